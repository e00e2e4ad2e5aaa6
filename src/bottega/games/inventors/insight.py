"""What a bot may ask of Legendary Inventors: who will probably have how many points, and a policy.

A position is worth what its holdings will come to (`prospects`), the rewards one may expect of the
inventions on the table, and those of the ages to come. Which inventions and tokens come is not read:
an imagined world must not make anybody sure of them.
"""

from __future__ import annotations

import math
from typing import Final

from bottega.engine.action import Action
from bottega.engine.insight import Insight
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.inventors import policy
from bottega.games.inventors.components import AGES, FIELDS, REWARDS, TEAM_SIZE, TOKENS_EACH, Box
from bottega.games.inventors.fits import HIGH, LOW
from bottega.games.inventors.prospects import Holding, Prospects
from bottega.games.inventors.state import InventorsState
from bottega.games.inventors.table import CUBE, FLIP, NONE, TEAM, TURN, Table

#: Points of the rewards in an age to come, by number of players, and for each age.
_LATER: Final = (0.0, 0.0, 1.9, 1.7, 1.4, 1.1)
#: How much of that follows the strength of a team.
_STRENGTH: Final = 0.6
#: Busy inventors cost a part of the turn in which they rest.
_TIRED: Final = 0.22
#: How likely the invention with the most empty slots is the one that is lost.
_LOST: Final = 0.35


