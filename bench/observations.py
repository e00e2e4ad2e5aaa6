"""``python -m bench observations``: what it costs to see a match as a row of numbers.

Microseconds depend on what else the machine does; instructions do not, and are counted where there is
valgrind. ``python -m bench.observations GAME PLAYERS TIMES`` is the workload: at every decision of a few
random matches, the seat that decides observes this number of times.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
import zlib
from collections.abc import Sequence
from typing import Final

import bottega
from bench import stepping
from bench.builds import Build, available
from bench.callgrind import NoValgrind, measure_runs
from bench.tables import show, table
from bottega.engine.playout import Dice, step
from bottega.engine.state import State

#: Matches of the workload, and the times of its shorter and its longer run.
MATCHES: Final = 4
SHORT: Final = 2
LONG: Final = 6
#: Steps of a batch in the shorter run; the longer one has `LONG` times as many.
STEPS: Final = 10
#: States and rounds that are timed.
STATES: Final = 200
ROUNDS: Final = 20


def main(arguments: Sequence[str]) -> int:
    args = _arguments(arguments)
    heads = ("numbers", *available(), "a decision of a batch")
    made = table("An observation at the largest table", "game (players)", heads)
    for name in args.games:
        players = bottega.game(name).seats[-1]
        size = bottega.game(name).encoding(players).size
        told = [_told(name, players, build) for build in available()]
        made.add_row(f"{name} ({players})", str(size), *told, _told_of_batch(name, players))
    show(made)
    steps = table("Steps with observations, in the build that runs here", "what", ("steps/s",))
    for name in args.games:
        for way, rate in stepping.ours(name):
            steps.add_row(f"{name} ({bottega.game(name).seats[-1]}), {way}", f"{rate:,.0f}")
    for peer, found in stepping.peers():
        steps.add_row(peer, found if isinstance(found, str) else f"{found:,.0f}")
    show(steps)
    return 0


def _told(name: str, players: int, build: Build) -> str:
    """Instructions and, for the build that runs here, microseconds."""
    work = ["bench.observations", name, str(players)]
    try:
        counted = measure_runs(build, [*work, str(SHORT)], [*work, str(LONG)], [*work, "1"])
        told = f"{counted.per_decision:,.0f} instructions"
    except NoValgrind as problem:
        print(problem, file=sys.stderr)
        told = "-"
    here = "compiled" if bottega.compiled() else "pure"
    return f"{told}, {microseconds(name, players):.2f} µs" if build == here else told


def _told_of_batch(name: str, players: int) -> str:
    """Instructions of a decision in a batch, with all that belongs to it, in the fastest build there is."""
    work = ["bench.stepping", name, str(players)]
    try:
        runs = [[*work, str(steps)] for steps in (STEPS, LONG * STEPS, 1)]
        return f"{measure_runs(available()[-1], *runs).per_decision:,.0f} instructions"
    except NoValgrind:
        return "-"


def states(name: str, players: int, matches: int) -> list[State]:
    """Every decision of a few random matches."""
    found: list[State] = []
    game = bottega.game(name)
    for seed in range(matches):
        state, dice = game.start(game.deal(players, seed)), Dice(seed)
        while not state.over:
            found.append(state.clone())
            step(state, dice)
    return found


def microseconds(name: str, players: int) -> float:
    """The least of several rounds: whatever else runs can only make one longer."""
    encoding, sample = bottega.game(name).encoding(players), states(name, players, MATCHES)[:STATES]
    rounds: list[float] = []
    gc.collect()
    for _ in range(ROUNDS):
        begin = time.process_time()
        for state in sample:
            encoding.observe(state, state.actors[0])
        rounds.append((time.process_time() - begin) / len(sample) * 1e6)
    return min(rounds)


def observe(name: str, players: int, times: int) -> dict[str, int]:
    """The workload: how many observations, and a checksum of them."""
    encoding = bottega.game(name).encoding(players)
    sample = states(name, players, MATCHES)
    checksum = 0
    for state in sample:
        for _ in range(times):
            row = encoding.observe(state, state.actors[0])
        checksum = zlib.crc32(row, checksum)
    return {"matches": MATCHES, "decisions": times * len(sample), "checksum": checksum}


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench observations", description="What an observation costs at the largest table."
    )
    parser.add_argument(
        "--games", nargs="+", choices=bottega.games(), default=bottega.games(), metavar="GAME"
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    print(json.dumps(observe(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
