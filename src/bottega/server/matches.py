"""Matches: commands become entries, entries become news.

The path of a command: a referee proposes the entry, the store writes it, and only then the client gets its
answer and the watchers their news. If another process has written an entry of the same number first, the
table is read again and the command is tried again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

import orjson

from bottega.engine.types import Json, Seat
from bottega.server.bus import BusNews
from bottega.server.logs import ServerLog
from bottega.server.referee import travel
from bottega.server.referee.referees import RefereeLost, Referees, RefereesClosed
from bottega.server.rooms import Room, Rooms
from bottega.server.site import Site
from bottega.server.store.base import Busy, Snapshot
from bottega.table.audience import Ear, Watcher
from bottega.table.brief import Brief
from bottega.table.commands import AlreadyDone
from bottega.table.hosting import Eyes, NotLoaded, Refused
from bottega.table.problem import Problem
from bottega.table.rows import Append, StoredEntry
from bottega.table.seeing import viewer
from bottega.table.table import SNAPSHOT_FORMAT
from bottega.table.types import PLAYING, AccountId, MatchId

T = TypeVar("T")

_LOG: Final = ServerLog("matches")
#: Maximum attempts of a command while other processes write first.
_TRIES: Final = 20
#: Entries between two snapshots.
_SNAPSHOT: Final = 50
#: What a snapshot says of its format. One of another format is not read: the match is computed from its
#: entries. The version of the rules stands in the snapshot itself.
_FORMAT: Final = f"format {SNAPSHOT_FORMAT}"
#: Seconds after which a server that is being shut down is likely to be back.
_RETURN: Final = 5
#: Seconds between checks for entries that the bus did not announce.
_INTERVAL: Final = 5.0

#: Called after every entry that this process has written or heard of.
Follower = Callable[[Brief], None]


class Conflict(Exception):
    """There is a match with this id already."""


class MatchService:
    """The matches that this process plays, watches or is asked about."""

    def __init__(self, site: Site, referees: Referees, readers: Referees, shared: bool) -> None:
        self._site = site
        self._store = site.store
        self._referees = referees
        #: They answer what takes a whole match, so that no move waits for it.
        self._readers = readers
        #: Whether other processes write to the same store.
        self.shared = shared
        self._rooms = Rooms()
        self.followers: list[Follower] = []
        self._tasks: set[asyncio.Task[None]] = set()
        site.listen("entry", lambda news: self.heard(news.match, news.number))

    # A part of the site

    async def open(self) -> None:
        await self._referees.open()
        await self._readers.open()
        if self.shared:
            self.spawn(self._catch_up())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._readers.close()
        await self._referees.close()

    @property
    def healthy(self) -> bool:
        return bool(self._referees.pids)

    def spawn(self, work: Awaitable[None], match: MatchId | None = None) -> None:
        """Run something in the background; a failure is logged, with the match it was about."""

        async def run() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception as error:
                _LOG.error("task-failed", error=error, match=match)

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Rooms

    async def _ask(self, room: Room, request: travel.RefereeRequest) -> Any:
        """Ask the referee; a table that it does not have is loaded first."""
        for _ in range(_TRIES):
            try:
                try:
                    return await self._referees.ask(room.id, request)
                except NotLoaded:
                    await self._load(room)
            except RefereesClosed as error:
                raise Problem("closing", 503, seconds=_RETURN) from error
            except RefereeLost:
                continue  # the next request starts a new one
        raise Problem("busy", 503, seconds=2)

    async def _load(self, room: Room) -> None:
        snapshot = await self._store.snapshot(room.id)
        if snapshot is not None and snapshot.version != _FORMAT:
            snapshot = None
        entries = await self._store.entries(room.id, 0 if snapshot is None else snapshot.number)
        if snapshot is None and not entries:
            raise Problem("no-such-match", 404)
        data = None if snapshot is None else snapshot.data
        brief: Brief = await self._referees.ask(room.id, travel.Load(data, travel.wire_entries(entries)))
        if len(entries) > _SNAPSHOT:
            # Spares the next referee these entries: after an upgrade, no snapshot may be readable.
            self.spawn(self._keep(room.id), room.id)
        # Watchers keep the number they know; a room without watchers takes this one.
        if room.brief is None or not room.watchers:
            room.brief = brief

    async def _refresh(self, room: Room) -> Brief:
        """The room with all stored entries; watchers get what they missed."""
        if room.brief is None:
            room.brief, _ = await self._ask(room, travel.LookAt([]))
        if self.shared:
            tail = await self._store.entries(room.id, room.brief.number)
            if tail:
                eyes = room.eyes()
                brief, news = await self._ask(room, travel.Feed(travel.wire_entries(tail), eyes))
                await self._send(room, brief, eyes, news)
                self._follow(brief)
        return room.brief

    async def _send(self, room: Room, brief: Brief, eyes: list[Eyes], news: list[bytes]) -> None:
        """Send news to the watchers. If seats have changed hands or the match has begun, news that was made
        for the old seats must not reach them: it is made again for the new ones."""
        if room.changed_hands(brief):
            room.reseat(brief)
            eyes = room.eyes()
            _, news = await self._ask(room, travel.LookAt(eyes, watching=True))
        room.brief = brief
        room.send(eyes, news)

    # Commands

    async def create(self, match: MatchId, command: dict[str, Json]) -> Brief:
        return await self._finished(self._create(match, command))

    async def command(
        self, match: MatchId, command: dict[str, Json], lasting: bool = False
    ) -> tuple[int, Brief]:
        """Carry out a command; the number of its entry, and the table after it. Problem, Refused. `lasting`:
        the calling task is never cancelled, so no task of its own is needed."""
        work = self._command(match, command)
        return await (work if lasting else self._finished(work))

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish the work even if the caller is cancelled: an entry may be on its way to disk, and watchers
        must get the news."""
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _create(self, match: MatchId, command: dict[str, Json]) -> Brief:
        async with self._rooms.enter(match) as room:
            return await self._write(room, {**command, "op": "create"})

    async def _command(self, match: MatchId, command: dict[str, Json]) -> tuple[int, Brief]:
        async with self._rooms.enter(match) as room:
            if room.brief is None:
                await self._refresh(room)
            await self._delay(room)
            try:
                try:
                    brief = await self._write(room, command)
                except (Problem, Refused):
                    if not await self._moved(room):
                        raise
                    brief = await self._write(room, command)
            except AlreadyDone as done:
                assert room.brief is not None
                return done.number, room.brief
            return brief.number, brief

    async def _delay(self, room: Room) -> None:
        """If the server's time has jumped ahead since the last entry, an entry first takes that time off the
        clocks of the players."""
        for _ in range(_TRIES):
            assert room.brief is not None
            changed = room.brief.row.changed
            skipped = self._site.clock.skipped(changed)
            if not skipped or room.brief.status != PLAYING:
                return
            command = {"op": "delay", "by": None, "millis": skipped, "changed": changed}
            try:
                await self._write(room, command)
            except AlreadyDone:
                # Another process has written meanwhile, from before the jump or after it.
                await self._refresh(room)

    async def _moved(self, room: Room) -> bool:
        """Whether another process has written to this match without our knowledge: then a command that was
        refused may be right."""
        if not self.shared or room.brief is None:
            return False
        before = room.brief.number
        return (await self._refresh(room)).number != before

    async def _write(self, room: Room, command: dict[str, Json]) -> Brief:
        for _ in range(_TRIES):
            eyes = room.eyes()
            append, brief, news = await self._propose(room, command, eyes)
            start = time.perf_counter()
            if await self._append(room, append):
                self._site.metrics.commit_seconds.observe(time.perf_counter() - start)
                await self._send(room, brief, eyes, news)
                self._site.bus.publish(BusNews("entry", room.id, brief.number))
                self._written(brief, command)
                return brief
            self._site.metrics.conflicts.inc()
            await self._forget(room)
            if command["op"] == "create":
                raise Conflict
            await self._refresh_all(room)
        raise Problem("busy", 503, seconds=1)

    async def _propose(
        self, room: Room, command: dict[str, Json], eyes: list[Eyes]
    ) -> tuple[Append, Brief, list[bytes]]:
        append: Append
        try:
            append, brief, news = await self._ask(room, travel.Propose(command, self._site.now(), eyes))
        except asyncio.CancelledError:
            await self._forget(room)
            raise
        return append, brief, news

    async def _append(self, room: Room, append: Append) -> bool:
        """Whether it was written. If the store does not say, its entries are read."""
        try:
            return await self._store.append(append)
        except Busy:
            await self._forget(room)
            tail = await self._store.entries(room.id, append.entry.number - 1)
            if not tail:
                raise
            return tail[0] == append.entry
        except BaseException:
            await self._forget(room)
            raise

    async def _forget(self, room: Room) -> None:
        """The referee is ahead of the store: it must load the table again."""
        with suppress(RefereeLost):  # one that is lost has forgotten everything
            await self._referees.ask(room.id, travel.Forget())

    async def _refresh_all(self, room: Room) -> None:
        """After a conflict: load what the other process wrote, and send it to the watchers."""
        assert room.brief is not None
        tail = await self._store.entries(room.id, room.brief.number)
        eyes = room.eyes()
        brief, news = await self._ask(room, travel.Feed(travel.wire_entries(tail), eyes))
        await self._send(room, brief, eyes, news)

    def _written(self, brief: Brief, command: dict[str, Json]) -> None:
        if command["op"] == "answer":
            by = "bot" if command.get("mind") else "person"
            self._site.metrics.decisions.labels(brief.game, by).inc()
        if brief.number % _SNAPSHOT == 0:
            self.spawn(self._keep(brief.id), brief.id)
        self._follow(brief)

    def _follow(self, brief: Brief) -> None:
        for follower in self.followers:
            follower(brief)

    async def _keep(self, match: MatchId) -> None:
        async with self._rooms.enter(match) as room:
            number, data = await self._ask(room, travel.TakeSnapshot())
            if room.brief is None or room.brief.number != number:
                return
        await self._store.save_snapshot(Snapshot(match, number, _FORMAT, data))

    async def forget(self, match: MatchId) -> None:
        """A match was deleted: nobody finds it here any more."""
        if self._rooms.get(match) is not None:
            async with self._rooms.enter(match) as room:
                room.brief = None
                room.watchers.clear()
                await self._forget(room)

    # Watching

    async def watch(
        self,
        match: MatchId,
        ear: Ear,
        wanted: Seat | None,
        lang: str | None,
        after: int,
        presence: bool = False,
    ) -> None:
        """Send what happened since entry `after` and how the table stands, and then all news; with
        `presence`, also who is there and how far bots have come. The seat of the viewer is determined under
        the lock, so seats cannot change meanwhile."""
        async with self._rooms.enter(match) as room:
            brief = await self._refresh(room)
            eyes = viewer(brief, ear.account, wanted)
            room.brief, news = await self._ask(room, travel.LookAt([(eyes, lang, after)], watching=True))
            ear.send(news[0])
            room.watchers[ear, eyes] = Watcher(ear, eyes, lang, presence)

    def unwatch(self, match: MatchId, ear: Ear) -> None:
        room = self._rooms.get(match)
        if room is not None:
            for key in [key for key in room.watchers if key[0] is ear]:
                del room.watchers[key]

    def watchers(self, match: MatchId) -> list[Watcher]:
        room = self._rooms.get(match)
        return [] if room is None else list(room.watchers.values())

    def watched(self) -> list[MatchId]:
        """The matches that are watched."""
        return self._rooms.watched()

    def tell(self, match: MatchId, message: dict[str, Json], presence: bool = False) -> None:
        """Send a message that is not stored to everybody who watches, once each; with `presence`, only to
        those who asked for it."""
        ears = {watcher.ear for watcher in self.watchers(match) if watcher.presence or not presence}
        if ears:
            encoded = orjson.dumps(message)
            for ear in ears:
                ear.send(encoded)

    def standing(self, match: MatchId) -> Brief | None:
        """How a match stood when it was last used here; None if it was not, or not lately."""
        room = self._rooms.get(match)
        return None if room is None else room.brief

    async def brief(self, match: MatchId) -> Brief:
        async with self._rooms.enter(match) as room:
            return await self._refresh(room)

    async def news(
        self, match: MatchId, account: AccountId | None, wanted: Seat | None, lang: str | None, after: int
    ) -> bytes:
        """The news for this account."""
        async with self._rooms.enter(match) as room:
            eyes = viewer(await self._refresh(room), account, wanted)
            room.brief, news = await self._ask(room, travel.LookAt([(eyes, lang, after)]))
            return bytes(news[0])

    async def ask(self, match: MatchId, question: str, *args: Any, seated: Brief | None = None) -> Any:
        """A question that changes nothing. If the answer depends on a seat, `seated` is the brief from
        which the seat was determined: if seats have changed hands since, the question is refused as
        busy."""
        async with self._rooms.enter(match) as room:
            brief = await self._refresh(room)
            _check_seats(brief, seated)
            return await self._ask(room, travel.Ask(question, list(args)))

    async def read(self, match: MatchId, question: str, *args: Any, seated: Brief | None = None) -> bytes:
        """A question about the whole match, answered by a reader, as JSON. Meanwhile the match goes on; the
        answer is that of the moment of the question. `seated`: see `ask`."""
        async with self._rooms.enter(match) as room:
            brief = await self._refresh(room)
        _check_seats(brief, seated)
        entries: list[StoredEntry] = []
        for _ in range(_TRIES):
            request = travel.Read(question, list(args), brief.number, travel.wire_entries(entries))
            try:
                answer: bytes = await self._readers.ask(match, request)
                return answer
            except NotLoaded as missing:
                entries = await self._store.entries(match, missing.number)
            except RefereesClosed as error:
                raise Problem("closing", 503, seconds=_RETURN) from error
            except RefereeLost:
                continue  # the next request starts a new one
        raise Problem("busy", 503, seconds=2)

    # Other processes

    async def heard(self, match: MatchId, number: int) -> None:
        """The bus announces that a match has reached this number."""
        room = self._rooms.get(match)
        if room is None:
            return
        if not room.watchers:
            self._rooms.forget(room)
            return
        if room.brief is None or room.brief.number < number:
            async with self._rooms.enter(match) as room:
                await self._refresh(room)

    async def _catch_up(self) -> None:
        """The bus may lose a message: check the watched matches regularly."""
        while True:
            await asyncio.sleep(_INTERVAL)
            for match in self._rooms.watched():
                try:
                    row = await self._store.match(match)
                    if row is not None:
                        await self.heard(match, row.number)
                except (Busy, Problem) as error:
                    _LOG.warning("catch-up", error=error, match=match)


def _check_seats(brief: Brief, seated: Brief | None) -> None:
    if seated is not None and brief.accounts != seated.accounts:
        raise Problem("busy", 503, seconds=1)
