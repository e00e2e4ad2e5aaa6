"""Search against that of another Bottega: both are asked, seats are exchanged, and the interval is told."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import bottega
from bench import duel
from bench.builds import ROOT


def test_a_search_meets_another_in_a_process_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["inventors", "--against", str(ROOT / "src"), "--deals", "1", "--iterations", "1"]
    assert duel.main([*command, "--theirs", "2"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("inventors, 2 players, 1 against 2 iterations: ")
    times = re.search(r" of 2 matches; ([0-9.]+) and ([0-9.]+) ms a decision\n$", told)
    assert times is not None
    assert all(float(each) > 0 for each in times.groups())


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(("better", "expected"), [(0.9, "90.0%"), (0.5, "50.0%")])
def test_who_plays_better_has_more_than_half_and_equals_have_half(
    players: int,
    better: float,
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """At an odd table too, since all seats are exchanged."""

    class Nobody:
        decisions, seconds = 1, 0.001

        def __init__(self, path: str, game: str, iterations: int, net: str = "") -> None:
            self.is_new = not path

        def close(self) -> None:
            pass

    def play(game: Any, seed: str, match: str, seats: Sequence[Nobody]) -> list[float]:
        assert len({seat.is_new for seat in seats[::2]}) == len({seat.is_new for seat in seats[1::2]}) == 1
        return [better, 1 - better] if seats[0].is_new else [1 - better, better]

    monkeypatch.setattr(duel, "Duellist", Nobody)
    monkeypatch.setattr(duel, "_play", play)
    duel.main(["leonardo", "--against", "there", "--deals", "3", "--players", str(players)])
    assert f": {expected} ({expected} to {expected}) of 6 matches" in capsys.readouterr().out


def test_a_process_that_ends_is_said_to_have_ended(tmp_path: Path) -> None:
    (tmp_path / "bottega").mkdir()
    (tmp_path / "bottega" / "__init__.py").write_text("raise SystemExit(1)\n")
    one = duel.Duellist(str(tmp_path), bottega.games()[0], 1)
    with pytest.raises((RuntimeError, BrokenPipeError)):
        one.ask({})
    one.close()
