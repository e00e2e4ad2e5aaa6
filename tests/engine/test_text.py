"""Data put into words: what a message is asked for, and what fills it."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega.engine.events import Event
from bottega.engine.people.text import Book, Catalogue, MissingText
from bottega.engine.refusal import Refusal
from bottega.engine.state import Prompt
from bottega.engine.types import Json
from tests.coins.bottega_coins import BID, PASS, Coins


def book() -> Book:
    return Book(Coins(), "en", ["Ada", "Bruno", "Chiara"])


def test_messages_follow_from_the_data() -> None:
    assert book().action(BID[7]) == "Bid the 7"
    assert book().action(PASS) == "Throw nothing away"
    assert book().event(Event("throw", {"seat": 1, "coin": 3})) == "Bruno throws the 3 away."
    assert book().prompt(Prompt("bid", {"seat": 0})) == "Ada, bid a coin."
    assert book().refusal(Refusal("not-in-hand", "hand", {"coin": 9})) == "the 9 is not in your hand."


def test_messages_of_the_engine_belong_to_every_game() -> None:
    assert book().event(Event("undo", {"seat": 2, "count": 2})).startswith("Chiara takes back")
    assert "Ada and Chiara" in book().refusal(Refusal("not-your-turn", "turn", {"seats": [0, 2]}))


@pytest.mark.parametrize(
    ("key", "value", "word"),
    [
        ("seat", 1, "Bruno"),
        ("next_seat", 2, "Chiara"),
        ("seats", [0, 1, 2], "Ada, Bruno and Chiara"),
        ("coin", 4, "the 4"),
        ("coin", [4, 5], "the 4 and the 5"),
        ("alloy", "electrum", "gold and silver"),
        ("alloy", "bronze", "bronze"),
        ("metal", {"gold": 1, "silver": 2}, "a gold coin and 2 silver coins"),
        ("metal", {"gold": 0, "silver": 3}, "3 silver coins"),
        ("metal", {"gold": 0}, "no coins"),
        ("metal", {}, "no coins"),
        ("won", True, "won"),
        ("won", False, "lost"),
        ("count", 3, 3),
    ],
)
def test_a_value_is_what_people_call_it(key: str, value: Json, word: str | int) -> None:
    assert _with_metals().word(key, value) == word


def test_a_message_may_select_by_what_stands_behind_a_word() -> None:
    metals = _with_metals()
    assert metals.sentence("melted", {"alloy": "electrum"}) == "It glows: gold and silver."
    assert metals.sentence("melted", {"alloy": "bronze"}) == "It melts: bronze."
    assert metals.sentence("paid", {"metal": {"gold": 1, "silver": 2}}) == "3: a gold coin and 2 silver coins"
    assert metals.sentence("paid", {"metal": {"gold": 0}}) == "nothing"


def test_a_missing_message_is_never_passed_over() -> None:
    with pytest.raises(MissingText, match="en: no message 'event-earthquake'"):
        book().event(Event("earthquake", {}))


def test_a_missing_value_is_never_passed_over() -> None:
    with pytest.raises(MissingText, match="en: event-throw: "):
        book().event(Event("throw", {"seat": 1}))


def test_what_there_are_no_words_for_is_named() -> None:
    with pytest.raises(MissingText, match="no words for thing = None"):
        book().word("thing", None)


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    with pytest.raises(ValueError, match="language is one of en, fr, it, not 'de'"):
        Catalogue([], "de")


#: All that may stand at the beginning of a line.
FLUENT = """\
# a comment, (before) = the first message
direct = { word }
### and = one between
of-a-term = { -Term }
inside = { $count ->
[one] { word }
    *[other] { -Term } = { direct }
}
lines =
    word = not a message,
    but { inside }
word = w
-Term = t
lost = { nowhere }
round = and { about }
about = and { round }
broken = {
last = l"""


def test_a_message_brings_all_that_it_refers_to(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(FLUENT, encoding="utf-8")

    def say(id: str, **values: int) -> str:
        """From a catalogue that has said nothing before."""
        return Catalogue([tmp_path], "en").say(id, values)

    assert (say("direct"), say("of-a-term"), say("last")) == ("w", "t", "l")
    assert say("inside", count=1) == "w"
    assert say("lines", count=2) == "word = not a message,\nbut t = w"
    for id in ("lost", "round", "broken", "nowhere", "but"):
        with pytest.raises(MissingText):
            say(id)


@pytest.mark.parametrize(("lang", "joined"), [("en", "a, b and c"), ("fr", "a, b et c"), ("it", "a, b e c")])
def test_a_list_is_said_as_people_say_it(lang: str, joined: str) -> None:
    assert Book(bottega.game("masters"), lang, []).join(["a", "b", "c"]) == joined


def test_the_table_is_told_and_drawn_in_words() -> None:
    game, view = Coins(), Coins().start(Coins().deal(2, 0)).view(None)
    lines = game.describe(view, book())
    assert lines[0] == "Round 1; 10 coins in the pile."
    assert "Ada has won nothing yet." in lines
    assert game.board(view, book(), 7)[0] == [("Round 1", "")]
    assert game.components(book())[0][0] == "Coins"


def _with_metals() -> Book:
    """A book with a few messages more."""
    return Book(Coins(), "en", ["Ada", "Bruno", "Chiara"], [Path(__file__).parent / "metals"])
