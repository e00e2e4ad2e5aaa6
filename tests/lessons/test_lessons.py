"""Every lesson that comes with a game can be taught: it is played through the rules, in every way."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bottega
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.people.text import LANGUAGES
from bottega.engine.types import Json
from bottega.lessons import Lesson, Tutor, all_lessons, check, folder, lesson_book
from tests.coins.bottega_coins import coins

GAMES: dict[str, Game] = {**{name: bottega.game(name) for name in bottega.games()}, "coins": coins()}
LESSONS = [lesson for game in GAMES.values() for lesson in all_lessons(game)]
#: Legal choices that are tried at each stop although the lesson waits for others.
TRIED = 40


def labels(lessons: list[Lesson]) -> list[str]:
    return [f"{lesson.game.name} {lesson.name}" for lesson in lessons]


every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=labels(LESSONS))


@cache
def books(name: str) -> list[Json]:
    names = [f"player {seat}" for seat in range(5)]
    return [lesson_book(GAMES[name], lang, names) for lang in LANGUAGES]


@pytest.mark.parametrize("name", ["inventors", "leonardo", "masters"])
def test_each_game_begins_with_a_first_lesson(name: str) -> None:
    first = all_lessons(GAMES[name])[0]
    assert first.name == "first"
    assert 6 <= first.minutes <= 10


@every_lesson
def test_every_way_through_a_lesson_is_legal_and_points_at_what_is_there(lesson: Lesson) -> None:
    assert [str(error) for error in check(lesson)] == []


@every_lesson
def test_a_lesson_speaks_every_language(lesson: Lesson) -> None:
    for book in books(lesson.game.name):
        for id in lesson.messages():
            text = book.say(id)
            assert text.strip() == text != ""
            assert not re.search(r"[{}]|  ", text)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.lessons])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_of_lessons_holds_what_they_say_and_nothing_else(name: str, lang: str) -> None:
    text = folder(GAMES[name]).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    ids = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    said = {id for lesson in all_lessons(GAMES[name]) for id in lesson.messages()}
    assert len(ids) == len(set(ids))
    assert set(ids) == said


@every_lesson
def test_wrong_choices_are_refused_with_a_reason_and_change_nothing(lesson: Lesson) -> None:
    rng = random.Random(lesson.name)
    tutor = Tutor(lesson)
    told: set[str] = set()
    while not tutor.over:
        step, expected = tutor.step, tutor.expected
        assert step is not None
        if expected is not None and not step.any:
            before = tutor.state.dump()
            actions = list(lesson.game.actions)
            wrong = [action for action in tutor.state.legal(tutor.seat) if action not in expected]
            for action in [*wrong, *rng.sample(actions, min(TRIED, len(actions)))]:
                if action in expected:
                    continue
                refused = tutor.choose(action)
                assert refused is not None
                legal = tutor.state.why_not(tutor.seat, action) is None
                assert (refused.refusal is None) is legal
                assert all(refused.text(book) for book in books(lesson.game.name))
                told.add(refused.message)
            assert tutor.state.dump() == before
        tutor.skip()
    named = {id for step in lesson.steps for id in step.wrong.values()}
    assert not named - told, "these explanations are for choices that nobody can make"


@every_lesson
def test_a_match_goes_on_where_a_lesson_ends(lesson: Lesson) -> None:
    tutor = Tutor(lesson)
    while not tutor.over:
        tutor.skip()
    again = Match.resume(tutor.match.record(), lesson.game)
    assert again.state.dump() == tutor.state.dump()
    rng = random.Random(1)
    while not again.state.over:
        seat = again.state.actors[0]
        again.play(seat, rng.choice(again.state.legal(seat)))
    assert again.state.ranking()


#: Kinds of decisions that no lesson asks for: they are rare, or need an option of the table. The coach
#: explains them.
UNASKED = {
    "inventors": {"more", "team"},
    "leonardo": {"arrange"},
    "masters": {"pay", "white"},
}


@pytest.mark.parametrize("name", UNASKED)
def test_the_lessons_of_a_game_ask_for_every_other_kind_of_decision(name: str) -> None:
    game = GAMES[name]
    parsed = FluentParser().parse(game.data.joinpath("en.ftl").read_text(encoding="utf-8"))
    ids = {entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)}
    kinds = {id.removeprefix("prompt-") for id in ids if id.startswith("prompt-")}
    asked = set()
    for lesson in all_lessons(game):
        tutor = Tutor(lesson)
        while not tutor.over:
            if tutor.expected is None:
                tutor.read()
                continue
            prompt = tutor.state.prompt(tutor.seat)
            assert prompt is not None
            asked.add(prompt.kind)
            assert tutor.choose(tutor.expected[0]) is None
    assert kinds - asked == UNASKED[name]
