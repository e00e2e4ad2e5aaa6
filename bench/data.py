"""``python -m bench data``: how many rows a second `bottega selfplay` makes on one core, how large they are.

Seconds are those of the processor, so that other programs disturb little. A row's bytes are those of its
columns, compressed; each file has the names of features and actions besides (``head``), once for all rows.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pyarrow.parquet as pq

import bottega
from bench.figures import Figure, figure
from bench.tables import show, table
from bottega import research

#: The bots that play, each with the number of matches in a round.
BOTS: Final = {"greedy": 5, "search:iterations=200": 1}


def main(arguments: Sequence[str]) -> int:
    args = _arguments(arguments)
    heads = ("bots", "rows a second", "bytes a row", "observation", "head, kB")
    made = table("Decisions as rows, one core", "game (players)", heads)
    for name in args.games:
        for players in (2, bottega.game(name).seats[-1]):
            for bot, matches in BOTS.items():
                measured = [measure(name, players, bot, matches, seed) for seed in range(args.rounds)]
                rates, sizes, observations, metadata = map(figure, zip(*measured, strict=True))
                told = [_told(each) for each in (rates, sizes, observations, metadata)]
                made.add_row(f"{name} ({players})", bot, *told)
    show(made)
    return 0


def measure(name: str, players: int, bot: str, matches: int, seed: int) -> tuple[float, float, float, float]:
    """Rows a second, bytes a row and those of its observation, kilobytes of a file besides."""
    with tempfile.TemporaryDirectory() as folder:
        research.write(folder, name, ["random"], matches=1, seed=seed, players=players)  # loads what it needs
        path = Path(folder, "measured")
        begin = time.process_time()
        research.write(path, name, [bot], matches=matches, seed=seed, players=players)
        seconds = time.process_time() - begin
        [file] = path.glob("*.parquet")
        about = pq.read_metadata(file)
        size = observation = 0
        for group in map(about.row_group, range(about.num_row_groups)):
            for column in map(group.column, range(group.num_columns)):
                size += column.total_compressed_size
                if column.path_in_schema == "observation":
                    observation += column.total_compressed_size
        rows = about.num_rows
        return rows / seconds, size / rows, observation / rows, (file.stat().st_size - size) / 1000


def _told(figure: Figure) -> str:
    """The median, and in brackets the least and the greatest."""
    return f"{figure.median:,.0f} ({min(figure.rounds):,.0f}-{max(figure.rounds):,.0f})"


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench data", description="How many rows a second, and how large they are."
    )
    parser.add_argument(
        "--games", nargs="+", choices=bottega.games(), default=bottega.games(), metavar="GAME"
    )
    parser.add_argument("--rounds", type=int, default=3, help="rounds, each with other matches (default 3)")
    return parser.parse_args(arguments)
