"""A progress bar on the error output, if that is a terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator

#: Called with the number that is done and the number of all.
OnProgress = Callable[[int, int], None]


@contextlib.contextmanager
def progress(label: str, total: int, wanted: bool = True) -> Iterator[OnProgress]:
    """During the `with` block, show the progress; nothing where there is no terminal."""
    if not (wanted and sys.stderr.isatty()):
        yield lambda done, of: None
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

        def show(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, refresh=True)

        show(0, total)
        yield show
