"""Contestants take turns, each in its own process, so that all of them meet the same machine."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from bench.builds import ROOT, Build, environment
from bench.figures import Figure, figure
from bench.subject import Slice


@dataclass(frozen=True)
class Contestant:
    """A game, a number of players, and for ours the build; peers have none."""

    subject: str
    players: int
    build: Build | None = None

    @property
    def label(self) -> str:
        return f"{self.subject} ({self.players})" + (f" {self.build}" if self.build else "")


@dataclass
class Result:
    """What a contestant did, round by round."""

    contestant: Contestant
    version: str
    slices: list[Slice] = field(default_factory=list)
    #: One entry for each round, microseconds by operation.
    costs: list[dict[str, float]] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> Figure:
        return figure([s.decisions / s.seconds for s in self.slices])

    @property
    def matches_per_second(self) -> Figure:
        return figure([s.matches / s.seconds for s in self.slices])

    @property
    def decisions_per_match(self) -> float:
        return sum(s.decisions for s in self.slices) / sum(s.matches for s in self.slices)

    @property
    def microseconds(self) -> dict[str, Figure]:
        names = self.costs[0] if self.costs else {}
        return {name: figure([costs[name] for costs in self.costs]) for name in names}


class Missing(Exception):
    """A contestant that cannot be measured here, and why."""


class Process:
    """A contestant's process: it is asked a question and answers it; in between it waits."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        self._popen = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", contestant.subject, str(contestant.players)],
            cwd=ROOT,
            env=environment(contestant.build),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        try:
            hello = self._hear()
            if "missing" in hello:
                raise Missing(hello["missing"])
            if contestant.build and hello["build"] != contestant.build:
                raise RuntimeError(f"{contestant.label}: the process runs the {hello['build']} build")
        except BaseException:
            self.close()
            raise
        self.version: str = hello["version"]

    def ask(self, do: str, **values: float) -> Any:
        assert self._popen.stdin is not None
        self._popen.stdin.write(json.dumps({"do": do, **values}) + "\n")
        self._popen.stdin.flush()
        return self._hear()

    def _hear(self) -> Any:
        assert self._popen.stdout is not None
        line = self._popen.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.contestant.label}: its process ended; what it said is above")
        return json.loads(line)

    def close(self) -> None:
        """The end of its input is the end of the process."""
        for pipe in (self._popen.stdin, self._popen.stdout):
            if pipe is not None:
                pipe.close()
        self._popen.wait()


@contextmanager
def processes(contestants: Iterable[Contestant]) -> Iterator[tuple[list[Process], dict[str, str]]]:
    """Those that run, and for each that cannot the reason."""
    with ExitStack() as stack:
        running: list[Process] = []
        missing: dict[str, str] = {}
        for contestant in contestants:
            try:
                process = Process(contestant)
            except Missing as reason:
                missing[contestant.label] = str(reason)
            else:
                stack.callback(process.close)
                running.append(process)
        yield running, missing


def contest(
    running: Sequence[Process],
    seconds: float,
    rounds: int,
    costs: bool = True,
    on_round: Callable[[int], None] | None = None,
) -> list[Result]:
    """Give each about `seconds` of CPU time for its matches, a slice in every round."""
    results = [Result(process.contestant, process.version) for process in running]
    turns = list(zip(running, results, strict=True))
    for number in range(rounds):
        if on_round is not None:
            on_round(number)
        for process, result in turns:
            result.slices.append(Slice(**process.ask("play", seconds=seconds / rounds)))
            if costs:
                result.costs.append(process.ask("costs"))
        turns.reverse()  # so that nobody always follows the same neighbour
    return results