class InventorsInsight(Insight):
    """See `bottega.engine.insight.Insight` for what each method promises."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._prospects = Prospects(box)
        self._policy = policy.Policy(box, self._prospects)

    def points(self, state: State) -> list[float]:
        assert isinstance(state, InventorsState)
        if state.over:
            return [float(score["total"]) for score in state.scores()]
        if state.stage == TEAM:
            return [_EXPECTED[state.players]] * state.players
        if state.stage == FLIP:
            state = self._flipped(state)
            if state.over:
                return [float(score["total"]) for score in state.scores()]
        return self._expected(state)

    def spread(self, state: State) -> float:
        assert isinstance(state, InventorsState)
        return 0.5 + 0.2 * math.sqrt(completions_left(state) * 6)

    def weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, InventorsState)
        return self._policy.weights(state, seat, actions)

    def _flipped(self, state: InventorsState) -> InventorsState:
        """The position after the token has been turned over that is most dispensable."""
        seat = state.actors[0]
        actions = state.legal(seat)
        weights = self._policy.weights(state, seat, actions)
        after = state.clone()
        after.apply(seat, actions[weights.index(max(weights))])
        return after

    def _expected(self, table: Table) -> list[float]:
        players = table.players
        left = completions_left(table)
        holdings = [self._prospects.holding(table, seat, left) for seat in range(players)]
        result = [holding.value for holding in holdings]
        self._add_shared(table, holdings, result)
        if left:
            self._add_later(table, holdings, result)
            self._add_open(table, holdings, result)
            tired = _TIRED * min(1.0, left / 4.0)
            for seat in range(players):
                result[seat] -= tired * _COUNT[table.busy[seat]]
        return result

    def _add_shared(self, table: Table, holdings: list[Holding], result: list[float]) -> None:
        """Rewards being chosen: everybody takes what is best for him."""
        if not table.sharing:
            return
        gains = _Rewards(self._box, table, table.space)
        for seat in table.sharing:
            result[seat] += gains.take_best(holdings[seat])

    def _add_later(self, table: Table, holdings: list[Holding], result: list[float]) -> None:
        """The ages to come, which nobody has seen."""
        players = table.players
        later = 0.0
        for age in range(table.age + 1, AGES + 1):
            later += _LATER[players] * (players + 2) * _AGE_FACTOR[age]
        if not later:
            return
        mean = 0.0
        for holding in holdings:
            mean += holding.power
        mean /= players
        for seat in range(players):
            result[seat] += later * (1.0 + _STRENGTH * (holdings[seat].power / mean - 1.0))

    def _add_open(self, table: Table, holdings: list[Holding], result: list[float]) -> None:
        """The inventions on the table: each rewards those who will have cubes there, all but one of them."""
        empties = [0] * len(table.wants)
        weights = [0.0] * len(table.wants)
        lost = 0.0
        for space in range(len(table.wants)):
            if table.wants[space]:
                at = FIELDS * space
                empty = table.empty
                count = empty[at] + empty[at + 1] + empty[at + 2] + empty[at + 3]
                empties[space] = count
                weights[space] = math.exp(_LOST * count)
                lost += weights[space]
        turn = table.current if table.stage == TURN else -1
        for space in range(len(table.wants)):
            if table.wants[space]:
                done = 1.0 - weights[space] / lost
                if done > 0.01:
                    self._add_stakes(table, space, empties[space], done, turn, holdings, result)

    def _add_stakes(
        self,
        table: Table,
        space: int,
        empty: int,
        done: float,
        turn: Seat,
        holdings: list[Holding],
        result: list[float],
    ) -> None:
        players = table.players
        at = FIELDS * space
        low = LOW[table.empty[at]][table.empty[at + 1]]
        high = HIGH[table.empty[at + 2]][table.empty[at + 3]]
        reach = [0.0] * players
        total = 0.0
        for seat in range(players):
            busy = table.busy[seat]
            most = 0
            for i in range(TEAM_SIZE):
                if not busy >> i & 1:
                    code = table.knows[seat * TEAM_SIZE + i]
                    fit = low[code] + high[code]
                    if fit > most:
                        most = fit
            each = 0.6 + most
            if seat == turn:
                each *= 1.4
            reach[seat] = each
            total += each
        sharpness = 1.0 / (0.25 + 0.25 * empty)
        forces = [0.0] * players
        present = [1.0] * players
        sum_forces = 0.0
        for seat in range(players):
            cubes = table.cubes[space * players + seat]
            if space == table.space and table.stage >= CUBE and seat == table.current:
                cubes += table.extra
            more = empty * reach[seat] / total
            force = math.exp((cubes + more) * sharpness)
            if not cubes:
                present[seat] = 1.0 - math.exp(-0.8 * more)
                force *= present[seat]
            forces[seat] = force
            sum_forces += force
        rewards = _Rewards(self._box, table, space)
        rewards.rank(holdings, forces)
        for seat in range(players):
            mine = forces[seat]
            first = mine / sum_forces
            second = 0.0
            for other in range(players):
                if other != seat:
                    second += forces[other] / sum_forces * mine / (sum_forces - forces[other] + 1e-9)
            if players > REWARDS:
                third = max(0.0, (1.0 - first - second) * 2.0 / (players - 1))
            else:
                third = max(0.0, 1.0 - first - second)
            gain = first * rewards.first[seat] + second * rewards.second[seat] + third * rewards.third[seat]
            result[seat] += done * present[seat] * gain


class _Rewards:
    """The card and two tokens of an invention, and what each would add to a holding."""

    __slots__ = ("first", "left", "number", "one", "points", "second", "third", "two")

    def __init__(self, box: Box, table: Table, space: int) -> None:
        invention = box.inventions[table.spaces[space]]
        self.number = invention.classification
        self.points = float(invention.points)
        self.one = table.rewards[TOKENS_EACH * space]
        self.two = table.rewards[TOKENS_EACH * space + 1]
        self.left = [table.card_left or space != table.space, self.one != NONE, self.two != NONE]
        self.first: list[float] = []
        self.second: list[float] = []
        self.third: list[float] = []

    def gain(self, holding: Holding, reward: int) -> float:
        if reward == 0:
            return self.points + holding.cards[self.number]
        return holding.tokens[self.one if reward == 1 else self.two]

    def take_best(self, holding: Holding) -> float:
        best = -1.0
        chosen = NONE
        for reward in range(REWARDS):
            if self.left[reward]:
                gain = self.gain(holding, reward)
                if gain > best:
                    best = gain
                    chosen = reward
        if chosen == NONE:
            return 0.0
        self.left[chosen] = False
        return best

    def rank(self, holdings: list[Holding], forces: list[float]) -> None:
        """By seat: the reward he may expect as first, second or third to choose. Whoever is likeliest to
        be ahead of him takes what he likes best."""
        leader = 0
        runner = 0
        for seat in range(1, len(forces)):
            if forces[seat] > forces[leader]:
                runner = leader
                leader = seat
            elif runner == leader or forces[seat] > forces[runner]:
                runner = seat
        gains = [
            (self.gain(holding, 0), self.gain(holding, 1), self.gain(holding, 2)) for holding in holdings
        ]
        for seat in range(len(forces)):
            card, one, two = gains[seat]
            best = max(card, one, two)
            worst = min(card, one, two)
            ahead = gains[runner if seat == leader else leader]
            if ahead[0] >= ahead[1] and ahead[0] >= ahead[2]:
                next_best = max(one, two)
            elif ahead[1] >= ahead[2]:
                next_best = max(card, two)
            else:
                next_best = max(card, one)
            self.first.append(best)
            self.second.append(next_best)
            self.third.append(0.5 * (card + one + two - best + worst))


def completions_left(table: Table) -> int:
    """Inventions that will still be completed: all but one of an age."""
    count = 0
    for wants in table.wants:
        if wants:
            count += 1
    return max(0, count - 1) + (AGES - table.age) * (table.players + 2)


#: Inventors in a set of them (a bit mask).
_COUNT: Final = [mask.bit_count() for mask in range(1 << TEAM_SIZE)]
#: How much better the rewards of an age are than those of the average.
_AGE_FACTOR: Final = (0.0, 0.7, 1.0, 1.3)
#: The score one may expect before anything is known, by number of players.
_EXPECTED: Final = (0.0, 0.0, 26.0, 26.0, 25.0, 24.0)
