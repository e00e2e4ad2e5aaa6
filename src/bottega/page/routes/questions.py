"""Questions about a match, and what lies beside it."""

from __future__ import annotations

from typing import Final

from bottega.bots.registry import bots
from bottega.engine.types import Json
from bottega.page import live
from bottega.page.routing import MOST_THINGS, Ask, Later, Plain, route
from bottega.page.thinking import ABSENT
from bottega.table import asking
from bottega.table.problem import Problem
from bottega.table.sealing import sealed
from bottega.table.seeing import done, seat

#: The longest note, in characters.
_LONGEST_NOTE: Final = 10_000


@route("GET", "/matches/{match}/why")
def why(ask: Ask) -> Json:
    return live.why(ask.host, ask.match, ask.query, ask.lang)


@route("GET", "/matches/{match}/description")
def describe(ask: Ask) -> Json:
    return asking.describe(ask.host.table(ask.match), ask.eyes(), ask.lang)


@route("GET", "/matches/{match}/things")
def things(ask: Ask) -> Json:
    wanted = ask.query.words("target", MOST_THINGS, 80)
    table, now = ask.host.table(ask.match), ask.host.brief(ask.match)
    if not ask.query.has("count"):
        return asking.things(table, ask.eyes(), wanted, ask.lang)
    eyes = ask.query.seat()
    if eyes is not None and eyes >= len(now.names):
        raise Problem("not-your-seat", 403, seat=eyes)
    return asking.things(table, eyes, wanted, ask.lang, ask.query.number("count"))


@route("GET", "/matches/{match}/history")
def history(ask: Ask) -> Json:
    return asking.history(ask.host.table(ask.match), ask.eyes(), ask.lang, ask.after)


@route("GET", "/matches/{match}/recap")
def recap(ask: Ask) -> Json:
    table = ask.host.table(ask.match)
    own = seat(ask.host.brief(ask.match), ask.host.account, ask.query.seat())
    with_boards = ask.query.flag("boards")
    return asking.recap(table, own, ask.lang, asking.acted(table, own), with_boards)


@route("GET", "/matches/{match}/record")
def record(ask: Ask) -> Json:
    """The whole record, sealed while the match is under way: only this person plays it, and in no other
    place is a copy."""
    table = ask.host.table(ask.match)
    if not done(ask.host.brief(ask.match)) and table.match is not None:
        return Plain(sealed(table.match.record(), [chair.bot for chair in table.chairs]))
    return Plain(asking.record(table, ask.eyes()))


@route("GET", "/matches/{match}/hint")
def hint(ask: Ask) -> Json:
    now = ask.host.brief(ask.match)
    own = seat(now, ask.host.account, ask.query.seat())
    if not now.hints:
        raise Problem("no-hints", 403)
    bot = ask.query.maybe("bot") or "master"
    if bot not in bots() or bot in ABSENT:
        raise Problem("no-such-bot", 404, bot=bot)
    ask.host.hint(ask.match, own, bot, ask.lang, ask.number)
    return Later()


@route("GET", "/matches/{match}/moments")
def moments(ask: Ask) -> Json:
    return asking.moments(ask.host.table(ask.match), ask.lang)


@route("GET", "/matches/{match}/moments/{count}")
def moment(ask: Ask) -> Json:
    table = ask.host.table(ask.match)
    return asking.moment(table, ask.whole("count"), [*range(table.players), None])


# Around a match


@route("GET", "/matches/{match}/chat")
def chat(ask: Ask) -> Json:
    return {"lines": []}


@route("GET", "/matches/{match}/rating")
def rating(ask: Ask) -> Json:
    return None


@route("GET", "/matches/{match}/note")
def note(ask: Ask) -> Json:
    return {"text": ask.host.kept.get(f"{ask.match}/note", "")}


@route("PUT", "/matches/{match}/note")
def keep_note(ask: Ask) -> Json:
    ask.host.brief(ask.match)
    ask.host.keep(f"{ask.match}/note", ask.form.note("text", _LONGEST_NOTE))
    return None
