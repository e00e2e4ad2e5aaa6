"""What a bot may ask of Legendary Inventors: who will probably have how many points.

A position is worth what its holdings will come to (`prospects`), the rewards one may expect of the
inventions on the table (`stakes`), and those of the ages to come. Which inventions and tokens come is
not read: an imagined world must not make anybody sure of them.
"""

from __future__ import annotations

import math
from typing import Final

from bottega.engine.learnt import NetPolicy, NetPolicyInsight
from bottega.engine.state import State
from bottega.games.inventors.components import AGES, TEAM_SIZE, Box
from bottega.games.inventors.insight.prospects import Holding, Prospects
from bottega.games.inventors.insight.stakes import add_shared, add_stakes
from bottega.games.inventors.state import InventorsState
from bottega.games.inventors.table import FLIP, NO_TEAM, TEAM, InventorsTable

#: Points of a completion in an age to come, by number of players.
_LATER: Final = [0.0, 0.0, 1.2, 1.05, 0.85, 0.7]
#: By age, what of that its rewards bring.
_AGE: Final = [0.0, 0.6, 0.8, 1.0]
#: How much of that follows the strength of a team.
_STRENGTH: Final = 0.2
#: A busy inventor costs a part of the turn in which the team rests.
_TIRED: Final = 0.04
#: The score one may expect before anything is known, by number of players.
_EXPECTED: Final = [0.0, 0.0, 21.0, 20.0, 18.0, 17.0]
#: What a team has more than that, in the order of `components.TEAMS`.
_TEAM: Final = [0.8, -0.6, 0.5, 0.0, -0.7]
#: How far off the estimate is: at the end, and by the root of the inventions still to be completed.
_LEAST_SPREAD: Final = 0.5
_SPREAD: Final = 0.9
#: Inventors in a set of them (a bit mask).
_COUNT: Final = [mask.bit_count() for mask in range(1 << TEAM_SIZE)]


class InventorsInsight(NetPolicyInsight):
    """See `bottega.engine.insight.Insight` for what each method promises."""

    def __init__(self, box: Box, policy: NetPolicy | None = None, prospects: Prospects | None = None) -> None:
        """`prospects` may be those of the features, so that a holding is judged once."""
        super().__init__(policy)
        self._box = box
        self._prospects = Prospects(box) if prospects is None else prospects

    def points(self, state: State) -> list[float]:
        assert isinstance(state, InventorsState)
        if state.stage == TEAM:
            return [
                _EXPECTED[state.players] + (_TEAM[team] if team != NO_TEAM else 0.0) for team in state.team
            ]
        if state.stage == FLIP:
            return self._flipped(state)
        if state.over:
            return [float(score["total"]) for score in state.scores()]
        return self._expected(state)

    def spread(self, state: State) -> float:
        assert isinstance(state, InventorsState)
        return _LEAST_SPREAD + _SPREAD * math.sqrt(completions_left(state))

    def judge(self, state: State) -> tuple[list[float], list[float]]:
        points = self.points(state)
        return points, self.chances_of(state, points)

    def _flipped(self, state: InventorsState) -> list[float]:
        """What to expect after the token has been turned over that costs its owner least."""
        seat = state.actors[0]
        found: list[float] = []
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            points = self.points(after)
            if not found or points[seat] > found[seat]:
                found = points
        return found

    def _expected(self, table: InventorsTable) -> list[float]:
        players = table.players
        left = completions_left(table)
        holdings = [self._prospects.holding(table, seat, left) for seat in range(players)]
        result = [holding.value for holding in holdings]
        add_shared(self._box, table, holdings, result)
        if left:
            add_stakes(self._box, table, holdings, result)
            tired = _TIRED * min(1.0, left / 4.0)
            for seat in range(players):
                result[seat] -= tired * _COUNT[table.busy[seat]]
            if table.age < AGES:
                _add_later(table, holdings, result)
        return result


def _add_later(table: InventorsTable, holdings: list[Holding], result: list[float]) -> None:
    """The ages to come, which nobody has seen: the stronger team has more of them."""
    players = table.players
    later = 0.0
    for age in range(table.age + 1, AGES + 1):
        later += _LATER[players] * _AGE[age] * (players + 2)
    power = 0.0
    for holding in holdings:
        power += holding.power
    for seat in range(players):
        share = holdings[seat].power * players / power
        result[seat] += later * (1.0 + _STRENGTH * (share - 1.0))


def completions_left(table: InventorsTable) -> int:
    """Inventions that will still be completed: all but one of an age."""
    count = 0
    for wants in table.wants:
        if wants:
            count += 1
    return max(0, count - 1) + (AGES - table.age) * (table.players + 2)
