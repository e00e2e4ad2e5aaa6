"""What to tell a person who lacks a package of ``bottega[research]``."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager


class MissingPackage(ImportError):
    """A package that is not installed, in one sentence that says what to do."""


@contextmanager
def needed(what: str, package: str) -> Iterator[None]:
    """Around the imports of `what`: MissingPackage if one of them is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "bottega":
            raise
        raise MissingPackage(_sentence(what, package)) from error


def _sentence(what: str, package: str) -> str:
    place = _unreleased(package)
    if place:
        return f"{what} needs {package}, which has no release for {place}"
    return f'{what} needs {package}: pip install "bottega[research]"'


def _unreleased(package: str) -> str:
    """Where we are, if the package has no release for it; pyproject.toml says the same."""
    if package != "open-spiel":
        return ""
    if sys.platform == "win32":
        return "Windows"
    if sys.platform == "darwin" and platform.machine() != "arm64":
        return "Macs with Intel processors"
    if sys.version_info >= (3, 15):
        return f"Python {sys.version_info.major}.{sys.version_info.minor}"
    return ""
