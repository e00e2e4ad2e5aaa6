"""What a net of Masters of Renaissance looks at: see `bottega.engine.features`.

A seat is told as it would stand if the open part of its turn were closed (`holding`): the hand-made judge,
whose answer a net corrects, looks at it so. Rows of one's own and of the others hold the same places and are
of different kinds. Rows of actions are made in `action_features`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.encoding import FLAG, four, number, one_of, pair
from bottega.engine.features import Features, SeatRows
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.masters.components import (
    CARDS_TO_END,
    COLOURS,
    FIRST_LEADER_ID,
    LAST_SPACE,
    RESOURCES,
    RESOURCES_PER_POINT,
    SECTIONS,
    SLOTS,
    STACKS,
    TOKENS,
    Box,
)
from bottega.games.masters.insight.action_features import ACTION, ActionFeatures
from bottega.games.masters.insight.card_figures import ABILITIES
from bottega.games.masters.insight.feature_tables import (
    BITS,
    LOW,
    FeatureTables,
    Lacking,
    between,
    few,
    in_halves,
    lines_of,
    played,
)
from bottega.games.masters.insight.holding import Holding, holdings
from bottega.games.masters.insight.traits import BEYOND, MISSING, first_guess
from bottega.games.masters.rules.solo import CARDS_A_TOKEN, CROSS_STEPS, SHUFFLE_STEPS
from bottega.games.masters.table import TILE_KEPT, TURN, MastersTable

#: The version of the rows: raise it when a row changes.
VERSION: Final = 2

_COURSE: Final = (
    *("alone", "two", "three", "four"),
    *("turns until its own", "seats after it", "main action to come", "turn under way"),
    *("round", "rounds left", "last round", "cards", "most cards of others"),
    *("furthest of others", "reports", "lead", "behind"),
)
_STORE: Final = (
    *(f"shelved.{name}" for name in RESOURCES),
    *(f"boxed.{name}" for name in RESOURCES),
    *("shelved", "boxed", "to choose", "to spend", "powers fed", "input missing"),
)
_ENGINE: Final = (
    *(f"input.{name}" for name in RESOURCES),
    *(f"output.{name}" for name in (*RESOURCES, "faith")),
    *(f"slots of height {height}" for height in range(4)),
    *(f"cards.{colour}" for colour in COLOURS),
    *(f"discount.{name}" for name in RESOURCES),
    *(f"depot.{name}" for name in RESOURCES),
    *(f"marble.{name}" for name in RESOURCES),
    *(f"power.{name}" for name in RESOURCES),
    "leader points",
)
_TRACK: Final = (
    *("faith", "tiles", "tile within reach", "steps to section", "steps to pope", "others' steps to pope"),
    *("points", "hand", "dropped"),
)
_REACH: Final = (
    *(f"level {level}.{what}" for what in ("payable", "one short", "two short") for level in (1, 2, 3)),
    *("most points payable", "best.points", "best.lacks", "best.beyond", "best.after the market"),
    *("best.worth", "best payable.worth"),
)
_HAND: Final = (
    *ABILITIES,
    *("points", "cards missing", "cards of a level missing", "resources missing", "playable"),
)
_MARKET: Final = (*(f"most.{name}" for name in RESOURCES), "most resources", "turns until its own")
_LORENZO: Final = (
    *("steps left", "drawn", "fatal tokens", "cards missing"),
    *(f"colour {n + 1} from the rarest" for n in range(len(COLOURS))),
)

_KINDS: Final = (
    ("course", _COURSE),
    ("own store", _STORE),
    ("own engine", _ENGINE),
    ("own track", _TRACK),
    ("own reach", _REACH),
    ("own leader in hand", _HAND),
    ("market", _MARKET),
    ("lorenzo", _LORENZO),
    ("other's store", _STORE),
    ("other's engine", _ENGINE),
    ("other's track", _TRACK),
    ("other's reach", _REACH),
)
# The numbers of the kinds, as the first byte of a row.
_AS_COURSE: Final = b"\x00"
_AS_OWN_STORE: Final = b"\x01"
_AS_OWN_ENGINE: Final = b"\x02"
_AS_OWN_TRACK: Final = b"\x03"
_AS_OWN_REACH: Final = b"\x04"
_AS_HAND: Final = b"\x05"
_AS_MARKET: Final = b"\x06"
_AS_LORENZO: Final = b"\x07"
_AS_STORE: Final = b"\x08"
_AS_ENGINE: Final = b"\x09"
_AS_TRACK: Final = b"\x0a"
_AS_REACH: Final = b"\x0b"

_PLAYERS: Final = one_of(4)
_ABILITY: Final = one_of(len(ABILITIES))
#: Numbers beyond these say no more.
_ROUNDS: Final = 31
_DISTANCE: Final = 12
_LEAD: Final = 30
#: What a card of a level adds to a count of cards by level.
_LEVEL: Final[tuple[i64, ...]] = (1, 1 << 4, 1 << 8)


class MastersFeatures(Features):
    """The rows of one edition. See `bottega.engine.features.Features`."""

    def __init__(self, box: Box) -> None:
        super().__init__(VERSION, _KINDS, ACTION)
        tables = FeatureTables(box)
        self._tables = tables
        self._actions = ActionFeatures(tables)
        leaders = box.leaders[FIRST_LEADER_ID:]
        self._leaders: list[bytes] = [
            _AS_HAND + _ABILITY[ABILITIES.index(leader.ability) + 1] + number(leader.points)
            for leader in leaders
        ]

    def by_seat(self, state: State) -> SeatRows:
        assert isinstance(state, MastersTable)
        table: MastersTable = state
        players: i64 = table.players
        seats = holdings(table)
        rounds = first_guess(table)
        lines = lines_of(table.market)
        stores: list[bytes] = []
        engines: list[bytes] = []
        tracks: list[bytes] = []
        reaches: list[bytes] = []
        totals: list[i64] = []
        for seat in range(players):
            it = seats[seat]
            total = self._total(table, seat, it)
            totals.append(total)
            stores.append(self._store(table, seat, it))
            engines.append(self._engine(table, seat))
            tracks.append(_track(table, seat, seats, total))
            reaches.append(self._reach(table, seat, it, rounds, lines))
        market = _market(lines)
        current = table.current
        own: list[list[bytes]] = []
        shown: list[list[bytes]] = []
        for seat in range(players):
            away: i64 = (seat - current + players) % players
            rows = [
                _course(table, seat, away, seats, totals, rounds),
                _AS_OWN_STORE + stores[seat],
                _AS_OWN_ENGINE + engines[seat],
                _AS_OWN_TRACK + tracks[seat],
                _AS_OWN_REACH + reaches[seat],
                market + number(away),
            ]
            for leader in table.hands[seat]:
                rows.append(self._hand(table, seat, leader, seats[seat]))
            if players == 1:
                rows.append(_lorenzo(table, seats[0]))
            own.append(rows)
            shown.append(
                [
                    _AS_STORE + stores[seat],
                    _AS_ENGINE + engines[seat],
                    _AS_TRACK + tracks[seat],
                    _AS_REACH + reaches[seat],
                ]
                if players > 1
                else []
            )
        return SeatRows(own, shown)

    def actions(self, state: State, seat: Seat, legal: list[Action]) -> list[bytes]:
        assert isinstance(state, MastersTable)
        return self._actions.rows(state, seat, legal, legal)

    def some_actions(
        self, state: State, seat: Seat, legal: list[Action], wanted: list[Action]
    ) -> list[bytes]:
        assert isinstance(state, MastersTable)
        return self._actions.rows(state, seat, legal, wanted)

    def _total(self, table: MastersTable, seat: i64, it: Holding) -> i64:
        """The points that the seat would have if this were the end."""
        box = table.box
        points = self._tables.points
        total = table.perks[seat].points + it.points + box.track_points[it.faith]
        for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
            for card in table.slots[slot]:
                total += points[card]
        tiles = table.tiles
        for section in range(table.reports):
            if tiles[SECTIONS * seat + section] == TILE_KEPT:
                total += box.tile_points[section]
        left = it.s0 + it.s1 + it.s2 + it.s3 + it.b0 + it.b1 + it.b2 + it.b3
        return total + left // RESOURCES_PER_POINT

    def _store(self, table: MastersTable, seat: i64, it: Holding) -> bytes:
        tables = self._tables
        h0, h1, h2, h3 = it.s0 + it.b0, it.s1 + it.b1, it.s2 + it.b2, it.s3 + it.b3
        unfed = tables.unfed
        unfed_0, unfed_1 = unfed[0][few(h0)], unfed[1][few(h1)]
        unfed_2, unfed_3 = unfed[2][few(h2)], unfed[3][few(h3)]
        sums: i64 = 0
        fed: i64 = 0
        for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
            cards = table.slots[slot]
            if cards:
                card = cards[-1]
                sums += tables.power[card]
                if not (unfed_0[card] | unfed_1[card] | unfed_2[card] | unfed_3[card]):
                    fed += 1
        missing: i64 = 0
        if sums:
            missing = (
                between(0, (sums & LOW) - h0, _DISTANCE)
                + between(0, (sums >> BITS & LOW) - h1, _DISTANCE)
                + between(0, (sums >> 2 * BITS & LOW) - h2, _DISTANCE)
                + between(0, (sums >> 3 * BITS & LOW) - h3, _DISTANCE)
            )
        extra = it.extra
        return b"%b%b%b%b%b%b" % (
            four(it.s0, it.s1, it.s2, it.s3),
            pair(it.b0, it.b1),
            pair(it.b2, it.b3),
            pair(it.s0 + it.s1 + it.s2 + it.s3, it.b0 + it.b1 + it.b2 + it.b3),
            pair(extra if extra > 0 else 0, -extra if extra < 0 else 0),
            pair(fed, missing),
        )

    def _engine(self, table: MastersTable, seat: i64) -> bytes:
        tables = self._tables
        sums: i64 = 0
        heights: i64 = 0
        for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
            cards = table.slots[slot]
            height: i64 = len(cards)
            heights += 1 << 3 * height
            if height:
                sums += tables.power[cards[-1]]
        banners = table.banners
        first: i64 = len(STACKS) * seat
        return b"%b%b%b%b%b%b%b%b" % (
            pair(sums & LOW, sums >> BITS & LOW),
            pair(sums >> 2 * BITS & LOW, sums >> 3 * BITS & LOW),
            pair(sums >> 4 * BITS & LOW, sums >> 5 * BITS & LOW),
            pair(sums >> 6 * BITS & LOW, sums >> 7 * BITS & LOW),
            number(sums >> 8 * BITS),
            four(heights & 7, heights >> 3 & 7, heights >> 6 & 7, heights >> 9),
            four(
                banners[first] + banners[first + 4] + banners[first + 8],
                banners[first + 1] + banners[first + 5] + banners[first + 9],
                banners[first + 2] + banners[first + 6] + banners[first + 10],
                banners[first + 3] + banners[first + 7] + banners[first + 11],
            ),
            tables.perks[played(table.perks[seat].leaders)],
        )

    def _reach(self, table: MastersTable, seat: i64, it: Holding, rounds: float, lines: list[i64]) -> bytes:
        """Which cards in sight the seat can pay, or nearly, and the best to go for, as in `traits.aim`."""
        figures = self._tables.figures
        perks = table.perks[seat]
        off, depots = perks.discount, perks.depots
        h0, h1, h2, h3 = it.s0 + it.b0, it.s1 + it.b1, it.s2 + it.b2, it.s3 + it.b3
        lacks = figures.missing
        lacks_0, lacks_1 = lacks[0][few(h0 + off[0])], lacks[1][few(h1 + off[1])]
        lacks_2, lacks_3 = lacks[2][few(h2 + off[2])], lacks[3][few(h3 + off[3])]
        beyond = figures.beyond
        beyond_0 = beyond[0][few(it.b0 + off[0] + depots[0])]
        beyond_1 = beyond[1][few(it.b1 + off[1] + depots[1])]
        beyond_2 = beyond[2][few(it.b2 + off[2] + depots[2])]
        beyond_3 = beyond[3][few(it.b3 + off[3] + depots[3])]
        engine, points, tops = figures.engine, self._tables.points, table.tops
        # The least power on top of a slot with one card, and with two.
        one = two = 9.0
        heights: i64 = 0
        for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
            cards = table.slots[slot]
            height: i64 = len(cards)
            heights = 4 * heights + height
            if height == 1:
                power = engine[cards[0]]
                if power < one:
                    one = power
            elif height == 2:
                power = engine[cards[1]]
                if power < two:
                    two = power
        payable: i64 = 0
        one_short: i64 = 0
        two_short: i64 = 0
        most: i64 = 0
        best = -99.0
        ready = -99.0
        best_card: i64 = 0
        best_lacks: i64 = 0
        best_beyond: i64 = 0
        for stack in figures.open_stacks[heights]:
            card = tops[stack]
            if not card:
                continue
            level = stack >> 2
            worth = float(points[card]) + rounds * (
                engine[card] - (0.0 if level == 0 else one if level == 1 else two)
            )
            short: i64 = lacks_0[card] + lacks_1[card] + lacks_2[card] + lacks_3[card]
            hard: i64 = 0
            if short == 0:
                payable += _LEVEL[level]
                if points[card] > most:
                    most = points[card]
                if worth > ready:
                    ready = worth
            else:
                if short == 1:
                    one_short += _LEVEL[level]
                elif short == 2:
                    two_short += _LEVEL[level]
                hard = beyond_0[card] + beyond_1[card] + beyond_2[card] + beyond_3[card]
                worth -= MISSING * float(short) + BEYOND * float(hard)
            if worth > best:
                best = worth
                best_card = card
                best_lacks = short
                best_beyond = hard
        after = best_lacks
        if best_lacks:
            after = _after_market(
                lines, lacks_0[best_card], lacks_1[best_card], lacks_2[best_card], lacks_3[best_card]
            )
        return b"%b%b%b%b%b%b%b%b" % (
            pair(payable & 15, payable >> 4 & 15),
            pair(payable >> 8, one_short & 15),
            pair(one_short >> 4 & 15, one_short >> 8),
            pair(two_short & 15, two_short >> 4 & 15),
            pair(two_short >> 8, most),
            pair(points[best_card], best_lacks),
            pair(best_beyond, after),
            pair(in_halves(best), in_halves(ready)),
        )

    def _hand(self, table: MastersTable, seat: i64, leader: i64, it: Holding) -> bytes:
        lacking = Lacking(
            self._tables.figures,
            table,
            seat,
            leader,
            it.s0 + it.b0,
            it.s1 + it.b1,
            it.s2 + it.b2,
            it.s3 + it.b3,
        )
        cards, levels, resources = lacking.cards, lacking.levels, lacking.resources
        return b"%b%b%b" % (
            self._leaders[leader - FIRST_LEADER_ID],
            pair(cards, levels),
            pair(resources, 1 if cards + levels + resources == 0 else 0),
        )


def _course(
    table: MastersTable, seat: i64, away: i64, seats: list[Holding], totals: list[i64], rounds: float
) -> bytes:
    """How far the match is, and how the seat stands to the best of the others."""
    players: i64 = table.players
    cards: i64 = 0
    furthest = table.cross
    lead: i64 = totals[seat]
    best: i64 = 0
    for other in range(players):
        if other != seat:
            it = seats[other]
            if it.cards > cards:
                cards = it.cards
            if it.faith > furthest:
                furthest = it.faith
            if totals[other] > best:
                best = totals[other]
    lead -= best
    own = seats[seat]
    left: i64 = int(rounds)
    stage = table.stage
    return b"%b%b%b%b%b%b%b%b%b%b" % (
        _AS_COURSE,
        _PLAYERS[players],
        pair(away, players - 1 - seat),
        pair(own.pending, 1 if stage > TURN and away == 0 else 0),
        pair(between(0, table.round, _ROUNDS), between(0, left, _ROUNDS)),
        FLAG[table.ending],
        pair(own.cards, cards),
        pair(furthest, table.reports),
        number(between(0, lead, _LEAD)),
        number(between(0, -lead, _LEAD)),
    )


def _track(table: MastersTable, seat: i64, seats: list[Holding], total: i64) -> bytes:
    box = table.box
    faith = seats[seat].faith
    reports = table.reports
    tiles: i64 = 0
    for section in range(reports):
        if table.tiles[SECTIONS * seat + section] == TILE_KEPT:
            tiles += 1
    furthest = table.cross
    for other in range(table.players):
        if other != seat and seats[other].faith > furthest:
            furthest = seats[other].faith
    first = pope = LAST_SPACE
    if reports < SECTIONS:
        first, pope = box.section_first[reports], box.pope_spaces[reports]
    return b"%b%b%b%b%b" % (
        pair(faith, tiles),
        pair(1 if faith >= first else 0, between(0, first - faith, _DISTANCE)),
        pair(between(0, pope - faith, _DISTANCE), between(0, pope - furthest, _DISTANCE)),
        number(total),
        pair(len(table.hands[seat]), len(table.dropped[seat])),
    )


def _market(lines: list[i64]) -> bytes:
    """The most of each resource that a line gives, and the most resources; whites count for nothing."""
    m0: i64 = 0
    m1: i64 = 0
    m2: i64 = 0
    m3: i64 = 0
    most: i64 = 0
    for line in lines:
        n0, n1, n2, n3 = line & 15, line >> 4 & 15, line >> 8 & 15, line >> 12 & 15
        if n0 > m0:
            m0 = n0
        if n1 > m1:
            m1 = n1
        if n2 > m2:
            m2 = n2
        if n3 > m3:
            m3 = n3
        if n0 + n1 + n2 + n3 > most:
            most = n0 + n1 + n2 + n3
    return b"%b%b%b" % (_AS_MARKET, four(m0, m1, m2, m3), number(most))


def _after_market(lines: list[i64], l0: i64, l1: i64, l2: i64, l3: i64) -> i64:
    """What is still missing after the line of the market that helps most, if there is room for it."""
    best: i64 = 0
    for line in lines:
        helps = (
            min(l0, line & 15) + min(l1, line >> 4 & 15) + min(l2, line >> 8 & 15) + min(l3, line >> 12 & 15)
        )
        if helps > best:
            best = helps
    return l0 + l1 + l2 + l3 - best


def _lorenzo(table: MastersTable, it: Holding) -> bytes:
    """How near Lorenzo is. Which tokens are still in the pile is public; their order is not."""
    left = colours_left(table)
    revealed = table.tokens[0][: table.drawn]
    fatal: i64 = 0
    if table.cross >= LAST_SPACE - CROSS_STEPS:
        fatal += TOKENS.count("cross") - revealed.count("cross")
    if table.cross >= LAST_SPACE - SHUFFLE_STEPS:
        fatal += 1
    for colour in range(len(COLOURS)):
        if left[colour] <= CARDS_A_TOKEN and COLOURS[colour] not in revealed:
            fatal += 1
    left.sort()
    return b"%b%b%b%b" % (
        _AS_LORENZO,
        pair(LAST_SPACE - table.cross, table.drawn),
        pair(fatal, CARDS_TO_END - it.cards),
        pair(left[0], left[1]) + pair(left[2], left[3]),
    )


def colours_left(table: MastersTable) -> list[int]:
    """By colour: how many cards are still in its stacks."""
    left = [0, 0, 0, 0]
    decks, taken = table.decks, table.taken
    for stack in range(len(STACKS)):
        left[stack % len(COLOURS)] += len(decks[stack]) - taken[stack]
    return left
