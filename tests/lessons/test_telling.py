"""What clients are told of a lesson: as of a table, entry by entry, and what the lesson adds."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import bottega
from bottega.engine.people.text import LANGUAGES
from bottega.lessons import Tutor, read, telling
from bottega.lessons.telling import Place
from bottega.table.changes import renewed
from bottega.table.problem import Problem

EVERY = [(name, lesson) for name in bottega.games() for lesson in bottega.game(name).lessons]
every_lesson = pytest.mark.parametrize(("game", "lesson"), EVERY)
FIRST = Place("masters", "first", "en", "Ada")
PARTS = ("table", "view", "decision", "own")


@every_lesson
def test_a_client_that_follows_entry_by_entry_sees_what_the_learner_sees(game: str, lesson: str) -> None:
    place = Place(game, lesson, "en", "Ada")
    tutor = Tutor(read(bottega.game(game), lesson))
    told = telling.told(place)
    (news,) = told["news"]
    while not told["done"]:
        assert news["view"] == tutor.view
        assert (told["expected"] is None) == (tutor.expected is None)
        if told["expected"] is not None:
            choices = [choice["id"] for choice in news["decision"]["choices"]]
            assert set(told["expected"]) <= set(choices)
            assert told["expected"]
        assert told["say"]
        place = replace(place, answers=tuple(told["answers"]))
        told = telling.told(place, news["number"], skip=True)
        for step in told["news"]:
            news = renewed(news, step)
        tutor.skip()
    (whole,) = telling.told(replace(place, answers=tuple(told["answers"])))["news"]
    assert {part: news[part] for part in PARTS} == {part: whole[part] for part in PARTS}
    assert told["more"] is not tutor.state.over


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_plain_data_in_every_language(game: str, lesson: str, lang: str) -> None:
    told = telling.told(Place(game, lesson, lang, "Ada"))
    assert json.loads(json.dumps(told))["say"] == told["say"]
    titles = {each["name"]: each["title"] for each in telling.offered(game, lang)}
    assert titles[lesson] == told["title"]


def test_a_wrong_answer_changes_nothing_and_is_explained_with_its_rule() -> None:
    place = replace(FIRST, answers=("", ""))
    known = telling.told(place)["news"][0]["number"]
    told = telling.told(place, known, "keep leaders 52 55")
    assert "this lesson needs the discount leader" in told["refusal"]["text"]
    assert told["refusal"]["paragraph"]["id"] == "setup-leaders"
    assert (told["answers"], told["news"]) == (["", ""], [])


def test_an_illegal_answer_is_refused_by_the_rules() -> None:
    told = telling.told(replace(FIRST, answers=("", "")), 0, "keep leaders 49 50")
    assert told["refusal"]["code"] == bottega_refusal("keep leaders 49 50")
    assert told["refusal"]["text"]


def bottega_refusal(notation: str) -> str:
    tutor = Tutor(read(bottega.game("masters"), "first"), answers=["", ""])
    refusal = tutor.state.why_not(tutor.seat, bottega.game("masters").parse(notation))
    assert refusal is not None
    return refusal.code


def test_answers_that_the_lesson_does_not_take_are_left_out() -> None:
    assert telling.told(replace(FIRST, answers=("", "", "nonsense", "")))["answers"] == ["", ""]


def test_to_read_where_a_choice_is_awaited_changes_nothing() -> None:
    told = telling.told(replace(FIRST, answers=("", "")), answer="")
    assert told["answers"] == ["", ""]


def test_what_is_not_there_is_a_problem() -> None:
    for place in (replace(FIRST, lesson="second"), replace(FIRST, game="chess")):
        with pytest.raises(Problem) as problem:
            telling.told(place)
        assert problem.value.status == 404
    with pytest.raises(Problem, match="no-such-action"):
        telling.told(FIRST, answer="fly to the moon")


def test_a_learner_may_be_called_as_a_pupil_is() -> None:
    told = telling.told(replace(FIRST, name="Salaì"))
    names = [chair["name"] for chair in told["news"][0]["table"]["seats"]]
    assert names == ["Melzi", "Salaì"]


def test_things_and_reasons_are_those_of_the_table() -> None:
    place = replace(FIRST, answers=("", ""))
    (thing,) = telling.things(place, ["leader:52", "no-such:thing"])["things"]
    assert thing["target"] == "leader:52"
    assert telling.why_not(place, "row:1", None)["refusals"]


def test_a_match_goes_on_from_a_lesson_unless_it_is_over() -> None:
    origin = telling.origin(replace(FIRST, answers=("", "", "keep leaders 52 58")))
    assert (origin["seat"], origin["players"], len(origin["line"])) == (1, 2, 2)
    final = Place("inventors", "final", "en", "Ada")
    while not (told := telling.told(final, skip=True))["done"]:
        final = replace(final, answers=tuple(told["answers"]))
    with pytest.raises(Problem, match="table-is-over"):
        telling.origin(replace(final, answers=tuple(told["answers"])))
