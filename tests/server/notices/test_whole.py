"""A real match on a real site: players who are away get notices of a decision, of chat, and of the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bottega.server.config import Config
from bottega.server.making import make_site
from bottega.server.notices.service import Notices
from bottega.server.parts import Parts
from bottega.server.site import Site
from bottega.server.store.base import Account
from bottega.table.types import HOUR
from tests.server.matches.ends import ADA, BRUNO, answer, begun
from tests.server.notices.world import Clock, Sent, webhook, wish

AWAY: dict[str, Any] = {"kinds": ["decision", "begins", "over", "chat", "reminder"]}


class Away:
    """A site whose people are all away, with the time in one's hand."""

    def __init__(self, site: Site) -> None:
        self.parts, self.notices = site.part(Parts), site.part(Notices)
        self.sent, self.clock = Sent(), Clock(site.now())
        sweeper = self.notices.sweeper
        sweeper._send, sweeper._now = self.sent, self.clock
        # The entries are to have the times of this clock too.
        object.__setattr__(site, "now", self.clock)

    async def sent_after_an_hour(self) -> list[tuple[str, list[str]]]:
        """Who gets which notices after an hour."""
        self.clock.pass_(HOUR)
        await self.notices.sweeper.sweep()
        return sorted((who, [kind for kind, _ in items]) for who, items in self.sent.take())


def test_a_match_tells_those_who_are_away(tmp_path: Path) -> None:
    async def run() -> None:
        site = make_site(Config(data=tmp_path, thinkers=0))
        await site.open()
        try:
            for account in (ADA, BRUNO):
                await site.store.add_account(Account(account.id, account.name, site.now(), site.now()))
                await site.store.add_channel(webhook(account.id))
                await wish(site.store, account.id, **AWAY)
            await scene(Away(site))
        finally:
            await site.close()

    async def scene(away: Away) -> None:
        parts = away.parts
        match = await begun(parts, tempo={"kind": "days", "days": 2})
        brief = await parts.matches.brief(match)
        first = [account for account in (ADA, BRUNO) if brief.seats_of(account.id)[0] in brief.opened]
        sent = await away.sent_after_an_hour()
        assert [who for who, kinds in sent if kinds == ["decision"]] == [account.id for account in first]
        assert await away.sent_after_an_hour() == []
        await answer(parts, match, first[0])
        assert await away.sent_after_an_hour() == []
        await parts.talk.say(match, ADA, "hello")
        assert await away.sent_after_an_hour() == [("bruno", ["chat"])]
        await parts.play.command(match, ADA, {"op": "resign"}, "en")
        assert (await parts.matches.brief(match)).status == "over"
        assert await away.sent_after_an_hour() == [("ada", ["over"]), ("bruno", ["over"])]

    asyncio.run(run())
