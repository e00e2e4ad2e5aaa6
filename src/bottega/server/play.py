"""Play: what an account wants of a match, whichever way it came in."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import secrets
from itertools import count
from typing import Any, Final, TypeAlias

import orjson

from bottega.engine.types import Json
from bottega.server.matches import Conflict, Matches
from bottega.server.referee.process import Refused
from bottega.server.seeing import done, seat, viewer
from bottega.server.site import Site
from bottega.server.store.base import Account, Busy
from bottega.table.brief import Brief
from bottega.table.problem import Problem
from bottega.table.rows import MatchRow
from bottega.table.types import ABANDONED, OPEN, AccountId, MatchId

#: A table in a list, with one's own seats there.
Listing: TypeAlias = tuple[MatchRow, tuple[int, ...]]

#: Tables that have not begun at which one account may sit.
MOST_OPEN: Final = 20


class Play:
    def __init__(self, site: Site, matches: Matches) -> None:
        self._site = site
        self._matches = matches
        site.listeners.append(self.heard)

    async def create(
        self,
        account: Account,
        settings: dict[str, Json],
        seats: list[Json],
        word: str,
        match: MatchId | None = None,
    ) -> Brief:
        """A new table, with its host on it. Nobody may fill the house with tables that wait."""
        found = await self._site.store.matches_of(account.id, (OPEN,), MOST_OPEN, None)
        if sum(not invited(row, seats) for row, seats in found) >= MOST_OPEN:
            raise Problem("too-many-tables", 409, count=MOST_OPEN)
        command = {"by": account.id, "settings": settings, "seats": seats, "word": word}
        return await self._matches.create(match or secrets.token_urlsafe(9), command)

    async def command(
        self,
        match: MatchId,
        account: Account,
        command: dict[str, Json],
        lang: str | None,
        lasting: bool = False,
    ) -> int:
        """Carry out a command of this account; the number of its entry. Problem; Refused where the rules
        of the game forbid it. `lasting`: see `Matches.command`."""
        command = {**command, "by": account.id, "lang": lang}
        if command["op"] == "answer" and "seat" not in command:
            # Around one device the decision says whose it is.
            _, _, tail = str(command["decision"]).partition(".")
            command["seat"] = int(tail) if tail.isdecimal() and len(tail) < 3 else None
        try:
            number, _ = await self._matches.command(match, command, lasting)
        except Refused:
            self._site.metrics.refusals.labels("any").inc()
            raise
        return number

    async def start(self, match: MatchId, account: Account) -> Brief:
        fork: dict[str, Json] | None = (await self._matches.ask(match, "settings")).get("fork")
        origin = await self._matches.ask(fork["match"], "origin", fork["count"]) if fork else None
        _, brief = await self._matches.command(match, {"op": "start", "by": account.id, "fork": origin})
        return brief

    async def fork(self, match: MatchId, account: Account, count: int, seat: int, bot: str) -> Brief:
        """Another match that begins where this one was after so many decisions, with the same luck: the
        account at one seat, bots at the others."""
        brief = await self._matches.brief(match)
        viewer(brief, account.id, None)
        origin = await self._matches.ask(match, "origin", count)
        if not 0 <= seat < len(brief.names):
            raise Problem("no-such-seat", 404, seat=seat)
        settings = await self._matches.ask(match, "settings")
        seats = [{"me": account.name} if i == seat else {"bot": bot} for i in range(len(brief.names))]
        settings |= {
            "fork": {"match": match, "count": count},
            "order": "fixed",
            "ranked": False,
            "public": False,
            "device": False,
            "hints": True,
            "tempo": {"kind": "none"},
        }
        forked = await self.create(account, settings, seats, "")
        _, begun = await self._matches.command(forked.id, {"op": "start", "by": account.id, "fork": origin})
        return begun

    async def rematch(self, match: MatchId, account: Account) -> Brief:
        """The same table again, everybody one seat further. Whoever wants it first is its host; a chair is
        kept for each of the others, and those who still look at the old table are told."""
        brief = await self._matches.brief(match)
        seat(brief, account.id, None)  # Only those who played may.
        if not done(brief):
            raise Problem("match-not-over", 409)
        again, there_is = await self._rematch(match)
        if there_is is None:
            settings: dict[str, Any] = await self._matches.ask(match, "settings")
            chairs: list[dict[str, Json]] = await self._matches.ask(match, "chairs")
            seats = [_again(chair, account, brief.device) for chair in [*chairs[1:], chairs[0]]]
            settings |= {"order": "fixed", "rematch": match, "fork": None}
            with contextlib.suppress(Busy, Conflict):
                made = await self.create(account, settings, seats, secrets.token_hex(8), again)
                self._tell_again(match, again)
                self._site.bus.publish(match, 0)
                return made
        there = await self._matches.brief(again)
        if there.seats_of(account.id):
            return there
        sit = {"op": "sit", "by": account.id, "name": account.name, "word": secrets.token_hex(8)}
        _, there = await self._matches.command(again, sit)
        return there

    async def find_rematch(self, match: MatchId, account: AccountId | None) -> Listing | None:
        """The rematch of this match, where there is one, with the account's seats there."""
        viewer(await self._matches.brief(match), account, None)
        again, row = await self._rematch(match)
        if row is None:
            return None
        seats = await self._site.store.seats(again) if account else []
        return row, tuple(each.seat for each in seats if each.account == account)

    async def _rematch(self, match: MatchId) -> tuple[MatchId, MatchRow | None]:
        """There is one rematch of a match, whoever asks for it first, unless it came to nothing."""
        for tried in count():
            again = _rematch_id(match, tried)
            row = await self._site.store.match(again)
            if row is None or row.status != ABANDONED:
                return again, row
        raise AssertionError

    def _tell_again(self, match: MatchId, again: MatchId) -> None:
        for ear in {watcher.ear for watcher in self._matches.watchers(match)}:
            ear.send(orjson.dumps({"op": "again", "match": match, "rematch": again}))

    async def heard(self, match: MatchId, number: int) -> None:
        """Another process says that there is something beside the entries."""
        if number != 0 or not self._matches.watchers(match):
            return
        again, row = await self._rematch(match)
        if row is not None:
            self._tell_again(match, again)


def invited(row: MatchRow, seats: tuple[int, ...]) -> bool:
    """Whether a chair is kept at this table for an account whose these seats are."""
    return row.status == OPEN and any(row.summary["seats"][seat]["free"] for seat in seats)


def _rematch_id(match: MatchId, tried: int) -> MatchId:
    text = f"bottega rematch:{match}" + (f":{tried}" if tried else "")
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:9]).decode()


def _again(chair: dict[str, Json], account: Account, device: bool) -> dict[str, Json]:
    if chair["bot"] is not None:
        return {"bot": chair["bot"], "name": chair["name"]}
    if chair["account"] == account.id:
        return {"me": chair["name"] if device else account.name, "confirms": chair["confirms"]}
    return {"kept": chair["account"], "name": chair["name"]}
