"""What is said where a package of ``bottega[research]`` is missing."""

from __future__ import annotations

from importlib import import_module


def check_installed(what: str, *packages: str) -> None:
    """ModuleNotFoundError with a sentence that says what to install, unless these packages are there."""
    for package in packages:
        try:
            import_module(package)
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != package:
                raise
            raise ModuleNotFoundError(
                f"{what} needs {package}, which is not installed: pip install 'bottega[research]'",
                name=package,
            ) from error
