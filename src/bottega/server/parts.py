"""The parts of the site that have to do with matches, put together."""

from __future__ import annotations

from bottega.engine.types import Json, Seat
from bottega.server.driver import Driver
from bottega.server.live import Live
from bottega.server.matches import MatchService
from bottega.server.play import Play
from bottega.server.presence import Presence
from bottega.server.records import Records
from bottega.server.referee.referees import READER, Referees
from bottega.server.retention import Sweeper
from bottega.server.reviewing import Reviews
from bottega.server.site import Site
from bottega.server.talk import Talk
from bottega.server.teaching import Teaching
from bottega.server.thinking.failure import BotFailed
from bottega.server.thinking.thinkers import Thinkers
from bottega.table.brief import Brief
from bottega.table.problem import Problem


class Parts:
    """Opened and closed with the site."""

    def __init__(self, site: Site) -> None:
        config = site.config
        self.site = site
        shared = bool(config.redis) or config.database.startswith("postgres")
        referees = Referees(config.referees, site.metrics.referee_restarts.inc)
        readers = Referees(1, site.metrics.referee_restarts.inc, READER)
        self.matches = MatchService(site, referees, readers, shared)
        self.thinkers = (
            Thinkers(config.thinkers, restarted=site.metrics.thinker_restarts.inc)
            if config.thinkers
            else None
        )
        self.driver = Driver(site, self.matches, self.thinkers)
        self.play = Play(site, self.matches)
        self.teaching = Teaching(readers, self.play)
        self.records = Records(readers, self.play)
        self.talk = Talk(site, self.matches)
        self.presence = Presence(site, self.matches)
        self.live = Live(site, self.matches, self.play, self.talk, self.presence, self.driver)
        self.sweeper = Sweeper(site, self.matches)
        self.reviews = Reviews(site, self.matches, config.reviews)

    async def open(self) -> None:
        await self.matches.open()
        await self.driver.open()
        await self.presence.open()
        await self.live.open()
        await self.sweeper.open()
        await self.reviews.open()

    async def close(self) -> None:
        await self.reviews.close()
        await self.sweeper.close()
        await self.live.close()
        await self.presence.close()
        await self.driver.close()
        await self.matches.close()

    @property
    def healthy(self) -> bool:
        parts = (self.matches, self.driver, self.sweeper, self.presence, self.reviews)
        return all(part.healthy for part in parts)

    async def hint(self, brief: Brief, seat: Seat, bot: str, lang: str) -> dict[str, Json]:
        """What a bot would do at the open decision of a seat, in words."""
        question = await self.matches.ask(brief.id, "question", seat, seated=brief)
        try:
            advice = await self.driver.advice(brief.id, seat, bot, question)
        except BotFailed as failure:
            raise Problem("no-bots", 503, seconds=5) from failure
        told: dict[str, Json] = await self.matches.ask(brief.id, "hint", seat, bot, advice, lang)
        return told
