"""Chat: lines at a table, sent to the watchers who have not muted the author."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary

import orjson

from bottega.engine.types import Json
from bottega.server.bus import BusNews
from bottega.server.matches import MatchService
from bottega.server.site import Site
from bottega.server.store.base import Account, ChatLine
from bottega.table.audience import Watcher
from bottega.table.problem import Problem
from bottega.table.seeing import done, viewer
from bottega.table.types import AccountId, MatchId


class Talk:
    """Chat at tables. Who mutes whom is private: the muted account does not learn of it."""

    def __init__(self, site: Site, matches: MatchService) -> None:
        self._site = site
        self._matches = matches
        #: Called after every line that was written in this process.
        self.followers: list[Callable[[MatchId], None]] = []
        self._sent: dict[MatchId, int] = {}
        self._muted: dict[AccountId, frozenset[AccountId]] = {}
        #: Kept for as long as a call uses them.
        self._turns: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()
        site.listen("chat", lambda news: self.heard(news.match, news.number))

    async def say(self, match: MatchId, account: Account, text: str) -> dict[str, Json]:
        """Say something. During the match only players may; afterwards everybody who may watch."""
        brief = await self._matches.brief(match)
        viewer(brief, account.id, None)
        if not brief.seats_of(account.id) and not done(brief):
            raise Problem("chat-players-only", 403)
        if not text:
            raise Problem("chat-empty", 422)
        await self._check_silence(account.id)
        line = await self._site.store.add_chat(
            match, ChatLine(0, self._site.now(), account.id, account.name, text)
        )
        async with self._turn(match):
            await self._send(match, await self._unsent(match, line))
        self._site.bus.publish(BusNews("chat", match, line.number))
        for follower in self.followers:
            follower(match)
        return line_data(line)

    async def _check_silence(self, account: AccountId) -> None:
        for silence in await self._site.store.measures(account, "silence", self._site.now()):
            if silence.until is None:
                raise Problem("silenced-for-good", 403, reason=silence.text)
            raise Problem("silenced", 403, until=silence.until, reason=silence.text)

    async def lines(self, match: MatchId, account: AccountId | None, after: int) -> list[dict[str, Json]]:
        muted = await self.muted(account) if account else frozenset()
        return [
            line_data(line) for line in await self._site.store.chat(match, after) if line.account not in muted
        ]

    async def mute(self, account: AccountId, other: AccountId, muted: bool) -> None:
        await self._site.store.mute(account, other, muted)
        self._muted.pop(account, None)

    async def muted(self, account: AccountId) -> frozenset[AccountId]:
        if account not in self._muted:
            if len(self._muted) > 10_000:
                self._muted.clear()
            self._muted[account] = frozenset(await self._site.store.muted_by(account))
        return self._muted[account]

    async def heard(self, match: MatchId, number: int) -> None:
        """Another process announces a line of chat."""
        async with self._turn(match):
            after = self._sent.get(match, 0)
            if number > after and self._matches.watchers(match):
                await self._send(match, await self._site.store.chat(match, after))

    def _turn(self, match: MatchId) -> asyncio.Lock:
        """Lines of a match are read and sent by one call after the other: while one reads whom its watchers
        have muted, another would send a later line."""
        return self._turns.setdefault(match, asyncio.Lock())

    async def _unsent(self, match: MatchId, line: ChatLine) -> list[ChatLine]:
        """A line of this process, after the lines of other processes that were not sent here yet."""
        if not self._matches.shared:
            return [line]
        return await self._site.store.chat(match, self._sent.get(match, 0))

    async def _send(self, match: MatchId, lines: list[ChatLine]) -> None:
        watchers: list[Watcher] = self._matches.watchers(match)
        last = self._sent.get(match, 0)
        # The call before may have sent some of them.
        lines = [line for line in lines if line.number > last]
        if not lines or not watchers:
            return
        if len(self._sent) > 10_000:
            self._sent.clear()
        self._sent[match] = lines[-1].number
        for ear in {watcher.ear for watcher in watchers}:
            muted = await self.muted(ear.account) if ear.account else frozenset()
            for line in lines:
                if line.account not in muted:
                    ear.send(orjson.dumps({"op": "chat", "match": match, "line": line_data(line)}))


def line_data(line: ChatLine) -> dict[str, Json]:
    return {"number": line.number, "at": line.at, "name": line.name, "text": line.text}
