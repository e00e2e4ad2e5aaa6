"""Which statuses the operations of the API have answered with, over all tests and all their processes.

A test notes a status with its own results, which pytest-xdist brings to the first process. There they are
counted, written to ``build/api-status.txt`` and, at night, printed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

FILE: Final = Path(__file__).parents[1] / "build" / "api-status.txt"
_NAME: Final = "status"


def record_status(item: pytest.Item, operation: str, status: int) -> None:
    """An operation ("GET /api/me") has answered with this status in this test."""
    item.user_properties.append((_NAME, [operation, status]))


class Statuses:
    """A plugin of the first process."""

    def __init__(self, printed: bool) -> None:
        self._printed = printed
        self.counts: defaultdict[str, Counter[int]] = defaultdict(Counter)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            for name, value in report.user_properties:
                if name == _NAME:
                    assert isinstance(value, list)
                    operation, status = value
                    self.counts[operation][status] += 1

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.counts:
            return
        lines = list(table(self.counts.items()))
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
        if self._printed:
            terminalreporter.section("statuses of the API")
            for line in lines:
                terminalreporter.write_line(line)


def table(counts: Iterable[tuple[str, Counter[int]]]) -> Iterable[str]:
    """A line for each operation, and one for all.

    >>> list(table([("GET /api/me", Counter({200: 11, 401: 2}))]))
    ['GET /api/me  200: 11  401: 2', 'all          200: 11  401: 2']
    """
    rows = sorted(counts, key=lambda row: row[0].split(" ", 1)[::-1])
    every: Counter[int] = Counter()
    for _, statuses in rows:
        every.update(statuses)
    width = max(len(operation) for operation, _ in rows)
    for operation, statuses in (*rows, ("all", every)):
        figures = "  ".join(f"{status}: {count}" for status, count in sorted(statuses.items()))
        yield f"{operation:{width}}  {figures}"
