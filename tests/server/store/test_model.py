"""The SQLite store does what a few dictionaries would do, whatever it is asked, in whatever batches."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bottega.server.store.base import Store
from bottega.server.store.sqlite import SqliteStore
from bottega.table.rows import Append, MatchRow
from bottega.table.types import ABANDONED, OPEN, OVER, PLAYING
from tests.profiles import examples
from tests.server.services import run
from tests.server.store.rows import append, delete_match, people

NAMES = ("Lisa", "Éva")
ACCOUNTS = [f"id-{name}" for name in NAMES]


class Model:
    """Matches by id: their row, their entries, who sits there."""

    def __init__(self) -> None:
        self.rows: dict[str, MatchRow] = {}
        self.entries: dict[str, list[str]] = {}
        self.seats: dict[str, list[str | None]] = {}

    def append(self, new: Append) -> bool:
        match = new.row.id
        if new.entry.number != len(self.entries.get(match, ())) + 1:
            return False
        # When it was created, a match knows from its first entry.
        created = self.rows[match].created if match in self.rows else new.row.created
        self.rows[match] = replace(new.row, created=created)
        self.entries.setdefault(match, []).append(new.entry.data)
        if new.seats is not None:
            self.seats[match] = [seat.account for seat in new.seats]
        return True

    def delete(self, match: str) -> None:
        for table in (self.rows, self.entries, self.seats):
            table.pop(match, None)

    def of(self, account: str, status: tuple[str, ...]) -> list[tuple[str, tuple[int, ...]]]:
        found = []
        for match, row in self.rows.items():
            mine = tuple(at for at, who in enumerate(self.seats.get(match, ())) if who == account)
            if mine and row.status in status:
                waits = any(row.waiting >> seat & 1 for seat in mine)
                found.append((not waits, -row.changed, match, mine))
        return [(match, mine) for _, _, match, mine in sorted(found)]


@st.composite
def appends(draw: st.DrawFn) -> Append:
    match, number = draw(st.sampled_from("abc")), draw(st.integers(1, 6))
    return append(
        match,
        number,
        data=f'"{draw(st.text(max_size=5))}"',
        status=draw(st.sampled_from([OPEN, PLAYING, PLAYING, PLAYING, OVER, ABANDONED])),
        # No two of a time: their order would be anybody's guess.
        changed=10 * draw(st.integers(1, 99)) + "abc".index(match),
        created=draw(st.integers(0, 9)),
        waiting=draw(st.integers(0, 7)),
        due=draw(st.none() | st.integers(0, 99)),
        bots=draw(st.none() | st.integers(0, 99)),
        public=draw(st.booleans()),
        spectators=draw(st.booleans()),
        seats=draw(st.none() | st.lists(st.sampled_from([*ACCOUNTS, None]), min_size=3, max_size=3)),
    )


#: What is asked together: several appends at once, or a match that is deleted.
STEPS = st.lists(st.lists(appends(), min_size=1, max_size=6) | st.sampled_from("abc"), max_size=12)


@examples(60)
@given(STEPS)
def test_the_store_does_what_dictionaries_would_do(steps: list[list[Append] | str]) -> None:
    model = Model()

    async def use(store: Store) -> None:
        await people(store, *NAMES)
        for step in steps:
            if isinstance(step, str):
                await delete_match(store, step)
                model.delete(step)
                continue
            # Of one match there is one at a time: several at once may go in any order.
            batch = list({each.row.id: each for each in step}.values())
            done = await asyncio.gather(*map(store.append, batch))
            assert list(done) == [model.append(each) for each in batch]
        await agree(store, model)

    with tempfile.TemporaryDirectory() as directory:
        run(SqliteStore(Path(directory) / "bottega.db"), use)


async def agree(store: Store, model: Model) -> None:
    assert await store.all_matches(None, 9) == [model.rows[match] for match in sorted(model.rows)]
    rows = list(model.rows.values())
    for match in "abc":
        entries = await store.entries(match)
        assert [(entry.number, entry.data) for entry in entries] == list(
            enumerate(model.entries.get(match, ()), 1)
        )
        assert [seat.account for seat in await store.seats(match)] == model.seats.get(match, [])
    for account in ACCOUNTS:
        for status in ((OPEN, PLAYING), (OVER, ABANDONED), (PLAYING, OVER)):
            found = await store.matches_of(account, status, 9, None)
            assert [(row.id, seats) for row, seats in found] == model.of(account, status)
    playing = [row for row in rows if row.status == PLAYING]
    due = sorted(row.id for row in playing if row.due is not None and row.due <= 50)
    assert sorted(row.id for row in await store.due_matches(50, 9)) == due
    bots = sorted(row.id for row in playing if row.bots is not None and row.bots < 50)
    assert sorted(row.id for row in await store.waiting_bots(50, 9)) == bots
    assert sorted(row.id for row in await store.unnotified(300, 9)) == sorted(
        row.id for row in playing if row.waiting and row.changed >= 300
    )
    watched = sorted((row for row in playing if row.public and row.spectators), key=lambda row: -row.changed)
    assert await store.live_tables(None, 9, None) == watched
    assert sorted(row.id for row in await store.open_tables("masters", 9, None)) == sorted(
        row.id for row in rows if row.status == OPEN and row.public
    )
