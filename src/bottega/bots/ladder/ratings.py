"""Ratings from pairs' matches, by openskill's Plackett-Luce model.

A match is one contest between two entrants: the one that held the winning seat, or most of the seats that
shared the victory, comes first. A bot does not get better while it plays, so openskill assumes no drift
(`tau`), and each match reduces its uncertainty in full (`gamma`). The matches are rated twice, from the first
to the last and from the last to the first. The mean of both counts, so that neither early matches nor late
ones weigh more.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from bottega.simulate.intervals import IntervalEstimate, student

_Z: Final = statistics.NormalDist().inv_cdf(0.975)
#: Groups of deals that are left out in turn, to see how much depends on them.
_GROUPS: Final = 20


@dataclass(frozen=True)
class Contest:
    """One entrant against another: the part of the victory that each of them got."""

    entrants: tuple[int, int]
    victories: tuple[float, float]


#: What was played on one deal.
DealContests = Sequence[Contest]


def _whole(*_: object) -> float:
    return 1.0


def rate(entrants: int, deals: Sequence[DealContests]) -> list[IntervalEstimate]:
    """A rating for each entrant; 25 is where all begin.

    The interval is openskill's own (1.96 sigma), or that of the jackknife over groups of deals where
    it is wider: openskill does not know that the matches of a deal have their luck in common.
    """
    values, sigmas = _rated(entrants, deals)
    groups = min(_GROUPS, len(deals))
    halves = [_Z * sigma for sigma in sigmas]
    if groups > 1:
        without = [
            _rated(entrants, [deal for number, deal in enumerate(deals) if number % groups != group])[0]
            for group in range(groups)
        ]
        for number in range(entrants):
            seen = [others[number] for others in without]
            error = math.sqrt(groups - 1) * statistics.pstdev(seen)
            halves[number] = max(halves[number], student(groups - 1) * error)
    return [
        IntervalEstimate(value, value - half, value + half)
        for value, half in zip(values, halves, strict=True)
    ]


def _rated(entrants: int, deals: Sequence[DealContests]) -> tuple[list[float], list[float]]:
    """By entrant, openskill's mu and sigma."""
    contests = [contest for deal in deals for contest in deal]
    model = PlackettLuce(tau=0.0, gamma=_whole)
    values, sigmas = [0.0] * entrants, [0.0] * entrants
    for order in (contests, contests[::-1]):
        ratings = [model.rating() for _ in range(entrants)]
        for contest in order:
            one, two = contest.entrants
            ranks = [1.0 + (mine < max(contest.victories)) for mine in contest.victories]
            [[ratings[one]], [ratings[two]]] = model.rate([[ratings[one]], [ratings[two]]], ranks=ranks)
        for number, rating in enumerate(ratings):
            values[number] += rating.mu / 2
            sigmas[number] += rating.sigma / 2
    return values, sigmas
