"""Win rates without the luck of the cards: the same expectation, and a narrower interval.

From the result of each deal we take what the cards did for the entrant (`bottega.bots.luck`), times a weight.
Luck is zero on average, so any weight leaves the expectation as it is, if it does not depend on that deal.
The weight is fitted so that the adjusted results vary least: for each of ten groups of deals, on the deals of
the other groups (cross-fitting). A weight fitted on all deals together would make a bias, the larger the
fewer deals there are. With few deals the weight stays near 1.

At a table, the luck of the first deal is left out: both entrants sit on every seat of it in turn, and it
cancels exactly. Alone, it counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Final

from bottega.engine.types import Json
from bottega.simulate import intervals
from bottega.simulate.intervals import IntervalEstimate

#: Groups of deals; the weight in each is that of the others.
_GROUPS: Final = 10
#: The weight 1 counts for as much as this number of deals.
_PRIOR: Final = 20


@dataclass(frozen=True)
class AdjustedShare:
    """A share of victories without luck. `variance_ratio` is the variance of a deal's adjusted result,
    divided by that of its plain result: below 1 the adjusting has helped. None where results do not vary.
    `worth` is the number of matches that would have made the plain share as certain."""

    share: IntervalEstimate
    variance_ratio: float | None
    worth: float

    def reversed(self) -> AdjustedShare:
        """That of the opponent."""
        return AdjustedShare(self.share.reversed(), self.variance_ratio, self.worth)

    def to_json(self) -> dict[str, Json]:
        return {**self.share.to_json(), "variance_ratio": self.variance_ratio, "worth_matches": self.worth}


def adjust(results: Sequence[float], lucks: Sequence[float], matches: int) -> AdjustedShare:
    """By deal, what an entrant got of the victory, and its luck there; `matches` were played in all."""
    adjusted = without_luck(results, lucks)
    ratio: float | None = None
    if len(results) > 1 and variance(results) > 0:
        ratio = variance(adjusted) / variance(results)
    share = intervals.share_like(results, fmean(adjusted), ratio or 1.0)
    return AdjustedShare(share, ratio, matches / (ratio or 1.0))


def without_luck(results: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """The results less their luck, each with the weight that fits the deals of the other groups."""
    groups = min(_GROUPS, len(results))
    weights = [_weight(results, lucks, group, groups) for group in range(groups)]
    return [
        result - weights[number % groups] * luck
        for number, (result, luck) in enumerate(zip(results, lucks, strict=True))
    ]


def _weight(results: Sequence[float], lucks: Sequence[float], group: int, groups: int) -> float:
    """Least squares through the deals of all groups but this one; the mean of luck is known to be 0."""
    others = [number for number in range(len(results)) if number % groups != group]
    squares = sum(lucks[number] ** 2 for number in others)
    if not squares:
        return 1.0
    mean = fmean(results[number] for number in others)
    products = sum(lucks[number] * (results[number] - mean) for number in others)
    prior = _PRIOR * squares / len(others)
    return (products + prior) / (squares + prior)
