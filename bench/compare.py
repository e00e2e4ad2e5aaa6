"""``python -m bench``: our games and their peers, in one run."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import bottega
from bench import plot, report
from bench.builds import Build, available
from bench.contest import Contestant, contest, processes

#: Odd, so that the median is a slice that was measured.
ROUNDS: Final = 9
SECONDS: Final = 6.0

BASE: Final = Contestant("catanatron", 4)
PEERS: Final = (
    BASE,
    Contestant("python-chess", 2),
    Contestant("OpenSpiel chess", 2),
    Contestant("OpenSpiel backgammon", 2),
    Contestant("OpenSpiel hearts", 4),
)


def main(arguments: Sequence[str]) -> int:
    args = _arguments(arguments)
    builds = available()
    missing = {} if "compiled" in builds else {"compiled build": "not in this installation"}
    with processes([*PEERS, *ours(args.games, builds)]) as (running, absent):
        if BASE.label in absent:
            print("Ratios are to catanatron, which is not installed here: run `make bench`.", file=sys.stderr)
            return 2
        told = f"{len(running)} contestants, {args.seconds:g} s each and as much again for single operations"
        print(f"Measuring {told}, in {args.rounds} rounds ...", file=sys.stderr)
        results = contest(running, args.seconds, args.rounds, on_round=_progress(args.rounds))
    base = next(result for result in results if result.contestant == BASE)
    missing |= absent
    report.print_tables(base, results, missing)
    figures = report.to_json(base, results, missing)
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    if args.plot:
        args.plot.write_text(plot.draw(figures), encoding="utf-8")
    return 0


def ours(games: Sequence[str], builds: Sequence[Build]) -> list[Contestant]:
    """Each game with two players and its largest table, and alone where one can play alone."""
    chosen = []
    for name in games:
        seats = bottega.game(name).seats
        for players in sorted({1, 2, seats[-1]} & set(seats)):
            chosen += [Contestant(name, players, build) for build in builds]
    return chosen


def redraw(arguments: Sequence[str]) -> int:
    """``python -m bench plot``: the picture again, from figures that were kept."""
    parser = argparse.ArgumentParser(
        prog="python -m bench plot", description="Draw the plot of a comparison."
    )
    parser.add_argument("figures", type=Path, help="the JSON file of a comparison")
    parser.add_argument("plot", type=Path, help="the SVG file to write")
    args = parser.parse_args(arguments)
    drawn = plot.draw(json.loads(args.figures.read_text(encoding="utf-8")))
    args.plot.write_text(drawn, encoding="utf-8")
    return 0


def _progress(rounds: int) -> Callable[[int], None]:
    def tell(number: int) -> None:
        print(f"round {number + 1} of {rounds}", file=sys.stderr)

    return tell


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Bottega's speed against its peers.")
    parser.add_argument(
        "--games", nargs="+", choices=bottega.games(), default=bottega.games(), metavar="GAME"
    )
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="CPU time for each contestant (default: %(default)g)"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="slices of it (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also draw them (SVG)")
    args = parser.parse_args(arguments)
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds and --seconds must be above zero")
    return args
