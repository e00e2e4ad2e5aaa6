"""A cheap policy: what a sensible player would do, without looking ahead.

It has one card in mind, the same that the appraisal would go for, and what helps towards it counts
more. Everything is weighed in points, and a weight is an exponential of that.
"""

from __future__ import annotations

from math import exp
from typing import Final

from bottega.engine.action import Action
from bottega.engine.types import Seat
from bottega.games.masters.actions import (
    BASE,
    FIRST_LEADER,
    FIRST_SLOT,
    LINES,
    Activate,
    Buy,
    DiscardLeader,
    FinishProduction,
    Gain,
    Keep,
    KeepLeaders,
    Pay,
    PlayLeader,
    Spend,
    StartWith,
    TakeLine,
    TurnWhite,
)
from bottega.games.masters.appraisal import (
    INCOME,
    THROUGH,
    first_guess,
    leader_wait,
    leader_worth,
    shortfall,
    target,
)
from bottega.games.masters.components import FAITH, SECTIONS, SLOTS, Card
from bottega.games.masters.ledger import Ledger
from bottega.games.masters.table import (
    END,
    GAIN,
    KEEP,
    LEADERS,
    PAY,
    PRODUCE,
    SPEND,
    START,
    TURN,
    WHITE,
    Table,
)
from bottega.games.masters.warehouse import FITS, KEEP_OF, room_code

#: How sharply the better is preferred at the start of a turn, and within one.
SHARP: Final = 1.5
SHARPER: Final = 3.0
#: Nothing is quite impossible.
LEAST: Final = 0.001
#: A step of faith, in points; more where it may win a tile.
FAITH_WORTH: Final = 0.75
TILE_NEAR: Final = 0.35
#: What a resource in the strongbox is worth more than one on a shelf, in points.
STRONGBOX: Final = 0.15
#: What others gain from each resource one discards.
GIVEN_AWAY: Final = 0.45
_DIGIT: Final = (1, 10, 100, 1000)
_MOST_ROUNDS_FOR_LEADERS: Final = 18.0


