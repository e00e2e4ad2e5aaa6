"""Rows for tests of the store, with all that does not matter filled in."""

from __future__ import annotations

from typing import Any

from bottega.server.store.base import Account, Store
from bottega.server.store.sql import Sql
from bottega.table.rows import Append, MatchRow, ResultRow, SeatRow, StoredEntry
from bottega.table.types import OPEN, OVER, PLAYING


def row(match: str, number: int = 1, **values: Any) -> MatchRow:
    given: dict[str, Any] = {
        "game": "masters",
        "status": OPEN if number == 1 else PLAYING,
        "players": 3,
        "public": True,
        "spectators": True,
        "ranked": False,
        "tempo": "live",
        "created": 1_000,
        "changed": 1_000 + number,
        "summary": {"names": ["Lisa", "Éva", "李"]},
    }
    return MatchRow(id=match, number=number, **(given | values))


def append(match: str, number: int = 1, *, data: str | None = None, **values: Any) -> Append:
    """`seats` are accounts by seat, `results` (account, place, score) by seat; the rest is for the row."""
    seats, results = values.pop("seats", None), values.pop("results", None)
    new = row(match, number, **values)
    return Append(
        StoredEntry(number, new.changed, data or f'{{"n": {number}}}'),
        new,
        None if seats is None else tuple(SeatRow(seat, account) for seat, account in enumerate(seats)),
        None if results is None else tuple(_results(new, results)),
    )


def _results(match: MatchRow, results: list[tuple[str | None, int, int]]) -> list[ResultRow]:
    return [
        ResultRow(
            match.id,
            seat,
            account,
            f"at seat {seat}",
            match.game,
            match.players,
            place,
            score,
            match.ranked,
            match.changed,
        )
        for seat, (account, place, score) in enumerate(results)
    ]


async def delete_match(store: Store, match: str) -> None:
    """With all that belongs to it, at any moment."""
    assert isinstance(store, Sql)
    await store._do("DELETE FROM matches WHERE id = ?1", match)


def account(name: str, **values: Any) -> Account:
    given: dict[str, Any] = {"id": f"id-{name}", "name": name, "created": 5, "seen": 10}
    return Account(**(given | values))


async def people(store: Store, *names: str) -> list[str]:
    """Accounts of these names; their ids."""
    for name in names:
        await store.add_account(account(name))
    return [f"id-{name}" for name in names]


async def playing(store: Store, match: str, **values: Any) -> None:
    """A match that has begun: two entries."""
    assert await store.append(append(match, 1, seats=values.pop("seats", None)))
    assert await store.append(append(match, 2, **values))


async def finished(
    store: Store, match: str, results: list[tuple[str | None, int, int]], **values: Any
) -> None:
    await playing(store, match, seats=[account for account, _, _ in results])
    assert await store.append(append(match, 3, status=OVER, results=results, **values))
