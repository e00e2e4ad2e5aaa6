"""What a bot may ask of Masters of Renaissance: the outcome to expect, and what one would do."""

from __future__ import annotations

from math import exp

from bottega.engine.action import Action
from bottega.engine.insight import Insight, shares
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.masters.components import LAST_SPACE, Box
from bottega.games.masters.ledger import Ledger
from bottega.games.masters.policy import Policy
from bottega.games.masters.scales import (
    CHANCE,
    POINTS,
    SOLO_CHANCE,
    SOLO_POINTS,
    SPREAD,
    SPREAD_FAR,
)
from bottega.games.masters.scoring import score
from bottega.games.masters.table import Table
from bottega.games.masters.traits import FAR, first_guess, lorenzo, standings, traits


class MastersInsight(Insight):
    """See `bottega.engine.insight.Insight` for what each method promises.

    The traits of the seats are put on two scales, one for the chance to win and one for the points.
    What a trait weighs depends on how far off the end is.
    """

    def __init__(self, box: Box) -> None:
        self.ledger = Ledger(box)
        self.policy = Policy(self.ledger)

    def points(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.over:
            return [float(score(state, seat)["total"]) for seat in range(state.players)]
        rows = self.rows(state)
        scale = POINTS if state.players > 1 else SOLO_POINTS
        return [each if each > 0.0 else 0.0 for each in scale.weigh(rows, distance(state))]

    def spread(self, state: State) -> float:
        assert isinstance(state, Table)
        if state.over:
            return SPREAD
        return SPREAD + SPREAD_FAR * distance(state)

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.over:
            return shares(state)
        rows = self.rows(state)
        if state.players == 1:
            return [1.0 / (1.0 + exp(-SOLO_CHANCE.weigh(rows, distance(state))[0]))]
        odds = CHANCE.weigh(rows, distance(state))
        best = max(odds)
        total = 0.0
        for seat in range(len(odds)):
            odds[seat] = exp(odds[seat] - best)
            total += odds[seat]
        return [each / total for each in odds]

    def weights(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, Table)
        return self.policy.weights(state, seat, actions)

    def rows(self, table: Table) -> list[list[float]]:
        """The traits of each seat; of a lone one with Lorenzo's after them."""
        seats = standings(table)
        rounds = first_guess(table)
        rows = [traits(self.ledger, table, seat, seats, rounds) for seat in range(table.players)]
        if table.players == 1:
            rows[0] += lorenzo(table)
        return rows


def distance(table: Table) -> float:
    """How far off the end is: 0 at the end, 1 from so far away that it makes no difference."""
    if table.players == 1:
        return 1.0 - table.cross / LAST_SPACE
    rounds = first_guess(table)
    return rounds / FAR if rounds < FAR else 1.0
