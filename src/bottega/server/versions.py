"""Versions of uvicorn and websockets: the server derives from private classes of both.

`wire` and `security.heads` derive from protocols of uvicorn, and `wire` writes to a private list of
websockets. Other versions may fail in ways that no test has seen, so the server does not start with them.
pyproject.toml has the same ranges; a test compares the two.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

from bottega.table.problem import Problem

#: For each package the first tested version, and the first that is not tested any more.
TESTED: Final = {
    "uvicorn": ((0, 52, 1), (0, 55)),
    "websockets": ((15, 0, 1), (18,)),
}


def check_versions() -> None:
    """Problem if a package is installed in a version that was not tested."""
    for package, (first, end) in TESTED.items():
        installed = version(package)
        if not first <= _release(installed) < end:
            raise Problem(
                "untested-version",
                package=package,
                installed=installed,
                first=_text(first),
                end=_text(end),
            )


def _release(text: str) -> tuple[int, ...]:
    """The numbers of a version.

    >>> _release("0.52.1"), _release("16.0rc1"), _release("15.0.1.post2")
    ((0, 52, 1), (16, 0), (15, 0, 1))
    """
    numbers: list[int] = []
    for part in text.partition("+")[0].split("."):
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        if not digits:
            break
        numbers.append(int(digits))
        if digits != part:
            break
    return tuple(numbers)


def _text(release: tuple[int, ...]) -> str:
    return ".".join(map(str, release))
