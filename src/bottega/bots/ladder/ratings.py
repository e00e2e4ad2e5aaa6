"""Ratings from pairs' matches, by openskill's Plackett-Luce model.

A match is one contest between two entrants: whoever held the winning seat, or most of those that
shared the victory, comes first. A bot does not get better while it plays, so openskill is told to
assume no drift (`tau`), and to learn from each match as much as it tells (`gamma`): early matches and
late ones then count alike.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bottega.bots.ladder.intervals import Estimate, student

_Z: Final = statistics.NormalDist().inv_cdf(0.975)
#: Groups of deals that are left out in turn, to see how much depends on them.
_GROUPS: Final = 20


@dataclass(frozen=True)
class Contest:
    """One entrant against another: the part of the victory that each of them got."""

    entrants: tuple[int, int]
    victories: tuple[float, float]


#: What was played on one deal.
Played = Sequence[Contest]


def _whole(*_: object) -> float:
    return 1.0


def rate(entrants: int, deals: Sequence[Played]) -> list[Estimate]:
    """A rating for each entrant; 25 is where all begin.

    The interval is openskill's own (1.96 sigma), or that of the jackknife over groups of deals where
    it is wider: openskill does not know that the matches of a deal have their luck in common.
    """
    rated = _rated(entrants, deals)
    groups = min(_GROUPS, len(deals))
    halves = [_Z * rating.sigma for rating in rated]
    if groups > 1:
        without = [
            _rated(entrants, [deal for number, deal in enumerate(deals) if number % groups != group])
            for group in range(groups)
        ]
        for number in range(entrants):
            seen = [ratings[number].mu for ratings in without]
            error = math.sqrt(groups - 1) * statistics.pstdev(seen)
            halves[number] = max(halves[number], student(groups - 1) * error)
    return [
        Estimate(rating.mu, rating.mu - half, rating.mu + half)
        for rating, half in zip(rated, halves, strict=True)
    ]


def _rated(entrants: int, deals: Sequence[Played]) -> list[PlackettLuceRating]:
    model = PlackettLuce(tau=0.0, gamma=_whole)
    ratings = [model.rating() for _ in range(entrants)]
    for deal in deals:
        for contest in deal:
            one, two = contest.entrants
            ranks = [1.0 + (mine < max(contest.victories)) for mine in contest.victories]
            [[ratings[one]], [ratings[two]]] = model.rate([[ratings[one]], [ratings[two]]], ranks=ranks)
    return ratings
