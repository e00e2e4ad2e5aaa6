"""``python -m bench search``: how many iterations `search` gets out of a second."""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
import zlib
from collections.abc import Sequence
from typing import Final

import bottega
from bench.builds import ROOT, Build, available, environment
from bench.figures import Figure, figure
from bench.tables import show, table
from bottega.bots.bot import Budget, outlook
from bottega.bots.search import policy
from bottega.bots.search.search import Search
from bottega.engine.game import Game
from bottega.engine.learnt import AUTO
from bottega.engine.state import State

#: Positions a figure is taken from, all in the middle half of a match between sensible players.
POSITIONS: Final = 12
ROUNDS: Final = 3
#: Positions that a checksum is made of.
SUMMED: Final = 3


def main(arguments: Sequence[str]) -> int:
    args = _arguments(arguments)
    builds = available()
    if args.checksums:
        return _show_checksums(args.games, args.iterations, builds)
    title = f"Iterations per second of search, {args.iterations} a position; the middle half of the rounds"
    made = table(title, "game (players)", builds)
    for name in args.games:
        for players in _sizes(bottega.game(name)):
            rates = _rates(name, players, builds, args.iterations)
            made.add_row(f"{name} ({players})", *(_told(rates[build]) for build in builds))
    show(made)
    return 0


def _show_checksums(games: Sequence[str], iterations: int, builds: Sequence[Build]) -> int:
    """Status 1 where the builds differ."""
    made = table(f"Checksums of searches, {iterations} iterations a position", "game (players)", builds)
    alike = True
    for name in games:
        for players, sums in checksums(name, iterations, builds).items():
            made.add_row(f"{name} ({players})", *(f"{sums[build]:08x}" for build in builds))
            alike &= len(set(sums.values())) == 1
    show(made)
    return 0 if alike else 1


def checksums(name: str, iterations: int, builds: Sequence[Build]) -> dict[int, dict[Build, int]]:
    """By table size and build: a checksum of all that searches of a few positions answer, to the last bit. It
    stays as it is through a change that only makes search faster."""
    found: dict[int, dict[Build, int]] = {}
    for players in bottega.game(name).seats:
        work = ["bench.workload", name, str(players), str(SUMMED), f"--search={iterations}"]
        found[players] = {build: json.loads(_answer(work, build))["checksum"] for build in builds}
    return found


def think(game: Game, players: int, seed: int, iterations: int, judgement: str = AUTO) -> tuple[int, int]:
    """Search once, somewhere in the middle of a match: the iterations, and a checksum of what came of it."""
    state = middle(game, players, seed)
    view = outlook(state, state.actors[0], random.Random(seed))
    advice = Search(game, seed, hurry=False, judgement=judgement).decide(view, Budget(iterations=iterations))
    told = json.dumps([reason.to_json() for reason in advice.reasons])
    return advice.iterations, zlib.crc32(told.encode())


def middle(game: Game, players: int, seed: int) -> State:
    """A position with something to decide, in the middle half of a match that the policy plays."""
    length = _play(game, players, seed, -1)[1]
    count = int(length * random.Random(seed).uniform(0.25, 0.75))
    return _play(game, players, seed, count)[0]


def _play(game: Game, players: int, seed: int, count: int) -> tuple[State, int]:
    """A match up to the first real decision after `count` (-1: to its end), and the decisions played."""
    state, insight, rng = game.begin(game.deal(players, seed)), game.insight(), random.Random(seed)
    played = 0
    while not state.over:
        seat = state.actors[0]
        if 0 <= count <= played and len(state.legal(seat)) > 1:
            break
        state.apply(seat, policy.drawn(insight, state, seat, rng))
        played += 1
    return state, played


def _rates(name: str, players: int, builds: Sequence[Build], iterations: int) -> dict[Build, Figure]:
    """The builds take turns, so that a busy moment hits them alike."""
    rounds: dict[Build, list[float]] = {build: [] for build in builds}
    for _ in range(ROUNDS):
        for build in builds:
            rounds[build].append(_rate(name, players, build, iterations))
    return {build: figure(found) for build, found in rounds.items()}


def _rate(name: str, players: int, build: Build, iterations: int) -> float:
    return float(json.loads(_answer(["bench.thinking", name, str(players), str(iterations)], build)))


def _answer(work: Sequence[str], build: Build) -> str:
    """The last line that a module writes, run with these arguments."""
    ran = subprocess.run(
        [sys.executable, "-m", *work],
        cwd=ROOT,
        env=environment(build),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return ran.stdout.splitlines()[-1]


def measured(name: str, players: int, iterations: int) -> float:
    """Iterations per second of CPU time in this process."""
    game = bottega.game(name)
    states = [middle(game, players, seed) for seed in range(POSITIONS)]
    views = [outlook(state, state.actors[0], random.Random(0)) for state in states]
    start = time.process_time()
    for seed, view in enumerate(views):
        Search(game, seed, hurry=False).decide(view, Budget(iterations=iterations))
    return POSITIONS * iterations / (time.process_time() - start)


def _sizes(game: Game) -> list[int]:
    """Alone, two, and the largest table."""
    return sorted({game.seats[0], 2, game.seats[-1]})


def _told(rate: Figure) -> str:
    return f"{rate.median:,.0f} ({rate.low:,.0f} to {rate.high:,.0f})"


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench search", description="How many iterations search gets out of a second."
    )
    parser.add_argument(
        "--games", nargs="+", choices=bottega.games(), default=bottega.games(), metavar="GAME"
    )
    parser.add_argument("--iterations", type=int, default=500, help="at each position (default: %(default)s)")
    parser.add_argument(
        "--checksums", action="store_true", help="of what it answers, to compare with those of other code"
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
