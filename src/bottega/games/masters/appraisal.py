"""What a position is worth: for each seat a plan of purchases, and when it would bring the end.

A seat is thought to buy the best card in sight as soon as it can be paid, then cards as they come on
average, each after the turns it takes to gather its cost. The seat that is through first ends the
match. What the others have bought by then counts, and so do faith, tiles, leaders and what is left.
Only what lies open, and the leaders in hand, are looked at; never what a stack hides.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.types import Seat
from bottega.games.masters.components import (
    CARDS_TO_END,
    COLOURS,
    FAITH,
    LAST_SPACE,
    MOST,
    RESOURCES_PER_POINT,
    SECTIONS,
    SLOTS,
    STACKS,
)
from bottega.games.masters.ledger import WIDTH, Ledger
from bottega.games.masters.table import (
    END,
    KEEP,
    LEADERS,
    PAY,
    START,
    TILE_KEPT,
    WHITE,
    Table,
)
from bottega.games.masters.warehouse import FITS, KEEP_OF, room_code

#: Useful resources gathered in a turn that is not a purchase, without any engine.
INCOME: Final = 2.1
#: What each net resource of one's powers adds to it, each resource they make, each purchase to come.
ENGINE_INCOME: Final = 0.25
FLOW_INCOME: Final = 0.05
GROWTH: Final = 0.15
#: Turns for each resource that does not fit the shelves and must go through production first ...
THROUGH: Final = 0.9
#: ... which becomes less with each resource that one's powers make.
FLOW_THROUGH: Final = 0.4
#: Turns for each missing resource for which there is no room.
NO_ROOM: Final = 0.3
#: How much of what is left over after a purchase serves the next one.
LEFT_OVER: Final = 0.6
#: Steps of faith in a turn: from the market, from each opponent's discards, from each that powers give.
FAITH_PACE: Final = 0.30
OTHERS_PACE: Final = 0.05
ENGINE_PACE: Final = 0.38
#: Points that a turn is worth: what a purchase must bring for each turn it takes.
TURN_WORTH: Final = 2.2
#: The match is seldom over as soon as all plans go smoothly.
DELAY: Final = 1.3
#: A purchase that comes too late still counts in part, for plans may go better: so many turns late,
#: at the end and more for each round before it.
LATE: Final = 0.4
LATE_ROUND: Final = 0.35
LATE_MOST: Final = 3.0
#: Resources that each purchase uses up of those one would have left.
USED_UP: Final = 1.5
#: Turns before the end from which on the steps of the track are felt.
TRACK_STEPS: Final = 3.0
#: Turns by which a report may come earlier than thought.
REPORT_EARLY: Final = 4.0
#: How sure a tile is: the margin of spaces at which it is, now and more for each turn until then.
TILE_MARGIN: Final = 1.0
TILE_DOUBT: Final = 0.6
#: A played leader beyond its points and ability; one that must be discarded.
PLAYED: Final = 0.3
DISCARDED: Final = 0.6
#: Turns until a leader is playable, for each card of a level, each card, each resource it asks for.
WAIT_LEVEL: Final = 5.0
WAIT_CARD: Final = 3.0
WAIT_RESOURCE: Final = 1.2
#: The chance to play it, when nearly there; and how much time it may take.
PLAYABLE: Final = 0.9
PATIENCE: Final = 1.2
#: Lorenzo's marker, in steps a turn: 3 in the 4 tokens between two shuffles.
CROSS_PACE: Final = 0.75
#: What a first look takes for the rounds a card and a step of faith stand for.
CARD_ROUNDS: Final = 2.86
STEP_ROUNDS: Final = 0.88
_SHELVES: Final = 6


class Standing:
    """A seat as it would stand if the open part of its turn were closed sensibly."""

    __slots__ = (
        "cards",
        "extra",
        "faith",
        "free",
        "held",
        "income",
        "pace",
        "pending",
        "plan_points",
        "plan_times",
        "points",
        "strong",
        "through",
        "turns",
    )

    def __init__(self) -> None:
        self.held: list[int] = []
        self.strong: list[int] = []
        #: Places left on the shelves and in special depots.
        self.free = 0
        #: Resources not yet chosen, or still to be spent (below 0).
        self.extra = 0.0
        self.faith = 0
        self.cards = 0
        self.points = 0.0
        #: 1 while the seat's turn in this round is still to come.
        self.pending = 0
        self.income = 0.0
        self.pace = 0.0
        self.through = 0.0
        self.plan_times: list[float] = []
        self.plan_points: list[float] = []
        self.turns = 0.0


def first_guess(table: Table) -> float:
    """How many rounds there may still be, from the cards and markers alone."""
    if table.ending:
        return 0.0
    cards = max(table.owned)
    faith = max(table.faith)
    rounds = CARD_ROUNDS * (CARDS_TO_END - cards)
    track = STEP_ROUNDS * (LAST_SPACE - faith)
    if track < rounds:
        rounds = track
    if table.players == 1:
        lorenzo = (LAST_SPACE - table.cross) / CROSS_PACE
        if lorenzo < rounds:
            rounds = lorenzo
    return rounds


class Appraisal:
    """All seats of one table. `rounds` that remain after the present one, and `points` by seat."""

    __slots__ = ("ledger", "points", "rounds", "seats", "table")

    def __init__(self, ledger: Ledger, table: Table) -> None:
        self.ledger = ledger
        self.table = table
        self.seats = [self._standing(seat) for seat in range(table.players)]
        self._close_open_turn()
        guess = first_guess(table)
        rounds = 99.0
        for seat in range(table.players):
            standing = self.seats[seat]
            self._plan(seat, standing, guess)
            finish = (LAST_SPACE - standing.faith) / standing.pace
            if standing.plan_times:
                if standing.plan_times[-1] < finish:
                    finish = standing.plan_times[-1]
            elif standing.cards >= CARDS_TO_END:
                finish = 0.0
            finish -= standing.pending
            if finish < rounds:
                rounds = finish
        rounds *= DELAY
        if table.players == 1:
            lorenzo = (LAST_SPACE - table.cross) / CROSS_PACE
            if lorenzo < rounds:
                rounds = lorenzo
        if table.ending or rounds < 0.0:
            rounds = 0.0
        self.rounds = rounds
        self.points: list[float] = []
        for standing in self.seats:
            standing.turns = rounds + standing.pending
        for seat in range(table.players):
            self.points.append(self._worth(seat))

    def _standing(self, seat: Seat) -> Standing:
        table = self.table
        it = Standing()
        i = 4 * seat
        it.strong = table.strongbox[i : i + 4]
        stored = table.stored
        strong = it.strong
        it.held = [
            stored[i] + strong[0],
            stored[i + 1] + strong[1],
            stored[i + 2] + strong[2],
            stored[i + 3] + strong[3],
        ]
        it.free = room_left(table, seat)
        it.faith = table.faith[seat]
        it.cards = table.owned[seat]
        stage = table.stage
        if stage <= START:
            it.pending = 1
            if stage == LEADERS:
                it.extra = float(table.box.start_resources[seat])
                it.faith += table.box.start_faith[seat]
            elif seat > table.current:
                it.extra = float(table.box.start_resources[seat])
            elif seat == table.current:
                it.extra = float(table.gains)
        elif seat > table.current or (seat == table.current and stage < WHITE):
            it.pending = 1
        ledger = self.ledger
        points = table.perks[seat].points + 0.0
        net = 0.0
        faith = 0.0
        flow = 0.0
        for slot in table.slots[SLOTS * seat : SLOTS * seat + SLOTS]:
            if slot:
                for card in slot:
                    points += ledger.points[card]
                card = slot[-1]
                net += ledger.net[card]
                faith += ledger.faith[card]
                flow += ledger.flow[card]
        powers = len(table.perks[seat].powers)
        if powers:
            faith += powers
            flow += powers
        it.points = points
        it.income = INCOME + ENGINE_INCOME * net + FLOW_INCOME * flow
        it.pace = FAITH_PACE + OTHERS_PACE * (table.players - 1) + ENGINE_PACE * faith
        it.through = THROUGH / (1.0 + FLOW_THROUGH * flow)
        return it

    def _close_open_turn(self) -> None:
        """What the turn under way has taken, made, or still owes."""
        table = self.table
        stage = table.stage
        if stage < WHITE or stage >= END:
            return
        seat = table.current
        it = self.seats[seat]
        held, strong = it.held, it.strong
        if stage in (WHITE, KEEP):
            it.extra += table.whites
            gained = table.gained
            if gained:
                code = room_code(table, seat)
                for keep in KEEP_OF[gained]:
                    if FITS[code + keep.code]:
                        for r in range(4):
                            held[r] += keep.counts[r]
                        it.free -= keep.total
                        discarded = KEEP_OF[gained][0].total - keep.total
                        if discarded:
                            for other in range(table.players):
                                if other != seat:
                                    self._step(other, discarded)
                        break
            return
        if stage == PAY:
            for r in range(4):
                due = table.debt[r]
                held[r] -= due
                if strong[r] > held[r]:
                    strong[r] = held[r]
            if table.buying >= 0:
                it.cards += 1
                it.points += self.ledger.points[table.tops[table.buying // SLOTS]]
        output = table.output
        for r in range(4):
            held[r] += output[r]
            strong[r] += output[r]
        self._step(seat, output[FAITH])
        it.extra += table.gains - table.spends

    def _step(self, seat: Seat, count: int) -> None:
        faith = self.seats[seat].faith + count
        self.seats[seat].faith = faith if faith < LAST_SPACE else LAST_SPACE

    def _plan(self, seat: Seat, it: Standing, guess: float) -> None:
        """The purchases of a seat up to its seventh card: after how many of its turns, for how much."""
        table = self.table
        ledger = self.ledger
        i = SLOTS * seat
        slots = table.slots
        heights = 16 * len(slots[i]) + 4 * len(slots[i + 1]) + len(slots[i + 2])
        levels = ledger.to_come[heights]
        count = CARDS_TO_END - it.cards
        if count <= 0 or not levels:
            return
        missing, beyond = shortfall(ledger, table, seat, it.held, it.strong)
        extra = it.extra
        best_card, best_time = target(
            ledger, table, seat, missing, beyond, guess, extra, it.free, 1.0 / it.income, it.through
        )
        times: list[float] = []
        points: list[float] = []
        time = 0.0
        rest = (it.held[0] + it.held[1] + it.held[2] + it.held[3] + extra) * LEFT_OVER
        income = it.income
        through = it.through
        first = 0
        if best_card:
            time = best_time
            times.append(time)
            points.append(ledger.points[best_card])
            rest -= (ledger.cost[best_card] - missing[best_card]) * LEFT_OVER
            first = 1
            income += GROWTH
        if count > len(levels):
            count = len(levels)
        for n in range(first, count):
            level = levels[n] - 1
            need = ledger.level_cost[level] - rest
            if need < 0.0:
                rest = -need
                need = 0.0
            else:
                rest = 0.0
            time += 1.0 + need / income + ledger.level_beyond[level] * through
            income += GROWTH
            times.append(time)
            points.append(ledger.level_points[level])
        it.plan_times = times
        it.plan_points = points

    def _worth(self, seat: Seat) -> float:
        """The final score one would expect."""
        it = self.seats[seat]
        turns = it.turns
        rounds = self.rounds
        blur = LATE + LATE_ROUND * rounds
        if blur > LATE_MOST:
            blur = LATE_MOST
        worth = it.points
        held = it.held
        left = held[0] + held[1] + held[2] + held[3] + it.extra
        times = it.plan_times
        for n in range(len(times)):
            late = times[n] - turns
            if late <= 0.0:
                worth += it.plan_points[n]
                left -= USED_UP
            elif late < blur:
                worth += it.plan_points[n] * (1.0 - late / blur)
                break
            else:
                break
        if left > 0.0:
            worth += left / RESOURCES_PER_POINT
        return worth + self._faith(seat) + self._hand(seat)

    def _faith(self, seat: Seat) -> float:
        """The track at the end, the tiles kept, and the chance of those to come."""
        table = self.table
        box = table.box
        it = self.seats[seat]
        turns = it.turns
        at_end = it.faith + it.pace * turns
        if at_end >= LAST_SPACE:
            at_end = LAST_SPACE
        space = int(at_end)
        smooth = self.ledger.track
        worth = smooth[space]
        if space < LAST_SPACE:
            worth += (smooth[space + 1] - smooth[space]) * (at_end - space)
        if turns < TRACK_STEPS:
            worth += (box.track_points[space] - worth) * (1.0 - turns / TRACK_STEPS)
        for section in range(SECTIONS):
            if section < table.reports:
                if table.tiles[SECTIONS * seat + section] == TILE_KEPT:
                    worth += box.tile_points[section]
                continue
            soonest = 99.0
            for other in self.seats:
                time = (box.pope_spaces[section] - other.faith) / other.pace
                if time < soonest:
                    soonest = time
            if table.players == 1:
                time = (box.pope_spaces[section] - table.cross) / CROSS_PACE
                if time < soonest:
                    soonest = time
            late = soonest - turns
            if late > REPORT_EARLY:
                break
            if soonest < 0.0:
                soonest = 0.0
            takes_place = 1.0 if late <= 0.0 else 1.0 - late / REPORT_EARLY
            ahead = it.faith + it.pace * soonest - box.section_first[section]
            kept = 0.5 + ahead / (TILE_MARGIN + TILE_DOUBT * soonest)
            if kept > 0.0:
                worth += box.tile_points[section] * takes_place * (kept if kept < 1.0 else 1.0)
        return worth

    def _hand(self, seat: Seat) -> float:
        """Leaders: the abilities of those played, and those in hand by how far off they are."""
        table = self.table
        ledger = self.ledger
        turns = self.seats[seat].turns
        worth = 0.0
        for leader in table.perks[seat].leaders:
            worth += ledger.ability[leader] * turns + PLAYED
        hand = table.hands[seat]
        if not hand:
            return worth
        values = [leader_worth(ledger, table, seat, leader, self.seats[seat].held, turns) for leader in hand]
        if len(values) > 2:
            values.sort()
            return worth + values[-1] + values[-2]
        for value in values:
            worth += value
        return worth


def leader_worth(
    ledger: Ledger, table: Table, seat: Seat, leader: int, held: list[int], turns: float
) -> float:
    """A leader in hand: its points and ability, times the chance to play it in time; or its faith."""
    wait = leader_wait(ledger, table, seat, leader, held)
    worth = ledger.leader_points[leader] + ledger.ability[leader] * turns
    if wait > 0.0:
        chance = PLAYABLE * (1.0 - wait / (1.0 + PATIENCE * turns))
        worth *= chance if chance > 0.0 else 0.0
    return worth if worth > DISCARDED else DISCARDED


def leader_wait(ledger: Ledger, table: Table, seat: Seat, leader: int, held: list[int]) -> float:
    """Roughly the turns until what a leader requires is there; 0 when it is."""
    card = ledger.leaders[leader]
    banners = table.banners
    n = len(COLOURS)
    wait = 0.0
    for need in card.needs:
        i = len(STACKS) * seat + need.colour
        if need.level:
            lacks = need.count - banners[i + n * (need.level - 1)]
            if lacks > 0:
                wait += WAIT_LEVEL * lacks
        else:
            lacks = need.count - banners[i] - banners[i + n] - banners[i + 2 * n]
            if lacks > 0:
                wait += WAIT_CARD * lacks
    for r in range(4):
        lacks = card.resources[r] - held[r]
        if lacks > 0:
            wait += WAIT_RESOURCE * lacks
    return wait


def room_left(table: Table, seat: Seat) -> int:
    """Places left on the shelves and in special depots, whatever would fit there."""
    stored = table.stored
    i = 4 * seat
    depots = table.perks[seat].depots
    places = _SHELVES + depots[0] + depots[1] + depots[2] + depots[3]
    return places - stored[i] - stored[i + 1] - stored[i + 2] - stored[i + 3]


def shortfall(
    ledger: Ledger, table: Table, seat: Seat, held: list[int], strong: list[int]
) -> tuple[bytes, bytes]:
    """By card: how many resources are missing, and how many of its cost the shelves cannot hold."""
    perks = table.perks[seat]
    discount = perks.discount
    depots = perks.depots
    short, over = ledger.missing, ledger.beyond
    missing = 0
    beyond = 0
    for r in range(4):
        have = held[r] + discount[r]
        missing += short[r][have if have < MOST else MOST]
        have = strong[r] + discount[r] + depots[r]
        beyond += over[r][have if have < MOST else MOST]
    return missing.to_bytes(WIDTH, "little"), beyond.to_bytes(WIDTH, "little")


def covered_power(ledger: Ledger, table: Table, seat: Seat) -> list[float]:
    """By level (from 0): what the power is worth that a card of it would cover, the least of them."""
    covered = [0.0, 9.0, 9.0, 9.0]
    engine = ledger.engine
    slots = table.slots
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        cards = slots[slot]
        if cards:
            height = len(cards)
            power = engine[cards[-1]]
            if power < covered[height]:
                covered[height] = power
    return covered


def target(
    ledger: Ledger,
    table: Table,
    seat: Seat,
    missing: bytes,
    beyond: bytes,
    rounds: float,
    extra: float,
    free: int,
    each: float,
    through: float,
) -> tuple[int, float]:
    """The card in sight that is most worth going for (0: none), and the turns it takes to own it.

    A missing resource takes `each` turns, one that must go through production `through` more.
    """
    slots = table.slots
    i = SLOTS * seat
    heights = 16 * len(slots[i]) + 4 * len(slots[i + 1]) + len(slots[i + 2])
    covered = covered_power(ledger, table, seat)
    points, engine = ledger.points, ledger.engine
    tops = table.tops
    best = -99.0
    best_card = 0
    best_time = 0.0
    for stack in ledger.open_stacks[heights]:
        card = tops[stack]
        if card:
            short = missing[card] - extra
            time = 1.0 + beyond[card] * through
            if short > 0.0:
                time += short * each
                if short > free:
                    time += (short - free) * NO_ROOM
            worth = points[card] + rounds * (engine[card] - covered[stack >> 2]) - TURN_WORTH * time
            if worth > best:
                best = worth
                best_card = card
                best_time = time
    return best_card, best_time
