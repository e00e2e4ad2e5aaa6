"""Rows for lists of tables, clocks and rankings, which do not read entries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bottega.table.types import AccountId, MatchId, Millis


@dataclass(slots=True)
class MatchRow:
    """What can be found without reading entries. `number` is that of the last entry.

    `waiting` has a bit for each seat whose person must decide; `due` is when something happens by itself
    (a clock runs out, a reminder), `bots` since when a bot or an order has had to answer; None: nothing.
    """

    id: MatchId
    game: str
    status: str
    players: int
    public: bool
    spectators: bool
    ranked: bool
    tempo: str
    number: int
    created: Millis
    changed: Millis
    waiting: int = 0
    due: Millis | None = None
    bots: Millis | None = None
    #: What a list of tables shows: names at the seats, options, clock. JSON-ready, never a secret.
    summary: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """The account that has a seat, or for which it is kept; None for a bot or a free seat."""

    seat: int
    account: AccountId | None


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a match ended for one seat. `place` counts from 1 and is shared in a tie."""

    match: MatchId
    seat: int
    account: AccountId | None
    name: str
    game: str
    players: int
    place: int
    score: int
    ranked: bool
    finished: Millis
    #: How many decisions the person made, without those of a bot; None for a match of 0.1.0.
    decisions: int | None = None


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a match: `data` is its JSON text."""

    number: int
    at: Millis
    data: str


@dataclass(frozen=True, slots=True)
class Append:
    """One entry, with everything that changes with it. `seats` and `results` are None if they stay."""

    entry: StoredEntry
    row: MatchRow
    seats: tuple[SeatRow, ...] | None = None
    results: tuple[ResultRow, ...] | None = None
