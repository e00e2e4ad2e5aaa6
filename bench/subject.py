"""What is measured: a game that plays random matches, and what its single operations cost."""

from __future__ import annotations

import gc
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

#: States that operations are measured on, and calls on each.
STATES: Final = 30
CALLS: Final = 10

#: Makes the call to be timed from a copy that nothing was asked of yet: so whatever remembers its
#: answers gains nothing by it.
Prepare = Callable[[Any], Callable[[], object]]


@dataclass(frozen=True)
class Slice:
    """What was done in some seconds of CPU time."""

    matches: int
    decisions: int
    seconds: float


class Subject(ABC):
    """A game and a number of players. Whatever its states are, only the subject knows."""

    #: Name and version of the package.
    version: str

    @abstractmethod
    def match(self, seed: int) -> int:
        """Play a random match to its end, legal moves asked for each decision; their number."""

    @abstractmethod
    def midgame(self, seed: int) -> Any:
        """A state somewhere in the middle half of a random match."""

    @abstractmethod
    def clone(self, state: Any) -> Any:
        """A copy of the state."""

    @abstractmethod
    def operations(self) -> dict[str, Prepare]:
        """What can be measured, by the name that our API has for it."""


def play(subject: Subject, seed: int, seconds: float) -> Slice:
    """Whole matches, each with a seed of its own from `seed` on, until the CPU time is up."""
    matches = decisions = 0
    gc.collect()
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds or not matches:
        decisions += subject.match(seed + matches)
        matches += 1
    return Slice(matches, decisions, elapsed)


def costs(subject: Subject, states: list[Any]) -> dict[str, float]:
    """Microseconds by operation, the mean over the states."""
    return {
        name: sum(_microseconds(subject, prepare, state) for state in states) / len(states)
        for name, prepare in subject.operations().items()
    }


def _microseconds(subject: Subject, prepare: Prepare, state: Any) -> float:
    calls = [prepare(subject.clone(state)) for _ in range(CALLS)]
    start = time.process_time()
    for call in calls:
        call()
    return (time.process_time() - start) / CALLS * 1e6


def midway(start: Callable[[], Any], step: Callable[[Any], bool], part: float) -> Any:
    """The state after this part of a match; `step` says whether there was a decision left to take, and
    does the same again after a new start."""
    length = 0
    state = start()
    while step(state):
        length += 1
    state = start()
    for _ in range(int(length * part)):
        step(state)
    return state
