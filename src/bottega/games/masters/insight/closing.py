"""How a sensible player closes a turn that has begun, without looking ahead: a search asks it at every
decision that it plays on, so it must be quick.

It has one card in mind, the one that is most worth going for, and what helps towards it counts
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
    Activate,
    DiscardLeader,
    FinishProduction,
    Gain,
    Keep,
    Pay,
    PlayLeader,
    Spend,
    StartWith,
    TurnWhite,
)
from bottega.games.masters.components import FAITH, SECTIONS, SLOTS
from bottega.games.masters.insight.card_figures import CardFigures
from bottega.games.masters.insight.traits import Shortfall, aim, first_guess, leader_wait
from bottega.games.masters.table import (
    END,
    GAIN,
    KEEP,
    NOTHING,
    PAY,
    PRODUCE,
    SPEND,
    START,
    WHITE,
    MastersTable,
)

#: How sharply the better is preferred.
SHARP: Final = 3.0
#: Nothing is quite impossible.
LEAST: Final = 0.001

# What things are worth to the policy, in points while the end is far.
#: A resource from the market: one that the card in mind lacks, or another.
TAKE_NEED: Final = 1.45
TAKE_SPARE: Final = 0.59
#: A resource made by a power, which goes to the strongbox; more where no shelf could hold it.
MAKE_NEED: Final = 1.29
MAKE_SPARE: Final = 0.94
MAKE_BEYOND: Final = 0.39
#: A resource that a power takes in: one of which there are too few, just enough, or more.
GIVE_LACK: Final = 1.4
GIVE_NEED: Final = 0.71
GIVE_SPARE: Final = 0.71
#: What one has more than needed is worth less, the more of it there is.
PLENTY: Final = 0.31
#: A step of faith; more where it may win a tile.
FAITH_WORTH: Final = 0.6
TILE_NEAR: Final = 0.28
#: What others gain from each resource one discards.
GIVEN_AWAY: Final = 0.7

#: Leaders are given up only near the end: rounds from which on it is thought of.
GIVE_UP: Final = 8.0


class Goal:
    """What a seat is after: what a resource taken, made or given up is worth to it; `most` is the best that
    can be made."""

    __slots__ = ("faith", "give", "make", "most", "rounds", "take")

    def __init__(self, figures: CardFigures, table: MastersTable, seat: Seat) -> None:
        rounds = first_guess(table)
        self.rounds = rounds
        i = 4 * seat
        stored = table.stored
        strong = table.strongbox[i : i + 4]
        held = [
            stored[i] + strong[0],
            stored[i + 1] + strong[1],
            stored[i + 2] + strong[2],
            stored[i + 3] + strong[3],
        ]
        perks = table.perks[seat]
        card = aim(figures, table, seat, Shortfall(figures, table, seat, held, strong), rounds)[1]
        scale = 0.3 + 0.2 * rounds if rounds < 3.5 else 1.0
        take: list[float] = []
        make: list[float] = []
        give: list[float] = []
        cost = table.box.cards[card].cost if card else NOTHING
        shelves = figures.shelves[card]
        discount = perks.discount
        output = table.output
        for r in range(4):
            need = cost[r] - discount[r]
            lack = (need if need > 0 else 0) - held[r] - output[r]
            if lack > 0:
                places = shelves[r] + perks.depots[r]
                take.append(TAKE_NEED * scale if stored[i + r] < places else TAKE_SPARE * scale)
                make.append((MAKE_NEED + MAKE_BEYOND if need - strong[r] > places else MAKE_NEED) * scale)
                give.append(GIVE_LACK * scale)
            else:
                rare = scale / (1.0 - PLENTY * float(lack))
                take.append(TAKE_SPARE * rare)
                make.append(MAKE_SPARE * rare)
                give.append(GIVE_NEED * scale if need > 0 and not lack else GIVE_SPARE * rare)
        self.take = take
        self.make = make
        self.most = make[0]
        for each in make:
            if each > self.most:
                self.most = each
        self.give = give
        self.faith = FAITH_WORTH
        if table.reports < SECTIONS:
            gap = table.box.section_first[table.reports] - table.faith[seat]
            if 0 < gap < 5:
                self.faith += TILE_NEAR


class Closing:
    """Weights for the decisions that close a turn, for one edition."""

    __slots__ = ("figures",)

    def __init__(self, figures: CardFigures) -> None:
        self.figures = figures

    def weights(self, table: MastersTable, seat: Seat, actions: list[Action]) -> list[float]:
        if len(actions) == 1:
            return [1.0]
        stage = table.stage
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
        return [1.0] * len(actions)

    def _discard(self, table: MastersTable, seat: Seat, leader: int, rounds: float) -> float:
        if rounds > GIVE_UP:
            return -4.0
        held = [table.held(seat, r) for r in range(4)]
        wait = leader_wait(self.figures, table, seat, leader, held)
        if wait > 1.5 * rounds + 1.0:
            return 1.5
        return -4.0

    def _end(self, table: MastersTable, seat: Seat, actions: list[Action]) -> list[float]:
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

    def _produce(self, table: MastersTable, seat: Seat, actions: list[Action]) -> list[float]:
        goal = Goal(self.figures, table, seat)
        result: list[float] = []
        for action in actions:
            if isinstance(action, Activate):
                value = _power(table, seat, action.power, goal)
                result.append(8.0 + value if value > 0.0 else 0.2)
            elif isinstance(action, FinishProduction):
                result.append(1.0)
            else:
                result.append(0.01)
        return result

    def _keep(self, table: MastersTable, seat: Seat, actions: list[Action]) -> list[float]:
        take = Goal(self.figures, table, seat).take
        coin, stone = take[0] + GIVEN_AWAY, take[1] + GIVEN_AWAY
        servant, shield = take[2] + GIVEN_AWAY, take[3] + GIVEN_AWAY
        values: list[float] = []
        for action in actions:
            value = 0.0
            if isinstance(action, Keep):
                c = action.counts
                value = (
                    float(c[0]) * coin + float(c[1]) * stone + float(c[2]) * servant + float(c[3]) * shield
                )
            values.append(value)
        return _exponential(values, SHARP)

    def _resource(self, table: MastersTable, seat: Seat, actions: list[Action]) -> list[float]:
        """Which resource to take, to make, or to give."""
        goal = Goal(self.figures, table, seat)
        values: list[float] = []
        for action in actions:
            if isinstance(action, Spend):
                values.append(-2.0 * goal.give[action.resource])
            elif isinstance(action, Gain):
                values.append(2.0 * goal.make[action.resource])
            elif isinstance(action, StartWith | TurnWhite):
                values.append(2.0 * goal.take[action.resource])
        return _exponential(values, SHARP)


def _pay(actions: list[Action]) -> list[float]:
    """From the warehouse first: a place there is worth more than one in the strongbox."""
    most = 0
    for action in actions:
        if isinstance(action, Pay) and action.count > most:
            most = action.count
    return [8.0 if isinstance(action, Pay) and action.count == most else 1.0 for action in actions]


def _exponential(values: list[float], sharp: float) -> list[float]:
    best = values[0]
    for value in values:
        if value > best:
            best = value
    return [exp(sharp * (value - best)) + LEAST for value in values]


def _power(table: MastersTable, seat: Seat, power: int, goal: Goal) -> float:
    """What a power gives for what it takes, in points."""
    make, give = goal.make, goal.give
    if power == BASE:
        first = second = 9.0
        for r in range(4):
            have = table.stored[4 * seat + r] + table.strongbox[4 * seat + r]
            if have and give[r] < second:
                if give[r] < first:
                    second = first if have == 1 else give[r]
                    first = give[r]
                else:
                    second = give[r]
        return goal.most - first - second
    if power < FIRST_LEADER:
        card = table.box.cards[table.slots[SLOTS * seat + power - FIRST_SLOT][-1]]
        output = card.output
        needs = card.input
        value = float(output[FAITH]) * goal.faith
        for r in range(4):
            if output[r]:
                value += float(output[r]) * make[r]
            if needs[r]:
                value -= float(needs[r]) * give[r]
        return value
    return goal.most + goal.faith - give[power - FIRST_LEADER]
