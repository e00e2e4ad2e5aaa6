"""Tables on the terminal, wide enough when they go to a file."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

_WIDTH = 120


def table(title: str, first: str, heads: Iterable[str]) -> Table:
    """A table whose first column says what, and whose others are figures."""
    made = Table(title=title, title_justify="left")
    made.add_column(first, no_wrap=True)
    for head in heads:
        made.add_column(head, justify="right", no_wrap=True)
    return made


def show(*tables: Table) -> None:
    console = Console(width=None if sys.stdout.isatty() else _WIDTH)
    for one in tables:
        console.print(one)
