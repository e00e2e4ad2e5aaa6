"""Backups that any store can read: all rows as lines of JSON, as of one moment.

The first line says what it is, then a line ``{"table": ..., "columns": [...]}`` stands before the rows of
each table. After some rows a line ``{"sum": ...}`` has the SHA-256 of all lines since the one before, and the
last line counts the rows and has the SHA-256 of everything. A file that was cut off or changed is not taken
for a whole one: all of it is checked before the first row is restored.

Backups of 0.1 (format 1) have no checksums.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, Any, Final, cast

import orjson

from bottega.server.store.base import Store
from bottega.server.store.migrate import migrations, pending
from bottega.server.store.sql import CHUNK, TABLES, Chunk, Clash, Sql
from bottega.server.store.values import all_storable, replaced

#: The format that is written, and those that are read.
_FORMAT: Final = 2
_FORMATS: Final = (1, 2)


class Damaged(ValueError):
    """The bytes of a backup are not those that were written; `line` is where that shows."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"The backup is damaged, line {line}: {what}.")
        self.line = line


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored: how many rows; whether the backup had checksums; and in how many rows a character
    that no database can hold was replaced."""

    rows: int
    checked: bool
    replaced: int


async def dump(store: Store | Sql, file: IO[bytes]) -> int:
    """Write all there is, as it is at this moment, while everything runs; the number of rows."""
    writer = _Writer(file)
    writer.line({"bottega": "backup", "format": _FORMAT, "schema": len(migrations())})
    await _sql(store).export_rows(writer.chunk)
    writer.end()
    return writer.rows


async def restore(store: Store | Sql, file: IO[bytes]) -> Restored:
    """Read a backup into an empty store, all or nothing. The file is read twice: all of it is checked first.
    ValueError says what is wrong: it is no backup, it is not whole or damaged (Damaged), it does not agree
    with itself, the store is not empty."""
    checking = _Reader(file)
    await asyncio.to_thread(checking.check)
    file.seek(0)
    reader = _Reader(file)
    try:
        await _sql(store).import_rows(reader.chunks(), checking.schema)
    except LookupError as problem:
        raise ValueError(
            "The backup does not agree with itself: a row refers to one that is missing."
        ) from problem
    except Clash as problem:
        raise ValueError("The backup does not agree with itself: a row stands in it twice.") from problem
    return Restored(reader.rows, reader.has_sums, reader.replaced)


async def backup(store: Store | Sql, path: str) -> int:
    """A backup as a file, packed where its name ends in .gz. It has its name only when it is whole."""
    target = Path(path)
    part = target.with_name(target.name + ".part")
    try:
        with _opened(part, "wb", target.name.endswith(".gz")) as file:
            rows = await dump(store, file)
        with open(part, "r+b") as written:  # Windows brings to the disk what may be written to, and no other
            await asyncio.to_thread(os.fsync, written.fileno())
        part.replace(target)
    except BaseException:
        with suppress(FileNotFoundError):
            part.unlink()
        raise
    return rows


async def restore_from(store: Store | Sql, path: str) -> Restored:
    """Read a backup that `backup` wrote, packed or not."""
    with open(path, "rb") as file:
        packed = file.read(2) == b"\x1f\x8b"
    with _opened(Path(path), "rb", packed) as file:
        return await restore(store, file)


def _opened(path: Path, mode: str, packed: bool) -> IO[bytes]:
    # A backup holds hashes of passwords, and addresses: no other user may read it. (On Windows the folder
    # decides who may: a file's mode says nothing about others.)
    opener: Callable[[str, int], int] = partial(os.open, mode=0o600)
    file = open(path, mode, opener=opener)  # noqa: SIM115
    if not packed:
        return cast(IO[bytes], file)
    packing = gzip.GzipFile(fileobj=file, mode=mode, compresslevel=6)
    packing.myfileobj = file  # type: ignore[assignment]  # closed with it
    return cast(IO[bytes], packing)


def _sql(store: Store | Sql) -> Sql:
    if not isinstance(store, Sql):
        raise TypeError(f"{type(store).__name__} has no rows to hand over.")
    return store


class _Sums:
    """The checksum of everything so far, and of the lines since the last `take`."""

    def __init__(self) -> None:
        self._whole = hashlib.sha256()
        self._part = hashlib.sha256()

    def add(self, line: bytes) -> None:
        self._whole.update(line)
        self._part.update(line)

    def take(self) -> str:
        part, self._part = self._part.hexdigest(), hashlib.sha256()
        return part

    @property
    def whole(self) -> str:
        return self._whole.hexdigest()


def _line(value: Any) -> bytes:
    return orjson.dumps(value) + b"\n"


def _end(rows: int, sums: _Sums) -> dict[str, Any]:
    return {"end": True, "rows": rows, "sum": sums.whole}


class _Writer:
    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._sums = _Sums()
        self._table = ""
        self.rows = 0

    def line(self, value: Any) -> None:
        self._write(_line(value))

    def chunk(self, chunk: Chunk) -> None:
        if chunk.table != self._table:
            self._table = chunk.table
            self.line({"table": chunk.table, "columns": chunk.columns})
        self._write(b"".join(_line(tuple(row)) for row in chunk.rows))
        self.rows += len(chunk.rows)
        self.line({"sum": self._sums.take()})

    def end(self) -> None:
        self.line(_end(self.rows, self._sums))

    def _write(self, data: bytes) -> None:
        self._file.write(data)
        self._sums.add(data)


class _Reader:
    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._sums = _Sums()
        self._number = 0
        self._raw = b""
        self.has_sums = False
        self.schema = 0
        self.rows = 0
        self.replaced = 0

    def check(self) -> None:
        """Read everything, to the end."""
        for _ in self.chunks():
            pass

    def chunks(self) -> Iterator[Chunk]:
        """With checksums, rows are handed over only after they were checked."""
        lines = self._lines()
        self._head(next(lines, None))
        table, columns, rows = "", (), []  # type: tuple[str, tuple[str, ...], list[Any]]
        for line in lines:
            if isinstance(line, list):
                if len(line) != len(columns):
                    raise self._wrong("a row has another number of values than its table has columns")
                rows.append(self._holdable(line))
                self.rows += 1
                if self.has_sums or len(rows) < CHUNK:
                    continue
            elif not isinstance(line, dict):
                raise self._wrong("a row or a table was expected")
            proof = self.has_sums and isinstance(line, dict) and line.keys() == {"sum"}
            if proof and line["sum"] != self._sums.take():
                raise self._wrong("the rows before it do not have the checksum that stands here")
            if rows:
                if self.has_sums and not proof:
                    raise self._wrong("the rows before it have no checksum")
                yield Chunk(table, columns, rows)
                rows = []
            if isinstance(line, dict) and not proof:
                if line.get("end") is True:
                    self._end(line, lines)
                    return
                table, columns = self._table(line)
        raise self._wrong("it was cut off: its last line is missing")

    def _lines(self) -> Iterator[Any]:
        try:
            for raw in self._file:
                self._raw = raw
                self._number += 1
                yield orjson.loads(raw)
                self._sums.add(raw)
        except orjson.JSONDecodeError as problem:
            raise self._wrong("this is no JSON") from problem
        except (EOFError, zlib.error, gzip.BadGzipFile) as problem:
            raise Damaged(self._number, "the packed file is damaged or was cut off") from problem

    def _head(self, line: Any) -> None:
        if not isinstance(line, dict) or line.get("bottega") != "backup":
            raise self._wrong("it is no backup of Bottega")
        if line.get("format") not in _FORMATS or not isinstance(line.get("schema"), int):
            known = " and ".join(map(str, _FORMATS))
            raise self._wrong(f"its format is {line.get('format')!r}, this program reads {known}")
        self.has_sums = line["format"] > 1
        self.schema = line["schema"]
        # A backup of an older schema lacks columns that have a default since.
        pending(self.schema, "The backup")

    def _table(self, line: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
        table, columns = line.get("table"), line.get("columns")
        named = isinstance(columns, list) and all(isinstance(c, str) and c.isidentifier() for c in columns)
        if table not in TABLES or not named:
            raise self._wrong("a table was expected")
        return table, tuple(cast(list[str], columns))

    def _holdable(self, row: list[Any]) -> list[Any]:
        """SQLite took texts that PostgreSQL cannot hold, before 0.2."""
        if all_storable(row):
            return row
        self.replaced += 1
        return [replaced(value) for value in row]

    def _end(self, line: dict[str, Any], lines: Iterator[Any]) -> None:
        if line.get("rows") != self.rows:
            raise self._wrong(f"it has {self.rows} rows and should have {line.get('rows')}")
        if self.has_sums and self._raw != _line(_end(self.rows, self._sums)):
            raise self._wrong("the file does not have the checksum that stands here")
        if next(lines, None) is not None:
            raise self._wrong("something follows its end")

    def _wrong(self, what: str) -> ValueError:
        # What was written with checksums was written whole.
        if self.has_sums:
            return Damaged(self._number, what)
        return ValueError(f"The backup cannot be restored, line {self._number}: {what}.")
