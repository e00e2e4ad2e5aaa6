"""The one thread that writes to an SQLite file.

It takes all that is queued, carries it out in one transaction and commits once; only then does anybody
hear of success. While a commit waits for the disk the next batch gathers: the busier the server, the more
shares one commit.

Every call into SQLite gives up Python's global lock and must get it back from a busy event loop. So plain
appends, nearly all there is, are not written one by one but in two statements for the whole batch.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import cache
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeAlias

from bottega.server.store.base import Busy
from bottega.server.store.matches import CHANGING, Prepared, append_work
from bottega.server.store.sql import Clash, Gone, SqlRow, Work
from bottega.server.store.values import check_storable

#: Maximum appends per pair of statements; a batch may need several pairs.
_TOGETHER: Final = 128
#: Largest batch per commit; keeps latency bounded.
_BATCH: Final = 1024

_UNIQUE: Final = ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_ROWID")

#: An append, a work, or whatever uses the connection within the transaction.
Task: TypeAlias = Prepared | Work[Any] | Callable[[sqlite3.Connection], Any]


@dataclass(slots=True, eq=False)
class Job:
    """A task, the future of its caller, and the result or error for it after the commit."""

    task: Task
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Writer(threading.Thread):
    """`failed` is called in the event loop with the error of a transaction that fails as a whole."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        failed: Callable[[BaseException], None],
    ) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._connection = connection
        self._loop = loop
        self._failed = failed
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        #: The jobs of this turn of the event loop: they go to the thread together, and wake it once.
        self._gathered: list[Job] = []
        self._closed = False

    def submit(self, task: Task) -> asyncio.Future[Any]:
        """From the event loop. The future has the result after the commit."""
        if self._closed:
            raise Busy("The store is closed.")
        future: asyncio.Future[Any] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Job(task, future))
        return future

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def finish(self) -> None:
        """What is queued is still written; then the thread ends."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)

    def run(self) -> None:
        open_ended = True
        while open_ended:
            batch, open_ended = self._take()
            if batch:
                error = self._write(batch)
                try:
                    if error is not None:
                        # First, so that it is known before a caller is told.
                        self._loop.call_soon_threadsafe(self._failed, error)
                    self._loop.call_soon_threadsafe(_settle, batch)
                except RuntimeError:
                    # The event loop ended without closing the store: no caller is left.
                    return

    def _take(self) -> tuple[list[Job], bool]:
        """All there is; waits for the first. False: it was the last."""
        batch: list[Job] = []
        jobs = self._queue.get()
        try:
            while jobs is not None:
                batch += jobs
                if len(batch) >= _BATCH:
                    return batch, True
                jobs = self._queue.get_nowait()
        except Empty:
            return batch, True
        return batch, False

    def _write(self, batch: list[Job]) -> Exception | None:
        """One transaction. Where it fails as a whole, everybody in it hears so; the error."""
        execute = self._connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            plain: list[Job] = []
            for job in batch:
                if isinstance(job.task, Prepared) and job.task.plain:
                    plain.append(job)
                else:
                    self._alone(job)
            while plain:
                plain = self._together(plain)
            execute("COMMIT")
        except Exception as problem:
            error = translated(problem)
            for job in batch:
                job.error = error
            self._roll_back()
            return error
        return None

    def _roll_back(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            # Such a connection has no transaction any more, or the next BEGIN says what is wrong.
            pass

    def _together(self, jobs: list[Job]) -> list[Job]:
        """Write one append of each match; what is left. Where any of them does not fit, each goes alone."""
        chosen: dict[str, Job] = {}
        left: list[Job] = []
        for job in jobs:
            match = job.task.match  # type: ignore[union-attr]
            if match in chosen or len(chosen) == _TOGETHER:
                left.append(job)
            else:
                chosen[match] = job
        if not self._try_together(list(chosen.values())):
            for job in chosen.values():
                self._alone(job)
        return left

    def _try_together(self, jobs: list[Job]) -> bool:
        size = 1 << (len(jobs) - 1).bit_length()
        update, insert, blank = _statements(size)
        rows: list[Any] = []
        entries: list[Any] = []
        for job in jobs:
            append: Prepared = job.task  # type: ignore[assignment]
            rows += append.row
            entries += append.entry
        rows += blank * (size - len(jobs))
        entries += (None,) * (4 * (size - len(jobs)))
        execute = self._connection.execute
        execute("SAVEPOINT together")
        try:
            fits = execute(update, rows).rowcount == len(jobs)
            if fits:
                execute(insert, entries)
        except Exception:
            # One of them is at fault, and gets its error when it goes alone. Where the transaction itself
            # is broken (a full disk may do that), there is nothing to go back to, and all of it fails.
            if not self._connection.in_transaction:
                raise
            fits = False
        if not fits:
            execute("ROLLBACK TO together")
        execute("RELEASE together")
        if fits:
            for job in jobs:
                job.result = True
        return fits

    def _alone(self, job: Job) -> None:
        """In a savepoint: what fails here does not hurt the others."""
        execute = self._connection.execute
        execute("SAVEPOINT alone")
        try:
            if isinstance(job.task, Prepared):
                job.result = carry_out(self._connection, append_work(job.task))
            elif isinstance(job.task, Generator):
                job.result = carry_out(self._connection, job.task)
            else:
                job.result = job.task(self._connection)
        except Exception as problem:
            if isinstance(problem, sqlite3.OperationalError):
                raise
            job.error = translated(problem)
            execute("ROLLBACK TO alone")
        execute("RELEASE alone")


def _settle(batch: list[Job]) -> None:
    """In the event loop, once per commit."""
    for job in batch:
        # The caller may have been cancelled.
        if not job.future.done():
            if job.error is None:
                job.future.set_result(job.result)
            else:
                job.future.set_exception(job.error)


def carry_out(connection: sqlite3.Connection, work: Work[Any]) -> Any:
    """The result of a work, without a transaction of its own."""
    try:
        sql, values = next(work)
        while True:
            check_storable(values)
            rows: Sequence[SqlRow] = connection.execute(sql, values).fetchall()
            sql, values = work.send(rows)
    except StopIteration as end:
        return end.value
    finally:
        work.close()


@cache
def _statements(size: int) -> tuple[str, str, tuple[Any, ...]]:
    """To move `size` matches on, to write `size` entries, and what a row of nothing looks like."""
    at = {name: f"new.column{position}" for position, name in enumerate(("id", *CHANGING), 1)}
    row = f"({', '.join('?' * len(at))})"
    moved = ", ".join(f"{name} = {at[name]}" for name in CHANGING if name != "status")
    # Not WITH new AS ...: of a statement that does not begin with UPDATE, sqlite3 does not count the rows.
    update = (
        f"UPDATE matches SET {moved} FROM (VALUES {', '.join([row] * size)}) AS new"
        f" WHERE matches.id = {at['id']} AND matches.number = {at['number']} - 1"
        f" AND matches.status = {at['status']}"
    )
    insert = (
        "INSERT INTO entries (match_id, number, at, data)"
        f" SELECT * FROM (VALUES {', '.join(['(?, ?, ?, ?)'] * size)}) WHERE column1 IS NOT NULL"
    )
    return update, insert, (None,) * len(at)


def translated(problem: Exception) -> Exception:
    """What a caller hears of an error of SQLite."""
    if not isinstance(problem, sqlite3.Error):
        return problem
    name = getattr(problem, "sqlite_errorname", "")
    if isinstance(problem, sqlite3.IntegrityError):
        if name in _UNIQUE:
            return Clash(str(problem))
        if name == "SQLITE_CONSTRAINT_FOREIGNKEY":
            return Gone("What this belongs to, a match or an account, does not exist any more.")
        return problem
    if name == "SQLITE_FULL":
        return Busy("The disk with the database is full: make room, then try again.")
    if isinstance(problem, sqlite3.OperationalError | sqlite3.DatabaseError) and not isinstance(
        problem, sqlite3.ProgrammingError | sqlite3.DataError | sqlite3.InterfaceError
    ):
        return Busy(f"The database cannot be used now: {problem} ({name or 'SQLite'}).")
    return problem
