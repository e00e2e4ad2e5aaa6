"""``python -m bench scaling``: where the work grows.

What a decision costs with more players and as a match goes on, and what more processes of
``bottega simulate`` bring, with the memory they take.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any, Final

from rich.table import Table

import bottega
from bench.builds import ROOT, Build, available, environment, machine
from bench.contest import Contestant, contest, processes
from bench.figures import Figure, figure
from bench.memory import Memory, Watch
from bench.ours import PARTS
from bench.tables import show, table

ROUNDS: Final = 5
#: Runs of the command for each number of processes.
REPEATS: Final = 3

_SIMULATE: Final = "import sys; from bottega.cli import main; sys.exit(main())"


@dataclass
class Jobs:
    """Seconds of real time that `bottega simulate` takes with this number of processes, start-up included."""

    game: str
    players: int
    build: Build
    jobs: int
    matches: int
    startup: float
    seconds: list[float] = field(default_factory=list)
    #: Of the first process, and of each worker (none with one job: the first process plays).
    first: list[Memory] = field(default_factory=list)
    workers: list[Memory] = field(default_factory=list)

    @property
    def rate(self) -> Figure:
        """Matches per second of the whole command."""
        return figure([self.matches / seconds for seconds in self.seconds])

    @property
    def net(self) -> Figure:
        """The same without the time in which a command without matches starts and ends."""
        return figure([self.matches / max(seconds - self.startup, 1e-9) for seconds in self.seconds])

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"rate": self.rate.to_json(), "net": self.net.to_json()}


def main(arguments: Sequence[str]) -> int:
    args = _arguments(arguments)
    builds = available()
    contestants = [
        Contestant(name, players, build)
        for name in args.games
        for build in builds
        for players in bottega.game(name).seats
    ]
    print(f"Measuring {len(contestants)} tables, {args.seconds:g} s each ...", file=sys.stderr)
    with processes(contestants) as (running, _):
        results = contest(running, args.seconds, ROUNDS, costs=False)
        costs = {r.contestant: _microseconds(r.decisions_per_second) for r in results}
        rates = {r.contestant: r.matches_per_second.median for r in results}
        largest = [p for p in running if p.contestant.players == bottega.game(p.contestant.subject).seats[-1]]
        print(f"Measuring {len(largest)} matches part by part ...", file=sys.stderr)
        rounds = [
            {p.contestant: p.ask("parts", seconds=args.seconds / ROUNDS) for p in largest}
            for _ in range(ROUNDS)
        ]
    show(by_players(costs))
    parts = {
        one: [figure([each[one][part] for each in rounds]) for part in range(PARTS)] for one in rounds[0]
    }
    show(by_part(parts))
    jobs: list[Jobs] = []
    for process in largest:
        one = process.contestant
        print(f"Simulating {one.label} on {_list(args.jobs)} processes ...", file=sys.stderr)
        jobs += _simulations(one, args.jobs, max(100, round(rates[one] * args.seconds)))
    show(by_jobs(jobs))
    if args.json:
        figures = {
            "bottega": bottega.__version__,
            "machine": machine(),
            "microseconds_per_decision": [_row(one, cost.to_json()) for one, cost in costs.items()],
            "by_tenth_of_the_match": [_row(o, [p.to_json() for p in tenths]) for o, tenths in parts.items()],
            "simulate": [one.to_json() for one in jobs],
        }
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


def _microseconds(rate: Figure) -> Figure:
    return figure([1e6 / value for value in rate.rounds])


def _row(one: Contestant, value: Any) -> dict[str, Any]:
    return {"game": one.subject, "players": one.players, "build": one.build, "microseconds": value}


def _simulations(one: Contestant, jobs: Sequence[int], matches: int) -> list[Jobs]:
    """Every number of processes in turn, and that several times."""
    assert one.build is not None
    startup = min(_simulate(one, 1, 1)[0] for _ in range(REPEATS))
    all_jobs = [Jobs(one.subject, one.players, one.build, count, matches, startup) for count in jobs]
    for _ in range(REPEATS):
        for each in all_jobs:
            seconds, first, workers = _simulate(one, each.jobs, matches)
            each.seconds.append(seconds)
            each.first += [first] if first else []
            each.workers += workers
        all_jobs.reverse()
    return sorted(all_jobs, key=lambda each: each.jobs)


def _simulate(one: Contestant, jobs: int, matches: int) -> tuple[float, Memory | None, list[Memory]]:
    command = [sys.executable, "-c", _SIMULATE, "simulate", one.subject, "--players", str(one.players)]
    command += ["--matches", str(matches), "--jobs", str(jobs), "--seed", "scaling"]
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=ROOT, env=environment(one.build), stdout=subprocess.DEVNULL)
    watch = Watch(process.pid)
    status = process.wait()
    seconds = time.perf_counter() - start
    first, workers = watch.stop()
    if status:
        raise RuntimeError(f"bottega simulate failed with status {status}; why is above")
    return seconds, first, workers


def by_players(costs: dict[Contestant, Figure]) -> Table:
    title = "Microseconds per decision by number of players (random play, whole matches)"
    counts = sorted({one.players for one in costs})
    made = table(title, "game, build", (str(players) for players in counts))
    for name, build in dict.fromkeys((one.subject, one.build) for one in costs):
        row = [costs.get(Contestant(name, players, build)) for players in counts]
        made.add_row(f"{name} {build}", *("-" if cost is None else f"{cost.median:.2f}" for cost in row))
    return made


def by_part(parts: dict[Contestant, list[Figure]]) -> Table:
    title = "Microseconds per decision by tenth of the match (the largest table)"
    made = table(title, "game (players) build", (str(part + 1) for part in range(PARTS)))
    for one, tenths in parts.items():
        made.add_row(one.label, *(f"{cost.median:.2f}" for cost in tenths))
    return made


def by_jobs(jobs: Sequence[Jobs]) -> Table:
    title = "bottega simulate by number of processes (real time; memory in MiB, the most seen)"
    heads = ("jobs", "matches/s", "x one", "net of start", "x one", "first RSS", "PSS", "worker RSS", "PSS")
    made = table(title, "game (players) build", heads)
    single = {(each.game, each.build): each for each in jobs if each.jobs == 1}
    for each in jobs:
        one = single.get((each.game, each.build))
        label = Contestant(each.game, each.players, each.build).label
        made.add_row(
            label if one is None or each is one else "",
            str(each.jobs),
            f"{each.rate.median:,.0f}",
            "-" if one is None else f"{each.rate.median / one.rate.median:.2f}",
            f"{each.net.median:,.0f}",
            "-" if one is None else f"{each.net.median / one.net.median:.2f}",
            *_told(each.first),
            *_told(each.workers),
        )
    return made


def _told(memories: Sequence[Memory]) -> tuple[str, str]:
    if not memories:
        return "-", "-"
    return f"{mean(m.rss for m in memories):.0f}", f"{mean(m.pss for m in memories):.0f}"


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def processors() -> list[int]:
    """1, 2, 4 ... up to all the cores there are."""
    cores = os.cpu_count() or 1
    return sorted({1, cores, *(1 << n for n in range(cores.bit_length()) if 1 << n <= cores)})


def _numbers(text: str) -> list[int]:
    try:
        numbers = sorted({int(part) for part in text.split(",")})
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected numbers such as 1,2,4, not {text!r}") from None
    if numbers[0] < 1:
        raise argparse.ArgumentTypeError(f"there is no number of processes below 1, as in {text!r}")
    return numbers


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench scaling", description="Where the work grows.")
    parser.add_argument(
        "--games", nargs="+", choices=bottega.games(), default=bottega.games(), metavar="GAME"
    )
    parser.add_argument(
        "--seconds", type=float, default=4.0, help="for each measurement (default: %(default)g)"
    )
    parser.add_argument("--jobs", type=_numbers, default=processors(), metavar="N,N", help="processes")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    return parser.parse_args(arguments)
