"""What a seat has that counts for the outcome: its traits.

A trait is something a player would point at: points on the board, what the powers make, how near the
best card in sight is, a tile within reach. Only what lies open, and the leaders in hand, are looked
at; never what a stack hides.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.types import Seat
from bottega.games.masters.components import (
    CARDS_TO_END,
    COLOURS,
    LAST_SPACE,
    MOST,
    RESOURCES_PER_POINT,
    SECTIONS,
    SLOTS,
    STACKS,
    TOKENS,
)
from bottega.games.masters.insight.card_figures import ABILITIES, CardFigures
from bottega.games.masters.insight.scales import (
    BEST_BEYOND,
    BEST_CARD,
    BEST_LACKS,
    BEST_PAYABLE,
    BOARD_POINTS,
    BOXED,
    CARDS,
    CARDS_2,
    CARDS_3,
    CROSS,
    CROSS_HALF,
    CROSS_THIRD_QUARTER,
    DISCOUNTS,
    LEADERS_HELD,
    LEADERS_NEAR,
    LEADERS_READY,
    NEXT_TILE,
    POWER_FAITH,
    POWER_NET,
    POWER_OUTPUT,
    RAREST,
    RAREST_BELOW_3,
    RAREST_BELOW_6,
    SEVENTH_CARD,
    SHELVED,
    TILES_KEPT,
    TOKEN_ENDS,
    TRACK_END,
    TRACK_POINTS,
    TRACK_SMOOTHED,
    TURN_TO_COME,
    Weighing,
)
from bottega.games.masters.insight.standing import Standing
from bottega.games.masters.rules.solo import CARDS_A_TOKEN, CROSS_STEPS, SHUFFLE_STEPS
from bottega.games.masters.table import TILE_KEPT, MastersTable

#: What a first look takes for the rounds that a card to come, and a step of faith, stand for.
CARD_ROUNDS: Final = 2.86
STEP_ROUNDS: Final = 0.88
#: Lorenzo's marker, in steps a turn: 3 in the 4 tokens between two shuffles.
CROSS_PACE: Final = 0.75
#: The number of rounds from which on the end is far.
FAR: Final = 20.0

#: The card to go for: what a resource that it lacks costs in points, and one for which there is no
#: place on the shelves, so that it must go through production first.
MISSING: Final = 1.68
BEYOND: Final = 1.68

#: How sure a tile is: half at the first space of its section, and more with each space beyond it; a
#: space counts less, the further off the report is.
TILE_DOUBT: Final = 0.8
#: Turns until a leader is playable, for each card of a level, each card, each resource it asks for.
WAIT_LEVEL: Final = 5.0
WAIT_CARD: Final = 3.0
WAIT_RESOURCE: Final = 1.2
#: The turns after which a leader counts for half.
PATIENCE: Final = 3.0
#: From here on the end of the track comes into view.
FAR_SPACE: Final = 18

#: More in the strongbox than this serves no purchase.
PLENTY: Final = 9


def first_guess(table: MastersTable) -> float:
    """How many rounds there may still be, from the cards and markers alone."""
    if table.ending:
        return 0.0
    # Loops, since `max` of a row is a call into the interpreter.
    most: i64 = 0
    for owned in table.owned:
        if owned > most:
            most = owned
    furthest: i64 = 0
    for space in table.faith:
        if space > furthest:
            furthest = space
    rounds = CARD_ROUNDS * float(CARDS_TO_END - most)
    track = STEP_ROUNDS * float(LAST_SPACE - furthest)
    if track < rounds:
        rounds = track
    if table.players == 1:
        lorenzo = float(LAST_SPACE - table.cross) / CROSS_PACE
        if lorenzo < rounds:
            rounds = lorenzo
    return rounds


def weigh_traits(
    figures: CardFigures,
    table: MastersTable,
    seat: Seat,
    seats: list[Standing],
    rounds: float,
    into: Weighing,
) -> float:
    """Add the traits of a seat; the worth of the best card that it can pay."""
    it = seats[seat]
    box = table.box
    perks = table.perks[seat]
    card_points = figures.points
    strong = it.strong
    boxed = strong[0] + strong[1] + strong[2] + strong[3]
    points = float(perks.points + it.points) + (it.stored + it.extra + boxed) / RESOURCES_PER_POINT
    net = flow = faith_power = 0.0
    second = third = 0
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        cards = table.slots[slot]
        if cards:
            height = len(cards)
            for card in cards:
                points += card_points[card]
            card = cards[-1]
            net += figures.net[card]
            flow += figures.flow[card]
            faith_power += figures.faith[card]
            if height > 1:
                second += 1
                if height > 2:
                    third += 1
    short = Shortfall(figures, table, seat, it.held, strong)
    worth, card, ready = aim(figures, table, seat, short, rounds)
    kept = 0
    for section in range(table.reports):
        if table.tiles[SECTIONS * seat + section] == TILE_KEPT:
            kept += box.tile_points[section]
    lacks = float(short.missing(card))
    if it.extra:
        lacks = lacks - it.extra if lacks > it.extra else 0.0
    near = at_hand = 0.0
    hand = table.hands[seat]
    count = len(hand)
    if count:
        near, at_hand = _hand(figures, table, seat, hand, it.held)
        if count > 2:
            count = 2
    faith = it.faith
    into.add(BOARD_POINTS, points)
    into.add(TRACK_POINTS, float(box.track_points[faith]))
    into.add(TRACK_SMOOTHED, figures.track[faith])
    into.add(TILES_KEPT, float(kept))
    into.add(CARDS, float(it.cards))
    into.add(CARDS_2, float(second))
    into.add(CARDS_3, float(third))
    into.add(POWER_NET, net)
    into.add(POWER_OUTPUT, flow)
    into.add(POWER_FAITH, faith_power)
    into.add(SHELVED, float(it.stored + it.extra))
    into.add(BOXED, float(boxed if boxed < PLENTY else PLENTY))
    into.add(BEST_CARD, worth)
    into.add(BEST_LACKS, lacks)
    into.add(BEST_BEYOND, float(short.beyond(card)))
    into.add(BEST_PAYABLE, ready)
    into.add(LEADERS_NEAR, near)
    into.add(LEADERS_READY, at_hand)
    into.add(NEXT_TILE, _tile(table, seats, faith) if table.reports < SECTIONS else 0.0)
    into.add(LEADERS_HELD, float(count))
    if perks.leaders:
        for ability in range(len(ABILITIES)):
            played = 0
            for leader in perks.leaders:
                if figures.ability[leader] == ability:
                    played += 1
            into.add(DISCOUNTS + ability, float(played))
    into.add(TURN_TO_COME, float(it.pending))
    into.add(TRACK_END, float(faith - FAR_SPACE) if faith > FAR_SPACE else 0.0)
    return ready


def _tile(table: MastersTable, seats: list[Standing], faith: int) -> float:
    """The points of the next tile, by how sure they are."""
    box = table.box
    furthest = table.cross
    for other in seats:
        if other.faith > furthest:
            furthest = other.faith
    left = box.pope_spaces[table.reports] - furthest
    doubt = 1.0 + TILE_DOUBT * float(max(0, left))
    sure = 0.5 + float(faith - box.section_first[table.reports]) / doubt
    if sure <= 0.0:
        return 0.0
    points = float(box.tile_points[table.reports])
    return points * sure if sure < 1.0 else points


def weigh_lorenzo(table: MastersTable, it: Standing, ready: float, into: Weighing) -> None:
    """Add how near Lorenzo is. The seat stands so, and `ready` is the worth of the best card it can pay."""
    cross = table.cross
    taken = table.taken
    left = [0, 0, 0, 0]
    for stack in range(len(STACKS)):
        left[stack % len(COLOURS)] += len(table.decks[stack]) - taken[stack]
    rarest = min(left)
    near = cross >= LAST_SPACE - CROSS_STEPS or rarest <= CARDS_A_TOKEN
    wins = it.cards == CARDS_TO_END - 1 and ready > 0.0 and it.pending > 0
    into.add(CROSS, float(cross))
    into.add(CROSS_HALF, float(cross - 12) if cross > 12 else 0.0)
    into.add(CROSS_THIRD_QUARTER, float(cross - 18) if cross > 18 else 0.0)
    into.add(RAREST, float(rarest))
    into.add(RAREST_BELOW_6, float(6 - rarest) if rarest < 6 else 0.0)
    into.add(RAREST_BELOW_3, float(3 - rarest) if rarest < 3 else 0.0)
    into.add(TOKEN_ENDS, _next_token_ends(table, left) if near else 0.0)
    into.add(SEVENTH_CARD, 1.0 if wins else 0.0)


def _next_token_ends(table: MastersTable, left: list[int]) -> float:
    """Which tokens are still in the pile is public; their order is not."""
    revealed = table.tokens[0][: table.drawn]
    fatal = 0
    if table.cross >= LAST_SPACE - CROSS_STEPS:
        fatal += TOKENS.count("cross") - revealed.count("cross")
    if table.cross >= LAST_SPACE - SHUFFLE_STEPS:
        fatal += 1
    for colour in range(len(COLOURS)):
        if left[colour] <= CARDS_A_TOKEN and COLOURS[colour] not in revealed:
            fatal += 1
    return fatal / (len(TOKENS) - table.drawn)


def _hand(
    figures: CardFigures, table: MastersTable, seat: Seat, hand: tuple[int, ...], held: list[int]
) -> tuple[float, float]:
    """The points of the leaders in hand by how near they are, and of those that can be played now.

    Of the four dealt, the best two count.
    """
    if len(hand) > 2:
        values = sorted(
            figures.leader_points[leader] / (1.0 + leader_wait(figures, table, seat, leader, held) / PATIENCE)
            for leader in hand
        )
        return values[-1] + values[-2], 0.0
    near = at_hand = 0.0
    for leader in hand:
        wait = leader_wait(figures, table, seat, leader, held)
        points = figures.leader_points[leader]
        near += points / (1.0 + wait / PATIENCE)
        if wait <= 0.0:
            at_hand += points
    return near, at_hand


def leader_wait(figures: CardFigures, table: MastersTable, seat: Seat, leader: int, held: list[int]) -> float:
    """Roughly the turns until what a leader requires is there; 0 when it is."""
    card = figures.leaders[leader]
    banners = table.banners
    n = len(COLOURS)
    wait = 0.0
    if not card.needs:
        for r in range(4):
            lacks = card.resources[r] - held[r]
            if lacks > 0:
                wait += WAIT_RESOURCE * float(lacks)
        return wait
    for need in card.needs:
        i = len(STACKS) * seat + need.colour
        if need.level:
            lacks = need.count - banners[i + n * (need.level - 1)]
            if lacks > 0:
                wait += WAIT_LEVEL * float(lacks)
        else:
            lacks = need.count - banners[i] - banners[i + n] - banners[i + 2 * n]
            if lacks > 0:
                wait += WAIT_CARD * float(lacks)
    return wait


class Shortfall:
    """What a seat lacks: the rows of `CardFigures` for what it has of each resource."""

    __slots__ = (
        "_beyond_0",
        "_beyond_1",
        "_beyond_2",
        "_beyond_3",
        "_lacks_0",
        "_lacks_1",
        "_lacks_2",
        "_lacks_3",
    )

    def __init__(
        self, figures: CardFigures, table: MastersTable, seat: Seat, held: list[int], strong: list[int]
    ) -> None:
        perks = table.perks[seat]
        off, depots = perks.discount, perks.depots
        lacks, beyond = figures.missing, figures.beyond
        self._lacks_0 = lacks[0][_few(held[0] + off[0])]
        self._lacks_1 = lacks[1][_few(held[1] + off[1])]
        self._lacks_2 = lacks[2][_few(held[2] + off[2])]
        self._lacks_3 = lacks[3][_few(held[3] + off[3])]
        self._beyond_0 = beyond[0][_few(strong[0] + off[0] + depots[0])]
        self._beyond_1 = beyond[1][_few(strong[1] + off[1] + depots[1])]
        self._beyond_2 = beyond[2][_few(strong[2] + off[2] + depots[2])]
        self._beyond_3 = beyond[3][_few(strong[3] + off[3] + depots[3])]

    def missing(self, card: int) -> int:
        """How many resources are missing for a card; 0 for no card."""
        return self._lacks_0[card] + self._lacks_1[card] + self._lacks_2[card] + self._lacks_3[card]

    def beyond(self, card: int) -> int:
        """How many of its cost the shelves cannot hold; 0 for no card."""
        return self._beyond_0[card] + self._beyond_1[card] + self._beyond_2[card] + self._beyond_3[card]


def _few(count: int) -> int:
    """No card costs more of a resource than MOST."""
    return count if count < MOST else MOST


def aim(
    figures: CardFigures, table: MastersTable, seat: Seat, short: Shortfall, rounds: float
) -> tuple[float, int, float]:
    """The card in sight most worth going for: its worth, and itself (0: none); then the worth of the
    best that can be paid now. A card's power counts for the rounds that remain, less the least one
    that it would cover."""
    i = SLOTS * seat
    slots = table.slots
    engine = figures.engine
    # The least power on top of a slot with one card, and with two.
    one = two = 9.0
    heights = 0
    for slot in range(i, i + SLOTS):
        cards = slots[slot]
        height = len(cards)
        heights = 4 * heights + height
        if height == 1:
            power = engine[cards[0]]
            if power < one:
                one = power
        elif height == 2:
            power = engine[cards[1]]
            if power < two:
                two = power
    tops = table.tops
    points = figures.points
    best = -99.0
    best_card = 0
    ready = 0.0
    for stack in figures.open_stacks[heights]:
        card = tops[stack]
        if card:
            level = stack >> 2
            covered = 0.0 if level == 0 else one if level == 1 else two
            worth = points[card] + rounds * (engine[card] - covered)
            lacks = short.missing(card)
            if lacks:
                worth -= MISSING * lacks + BEYOND * short.beyond(card)
            elif worth > ready:
                ready = worth
            if worth > best:
                best = worth
                best_card = card
    if not best_card:
        return 0.0, 0, 0.0
    return best, best_card, ready
