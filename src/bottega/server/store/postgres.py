"""The store in PostgreSQL: any number of server processes and machines share it.

Appends that arrive while a transaction is under way gather and go together in the next one, as one
statement. What that does not write (a number that is taken, a match that was not under way) goes alone.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar, cast

import asyncpg

from bottega.server.store.around import Around
from bottega.server.store.base import Busy, NoDatabase
from bottega.server.store.checks import Checks
from bottega.server.store.matches import CHANGING, MatchQueries, Prepared, append_work, prepare
from bottega.server.store.migrate import VERSION_TABLE, pending
from bottega.server.store.moderation import Moderation
from bottega.server.store.moves import MOVES, moves_after
from bottega.server.store.names import Names
from bottega.server.store.people import People
from bottega.server.store.portable import backup
from bottega.server.store.results import Results
from bottega.server.store.reviews import Reviews
from bottega.server.store.sql import (
    CHUNK,
    FAULTS,
    FILLED,
    TABLES,
    Chunk,
    Clash,
    Gone,
    SqlRow,
    Work,
    no_faults,
)
from bottega.server.store.trying import Trying
from bottega.server.store.values import check_storable
from bottega.table.rows import Append

T = TypeVar("T")
P = ParamSpec("P")
Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

_POOL: Final = 8
#: Maximum appends per transaction, and maximum such transactions at once.
_TOGETHER: Final = 256
_SENDERS: Final = 2
#: Timeout of a statement, and of waiting for a connection, in seconds.
_PATIENCE: Final = 15.0
#: Timeout of a migration or a restore, in seconds.
_LONG: Final = 3600.0
#: Maximum repetitions of a transaction that PostgreSQL rolled back because of another one.
_REPEATS: Final = 6
#: Just-in-time compilation takes longer than any of our queries.
_SETTINGS: Final = {"application_name": "bottega", "synchronous_commit": "on", "jit": "off"}
#: The advisory lock of a migration; any number, as long as all processes use the same.
_MIGRATING: Final = 0x626F7474656761

# An append as arrays: the id and what changes in the row, as in `row_values`, then the rest of the entry.
_TYPES: Final = "text int text text int int int int text bigint int bigint bigint text bigint text"
_ARRAYS: Final = ", ".join(f"${at}::{kind}[]" for at, kind in enumerate(_TYPES.split(), 1))
_MOVED: Final = ", ".join(f"{name} = new.{name}" for name in CHANGING if name != "status")
_APPEND: Final = f"""
WITH new AS (
    SELECT * FROM unnest({_ARRAYS}) AS new (id, {", ".join(CHANGING)}, at, data)
), free AS (
    -- Locked in order, so that two processes never wait for each other.
    SELECT matches.id FROM matches JOIN new ON new.id = matches.id
    WHERE matches.number = new.number - 1 AND matches.status = new.status
    ORDER BY matches.id FOR UPDATE OF matches
), moved AS (
    UPDATE matches SET {_MOVED} FROM new
    WHERE matches.id = new.id AND matches.number = new.number - 1 AND matches.id IN (SELECT id FROM free)
    RETURNING matches.id
)
INSERT INTO entries (match_id, number, at, data)
SELECT id, number, at, data FROM new WHERE id IN (SELECT id FROM moved) RETURNING match_id
"""

#: The server is away, goes down, comes up, has no room, or does not let us in now.
_AWAY: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InvalidAuthorizationSpecificationError,
    TimeoutError,
    OSError,
    EOFError,
)
#: The transaction was undone because of another one: try again.
_AGAIN: Final = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.InvalidCachedStatementError,
)
#: What is wrong with the address rather than with the moment.
_REFUSED: Final = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)
_WRONG: Final = (
    "The database's address is wrong: expected postgresql://user:password@host:5432/database, with other"
    " signs than letters and digits as %xx."
)

#: An append, and the future of its caller.
_Job: TypeAlias = tuple[Prepared, "asyncio.Future[bool]"]


class PostgresStore(MatchQueries, People, Around, Results, Names, Moderation, Reviews, Checks, Trying):
    """`create`: make the tables where there are none; without it NoDatabase."""

    def __init__(self, url: str, *, create: bool = True) -> None:
        self._url = url
        self._create = create
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._queue: deque[_Job] = deque()
        self._senders: set[asyncio.Task[None]] = set()
        #: Matches of the batches under way: what comes next for them waits, and so comes in order.
        self._sending: set[str] = set()

    async def open(self) -> None:
        try:
            pool = asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=_POOL,
                command_timeout=_PATIENCE,
                timeout=_PATIENCE,
                server_settings=_SETTINGS,
            )
            await pool
        except _REFUSED as problem:
            raise ValueError(f"PostgreSQL refuses: {problem}. Look at the database's address.") from problem
        except ValueError:
            # The message of the parser may hold a piece of the password, so it is not passed on.
            raise ValueError(_WRONG) from None
        except _AWAY as problem:
            raise _translated(problem) from problem
        self._pool = pool
        try:
            if not self._create:
                await self._with_connection(_must_exist)
            await self._with_connection(_migrate)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """What was asked before is still written."""
        while self._senders:
            await asyncio.wait(self._senders)
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), _PATIENCE)
            except _AWAY:
                pool.terminate()

    async def damages(self) -> list[str]:
        """PostgreSQL finds a damaged page when it reads it."""
        try:
            await self.export_rows(lambda chunk: None)
        except (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError) as problem:
            return [str(problem)]
        return []

    async def append(self, append: Append) -> bool:
        new = prepare(append)
        if not new.plain:
            return await self._write(append_work, new)
        if self._pool is None:
            raise Busy("The store is not open.")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((new, future))
        if len(self._senders) < _SENDERS:
            sender = asyncio.create_task(self._send())
            self._senders.add(sender)
            sender.add_done_callback(self._senders.discard)  # also where it is cancelled before it begins
        return await future

    async def _send(self) -> None:
        """Write what is queued, batch by batch, until the queue is empty. In that moment the task stops
        being a sender: the next append must not wait for a sender that has stopped."""
        try:
            while batch := self._batch():
                self._sending.update(batch)
                try:
                    await self._send_batch(list(batch.values()))
                finally:
                    self._sending.difference_update(batch)
        finally:
            self._senders.discard(cast("asyncio.Task[None]", asyncio.current_task()))

    async def _send_batch(self, batch: list[_Job]) -> None:
        try:
            written = await self._together([append for append, _ in batch])
        except Exception as problem:
            # The callers of this batch get the error; the next batch may succeed.
            for _, future in batch:
                if not future.done():
                    future.set_exception(problem)
            return
        for (_, future), done in zip(batch, written, strict=True):
            if done and not future.done():
                future.set_result(True)
        await asyncio.gather(*(self._alone(append, future) for append, future in batch if not future.done()))

    def _batch(self) -> dict[str, _Job]:
        """One append of each match; a second one waits until the first is written."""
        batch: dict[str, _Job] = {}
        left: deque[_Job] = deque()
        while self._queue and len(batch) < _TOGETHER:
            job = self._queue.popleft()
            if job[0].match in batch or job[0].match in self._sending:
                left.append(job)
            else:
                batch[job[0].match] = job
        left.extend(self._queue)
        self._queue = left
        return batch

    async def _together(self, appends: list[Prepared]) -> list[bool]:
        """Which of them were written; where one of them is at fault, none."""
        rows = [each.row + each.entry[2:] for each in appends]
        arrays = list(zip(*rows, strict=True))
        try:
            ids = await self._with_connection(lambda connection: connection.fetch(_APPEND, *arrays))
        except (*_AGAIN, ValueError, Clash):
            return [False] * len(appends)
        written = {row[0] for row in ids}
        return [each.match in written for each in appends]

    async def _alone(self, append: Prepared, future: asyncio.Future[bool]) -> None:
        try:
            done = await self._write(append_work, append)
        except Exception as problem:
            if not future.done():
                future.set_exception(problem)
        else:
            if not future.done():
                future.set_result(done)

    async def _select(self, sql: str, values: tuple[Any, ...]) -> Sequence[SqlRow]:
        return await self._with_connection(lambda connection: connection.fetch(_dollars(sql), *values))

    async def _select_list(self, columns: str, rest: str, values: tuple[Any, ...]) -> Sequence[SqlRow]:
        return await self._select(f"SELECT {columns} {rest}", values)

    async def _write(self, work: Callable[P, Work[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        async def transact(connection: Connection) -> T:
            async with connection.transaction():
                return await _carry_out(connection, work(*args, **kwargs))

        for _ in range(_REPEATS):
            try:
                return await self._with_connection(transact)
            except _AGAIN:
                await asyncio.sleep(random.uniform(0.001, 0.02))
        raise Busy("Others were quicker each time; try again.")

    async def _with_connection(self, use: Callable[[Connection], Awaitable[T]]) -> T:
        """Busy where there is none to be had, and where it breaks: then what it did is not known."""
        if self._pool is None:
            raise Busy("The store is not open.")
        try:
            async with self._pool.acquire(timeout=_PATIENCE) as connection:
                return await use(connection)
        except (asyncpg.PostgresError, *_AWAY) as problem:
            error = _translated(problem)
            if error is problem:
                raise
            self._report(error)
            raise error from problem

    async def export_rows(self, write: Callable[[Chunk], None]) -> None:
        async def export(connection: Connection) -> None:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for table in TABLES:
                    statement = await connection.prepare(f"SELECT * FROM {table}")
                    columns = tuple(each.name for each in statement.get_attributes())
                    cursor = await statement.cursor()
                    while rows := await cursor.fetch(CHUNK):
                        await asyncio.to_thread(write, Chunk(table, columns, rows))

        await self._with_connection(export)

    async def import_rows(self, chunks: Iterator[Chunk], schema: int) -> None:
        async def load(connection: Connection) -> None:
            async with connection.transaction():
                no_faults(await connection.fetchrow(FILLED + " LIMIT 1"), None)
                while chunk := await asyncio.to_thread(next, chunks, None):
                    await connection.copy_records_to_table(
                        chunk.table, records=map(tuple, chunk.rows), columns=chunk.columns, timeout=_LONG
                    )
                for move in moves_after(schema):
                    await _carry_out(connection, move())
                no_faults(None, await connection.fetchrow(FAULTS + " LIMIT 1", timeout=_LONG))

        await self._with_connection(load)

    async def backup(self, path: str) -> None:
        await backup(self, path)


@lru_cache(256)
def _dollars(sql: str) -> str:
    return sql.replace("?", "$")


async def _carry_out(connection: Connection, work: Work[T]) -> T:
    """The result of a work, within a transaction."""
    try:
        sql, values = next(work)
        while True:
            check_storable(values)
            sql, values = work.send(await connection.fetch(_dollars(sql), *values))
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        work.close()


async def _must_exist(connection: Connection) -> None:
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        raise NoDatabase("The PostgreSQL database holds no data of Bottega.")


async def _migrate(connection: Connection) -> None:
    """Bring the schema up to date, each step in a transaction of its own, one process at a time."""
    while True:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING, timeout=_LONG)
            await connection.execute(VERSION_TABLE)
            version = await connection.fetchval("SELECT COALESCE(MAX(version), 0) FROM schema_version")
            steps = pending(version, "The PostgreSQL database")
            if not steps:
                return
            try:
                await connection.execute(";\n".join(steps[0].for_postgres()), timeout=_LONG)
            except asyncpg.DuplicateTableError as problem:
                raise ValueError(
                    f"The database belongs to another program ({problem}): make one for Bottega alone."
                ) from problem
            if steps[0].version in MOVES:
                await _carry_out(connection, MOVES[steps[0].version]())
            await connection.execute(
                "INSERT INTO schema_version VALUES ($1, $2, $3)",
                steps[0].version,
                steps[0].name,
                time.time_ns() // 1_000_000,
            )


def _translated(problem: BaseException) -> BaseException:
    """What a caller hears of an error of PostgreSQL; the same error where it is a fault of ours."""
    if isinstance(problem, asyncpg.UniqueViolationError):
        return Clash(str(problem))
    if isinstance(problem, asyncpg.ForeignKeyViolationError):
        return Gone("What this belongs to, a match or an account, does not exist any more.")
    if isinstance(problem, asyncpg.DataError):
        return ValueError(f"PostgreSQL cannot keep this value: {problem}.")
    if isinstance(problem, _AWAY):
        return Busy(f"The database cannot be reached now: {problem or type(problem).__name__}.")
    return problem
