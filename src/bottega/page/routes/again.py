"""Matches that are made of others: of a record, a match played again, one that goes on from a moment."""

from __future__ import annotations

import secrets
from typing import Final

from bottega.engine.types import Json
from bottega.page.host import Host
from bottega.page.routing import Ask, route
from bottega.table import again, asking, bringing
from bottega.table.listing import listed
from bottega.table.problem import Problem
from bottega.table.seeing import done, seat, viewer
from bottega.table.types import ABANDONED, MatchId

#: The longest record, in characters.
_LONGEST_RECORD: Final = 2_000_000


@route("POST", "/records")
def upload(ask: Ask) -> Json:
    """A record becomes a match of this page: one that is over, or one that goes on against bots."""
    name = ask.host.me["name"]
    found = bringing.brought(ask.form.note("text", _LONGEST_RECORD), name, ask.lang)
    settings, seats = bringing.among_bots(found, name)
    return ask.news(ask.host.go_on(settings, seats, found["origin"]))


@route("GET", "/matches/{match}/rematch")
def find_rematch(ask: Ask) -> Json:
    viewer(ask.host.brief(ask.match), ask.host.account, None)
    row = ask.host.rows.get(_rematch(ask.host, ask.match))
    if row is None:
        return None
    own = tuple(at for at, account in enumerate(row[1]) if account == ask.host.account)
    return listed(row[0], own, ask.lang)


def _rematch(host: Host, match: MatchId) -> MatchId:
    """The id of the rematch, whether it exists or not."""
    tried = 0
    while True:
        id = again.rematch_id(match, tried)
        if id not in host.rows or host.rows[id][0].status != ABANDONED:
            return id
        tried += 1


@route("POST", "/matches/{match}/rematch")
def rematch(ask: Ask) -> Json:
    host, me = ask.host, ask.host.me
    table, now = host.table(ask.match), host.brief(ask.match)
    seat(now, me["id"], None)  # only players may ask
    if not done(now):
        raise Problem("match-not-over", 409)
    id = _rematch(host, ask.match)
    if id in host.rows:
        return ask.news(host.brief(id))
    settings = again.rematch_settings(asking.settings(table), ask.match)
    seats = again.rematch_seats(asking.chairs(table), me["id"], me["name"], now.device)
    word = secrets.token_hex(8)
    made = host.create({"settings": settings, "seats": seats, "word": word, "rules": None}, id)
    return ask.news(made)


@route("POST", "/matches/{match}/fork")
def fork(ask: Ask) -> Json:
    host, me, count = ask.host, ask.host.me, ask.form.number("count", 0, 100_000)
    table, now = host.table(ask.match), host.brief(ask.match)
    viewer(now, me["id"], None)
    origin = asking.origin(table, count)
    seats = again.against_bots(
        len(now.names), ask.form.number("seat", 0, 9), me["name"], ask.form.word("bot", "master")
    )
    settings = again.fork_settings(asking.settings(table), ask.match, count)
    return ask.news(host.go_on(settings, seats, origin))
