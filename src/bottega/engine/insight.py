"""Insight: what a bot may ask of a game, so that no bot needs to know a rule.

All of it is about full states. A bot never has the true one: it asks about those it has imagined from
what its seat may know (`State.imagine`).
"""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from bottega.engine.action import Action
from bottega.engine.state import State
from bottega.engine.types import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """An estimate of the outcome and a cheap policy. This one knows only the scores as they stand and
    prefers nothing; a game derives its own and knows better.
    """

    def points(self, state: State) -> list[float]:
        """By seat: the final score one would expect from here, in points. Exact when it is over."""
        return [float(score["total"]) for score in state.scores()]

    def spread(self, state: State) -> float:
        """How far off `points` typically is at this moment of the match, in points; at least 0.5."""
        return 10.0

    def chances(self, state: State) -> list[float]:
        """By seat: its chance to be the winner, 0 to 1. When the match is over: 1 for the winner,
        shared where several have won, 0 for everybody else."""
        return self.chances_of(state, self.points(state))

    def chances_of(self, state: State, points: list[float]) -> list[float]:
        """The same where `points` are known already: by how far the seats are apart, measured by how
        certain that is."""
        if state.over:
            return shares(state)
        if state.players == 1:
            return [0.5]
        best = max(points)
        spread = self.spread(state)
        weights = [math.exp((each - best) / spread) for each in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def judge(self, state: State) -> tuple[list[float], list[float]]:
        """`points` and `chances` together, which most who ask want. A game that needs the same work for
        both does it once here."""
        return self.points(state), self.chances(state)

    def quiet(self, state: State) -> bool:
        """Whether this is a good moment to judge: nothing is half done, such as a turn that one seat
        alone goes on with. Where another seat is to decide, that is mostly so."""
        return True

    def draws(self) -> int:
        """How many worlds to imagine, of which the one is taken where the others stand best. What players
        hide they have chosen well, so most worlds that fit are too good for the seat that imagines them.
        1 where little is hidden."""
        return 1

    def weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        """For each of these legal actions how likely a sensible player would choose it: above 0, on
        any scale. Fast: it is asked at every decision of a rollout."""
        return [1.0] * len(actions)


def shares(state: State) -> list[float]:
    """The victory divided among the winners of a match that is over; nobody's where nobody won."""
    result = [0.0] * state.players
    winners = state.ranking()[0]
    for seat in winners:
        result[seat] = 1.0 / len(winners)
    return result