class Policy:
    """Weights for the decisions of one edition."""

    __slots__ = ("ledger",)

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def weights(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        if len(actions) == 1:
            return [1.0]
        stage = table.stage
        if stage == TURN:
            return self._turn(table, seat, actions)
        if stage == KEEP:
            return self._keep(table, seat, actions)
        if stage == END:
            return self._end(table, seat, actions)
        if stage == PRODUCE:
            return self._produce(table, seat, actions)
        if stage in (SPEND, GAIN, WHITE, START):
            return self._resource(table, seat, actions)
        if stage == PAY:
            return _pay(actions)
        if stage == LEADERS:
            return self._pairs(table, seat, actions)
        return [1.0] * len(actions)

    def _aim(self, table: Table, seat: Seat, rounds: float) -> tuple[Card, list[float], list[int]]:
        """The card in mind, what each resource is worth, and how many of each it still lacks."""
        ledger = self.ledger
        i = 4 * seat
        stored = table.stored
        strong = table.strongbox[i : i + 4]
        held = [
            stored[i] + strong[0],
            stored[i + 1] + strong[1],
            stored[i + 2] + strong[2],
            stored[i + 3] + strong[3],
        ]
        missing, beyond = shortfall(ledger, table, seat, held, strong)
        card = target(ledger, table, seat, missing, beyond, rounds, 0.0, 1.0 / INCOME, 0.6 * THROUGH)[0]
        common = 0.2 + 0.09 * rounds if rounds < 5.0 else 0.65
        worth = [common, common, common, common]
        lacks = [0, 0, 0, 0]
        box_card = table.box.cards[card]
        if card:
            cost = box_card.cost
            discount = table.perks[seat].discount
            output = table.output
            for r in range(4):
                lack = cost[r] - discount[r] - held[r] - output[r]
                if lack > 0:
                    lacks[r] = lack
                    worth[r] = common + 0.45 + 0.05 * lack
                elif lack == 0 and cost[r]:
                    worth[r] = common + 0.1
        return box_card, worth, lacks

    def _faith_worth(self, table: Table, seat: Seat) -> float:
        if table.reports < SECTIONS:
            gap = table.box.section_first[table.reports] - table.faith[seat]
            if 0 < gap < 5:
                return FAITH_WORTH + TILE_NEAR
        return FAITH_WORTH

    def _turn(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        ledger = self.ledger
        rounds = first_guess(table)
        _, worth, lacks = self._aim(table, seat, rounds)
        faith = self._faith_worth(table, seat)
        values: list[float] = []
        marbles = table.perks[seat].marbles
        gives = [0.0, worth[3], worth[1], worth[0], worth[2], faith]
        white = 0
        if marbles:
            gives[0] = worth[marbles[0]]
            white = _DIGIT[marbles[0]]
            if len(marbles) > 1 and worth[marbles[1]] > gives[0]:
                gives[0] = worth[marbles[1]]
                white = _DIGIT[marbles[1]]
        codes = [white, 1000, 10, 1, 100, 0]
        market = table.market
        room = room_code(table, seat)
        common = worth[0]
        for each in worth:
            if each < common:
                common = each
        powers = -1.0
        engine = ledger.engine
        resource = 0.2 + 0.1 * rounds if rounds < 5.0 else 0.7
        for action in actions:
            if isinstance(action, TakeLine):
                value = 0.0
                gained = 0
                for cell in LINES[action.line]:
                    marble = market[cell]
                    value += gives[marble]
                    gained += codes[marble]
                if not FITS[room + gained]:
                    keeps = KEEP_OF[gained]
                    for keep in keeps:
                        if FITS[room + keep.code]:
                            value -= (keeps[0].total - keep.total) * (common + 0.1 + GIVEN_AWAY)
                            break
            elif isinstance(action, Buy):
                card = table.tops[action.stack]
                cards = table.slots[SLOTS * seat + action.slot]
                value = ledger.points[card] - resource * ledger.cost[card]
                value += rounds * (engine[card] - (engine[cards[-1]] if cards else 0.0)) + 0.5
            elif isinstance(action, Activate):
                if powers < 0.0:
                    powers = self._all_powers(table, seat, actions, worth, lacks, faith)
                value = powers
                if self._power(table, seat, action.power, worth, lacks, faith) <= 0.0:
                    value -= 1.5
            elif isinstance(action, PlayLeader):
                value = 6.0
            elif isinstance(action, DiscardLeader):
                value = self._discard(table, seat, action.leader, rounds)
            else:
                value = -3.0
            values.append(value)
        return _exponential(values, SHARP)

    def _all_powers(
        self,
        table: Table,
        seat: Seat,
        actions: list[Action],
        worth: list[float],
        lacks: list[int],
        faith: float,
    ) -> float:
        total = 0.0
        for action in actions:
            if isinstance(action, Activate):
                value = self._power(table, seat, action.power, worth, lacks, faith)
                if value > 0.0:
                    total += value
        return total

    def _power(
        self, table: Table, seat: Seat, power: int, worth: list[float], lacks: list[int], faith: float
    ) -> float:
        """What a power gives for what it takes, in points."""
        if power == BASE:
            best = 0.0
            for r in range(4):
                if lacks[r] and worth[r] > best:
                    best = worth[r]
            spare = 0
            low = 9.0
            for r in range(4):
                if not lacks[r]:
                    spare += table.held(seat, r)
                    if worth[r] < low:
                        low = worth[r]
            return best + STRONGBOX - 2.0 * low if spare >= 2 and best > 0.0 else -0.5
        if power < FIRST_LEADER:
            card = table.box.cards[table.slots[SLOTS * seat + power - FIRST_SLOT][-1]]
            output = card.output
            needs = card.input
            value = output[FAITH] * faith
            for r in range(4):
                value += output[r] * (worth[r] + STRONGBOX) - needs[r] * worth[r]
            return value
        return max(worth) + STRONGBOX + faith - worth[power - FIRST_LEADER]

    def _discard(self, table: Table, seat: Seat, leader: int, rounds: float) -> float:
        held = [table.held(seat, r) for r in range(4)]
        wait = leader_wait(self.ledger, table, seat, leader, held)
        if wait > 1.5 * rounds + 1.0:
            return 1.5
        return -4.0

    def _end(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        rounds = first_guess(table)
        result: list[float] = []
        for action in actions:
            if isinstance(action, PlayLeader):
                result.append(20.0)
            elif isinstance(action, DiscardLeader):
                result.append(2.0 if self._discard(table, seat, action.leader, rounds) > 0.0 else 0.01)
            else:
                result.append(1.0)
        return result

    def _produce(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        _, worth, lacks = self._aim(table, seat, first_guess(table))
        faith = self._faith_worth(table, seat)
        result: list[float] = []
        for action in actions:
            if isinstance(action, Activate):
                value = self._power(table, seat, action.power, worth, lacks, faith)
                result.append(8.0 + value if value > 0.0 else 0.2)
            elif isinstance(action, FinishProduction):
                result.append(1.0)
            else:
                result.append(0.01)
        return result

    def _keep(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        worth = self._aim(table, seat, first_guess(table))[1]
        values: list[float] = []
        for action in actions:
            value = 0.0
            if isinstance(action, Keep):
                counts = action.counts
                value = action.total * GIVEN_AWAY
                for r in range(4):
                    if counts[r]:
                        value += counts[r] * worth[r]
            values.append(value)
        return _exponential(values, SHARPER)

    def _resource(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        """Which resource to take, or to give."""
        worth = self._aim(table, seat, first_guess(table))[1]
        values: list[float] = []
        for action in actions:
            if isinstance(action, Spend):
                values.append(-2.0 * worth[action.resource])
            elif isinstance(action, Gain | StartWith | TurnWhite):
                values.append(2.0 * worth[action.resource])
        return _exponential(values, SHARPER)

    def _pairs(self, table: Table, seat: Seat, actions: list[Action]) -> list[float]:
        values: list[float] = []
        nothing = [0, 0, 0, 0]
        for action in actions:
            value = 0.0
            if isinstance(action, KeepLeaders):
                for leader in action.leaders:
                    value += leader_worth(self.ledger, table, seat, leader, nothing, _MOST_ROUNDS_FOR_LEADERS)
            values.append(value)
        return _exponential(values, SHARP)


def _pay(actions: list[Action]) -> list[float]:
    """From the warehouse first: a place there is worth more than one in the strongbox."""
    most = 0
    for action in actions:
        if isinstance(action, Pay) and action.count > most:
            most = action.count
    return [8.0 if isinstance(action, Pay) and action.count == most else 1.0 for action in actions]


def _exponential(values: list[float], sharp: float) -> list[float]:
    best = max(values)
    return [exp(sharp * (value - best)) + LEAST for value in values]
