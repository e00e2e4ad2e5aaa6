"""Addresses of stores, and the schema of what they open."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bottega.server.store import migrate
from bottega.server.store.base import Busy, Store
from bottega.server.store.migrate import Migration, migrations
from bottega.server.store.opening import open_store
from bottega.server.store.postgres import PostgresStore
from bottega.server.store.sql import TABLES
from bottega.server.store.sqlite import SqliteStore
from tests.server import services
from tests.server.services import run
from tests.server.store.rows import append, playing


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("bottega.db", "bottega.db"),
        ("/var/lib/bottega.db", "/var/lib/bottega.db"),
        ("sqlite:///bottega.db", "bottega.db"),
        ("sqlite:////var/lib/bottega.db", "/var/lib/bottega.db"),
        ("C:\\games\\bottega.db", "C:\\games\\bottega.db"),
        ("sqlite:///C:/games/bottega.db", "C:/games/bottega.db"),
        ("sqlite:///C:\\games\\bottega.db", "C:\\games\\bottega.db"),
    ],
)
def test_a_file_is_an_sqlite_store(url: str, path: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqliteStore)
    assert str(store.path) == path


@pytest.mark.parametrize("url", ["postgresql://bottega@host/db", "postgres://host/db"])
def test_postgresql_is_a_postgresql_store(url: str) -> None:
    assert isinstance(open_store(url), PostgresStore)


@pytest.mark.parametrize(
    "url", ["", ":memory:", "mysql://host/db", "sqlite://", "sqlite:///", "sqlite:///:memory:"]
)
def test_any_other_address_is_refused_with_what_was_expected(url: str) -> None:
    with pytest.raises(ValueError, match="expected a file"):
        open_store(url)


def refused(store: Store) -> str:
    """Why it does not open."""
    with pytest.raises(ValueError, match=r".") as refusal:
        asyncio.run(store.open())
    return str(refusal.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Lisa, this is no database at all. " * 100)
    assert "is no SQLite database" in refused(SqliteStore(path))
    assert path.read_text().startswith("Dear Lisa")
    # And it is not locked by the attempt.
    assert "is no SQLite database" in refused(SqliteStore(path))


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "another program" in refused(SqliteStore(path))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_missing_directory_is_named(tmp_path: Path) -> None:
    assert f"no directory {tmp_path / 'nowhere'}" in refused(SqliteStore(tmp_path / "nowhere" / "bottega.db"))


_AS_SOMEBODY = """
import asyncio, os, sys
from bottega.server.store.migrate import migrations
from bottega.server.store.sqlite import SqliteStore

migrations()
# Root may write anywhere, and somebody else may not read our modules.
if os.geteuid() == 0:
    os.seteuid(65534)
try:
    asyncio.run(SqliteStore(sys.argv[1]).open())
except ValueError as problem:
    print(problem)
"""


@pytest.mark.parametrize("what", ["the directory", "the file"])
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, what: str) -> None:
    path = tmp_path / "bottega.db"
    run(SqliteStore(path), lambda store: store.check())
    path.with_name("bottega.db.lock").chmod(0o666)
    path.chmod(0o444 if what == "the file" else 0o666)
    tmp_path.chmod(0o555 if what == "the directory" else 0o777)
    for parent in tmp_path.parents:
        if parent.name.startswith(("pytest", "popen")):
            parent.chmod(0o755)
    child = [sys.executable, "-c", _AS_SOMEBODY, str(path)]
    done = subprocess.run(child, capture_output=True, text=True, check=False)
    tmp_path.chmod(0o755)
    assert f"{path} cannot be written" in done.stdout, done.stderr


_HOLDER = """
import asyncio, sys
from bottega.server.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(sys.argv[1])
    await store.open()
    print("open", flush=True)
    await asyncio.sleep(1000)

