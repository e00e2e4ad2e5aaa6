"""What a bot may ask of Masters of Renaissance: the outcome to expect, and what one would do."""

from __future__ import annotations

from math import exp

from bottega.engine.action import Action
from bottega.engine.insight import in_proportion, shares
from bottega.engine.learnt import NetPolicy, NetPolicyInsight
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.masters.components import LAST_SPACE, Box
from bottega.games.masters.insight.card_figures import CardFigures
from bottega.games.masters.insight.closing import Closing
from bottega.games.masters.insight.finish import last_doubt, last_points
from bottega.games.masters.insight.scales import (
    CHANCE,
    POINTS,
    SOLO_CHANCE,
    SOLO_POINTS,
    SPREAD,
    SPREAD_CURVE,
    SPREAD_FAR,
    Weighing,
)
from bottega.games.masters.insight.standing import standings
from bottega.games.masters.insight.traits import FAR, first_guess, weigh_lorenzo, weigh_traits
from bottega.games.masters.rules.scoring import score
from bottega.games.masters.table import LEADERS, TURN, MastersTable


class MastersInsight(NetPolicyInsight):
    """See `bottega.engine.insight.Insight` for what each method promises.

    The traits of the seats are put on two scales, one for the chance to win and one for the points.
    What a trait weighs depends on how far off the end is.
    """

    def __init__(self, box: Box, policy: NetPolicy | None = None) -> None:
        super().__init__(policy)
        self.figures = CardFigures(box)
        self.closing = Closing(self.figures)

    def points(self, state: State) -> list[float]:
        return self.judge(state)[0]

    def spread(self, state: State) -> float:
        assert isinstance(state, MastersTable)
        if state.over or state.ending:
            return SPREAD
        return SPREAD + SPREAD_FAR * float(distance(state) ** SPREAD_CURVE)

    def chances(self, state: State) -> list[float]:
        return self.judge(state)[1]

    def judge(self, state: State) -> tuple[list[float], list[float]]:
        assert isinstance(state, MastersTable)
        if state.over:
            return [float(score(state, seat)["total"]) for seat in range(state.players)], shares(state)
        seats = standings(state)
        if state.ending:
            points = last_points(self.figures, state, seats)
            doubt = last_doubt(state, seats)
            return points, in_proportion([each / doubt for each in points], 1.0)
        rounds, far = first_guess(state), distance(state)
        if state.players == 1:
            alone = Weighing(SOLO_CHANCE, SOLO_POINTS, far)
            ready = weigh_traits(self.figures, state, 0, seats, rounds, alone)
            weigh_lorenzo(state, seats[0], ready, alone)
            return [_at_least_0(alone.points)], [1.0 / (1.0 + exp(-alone.chance))]
        estimates: list[float] = []
        odds: list[float] = []
        for seat in range(state.players):
            weighing = Weighing(CHANCE, POINTS, far)
            weigh_traits(self.figures, state, seat, seats, rounds, weighing)
            estimates.append(_at_least_0(weighing.points))
            odds.append(weighing.chance)
        return estimates, in_proportion(odds, 1.0)

    def quiet(self, state: State) -> bool:
        """Alone, a turn is over when the next one begins; at a table, when somebody else is to decide."""
        assert isinstance(state, MastersTable)
        return state.players > 1 or state.stage == TURN or state.over

    def quick_policy(self) -> bool:
        return True

    def quick_weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, MastersTable)
        if state.stage in (TURN, LEADERS):
            return self.weights(state, seat, actions)
        return self.closing.weights(state, seat, actions)


def _at_least_0(points: float) -> float:
    return points if points > 0.0 else 0.0


def distance(table: MastersTable) -> float:
    """How far off the end is: 0 at the end, 1 from so far away that it makes no difference."""
    if table.players == 1:
        return 1.0 - table.cross / LAST_SPACE
    rounds = first_guess(table)
    return rounds / FAR if rounds < FAR else 1.0
