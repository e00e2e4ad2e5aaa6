"""What a page sends over its socket, which is none: the messages of a server's WebSocket (`docs/api.md`)."""

from __future__ import annotations

from typing import Final

from bottega.engine.types import Json
from bottega.page.forms import Form
from bottega.page.host import Host, Listener
from bottega.table import again, asking
from bottega.table.audience import Audience, Watcher
from bottega.table.commands import AlreadyDone
from bottega.table.hosting import Refused
from bottega.table.problem import Problem
from bottega.table.seeing import seat, viewer

_KEY: Final = 64


def receive(host: Host, request: dict[str, Json]) -> None:
    """Every message gets one answer, with the key of the message if it has one."""
    listener, lang = host.listener(request["socket"]), str(request["lang"])
    listener.account = host.account
    form = Form(request["message"])
    key = form.maybe("key", _KEY)
    try:
        answer = _do(host, listener, form, lang)
    except Refused as refused:
        answer = {"op": "refused", "refusal": refused.refusal}
    except Problem as problem:
        answer = host.problem_message(problem, lang)
    host.tell(listener.number, answer if key is None else {**answer, "key": key})


def _do(host: Host, listener: Listener, form: Form, lang: str) -> dict[str, Json]:
    op = form.word("op")
    match op:
        case "ping":
            return {"op": "pong", "at": host.clock()}
        case "away":
            return {"op": "done"}
    match = form.word("match")
    match op:
        case "watch":
            return _watch(host, listener, match, form, lang)
        case "unwatch":
            host.unwatch(match, listener)
            return {"op": "done"}
        case "why":
            return {"op": "why", **why(host, match, form, lang)}
        case "hurry":
            seat(host.brief(match), host.account, None)
            host.hurry(match)
            return {"op": "done"}
        case "answer" | "undo" | "confirm":
            return {"op": "done", "number": _command(host, match, op, form, lang)}
        case _:
            raise Problem("form-invalid", 422, field="op")


def _watch(host: Host, listener: Listener, match: str, form: Form, lang: str) -> dict[str, Json]:
    """What happened since the entry that the client knows, how it stands now, and from now on all news."""
    now = host.brief(match)
    eyes = viewer(now, host.account, form.seat())
    spoken = lang if form.flag("words", True) else None
    after = form.number("after") if form.has("after") else 0
    audience = host.audiences.setdefault(match, Audience())
    audience.brief, news = host.tables.look(match, [(eyes, spoken, after)], watching=True)
    listener.send(news[0])
    audience.watchers[listener, eyes] = Watcher(listener, eyes, spoken, form.flag("presence"))
    host.drive(now)
    return {"op": "done"}


def _command(host: Host, match: str, op: str, form: Form, lang: str) -> int:
    me = host.me
    command: dict[str, Json] = {"op": op, "by": me["id"], "lang": lang, "key": form.word("key", longest=_KEY)}
    if op == "answer":
        decision = form.word("decision")
        command |= {"decision": decision, "action": form.action(), "seat": again.answering_seat(decision)}
    else:
        command["seat"] = form.seat()
        if op == "undo":
            command["count"] = form.number("count", 1, 1_000) if form.has("count") else 1
    try:
        return host.command(match, command).number
    except AlreadyDone as done:
        return done.number


def why(host: Host, match: str, form: Form, lang: str) -> dict[str, Json]:
    """Why a seat of this person may not do something now."""
    table, now = host.table(match), host.brief(match)
    own = seat(now, host.account, form.seat())
    action, target = form.action(), form.maybe("target", 80)
    if (action is None) == (target is None):
        raise Problem("why-what", 422)
    return asking.why_not(table, own, action, target, lang)
