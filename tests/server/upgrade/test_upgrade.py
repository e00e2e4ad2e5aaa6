"""Databases of earlier releases are brought up to date, and the matches in them go on. `make.py` made them,
with the sources of each release."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import cast

import asyncpg
import pytest

from bottega.server.config import Config
from bottega.server.proving import faults
from bottega.server.security.passwords import Passwords
from bottega.server.store.base import LostChannel, PendingAddress, Store
from bottega.server.store.migrate import VERSION_TABLE, migrations
from bottega.server.store.opening import open_store
from bottega.server.store.portable import restore_from
from bottega.server.store.sqlite import SqliteStore
from bottega.server.store.values import replaced
from bottega.table.types import PLAYING
from tests.server.house import CHEAP, Clock
from tests.server.near import Near
from tests.server.services import run

DATA = Path(__file__).parent / "data"
RELEASES = sorted(path.name.removesuffix(".json") for path in DATA.glob("*.json"))
PASSWORD = "correct horse battery"


async def load_postgres(url: str, release: str) -> None:
    """The tables as 0.1.0 made them, with its rows. It could not have kept a NUL character there."""
    connection = await asyncpg.connect(url)
    first = migrations()[0]
    await connection.execute(";\n".join(first.for_postgres()))
    await connection.execute(VERSION_TABLE)
    await connection.execute("INSERT INTO schema_version VALUES (1, $1, 1)", first.name)
    table = ""
    columns: list[str] = []
    rows: list[tuple[object, ...]] = []
    for line in gzip.decompress((DATA / f"{release}.backup.gz").read_bytes()).splitlines():
        value = json.loads(line)
        if isinstance(value, list):
            rows.append(tuple(map(replaced, value)))
            continue
        if rows:
            await connection.copy_records_to_table(table, records=rows, columns=columns)
        table, columns, rows = value.get("table", ""), value.get("columns", []), []
    await connection.close()


def unpack(url: str, release: str) -> None:
    if url.startswith("postgres"):
        asyncio.run(load_postgres(url, release))
    else:
        packed = (DATA / f"{release}.db.gz").read_bytes()
        Path(url.removeprefix("sqlite:///")).write_bytes(gzip.decompress(packed))


async def is_as_it_was(store: Store) -> None:
    """What players had before, where it is kept now."""
    ada = await store.account_named("Ada")
    assert ada is not None
    assert (ada.lang, ada.settings) == ("it", {"sound": True})
    assert ada.notices is not None
    assert (ada.notices["digest"], ada.notices["zone"]) == (12, "Europe/Rome")
    assert ada.pending == PendingAddress("channel-of-ada", "ada@example.org", 1)
    assert ada.lost == (LostChannel("ntfy", "ntfy.example.org", 2),)
    assert len(await store.channels(ada.id)) == 1
    assert [row.matches for row in await store.ratings_of(ada.id)] == [1, 1]
    passwords = Passwords(CHEAP)
    await passwords.open()
    assert await passwords.check(ada.password, PASSWORD)
    await passwords.close()
    bruno = await store.account_named("Bruno")
    assert bruno is not None
    assert (bruno.settings, bruno.notices, bruno.pending, bruno.lost) == ({}, None, None, ())


async def goes_on(store: Store, matches: dict[str, str]) -> None:
    """The snapshots of an earlier release are not read, and play goes on from the entries."""
    near = Near(cast(SqliteStore, store), Clock(), None, False, Config(limits=CHEAP))
    running = matches["running"]
    snapshot = await store.snapshot(running)
    assert snapshot is not None
    people = [await store.account_named(name) for name in ("Ada", "Bruno")]
    before = await store.match(running)
    assert before is not None
    near.clock.at = before.changed
    for _ in range(60):
        brief = await near.matches.brief(running)
        assert brief.status == PLAYING
        waiting = next(seat for seat in range(2) if brief.row.waiting >> seat & 1)
        player = next(each for each in people if each is not None and each.id == brief.accounts[waiting])
        near.clock.pass_by(1000)
        await near.answer(running, player)
    await near.matches.close()
    after = await store.match(running)
    assert after is not None
    assert after.number == before.number + 60


@pytest.mark.exhaustive
@pytest.mark.parametrize("release", RELEASES)
def test_a_database_of_an_earlier_release_is_brought_up_to_date_and_played_on(
    store_url: str, release: str
) -> None:
    unpack(store_url, release)
    matches = json.loads((DATA / f"{release}.json").read_text(encoding="utf-8"))

    async def use(store: Store) -> None:
        await is_as_it_was(store)
        assert [fault async for fault in faults(store)] == []
        await goes_on(store, matches)
        assert [fault async for fault in faults(store)] == []

    run(open_store(store_url), use)
    run(open_store(store_url), is_as_it_was)


@pytest.mark.parametrize("release", RELEASES)
def test_a_backup_of_an_earlier_release_is_restored_into_this_one(store: Store, release: str) -> None:
    async def use(store: Store) -> None:
        restored = await restore_from(store, str(DATA / f"{release}.backup.gz"))
        assert (restored.checked, restored.replaced) == (False, 1), "0.1.0 let a note hold a NUL character"
        await is_as_it_was(store)
        assert [fault async for fault in faults(store)] == []

    run(store, use)
