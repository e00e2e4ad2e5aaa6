"""How sure one may be: 95% intervals of shares and means."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bottega.engine.types import Json

_Z: Final = statistics.NormalDist().inv_cdf(0.975)
#: Student's t by degrees of freedom, where the series below is not exact to three digits.
_FEW: Final = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}


@dataclass(frozen=True)
class IntervalEstimate:
    """A value with its 95% interval."""

    value: float
    low: float
    high: float

    def reversed(self) -> IntervalEstimate:
        """What is left of a whole: a share of 0.7 becomes one of 0.3."""
        return IntervalEstimate(1 - self.value, 1 - self.high, 1 - self.low)

    def to_json(self) -> dict[str, Json]:
        return {"value": self.value, "low": self.low, "high": self.high}


def student(freedom: int) -> float:
    """The bound that holds 95% of Student's t distribution with this number of degrees of freedom.

    >>> [round(student(n), 3) for n in (1, 5, 10, 30, 1000)]
    [12.706, 2.57, 2.228, 2.042, 1.962]
    """
    if freedom in _FEW:
        return _FEW[freedom]
    # The expansion of Cornish and Fisher (Abramowitz and Stegun, 26.7.5).
    z, n = _Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean(observations: Sequence[float]) -> IntervalEstimate:
    """A mean with its t interval, which for a single observation is infinite."""
    value = statistics.fmean(observations)
    if len(observations) < 2:
        return IntervalEstimate(value, -math.inf, math.inf)
    half = student(len(observations) - 1) * _error(observations)
    return IntervalEstimate(value, value - half, value + half)


def share(observations: Sequence[float]) -> IntervalEstimate:
    """The mean of shares from 0 to 1, one for each deal, with Wilson's interval.

    The interval is that of as many independent matches as would spread the mean as far as these deals do;
    because the spread is itself estimated, t takes the place of z. Thus a deal whose matches all end alike
    counts as one match, and a deal whose luck cancels may count for more matches than were played. In the
    middle this is the t interval over deals; near 0 and 1, where that one fails, it is Wilson's. Where all
    deals agree, so that there is no spread, each counts as one match.
    """
    if not observations:
        return IntervalEstimate(0.5, 0.0, 1.0)
    return share_like(observations, statistics.fmean(observations), 1.0)


def share_like(observations: Sequence[float], value: float, ratio: float) -> IntervalEstimate:
    """Another estimate of the same share as the mean of these observations, whose variance is `ratio` times
    that of their mean: the less it varies, the more matches it counts for. It may be below 0 or above 1; the
    interval is not."""
    low, high = wilson(min(1.0, max(0.0, value)), _matches(observations) / ratio)
    return IntervalEstimate(value, min(low, max(0.0, value)), max(high, min(1.0, value)))


def share_of(groups: Sequence[tuple[float, float]]) -> tuple[IntervalEstimate, float]:
    """The share of something among things that come in independent groups: of each group the sum, from 0 to
    its count, and the count. With it, the number of independent matches that would make it as certain.

    It is the sum of the sums divided by that of the counts. How far this ratio spreads is estimated from the
    groups (to the first order), and the interval is Wilson's as in `share`.
    """
    total = math.fsum(count for _, count in groups)
    if not total:
        return IntervalEstimate(0.5, 0.0, 1.0), 0.0
    value = math.fsum(part for part, _ in groups) / total
    return _wilson(value, _spread([(part - value * count) / total for part, count in groups]), len(groups))


def difference(one: Sequence[tuple[float, float]], two: Sequence[tuple[float, float]]) -> IntervalEstimate:
    """By how much the share of `two` is larger than that of `one`, with its t interval; both are as in
    `share_of`, and the groups with the same number belong together."""
    totals = [math.fsum(count for _, count in groups) for groups in (one, two)]
    if not all(totals):
        return IntervalEstimate(0.0, -math.inf, math.inf)
    values = [
        math.fsum(part for part, _ in groups) / total
        for groups, total in zip((one, two), totals, strict=True)
    ]
    # A pair in which nothing is counted says nothing about the spread.
    offsets = [
        (b[0] - values[1] * b[1]) / totals[1] - (a[0] - values[0] * a[1]) / totals[0]
        for a, b in zip(one, two, strict=True)
        if a[1] or b[1]
    ]
    value, half = values[1] - values[0], math.inf
    if len(offsets) > 1:
        half = student(len(offsets) - 1) * _spread(offsets)
    return IntervalEstimate(value, value - half, value + half)


def surprise(estimate: IntervalEstimate, expected: float) -> float:
    """How likely a mean this far from what was expected, or farther, would be if that were true. From the
    width of a t interval, as if its estimate were normal."""
    half = (estimate.high - estimate.low) / 2
    if not math.isfinite(half):
        return 1.0
    away = abs(estimate.value - expected)
    if not half:
        return 0.0 if away else 1.0
    return _tails(_Z * away / half)


def share_surprise(value: float, matches: float, expected: float) -> float:
    """The same for a share that is as certain as this number of independent matches make it."""
    return _tails(abs(value - expected) * math.sqrt(matches / (expected * (1 - expected))))


def _tails(z: float) -> float:
    """The part of the normal distribution that is farther out than `z` on either side."""
    return math.erfc(z / math.sqrt(2))


def holm(surprises: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of these hold, so that with all of them together the chance that one holds wrongly is `level` at
    most (Holm's step-down procedure).

    >>> holm([0.001, 0.04, 0.02, 0.9])
    [True, False, False, False]
    """
    result = [False] * len(surprises)
    order = sorted(range(len(surprises)), key=lambda number: surprises[number])
    for place, number in enumerate(order):
        if surprises[number] > level / (len(surprises) - place):
            break
        result[number] = True
    return result


def _spread(offsets: Sequence[float]) -> float:
    """The standard error of a sum of independent offsets whose mean is 0."""
    count = len(offsets)
    return math.sqrt(math.fsum(each * each for each in offsets) * count / (count - 1)) if count > 1 else 0.0


def _wilson(value: float, error: float, groups: int) -> tuple[IntervalEstimate, float]:
    matches = float(groups)
    if groups > 1 and error > 0 and 0 < value < 1:
        matches = value * (1 - value) / (error * student(groups - 1) / _Z) ** 2
    low, high = wilson(min(1.0, max(0.0, value)), matches)
    return IntervalEstimate(value, min(low, max(0.0, value)), max(high, min(1.0, value))), matches


def _matches(observations: Sequence[float]) -> float:
    """The number of independent matches that would spread the mean as far as these observations do."""
    count, value = len(observations), statistics.fmean(observations)
    if count > 1:
        error = _error(observations) * student(count - 1) / _Z
        if error > 0 and 0 < value < 1:
            return value * (1 - value) / error**2
    return float(count)


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's 95% interval of a share that was seen in `count` trials, which need not be a whole number.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if not count:
        return 0.0, 1.0
    z2 = _Z * _Z / count
    middle = (share + z2 / 2) / (1 + z2)
    half = _Z * math.sqrt(share * (1 - share) / count + z2 / (4 * count)) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def _error(observations: Sequence[float]) -> float:
    """The standard error of their mean."""
    return statistics.stdev(observations) / math.sqrt(len(observations))
