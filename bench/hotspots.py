"""``python -m bench profile GAME``: where the time of random play goes; with ``--search``, that of thinking.

Of the pure build cProfile tells it, in seconds; it slows small functions down more than large ones, so its
shares are a guide and not a measurement. Of the compiled build callgrind tells it, in instructions.
"""

from __future__ import annotations

import argparse
import json
import pstats
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from rich.table import Table

import bottega
from bench.builds import ROOT, available, environment
from bench.callgrind import Difference, Function, NoValgrind, measure, measure_thinking, readable
from bench.tables import show, table

MATCHES: Final = 300
#: With a search: how many positions are thought about, and for how many iterations each.
POSITIONS: Final = 40
SEARCH: Final = 500
#: The steps of a search: what they call are its parts.
STEPS: Final = ("decide", "_iterate")


@dataclass(frozen=True)
class Spot:
    """A function, or a module: its own part of the whole, and how often a decision calls it."""

    name: str
    share: float
    calls: float


def main(arguments: Sequence[str]) -> int:
    args = _arguments(arguments)
    players = args.players or bottega.game(args.game).seats[-1]
    if players not in bottega.game(args.game).seats:
        print(f"{args.game} does not seat {players}.", file=sys.stderr)
        return 2
    if args.build == "compiled" and "compiled" not in available():
        print("This installation has no compiled build.", file=sys.stderr)
        return 2
    title = f"{args.game}, {players} players, {args.build}"
    search = SEARCH if args.search else 0
    matches = args.matches or (MATCHES if not search else POSITIONS)
    unit = "iteration" if search else "decision"
    if args.build == "pure":
        spots, parts = profiled(args.game, players, matches, search)
    else:
        try:
            if search:
                counted = measure_thinking(args.game, players, max(1, matches // 5), search)
            else:
                counted = measure(args.game, players, "compiled", 10, 10 + max(1, matches // 5))
        except NoValgrind as problem:
            print(problem, file=sys.stderr)
            return 2
        print(f"{counted.per_decision:,.0f} instructions per {unit}.")
        spots = counted_spots(counted.functions, counted.decisions)
        parts = counted_parts(counted)
    if search:
        show(_table(f"{title}: what an iteration is made of", unit, parts[: args.top], "part"))
    show(
        _table(f"{title}: modules", unit, together(spots)[: args.top]),
        _table(f"{title}: functions", unit, spots[: args.top]),
    )
    return 0


def profiled(game: str, players: int, matches: int, search: int = 0) -> tuple[list[Spot], list[Spot]]:
    """What cProfile sees of the pure build, the most expensive function first; then the parts of a search,
    each with all that it calls."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "profile"
        ran = subprocess.run(
            [
                sys.executable,
                "-m",
                "bench.workload",
                game,
                str(players),
                str(matches),
                "--profile",
                str(file),
                "--search",
                str(search),
            ],
            cwd=ROOT,
            env=environment("pure"),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        decisions = json.loads(ran.stdout.splitlines()[-1])["decisions"]
        stats: dict[tuple[str, int, str], tuple[int, int, float, float, Any]]
        stats = pstats.Stats(str(file)).stats  # type: ignore[attr-defined]
    whole = sum(own for _, _, own, _, _ in stats.values())
    spots = [
        Spot(_place(path, function), own / whole, calls / decisions)
        for (path, _, function), (_, calls, own, _, _) in stats.items()
    ]
    parts = [
        Spot(_place(path, function), within[3] / whole, within[1] / decisions)
        for (path, _, function), (_, _, _, _, callers) in stats.items()
        for (_, _, by), within in callers.items()
        if by in STEPS and function not in STEPS
    ]
    return _sorted(spots), _sorted(parts)


def _sorted(spots: Iterable[Spot]) -> list[Spot]:
    return sorted(spots, key=lambda spot: -spot.share)


def _place(path: str, function: str) -> str:
    """Module and function: ``masters.rules.market.offer_lines``, ``builtins: len``."""
    if path == "~":
        return "builtins: " + function.strip("<>").removeprefix("built-in method ").removeprefix("method ")
    parts = Path(path).with_suffix("").parts
    if "bottega" in parts:
        inside = parts[len(parts) - parts[::-1].index("bottega") :]
        return ".".join(part for part in inside if part != "games") + f": {function}"
    if parts[-2:-1] == ("bench",):
        return f"bench.{parts[-1]}: {function}"
    return f"library: {parts[-1]}.{function}"


def counted_spots(functions: Iterable[Function], decisions: int) -> list[Spot]:
    """What callgrind saw, under the names of the source."""
    functions = list(functions)
    whole = sum(function.instructions for function in functions)
    return [
        Spot(_symbol(function), function.instructions / whole, function.calls / decisions)
        for function in functions
    ]


def counted_parts(counted: Difference) -> list[Spot]:
    """What a search calls, each with all that it calls itself."""
    parts = []
    for function in counted.functions:
        cost = sum(cost for by, cost in function.within.items() if readable(by).rpartition(".")[2] in STEPS)
        name = _symbol(function)
        if cost and name.rpartition(".")[2] not in STEPS:
            parts.append(Spot(name, cost / counted.instructions, function.calls / counted.decisions))
    return _sorted(parts)


def _symbol(function: Function) -> str:
    name = readable(function.name)
    if name != function.name:
        module = _module(name)
        return f"{module[0]}: {module[1]}"
    # Not written by us: what compiled code calls, the interpreter, the C library.
    if name.startswith("CPy") or "__mypyc" in function.object or ".cpython-" in function.object:
        return f"mypyc: {name}"
    return f"{function.object.partition('.so')[0] or 'unknown'}: {name}"


def _module(name: str) -> tuple[str, str]:
    """A name of mypyc's, which begins with as much of the module's as tells it apart, in two parts."""
    parts = name.split(".")
    for count in range(len(parts) - 1, 0, -1):
        end = parts[:count]
        for module in _modules():
            if module[-count:] == end:
                return ".".join(module), ".".join(parts[count:])
    return parts[0], ".".join(parts[1:])


@lru_cache
def _modules() -> list[list[str]]:
    """Every module of ours, in parts, as profiles call it: ``masters.rules.market``, ``engine.state``."""
    package = Path(bottega.__file__).parent
    names = [path.relative_to(package).with_suffix("").parts for path in sorted(package.rglob("*.py"))]
    return [[part for part in name if part not in ("games", "__init__")] for name in names]


def together(spots: Sequence[Spot]) -> list[Spot]:
    """The same by module."""
    shares: dict[str, list[float]] = {}
    for spot in spots:
        both = shares.setdefault(spot.name.partition(": ")[0], [0.0, 0.0])
        both[0] += spot.share
        both[1] += spot.calls
    return _sorted(Spot(name, share, calls) for name, (share, calls) in shares.items())


def _table(title: str, unit: str, spots: Sequence[Spot], part: str = "own part") -> Table:
    made = table(title, "where", (part, f"calls/{unit}"))
    for spot in spots:
        made.add_row(spot.name, f"{spot.share:.1%}", f"{spot.calls:.2f}")
    return made


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench profile", description="Where the time goes.")
    parser.add_argument("game", choices=bottega.games(), metavar="GAME")
    parser.add_argument("--players", type=int, help="(default: the largest table)")
    parser.add_argument("--build", choices=("compiled", "pure"), default="pure")
    parser.add_argument(
        "--matches", type=int, help=f"how many to play (default: {MATCHES}; with --search {POSITIONS})"
    )
    parser.add_argument("--search", action="store_true", help="think in the middle of each instead")
    parser.add_argument("--top", type=int, default=25, help="lines of each table (default: %(default)s)")
    return parser.parse_args(arguments)
