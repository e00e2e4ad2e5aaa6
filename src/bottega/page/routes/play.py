"""What a player does beside deciding."""

from __future__ import annotations

from bottega.engine.types import Json
from bottega.page.routing import Ask, route


@route("POST", "/matches/{match}/requests")
def ask_others(ask: Ask) -> Json:
    return ask.do("ask", what=ask.form.word("what"), seat=ask.form.seat())


@route("POST", "/matches/{match}/requests/{request}")
def answer_request(ask: Ask) -> Json:
    op = "agree" if ask.form.flag("agree") else "decline"
    return ask.do(op, request=ask.whole("request"), seat=ask.form.seat())


@route("POST", "/matches/{match}/stand-in")
def stand_in(ask: Ask) -> Json:
    bot = ask.form.word("bot", "journeyman")
    return ask.do("stand-in", **{"for": ask.form.number("seat", 0, 9)}, bot=bot)


@route("DELETE", "/matches/{match}/stand-in")
def come_back(ask: Ask) -> Json:
    return ask.do("return", seat=ask.query.seat())


@route("POST", "/matches/{match}/resignation")
def resign(ask: Ask) -> Json:
    return ask.do("resign", seat=ask.form.seat())


@route("PUT", "/matches/{match}/order")
def order(ask: Ask) -> Json:
    return ask.do("order", **{"pass": ask.form.flag("passing")}, seat=ask.form.seat())


@route("PUT", "/matches/{match}/preferences")
def prefer(ask: Ask) -> Json:
    return ask.do("prefer", confirms=ask.form.flag("confirms"), seat=ask.form.seat())
