"""Play: the commands of accounts, from HTTP and WebSocket alike."""

from __future__ import annotations

import contextlib
import secrets
from itertools import count
from typing import Final, TypeAlias

import orjson

from bottega.engine.types import Json
from bottega.server.bus import BusNews
from bottega.server.http.models import WhyForm
from bottega.server.matches import Conflict, MatchService
from bottega.server.names import is_reserved
from bottega.server.site import Site
from bottega.server.store.base import Account
from bottega.table import again
from bottega.table.brief import Brief
from bottega.table.hosting import Refused
from bottega.table.listing import invited
from bottega.table.problem import Problem
from bottega.table.rows import MatchRow
from bottega.table.seeing import done, seat, viewer
from bottega.table.types import ABANDONED, OPEN, AccountId, MatchId

#: A table in a list, with the seats of the account.
Listing: TypeAlias = tuple[MatchRow, tuple[int, ...]]

#: Maximum tables that have not begun at which an account may sit.
MOST_OPEN: Final = 20


class Play:
    def __init__(self, site: Site, matches: MatchService) -> None:
        self._site = site
        self._matches = matches
        site.listen("rematch", lambda news: self.heard(news.match))

    async def create(
        self,
        account: Account,
        settings: dict[str, Json],
        seats: list[Json],
        word: str,
        match: MatchId | None = None,
        rules: int | None = None,
        origin: dict[str, Json] | None = None,
    ) -> Brief:
        """A new table, with its host; with the newest rules, or those of a version, or those of the record
        whose `origin` it goes on from. The number of open tables of an account is limited, and that of all
        its matches."""
        await self.check_room(account.id)
        tables = await self._site.store.matches_of(account.id, (OPEN,), MOST_OPEN, None)
        if sum(not invited(row, seats) for row, seats in tables) >= MOST_OPEN:
            raise Problem("too-many-tables", 409, count=MOST_OPEN)
        if origin is not None:
            rules = origin["rules"]
        command = {"by": account.id, "settings": settings, "seats": seats, "word": word, "rules": rules}
        command["origin"] = origin
        return await self._matches.create(match or secrets.token_urlsafe(9), command)

    async def check_seat_name(self, name: str, account: Account) -> None:
        """Problem for a name that would pass for the server, its bots or another player: a bot and a person
        around one device have no account behind their names."""
        if is_reserved(name):
            raise Problem("name-reserved", 409, name=name)
        other = await self._site.store.account_named(name)
        if other is not None and other.id != account.id:
            raise Problem("seat-name", 409, name=name)

    async def check_room(self, account: AccountId) -> None:
        """Problem for an account that has as many matches under way as it may."""
        most = self._site.config.limits.matches
        if await self._site.store.running(account) >= most:
            raise Problem("too-many-matches", 409, count=most)

    async def command(
        self,
        match: MatchId,
        account: Account,
        command: dict[str, Json],
        lang: str | None,
        lasting: bool = False,
    ) -> int:
        """Carry out a command of this account; the number of its entry. Problem; Refused where the rules
        of the game forbid it. `lasting`: see `MatchService.command`."""
        command = {**command, "by": account.id, "lang": lang}
        if command["op"] == "answer" and "seat" not in command:
            command["seat"] = again.answering_seat(str(command["decision"]))
        try:
            number, _ = await self._matches.command(match, command, lasting)
        except Refused as refused:
            self._site.metrics.refusals.labels(refused.refusal["code"]).inc()
            raise
        return number

    async def delete(self, match: MatchId, account: Account) -> None:
        """Delete a match that has ended, if only this account and bots took part."""
        if await self._site.store.delete_ended(match, account.id):
            await self._matches.forget(match)
            return
        seats = await self._site.store.seats(match)
        if all(each.account != account.id for each in seats):
            raise Problem("no-such-match", 404)
        if any(each.account not in (None, account.id) for each in seats):
            raise Problem("others-at-table", 409)
        raise Problem("match-not-over", 409)

    async def start(self, match: MatchId, account: Account) -> Brief:
        fork: dict[str, Json] | None = (await self._matches.ask(match, "settings")).get("fork")
        # A match that goes on from a lesson has begun when it was made; a table knows its record itself.
        origin = await self._origin(fork["match"], fork["count"]) if fork and "match" in fork else None
        _, brief = await self._matches.command(match, {"op": "start", "by": account.id, "fork": origin})
        return brief

    async def why(
        self, match: MatchId, account: AccountId | None, form: WhyForm, lang: str
    ) -> dict[str, Json]:
        """Why a seat of this account may not do something now."""
        brief = await self._matches.brief(match)
        own = seat(brief, account, form.seat)
        if (form.action is None) == (form.target is None):
            raise Problem("why-what", 422)
        answer: dict[str, Json] = await self._matches.ask(
            match, "why", own, form.action, form.target, lang, seated=brief
        )
        return answer

    async def fork(self, match: MatchId, account: Account, count: int, seat: int, bot: str) -> Brief:
        """A new match from this one after its first `count` decisions, with the same luck: the account at
        one seat, bots at the others."""
        brief = await self._matches.brief(match)
        viewer(brief, account.id, None)
        origin = await self._origin(match, count)
        seats: list[Json] = [*again.against_bots(len(brief.names), seat, account.name, bot)]
        settings = again.fork_settings(await self._matches.ask(match, "settings"), match, count)
        return await self.go_on(account, settings, seats, origin)

    async def go_on(
        self, account: Account, settings: dict[str, Json], seats: list[Json], origin: dict[str, Json]
    ) -> Brief:
        """A new match that begins where another, or a lesson, stands: `origin` has the version of the rules,
        the deal and the decisions."""
        made = await self.create(account, settings, seats, "", rules=origin["rules"])
        _, begun = await self._matches.command(made.id, {"op": "start", "by": account.id, "fork": origin})
        return begun

    async def _origin(self, match: MatchId, count: int) -> dict[str, Json]:
        origin: dict[str, Json] = orjson.loads(await self._matches.read(match, "origin", count))
        return origin

    async def rematch(self, match: MatchId, account: Account) -> Brief:
        """The same table again, everybody one seat further. The first player who asks is its host; a seat
        is kept for each of the others, and the watchers of the old table are informed."""
        brief = await self._matches.brief(match)
        seat(brief, account.id, None)  # only players may ask
        if not done(brief):
            raise Problem("match-not-over", 409)
        rematch, there_is = await self._rematch(match)
        if there_is is None:
            settings = again.rematch_settings(await self._matches.ask(match, "settings"), match)
            chairs: list[dict[str, Json]] = await self._matches.ask(match, "chairs")
            seats: list[Json] = [*again.rematch_seats(chairs, account.id, account.name, brief.device)]
            with contextlib.suppress(Conflict):  # somebody else was quicker
                made = await self.create(account, settings, seats, secrets.token_hex(8), rematch)
                self._announce_rematch(match, rematch)
                self._site.bus.publish(BusNews("rematch", match))
                return made
        there = await self._matches.brief(rematch)
        if there.seats_of(account.id):
            return there
        await self.check_room(account.id)
        sit = {"op": "sit", "by": account.id, "name": account.name, "word": secrets.token_hex(8)}
        _, there = await self._matches.command(rematch, sit)
        return there

    async def find_rematch(self, match: MatchId, account: AccountId | None) -> Listing | None:
        """The rematch of this match, if there is one, with the account's seats."""
        viewer(await self._matches.brief(match), account, None)
        rematch, row = await self._rematch(match)
        if row is None:
            return None
        seats = await self._site.store.seats(rematch) if account else []
        return row, tuple(each.seat for each in seats if each.account == account)

    async def _rematch(self, match: MatchId) -> tuple[MatchId, MatchRow | None]:
        """The id of the rematch, and its row if it exists. There is one rematch for all, unless it was
        abandoned."""
        for tried in count():
            rematch = again.rematch_id(match, tried)
            row = await self._site.store.match(rematch)
            if row is None or row.status != ABANDONED:
                return rematch, row
        raise AssertionError

    def _announce_rematch(self, match: MatchId, rematch: MatchId) -> None:
        self._matches.tell(match, {"op": "again", "match": match, "rematch": rematch})

    async def heard(self, match: MatchId) -> None:
        """Another process announces a rematch."""
        if not self._matches.watchers(match):
            return
        rematch, row = await self._rematch(match)
        if row is not None:
            self._announce_rematch(match, rematch)
