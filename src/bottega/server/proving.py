"""Proving a database: its files, its rows, and every match against its entries."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, fields
from typing import Any, Final

import orjson

from bottega.engine.types import Json
from bottega.server.store.base import Store
from bottega.server.store.values import replaced
from bottega.table.brief import brief, result_rows, seat_rows
from bottega.table.problem import Problem
from bottega.table.rows import MatchRow
from bottega.table.table import Table
from bottega.table.types import OVER, AccountId

_PAGE: Final = 500
#: Longest value that a fault shows.
_SHOWN: Final = 200


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault; `id` is that of its sentence, ``admin-fault-<id>``."""

    id: str
    values: dict[str, Json]


async def all_matches(store: Store) -> AsyncIterator[MatchRow]:
    """Every match, page by page."""
    last: str | None = None
    while page := await store.all_matches(last, _PAGE):
        for row in page:
            yield row
        last = page[-1].id


async def faults(store: Store) -> AsyncIterator[Fault]:
    """All faults of a store. Where its files are damaged, only that: nothing else can be relied on."""
    damages = await store.damages()
    for damage in damages:
        yield Fault("damage", {"problem": damage})
    if damages:
        return
    for found in await store.disagreements():
        id = f"{found.what}-{'match' if found.match is not None else 'account'}"
        yield Fault(id, {"table": found.table, "match": found.match, "account": found.account})
    async for row in all_matches(store):
        for fault in await match_faults(store, row):
            yield fault


async def match_faults(store: Store, row: MatchRow) -> list[Fault]:
    """Where the stored rows of a match differ from what its entries give. A match that goes on meanwhile is
    looked at again."""
    while True:
        found = await _compared(store, row)
        now = await store.match(row.id)
        if now is None:
            return []
        if now.number == row.number:
            return found
        row = now


async def _compared(store: Store, row: MatchRow) -> list[Fault]:
    table = Table(row.id)
    for entry in await store.entries(row.id):
        if entry.number > row.number:
            break  # written while we read
        try:
            table.apply(entry.number, entry.at, orjson.loads(entry.data))
        except Problem as refused:
            return [_problem_fault(row, entry.number, refused)]
        except Exception as error:
            # Whatever it is, the match cannot be played on.
            problem = f"{type(error).__name__}: {error}"
            return [Fault("fold", {"match": row.id, "number": entry.number, "problem": problem})]
    if table.number != row.number:
        return []  # entries are missing, which `disagreements` finds
    found = _row_faults(brief(table).row, row)
    stored_seats = [(seat.seat, seat.account) for seat in await store.seats(row.id)]
    folded_seats = [(seat.seat, await _present(store, seat.account)) for seat in seat_rows(table)]
    if stored_seats != folded_seats:
        found.append(_differs(row, "seats", stored_seats, folded_seats))
    if row.status == OVER:
        stored = [_result(each, each.account) for each in await store.results(row.id)]
        folded = [_result(each, await _present(store, each.account)) for each in result_rows(table)]
        if stored != folded:
            found.append(_differs(row, "results", stored, folded))
    return found


def _problem_fault(row: MatchRow, number: int, problem: Problem) -> Fault:
    if problem.code == "rules-version":
        return Fault("rules", {"match": row.id, **problem.values})
    return Fault("fold", {"match": row.id, "number": number, "problem": problem.code})


def _row_faults(folded: MatchRow, stored: MatchRow) -> list[Fault]:
    found = []
    for name in (field.name for field in fields(MatchRow)):
        ours, theirs = getattr(folded, name), getattr(stored, name)
        if name == "summary":
            # An older version wrote fewer keys.
            ours = {key: ours.get(key) for key in theirs}
        if ours != theirs:
            found.append(_differs(stored, name, theirs, ours))
    return found


async def _present(store: Store, account: AccountId | None) -> AccountId | None:
    """The account of a seat, None if it was deleted."""
    return None if account is None or await store.account(account) is None else account


def _result(result: Any, account: AccountId | None) -> tuple[Any, ...]:
    figures = (result.game, result.players, result.place, result.score, result.ranked, result.finished)
    return (result.seat, account, replaced(result.name), *figures)


def _differs(row: MatchRow, what: str, stored: object, folded: object) -> Fault:
    shown = {"stored": repr(stored)[:_SHOWN], "folded": repr(folded)[:_SHOWN]}
    return Fault("differs", {"match": row.id, "number": row.number, "what": what, **shown})
