"""Chat: lines at a table, told to those who are there and do not mind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import orjson

from bottega.engine.types import Json
from bottega.server.matches import Matches
from bottega.server.rooms import Watcher
from bottega.server.seeing import done, viewer
from bottega.server.site import Site
from bottega.server.store.base import Account, ChatLine
from bottega.table.problem import Problem
from bottega.table.types import AccountId, MatchId

#: The longest line.
LONGEST: Final = 500


class Talk:
    """What is said at tables. Whom somebody does not want to hear is his own affair: nobody is told."""

    def __init__(self, site: Site, matches: Matches) -> None:
        self._site = site
        self._matches = matches
        #: Called after every line that was said here.
        self.followers: list[Callable[[MatchId], None]] = []
        self._told: dict[MatchId, int] = {}
        self._muted: dict[AccountId, frozenset[AccountId]] = {}
        site.listeners.append(self.heard)

    async def say(self, match: MatchId, account: Account, text: str) -> dict[str, Json]:
        """Say something: those who play may, and afterwards everybody who may look."""
        brief = await self._matches.brief(match)
        viewer(brief, account.id, None)
        if not brief.seats_of(account.id) and not done(brief):
            raise Problem("chat-players-only", 403)
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST]
        if not text:
            raise Problem("chat-empty", 422)
        line = await self._site.store.add_chat(
            match, ChatLine(0, self._site.now(), account.id, account.name, text)
        )
        await self._tell(match, await self._untold(match, line))
        self._site.bus.publish(match, 0)
        for follower in self.followers:
            follower(match)
        return told(line)

    async def lines(self, match: MatchId, account: AccountId | None, after: int) -> list[dict[str, Json]]:
        muted = await self.muted(account) if account else frozenset()
        return [told(line) for line in await self._site.store.chat(match, after) if line.account not in muted]

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
        """Another process says that something was said."""
        if number != 0 or not self._matches.watchers(match):
            return
        after = self._told.get(match, 0)
        await self._tell(match, await self._site.store.chat(match, after))

    async def _untold(self, match: MatchId, line: ChatLine) -> list[ChatLine]:
        """A line that was said here, after those from other processes that nobody here has heard of yet."""
        if not self._matches.shared:
            return [line]
        return await self._site.store.chat(match, self._told.get(match, 0))

    async def _tell(self, match: MatchId, lines: list[ChatLine]) -> None:
        watchers: list[Watcher] = self._matches.watchers(match)
        last = self._told.get(match, 0)
        # While they were read, another call may have told them.
        lines = [line for line in lines if line.number > last]
        if not lines or not watchers:
            return
        if len(self._told) > 10_000:
            self._told.clear()
        self._told[match] = lines[-1].number
        for ear in {watcher.ear for watcher in watchers}:
            muted = await self.muted(ear.account) if ear.account else frozenset()
            for line in lines:
                if line.account not in muted:
                    ear.send(orjson.dumps({"op": "chat", "match": match, "line": told(line)}))


def told(line: ChatLine) -> dict[str, Json]:
    return {"number": line.number, "at": line.at, "name": line.name, "text": line.text}
