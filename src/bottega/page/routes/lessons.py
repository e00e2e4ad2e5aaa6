"""Lessons, and what the person has learnt."""

from __future__ import annotations

from typing import Final

from bottega.engine.types import Json
from bottega.lessons import telling as lessons
from bottega.lessons.telling import OPPONENT, Place
from bottega.page.routing import MOST_THINGS, Ask, route
from bottega.table import again
from bottega.table.problem import Problem
from bottega.table.shelf import label

#: Maximum number of answers in a lesson.
_MOST_ANSWERS: Final = 300


@route("GET", "/games/{game}/lessons")
def offered_lessons(ask: Ask) -> Json:
    return {"lessons": lessons.offered(ask["game"], ask.spoken)}


def _place(ask: Ask) -> Place:
    me = ask.host.kept.get("me")
    name = ask.form.maybe("name") if me is None else str(me["name"])
    answers = tuple(ask.form.words("answers", _MOST_ANSWERS))
    return Place(ask["game"], ask["lesson"], ask.lang, name or "–", answers)


@route("POST", "/games/{game}/lessons/{lesson}")
def take_lesson(ask: Ask) -> Json:
    known = ask.form.number("known") if ask.form.has("known") else 0
    given = ask.form.word("answer", longest=200) if ask.form.has("answer") else None
    return lessons.told(_place(ask), known, given, ask.form.flag("skip"))


@route("POST", "/games/{game}/lessons/{lesson}/why")
def why_in_lesson(ask: Ask) -> Json:
    action = ask.form.number("action") if ask.form.has("action") else None
    target = ask.form.maybe("target", 80)
    if (action is None) == (target is None):
        raise Problem("why-what", 422)
    return lessons.why_not(_place(ask), target, action)


@route("POST", "/games/{game}/lessons/{lesson}/things")
def things_in_lesson(ask: Ask) -> Json:
    return lessons.things(_place(ask), ask.form.words("targets", MOST_THINGS))


@route("POST", "/games/{game}/lessons/{lesson}/match")
def play_on_from_lesson(ask: Ask) -> Json:
    place, me = _place(ask), ask.host.me
    origin = lessons.origin(place)
    settings = again.lesson_settings(place.game, place.lesson, origin["options"])
    seats = again.against_bots(origin["players"], origin["seat"], me["name"], OPPONENT)
    return ask.news(ask.host.go_on(settings, seats, origin))


@route("GET", "/me/learnt")
def learnt(ask: Ask) -> Json:
    kept = ask.host.kept.get("learnt", {})
    return {"lessons": list(kept.get("lessons", {}).values()), "cards": list(kept.get("cards", {}).values())}


@route("PUT", "/me/learnt/{game}/lessons/{lesson}")
def keep_lesson(ask: Ask) -> Json:
    progress = {"answers": ask.form.words("answers", _MOST_ANSWERS), "done": ask.form.flag("done")}
    return _learnt(ask, "lessons", {"lesson": ask["lesson"], **progress}, ask["lesson"])


@route("PUT", "/me/learnt/{game}/cards/{card}")
def keep_card(ask: Ask) -> Json:
    return _learnt(ask, "cards", {"card": ask["card"]}, ask["card"])


def _learnt(ask: Ask, kind: str, what: dict[str, Json], name: str) -> Json:
    label(ask["game"], None)
    kept = ask.host.kept.get("learnt", {})
    of_kind = {**kept.get(kind, {}), f"{ask['game']}/{name}": {"game": ask["game"], **what}}
    ask.host.keep("learnt", {**kept, kind: of_kind})
    return None


@route("DELETE", "/me/learnt/cards")
def forget_cards(ask: Ask) -> Json:
    ask.host.keep("learnt", {**ask.host.kept.get("learnt", {}), "cards": {}})
    return None
