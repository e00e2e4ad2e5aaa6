"""``python -m bench pools``: what a match costs, and what more cores bring, on this machine and on Ray.

The cost of a match is CPU time of one process, so other work on the machine changes it little. What more
cores bring is real time: run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from rich.table import Table

import bottega
from bench.builds import machine
from bench.tables import show, table
from bottega.bots.ladder import TournamentPlan
from bottega.bots.ladder.playing import play_fixture
from bottega.bots.ladder.schedule import Fixture
from bottega.workers import LocalPool, Pool, RayPool

JobT = TypeVar("JobT")

BOTS: Final = ("random", "greedy", "search:iterations=200")
#: Jobs that do nothing, for what a pool itself takes.
EMPTY: Final = 2000
#: The match whose jobs are spread: a job takes some tenths of a second, as in a ladder.
SPREAD: Final = ("masters", 2, "greedy")


@dataclass(frozen=True)
class Cost:
    """CPU seconds of a match of a ladder, its luck included: the mean, and half of its 95 % interval."""

    game: str
    players: int
    bot: str
    matches: int
    seconds: float
    error: float

    @property
    def per_hour(self) -> float:
        return 3600 / self.seconds


@dataclass(frozen=True)
class Spread:
    """Real seconds of the same matches on a number of cores, and what an empty job takes: real time, and CPU
    time of the process that gives out the jobs."""

    on: str
    jobs: int
    matches: int
    seconds: float
    empty: float
    driver: float


def main(arguments: Sequence[str] = ()) -> int:
    args = _arguments(arguments)
    costs = [
        cost(name, players, bot, args.seconds)
        for name in args.games
        for players in sorted({2, bottega.game(name).seats[-1]})
        for bot in BOTS
    ]
    spreads = [spread(on, jobs, args.matches) for on in args.on for jobs in args.jobs]
    show(by_match(costs), by_cores(spreads))
    if args.json:
        figures = {"costs": [asdict(each) for each in costs], "spreads": [asdict(each) for each in spreads]}
        args.json.write_text(json.dumps({"machine": machine(), **figures}, indent=2) + "\n", encoding="utf-8")
    return 0


def cost(name: str, players: int, bot: str, seconds: float) -> Cost:
    """Matches for about these seconds of CPU time, at least five."""
    play = partial(play_fixture, _plan(name, players, bot))
    play(_fixture(players, 0))  # what is loaded once
    times: list[float] = []
    while len(times) < 5 or sum(times) < seconds:
        start = time.process_time()
        play(_fixture(players, 1 + len(times)))
        times.append(time.process_time() - start)
    error = 1.96 * statistics.stdev(times) / math.sqrt(len(times))
    return Cost(name, players, bot, len(times), statistics.mean(times), error)


def _plan(name: str, players: int, bot: str) -> TournamentPlan:
    return TournamentPlan(name, (bot, bot), (players,), 2, "pools")


def _fixture(players: int, deal: int) -> Fixture:
    return Fixture(players, deal, tuple(seat % 2 for seat in range(players)))


def spread(on: str, jobs: int, matches: int) -> Spread:
    """The same matches once; a few before them start the processes."""
    name, players, bot = SPREAD
    play = partial(play_fixture, _plan(name, players, bot))
    with _pool(on, jobs) as pool:
        seconds = _timed(time.perf_counter, pool, play, [_fixture(players, deal) for deal in range(matches)])
        empty = _timed(time.perf_counter, pool, abs, range(EMPTY)) / EMPTY
        driver = _timed(time.process_time, pool, abs, range(EMPTY)) / EMPTY
    return Spread(on, jobs, matches, seconds, empty, driver)


def _pool(on: str, jobs: int) -> Pool:
    if on == "local":
        return LocalPool(jobs)
    return RayPool(None if on == "ray" else on, jobs)


def _timed(
    clock: Callable[[], float], pool: Pool, function: Callable[[JobT], object], jobs: Sequence[JobT]
) -> float:
    """The time from the first answer on: processes start before it."""
    results = pool.run(function, [*jobs[: pool.size], *jobs], ordered=False)
    for _ in range(pool.size):
        next(results)
    start = clock()
    for _ in results:
        pass
    return clock() - start


def by_match(costs: Sequence[Cost]) -> Table:
    made = table(
        "CPU time of a match between equal bots, as the ladder plays it",
        "game (players)",
        ("bot", "ms", "+-", "matches per core-hour"),
    )
    for each in costs:
        figures = (f"{1000 * each.seconds:,.1f}", f"{1000 * each.error:,.1f}", f"{each.per_hour:,.0f}")
        made.add_row(f"{each.game} ({each.players})", each.bot, *figures)
    return made


def by_cores(spreads: Sequence[Spread]) -> Table:
    name, players, bot = SPREAD
    made = table(
        f"Matches of {name} with {players} x {bot} on several cores (real time)",
        "on",
        ("jobs", "matches/s", "x one", "ms for an empty job", "CPU ms of it here"),
    )
    single = {each.on: each.seconds for each in spreads if each.jobs == 1}
    for each in spreads:
        made.add_row(
            each.on,
            str(each.jobs),
            f"{each.matches / each.seconds:.2f}",
            f"{single[each.on] / each.seconds:.2f}" if each.on in single else "-",
            f"{1000 * each.empty:.2f}",
            f"{1000 * each.driver:.2f}",
        )
    return made


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench pools", description="What a match costs, and where."
    )
    parser.add_argument(
        "--games", nargs="*", choices=bottega.games(), default=bottega.games(), metavar="GAME"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="for each cost (default: %(default)g)")
    parser.add_argument("--matches", type=int, default=100, help="on each number of cores")
    parser.add_argument("--jobs", nargs="+", type=int, default=[1, 2], metavar="N", help="cores to use")
    parser.add_argument("--on", nargs="*", default=["local", "ray"], metavar="PLACE", help="as for bottega")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    return parser.parse_args(arguments)
