"""The comparison as tables for people and as JSON for machines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table

import bottega
from bench.builds import machine
from bench.contest import Result
from bench.figures import Figure
from bench.tables import show, table

#: What search asks all the time, where a peer has it too; then what only we are asked.
SEARCHED: Final = ("clone", "legal", "apply", "play", "view", "observe", "imagine")
OURS: Final = ("deal", "start", "dump", "load")


def to_json(base: Result, results: Sequence[Result], missing: dict[str, str]) -> dict[str, Any]:
    """Every figure with what each round gave, so that the spread can be judged."""
    return {
        "bottega": bottega.__version__,
        "machine": machine(),
        "base": base.contestant.label,
        "contestants": [_result(result, base) for result in results],
        "missing": missing,
    }


def _result(result: Result, base: Result) -> dict[str, Any]:
    rate = result.decisions_per_second
    return {
        "label": result.contestant.label,
        "subject": result.contestant.subject,
        "players": result.contestant.players,
        "build": result.contestant.build,
        "version": result.version,
        "ratio": rate.over(base.decisions_per_second).to_json(),
        "decisions_per_second": rate.to_json(),
        "matches_per_second": result.matches_per_second.to_json(),
        "decisions_per_match": result.decisions_per_match,
        "microseconds": {name: cost.to_json() for name, cost in result.microseconds.items()},
    }


def print_tables(base: Result, results: Sequence[Result], missing: dict[str, str]) -> None:
    mine = [result for result in results if result.contestant.build]
    show(
        rates(base, results),
        costs("Microseconds per operation, in the middle of random matches", results, SEARCHED),
        costs("Microseconds per operation: ours alone", mine, OURS),
    )
    for label, reason in missing.items():
        print(f"Not measured: {label}, {reason}.")


def rates(base: Result, results: Sequence[Result]) -> Table:
    made = table(
        "Random play, legal moves included (one core, CPU time; medians of the rounds)",
        "game (players) build",
        (f"x {base.contestant.subject}", "middle half", "decisions/s", "+-", "matches/s", "decisions/match"),
    )
    for result in results:
        rate = result.decisions_per_second
        ratio = rate.over(base.decisions_per_second)
        made.add_row(
            result.contestant.label,
            f"{ratio.median:.1f}",
            f"{ratio.low:.1f}-{ratio.high:.1f}",
            f"{rate.median:,.0f}",
            f"{rate.spread:.0%}",
            f"{result.matches_per_second.median:,.0f}",
            f"{result.decisions_per_match:,.1f}",
        )
    return made


def costs(title: str, results: Sequence[Result], operations: Sequence[str]) -> Table:
    made = table(title, "game (players) build", operations)
    for result in results:
        microseconds = result.microseconds
        made.add_row(result.contestant.label, *(short(microseconds.get(name)) for name in operations))
    return made


def short(cost: Figure | None) -> str:
    """Three digits that mean something; a dash where there is no such operation."""
    if cost is None:
        return "-"
    value = cost.median
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
