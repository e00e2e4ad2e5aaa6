"""Sites on one store, as if they were processes of their own, and those who listen to them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from bottega.engine.types import Json
from bottega.server.bus import BusNews, Listener
from bottega.server.config import Config
from bottega.server.parts import Parts
from bottega.server.site import Site
from bottega.server.store.base import Account, Store
from bottega.server.store.opening import open_store
from bottega.table.types import MatchId
from tests.server.following import Following
from tests.server.referee.test_referees import SETTINGS
from tests.server.table.desk import START
from tests.terminal.running import PATIENCE

ADA = Account("ada", "Ada", START, START)
BRUNO = Account("bruno", "Bruno", START, START)


class Ear:
    """Somebody who listens, and remembers."""

    away = False

    def __init__(self, account: str | None = None) -> None:
        self.account = account
        self.heard: list[dict[str, Any]] = []
        self._following = Following()

    def send(self, message: bytes) -> None:
        self.heard.append(self._following.read(json.loads(message)))

    @property
    def numbers(self) -> list[int]:
        return [message["number"] for message in self.heard if message["op"] == "news"]

    @property
    def last(self) -> dict[str, Any]:
        return [message for message in self.heard if message["op"] == "news"][-1]


class Wire:
    """A bus between sites in one process, which can be cut."""

    def __init__(self) -> None:
        self.ends: list[WireEnd] = []
        self.cut = False

    async def quiet(self) -> None:
        """Returns when everything that was published has been heard."""
        for end in self.ends:
            await end.close()


class WireEnd:
    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._listener: Listener | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        wire.ends.append(self)

    async def open(self, listener: Listener) -> None:
        self._listener = listener

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks)

    def publish(self, news: BusNews) -> None:
        for end in self._wire.ends:
            if end is not self and not self._wire.cut and end._listener is not None:
                task = asyncio.get_running_loop().create_task(_hear(end._listener, news))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    @property
    def healthy(self) -> bool:
        return True


async def _hear(listener: Listener, news: BusNews) -> None:
    await listener(news)


class _Kept:
    """A store that stays open when one of its sites closes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass


def with_parts(
    path: Path, work: Callable[[list[Parts], Wire], Awaitable[None]], count: int = 1, thinkers: int = 0
) -> None:
    """Several sites on one store, as if they were processes of their own."""

    async def run() -> None:
        store = open_store(str(path / "bottega.db"))
        wire = Wire()
        await store.open()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(store.close)
            found = []
            for _ in range(count):
                config = Config(thinkers=thinkers, redis="redis://nowhere" if count > 1 else "")
                site = Site(config, _Kept(store), WireEnd(wire))
                parts = Parts(site)
                site.add("matches", parts)
                await site.open()
                stack.push_async_callback(site.close)
                found.append(parts)
            for account in (ADA, BRUNO):
                await store.add_account(account)
            await work(found, wire)

    asyncio.run(run())


async def begun(parts: Parts, people: int = 2, bots: int = 0, **settings: Json) -> MatchId:
    seats: list[Json] = [{"me": "Ada"}, *({} for _ in range(people - 1)), *({"bot": "random"},) * bots]
    brief = await parts.play.create(ADA, SETTINGS | settings, seats, "")
    if people > 1:
        await parts.play.command(brief.id, BRUNO, {"op": "sit", "name": "Bruno"}, "en")
    await parts.play.start(brief.id, ADA)
    return brief.id


async def answer(parts: Parts, match: MatchId, account: Account, **values: Json) -> int:
    """An answer to the open decision of somebody, by chance."""
    brief = await parts.matches.brief(match)
    news = json.loads(await parts.matches.news(match, account.id, None, None, brief.number))
    choice = random.choice(news["decision"]["choices"])["id"]
    command = {"op": "answer", "decision": news["decision"]["id"], "action": choice, **values}
    return await parts.play.command(match, account, command, "en")


async def until(condition: Callable[[], bool]) -> None:
    """Not how fast it comes true is tested, only that it does: the time is the end of a hang."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)
