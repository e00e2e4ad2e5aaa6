"""Archives to look into and to install: those in the folder that BOTTEGA_DIST names. Without it, the tests
that need one are left out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

#: Which archives a fixture is made for, if they are there.
USED = {
    "contents": ("sdist", "wheel", "pure"),
    "library": ("wheel", "pure"),
    "server": ("wheel", "sdist"),
}


def archives() -> dict[str, Path]:
    """The sdist, the wheel for this machine (the pure one, if it is the only one) and the pure wheel."""
    named = os.environ.get("BOTTEGA_DIST")
    if not named:
        return {}
    folder = Path(named).resolve()
    [sdist] = folder.glob("bottega-*.tar.gz")
    wheels = sorted(folder.glob("bottega-*.whl"))
    pure = [wheel for wheel in wheels if wheel.name.endswith("-none-any.whl")]
    compiled = [wheel for wheel in wheels if wheel not in pure]
    found = {"sdist": sdist, "wheel": (compiled or pure)[0]}
    if compiled and pure:
        found["pure"] = pure[0]
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for fixture, kinds in USED.items():
        if fixture in metafunc.fixturenames:
            found = archives()
            cases = [pytest.param(found[kind], id=kind) for kind in kinds if kind in found]
            if not cases:
                cases = [pytest.param(None, id="none", marks=pytest.mark.needs("archives"))]
            metafunc.parametrize(fixture, cases, indirect=True, scope="module")
