"""What makes the stores fast, without a clock: few statements, and an index for every list."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bottega.server.store.base import Cursor, Store
from bottega.server.store.matches import Prepared
from bottega.server.store.postgres import PostgresStore
from bottega.server.store.sql import TABLES
from bottega.server.store.sqlite import SqliteStore
from bottega.table.types import OPEN, OVER, PLAYING
from tests.server.services import run
from tests.server.store.rows import append, people, playing


def test_appends_that_arrive_together_share_statements(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    together = PostgresStore._together

    async def counted(self: PostgresStore, appends: list[Prepared]) -> list[bool]:
        written.append("COMMIT")
        return await together(self, appends)

    async def use(store: Store) -> None:
        await asyncio.gather(*(playing(store, f"m{n}") for n in range(100)))
        if isinstance(store, SqliteStore):
            store._connections[0].set_trace_callback(written.append)
        else:
            monkeypatch.setattr(PostgresStore, "_together", counted)
        assert all(await asyncio.gather(*(store.append(append(f"m{n}", 3)) for n in range(100))))
        assert 1 <= written.count("COMMIT") <= 5
        assert len(written) <= 5 * 6

    run(store, use)


#: Indexes of those matches or results alone that a list is about.
PARTIAL = (
    "matches_open",
    "matches_live",
    "matches_due",
    "matches_bots",
    "matches_waiting",
    "matches_stale",
    "results_unrated",
)

#: How a plan begins that reads a table from end to end.
SCANS = ("Seq Scan", "->  Seq Scan", *(f"SCAN {table}" for table in TABLES))

LISTS: dict[str, tuple[Any, ...]] = {
    "open_tables": ("masters", 20, Cursor(5, "m")),
    "live_tables": (None, 20, None),
    "due_matches": (5, 20),
    "waiting_bots": (5, 20),
    "unnotified": (5, 20),
    "stale_tables": (5, 20),
    "idle_matches": (5, 20),
    "all_matches": ("m", 20),
    "entries": ("m", 5),
    "seats": ("m",),
    "chat": ("m", 5, 20),
    "account_named": ("Lisa",),
    "sessions_of": ("id-Lisa",),
    "results_of": ("id-Lisa", 20, None),
    "unrated": (20,),
    "leaders": ("masters", 3, 20),
    "ratings_of": ("id-Lisa",),
    "channels": ("id-Lisa",),
    "muted_by": ("id-Lisa",),
}


@pytest.mark.parametrize("name", [*LISTS, "matches_of"])
def test_every_list_is_found_by_an_index(store: Store, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = LISTS.get(name, ("id-Lisa", (OPEN, PLAYING, OVER), 20, Cursor(5, "m")))
    asked: list[tuple[str, tuple[Any, ...]]] = []

    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore | PostgresStore)
        await people(store, "Lisa")
        await playing(store, "m", seats=["id-Lisa"])
        read, listed = store._read, store._list

        async def spy_read(sql: str, *values: Any) -> Sequence[Any]:
            asked.append((sql, values))
            return await read(sql, *values)

        async def spy_list(columns: str, rest: str, *values: Any) -> Sequence[Any]:
            asked.append((f"SELECT {columns} {rest}", values))
            return await listed(columns, rest, *values)

        with monkeypatch.context() as patch:
            patch.setattr(store, "_read", spy_read)
            patch.setattr(store, "_list", spy_list)
            await getattr(store, name)(*arguments)
        for sql, values in asked:
            for line in await plan(store, sql, values):
                assert not line.strip().startswith(SCANS), line

    run(store, use)
    assert asked


async def plan(store: SqliteStore | PostgresStore, sql: str, values: tuple[Any, ...]) -> list[str]:
    """How the database means to find it; PostgreSQL reads a table of a few rows as a whole by default."""
    if isinstance(store, SqliteStore):
        lines = [row[3] for row in await store._read(f"EXPLAIN QUERY PLAN {sql}", *values)]
        # To walk along an index that has only what is looked for is what such an index is for.
        return [line for line in lines if not any(partial in line for partial in PARTIAL)]
    assert store._pool is not None
    async with store._pool.acquire() as connection:
        await connection.execute("SET enable_seqscan = off")
        found = await connection.fetch(f"EXPLAIN {sql.replace('?', '$')}", *values)
        await connection.execute("RESET enable_seqscan")
        return [row[0] for row in found]
