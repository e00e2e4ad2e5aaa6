"""Contestants take turns at playing random matches, so that all of them meet the same machine."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

#: Odd, so that the median is a slice that was measured.
ROUNDS = 9


@dataclass(frozen=True)
class Contestant:
    """`match(seed)` plays one random match to its end and returns the number of decisions taken."""

    name: str
    match: Callable[[int], int]


@dataclass
class Tally:
    """What one contestant did in its slices of CPU time."""

    name: str
    matches: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> float:
        return statistics.median(n / s for n, s in zip(self.decisions, self.seconds, strict=True))

    @property
    def matches_per_second(self) -> float:
        return statistics.median(n / s for n, s in zip(self.matches, self.seconds, strict=True))

    @property
    def decisions_per_match(self) -> float:
        return sum(self.decisions) / sum(self.matches)


def contest(contestants: Sequence[Contestant], seconds: float) -> list[Tally]:
    """Give each contestant about `seconds` of CPU time, in short slices between those of the others."""
    tallies = [Tally(contestant.name) for contestant in contestants]
    for contestant in contestants:
        contestant.match(0)  # imports, tables and caches are ready before the clock starts
    turns = list(zip(contestants, tallies, strict=True))
    for _ in range(ROUNDS):
        for contestant, tally in turns:
            _slice(contestant, tally, seconds / ROUNDS)
        turns.reverse()  # so that nobody always follows the same neighbour
    return tallies


def _slice(contestant: Contestant, tally: Tally, seconds: float) -> None:
    """Whole matches, each with a seed of its own, until the time is up."""
    seed = 1 + sum(tally.matches)
    matches = decisions = 0
    gc.collect()
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds or matches == 0:
        decisions += contestant.match(seed + matches)
        matches += 1
    tally.matches.append(matches)
    tally.decisions.append(decisions)
    tally.seconds.append(elapsed)
