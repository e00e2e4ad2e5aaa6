"""What a bot may ask of Leonardo da Vinci: the score to expect, and a policy that was learnt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.learnt import NetPolicy, NetPolicyInsight
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.leonardo.components import LABS, Box
from bottega.games.leonardo.insight.estimate import PositionEstimate
from bottega.games.leonardo.insight.worth import Worth, rounds_left
from bottega.games.leonardo.rules.scoring import score
from bottega.games.leonardo.table import LeonardoTable


class LeonardoInsight(NetPolicyInsight):
    """See `bottega.engine.insight.Insight` for what each method promises."""

    def __init__(self, box: Box, policy: NetPolicy | None = None) -> None:
        super().__init__(policy)
        self.estimate = PositionEstimate(Worth(box))

    def draws(self) -> int:
        """What the others work on lies face down, and is seldom a bad choice."""
        return 2

    def standing(self, state: State, seat: Seat) -> float:
        """All but what workers in the city will bring."""
        assert isinstance(state, LeonardoTable)
        if state.over:
            return float(score(state, seat)["total"])
        return self.estimate.own(state, seat)

    def hidden(self, state: State, seat: Seat) -> object:
        """Its works, at which laboratories of others the same are worked on, and where they lie in the deck
        if it knows its order."""
        assert isinstance(state, LeonardoTable)
        under = state.under
        place: i64 = LABS * seat
        one: i64 = under[place]
        two: i64 = under[place + 1]
        same: i64 = 0
        for number in under:
            same = same << 2 | (2 if number and number == two else 1 if number and number == one else 0)
        works: int = (same << 8 | one) << 8 | two
        if state.looked and state.grasp[seat][0]:
            first: i64 = 0
            second: i64 = 0
            sight = state.sight[seat]
            for depth in range(len(sight)):
                if sight[depth] == one:
                    first = depth + 1
                elif sight[depth] == two:
                    second = depth + 1
            works = (works << 8 | first) << 8 | second
        return works

    def points(self, state: State) -> list[float]:
        assert isinstance(state, LeonardoTable)
        if state.over:
            return [float(score(state, seat)["total"]) for seat in range(state.players)]
        return self.estimate.points(state)

    def spread(self, state: State) -> float:
        assert isinstance(state, LeonardoTable)
        return SPREAD[rounds_left(state)]

    def judge(self, state: State) -> tuple[list[float], list[float]]:
        points = self.points(state)
        return points, self.chances_of(state, points)


#: By the rounds of work that are left.
SPREAD: Final[list[float]] = [0.5, 1.5, 2.5, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 9.0]
