"""The server's parts for matches in one process: no sockets, no other processes, everything within reach.

The referee is the real one, called instead of asked over a socket; the store is a real SQLite file. What the
outside world does (a store that is away, a referee that is lost, another process that writes) a test plants.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast

from bottega.engine.types import Json
from bottega.server.bus import BusNews, Listener
from bottega.server.config import Config
from bottega.server.driver import Driver
from bottega.server.live import Live
from bottega.server.matches import MatchService
from bottega.server.play import Play
from bottega.server.presence import Presence
from bottega.server.referee import travel
from bottega.server.referee.process import Referee, answer
from bottega.server.referee.referees import Referees, _settle
from bottega.server.site import Site
from bottega.server.store.base import Account
from bottega.server.store.sqlite import SqliteStore
from bottega.server.talk import Talk
from bottega.server.thinking.thinkers import Thinkers
from bottega.server.timing import SiteClock
from bottega.table.brief import Brief
from bottega.table.rows import MatchRow
from bottega.table.types import MatchId
from tests.server.following import Following
from tests.server.house import CHEAP, Clock
from tests.server.referee.test_referees import SETTINGS
from tests.server.store.rows import row

ADA = Account("ada", "Ada", 1, 1)
BRUNO = Account("bruno", "Bruno", 1, 1)
CARLA = Account("carla", "Carla", 1, 1)


class NearReferees:
    """Answers as referees do, by way of bytes. `trouble` are errors that come instead of the next answers,
    `asked` has the kinds of all requests so far."""

    def __init__(self) -> None:
        self.referee = Referee(100)
        self.trouble: list[Exception] = []
        self.asked: list[type[travel.RefereeRequest]] = []
        self.pids = [1]

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def ask(self, match: MatchId, request: travel.RefereeRequest) -> Any:
        self.asked.append(type(request))
        if self.trouble:
            raise self.trouble.pop(0)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        sent = travel.read_request(travel.framed(travel.Numbered(1, match, request))[travel.FRAME.size :])
        how, result = answer(self.referee, sent.match, sent.request)
        received = travel.read_answer(travel.framed((1, how, result))[travel.FRAME.size :])
        _settle(future, match, request, received.how, received.result)
        return await future


class NearBus:
    """Remembers what was published."""

    healthy = True

    def __init__(self) -> None:
        self.published: list[BusNews] = []

    async def open(self, listener: Listener) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, news: BusNews) -> None:
        self.published.append(news)


class Ear:
    """Somebody who listens, and remembers."""

    away = False

    def __init__(self, account: str | None = None) -> None:
        self.account = account
        self.heard: list[dict[str, Any]] = []
        self._following = Following()

    def send(self, message: bytes) -> None:
        self.heard.append(self._following.read(json.loads(message)))

    def of(self, op: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["op"] == op]


class Near:
    def __init__(
        self,
        store: SqliteStore,
        clock: Clock,
        thinkers: Any,
        shared: bool,
        config: Config,
        site_clock: SiteClock | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.bus = NearBus()
        self.site = Site(config, store, self.bus, site_clock or clock)
        self.referees = NearReferees()
        self.readers = NearReferees()
        self.matches = MatchService(
            self.site, cast(Referees, self.referees), cast(Referees, self.readers), shared
        )
        self.driver = Driver(self.site, self.matches, cast("Thinkers | None", thinkers))
        self.play = Play(self.site, self.matches)
        self.talk = Talk(self.site, self.matches)
        self.presence = Presence(self.site, self.matches)
        self.live = Live(self.site, self.matches, self.play, self.talk, self.presence, self.driver)

    def another(self) -> Near:
        """Another process on the same store."""
        return Near(self.store, self.clock, None, True, self.site.config)

    async def table(self, people: int = 2, bots: int = 0, **settings: Json) -> MatchId:
        """A table that Ada has made."""
        seats: list[Json] = [{"me": "Ada"}, *({} for _ in range(people - 1)), *({"bot": "random"},) * bots]
        return (await self.play.create(ADA, SETTINGS | settings, seats, "")).id

    async def begun(self, people: int = 2, bots: int = 0, **settings: Json) -> MatchId:
        """A match of Ada and Bruno, or of Ada and bots, that has begun."""
        match = await self.table(people, bots, **settings)
        if people > 1:
            await self.play.command(match, BRUNO, {"op": "sit", "name": "Bruno"}, "en")
        await self.play.start(match, ADA)
        return match

    async def decision(self, match: MatchId, account: Account) -> dict[str, Any]:
        news = json.loads(await self.matches.news(match, account.id, None, None, 0))
        decision: dict[str, Any] = news["decision"]
        return decision

    async def answering(self, match: MatchId, account: Account, **values: Json) -> dict[str, Json]:
        """The command by which somebody answers with the first of the choices."""
        decision = await self.decision(match, account)
        action = decision["choices"][0]["id"]
        return {"op": "answer", "decision": decision["id"], "action": action, **values}

    async def answer(self, match: MatchId, account: Account, **values: Json) -> int:
        return await self.play.command(match, account, await self.answering(match, account, **values), "en")

    async def numbers(self, match: MatchId) -> list[int]:
        return [entry.number for entry in await self.store.entries(match)]


#: Seconds after which a test that waits for something fails. The time limit of pytest ends the whole run.
_LONGEST: Final = 120


def inside(
    shared: bool = False, thinkers: Callable[[], Any] = lambda: None, **settings: Any
) -> Callable[[Callable[[Near], Awaitable[None]]], Callable[[Path], None]]:
    """Make a test of what happens inside a server. `shared`: other processes may write to its store."""

    def decorate(test: Callable[[Near], Awaitable[None]]) -> Callable[[Path], None]:
        def run(tmp_path: Path) -> None:
            async def go() -> None:
                store = SqliteStore(tmp_path / "near.db")
                await store.open()
                try:
                    for account in (ADA, BRUNO, CARLA):
                        await store.add_account(account)
                    config = replace(Config(limits=CHEAP), data=tmp_path, **settings)
                    near = Near(store, Clock(), thinkers(), shared, config)
                    async with asyncio.timeout(_LONGEST):
                        await test(near)
                    await near.presence.close()
                    await near.driver.close()
                    await near.matches.close()
                finally:
                    await store.close()

            asyncio.run(go())

        run.__name__ = test.__name__
        run.__doc__ = test.__doc__
        run.__module__ = test.__module__
        return run

    return decorate


def brief(accounts: tuple[str | None, ...] = ("ada", "bruno"), **values: Any) -> Brief:
    """A brief, with all that does not matter filled in."""
    status = values.get("status", "playing")
    given: dict[str, Any] = {
        "id": "m",
        "number": 3,
        "status": status,
        "game": "masters",
        "names": tuple(str(account) for account in accounts),
        "host": accounts[0],
        "public": True,
        "spectators": True,
        "hints": True,
        "device": False,
        "bots": (),
        "orders": (),
        "opened": {},
        "row": match_row(status),
    }
    return Brief(accounts=accounts, **(given | values))


def match_row(status: str) -> MatchRow:
    return row("m", 3, status=status)
