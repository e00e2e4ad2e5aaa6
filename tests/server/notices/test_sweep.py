"""Who is notified, when, and by which of several processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bottega.server.notices.preferences import Quiet
from bottega.server.notices.sweep import Sweeper
from bottega.server.store.base import Busy, ChatLine, Notified, Store
from bottega.server.store.opening import open_store
from bottega.server.store.postgres import PostgresStore
from bottega.table.types import DAY, HOUR, MINUTE, OVER, SECOND, Millis
from tests.server.notices.world import (
    ANNA,
    BRUNO,
    MONDAY,
    Clock,
    Sent,
    invite,
    people,
    row,
    webhook,
    wish,
    write,
)


class Table:
    """A store, a clock, and one sweeper."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Clock()
        self.online: set[str] = set()
        self.sent = Sent()
        self.sweeper = self.another()

    def another(self, sent: Sent | None = None) -> Sweeper:
        """A sweeper of another process."""
        return Sweeper(self.store, self.online.__contains__, sent or self.sent, self.clock)

    async def sweep(self, later: Millis = 0) -> list[tuple[str, list[tuple[str, str]]]]:
        """What is sent when the time has passed."""
        self.clock.pass_(later)
        await self.sweeper.sweep()
        return self.sent.take()


Scene = Callable[[Table], Awaitable[None]]


def play(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        async with people(folder) as store:
            await scene(Table(store))

    asyncio.run(run())


def test_a_player_who_is_away_is_notified_once_of_a_decision(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None]))
        assert await table.sweep() == []
        assert await table.sweep(MINUTE) == [(ANNA, [("decision", "m")])]
        assert await table.sweep(5 * SECOND) == []
        assert await table.sweep(HOUR) == []

    play(tmp_path, scene)


def test_the_next_decision_brings_another_notice(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None]))
        await table.sweep(MINUTE)
        at = table.clock()
        await write(table.store, row("m", at, 2, asked=[None, [2, at, None]]))
        assert await table.sweep(MINUTE) == [(BRUNO, [("decision", "m")])]
        at = table.clock()
        await write(table.store, row("m", at, 3, asked=[[3, at, None], None]))
        assert await table.sweep(MINUTE) == [(ANNA, [("decision", "m")])]

    play(tmp_path, scene)


def test_a_decision_of_another_player_brings_no_other_notice(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        asked = [1, MONDAY, None]
        await write(table.store, row("m", MONDAY, asked=[asked, asked]))
        assert len(await table.sweep(MINUTE)) == 2
        await write(table.store, row("m", table.clock(), 2, asked=[asked, None]))
        assert await table.sweep(HOUR) == []

    play(tmp_path, scene)


def test_a_decision_made_at_once_is_never_told(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None]))
        await table.sweep(10 * SECOND)
        await write(table.store, row("m", table.clock(), 2))
        assert await table.sweep(HOUR) == []

    play(tmp_path, scene)


def test_reminders_come_at_half_of_the_time_and_shortly_before_its_end(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        end = MONDAY + 2 * DAY
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, end], None]))
        await table.sweep(MINUTE)
        assert await table.sweep(DAY - 2 * MINUTE) == []
        assert await table.sweep(2 * MINUTE) == [(ANNA, [("reminder", "m")])]
        assert await table.sweep(HOUR) == []
        table.clock.at = end - 2 * HOUR
        await table.sweeper.sweep()
        assert table.sent.sent[0][1][0].deadline == end
        assert table.sent.take() == [(ANNA, [("reminder", "m")])]
        assert await table.sweep(DAY) == []

    play(tmp_path, scene)


def test_what_was_claimed_and_never_sent_is_made_good_by_the_reminder(tmp_path: Path) -> None:
    """At most once: a process that ends between the claim and the sending is not made up for at once."""

    async def scene(table: Table) -> None:
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, MONDAY + 2 * DAY], None]))

        class Killed(BaseException):
            pass

        def die(*_: object) -> None:
            raise Killed

        killed = Sweeper(table.store, table.online.__contains__, die, table.clock)
        table.clock.pass_(MINUTE)
        with pytest.raises(Killed):
            await killed.sweep()
        assert await table.sweep(MINUTE) == []
        assert await table.sweep(DAY) == [(ANNA, [("reminder", "m")])]

    play(tmp_path, scene)


