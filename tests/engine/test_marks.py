"""What the words of a sentence stand for."""

from __future__ import annotations

import random

import pytest

import bottega
from bottega.engine.match import Match
from bottega.engine.people.marks import SEAT_NAMES, MarkedBook
from bottega.engine.people.text import LANGUAGES, Book
from bottega.engine.types import Json


def pieces(game: str, kind: str, **values: Json) -> list[tuple[str, str]]:
    return MarkedBook(bottega.game(game), "en", SEAT_NAMES).pieces(f"event-{kind}", values)


def test_names_cards_and_amounts_are_marked_with_what_they_are() -> None:
    bought = pieces("masters", "buy", seat=1, card=21, slot=2)
    assert bought == [
        (SEAT_NAMES[1], "seat:1"),
        (" buys the ", ""),
        ("green II card (6 points)", "card:21"),
        (" and puts it in slot 2.", ""),
    ]
    paid = pieces("masters", "pay", seat=0, warehouse={"coin": 2, "stone": 1}, strongbox={})
    assert [piece for piece in paid if piece[1]] == [
        (SEAT_NAMES[0], "seat:0"),
        ("2 coins", "resources-coin"),
        ("1 stone", "resources-stone"),
    ]


def test_a_message_with_something_marked_in_it_is_not_marked_itself() -> None:
    sent = pieces("leonardo", "place", seat=0, place="academy", count=3)
    assert sent == [
        (SEAT_NAMES[0], "seat:0"),
        (" sends ", ""),
        ("3 apprentices", "apprentices"),
        (" to the ", ""),
        ("Academy", "place:academy"),
        (".", ""),
    ]


def test_what_somebody_has_written_is_never_taken_for_a_mark() -> None:
    book = MarkedBook(bottega.game("masters"), "en", SEAT_NAMES)
    text = "\ue100card:21\ue101Eve\ue102"
    assert book.word("name", text) == "card:21Eve"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["inventors", "leonardo", "masters"])
def test_the_pieces_of_every_sentence_make_the_sentence(name: str, lang: str) -> None:
    game = bottega.game(name)
    marked, plain = MarkedBook(game, lang, SEAT_NAMES), Book(game, lang, SEAT_NAMES)
    for players in game.seats:
        rng = random.Random(players)
        match = Match(game, game.deal(players, seed=players), SEAT_NAMES[:players])
        while not match.state.over:
            seat = rng.choice(match.state.actors)
            for event in match.play(seat, rng.choice(match.state.legal(seat))):
                told = marked.pieces(f"event-{event.kind}", event.values)
                assert "".join(text for text, _ in told) == plain.event(event)
                names = {value for key, value in event.values.items() if key.endswith("seat")}
                assert {f"seat:{seat}" for seat in names} <= {mark for _, mark in told}
