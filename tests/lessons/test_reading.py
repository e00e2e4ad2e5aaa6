"""What is wrong with the file of a lesson is said with its line, its step and what to do."""

from __future__ import annotations

import pickle

import pytest

from bottega.engine.people.text import LANGUAGES, engine_catalogue
from bottega.lessons import LessonError, check, folder, parse, read
from tests.coins.bottega_coins import coins

GAME = coins()
TEXT = folder(GAME).joinpath("first.yaml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


#: What is changed in the lesson, and what the error says.
FAULTS = [
    ("minutes: 1", "minutes: 0", "first.yaml, line 2: “minutes” is a whole number from 1 to 60, not 0"),
    ("minutes: 1", "", "the lesson has no “minutes”: add it"),
    ("minutes: 1", "minutes: 1\nsaet: 0", "there is no key 'saet' here; did you mean “seat”?"),
    ("minutes: 1", "minutes: 1\ncolour: 0", "there is no key 'colour' here (there are: minutes, deal"),
    ("seat: 0", "seat: 2", "line 3: “seat” is a whole number from 0 to 1, not 2"),
    ("minutes: 1", "minutes: [", "this is not valid YAML"),
    ("players: 2", "players: 7", "line 4: the deal cannot be played: coins is for 2 to 3 players, not 7"),
    ("  players: 2\n", "", "“deal” has “players” and either “seed” or all parts of a deal, not {'hands'"),
    ("  players: 2\n", "  players: 2\n  seed: 1\n", "there is no key 'hands' here"),
    ("say: welcome", "sya: welcome", "line 9: there is no key 'sya' here; did you mean “say”?"),
    ("say: welcome", "say: [3]", "“say” is a text or a list of texts, not [3]"),
    (
        "  - say: welcome\n    point: [pile]\n",
        "  - 3\n",
        "line 9: step 1: a step has one or more of",
    ),
    ("wait: [bid 16, bid 20]", "wait: bid 99", "line 11: no action is written “bid 99”"),
    ("rule: turn", "rule: tern", "step 2: the rules have no paragraph 'tern'"),
    ("1 bid 14", "5 bid 14", "a decision is written “SEAT NOTATION” with a seat from 0 to 1, not '5 bid 14'"),
    ("bot: random", "bot: nobody", "step 5: a bot has the keys “bot” and “seed”"),
    ("    wait: any\n", "    wrong: bid-low\n", "step 3: “wrong” explains nothing here"),
    ("      bid 3: bid-low", "      bid 3: [1]", "step 2: “wrong” is the name of a message"),
]


@pytest.mark.parametrize(("old", "new", "said"), FAULTS, ids=[new for _, new, _ in FAULTS])
def test_a_fault_is_named(old: str, new: str, said: str) -> None:
    with pytest.raises(LessonError) as caught:
        parse(GAME, "first", changed(old, new))
    assert said in str(caught.value)
    for lang in LANGUAGES:
        assert caught.value.say(engine_catalogue(lang))
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_an_empty_file_is_no_lesson() -> None:
    with pytest.raises(LessonError, match="a lesson has the keys minutes, deal, seat, steps"):
        parse(GAME, "first", "")
    with pytest.raises(LessonError, match="a list with at least one step"):
        parse(GAME, "first", TEXT[: TEXT.index("steps:")] + "steps: []\n")


def test_a_lesson_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(LessonError, match=r"coins has no lesson “last”\. Its lessons: first"):
        read(GAME, "last")


#: Faults that show only when the lesson is played.
PLAYED = [
    ("point: [pile]", 'point: ["coin:18"]', "step 1: there is no “coin:18” on the table at this moment"),
    ("[bid 16, bid 20]", "[bid 16, bid 19]", "step 2: “bid 19” is not legal at this moment"),
    ("1 bid 14", "1 bid 20", "step 3: what the lesson plays is not legal"),
    ("play: [1 bid 14]", "point: [pile]", "step 3: the learner has nothing to decide at this moment"),
    (
        "      bid 3: bid-low",
        "      bid 16: bid-low",
        "step 2: “wrong” explains bid 16, which",
    ),
    ("say: end", "say: fin", "there is no message “lesson-first-fin”: add it to lessons/en.ftl"),
]


@pytest.mark.parametrize(("old", "new", "said"), PLAYED, ids=[new for _, new, _ in PLAYED])
def test_a_lesson_that_cannot_be_taught_is_found_out(old: str, new: str, said: str) -> None:
    found = [str(error) for error in check(parse(GAME, "first", changed(old, new)))]
    assert any(said in error for error in found), found


def test_a_free_choice_is_tried_with_everything() -> None:
    """After “throw 20” the seat cannot bid it any more, though it can after all other choices."""
    text = changed("  - say: again\n    wait: any\n", "  - say: again\n    wait: bid 20\n")
    found = [str(error) for error in check(parse(GAME, "first", text))]
    assert any("“bid 20” is not legal" in error for error in found)
    assert not check(parse(GAME, "first", changed("    wait: any\n", "    wait: pass\n")))


def test_what_was_decided_before_the_lesson_is_played_first() -> None:
    text = changed("steps:", "before: [0 bid 20, 1 bid 1]\nsteps:")
    lesson = parse(GAME, "first", text)
    assert [str(move.action) for move in lesson.before] == ["bid 20", "bid 1"]
