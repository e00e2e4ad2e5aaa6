"""How requests and answers travel between the server and a referee: frames of MessagePack, read by type.

The rows of a table are plain dataclasses of `bottega.table`, which knows no extension. Here each has a
Struct with the same fields in the same order: a row is written as the tuple of its fields, and read as its
Struct.
"""

from __future__ import annotations

import struct
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from bottega.engine.types import Json
from bottega.table.brief import Brief
from bottega.table.hosting import Eyes
from bottega.table.rows import Append, MatchRow, ResultRow, SeatRow, StoredEntry
from bottega.table.types import MatchId

#: What stands before each message: its length.
FRAME: Final = struct.Struct(">I")

#: An order that answers a decision, as `table.asking.passing` gives it.
_Order: TypeAlias = dict[str, Json]


class _Entry(Struct, array_like=True, frozen=True, gc=False):
    number: int
    at: int
    data: str


class _MatchRow(Struct, array_like=True, frozen=True):
    id: str
    game: str
    status: str
    players: int
    public: bool
    spectators: bool
    ranked: bool
    tempo: str
    number: int
    created: int
    changed: int
    waiting: int
    due: int | None
    bots: int | None
    summary: dict[str, Any]


class _SeatRow(Struct, array_like=True, frozen=True, gc=False):
    seat: int
    account: str | None


class _ResultRow(Struct, array_like=True, frozen=True, gc=False):
    match: str
    seat: int
    account: str | None
    name: str
    game: str
    players: int
    place: int
    score: int
    ranked: bool
    finished: int
    decisions: int | None


class _Brief(Struct, array_like=True, frozen=True):
    id: str
    number: int
    status: str
    game: str
    accounts: tuple[str | None, ...]
    names: tuple[str, ...]
    host: str | None
    public: bool
    spectators: bool
    hints: bool
    device: bool
    bots: tuple[tuple[int, str, str], ...]
    orders: tuple[_Order, ...]
    opened: dict[int, str]
    row: _MatchRow


class _Append(Struct, array_like=True, frozen=True):
    """An append without its row, which the brief that comes with it has."""

    entry: _Entry
    seats: tuple[_SeatRow, ...] | None
    results: tuple[_ResultRow, ...] | None


def _values(kind: type[Any]) -> attrgetter[tuple[Any, ...]]:
    """What reads the fields of a row, in order."""
    return attrgetter(*(field.name for field in fields(kind)))


_ENTRY_VALUES: Final = _values(StoredEntry)
_ROW_VALUES: Final = _values(MatchRow)
_SEAT_VALUES: Final = _values(SeatRow)
_RESULT_VALUES: Final = _values(ResultRow)
_BRIEF_VALUES: Final = _values(Brief)

_ENCODE: Final = msgspec.msgpack.Encoder().encode


def framed(message: Any) -> bytes:
    body = _ENCODE(message)
    return FRAME.pack(len(body)) + body


# Requests


class Load(Struct, tag=True, array_like=True, frozen=True):
    """Build a table from a snapshot (or None) and the entries after it. Answer: Brief."""

    snapshot: str | None
    entries: list[_Entry]


class Feed(Struct, tag=True, array_like=True, frozen=True):
    """Take in entries that another process has stored. Answer: Brief, and news for these viewers."""

    entries: list[_Entry]
    eyes: list[Eyes]


class Propose(Struct, tag=True, array_like=True, frozen=True):
    """The entry that a command becomes. Answer: Append, Brief, and news for these viewers."""

    command: dict[str, Any]
    at: int
    eyes: list[Eyes]


class LookAt(Struct, tag=True, array_like=True, frozen=True):
    """How a table stands. Answer: Brief, and the whole news for these viewers. `watching`: they get all news
    from now on."""

    eyes: list[Eyes]
    watching: bool = False


class Ask(Struct, tag=True, array_like=True, frozen=True):
    """A question that changes nothing, by the name it has in `process`. Answer: JSON."""

    question: str
    args: list[Any]


