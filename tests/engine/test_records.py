"""A match as a text: what is written is read back, and what cannot be read is named with its line."""

from __future__ import annotations

import pickle
from contextlib import suppress
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bottega.engine.match import Match
from bottega.engine.people.text import engine_catalogue
from bottega.engine.records import Entry, Proof, Record, RecordError, Result
from tests.coins.bottega_coins import ACTIONS, Coins

#: Whatever people may call themselves.
NAMES: Final = st.text(max_size=20)
NOTATIONS: Final = st.sampled_from([str(action) for action in ACTIONS])
ENTRIES: Final = st.one_of(
    st.builds(Entry, st.integers(0, 1), NOTATIONS, st.just(0)),
    st.builds(Entry.of_undo, st.integers(0, 1), st.integers(1, 99)),
)

TEXT: Final = """\
Bottega record 1

# A comment says nothing.
game: coins
rules: 1
edition: standard
seat 0: Ada
seat 1: Bruno
deal options: {"length": "short"}
deal hands: [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]
deal pile: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

1. 0 bid 5
2. 0 undo 1
3. 0 bid 4

result: [[1], [0]]
score 0: {"total": 0, "lines": {}, "ties": {}}
score 1: {"total": 1, "lines": {"worth": 1}, "ties": {}}
"""


def line_of(part: str) -> int:
    """The number of the line of TEXT that starts like this."""
    return next(i for i, line in enumerate(TEXT.splitlines(), 1) if line.startswith(part))


def record(names: list[str], entries: list[Entry], edition: str = "standard") -> Record:
    deal = Coins().deal(2, 0)
    return Record("coins", 1, edition, {}, names, deal, entries)


# There and back


@settings(deadline=None)
@given(st.lists(NAMES, min_size=2, max_size=2), st.lists(ENTRIES), NAMES)
@example(["", " "], [], "")
@example([" Ada", "Bruno "], [], "a\tb")
@example(["two\nlines", "two\u2028lines"], [], "\x1c")
@example(['"Ada"', "Bru\\no"], [], '"')
@example(["# Ada", "1. 0 bid 5"], [Entry.of_undo(1, 3)], "game: x")
def test_names_and_decisions_come_back_as_they_were(
    names: list[str], entries: list[Entry], edition: str
) -> None:
    text = str(record(names, entries, edition))
    again = Record.parse(text)
    assert again.names == names
    assert again.edition == edition
    assert again.entries == entries
    assert [repr(entry) for entry in again.entries] == [repr(entry) for entry in entries]
    assert [entry.undo for entry in again.entries] == [entry.undo for entry in entries]
    assert str(again) == text


@settings(deadline=None)
@given(st.lists(NAMES, min_size=1, max_size=4).map(tuple))
def test_the_words_of_a_proof_come_back_as_they_were(words: tuple[str, ...]) -> None:
    proved = record(["Ada", "Bruno"], [])
    proved.proof = Proof.of_deal(proved.deal, "nonce", "secret", words)
    again = Record.parse(str(proved)).proof
    assert again is not None
    for name in ("commitment", "nonce", "promise", "secret", "seed", "words"):
        assert getattr(again, name) == getattr(proved.proof, name), name


def test_a_finished_match_comes_back_whole() -> None:
    game = Coins()
    match = Match(game, game.deal(3, 4, length="long"), ["Ada", "Bruno", "Chiara"])
    while not match.state.over:
        seat = match.state.actors[-1]
        match.play(seat, match.state.legal(seat)[0])
    again = Record.parse(str(match.record()))
    assert again.deal == match.deal
    assert again.entries == match.entries
    assert again.result == Result.of(match.state)
    assert again.proof is None


def test_an_ordinary_name_stands_as_it_is() -> None:
    text = str(record(["Ada", "Bruno O'Brien, the 2nd"], []))
    assert "seat 0: Ada\n" in text
    assert "seat 1: Bruno O'Brien, the 2nd\n" in text


def test_the_figures_of_an_edition_are_written_down() -> None:
    changes: dict[str, int | str] = {"points.coin": -3, "points.pass": "many", "size": "7"}
    changed = Record("coins", 1, "Mine", changes, ["A", "B"], Coins().deal(2, 0), [])
    assert "figure points.coin: -3\n" in str(changed)
    assert Record.parse(str(changed)).changes == changes


def test_what_may_be_known_of_a_proof_while_playing_is_little() -> None:
    deal = Coins().deal(2, 0)
    public = Proof.of_deal(deal, "nonce", "secret", ("a", "b")).public()
    assert public.commitment
    assert public.promise
    assert (public.nonce, public.secret, public.seed, public.words) == ("", "", "", ())


def test_empty_lines_comments_and_spaces_say_nothing() -> None:
    plain = [line for line in TEXT.splitlines() if line and not line.startswith("#")]
    assert str(Record.parse("\n\n  # hm\n".join(f"  {line}  " for line in plain))) == str(Record.parse(TEXT))


