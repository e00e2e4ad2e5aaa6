"""Pictures in the rules and summaries of them: every thing has a name, every paragraph exists."""

from __future__ import annotations

import pytest

import bottega
from bottega.engine.people.pictures import picture_name, pictures
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import LANGUAGES, Book

GAMES = ["inventors", "leonardo", "masters"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_pictures_stand_at_paragraphs_and_have_names(name: str, lang: str) -> None:
    game = bottega.game(name)
    rules, book, shown = rulebook(game.data, lang), Book(game, lang, []), pictures(game.data)
    assert len(shown) > 5
    assert [id for id in shown if id not in rules] == []
    for things in shown.values():
        for thing in things:
            assert picture_name(game, thing, book) not in ("", thing)


@pytest.mark.parametrize("name", GAMES)
def test_a_summary_has_the_same_parts_in_every_language(name: str) -> None:
    game = bottega.game(name)
    parts = [[p.id for p in rulebook(game.data, lang, "summary").paragraphs] for lang in LANGUAGES]
    assert parts[0] == parts[1] == parts[2]
    assert len(parts[0]) > 5


def test_a_game_may_have_no_pictures() -> None:
    from tests.coins.bottega_coins import coins

    assert pictures(coins().data) == {}
