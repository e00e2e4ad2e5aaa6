"""Rooms: the watchers of each match in this process, and the last entry they know."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Final

from bottega.table.audience import Audience
from bottega.table.types import MatchId

#: Maximum rooms that are kept though they are empty.
_MOST: Final = 4_000


class Room(Audience):
    """One match in this process. `lock` keeps proposing, storing and sending in the order of the numbers.
    `users` counts the tasks that are using the room."""

    __slots__ = ("id", "lock", "users")

    def __init__(self, id: MatchId) -> None:
        super().__init__()
        self.id = id
        self.lock = asyncio.Lock()
        self.users = 0


class Rooms:
    """The rooms of this process. One that was used is kept for a while, with its brief."""

    def __init__(self) -> None:
        self._rooms: dict[MatchId, Room] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def get(self, match: MatchId) -> Room | None:
        return self._rooms.get(match)

    def watched(self) -> list[MatchId]:
        """The matches that are watched."""
        return [match for match, room in self._rooms.items() if room.watchers]

    def enter(self, match: MatchId) -> Visit:
        """The room of a match, locked: ``async with rooms.enter(match) as room``."""
        return Visit(self, match)

    def room(self, match: MatchId) -> Room:
        """The room of a match; a new one where there is none."""
        room = self._rooms.get(match)
        if room is None:
            # Before the new room is added: it is empty, so it would be dropped at once.
            if len(self._rooms) >= _MOST:
                self._tidy()
            room = self._rooms[match] = Room(match)
        return room

    def forget(self, room: Room) -> None:
        """Drop a room, unless it is in use or watched."""
        if not room.users and not room.watchers:
            self._rooms.pop(room.id, None)

    def _tidy(self) -> None:
        """Drop empty rooms, the oldest first."""
        for room in list(self._rooms.values()):
            if len(self._rooms) <= _MOST // 2:
                break
            self.forget(room)


class Visit:
    """A locked room. Not a generator, which would be slower: every decision passes here."""

    __slots__ = ("_match", "_room", "_rooms")

    def __init__(self, rooms: Rooms, match: MatchId) -> None:
        self._rooms = rooms
        self._match = match

    async def __aenter__(self) -> Room:
        room = self._room = self._rooms.room(self._match)
        room.users += 1
        try:
            await room.lock.acquire()
        except BaseException:
            self._leave()
            raise
        return room

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._room.lock.release()
        self._leave()

    def _leave(self) -> None:
        self._room.users -= 1
        if self._room.brief is None:
            self._rooms.forget(self._room)
