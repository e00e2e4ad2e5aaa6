"""Compiled code tells what its source tells."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SMALL = '''
"""A module."""

from abc import ABCMeta, abstractmethod


class Base(metaclass=ABCMeta):
    """A class, "quoted" – with è."""

    @property
    def size(self) -> int:
        """How large it is?"""
        return 1

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """What may be done."""


class Heir(Base):
    def legal(self, seat: int) -> list[int]:
        return [seat]

    def silent(self) -> None:
        pass


def double(number: int) -> int:
    """Twice the number.

    And a second paragraph.
    """
    return 2 * number
'''


BUILDING = """
import sys; sys.path.insert(0, sys.argv.pop(1))
from pathlib import Path
from hatch_build import extensions
from setuptools import setup
setup(name="small", ext_modules=extensions({"small": [Path("src", "shop", "small.py")]}))
"""

ASKING = """
import inspect
import shop.small as small
heir = small.Heir()
print(small.__file__)
for each in (small.double, small.Base, small.Base.size, heir.legal, heir.silent):
    print(repr(inspect.getdoc(each)))
"""


@pytest.mark.needs("compiler")
def test_compiled_code_has_the_docstrings_of_its_source(tmp_path: Path) -> None:
    (tmp_path / "src" / "shop").mkdir(parents=True)
    (tmp_path / "src" / "shop" / "small.py").write_text(SMALL, encoding="utf-8")
    (tmp_path / "mypy.ini").write_text("[mypy]\nmypy_path = src\nexplicit_package_bases = True\n")
    building = [sys.executable, "-c", BUILDING, str(ROOT), "build_ext", "--build-lib", "built"]
    built = subprocess.run(building, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    asking = [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, '.'){ASKING}"]
    told = subprocess.run(asking, cwd=tmp_path / "built", check=True, capture_output=True, encoding="utf-8")
    place, *texts = told.stdout.splitlines()
    assert not place.endswith(".py")
    assert texts == [
        "'Twice the number.\\n\\nAnd a second paragraph.'",
        "'A class, \"quoted\" – with è.'",
        "'How large it is?'",
        "'What may be done.'",
        "None",
    ]