asyncio.run(main())
"""


def test_a_second_server_on_the_same_file_is_told_who_has_it(tmp_path: Path) -> None:
    path = tmp_path / "bottega.db"
    with subprocess.Popen([sys.executable, "-c", _HOLDER, str(path)], stdout=subprocess.PIPE) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"open\n"
            why = refused(SqliteStore(path))
            assert f"in use by process {holder.pid} on" in why
            assert "PostgreSQL" in why
            # A program that only helps may come in beside it.
            run(SqliteStore(path, exclusive=False), lambda store: store.check())
        finally:
            holder.kill()
    # What was killed holds nothing.
    run(SqliteStore(path), lambda store: store.check())


def test_a_process_does_not_open_its_own_file_twice(tmp_path: Path) -> None:
    async def use(_: Store) -> None:
        with pytest.raises(ValueError, match=f"process {os.getpid()}"):
            await SqliteStore(tmp_path / "bottega.db").open()

    run(SqliteStore(tmp_path / "bottega.db"), use)
    run(SqliteStore(tmp_path / "bottega.db"), lambda store: store.check())


def test_a_full_disk_makes_the_store_busy_and_loses_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "bottega.db")

    async def use(_: Store) -> None:
        await playing(store, "m")
        # A limit on its pages is how SQLite is made to run out of room.
        (pages,) = store._connections[0].execute("PRAGMA page_count").fetchone()
        store._connections[0].execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(Busy, match="full"):
            await store.append(append("m", 3, data='"' + "x" * 100_000 + '"'))
        store._connections[0].execute("PRAGMA max_page_count = 100000")
        assert len(await store.entries("m")) == 2
        assert await store.append(append("m", 3))

    run(store, use)


def test_a_database_that_is_away_at_the_start_is_busy() -> None:
    store = PostgresStore(f"postgresql://bottega@127.0.0.1:{services.free_port()}/bottega")
    with pytest.raises(Busy):
        asyncio.run(store.open())


def test_a_database_that_does_not_exist_is_named(postgres: services.Postgres) -> None:
    url = f"postgresql://bottega@127.0.0.1:{postgres.port}/nowhere"
    assert '"nowhere" does not exist' in refused(PostgresStore(url))


def test_a_wrong_address_is_not_repeated() -> None:
    why = refused(PostgresStore("postgresql://lisa:my/secret@host/db"))
    assert "address is wrong" in why
    assert "my" not in why


def test_many_processes_may_start_at_once(postgres_url: str) -> None:
    async def use() -> None:
        stores = [PostgresStore(postgres_url) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.check() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(use())


def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were a next version of the schema."""
    step = Migration(
        len(migrations()) + 1,
        "9999_test.sql",
        (
            "ALTER TABLE matches ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'",
            "CREATE TABLE moods (mood TEXT)",
        ),
    )
    known = (*migrations(), step)
    monkeypatch.setattr(migrate, "migrations", lambda: known)


def test_an_older_store_is_brought_up_to_date(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before(store: Store) -> None:
        await playing(store, "m")

    async def after(store: Store) -> None:
        assert len(await store.entries("m")) == 2
        assert await store.append(append("m", 3))
        assert isinstance(store, SqliteStore | PostgresStore)
        assert [tuple(row) for row in await store._read("SELECT mood FROM matches")] == [("calm",)]
        assert [
            row[0] for row in await store._read("SELECT version FROM schema_version ORDER BY version")
        ] == list(range(1, len(migrations()) + 2))

    run(open_store(store_url), before)
    later(monkeypatch)
    run(open_store(store_url), after)
    run(open_store(store_url), after_again)


async def after_again(store: Store) -> None:
    """Opened once more, nothing is done again."""
    assert len(await store.entries("m")) == 3


def test_a_step_that_fails_leaves_the_version_before_it(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = Migration(
        len(migrations()) + 1, "9999_bad.sql", ("CREATE TABLE moods (mood TEXT)", "CREATE NONSENSE")
    )
    run(open_store(store_url), lambda store: playing(store, "m"))
    with monkeypatch.context() as patch:
        known = (*migrations(), bad)
        patch.setattr(migrate, "migrations", lambda: known)
        with pytest.raises(Exception, match=r"NONSENSE|syntax"):
            asyncio.run(open_store(store_url).open())
    later(monkeypatch)
    run(open_store(store_url), lambda store: store.check())


def test_a_store_of_a_newer_program_is_refused(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        later(patch)
        run(open_store(store_url), lambda store: store.check())
    known = len(migrations())
    said = f"newer Bottega: its schema has version {known + 1}, this program knows {known}"
    assert said in refused(open_store(store_url))


def test_every_table_of_the_schema_is_in_backups(tmp_path: Path) -> None:
    path = tmp_path / "bottega.db"
    run(SqliteStore(path), lambda store: store.check())
    with closing(sqlite3.connect(path)) as connection:
        tables = {
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    assert tables - {"schema_version"} == set(TABLES)
