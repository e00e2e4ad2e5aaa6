"""``python -m bench``: measure and report."""

from __future__ import annotations

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path

import bottega


def main() -> None:
    args = _arguments()
    if find_spec("catanatron") is None:
        sys.exit("The benchmark compares with catanatron, which is not installed here: run `make bench`.")

    # Only now, since the peer must be there to be imported.
    from bench import ours, peers, report
    from bench.contest import contest
    from bench.costs import costs

    games = [bottega.game(name) for name in args.games]
    contestants = [contestant for game in games for contestant in ours.contestants(game)]
    print(f"Measuring, about {args.seconds * (1 + len(contestants)):.0f} seconds ...", file=sys.stderr)
    peer, *tallies = contest([peers.catanatron(), *contestants], args.seconds)
    microseconds = {ours.label(g, players): costs(g, players) for g in games for players in g.seats}

    report.print_tables(peer, tallies, microseconds)
    if args.json:
        args.json.write_text(json.dumps(report.to_json(peer, tallies, microseconds), indent=2) + "\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Bottega's speed against a peer.")
    parser.add_argument(
        "--games", nargs="+", choices=bottega.games(), default=bottega.games(), metavar="GAME"
    )
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="CPU time for each contestant (default: 10)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    return parser.parse_args()


if __name__ == "__main__":
    main()
