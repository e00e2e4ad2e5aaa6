"""The tutor: what it waits for, how one goes back, skips, leaves and comes again."""

from __future__ import annotations

import json

import pytest

from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Json
from bottega.lessons import Tutor, folder, lesson_book, parse, read
from tests.coins.bottega_coins import coins

GAME = coins()
LESSON = read(GAME, "first")
BOOK = lesson_book(GAME, "en", ["Ada", "Bruno"])


def at_bid() -> Tutor:
    tutor = Tutor(LESSON)
    tutor.read()
    return tutor


def test_a_lesson_says_points_and_waits() -> None:
    tutor = Tutor(LESSON)
    assert (tutor.number, tutor.total) == (1, 5)
    assert tutor.say(BOOK) == ["The highest bid wins the top coin of the pile."]
    assert tutor.step is not None
    assert tutor.step.point == ("pile",)
    assert tutor.expected is None
    tutor.read()
    assert tutor.number == 2
    assert tutor.expected == [GAME.parse("bid 16"), GAME.parse("bid 20")]


def test_where_there_is_only_something_to_read_no_choice_counts() -> None:
    tutor = Tutor(LESSON)
    refused = tutor.choose(GAME.parse("bid 16"))
    assert refused is not None
    assert "Read on" in refused.text(BOOK)
    assert tutor.number == 1


def test_where_a_choice_is_awaited_reading_on_is_not_enough() -> None:
    tutor = at_bid()
    with pytest.raises(ValueError, match="choice"):
        tutor.read()


@pytest.mark.parametrize(
    ("choice", "text", "rule"),
    [
        ("bid 3", "With a 3 you will hardly win.", "turn"),
        ("bid 7", "Your opponent may have more. Bid 16 or 20.", "turn"),
        ("bid 1", "not in your hand", "hand"),
        ("pass", "bid", "turn"),
    ],
)
def test_a_wrong_choice_is_explained_by_the_lesson_and_an_illegal_one_by_its_rule(
    choice: str, text: str, rule: str
) -> None:
    tutor = at_bid()
    refused = tutor.choose(GAME.parse(choice))
    assert refused is not None
    assert text in refused.text(BOOK)
    assert refused.rule == rule
    assert tutor.number == 2


def test_one_of_several_choices_is_as_good_as_another() -> None:
    for choice in ("bid 16", "bid 20"):
        tutor = at_bid()
        assert tutor.choose(GAME.parse(choice)) is None
        assert tutor.answers == ["", choice]
        assert [BOOK.event(event) for event in tutor.events][-1].startswith("Ada wins")


def test_the_others_are_played_by_a_bot_and_always_alike() -> None:
    ends = []
    for _ in range(2):
        tutor = Tutor(LESSON, answers=["", "bid 16", "pass", "bid 3"])
        assert tutor.number == 5
        ends.append(tutor.state.dump())
    assert ends[0] == ends[1]


def test_one_may_go_back_step_by_step_to_the_beginning() -> None:
    tutor = Tutor(LESSON)
    seen = []
    while not tutor.over:
        seen.append((tutor.number, tutor.state.dump()))
        tutor.skip()
    while tutor.answers:
        tutor.back()
        assert (tutor.number, tutor.state.dump()) == seen.pop()
    tutor.back()
    assert tutor.number == 1


def test_progress_is_a_little_json_from_which_the_lesson_goes_on() -> None:
    tutor = at_bid()
    tutor.choose(GAME.parse("bid 20"))
    kept = json.loads(json.dumps(tutor.progress()))
    assert kept == {"answers": ["", "bid 20"], "done": False}
    again = Tutor(LESSON, answers=kept["answers"])
    assert again.state.dump() == tutor.state.dump()
    assert again.number == tutor.number == 3
    while not again.over:
        again.skip()
    assert again.progress()["done"] is True


@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        (["", "bid 3", "pass"], [""]),  # the lesson takes another choice by now
        (["bid 16"], []),
        (["", ""], [""]),
        ([None, 3], []),
        (["", "bid 16", "pass", "bid 3", "", "more"], ["", "bid 16", "pass", "bid 3", ""]),
    ],
)
def test_answers_that_the_lesson_does_not_take_any_more_are_left_out(
    answers: list[Json], kept: list[str]
) -> None:
    assert Tutor(LESSON, answers=answers).answers == kept


def test_a_choice_of_the_lesson_that_is_not_legal_cannot_be_skipped() -> None:
    text = folder(GAME).joinpath("first.yaml").read_text(encoding="utf-8")
    tutor = Tutor(parse(GAME, "first", text.replace("[bid 16, bid 20]", "bid 19")))
    tutor.read()
    with pytest.raises(IllegalAction):
        tutor.skip()


def test_at_the_end_there_is_nothing_to_skip_or_to_choose() -> None:
    tutor = Tutor(LESSON, answers=["", "bid 16", "pass", "bid 3", ""])
    assert tutor.over
    tutor.skip()
    assert tutor.over
    assert tutor.expected is None
    assert tutor.choose(GAME.parse("bid 7")) is not None
    with pytest.raises(ValueError, match="over"):
        tutor.read()
