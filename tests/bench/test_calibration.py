"""What came of chances is counted on positions of matches, and drawn."""

from __future__ import annotations

import json

from bench import calibration
from bench.ladders import KEPT, PICTURES


def test_chances_of_a_few_matches_are_counted_and_drawn() -> None:
    found = calibration.held_out("masters", 2, 2)
    for judgement in ("made", "learnt"):
        ranges = found["calibration"][judgement]
        assert sum(each["count"] for each in ranges) % 2 == 0, "both seats of each position"
        mean = sum(each["came"] * each["count"] for each in ranges) / sum(each["count"] for each in ranges)
        assert abs(mean - 0.5) < 0.01, "one of two wins"
    many = {"count": 100, "predicted": 0.5, "came": 0.6}
    few = {"count": 99, "predicted": 0.9, "came": 0.1}
    table = {"calibration": {"made": [many, few], "learnt": [many]}}
    picture = calibration.draw({"masters": {"2": table, "4": table}, "leonardo": {"2": table}})
    assert picture.count('class="mark"') == 6
    assert "Masters of Renaissance, 4 seats" in picture


def test_the_picture_is_that_of_what_was_kept() -> None:
    kept = json.loads((KEPT / "calibration.json").read_text(encoding="utf-8"))
    assert (PICTURES / "calibration.svg").read_text(encoding="utf-8") == calibration.draw(kept)