class Read(Struct, tag=True, array_like=True, frozen=True):
    """A question, by the name it has in `process`, about the whole match up to entry `number`. `entries` are
    those that the reader does not have, as far as the server knows. Answer: JSON as bytes, so that the server
    can send it on as it is."""

    question: str
    args: list[Any]
    number: int
    entries: list[_Entry]


class Teach(Struct, tag=True, array_like=True, frozen=True):
    """A question about a lesson or a record, by the name it has in `process`: no table is needed. Answer:
    JSON as bytes."""

    question: str
    args: list[Any]


class TakeSnapshot(Struct, tag=True, array_like=True, frozen=True):
    """Answer: the number of the last entry, and the snapshot."""


class Forget(Struct, tag=True, array_like=True, frozen=True):
    """Drop a table. Answer: nothing."""


RefereeRequest: TypeAlias = Load | Feed | Propose | LookAt | Ask | Read | Teach | TakeSnapshot | Forget


class Numbered(Struct, array_like=True, frozen=True):
    """A request on its way."""

    number: int
    match: MatchId
    request: RefereeRequest


read_request: Final = msgspec.msgpack.Decoder(Numbered).decode


def wire_entries(entries: list[StoredEntry]) -> list[_Entry]:
    return [_Entry(entry.number, entry.at, entry.data) for entry in entries]


def stored_entries(entries: list[_Entry]) -> list[StoredEntry]:
    return [StoredEntry(entry.number, entry.at, entry.data) for entry in entries]


# Answers

#: How a request went: done (with its answer), the table is not loaded (the number of the last entry it has,
#: or 0), the command was carried out before (the number of its entry), a problem (code, status, values),
#: refused by the rules (the refusal), failed (a traceback, and at which entry).
DONE: Final = "done"
NOT_LOADED: Final = "not-loaded"
ALREADY: Final = "already"
PROBLEM: Final = "problem"
REFUSED: Final = "refused"
FAILED: Final = "failed"


class RefereeAnswer(Struct, array_like=True, frozen=True):
    number: int
    how: str
    result: Raw


read_answer: Final = msgspec.msgpack.Decoder(RefereeAnswer).decode
read_json: Final = msgspec.msgpack.decode


def wire_brief(brief: Brief) -> tuple[Any, ...]:
    values = _BRIEF_VALUES(brief)
    return (*values[:-1], _ROW_VALUES(brief.row))


def wire_append(append: Append) -> tuple[Any, ...]:
    return (
        _ENTRY_VALUES(append.entry),
        None if append.seats is None else [_SEAT_VALUES(row) for row in append.seats],
        None if append.results is None else [_RESULT_VALUES(row) for row in append.results],
    )


def _brief(wire: _Brief) -> Brief:
    values = (*astuple(wire)[:-1], MatchRow(*astuple(wire.row)))
    return Brief(*values)


def _append(wire: _Append, row: MatchRow) -> Append:
    return Append(
        StoredEntry(*astuple(wire.entry)),
        row,
        None if wire.seats is None else tuple(SeatRow(*astuple(seat)) for seat in wire.seats),
        None if wire.results is None else tuple(ResultRow(*astuple(result)) for result in wire.results),
    )


_READ_BRIEF: Final = msgspec.msgpack.Decoder(_Brief).decode
_READ_NEWS: Final = msgspec.msgpack.Decoder(tuple[_Brief, list[bytes]]).decode
_READ_PROPOSAL: Final = msgspec.msgpack.Decoder(tuple[_Append, _Brief, list[bytes]]).decode
_READ_SNAPSHOT: Final = msgspec.msgpack.Decoder(tuple[int, str]).decode


def read_result(request: RefereeRequest, result: Raw) -> Any:
    """The answer to a request, as that request promises it."""
    match request:
        case Propose():
            append, wire, news = _READ_PROPOSAL(result)
            brief = _brief(wire)
            return _append(append, brief.row), brief, news
        case LookAt() | Feed():
            wire, news = _READ_NEWS(result)
            return _brief(wire), news
        case Load():
            return _brief(_READ_BRIEF(result))
        case TakeSnapshot():
            return _READ_SNAPSHOT(result)
        case Ask() | Read() | Teach() | Forget():
            return read_json(result)
