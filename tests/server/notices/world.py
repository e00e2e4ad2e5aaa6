"""What the tests of notices share: a store with people and matches, a clock in the hand, small servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from bottega.server.notices.preferences import Preferences
from bottega.server.notices.texts import Item
from bottega.server.store.base import Account, Channel, Store
from bottega.server.store.sqlite import SqliteStore
from bottega.table.rows import Append, MatchRow, SeatRow, StoredEntry
from bottega.table.types import DAY, HOUR, PLAYING, Millis

T = TypeVar("T")

#: A Monday, 10:00 in UTC.
MONDAY: Millis = 1_767_607_200_000
ANNA, BRUNO = "anna", "bruno"


@dataclass
class Clock:
    at: Millis = MONDAY

    def __call__(self) -> Millis:
        return self.at

    def pass_(self, time: Millis) -> None:
        self.at += time


@dataclass
class Sent:
    """What a sweeper gave away to be sent."""

    sent: list[tuple[str, list[Item], int]] = field(default_factory=list)

    def __call__(self, account: Account, wishes: Preferences, items: list[Item], waiting: int) -> None:
        self.sent.append((account.id, items, waiting))

    def take(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """To whom, and what about which matches; then it is forgotten."""
        taken = [(who, [(str(item.kind), item.row.id) for item in items]) for who, items, _ in self.sent]
        self.sent.clear()
        return taken


@asynccontextmanager
async def people(folder: Path) -> AsyncIterator[Store]:
    """A store with Anna and Bruno, each with a channel."""
    store = SqliteStore(str(folder / "bottega.db"))
    await store.open()
    try:
        await invite(store)
        yield store
    finally:
        await store.close()


async def invite(store: Store) -> None:
    for name in (ANNA, BRUNO):
        await store.add_account(Account(name, name.capitalize(), MONDAY - 9 * DAY, MONDAY - 9 * DAY))
        await store.add_channel(webhook(name))


def webhook(account: str, url: str = "https://example.org/hook", id: str = "") -> Channel:
    return Channel(id or f"hook-{account}", account, "webhook", f'{{"kind":"webhook","url":"{url}"}}', MONDAY)


def row(match: str, at: Millis, number: int = 1, asked: list[Any] | None = None, **more: Any) -> MatchRow:
    """A match of Anna (seat 0) and Bruno (seat 1) under way. `asked` as the summary has it."""
    asked = [None, None] if asked is None else asked
    waiting = sum(1 << seat for seat, said in enumerate(asked) if said is not None)
    seats = [{"name": "Anna"}, {"name": "Bruno"}]
    summary = {"seats": seats, "asked": asked, "device": False, **more.pop("summary", {})}
    values: dict[str, Any] = {
        "game": "masters",
        "status": PLAYING,
        "players": 2,
        "public": False,
        "spectators": False,
        "ranked": False,
        "tempo": "days",
        "created": MONDAY,
    }
    values.update(more)
    return MatchRow(match, number=number, changed=at, waiting=waiting, summary=summary, **values)


async def write(store: Store, row: MatchRow, accounts: tuple[str, str] = (ANNA, BRUNO)) -> None:
    """The next entry of a match, with its row; with the first go the seats."""
    seats = (SeatRow(0, accounts[0]), SeatRow(1, accounts[1])) if row.number == 1 else None
    assert await store.append(Append(StoredEntry(row.number, row.changed, "{}"), row, seats=seats))


async def wish(store: Store, account: str, **wishes: Any) -> None:
    await store.set_notices(account, Preferences(**wishes).model_dump(mode="json"))


def deadline(since: Millis, time: Millis = 24 * HOUR) -> Millis:
    return since + time


# Servers on this machine


@dataclass
class Request:
    method: str
    path: str
    headers: dict[str, str]
    body: bytes


Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def _listening(serve: Serve) -> AsyncIterator[int]:
    """A port of this machine; when it is left, nothing of the server is."""
    tasks: set[asyncio.Task[None]] = set()

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        # A client may hang up at any point, and a connection that is still open at the end is cancelled:
        # while it is served, or while it closes.
        with suppress(ConnectionError, asyncio.CancelledError):
            try:
                await serve(reader, writer)
            finally:
                writer.close()
                await writer.wait_closed()

    async with await asyncio.start_server(one, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks)


Answer = Callable[[Request], Awaitable[bytes] | bytes]


@asynccontextmanager
async def web_server(answer: Answer) -> AsyncIterator[tuple[int, list[Request]]]:
    """Speaks just enough HTTP; gives its port and the requests it got."""
    got: list[Request] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        method, path, _ = first.split(" ")
        got.append(Request(method, path, headers, body))
        made = answer(got[-1])
        writer.write(made if isinstance(made, bytes) else await made)
        await writer.drain()

    async with _listening(serve) as port:
        yield port, got


def status(code: int, more: str = "") -> bytes:
    return f"HTTP/1.1 {code} X\r\nContent-Length: 0\r\n{more}Connection: close\r\n\r\n".encode()


@asynccontextmanager
async def mail_server(
    refuse: int = 0, heard: list[str] | None = None
) -> AsyncIterator[tuple[int, list[str]]]:
    """Takes mail, or answers every recipient with a code; gives its port and what it took. It offers to
    take passwords, and no TLS. `heard` gets every command."""
    got: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line[:4].upper()
            if heard is not None:
                heard.append(word)
            if word == "EHLO":
                writer.write(b"250-here\r\n250 AUTH PLAIN\r\n")
            elif word == "DATA":
                writer.write(b"354 go on\r\n")
                got.append((await reader.readuntil(b"\r\n.\r\n")).decode())
                writer.write(b"250 taken\r\n")
            elif word == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            elif word == "RCPT" and refuse:
                writer.write(f"{refuse} no\r\n".encode())
            else:
                writer.write(b"250 well\r\n")
        await writer.drain()

    async with _listening(serve) as port:
        yield port, got
