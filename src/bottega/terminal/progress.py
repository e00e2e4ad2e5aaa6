"""A progress bar on the error output, if that is a terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Protocol


class OnProgress(Protocol):
    """Called with the number that is done and the number of all, and with what else is to be shown."""

    def __call__(self, done: int, of: int, note: str = "", /) -> None: ...


def _nothing(done: int, of: int, note: str = "", /) -> None:
    pass


@contextlib.contextmanager
def progress(label: str, total: int, wanted: bool = True) -> Iterator[OnProgress]:
    """During the `with` block, show the progress; nothing where there is no terminal."""
    if not (wanted and sys.stderr.isatty()):
        yield _nothing
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    # Without a thread of its own: processes that are started meanwhile would inherit half of it.
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        auto_refresh=False,
        transient=True,
    )
    with bar:
        task = bar.add_task(label, total=total)

        def show(done: int, of: int, note: str = "", /) -> None:
            described = f"{label}  {note}" if note else label
            bar.update(task, description=described, completed=done, total=of, refresh=True)

        show(0, total)
        yield show
