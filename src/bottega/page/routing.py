"""Requests of a page, and the functions that answer them: `routes` has those, by subject."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from bottega.engine.people.text import LANGUAGES
from bottega.engine.types import Json
from bottega.page.forms import Form
from bottega.page.host import Host
from bottega.page.outcome import Reply
from bottega.table.brief import Brief
from bottega.table.commands import AlreadyDone
from bottega.table.hosting import Refused
from bottega.table.problem import Problem
from bottega.table.seeing import viewer
from bottega.table.types import MatchId

#: Maximum number of things that one request asks about.
MOST_THINGS: Final = 60


@dataclass
class Ask:
    """A request: its number, the language of its answer, what its address names, its query and its body."""

    host: Host
    number: int
    lang: str
    named: dict[str, str]
    query: Form
    form: Form

    def __getitem__(self, name: str) -> str:
        return self.named[name]

    @property
    def match(self) -> MatchId:
        return self.named["match"]

    @property
    def spoken(self) -> str:
        """The language that the query names, or that of the page."""
        lang = self.query.maybe("lang") or self.lang
        return lang if lang in LANGUAGES else self.lang

    def eyes(self) -> int | None:
        """Through whose eyes this person sees the match."""
        return viewer(self.host.brief(self.match), self.host.account, self.query.seat())

    @property
    def after(self) -> int:
        """The last entry that the client knows."""
        return self.query.number("after") if self.query.has("after") else 0

    def whole(self, name: str) -> int:
        """A whole number that the address names."""
        text = self.named[name]
        if not text.isdecimal() or len(text) > 6:
            raise Problem("form-invalid", 422, field=text[:20])
        return int(text)

    def news(self, now: Brief, after: int = 0, words: bool = True) -> Json:
        """The answer that says how a match stands."""
        eyes = viewer(now, self.host.account, self.query.seat())
        _, news = self.host.tables.look(now.id, [(eyes, self.lang if words else None, after)])
        return Raw(news[0].decode())

    def do(self, op: str, **more: Json) -> Json:
        """Carry out a command of this person about the match; the answer has the number of its entry."""
        command = {"op": op, "by": self.host.me["id"], "lang": self.lang, **more}
        try:
            return {"number": self.host.command(self.match, command).number}
        except AlreadyDone as already:
            return {"number": already.number}


#: What a route answers: data, which is sent as JSON; `Raw`, `Plain` or `Later`.
Route: TypeAlias = Callable[[Ask], Json]


@dataclass
class Plain:
    """An answer that is no JSON."""

    text: str


@dataclass
class Raw:
    """An answer that is JSON already."""

    text: str


@dataclass
class Later:
    """The answer comes when something has been thought about."""


_ROUTES: Final[list[tuple[str, re.Pattern[str], Route]]] = []


def route(method: str, path: str) -> Callable[[Route], Route]:
    """Answer requests to this path, in which names stand in braces."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def add(function: Route) -> Route:
        _ROUTES.append((method, pattern, function))
        return function

    return add


def answer(host: Host, request: dict[str, Json]) -> None:
    """Answer a request, in the outcome of the host."""
    lang = request["lang"] if request["lang"] in LANGUAGES else LANGUAGES[0]
    number = request["number"]
    try:
        query = Form(request["query"])
        form = Form({} if request["body"] is None else request["body"])
        for method, pattern, function in _ROUTES:
            found = pattern.fullmatch(request["path"])
            if method == request["method"] and found is not None:
                told = function(Ask(host, number, lang, found.groupdict(), query, form))
                break
        else:
            raise Problem("not-here", 404)
    except Refused as refused:
        reason = refused.refusal.get("text") or refused.refusal["code"]
        host.refuse(number, Problem("refused", 409, reason=reason, refusal=refused.refusal), lang)
    except Problem as problem:
        host.refuse(number, problem, lang)
    else:
        if isinstance(told, Plain | Raw):
            host.outcome.replies.append(Reply(number, 200, told.text, plain=isinstance(told, Plain)))
        elif not isinstance(told, Later):
            host.reply(number, told)