def test_an_undo_is_read_as_one() -> None:
    entries = Record.parse(TEXT).entries
    assert [(entry.seat, entry.notation, entry.undo) for entry in entries] == [
        (0, "bid 5", 0),
        (0, "undo 1", 1),
        (0, "bid 4", 0),
    ]


def test_entries_are_equal_when_they_tell_the_same() -> None:
    assert Entry(0, "bid 5", 0) == Entry.of_text(0, "bid 5")
    assert Entry(0, "bid 5", 0) != Entry(0, "bid 4", 0)
    assert Entry(0, "bid 5", 0) != Entry(1, "bid 5", 0)
    assert len({Entry.of_undo(0, 1), Entry.of_text(0, "undo  1")}) == 1


# What cannot be read


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("Bottega record 1", "Bottega record 9", "Bottega", "a record starts with “Bottega record 1”"),
        ("game: coins", "game coins", "game", "expected “name: value” or “number. seat notation”"),
        ("rules: 1", "rules: one", "rules", "expected a whole number, not “one”"),
        ("rules: 1", "rules: ²", "rules", "expected a whole number"),
        ("rules: 1", "rules: " + "9" * 5000, "rules", "expected a whole number"),
        ("edition: standard", "edition: Mine\nfigure x: many", "seat 0", "this is not JSON"),
        (
            "edition: standard",
            "edition: Mine\nfigure x: [1]",
            "seat 0",
            "a figure is a whole number or a word",
        ),
        ("rules: 1", "ruels: 1", "rules", "no “ruels”; did you mean “rules”"),
        ("rules: 1", "rules x: 1", "rules", "no “rules x”"),
        ("seat 1: Bruno", "seat 2: Bruno", "seat 1", "expected “seat 1: ...”, not “seat 2”"),
        ("seat 1: Bruno", "seat 0: Bruno", "seat 1", "“seat 0” stands here a second time"),
        ("seat 1: Bruno", 'seat 1: "Bruno', "seat 1", "not JSON"),
        ('{"length": "short"}', '{"length": ', "deal options", "this is not JSON"),
        ("deal pile: ", "deal pile: " + "[" * 100_000, "deal pile", "lists inside each other"),
        ("deal pile: ", "deal players: ", "deal pile", "other lines give the players"),
        ("deal pile: ", "deal: ", "deal pile", "no “deal”"),
        ("1. 0 bid 5", "2. 0 bid 5", "1. 0", "expected decision 1, not 2"),
        ("3. 0 bid 4", "2. 0 bid 4", "3. 0", "expected decision 3, not 2"),
        ("3. 0 bid 4", "3. 2 bid 4", "3. 0", "seats 0 to 1, not 2"),
        ("3. 0 bid 4", "3 0 bid 4", "3. 0", "expected “name: value” or"),
        ("result: [[1], [0]]", "result: seat 1", "result", "this is not JSON"),
        ("result: [[1], [0]]", "result: 1", "result", "groups of seats"),
        ("score 1: ", "# score 1: ", "result", "a score for each of the 2 seats, not 1"),
        ('{"total": 0, "lines": {}, "ties": {}}', "0", "score 0", "a score has a total, lines and ties"),
    ],
)
def test_a_bad_line_is_named_with_what_was_expected(old: str, new: str, line: str, problem: str) -> None:
    assert old in TEXT
    with pytest.raises(RecordError) as caught:
        Record.parse(TEXT.replace(old, new, 1))
    assert caught.value.line == line_of(line)
    assert problem in str(caught.value)
    assert str(caught.value).startswith(f"line {line_of(line)}: ")


def test_an_error_is_a_sentence_in_every_language_and_can_be_pickled() -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(TEXT.replace("rules: 1", "ruels: 1", 1))
    error = pickle.loads(pickle.dumps(caught.value))
    assert (error.code, error.values) == ("record-header-near", {"header": "ruels", "near": "rules"})
    line = line_of("rules")
    assert str(error) == f"line {line}: a record has no “ruels”; did you mean “rules”?"
    assert error.say(engine_catalogue("fr")).startswith(f"ligne {line}\u202f: un enregistrement n’a pas")
    assert error.say(engine_catalogue("it")).startswith(f"riga {line}: una registrazione non ha")


@pytest.mark.parametrize("missing", ["game", "rules", "edition"])
def test_a_record_that_lacks_something_ends_too_early(missing: str) -> None:
    lines = TEXT.splitlines()
    text = "\n".join(line for line in lines if not line.startswith(missing))
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.line == len(lines) - 1
    assert f"without a line “{missing}: ...”" in str(caught.value)


def test_a_record_without_seats_is_none() -> None:
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith("seat"))
    with pytest.raises(RecordError, match="without a line “seat 0"):
        Record.parse(text)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment"])
def test_an_empty_text_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match="this text is empty") as caught:
        Record.parse(text)
    assert caught.value.line == 1


@settings(deadline=None)
@given(st.text(max_size=60), st.integers(0, len(TEXT)))
def test_whatever_stands_in_a_text_it_is_read_or_refused(noise: str, place: int) -> None:
    with suppress(RecordError):
        Record.parse(TEXT[:place] + noise + TEXT[place:])
