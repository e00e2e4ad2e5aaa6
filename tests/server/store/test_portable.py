"""Backups: from either store into either, all or nothing."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bottega.server.store.base import (
    Channel,
    ChatLine,
    Learnt,
    Notified,
    RatingRow,
    SessionRow,
    Snapshot,
    Store,
)
from bottega.server.store.moderation import Measure, Report
from bottega.server.store.opening import open_store
from bottega.server.store.portable import Damaged, Restored, dump, restore, restore_from
from bottega.server.store.reviews import ReviewRow
from bottega.server.store.sql import CHUNK, TABLES, Chunk
from bottega.server.store.sqlite import SqliteStore
from tests.server.services import run
from tests.server.store.rows import account, append, finished, people, playing


async def fill(store: Store, tables: int = 3) -> None:
    """Something in every table of the schema, and this many open tables to play at."""
    await store.add_account(account("Lisà", password="hash", settings={"x": 1}))
    lisa, (eva,) = "id-Lisà", await people(store, "Éva")
    await finished(store, "over", [(lisa, 1, 9), (None, 2, 5), (eva, 3, -1)], ranked=True)
    await playing(store, "m", seats=[lisa, eva, None], due=50, waiting=3)
    await asyncio.gather(*(store.append(append(f"open{n}", data='"🎲"')) for n in range(tables)))
    await store.save_snapshot(Snapshot("m", 2, "1", "{}"))
    await store.rate("over", [RatingRow(lisa, "Lisà", "masters", 3, 25.1, 25 / 3, 1, 1, 7)], [None])
    await store.add_session(SessionRow("key", lisa, 1, 1, None, "token"))
    await store.add_chat("m", ChatLine(0, 1, lisa, "Lisà", "ciao\n\"'"))
    await store.mute(lisa, eva, True)
    await store.save_note("m", lisa, "secret")
    await store.add_channel(Channel("channel", lisa, "mail", "{}", 1))
    await store.set_notified(Notified("m", lisa, 2, 1, 1), None)
    await store.set_value("push", "keys")
    await store.add_rename(lisa, "Mona", 1, 99)
    await store.add_browser(lisa, "hash", 1)
    await store.add_report(Report("report", 1, lisa, eva, "chat", "Rude.", "m", "ciao"))
    await store.set_learnt(lisa, Learnt("masters", "lesson", "first", ("", "end turn"), False), 9)
    await store.add_measure(Measure("measure", lisa, "silence", 1, None, "Rude."))
    await store.save_review(ReviewRow("over", "quick", 1, (0, 1), ((0, 7, "blunder"),), "{}"))


def dumped(url: str) -> bytes:
    async def use(store: Store) -> bytes:
        file = io.BytesIO()
        await dump(store, file)
        return file.getvalue()

    return run(open_store(url), use)


def sorted_rows(backup: bytes) -> list[str]:
    """By table: the order of rows within it does not matter."""
    table, lines = "", []
    for line in backup.decode().splitlines():
        value = json.loads(line)
        if isinstance(value, dict) and "table" in value:
            table = value["table"]
        lines.append(f"{TABLES.index(table) if table else -1:2} {line}")
    return sorted(lines)


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_moves_everything_to_another_store(
    store_url: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    # More than goes over at once.
    run(open_store(store_url), lambda store: fill(store, 2 * CHUNK + 1))
    backup = dumped(store_url)
    present = {value["table"] for line in backup.splitlines() if "table" in (value := json.loads(line))}
    assert present == set(TABLES)
    url = str(tmp_path / "other.db") if target == "sqlite" else request.getfixturevalue("postgres_url")
    if url == store_url:
        url = request.getfixturevalue("postgres").new_database()

    async def use(store: Store) -> None:
        restored = await restore(store, io.BytesIO(backup))
        assert restored == Restored(sum(line.startswith(b"[") for line in backup.splitlines()), True, 0)
        # And it goes on: chat counts on, names are taken, the match is played.
        assert await store.append(append("m", 3))
        assert (await store.add_chat("m", ChatLine(0, 1, "id-Éva", "", ""))).number == 2

    async def compare(store: Store) -> None:
        await restore(store, io.BytesIO(backup))

    run(open_store(url), compare)
    assert sorted_rows(dumped(url)) == sorted_rows(backup)
    if target == "sqlite":
        run(open_store(str(tmp_path / "third.db")), use)


@pytest.mark.parametrize("name", ["backup.jsonl", "backup.jsonl.gz"])
def test_a_backup_is_made_while_the_store_is_written(store: Store, tmp_path: Path, name: str) -> None:
    path = tmp_path / name

    async def play(store: Store, match: str, last: int) -> None:
        for number in range(3, last + 1):
            await store.append(append(match, number))

    async def use(store: Store) -> None:
        await asyncio.gather(*(playing(store, f"m{n}") for n in range(30)))
        writing = [asyncio.create_task(play(store, f"m{n}", 40)) for n in range(30)]
        await asyncio.sleep(0.01)
        await store.backup(str(path))
        await asyncio.gather(*writing)

    async def compare(restored: Store) -> None:
        # Restoring checks that each match has all entries its row counts: it is of one moment.
        assert (await restore_from(restored, str(path))).rows > 60
        counts = await restored.counts()
        assert counts["playing"] == 30
        assert 60 <= counts["entries"] <= 30 * 40

    run(store, use)
    assert (path.read_bytes()[:2] == b"\x1f\x8b") == name.endswith(".gz")
    assert path.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))
    run(SqliteStore(tmp_path / "restored.db"), compare)


def test_a_backup_that_fails_leaves_the_last_one(store: Store, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        (tmp_path / "there").mkdir()
        with pytest.raises(OSError, match="there"):
            await store.backup(str(tmp_path / "there"))
        assert not list(tmp_path.glob("*.part"))

    run(store, use)


def test_only_an_empty_store_is_restored_into(store: Store) -> None:
    async def use(store: Store) -> None:
        file = io.BytesIO()
        await store.set_value("key", "value")
        await dump(store, file)
        with pytest.raises(ValueError, match="not empty"):
            await restore(store, io.BytesIO(file.getvalue()))

    run(store, use)


def without_sums(backup: bytes) -> bytes:
    """As 0.1 wrote it."""
    lines: list[Any] = [json.loads(line) for line in backup.splitlines()]
    kept = [line for line in lines if isinstance(line, list) or line.keys() != {"sum"}]
    kept[0]["format"] = 1
    del kept[-1]["sum"]
    return b"".join(json.dumps(line).encode() + b"\n" for line in kept)


def spoiled(backup: bytes, how: str) -> bytes:
    lines: list[Any] = [json.loads(line) for line in backup.splitlines()]
    entries = next(
        at for at, line in enumerate(lines) if isinstance(line, dict) and line.get("table") == "entries"
    )
    match how:
        case "cut off":
            return backup[: len(backup) // 2]
        case "without its end":
            del lines[-1]
        case "a row short":
            del lines[-2]
        case "an entry short":
            del lines[entries + 1]
            lines[-1]["rows"] -= 1
        case "an unknown table":
            lines[entries]["table"] = "sqlite_master"
        case "an injected column":
            lines[entries]["columns"][0] = "x) VALUES (1); --"
        case "a missing account":
            del lines[2]
            lines[-1]["rows"] -= 1
        case "two rows of one key":
            lines.insert(2, lines[2])
            lines[-1]["rows"] += 1
        case "newer":
            lines[0]["schema"] = 99
        case "another format":
            lines[0]["format"] = 3
        case "something else":
            lines[0] = {"hello": 1}
        case "more after its end":
            lines.append([1])
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("cut off", "line"),
        ("without its end", "cut off"),
        ("a row short", "rows and should have"),
        ("an entry short", "Entries of match"),
        ("an unknown table", "a table was expected"),
        ("an injected column", "a table was expected"),
        ("a missing account", "refers to one that is missing"),
        ("two rows of one key", "twice"),
        ("newer", "newer Bottega"),
        ("another format", "its format is 3"),
        ("something else", "no backup of Bottega"),
        ("more after its end", "follows its end"),
    ],
)
def test_a_spoiled_backup_restores_nothing(store: Store, tmp_path: Path, how: str, why: str) -> None:
    source = str(tmp_path / "source.db")
    run(open_store(source), fill)
    bad = spoiled(without_sums(dumped(source)), how)

    async def use(store: Store) -> None:
        with pytest.raises(ValueError, match=why):
            await restore(store, io.BytesIO(bad))
        assert set((await store.counts()).values()) == {0}
        # It is still empty, and can be restored into.
        await restore(store, io.BytesIO(dumped_good))

    dumped_good = dumped(source)
    run(store, use)


@pytest.mark.parametrize(
    "how", ["without its end", "a row short", "two rows of one key", "more after its end"]
)
def test_a_backup_with_checksums_that_was_edited_is_damaged(tmp_path: Path, how: str) -> None:
    source = str(tmp_path / "source.db")
    run(open_store(source), fill)
    bad = spoiled(dumped(source), how)

    async def use(store: Store) -> None:
        with pytest.raises(Damaged):
            await restore(store, io.BytesIO(bad))

    run(open_store(str(tmp_path / "target.db")), use)


def test_a_changed_byte_anywhere_in_a_backup_is_refused_before_anything_is_restored(tmp_path: Path) -> None:
    source = str(tmp_path / "source.db")
    run(open_store(source), lambda store: fill(store, 1))
    backup = dumped(source)

    class Untouched(SqliteStore):
        async def import_rows(self, chunks: Iterator[Chunk], schema: int) -> None:
            raise AssertionError("rows of a changed backup were read into the store")

    async def use(store: Store) -> None:
        for at in range(len(backup)):
            # One that makes another digit or letter of it, and one that makes a space.
            for other in {backup[at] ^ 1, ord(" ")} - {backup[at]}:
                changed = backup[:at] + bytes([other]) + backup[at + 1 :]
                with pytest.raises(ValueError, match=r"line \d+|newer Bottega"):
                    await restore(store, io.BytesIO(changed))

    run(Untouched(tmp_path / "target.db"), use)


def test_a_backup_of_the_first_version_is_restored_and_said_to_be_unchecked(
    store: Store, tmp_path: Path
) -> None:
    source = str(tmp_path / "source.db")
    run(open_store(source), fill)
    old = without_sums(dumped(source))

    async def use(store: Store) -> None:
        restored = await restore(store, io.BytesIO(old))
        assert not restored.checked
        assert (await store.counts())["accounts"] == 2

    run(store, use)


def test_characters_that_no_database_can_store_are_replaced_in_a_restore(
    store: Store, tmp_path: Path
) -> None:
    """0.1 let SQLite keep a note with a NUL character, and then it could not be moved to PostgreSQL."""
    path = tmp_path / "source.db"
    run(SqliteStore(path), fill)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE notes SET note = ?", ("a\x00b",))
        connection.commit()
    backup = dumped(str(path))

    async def use(store: Store) -> None:
        assert (await restore(store, io.BytesIO(backup))).replaced == 1
        assert await store.note("m", "id-Lisà") == "a\ufffdb"

    run(store, use)


def test_a_damaged_packed_file_says_so(tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    path.write_bytes(gzip.compress(b'{"bottega": "backup", "format": 1, "schema": 1}\n' * 1000)[:-20])

    async def use(store: Store) -> None:
        with pytest.raises(ValueError, match="line"):
            await restore_from(store, str(path))

    run(SqliteStore(tmp_path / "bottega.db"), use)


def test_an_sqlite_file_is_copied_while_it_runs(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "bottega.db")

    async def use(_: Store) -> None:
        await playing(store, "m")
        await store.copy_to(str(tmp_path / "copy.db"))

    async def compare(copy: Store) -> None:
        assert len(await copy.entries("m")) == 2

    run(store, use)
    run(SqliteStore(tmp_path / "copy.db"), compare)