def test_a_process_that_starts_finds_what_waits_since_long_ago(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        for name in ("m", "n"):
            await write(table.store, row(name, MONDAY, asked=[[1, MONDAY, MONDAY + 9 * DAY], None]))
        table.clock.pass_(3 * DAY)
        assert await table.sweep() == [(ANNA, [("decision", "m"), ("decision", "n")])]
        assert await table.sweep(2 * DAY) == [(ANNA, [("reminder", "m"), ("reminder", "n")])]

    play(tmp_path, scene)


def test_of_two_sweepers_at_once_one_sends(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        sweepers = [table.another() for _ in range(4)]
        for match in range(6):
            await write(table.store, row(f"m{match}", MONDAY, asked=[[1, MONDAY, None], [1, MONDAY, None]]))
        table.clock.pass_(MINUTE)
        await asyncio.gather(*(sweeper.sweep() for sweeper in sweepers))
        sent = table.sent.take()
        assert sorted(who for who, _ in sent) == [ANNA, BRUNO]
        assert [len(items) for _, items in sent] == [6, 6]
        table.clock.pass_(MINUTE)
        await asyncio.gather(*(sweeper.sweep() for sweeper in sweepers))
        assert table.sent.take() == []

    play(tmp_path, scene)


def test_processes_on_postgresql_claim_every_notice_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    claimed: list[tuple[str, str]] = []
    claim = PostgresStore.set_notified

    async def counted(store: PostgresStore, notified: Notified, expected: Notified | None) -> bool:
        won = await claim(store, notified, expected)
        if won:
            claimed.append((notified.account, notified.match))
        return won

    monkeypatch.setattr(PostgresStore, "set_notified", counted)

    async def run() -> None:
        stores = [open_store(postgres_url) for _ in range(3)]
        for store in stores:
            await store.open()
        try:
            await invite(stores[0])
            sent, clock = Sent(), Clock(MONDAY + MINUTE)
            sweepers = [Sweeper(store, lambda _: False, sent, clock, shared=True) for store in stores]
            for match in range(8):
                asked = [[1, MONDAY, None], [1, MONDAY, None]]
                await write(stores[0], row(f"m{match}", MONDAY, asked=asked))
            for _ in range(3):
                await asyncio.gather(*(sweeper.sweep() for sweeper in sweepers))
            all_of_them = [(who, f"m{match}") for who in (ANNA, BRUNO) for match in range(8)]
            assert sorted(claimed) == all_of_them
            assert {(who, match) for who, items in sent.take() for _, match in items} == set(all_of_them)
            clock.pass_(HOUR)
            await asyncio.gather(*(sweeper.sweep() for sweeper in sweepers))
            assert sent.take() == []
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_nobody_is_notified_while_they_are_here_nor_just_after(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        table.online.add(ANNA)
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None]))
        for _ in range(10):
            assert await table.sweep(MINUTE) == []
        table.online.clear()
        assert await table.sweep(MINUTE) == []
        assert await table.sweep(2 * MINUTE) == [(ANNA, [("decision", "m")])]

    play(tmp_path, scene)


def test_at_a_live_table_minutes_pass_before_anybody_is_called(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        asked = [1, MONDAY, MONDAY + HOUR]
        await write(table.store, row("m", MONDAY, asked=[asked, None], tempo="live"))
        assert await table.sweep(2 * MINUTE) == []
        assert await table.sweep(2 * MINUTE) == [(ANNA, [("decision", "m")])]

    play(tmp_path, scene)


def test_quiet_hours_hold_notices_back_and_the_morning_brings_one_message(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await wish(table.store, ANNA, quiet=Quiet(start="10:00", end="18:00"))
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None]))
        assert await table.sweep(MINUTE) == []
        at = table.clock()
        await write(table.store, row("n", at, asked=[[1, at, None], None]))
        for _ in range(7):
            assert await table.sweep(HOUR) == []
        assert await table.sweep(HOUR) == [(ANNA, [("decision", "m"), ("decision", "n")])]

    play(tmp_path, scene)


