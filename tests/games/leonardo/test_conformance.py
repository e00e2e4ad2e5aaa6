"""Leonardo da Vinci obeys the laws of every game."""

from __future__ import annotations

import pytest

from bottega.engine.conformance import check
from tests.games.leonardo.positions import GAME

pytestmark = pytest.mark.exhaustive


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_random_matches_obey_every_law(players: int, each: int) -> None:
    """Both starts, with the Codex and without, the same number of matches each."""
    report = check(GAME, 4 * each, seed="leonardo", players=players, thorough=0.002)
    assert report.matches == 4 * each
    assert report.decisions > report.matches * 60
    assert {key for key, _ in report.varied} >= {"under", "deck", "sight"}
