"""What a bot may ask of Masters of Renaissance: the outcome to expect, and what one would do."""

from __future__ import annotations

import math
from typing import Final

from bottega.engine.action import Action
from bottega.engine.insight import Insight, shares
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.masters.appraisal import CROSS_PACE, Appraisal
from bottega.games.masters.components import LAST_SPACE, Box
from bottega.games.masters.ledger import Ledger
from bottega.games.masters.policy import Policy
from bottega.games.masters.scoring import score
from bottega.games.masters.table import TURN, Table

#: How far off the points are at the end, and more for each round that remains.
SPREAD: Final = 1.0
SPREAD_ROUND: Final = 0.55
#: How far off the turns are that one needs, for a race with the cross or with a colour.
RACE: Final = 1.0
RACE_TURN: Final = 0.12
COLOUR_RACE: Final = 2.0
COLOUR_TURN: Final = 0.2
SOLO_DELAY: Final = 1.2


class MastersInsight(Insight):
    """See `bottega.engine.insight.Insight` for what each method promises."""

    def __init__(self, box: Box) -> None:
        self.ledger = Ledger(box)
        self.policy = Policy(self.ledger)

    def points(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.over:
            return [float(score(state, seat)["total"]) for seat in range(state.players)]
        return Appraisal(self.ledger, state).points

    def spread(self, state: State) -> float:
        assert isinstance(state, Table)
        if state.over:
            return 0.5
        return _spread(Appraisal(self.ledger, state).rounds)

    def chances(self, state: State) -> list[float]:
        return self.judge(state)[1]

    def judge(self, state: State) -> tuple[list[float], list[float]]:
        assert isinstance(state, Table)
        if state.over:
            return self.points(state), shares(state)
        appraisal = Appraisal(self.ledger, state)
        points = appraisal.points
        if state.players == 1:
            return points, [_against_lorenzo(appraisal)]
        spread = _spread(appraisal.rounds)
        best = max(points)
        result = [math.exp((each - best) / spread) for each in points]
        total = sum(result)
        return points, [each / total for each in result]

    def quiet(self, state: State) -> bool:
        """Alone, a turn is over when the next one begins; at a table, when somebody else is to decide."""
        assert isinstance(state, Table)
        return state.players > 1 or state.stage == TURN or state.over

    def weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, Table)
        return self.policy.weights(state, seat, actions)


def _spread(rounds: float) -> float:
    return SPREAD + SPREAD_ROUND * rounds


def _against_lorenzo(appraisal: Appraisal) -> float:
    """The chance to be through before Lorenzo's marker is, and before a colour is gone."""
    it = appraisal.seats[0]
    table = appraisal.table
    finish = (LAST_SPACE - it.faith) / it.pace
    if it.plan_times and it.plan_times[-1] < finish:
        finish = it.plan_times[-1]
    finish *= SOLO_DELAY
    cross = (LAST_SPACE - table.cross) / CROSS_PACE
    chance = 1.0 / (1.0 + math.exp((finish - cross) / (RACE + RACE_TURN * finish)))
    for colour in range(4):
        left = 0
        for stack in range(colour, 12, 4):
            left += len(table.decks[stack]) - table.taken[stack]
        tokens = (left + 1) // 2
        gone = 8.0 * tokens
        chance *= 1.0 / (1.0 + math.exp((finish - gone) / (COLOUR_RACE + COLOUR_TURN * gone)))
    return chance
