"""The measurements as tables for people and as JSON for machines."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.contest import Tally

#: Microseconds by operation, for each game and number of players.
Costs = dict[str, dict[str, float]]


def print_tables(peer: Tally, ours: Sequence[Tally], costs: Costs) -> None:
    console = Console()
    console.print(_rates(peer, ours))
    console.print(_costs(costs))


def _rates(peer: Tally, ours: Sequence[Tally]) -> Table:
    table = Table(title="Random play, legal moves included (one core, CPU time)")
    table.add_column("game (players)", no_wrap=True)
    for head in ("decisions/s", "matches/s", "decisions/match", "x catanatron"):
        table.add_column(head, justify="right")
    for tally in (peer, *ours):
        table.add_row(
            tally.name,
            f"{tally.decisions_per_second:,.0f}",
            f"{tally.matches_per_second:,.1f}",
            f"{tally.decisions_per_match:,.1f}",
            f"{_ratio(tally, peer):.2f}",
        )
    return table


def _costs(costs: Costs) -> Table:
    table = Table(title="Microseconds per operation, in the middle of random matches")
    table.add_column("game (players)", no_wrap=True)
    for operation in next(iter(costs.values())):
        table.add_column(operation, justify="right")
    for name, operations in costs.items():
        table.add_row(name, *(f"{cost:.3g}" for cost in operations.values()))
    return table


def to_json(peer: Tally, ours: Sequence[Tally], costs: Costs) -> dict[str, Any]:
    """Every figure of the tables, and the rate of each slice so that their spread can be judged."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "peer": _tally(peer, peer),
        "games": [_tally(tally, peer) for tally in ours],
        "microseconds": costs,
    }


def _tally(tally: Tally, peer: Tally) -> dict[str, Any]:
    return {
        "name": tally.name,
        "decisions_per_second": tally.decisions_per_second,
        "matches_per_second": tally.matches_per_second,
        "decisions_per_match": tally.decisions_per_match,
        "ratio": _ratio(tally, peer),
        "slices": [n / s for n, s in zip(tally.decisions, tally.seconds, strict=True)],
    }


def _ratio(tally: Tally, peer: Tally) -> float:
    return tally.decisions_per_second / peer.decisions_per_second
