"""How much goes out for a decision."""

from __future__ import annotations

import pytest

import bottega
from bench.load.sizes import play


@pytest.mark.parametrize("lang", ["en", None])
@pytest.mark.parametrize("game", bottega.games())
def test_news_of_a_decision_takes_at_most_a_third_of_the_whole(game: str, lang: str | None) -> None:
    matches = [play(game, players, 1, lang) for players in (2, 3, 4)]
    assert all(sizes.decisions > 10 for sizes in matches)
    sent, whole = sum(sizes.sent for sizes in matches), sum(sizes.whole for sizes in matches)
    assert 3 * sent <= whole, sent / whole
