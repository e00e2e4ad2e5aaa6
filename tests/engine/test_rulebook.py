"""Rules in people's languages, paragraph by paragraph."""

from __future__ import annotations

import re

import pytest

import bottega
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import LANGUAGES
from tests.coins.bottega_coins import Coins


def test_paragraphs_are_found_by_their_address() -> None:
    book = rulebook(Coins().data, "en")
    assert book.title == "Coins"
    assert [paragraph.id for paragraph in book.paragraphs] == ["hand", "turn", "end"]
    assert book["hand"].title == "Your hand"
    assert book["hand"].text == "You are dealt five coins. Nobody else sees them."
    assert book["turn"].text.endswith("- Then the next round begins.")
    assert "hand" in book
    assert "feet" not in book
    with pytest.raises(KeyError):
        book["feet"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("coin", ["hand", "turn", "end"]),
        ("ROUND", ["turn", "end"]),
        ("round coin", ["turn", "end"]),
        ("the end", ["end"]),
        ("end", ["end"]),
        ("winner castle", []),
        # A title with the word comes before a text with it.
        ("the", ["turn", "end", "hand"]),
    ],
)
def test_a_search_finds_every_paragraph_with_all_the_words(words: str, found: list[str]) -> None:
    assert [paragraph.id for paragraph in rulebook(Coins().data, "en").search(words)] == found


def test_titles_come_first_in_a_search() -> None:
    book = rulebook(bottega.game("masters").data, "en")
    first, *others = book.search("market")
    assert "market" in first.title.casefold()
    assert any("market" not in paragraph.title.casefold() for paragraph in others)


@pytest.mark.parametrize("name", bottega.games())
def test_a_game_has_the_same_paragraphs_in_every_language(name: str) -> None:
    data = bottega.game(name).data
    books = [rulebook(data, lang) for lang in LANGUAGES]
    addresses = [[paragraph.id for paragraph in book.paragraphs] for book in books]
    assert addresses == [addresses[0]] * len(LANGUAGES)
    assert len(set(addresses[0])) == len(addresses[0]) > 5
    for book in books:
        assert book.title
        assert all(paragraph.title and paragraph.text for paragraph in book.paragraphs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", bottega.games())
def test_every_reference_leads_to_a_paragraph(name: str, lang: str) -> None:
    book = rulebook(bottega.game(name).data, lang)
    for paragraph in book.paragraphs:
        for address in re.findall(r"\]\(#([^)]*)\)", paragraph.text):
            assert address in book, paragraph.id
