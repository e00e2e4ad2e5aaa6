"""The person of the page."""

from __future__ import annotations

import secrets
from typing import Final

from bottega.engine.people.text import LANGUAGES
from bottega.engine.types import Json
from bottega.page.routing import Ask, route
from bottega.table.problem import Problem

#: The longest name of a person, in characters.
_LONGEST_NAME: Final = 24


@route("GET", "/session")
def session(ask: Ask) -> Json:
    return ask.host.kept.get("me")


@route("POST", "/guests")
def come_in(ask: Ask) -> Json:
    """The person who was here before keeps their matches, under another name."""
    me = {
        "id": secrets.token_urlsafe(9),
        "guest": True,
        "created": ask.host.clock(),
        "settings": {},
        **ask.host.kept.get("me", {}),
        "name": _name(ask.form.word("name", longest=200)),
        "lang": ask.lang,
    }
    ask.host.keep("me", me)
    return me


@route("PATCH", "/me")
def change_me(ask: Ask) -> Json:
    me = dict(ask.host.me)
    if ask.form.has("name"):
        me["name"] = _name(ask.form.word("name", longest=200))
    if ask.form.has("lang"):
        me["lang"] = _lang(ask.form.word("lang"))
    if ask.form.has("settings"):
        me["settings"] = ask.form.part("settings")
    ask.host.keep("me", me)
    return me


def _name(text: str) -> str:
    if not 1 <= len(text) <= _LONGEST_NAME:
        raise Problem("name-long", 409, longest=_LONGEST_NAME)
    return text


def _lang(text: str) -> str:
    if text not in LANGUAGES:
        raise Problem("form-invalid", 422, field="lang")
    return text


@route("GET", "/me/mutes")
def mutes(ask: Ask) -> Json:
    return {"names": []}


@route("GET", "/me/warnings")
def warnings(ask: Ask) -> Json:
    return []
