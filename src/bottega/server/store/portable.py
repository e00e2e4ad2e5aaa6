"""Backups that any store can read: all rows as lines of JSON, as of one moment.

The first line says what it is, then a line ``{"table": ..., "columns": [...]}`` stands before the rows of
each table, and the last line counts them: a file that was cut off is not taken for a whole one.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, Final, cast

import orjson

from bottega.server.store.base import Store
from bottega.server.store.migrate import migrations, pending
from bottega.server.store.sql import CHUNK, TABLES, Chunk, Clash, Sql

_FORMAT: Final = 1


async def dump(store: Store | Sql, file: IO[bytes]) -> int:
    """Write all there is, as it is at this moment, while everything runs; the number of rows."""
    writer = _Writer(file)
    writer.line({"bottega": "backup", "format": _FORMAT, "schema": len(migrations())})
    await _sql(store).export_rows(writer.chunk)
    writer.line({"end": True, "rows": writer.rows})
    return writer.rows


async def restore(store: Store | Sql, file: IO[bytes]) -> int:
    """Read a backup into an empty store, all or nothing; the number of rows. ValueError says what is wrong:
    it is no backup, it is not whole, it does not agree with itself, the store is not empty."""
    reader = _Reader(file)
    try:
        await _sql(store).import_rows(reader.chunks())
    except LookupError as problem:
        raise ValueError(
            "The backup does not agree with itself: a row refers to one that is missing."
        ) from problem
    except Clash as problem:
        raise ValueError("The backup does not agree with itself: a row stands in it twice.") from problem
    return reader.rows


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


async def restore_from(store: Store | Sql, path: str) -> int:
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


class _Writer:
    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._table = ""
        self.rows = 0

    def line(self, value: Any) -> None:
        self._file.write(orjson.dumps(value) + b"\n")

    def chunk(self, chunk: Chunk) -> None:
        if chunk.table != self._table:
            self._table = chunk.table
            self.line({"table": chunk.table, "columns": chunk.columns})
        self._file.write(b"".join(orjson.dumps(tuple(row)) + b"\n" for row in chunk.rows))
        self.rows += len(chunk.rows)


class _Reader:
    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._number = 0
        self.rows = 0

    def chunks(self) -> Iterator[Chunk]:
        lines = self._lines()
        self._head(next(lines, None))
        table, columns, rows = "", (), []  # type: tuple[str, tuple[str, ...], list[Any]]
        for line in lines:
            if isinstance(line, list):
                if len(line) != len(columns):
                    raise self._wrong("a row has another number of values than its table has columns")
                rows.append(line)
                self.rows += 1
                if len(rows) < CHUNK:
                    continue
            if rows:
                yield Chunk(table, columns, rows)
                rows = []
            if isinstance(line, dict):
                if line.get("end") is True:
                    self._end(line, lines)
                    return
                table, columns = self._table(line)
        raise self._wrong("it was cut off: its last line is missing")

    def _lines(self) -> Iterator[Any]:
        try:
            for line in self._file:
                self._number += 1
                yield orjson.loads(line)
        except orjson.JSONDecodeError as problem:
            raise self._wrong("this is no JSON") from problem
        except (EOFError, zlib.error, gzip.BadGzipFile) as problem:
            raise self._wrong("the packed file is damaged or was cut off") from problem

    def _head(self, line: Any) -> None:
        if not isinstance(line, dict) or line.get("bottega") != "backup":
            raise self._wrong("it is no backup of Bottega")
        if line.get("format") != _FORMAT or not isinstance(line.get("schema"), int):
            raise self._wrong(f"its format is {line.get('format')!r}, this program reads {_FORMAT}")
        # A backup of an older schema lacks columns that have a default since.
        pending(line["schema"], "The backup")

    def _table(self, line: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
        table, columns = line.get("table"), line.get("columns")
        named = isinstance(columns, list) and all(isinstance(c, str) and c.isidentifier() for c in columns)
        if table not in TABLES or not named:
            raise self._wrong("a table was expected")
        return table, tuple(cast(list[str], columns))

    def _end(self, line: dict[str, Any], lines: Iterator[Any]) -> None:
        if line.get("rows") != self.rows:
            raise self._wrong(f"it has {self.rows} rows and should have {line.get('rows')}")
        if next(lines, None) is not None:
            raise self._wrong("something follows its end")

    def _wrong(self, what: str) -> ValueError:
        return ValueError(f"The backup cannot be restored, line {self._number}: {what}.")
