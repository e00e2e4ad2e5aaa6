"""``python -m bench.scale``: what a match costs, and what 10,000 and 1,000,000 people at once would need.

It measures one, two and four processes on PostgreSQL and Redis (`measure`), puts the figures into a small
model (`model`) and prints both. ``--from FILE`` takes the figures of an earlier run; every assumption of the
model has an option.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from bench.builds import machine, running
from bench.scale import measure
from bench.scale.model import Costs, Habits, Limits, Need, first_to_break, hour, need
from bench.tables import show, table

_CROWDS: Final = (10_000, 1_000_000)

Assumptions = TypeVar("Assumptions", Habits, Limits)


def main(arguments: Sequence[str]) -> int:
    options = _options(arguments)
    if options.read:
        report = json.loads(options.read.read_text(encoding="utf-8"))
    else:
        report = _report(options)
    if options.json:
        options.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    costs = Costs.read(report["costs"])
    habits, limits = _chosen(Habits(), options), _chosen(Limits(), options)
    _print_measured(report)
    _print_hour(costs, habits)
    _print_needs([need(people, costs, habits, limits) for people in options.people])
    print("Filled first, one of each:")
    for name, people in first_to_break(costs, habits, limits):
        print(f"  {name}: by {people:,} people")
    return 0


def _report(options: argparse.Namespace) -> dict[str, Any]:
    before = os.getloadavg()[0]
    measured = measure.costs(options)
    one = measured[0]
    costs = {
        **one["steady"],
        "memory_kib_per_match": one["memory_kib_per_match"],
        "bot_ms": measure.bot_ms(options.game),
    }
    return {
        "machine": machine(),
        "build": running(),
        "game": options.game,
        "load_before": before,
        "measured": measured,
        "costs": costs,
    }


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--game", default="masters")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--rate", type=float, default=200, help="decisions a second while costs are measured")
    parser.add_argument("--seconds", type=float, default=15, help="of each phase")
    parser.add_argument("--people", type=int, nargs="+", default=list(_CROWDS))
    parser.add_argument("--from", dest="read", type=Path, help="figures of an earlier run")
    parser.add_argument("--json", type=Path)
    for each in (*fields(Habits), *fields(Limits)):
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=float)
    return parser.parse_args(arguments)


def _chosen(assumptions: Assumptions, options: argparse.Namespace) -> Assumptions:
    """The assumptions with what the command line changes."""
    given = {each.name: getattr(options, each.name) for each in fields(assumptions)}
    return replace(assumptions, **{name: value for name, value in given.items() if value is not None})


def _print_measured(report: dict[str, Any]) -> None:
    heads = ("p99 ms", "site ms", "referee ms", "database ms", "bus ms", "commits", "rows", "bytes out")
    shown = table(f"A decision of {report['game']}, {report['build']}", "processes", (*heads, "saturated/s"))
    for run in report["measured"]:
        each = run["steady"]
        times = (each[f"{part}_ms"] for part in ("site", "referee", "database", "bus"))
        how = "" if run["processes"] == 1 else ", by match" if run.get("by_match") else ", spread"
        shown.add_row(
            f"{run['processes']}{how}",
            f"{run['p99_ms']:.1f}",
            *(f"{value:.2f}" for value in times),
            f"{each['commits']:.2f}",
            f"{each['rows']:.1f}",
            f"{each['sent_bytes']:,.0f}",
            f"{run['saturated']['per_second']:,.0f}",
        )
    show(shown)
    costs = report["costs"]
    print(
        f"{costs['memory_kib_per_match']:.0f} KiB per match;"
        f" a decision of a bot takes {costs['bot_ms']:.0f} ms;"
        f" load of the machine before: {report['load_before']:.1f}"
    )


def _print_hour(costs: Costs, habits: Habits) -> None:
    both = [hour(costs, habits, bots) for bots in (False, True)]
    shown = table("An hour of a live match", "what", ("among people", "against two bots"))
    for name in both[0]:
        shown.add_row(name.replace("_", " "), *(f"{each[name]:,.1f}" for each in both))
    show(shown)


def _print_needs(needs: list[Need]) -> None:
    shown = table("People who play at once", "what", [f"{each.people:,}" for each in needs])
    for each in fields(Need)[1:]:
        values = [asdict(one)[each.name] for one in needs]
        shown.add_row(each.name.replace("_", " "), *(f"{value:,.1f}" for value in values))
    show(shown)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
