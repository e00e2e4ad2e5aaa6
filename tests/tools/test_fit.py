"""`tools.fit`: the constants of a hand-made insight, moved to where less is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import bottega
from bottega.sources import compiled
from tools.fit import Made, descend, places_in, rewritten

ROOT = Path(__file__).parents[2]
TEXT = """
A: Final = -1.5
B: Final = [(2, 0.25), call(3.5, "é")]  # 9.5
C: Final[float] = 0.0
d = 4.5
def f() -> float:
    return 5.5
"""

pytestmark = pytest.mark.skipif(compiled(), reason="the sources are executed anew")


def test_numbers_of_constants_are_found_and_no_others() -> None:
    found = [(place.name, number) for place, number in places_in("module", TEXT)]
    assert found == [("A", -1.5), ("B", 0.25), ("B", 3.5), ("C", 0.0)]


def test_a_text_is_rewritten_in_its_numbers_alone() -> None:
    numbers = list(places_in("module", TEXT))
    assert rewritten(TEXT, numbers) == TEXT
    doubled = rewritten(TEXT, [(place, 2 * number) for place, number in numbers])
    assert doubled == TEXT.replace("-1.5", "-3.0").replace("0.25", "0.5").replace("3.5", "7.0", 1)


@pytest.mark.parametrize("name", ["inventors", "leonardo", "masters"])
def test_a_number_in_force_changes_what_the_insight_says(name: str) -> None:
    game = bottega.game(name)
    made = Made(game)
    state = game.start(game.deal(2, 1))
    before = game.insight().judge(state)
    assert made.insight().judge(state) == before
    said = []
    try:
        for place, number in made.numbers.items():
            said.append(made.insight(place, number + 1).judge(state))
            if said[-1] != before:
                break
    finally:
        made.insight()  # the modules as they were
    assert said[-1] != before


def test_numbers_move_to_where_less_is_lost() -> None:
    made = Made(bottega.game("inventors"))
    [place] = [each for each in made.numbers if each.name == "_TIRED"]
    before = made.numbers[place]
    said: list[str] = []

    def far_from_a_tenth(insight: object) -> float:
        tired: float = sys.modules[type(insight).__module__].__dict__["_TIRED"]
        return abs(tired - 0.1)

    try:
        descend(made, far_from_a_tenth, 2, ["_TIRED"], said.append)
        # A fifth more, then a tenth more.
        assert made.numbers[place] == pytest.approx(before * 1.2 * 1.1, rel=0.01)
        assert [line.split(":")[0] for line in said if line.startswith("round")] == ["round 1", "round 2"]
    finally:
        made.numbers[place] = before
        made.insight()


def test_matches_of_a_folder_are_fitted(tmp_path: Path) -> None:
    bots = "search:iterations=8:judgement=made"
    rows = str(tmp_path / "rows")
    played = _run(
        "bottega", "selfplay", "inventors", "--bots", bots, "--matches", "4", "--out", rows, "--jobs", "1"
    )
    assert played.returncode == 0, played.stderr
    done = _run("tools.fit", "inventors", rows, "--rounds", "1", "--only", "_TIRED")
    assert done.returncode == 0, done.stderr
    assert "60 numbers" in done.stdout
    assert "held out" in done.stdout


def _run(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
