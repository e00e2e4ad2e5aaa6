"""How much goes out for a decision."""

from __future__ import annotations

import pytest

import bottega
from bench.load.sizes import play


@pytest.mark.parametrize("lang", ["en", None])
@pytest.mark.parametrize("game", bottega.games())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_news_of_a_decision_takes_at_most_a_third_of_the_whole(
    players: int, game: str, lang: str | None
) -> None:
    sizes = play(game, players, 1, lang)
    assert sizes.decisions > 10
    assert 3 * sizes.sent <= sizes.whole, sizes.sent / sizes.whole
