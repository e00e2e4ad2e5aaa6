"""Play: what an account wants of a match, whichever way it came in."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import secrets
from typing import Any, Final

from bottega.engine.types import Json
from bottega.server.matches import Conflict, Matches
from bottega.server.problem import Problem
from bottega.server.referee.process import Refused
from bottega.server.seeing import done, seat, viewer
from bottega.server.site import Site
from bottega.server.store.base import OPEN, Account, Busy, MatchId
from bottega.server.table.brief import Brief

#: Tables that have not begun at which one account may sit.
MOST_OPEN: Final = 20


class Play:
    def __init__(self, site: Site, matches: Matches) -> None:
        self._site = site
        self._matches = matches

    async def create(
        self,
        account: Account,
        settings: dict[str, Json],
        seats: list[Json],
        word: str,
        match: MatchId | None = None,
    ) -> Brief:
        """A new table, with its host on it. Nobody may fill the house with tables that wait."""
        if len(await self._site.store.matches_of(account.id, (OPEN,), MOST_OPEN, None)) >= MOST_OPEN:
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
        """The same table again, everybody one seat further. Whoever wants it first is its host; the others
        find the same table and sit down at theirs."""
        brief = await self._matches.brief(match)
        own = seat(brief, account.id, None)
        if not done(brief):
            raise Problem("match-not-over", 409)
        again = _rematch_id(match)
        if await self._site.store.match(again) is None:
            settings: dict[str, Any] = await self._matches.ask(match, "settings")
            chairs: list[dict[str, Json]] = await self._matches.ask(match, "chairs")
            seats = [_again(chair, account, brief.device) for chair in [*chairs[1:], chairs[0]]]
            settings |= {"order": "fixed", "rematch": match, "fork": None}
            with contextlib.suppress(Busy, Conflict):
                return await self.create(account, settings, seats, secrets.token_hex(8), again)
        there = await self._matches.brief(again)
        if there.seats_of(account.id):
            return there
        sit = {"op": "sit", "by": account.id, "name": account.name, "word": secrets.token_hex(8)}
        _, there = await self._matches.command(again, {**sit, "seat": (own - 1) % len(brief.names)})
        return there


def _rematch_id(match: MatchId) -> MatchId:
    """There is one rematch of a match, whoever asks for it first."""
    digest = hashlib.sha256(f"bottega rematch:{match}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


def _again(chair: dict[str, Json], account: Account, device: bool) -> dict[str, Json]:
    if chair["bot"] is not None:
        return {"bot": chair["bot"], "name": chair["name"]}
    if chair["account"] == account.id:
        return {"me": chair["name"] if device else account.name, "confirms": chair["confirms"]}
    return {}