def test_a_digest_gathers_what_waits_and_lists_what_was_told_before(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await wish(table.store, ANNA, digest=4, digest_at=0)
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None]))
        assert await table.sweep(HOUR) == []
        await write(table.store, row("n", table.clock(), asked=[[1, table.clock(), None], None]))
        assert await table.sweep(MINUTE) == []
        table.clock.at = MONDAY + 2 * HOUR  # Noon.
        assert await table.sweep() == [(ANNA, [("decision", "m"), ("decision", "n")])]
        assert await table.sweep(4 * HOUR) == []
        at = table.clock()
        await write(table.store, row("o", at, asked=[[1, at, None], None]))
        assert await table.sweep(MINUTE) == []
        table.clock.at = MONDAY + 10 * HOUR
        await table.sweeper.sweep()
        ((_, _, waiting),) = table.sent.sent
        ((who, kinds),) = table.sent.take()
        assert (who, kinds[0], sorted(kinds[1:])) == (
            ANNA,
            ("decision", "o"),
            [("decision", "m"), ("decision", "n")],
        )
        assert waiting == 3

    play(tmp_path, scene)


def test_the_last_reminder_does_not_wait_for_a_digest(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await wish(table.store, ANNA, digest=24, digest_at=12)
        end = MONDAY + 20 * HOUR
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, end], None]))
        await table.sweep(MINUTE)
        table.clock.at = MONDAY + 2 * HOUR
        assert await table.sweep() == [(ANNA, [("decision", "m")])]
        table.clock.at = MONDAY + 10 * HOUR
        assert await table.sweep() == []
        table.clock.at = end - HOUR
        assert await table.sweep() == [(ANNA, [("reminder", "m")])]

    play(tmp_path, scene)


def test_nobody_gets_notices_that_they_do_not_want(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await wish(table.store, ANNA, kinds=["reminder"])
        await wish(table.store, BRUNO, kinds=[])
        asked = [1, MONDAY, MONDAY + 2 * DAY]
        await write(table.store, row("m", MONDAY, asked=[asked, asked]))
        assert await table.sweep(MINUTE) == []
        assert await table.sweep(DAY) == [(ANNA, [("reminder", "m")])]

    play(tmp_path, scene)


def test_who_has_no_channel_is_not_marked_as_told(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await table.store.delete_channel(ANNA, f"hook-{ANNA}")
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, MONDAY + 2 * DAY], None]))
        assert await table.sweep(MINUTE) == []
        assert await table.store.notified("m", ANNA) is None
        await table.store.add_channel(webhook(ANNA))
        assert await table.sweep(DAY) == [(ANNA, [("decision", "m")])]

    play(tmp_path, scene)


