"""Tables: new ones, lists of them, and their seats before the start."""

from __future__ import annotations

from typing import Final

from bottega.engine.types import Json
from bottega.page.host import problem_text
from bottega.page.routing import Ask, route
from bottega.table import again, asking
from bottega.table.listing import listed
from bottega.table.problem import Problem
from bottega.table.seeing import done
from bottega.table.types import ABANDONED, OPEN, OVER, PLAYING

#: The longest name of a seat, in characters.
_LONGEST_NAME: Final = 24
_STATUS: Final = {"running": (OPEN, PLAYING), "over": (OVER,), "abandoned": (ABANDONED,)}


@route("POST", "/matches")
def create(ask: Ask) -> Json:
    form, me = ask.form, ask.host.me
    device = form.flag("device")
    settings: dict[str, Json] = {
        "game": form.word("game"),
        "edition": form.maybe("edition"),
        "options": form.part("options"),
        "public": False,
        "spectators": True,
        "ranked": False,
        "hints": form.flag("hints", True),
        "device": device,
        "order": "drawn" if form.maybe("order") == "drawn" else "fixed",
        "tempo": form.part("tempo") or {"kind": "none"},
    }
    again.check_settings(settings)
    seats = []
    for each in form.forms("seats", 6):
        wanted = {"me": each.flag("me"), "bot": each.maybe("bot"), "name": each.maybe("name", _LONGEST_NAME)}
        seats.append(again.plan(wanted, me["name"], device, form.flag("confirms")))
    word = form.word("word", "", 100)
    begun = ask.host.create({"settings": settings, "seats": seats, "word": word, "rules": None})
    if form.flag("start"):
        begun = ask.host.command(begun.id, {"op": "start", "by": me["id"], "fork": None})
    return ask.news(begun)


@route("GET", "/matches")
def no_tables(ask: Ask) -> Json:
    return {"tables": [], "next": None}


@route("GET", "/me/matches")
def own_matches(ask: Ask) -> Json:
    status = _STATUS.get(ask.query.maybe("status") or "running", ())
    limit = ask.query.number("limit", 1, 100) if ask.query.has("limit") else 50
    found = []
    for row, accounts in ask.host.rows.values():
        own = tuple(at for at, account in enumerate(accounts) if account == ask.host.account)
        if row.status in status and own:
            found.append(listed(row, own, ask.lang))
    found.sort(key=lambda each: (not each["waiting"], -each["changed"], each["id"]))
    return {"tables": found[:limit], "next": None}


@route("POST", "/me/matches/{how}")
def clear(ask: Ask) -> Json:
    """End matches (``abandon``), or delete those that have ended (``delete``)."""
    host, finished, refused = ask.host, [], []
    wanted = list(dict.fromkeys(ask.form.words("matches", 50)))
    for match in wanted:
        if match in host.rows:
            host.table(match)  # all are loaded before anything changes
    for match in wanted:
        try:
            if ask["how"] == "abandon":
                host.command(match, {"op": "discard", "by": host.account, "lang": ask.lang})
            elif not done(host.brief(match)):
                raise Problem("match-not-over", 409)
            else:
                host.delete(match)
            finished.append(match)
        except Problem as problem:
            refused.append({"match": match, "code": problem.code, "text": problem_text(problem, ask.lang)})
    return {"done": finished, "refused": refused}


@route("GET", "/matches/{match}")
def look(ask: Ask) -> Json:
    return ask.news(ask.host.brief(ask.match), ask.after, ask.query.flag("words", True))


@route("POST", "/matches/{match}/start")
def start(ask: Ask) -> Json:
    fork = asking.settings(ask.host.table(ask.match)).get("fork")
    origin = None
    if fork and "match" in fork:
        origin = asking.origin(ask.host.table(fork["match"]), fork["count"])
    return ask.do("start", fork=origin)


@route("DELETE", "/matches/{match}")
def close(ask: Ask) -> Json:
    return ask.do("close")


@route("DELETE", "/matches/{match}/seats/me")
def leave(ask: Ask) -> Json:
    return ask.do("leave")


@route("POST", "/matches/{match}/seats")
def sit(ask: Ask) -> Json:
    word = ask.form.word("word", "", 100)
    own = {"seat": ask.form.seat(), "confirms": ask.form.flag("confirms"), "word": word}
    return ask.do("sit", name=ask.host.me["name"], **own)


@route("POST", "/matches/{match}/seats/new")
def add_seat(ask: Ask) -> Json:
    return ask.do("add-seat", bot=ask.form.maybe("bot"))


@route("PUT", "/matches/{match}/seats/{seat}")
def arrange(ask: Ask) -> Json:
    return ask.do("arrange", seat=ask.whole("seat"), bot=ask.form.maybe("bot"))


@route("DELETE", "/matches/{match}/seats/{seat}")
def remove_seat(ask: Ask) -> Json:
    return ask.do("remove-seat", seat=ask.whole("seat"))
