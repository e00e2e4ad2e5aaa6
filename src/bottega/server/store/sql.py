"""What both stores share: how SQL is written once and carried out by either.

A statement has its values as ``?1``, ``?2`` ... (PostgreSQL gets ``$1``, ``$2`` ...). What writes is a
*work*: a generator that yields statements and is sent their rows. A work knows neither threads nor
connections; a store carries it out in one transaction, and whatever it raises undoes all of it. Since
works may run side by side in PostgreSQL, none may read first and write by what it read: the condition
stands in the statement that writes, or an UPDATE that changes nothing has locked the row before.

A text that no database can hold is in no row: a query for it finds nothing, and a work that would write
it raises Unstorable.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, Protocol, TypeAlias, TypeVar

from bottega.server.store.values import all_storable


class SqlRow(Protocol):
    """Values by position: a tuple of SQLite, a record of PostgreSQL, a list out of JSON."""

    def __getitem__(self, at: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...


Statement: TypeAlias = tuple[str, tuple[Any, ...]]

T = TypeVar("T")
P = ParamSpec("P")
Work: TypeAlias = Generator[Statement, Sequence[SqlRow], T]

#: The tables, those that others refer to first.
TABLES: Final = (
    "accounts",
    "sessions",
    "matches",
    "entries",
    "seats",
    "snapshots",
    "results",
    "ratings",
    "chat",
    "mutes",
    "notes",
    "channels",
    "notified",
    "shared",
    "renames",
    "browsers",
    "reports",
    "measures",
    "learnt",
    "reviews",
)


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some rows of a table."""

    table: str
    columns: tuple[str, ...]
    rows: Sequence[SqlRow]


class Undo(Exception):
    """Raised by a work that finds itself too late: what it wrote is undone."""


class Clash(Exception):
    """A statement broke a rule of uniqueness: another row has the same key."""


class Gone(LookupError):
    """What a row refers to (a match, an account) does not exist or was deleted meanwhile."""


#: How many rows go over at once.
CHUNK: Final = 1000
#: What must be empty before rows are taken over, and what must not be found after it.
FILLED: Final = " UNION ALL ".join(f"SELECT 1 FROM {table}" for table in TABLES)
FAULTS: Final = (
    "SELECT id FROM matches LEFT JOIN (SELECT match_id, COUNT(*) AS entries, MAX(number) AS last"
    " FROM entries GROUP BY match_id) AS counted ON match_id = id"
    " WHERE entries IS NULL OR entries <> number OR last <> number"
)


def no_faults(filled: SqlRow | None, faulty: SqlRow | None) -> None:
    """ValueError for a store that had rows before, or a match whose entries are not all there."""
    if filled:
        raise ValueError("The database is not empty: restore a backup into a new one.")
    if faulty:
        raise ValueError(f"Entries of match {faulty[0]} are missing in the backup: nothing was restored.")


class Sql(ABC):
    """Carries out SQL. Everything raises Busy where the database is away."""

    async def _read(self, sql: str, *values: Any) -> Sequence[SqlRow]:
        """The rows of one SELECT, exactly."""
        return await self._select(sql, values) if all_storable(values) else ()

    async def _list(self, columns: str, rest: str, *values: Any) -> Sequence[SqlRow]:
        """The rows of ``SELECT columns rest``: for lists of many rows, with texts and whole numbers only.
        The columns are names without a table, or `AS` names after an expression."""
        return await self._select_list(columns, rest, values) if all_storable(values) else ()

    @abstractmethod
    async def _select(self, sql: str, values: tuple[Any, ...]) -> Sequence[SqlRow]: ...

    @abstractmethod
    async def _select_list(self, columns: str, rest: str, values: tuple[Any, ...]) -> Sequence[SqlRow]: ...

    @abstractmethod
    async def _write(self, work: Callable[P, Work[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Carry out a work in a transaction (a fresh one, should it have to be repeated). Raises Clash, Gone,
        Unstorable, and what the work raises."""

    async def _do(self, sql: str, *values: Any) -> Sequence[SqlRow]:
        """Carry out a single statement that writes; what it returns."""
        return await self._write(_single, sql, values)

    @abstractmethod
    async def export_rows(self, write: Callable[[Chunk], None]) -> None:
        """Hand over every row there is, table by table, as of one moment. `write` may block: it is called
        outside of the event loop."""

    @abstractmethod
    async def import_rows(self, chunks: Iterator[Chunk], schema: int) -> None:
        """Take over rows of a store that had this version of the schema, all or nothing: ValueError unless
        the store is empty and they agree with each other. What `chunks` raises undoes all."""


def _single(sql: str, values: tuple[Any, ...]) -> Work[Sequence[SqlRow]]:
    return (yield sql, values)


def first(rows: Sequence[SqlRow]) -> Any:
    """The only value of the first row, or None where there is no row."""
    return rows[0][0] if rows else None


def marks(count: int, start: int = 1) -> str:
    """``?1, ?2, ?3``"""
    return ", ".join(f"?{number}" for number in range(start, start + count))
