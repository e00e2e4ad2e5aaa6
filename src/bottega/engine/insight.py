"""Insight: what a bot may ask of a game, so that no bot needs to know a rule.

All questions are about full states. A bot never has the true state: it asks about states imagined from
what its seat may know (`State.imagine`).
"""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from bottega.engine.action import Action, places_of
from bottega.engine.state import State
from bottega.engine.types import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """An estimate of the outcome and a cheap policy. This one uses the scores as they stand and prefers no
    action; a game derives a better one.
    """

    def points(self, state: State) -> list[float]:
        """By seat: the final score one would expect from here, in points. Exact when it is over."""
        return [float(score["total"]) for score in state.scores()]

    def standing(self, state: State, seat: Seat) -> float:
        """How well a seat stands, in points, but for what it is quicker to leave out. It is asked only where
        `draws` is above 1, to compare worlds that differ in what is hidden."""
        return self.points(state)[seat]

    def spread(self, state: State) -> float:
        """How far off `points` typically is at this moment of the match, in points; at least 0.5."""
        return 10.0

    def chances(self, state: State) -> list[float]:
        """By seat: its chance to be the winner, 0 to 1. When the match is over: 1 for the winner,
        shared where several have won, 0 for everybody else."""
        return self.chances_of(state, self.points(state))

    def chances_of(self, state: State, points: list[float]) -> list[float]:
        """`chances` from points that are known already: from the differences between the seats, divided by
        `spread`."""
        if state.over:
            return shares(state)
        if state.players == 1:
            return [0.5]
        spread = self.spread(state)
        return in_proportion(points, spread)

    def judge(self, state: State) -> tuple[list[float], list[float]]:
        """`points` and `chances` together. A game that needs the same work for both does it once here."""
        return self.points(state), self.chances(state)

    def quiet(self, state: State) -> bool:
        """Whether this is a good moment to judge: no turn or purchase is half done. That is mostly so when
        another seat decides next."""
        return True

    def trust(self, players: int) -> float:
        """How far `weights` are to be believed at a table of this size, 0 to 1: the share of a search's
        attention that follows them. The rest goes to all actions alike, so that nothing is overlooked."""
        return 0.8

    def draws(self) -> int:
        """How many worlds to imagine for each one that is used: the one in which the other seats stand
        best. Players choose well what they hide, so an average world is too good for the seat that
        imagines it. 1 where little is hidden."""
        return 1

    def hidden(self, state: State, seat: Seat) -> object:
        """All that the `standing` of this seat reads of what not every seat may know, as a key for
        dictionaries: in all worlds that another seat imagines at a decision, those with the same key give it
        the same. None where that cannot be said."""
        return None

    def weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        """For each of these legal actions, how likely a sensible player chooses it: above 0, on any
        scale."""
        return [1.0] * len(actions)

    def some_weights(
        self, state: State, seat: Seat, actions: list[Action], wanted: list[Action]
    ) -> list[float]:
        """`weights` of these of the legal actions alone, in the same order."""
        weights = self.weights(state, seat, actions)
        return [weights[place] for place in places_of(actions, wanted)]

    def quick_policy(self) -> bool:
        """Whether `quick_weights` are a policy of their own."""
        return False

    def quick_weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        """`weights`, perhaps less exact and faster: they play a turn that has begun to its end."""
        return self.weights(state, seat, actions)


def in_proportion(logs: list[float], scale: float) -> list[float]:
    """Parts of a whole from their logarithms, up to a constant, in units of `scale`. Hot code: `max` and
    `sum` of a list are calls into the interpreter.

    >>> in_proportion([0.0, 10.0 * math.log(3)], 10.0)
    [0.25, 0.75]
    """
    best = logs[0]
    for each in logs:
        if each > best:
            best = each
    total = 0.0
    parts: list[float] = []
    for each in logs:
        part = math.exp((each - best) / scale)
        parts.append(part)
        total += part
    return [part / total for part in parts]


def shares(state: State) -> list[float]:
    """The victory divided among the winners of a match that is over; nobody's where nobody won."""
    result = [0.0] * state.players
    winners = state.ranking()[0]
    for seat in winners:
        result[seat] = 1.0 / len(winners)
    return result
