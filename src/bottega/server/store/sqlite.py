"""The store in one SQLite file: nothing to install, one server process, as safe as the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import orjson

from bottega.server.store.around import Around
from bottega.server.store.base import Busy, NoDatabase
from bottega.server.store.checks import Checks
from bottega.server.store.lock import FileLock
from bottega.server.store.matches import MatchQueries, prepare
from bottega.server.store.migrate import VERSION_TABLE, pending
from bottega.server.store.moderation import Moderation
from bottega.server.store.moves import MOVES, moves_after
from bottega.server.store.names import Names
from bottega.server.store.people import People
from bottega.server.store.portable import backup
from bottega.server.store.results import Results
from bottega.server.store.reviews import Reviews
from bottega.server.store.sql import CHUNK, FAULTS, FILLED, TABLES, Chunk, SqlRow, Work, no_faults
from bottega.server.store.sqlite_writer import Task, Writer, carry_out, translated
from bottega.server.store.trying import Trying
from bottega.system import keep_private, make_private_file
from bottega.table.rows import Append

T = TypeVar("T")
P = ParamSpec("P")

_READERS: Final = 4
#: How long a statement waits for another program that has the file locked.
_PATIENCE: Final = 5.0
#: Bytes of the write-ahead log that are kept for the next writes.
_LOG: Final = 64 * 1024 * 1024
#: Maximum faults of a file that SQLite lists.
_FAULTS: Final = 100
_OLDEST: Final = (3, 35, 0)


class SqliteStore(MatchQueries, People, Around, Results, Names, Moderation, Reviews, Checks, Trying):
    """`exclusive`: be the only server on this file. A program that only helps a running server (to make a
    backup, to look up an account) opens it without. `create`: make the file where there is none; without it
    NoDatabase. Only its owner may read the file."""

    def __init__(self, path: str | Path, *, exclusive: bool = True, create: bool = True) -> None:
        self.path = Path(path)
        self._create = create
        self._lock = FileLock(self.path) if exclusive else None
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._prepare)
        self._connections = [connection]
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")
        self._writer = Writer(connection, loop, self._report)
        self._writer.start()

    def _prepare(self) -> sqlite3.Connection:
        """The connection that writes, to a file with the present schema."""
        if sqlite3.sqlite_version_info < _OLDEST:
            raise ValueError(f"SQLite {sqlite3.sqlite_version} is too old: Bottega needs 3.35 or later.")
        if not self._create and not self.path.is_file():
            raise NoDatabase(f"There is no database {self.path}.")
        if not self.path.parent.is_dir():
            raise ValueError(f"There is no directory {self.path.parent} for the database: make it first.")
        connection: sqlite3.Connection | None = None
        try:
            if self._lock:
                self._lock.take()
            self._keep_private()
            connection = _connect(self.path)
            if self._lock or not outdated(connection, str(self.path)):
                migrate(connection, str(self.path))
            else:
                # A server of the old version must not run on under a new schema.
                lock = FileLock(self.path)
                lock.take()
                try:
                    migrate(connection, str(self.path))
                finally:
                    lock.free()
            return connection
        except BaseException as problem:
            if connection:
                connection.close()
            self._release()
            if isinstance(problem, OSError):
                raise ValueError(f"{self.path} cannot be written: {problem.strerror}.") from problem
            if isinstance(problem, sqlite3.Error):
                raise _unusable(self.path, problem) from problem
            raise

    def _keep_private(self) -> None:
        """SQLite gives its other files the mode of this one."""
        make_private_file(self.path)
        for suffix in ("-wal", "-shm"):
            beside = self.path.with_name(self.path.name + suffix)
            if beside.exists():
                keep_private(beside)

    def _release(self) -> None:
        if self._lock:
            self._lock.free()

    async def close(self) -> None:
        writer, readers = self._writer, self._readers
        if writer is None or readers is None:
            return
        self._writer = self._readers = None
        writer.finish()
        await asyncio.to_thread(writer.join)
        await asyncio.to_thread(readers.shutdown)
        # The last to close tidies up: the log goes into the file.
        for connection in reversed(self._connections):
            connection.close()
        self._connections = []
        self._release()

    async def damages(self) -> list[str]:
        return await self._reading(_damages)

    async def append(self, append: Append) -> bool:
        return await self._submit(prepare(append))  # type: ignore[no-any-return]

    async def _write(self, work: Callable[P, Work[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._submit(work(*args, **kwargs))  # type: ignore[no-any-return]

    def _submit(self, task: Task) -> asyncio.Future[Any]:
        if self._writer is None:
            raise Busy("The store is not open.")
        return self._writer.submit(task)

    async def _select(self, sql: str, values: tuple[Any, ...]) -> Sequence[SqlRow]:
        return await self._reading(lambda connection: connection.execute(sql, values).fetchall())

    async def _select_list(self, columns: str, rest: str, values: tuple[Any, ...]) -> Sequence[SqlRow]:
        # As one value: fetched row by row, a thread would have to win back Python's global lock from a busy
        # event loop for every one of them.
        sql = _as_json(columns, rest)
        row = await self._reading(lambda connection: connection.execute(sql, values).fetchone())
        rows: list[SqlRow] = orjson.loads(row[0])
        return rows

    async def export_rows(self, write: Callable[[Chunk], None]) -> None:
        await self._reading(lambda connection: _export(connection, write))

    async def import_rows(self, chunks: Iterator[Chunk], schema: int) -> None:
        await self._submit(lambda connection: _import(connection, chunks, schema))

    async def backup(self, path: str) -> None:
        await backup(self, path)

    async def copy_to(self, path: str) -> None:
        """The file as it is now, while everything runs: quicker than a backup, but for SQLite alone."""
        await self._reading(lambda connection: _copy(connection, path))

    async def _reading(self, read: Callable[[sqlite3.Connection], T]) -> T:
        if self._readers is None:
            raise Busy("The store is not open.")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._with_reader, read)
        except sqlite3.Error as problem:
            raise translated(problem) from problem

    def _with_reader(self, read: Callable[[sqlite3.Connection], T]) -> T:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = _connect(self.path)
            connection.execute("PRAGMA query_only = ON")
            self._local.connection = connection
            self._connections.append(connection)
        return read(connection)


def _export(connection: sqlite3.Connection, write: Callable[[Chunk], None]) -> None:
    connection.execute("BEGIN")
    try:
        for table in TABLES:
            cursor = connection.execute(f"SELECT * FROM {table}")
            columns = tuple(each[0] for each in cursor.description)
            while rows := cursor.fetchmany(CHUNK):
                write(Chunk(table, columns, rows))
    finally:
        connection.execute("ROLLBACK")


def _import(connection: sqlite3.Connection, chunks: Iterator[Chunk], schema: int) -> None:
    """Within a transaction."""
    no_faults(connection.execute(FILLED).fetchone(), None)
    for chunk in chunks:
        holes = ", ".join("?" * len(chunk.columns))
        sql = f"INSERT INTO {chunk.table} ({', '.join(chunk.columns)}) VALUES ({holes})"
        connection.executemany(sql, chunk.rows)
    for move in moves_after(schema):
        carry_out(connection, move())
    no_faults(None, connection.execute(FAULTS).fetchone())


def _damages(connection: sqlite3.Connection) -> list[str]:
    try:
        rows = connection.execute(f"PRAGMA integrity_check({_FAULTS})").fetchall()
    except sqlite3.DatabaseError as problem:
        # Some damages keep the check itself from coming to its end.
        if not problem.sqlite_errorname.startswith("SQLITE_CORRUPT"):
            raise
        return [str(problem)]
    return [line for (line,) in rows if line != "ok"]


def _copy(connection: sqlite3.Connection, path: str) -> None:
    make_private_file(Path(path))
    with closing(sqlite3.connect(path)) as target:
        connection.backup(target, pages=1024)


@lru_cache(256)
def _as_json(columns: str, rest: str) -> str:
    # LIMIT -1 (none) keeps the order of the inner list.
    limit = "" if "LIMIT" in rest else " LIMIT -1"
    return f"SELECT json_group_array(json_array({columns})) FROM (SELECT {columns} {rest}{limit})"


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # The log grows while a backup reads; afterwards the disk has its room back.
        connection.execute(f"PRAGMA journal_size_limit = {_LOG}")
    except BaseException:
        connection.close()
        raise
    return connection


def _unusable(path: Path, problem: sqlite3.Error) -> Exception:
    name = getattr(problem, "sqlite_errorname", "")
    if name == "SQLITE_NOTADB":
        return ValueError(f"{path} is no SQLite database: name another file, or move this one away.")
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return ValueError(f"{path} cannot be written: let the user who runs the server write it.")
    return translated(problem)


def outdated(connection: sqlite3.Connection, where: str) -> bool:
    """Whether this file has an older schema than this program."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if "schema_version" not in tables:
        return True
    (version,) = connection.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetchone()
    return bool(pending(version, where))


def migrate(connection: sqlite3.Connection, where: str) -> None:
    """Bring the schema up to date, each step in a transaction of its own."""
    while True:
        connection.execute("BEGIN IMMEDIATE")
        try:
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            if tables and "schema_version" not in tables:
                raise ValueError(f"{where} is a database of another program: name another file.")
            connection.execute(VERSION_TABLE)
            (version,) = connection.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetchone()
            steps = pending(version, where)
            if not steps:
                # Of a file that it can only read, SQLite does not say so before something is written.
                connection.execute("UPDATE schema_version SET applied = applied")
                connection.execute("ROLLBACK")
                return
            for statement in steps[0].statements:
                connection.execute(statement)
            if steps[0].version in MOVES:
                carry_out(connection, MOVES[steps[0].version]())
            applied = (steps[0].version, steps[0].name, time.time_ns() // 1_000_000)
            connection.execute("INSERT INTO schema_version VALUES (?, ?, ?)", applied)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
