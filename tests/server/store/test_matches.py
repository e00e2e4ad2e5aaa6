"""Matches: what either store does with entries, rows, seats and lists."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.server.store.base import Channel, Cursor, Snapshot, Store
from bottega.table.rows import SeatRow, StoredEntry
from bottega.table.types import ABANDONED, OPEN, OVER, PLAYING
from tests.server.services import run
from tests.server.store.rows import append, delete_match, finished, people, playing, row


def test_the_first_entry_makes_the_match(store: Store) -> None:
    async def use(store: Store) -> None:
        assert await store.match("m") is None
        assert await store.append(append("m", seats=["nobody", None]))
        assert await store.match("m") == row("m")
        assert await store.entries("m") == [StoredEntry(1, 1_001, '{"n": 1}')]

    run(store, use)


def test_an_entry_brings_its_row_along(store: Store) -> None:
    new = append("m", 2, waiting=5, due=70, bots=None, tempo="days", public=False, summary={"a": [1, None]})

    async def use(store: Store) -> None:
        await store.append(append("m", bots=4, due=3))
        assert await store.append(new)
        assert await store.match("m") == new.row

    run(store, use)


def test_every_field_of_a_row_that_may_change_does_so_at_any_time(store: Store) -> None:
    changes: dict[str, Any] = {
        "public": False,
        "spectators": False,
        "ranked": True,
        "tempo": "days",
        "players": 2,
        "waiting": 2,
    }

    async def use(store: Store) -> None:
        await playing(store, "m")
        for number, (name, value) in enumerate(changes.items(), 3):
            assert await store.append(append("m", number, **{name: value}))
            assert await store.match("m") == row("m", number, **{name: value})

    run(store, use)


def test_a_number_that_is_taken_writes_nothing(store: Store) -> None:
    async def use(store: Store) -> None:
        await playing(store, "m", waiting=1)
        assert not await store.append(append("m", 2, data='"other"', waiting=2))
        assert not await store.append(append("m", 1, data='"other"', seats=["x"], results=[]))
        assert (await store.match("m")) == row("m", 2, waiting=1)
        assert [entry.data for entry in await store.entries("m")] == ['{"n": 1}', '{"n": 2}']

    run(store, use)


def test_an_entry_that_would_leave_a_gap_is_not_written(store: Store) -> None:
    async def use(store: Store) -> None:
        await playing(store, "m")
        assert not await store.append(append("m", 4))
        assert not await store.append(append("nowhere", 2))
        assert len(await store.entries("m")) == 2
        assert await store.match("nowhere") is None

    run(store, use)


def test_an_entry_and_its_row_have_the_same_number(store: Store) -> None:
    async def use(store: Store) -> None:
        given = append("m", 1)
        given.row.number = 2
        with pytest.raises(ValueError, match="must be the same"):
            await store.append(given)

    run(store, use)


def test_entries_after_a_number_come_in_order(store: Store) -> None:
    texts = [
        '{"text": "naïve \\u0000 🎲"}',
        '{"long": "' + "x" * 200_000 + '"}',
        '"\'; DROP TABLE entries; --"',
    ]

    async def use(store: Store) -> None:
        await playing(store, "m")
        for number, text in enumerate(texts, 3):
            assert await store.append(append("m", number, data=text))
        assert [entry.number for entry in await store.entries("m")] == [1, 2, 3, 4, 5]
        assert [entry.data for entry in await store.entries("m", 2)] == texts
        assert await store.entries("m", 5) == []
        assert await store.entries("nowhere") == []

    run(store, use)


def test_seats_of_those_who_can_be_sent_something(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await store.append(append("m", 1, seats=[lisa, None, eva, lisa]))
        assert await store.reachable_seats("m") == []
        await store.add_channel(Channel("one", lisa, "mail", "{}", 1))
        await store.add_channel(Channel("two", lisa, "ntfy", "{}", 1))
        assert await store.reachable_seats("m") == [SeatRow(0, lisa), SeatRow(3, lisa)]

    run(store, use)


def test_seats_are_replaced_only_when_given(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await store.append(append("m", 1, seats=[lisa, None, None]))
        await store.append(append("m", 2, status=OPEN, seats=[None, lisa, eva]))
        await store.append(append("m", 3))
        assert await store.seats("m") == [SeatRow(0, None), SeatRow(1, lisa), SeatRow(2, eva)]
        await store.append(append("m", 4, seats=[lisa]))
        assert await store.seats("m") == [SeatRow(0, lisa)]

    run(store, use)


def test_a_seat_of_an_account_that_is_gone_stays_empty_and_the_match_goes_on(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await playing(store, "m", seats=[lisa])
        await store.delete_account(lisa)
        assert await store.append(append("m", 3, seats=[lisa, None], results=[(lisa, 1, 5)]))
        assert await store.seats("m") == [SeatRow(0, None), SeatRow(1, None)]
        assert [result.account for result in await store.results("m")] == [None]

    run(store, use)


def test_open_tables_are_public_and_the_newest_come_first(store: Store) -> None:
    async def use(store: Store) -> None:
        for number in range(5):
            await store.append(
                append(f"m{number}", created=number, game="masters" if number % 2 else "leonardo")
            )
        await store.append(append("private", public=False))
        await playing(store, "begun")
        assert [each.id for each in await store.open_tables(None, 3, None)] == ["m4", "m3", "m2"]
        assert [each.id for each in await store.open_tables(None, 9, Cursor(2, "m2"))] == ["m1", "m0"]
        assert [each.id for each in await store.open_tables("masters", 9, None)] == ["m3", "m1"]
        assert [each.id for each in await store.open_tables("masters", 9, Cursor(3, "m3"))] == ["m1"]

    run(store, use)


def test_live_tables_may_be_watched_and_the_last_changed_come_first(store: Store) -> None:
    async def use(store: Store) -> None:
        await store.append(append("open"))
        for number in range(4):
            await playing(store, f"m{number}", changed=10 - number, game="inventors" if number else "masters")
        await playing(store, "private", public=False)
        await playing(store, "unwatched", spectators=False)
        await finished(store, "over", [(None, 1, 3)])
        assert [each.id for each in await store.live_tables(None, 3, None)] == ["m0", "m1", "m2"]
        assert [each.id for each in await store.live_tables("inventors", 9, Cursor(9, "m1"))] == ["m2", "m3"]

    run(store, use)


def test_my_matches_have_my_seats_and_those_that_wait_for_me_come_first(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await playing(store, "waits", seats=[eva, lisa, lisa], waiting=0b100, changed=5)
        await playing(store, "for-her", seats=[eva, lisa], waiting=0b01, changed=9)
        await playing(store, "hers", seats=[eva], waiting=0b01, changed=10)
        await finished(store, "over", [(lisa, 1, 5)], changed=20)
        await finished(store, "older", [(lisa, 1, 5)], changed=15)
        await store.append(append("open", seats=[None, lisa], changed=7))

        async def mine(status: tuple[str, ...], limit: int = 9, after: Cursor | None = None) -> list[str]:
            return [each.id for each, _ in await store.matches_of(lisa, status, limit, after)]

        found = await store.matches_of(lisa, (PLAYING,), 9, None)
        assert [(each.id, seats) for each, seats in found] == [("waits", (1, 2)), ("for-her", (1,))]
        assert found[0][0] == row("waits", 2, waiting=0b100, changed=5)
        assert await mine((OPEN, PLAYING)) == ["waits", "for-her", "open"]
        assert await mine((OPEN, PLAYING), 2) == ["waits", "for-her"]
        assert await mine((OPEN, PLAYING, OVER, ABANDONED)) == ["waits", "over", "older", "for-her", "open"]
        assert await mine((OVER, ABANDONED), 1) == ["over"]
        assert await mine((OVER,), 9, Cursor(20, "over")) == ["older"]
        assert await mine((PLAYING,), 9, Cursor(5, "waits", waits=True)) == ["for-her"]
        assert await mine((ABANDONED,)) == await mine(()) == []
        assert await store.matches_of("nobody", (OPEN, PLAYING), 9, None) == []

    run(store, use)


def test_a_match_that_is_taken_up_again_is_under_way_for_its_players(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await finished(store, "m", [(lisa, 1, 5)])
        await store.append(append("m", 4, results=[]))
        await store.append(append("m", 5))
        assert [each.number for each, _ in await store.matches_of(lisa, (PLAYING,), 9, None)] == [5]
        assert await store.results("m") == []
        await store.append(append("m", 6, status=ABANDONED))
        assert await store.matches_of(lisa, (PLAYING,), 9, None) == []
        assert len(await store.matches_of(lisa, (ABANDONED,), 9, None)) == 1

    run(store, use)


def test_matches_are_found_when_something_is_due(store: Store) -> None:
    async def use(store: Store) -> None:
        await store.append(append("open", due=1, bots=1, waiting=1))
        await playing(store, "soon", due=50, bots=30, changed=100)
        await playing(store, "late", due=40, bots=20, changed=200, waiting=2)
        await playing(store, "later", due=60, waiting=1, changed=300)
        await playing(store, "never")
        assert [each.id for each in await store.due_matches(50, 9)] == ["late", "soon"]
        assert [each.id for each in await store.due_matches(99, 2)] == ["late", "soon"]
        assert [each.id for each in await store.waiting_bots(30, 9)] == ["late"]
        assert [each.id for each in await store.waiting_bots(99, 9)] == ["late", "soon"]
        assert [each.id for each in await store.unnotified(0, 9)] == ["late", "later"]
        assert [each.id for each in await store.unnotified(300, 9)] == ["later"]
        assert [each.id for each in await store.unnotified(0, 1)] == ["late"]

    run(store, use)


def test_all_matches_come_in_order_of_id(store: Store) -> None:
    async def use(store: Store) -> None:
        # Capitals before small letters, whatever the language of the machine.
        for match in ("b", "A", "a", "_", "B"):
            await store.append(append(match))
        assert [each.id for each in await store.all_matches(None, 9)] == ["A", "B", "_", "a", "b"]
        assert [each.id for each in await store.all_matches("B", 2)] == ["_", "a"]

    run(store, use)


def test_every_page_of_my_matches_goes_on_where_the_one_before_ended(store: Store) -> None:
    """In the order that is shown, with those that wait first, and with many that changed at the same time."""

    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        for n in range(14):
            await playing(store, f"m{n}", seats=[lisa], waiting=n % 2, changed=100 + n // 4)
        for n in range(9):
            await finished(store, f"over{n}", [(lisa, 1, 5)], changed=50 + n // 3)
        for status, count in (((OPEN, PLAYING), 14), ((OVER, ABANDONED), 9), ((PLAYING, OVER), 23)):
            everything = [row.id for row, _ in await store.matches_of(lisa, status, 99, None)]
            assert len(everything) == count
            for limit in (1, 2, 3, 5):
                seen: list[str] = []
                after: Cursor | None = None
                while page := await store.matches_of(lisa, status, limit, after):
                    seen += [row.id for row, _ in page]
                    row, mine = page[-1]
                    after = Cursor(row.changed, row.id, any(row.waiting >> seat & 1 for seat in mine))
                assert seen == everything

    run(store, use)


def test_every_page_of_tables_goes_on_where_the_one_before_ended(store: Store) -> None:
    async def use(store: Store) -> None:
        for n in range(7):
            await store.append(append(f"open{n}", created=n // 3))
            await playing(store, f"live{n}", changed=10 + n // 3)
        lists = ((store.open_tables, "created"), (store.live_tables, "changed"))
        for tables, time in lists:
            everything = [row.id for row in await tables("masters", 99, None)]
            assert len(everything) == 7
            seen: list[str] = []
            after: Cursor | None = None
            while page := await tables("masters", 2, after):
                seen += [row.id for row in page]
                after = Cursor(getattr(page[-1], time), page[-1].id)
            assert seen == everything

    run(store, use)


def test_tables_and_matches_that_nobody_has_touched_are_found(store: Store) -> None:
    async def use(store: Store) -> None:
        await store.append(append("open", changed=5))
        await store.append(append("private", changed=4, public=False))
        await store.append(append("new", changed=9))
        await playing(store, "idle", changed=5, waiting=1)
        await playing(store, "bots", changed=5)
        await playing(store, "played", changed=9, waiting=1)
        assert await store.stale_tables(9, 9) == ["private", "open"]
        assert await store.stale_tables(9, 1) == ["private"]
        assert await store.idle_matches(9, 9) == ["idle"]

    run(store, use)


def test_idle_matches_with_one_account_are_found_by_themselves(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        idle: dict[str, Any] = {"changed": 5, "waiting": 1}
        await playing(store, "alone", seats=[None, lisa, None], **idle)
        await playing(store, "left", seats=[None, None], **idle)
        await playing(store, "together", seats=[lisa, eva], **idle)
        await playing(store, "device", seats=[lisa, lisa], **idle)
        await playing(store, "thinking", seats=[lisa, None], changed=5)
        await playing(store, "played", seats=[lisa, None], changed=9, waiting=1)
        assert set(await store.idle_bot_matches(9, 9)) == {"alone", "left"}
        assert len(await store.idle_bot_matches(9, 1)) == 1
        await store.delete_account(eva)
        assert set(await store.idle_bot_matches(9, 9)) == {"alone", "left", "together"}

    run(store, use)


def test_an_ended_match_is_deleted_by_the_only_account_that_played(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await finished(store, "alone", [(lisa, 1, 5), (None, 2, 3)])
        await finished(store, "device", [(lisa, 1, 5), (lisa, 2, 3)])
        await finished(store, "together", [(lisa, 1, 5), (eva, 2, 3)])
        await finished(store, "ranked", [(lisa, 1, 5), (None, 2, 3)], ranked=True)
        await playing(store, "running", seats=[lisa, None])
        await playing(store, "given up", seats=[lisa, None])
        await store.append(append("given up", 3, status=ABANDONED))
        assert not await store.delete_ended("alone", eva)
        matches = ("alone", "device", "together", "ranked", "running", "given up", "nowhere")
        deleted = [match for match in matches if await store.delete_ended(match, lisa)]
        assert deleted == ["alone", "device", "given up"]
        assert not await store.delete_ended("alone", lisa)
        assert (await store.entries("alone"), await store.results("alone")) == ([], [])
        left = {row.id for row in await store.all_matches(None, 9)}
        assert left == {"together", "ranked", "running"}

    run(store, use)


def test_abandoned_matches_are_deleted_with_all_that_belongs_to_them(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        for match, at in (("m", 5), ("older", 4), ("newer", 9)):
            await playing(store, match, seats=[lisa])
            await store.append(append(match, 3, status=ABANDONED, changed=at))
        await finished(store, "over", [(lisa, 1, 5)], changed=1)
        await store.save_note("m", lisa, "a note")
        assert await store.delete_abandoned(9, 1) == ["older"]
        assert await store.delete_abandoned(9, 9) == ["m"]
        assert await store.delete_abandoned(9, 9) == []
        assert (await store.entries("m"), await store.seats("m")) == ([], [])
        assert await store.note("m", lisa) == ""
        assert [row.id for row in await store.all_matches(None, 9)] == ["newer", "over"]

    run(store, use)


def test_a_table_is_deleted_with_all_that_belongs_to_it(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await store.append(append("m", seats=[lisa]))
        await store.append(append("other", seats=[lisa]))
        await store.save_note("m", lisa, "a note")
        await delete_match(store, "m")
        assert await store.match("m") is None
        assert await store.entries("m") == []
        assert await store.seats("m") == []
        assert await store.note("m", lisa) == ""
        assert [each.id for each, _ in await store.matches_of(lisa, (OPEN,), 9, None)] == ["other"]
        assert await store.append(append("m"))

    run(store, use)


def test_the_newest_snapshot_is_kept(store: Store) -> None:
    async def use(store: Store) -> None:
        await playing(store, "m")
        assert await store.snapshot("m") is None
        await store.save_snapshot(Snapshot("m", 2, "one", '{"a": 1}'))
        await store.save_snapshot(Snapshot("m", 1, "one", '{"a": 0}'))
        assert await store.snapshot("m") == Snapshot("m", 2, "one", '{"a": 1}')
        # Another version of the rules replaces a snapshot of the same entry.
        await store.save_snapshot(Snapshot("m", 2, "two", '{"a": 2}'))
        assert await store.snapshot("m") == Snapshot("m", 2, "two", '{"a": 2}')
        await store.save_snapshot(Snapshot("deleted", 2, "two", "{}"))
        assert await store.snapshot("deleted") is None
        assert await store.drop_snapshots() == 1
        assert await store.snapshot("m") is None

    run(store, use)


def test_counts_tell_how_much_there_is(store: Store) -> None:
    async def use(store: Store) -> None:
        assert set((await store.counts()).values()) == {0}
        await people(store, "Lisa", "Éva")
        await store.append(append("open"))
        await finished(store, "over", [(None, 1, 2)])
        assert await store.counts() == {
            "accounts": 2,
            OPEN: 1,
            PLAYING: 0,
            OVER: 1,
            ABANDONED: 0,
            "entries": 4,
        }

    run(store, use)