def test_a_beginning_is_told_to_those_who_need_not_decide_yet(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        begun = {"started": MONDAY}
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None], summary=begun))
        await table.sweep(MINUTE // 2)
        assert await table.sweep(MINUTE) == [(BRUNO, [("begins", "m")])]
        assert await table.sweep(HOUR) == []
        at = table.clock()
        await write(table.store, row("m", at, 2, asked=[None, [2, at, None]], summary=begun))
        assert await table.sweep(MINUTE) == [(BRUNO, [("decision", "m")])]

    play(tmp_path, scene)


def test_who_was_here_when_it_began_is_not_told_later(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        table.online.update((ANNA, BRUNO))
        asked = [1, MONDAY, MONDAY + 2 * DAY]
        await write(table.store, row("m", MONDAY, asked=[asked, None], summary={"started": MONDAY}))
        await table.sweep(2 * MINUTE)
        table.online.clear()
        assert await table.sweep(HOUR) == [(ANNA, [("decision", "m")])]
        assert await table.sweep(DAY) == [(ANNA, [("reminder", "m")])]

    play(tmp_path, scene)


def test_the_end_of_a_match_is_told_once(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        table.online.add(ANNA)
        await write(table.store, row("m", MONDAY))
        await write(table.store, row("m", MONDAY, 2, status=OVER))
        other = table.another()
        for sweeper in (table.sweeper, other):
            sweeper.finished("m")
        table.clock.pass_(MINUTE)
        await asyncio.gather(table.sweeper.sweep(), other.sweep())
        assert table.sent.take() == [(BRUNO, [("over", "m")])]

    play(tmp_path, scene)


def test_a_message_is_told_once_to_the_others_who_want_it(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        for name in (ANNA, BRUNO):
            await wish(table.store, name, kinds=["chat", "decision"])
        await write(table.store, row("m", MONDAY, asked=[None, [1, MONDAY, None]]))
        assert await table.sweep(MINUTE) == [(BRUNO, [("decision", "m")])]

        async def chat(account: str) -> None:
            table.clock.pass_(SECOND)
            await table.store.add_chat("m", ChatLine(0, table.clock(), account, account, "hello"))
            table.sweeper.chatted("m")

        await chat(ANNA)
        await chat(ANNA)
        assert await table.sweep(MINUTE) == []
        assert await table.sweep(2 * MINUTE) == [(BRUNO, [("chat", "m")])]
        assert await table.sweep(HOUR) == []
        await table.store.mute(BRUNO, ANNA, True)
        await chat(ANNA)
        assert await table.sweep(HOUR) == []
        # The claim about the decision still stands.
        assert await table.sweep(HOUR) == []

    play(tmp_path, scene)


def test_a_store_that_was_away_costs_no_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(table: Table) -> None:
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None]))
        await table.sweep()

        async def away(*_: object) -> None:
            raise Busy

        with monkeypatch.context() as patch:
            patch.setattr(table.store, "account", away)
            with pytest.raises(Busy):
                await table.sweep(MINUTE)
        assert await table.sweep() == [(ANNA, [("decision", "m")])]

    play(tmp_path, scene)


def test_a_match_at_rest_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep over sleeping matches asks for what changed, and nothing else."""

    async def scene(table: Table) -> None:
        for match in range(20):
            await write(table.store, row(f"m{match}", MONDAY, asked=[[1, MONDAY, MONDAY + 9 * DAY], None]))
        await table.sweep(MINUTE)

        async def read(*_: object) -> None:
            raise AssertionError("a match was read")

        monkeypatch.setattr(table.store, "match", read)
        monkeypatch.setattr(table.store, "seats", read)
        for _ in range(50):
            await table.sweep(MINUTE)

    play(tmp_path, scene)


def test_more_matches_than_a_page_are_all_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.notices.sweep._PAGE", 2)

    async def scene(table: Table) -> None:
        for match in range(7):
            at = MONDAY + match // 5
            await write(table.store, row(f"m{match}", at, asked=[[1, at, None], None]))
        ((_, items),) = await table.sweep(MINUTE)
        assert len(items) == 7

    play(tmp_path, scene)


def test_a_row_that_nobody_can_read_stops_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(table: Table) -> None:
        await write(table.store, row("bad", MONDAY, asked=["nonsense", None]))
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None]))
        assert await table.sweep(MINUTE) == [(ANNA, [("decision", "m")])]
        assert "notice-broken" in caplog.messages

    play(tmp_path, scene)


def test_who_is_at_another_process_is_not_told_by_this_one(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        def sweeper(*online: str) -> Sweeper:
            return Sweeper(table.store, online.__contains__, table.sent, table.clock, shared=True)

        here, there, away = sweeper(ANNA), sweeper(), sweeper()
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], [1, MONDAY, None]]))
        for _ in range(100):
            table.clock.pass_(5 * SECOND)
            for one in (there, here, away):
                await one.sweep()
        assert table.sent.take() == [(BRUNO, [("decision", "m")])]
        # The process with Anna's socket says no more that she is here.
        for _ in range(60):
            table.clock.pass_(5 * SECOND)
            for one in (there, away):
                await one.sweep()
        assert table.sent.take() == [(ANNA, [("decision", "m")])]

    play(tmp_path, scene)


def test_people_around_one_device_are_told_nothing(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        one = {"device": True, "started": MONDAY}
        await write(table.store, row("m", MONDAY, asked=[[1, MONDAY, None], None], summary=one))
        assert await table.sweep() == []
        table.sweeper.finished("m")
        assert await table.sweep(HOUR) == []

    play(tmp_path, scene)
