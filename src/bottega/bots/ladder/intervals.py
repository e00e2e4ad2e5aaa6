"""How sure one may be: 95% intervals from deals, each of which counts as one observation."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bottega.engine.types import Json

_Z: Final = statistics.NormalDist().inv_cdf(0.975)
#: Student's t for so few degrees of freedom that the series below is not exact to three digits.
_FEW: Final = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}


@dataclass(frozen=True)
class Estimate:
    """A value with its 95% interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, Json]:
        return {"value": self.value, "low": self.low, "high": self.high}


def student(freedom: int) -> float:
    """What 95% of Student's t distribution with so many degrees of freedom is within.

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


def mean(observations: Sequence[float]) -> Estimate:
    """A mean with its t interval; of one observation nobody knows how far off it is."""
    value = statistics.fmean(observations)
    if len(observations) < 2:
        return Estimate(value, -math.inf, math.inf)
    half = student(len(observations) - 1) * _error(observations)
    return Estimate(value, value - half, value + half)


def share(observations: Sequence[float]) -> Estimate:
    """The mean of shares from 0 to 1, one for each deal, with Wilson's interval.

    As many independent matches are assumed as would spread the mean as far as these deals do (less a
    little, for that spread is itself estimated: t takes the place of z). Thus a deal whose matches go
    the same way counts as one match, and one whose luck cancels may count for more than it took. In
    the middle this is the t interval over deals; near 0 and 1, where that one fails, it is Wilson's.
    Where all deals agree and no spread can be seen, each counts as one match.
    """
    count = len(observations)
    if not count:
        return Estimate(0.5, 0.0, 1.0)
    value = statistics.fmean(observations)
    effective = float(count)
    if count > 1:
        error = _error(observations) * student(count - 1) / _Z
        if error > 0 and 0 < value < 1:
            effective = value * (1 - value) / error**2
    low, high = wilson(value, effective)
    return Estimate(value, min(low, value), max(high, value))


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's 95% interval of a share seen in so many trials; they need not be whole.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    z2 = _Z * _Z / count
    middle = (share + z2 / 2) / (1 + z2)
    half = _Z * math.sqrt(share * (1 - share) / count + z2 / (4 * count)) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def _error(observations: Sequence[float]) -> float:
    """The standard error of their mean."""
    return statistics.stdev(observations) / math.sqrt(len(observations))
