"""What several rounds say of one quantity."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Figure:
    """A quantity measured once in each round. It is told by the median; half of the rounds lie between
    `low` and `high`, which shows how far the machine was quiet."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    @property
    def low(self) -> float:
        return self._quartile(0)

    @property
    def high(self) -> float:
        return self._quartile(2)

    @property
    def spread(self) -> float:
        """Half the distance between the quartiles, as a part of the median."""
        return (self.high - self.low) / 2 / self.median if self.median else 0.0

    def _quartile(self, index: int) -> float:
        if len(self.rounds) < 2:
            return self.rounds[0]
        return statistics.quantiles(self.rounds, n=4, method="inclusive")[index]

    def over(self, other: Figure) -> Figure:
        """The ratio, round by round: what disturbs a whole round does not disturb it."""
        return Figure(tuple(mine / theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True)))

    def to_json(self) -> dict[str, Any]:
        return {"median": self.median, "low": self.low, "high": self.high, "rounds": list(self.rounds)}


def figure(values: Sequence[float]) -> Figure:
    if not values:
        raise ValueError("a figure needs at least one round")
    return Figure(tuple(values))
