"""Legendary Inventors obeys the laws of every game."""

from __future__ import annotations

import pytest

from bottega.engine.conformance import check
from tests.games.inventors.positions import GAME

pytestmark = pytest.mark.exhaustive


@pytest.mark.parametrize(("players", "matches"), [(2, 8), (3, 6), (4, 6), (5, 4)])
def test_random_matches_obey_every_law(players: int, matches: int) -> None:
    """With teams that are dealt and with teams that are chosen, by turns."""
    report = check(GAME, matches, seed="inventors", players=players)
    assert report.matches == matches
    assert report.decisions > matches * 20


def test_everything_hidden_varies() -> None:
    report = check(GAME, 4, seed="hidden", players=2, thorough=0)
    assert {key for key, _ in report.varied} == set(GAME.hidden)


def test_a_match_looked_at_from_all_sides_obeys_every_law() -> None:
    check(GAME, 1, seed="all sides", players=2, thorough=1)
