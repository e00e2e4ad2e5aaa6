"""What a bot may ask of Leonardo da Vinci: the score to expect, and a policy that was learnt."""

from __future__ import annotations

from typing import Final

from bottega.engine.learnt import NetPolicy, NetPolicyInsight
from bottega.engine.state import State
from bottega.games.leonardo.components import Box
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

    def hidden(self, state: State) -> object:
        """The works, the bids, and the top of the deck for those who know its order."""
        assert isinstance(state, LeonardoTable)
        if not state.looked:
            return state.under, state.bids
        known = [state.sight[seat] for seat in range(state.players) if state.grasp[seat][0]]
        return state.under, state.bids, *known

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
