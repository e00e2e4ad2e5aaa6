"""Masters of Renaissance obeys the laws of every game."""

from __future__ import annotations

import pytest

import bottega
from bottega.engine.conformance import check

pytestmark = pytest.mark.exhaustive


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_matches_obey_every_law(players: int) -> None:
    report = check(bottega.game("masters"), 11, seed="masters", players=players)
    assert report.matches == 11
    assert report.decisions > 11 * 20


def test_everything_hidden_varies() -> None:
    report = check(bottega.game("masters"), 16, seed="hidden", thorough=0)
    assert {key for key, _ in report.varied} == set(bottega.game("masters").hidden)


def test_an_edition_obeys_every_law() -> None:
    check(bottega.game("masters", "pictured"), 4, seed="pictured")


def test_a_match_looked_at_from_all_sides_obeys_every_law() -> None:
    check(bottega.game("masters"), 1, seed="all sides", players=2, thorough=1)
