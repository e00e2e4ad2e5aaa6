"""The rulings: where the three rulebooks differ, every passage has at least one test that names it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
TESTS = [*HERE.glob("test_*.py"), HERE.parents[1] / "rulebook" / "test_leonardo.py"]


def test_every_ruling_is_named_by_a_test() -> None:
    named = set()
    for file in TESTS:
        for numbers in re.findall(r"[Rr]ulings ((?:\d+(?:, | and )?)+)", file.read_text(encoding="utf-8")):
            named |= {int(number) for number in re.findall(r"\d+", numbers)}
    assert named == set(range(1, 41))
