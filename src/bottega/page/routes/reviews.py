"""Reviews and practice."""

from __future__ import annotations

from bottega.engine.types import Json
from bottega.page import reviewing
from bottega.page.routing import MOST_THINGS, Ask, Later, route
from bottega.review import exercises


@route("GET", "/matches/{match}/review")
def review(ask: Ask) -> Json:
    return reviewing.standing(ask.host, ask.match, ask.lang)


@route("POST", "/matches/{match}/review")
def start_review(ask: Ask) -> Json:
    return reviewing.start(ask.host, ask.match, ask.form.word("level", "quick"), ask.lang)


@route("DELETE", "/matches/{match}/review")
def cancel_review(ask: Ask) -> Json:
    reviewing.cancel(ask.host, ask.match)
    return None


@route("GET", "/games/{game}/practice")
def practice(ask: Ask) -> Json:
    return reviewing.practice(ask.host, ask["game"])


@route("GET", "/games/{game}/practice/{position}")
def position(ask: Ask) -> Json:
    exercise = reviewing.exercise(ask.host, ask["game"], ask["position"], ask.lang)
    return {"id": ask["position"], **exercises.told_exercise(exercise)}


@route("POST", "/games/{game}/practice/{position}")
def answer_position(ask: Ask) -> Json:
    exercise = reviewing.exercise(ask.host, ask["game"], ask["position"], ask.lang)
    reviewing.judge(ask.host, exercise, ask.form.word("action", longest=200), ask.lang, ask.number)
    return Later()


@route("GET", "/games/{game}/practice/{position}/things")
def things_in_position(ask: Ask) -> Json:
    exercise = reviewing.exercise(ask.host, ask["game"], ask["position"], ask.lang)
    return exercises.exercise_things(exercise, ask.query.words("target", MOST_THINGS, 80))


@route("POST", "/games/{game}/practice/{position}/why")
def why_in_position(ask: Ask) -> Json:
    exercise = reviewing.exercise(ask.host, ask["game"], ask["position"], ask.lang)
    action = ask.form.number("action") if ask.form.has("action") else None
    return exercises.exercise_why(exercise, ask.form.maybe("target", 80), action)
