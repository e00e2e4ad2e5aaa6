"""Appends under pressure: races, group commit, and what is left after a crash."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bottega.server.store.base import Busy, Store
from bottega.server.store.opening import open_store
from bottega.server.store.postgres import PostgresStore
from bottega.table.types import ABANDONED
from tests.server import services
from tests.server.services import run
from tests.server.store.rows import account, append, delete_match, people, playing


def test_of_many_who_write_the_same_number_one_succeeds(store: Store) -> None:
    async def use(store: Store) -> None:
        await playing(store, "m")
        for number in (3, 4, 5):
            racers = (store.append(append("m", number, data=f'"{racer}"')) for racer in range(50))
            assert sorted(await asyncio.gather(*racers)) == [False] * 49 + [True]
        first = (store.append(append("new", 1)) for _ in range(50))
        assert sorted(await asyncio.gather(*first)) == [False] * 49 + [True]

    run(store, use)


def test_two_processes_on_postgresql_share_the_numbers_without_a_gap(postgres_url: str) -> None:
    stores = [PostgresStore(postgres_url) for _ in range(3)]
    matches = [f"m{n}" for n in range(12)]

    async def player(store: Store, match: str) -> int:
        won = 0
        while (number := len(await store.entries(match)) + 1) <= 20:
            won += await store.append(append(match, number, waiting=number % 7))
        return won

    async def use() -> None:
        await asyncio.gather(*(store.open() for store in stores))
        for match in matches:
            await playing(stores[0], match)
        won = await asyncio.gather(*(player(store, match) for store in stores for match in matches))
        assert sum(won) == 18 * len(matches)
        for match in matches:
            assert [entry.number for entry in await stores[0].entries(match)] == list(range(1, 21))
            row = await stores[1].match(match)
            assert row is not None
            assert (row.number, row.waiting) == (20, 20 % 7)
        for store in stores:
            await store.close()

    asyncio.run(use())


def test_appends_from_many_tasks_are_all_there(store: Store) -> None:
    matches, last = [f"m{n}" for n in range(300)], 8

    async def play(store: Store, match: str) -> None:
        await playing(store, match)
        for number in range(3, last + 1):
            assert await store.append(append(match, number, waiting=number))

    async def use(store: Store) -> None:
        await asyncio.gather(*(play(store, match) for match in matches))
        for match in matches:
            assert [entry.number for entry in await store.entries(match)] == list(range(1, last + 1))
        assert [(each.number, each.waiting) for each in await store.all_matches(None, 999)] == [
            (last, last)
        ] * 300
        assert (await store.counts())["entries"] == 300 * last

    run(store, use)


def test_what_comes_when_all_senders_have_just_stopped_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both senders of PostgreSQL end in the same turn of the event loop; their callers go on in
    the next one, before anybody else could notice that they have ended."""
    store = PostgresStore("postgresql://nobody@127.0.0.1/nothing")
    store._pool = object()  # type: ignore[assignment]
    answers: list[asyncio.Future[None]] = []

    async def together(appends: list[object]) -> list[bool]:
        answers.append(asyncio.get_running_loop().create_future())
        await answers[-1]
        return [True] * len(appends)

    async def use() -> None:
        monkeypatch.setattr(store, "_together", together)

        async def play(match: str, last: int) -> None:
            for number in range(3, last + 1):
                assert await store.append(append(match, number))

        players = []
        for match, last in (("m", 4), ("n", 3)):
            players.append(asyncio.create_task(play(match, last)))
            await asyncio.sleep(0.01)
        while not all(player.done() for player in players):
            assert answers, "nobody sends"
            for answer in answers:
                answer.set_result(None)
            answers.clear()
            await asyncio.sleep(0.01)

    asyncio.run(use())


def test_one_match_may_have_several_appends_under_way(store: Store) -> None:
    async def use(store: Store) -> None:
        await playing(store, "m")
        sent = [store.append(append("m", number)) for number in range(3, 30)]
        assert all(await asyncio.gather(*sent))
        assert len(await store.entries("m")) == 29

    run(store, use)


def test_an_append_that_fails_does_not_hurt_its_neighbours(store: Store) -> None:
    """In the middle of a batch: a value no database takes, a number that is taken, a work that fails."""

    async def use(store: Store) -> None:
        for number in range(20):
            await playing(store, f"m{number}")
        given = [append(f"m{number}", 3, changed=5) for number in range(20)]
        given[7].row.tempo = object()  # type: ignore[assignment]
        with pytest.raises(TypeError):
            await store.append(append("m1", 3, summary={"not": object()}))
        given[11] = append("m11", 2)
        given[12] = append("m12", 3, status=ABANDONED)
        clash = store.add_account(account("x", id="id-lisa"))
        await people(store, "lisa")
        done = await asyncio.gather(*map(store.append, given), clash, return_exceptions=True)
        assert [n for n in range(20) if done[n] is not True] == [7, 11]
        assert isinstance(done[7], Exception)
        assert done[11] is False
        assert isinstance(done[20], Exception)
        numbers = {each.id: each.number for each in await store.all_matches(None, 99)}
        assert sorted(match for match, number in numbers.items() if number != 3) == ["m11", "m7"]

    run(store, use)


def test_a_caller_that_is_cancelled_while_waiting_leaves_the_store_in_order(store: Store) -> None:
    async def use(store: Store) -> None:
        await playing(store, "m")
        await playing(store, "n")
        waiting = [asyncio.create_task(store.append(append(match, 3))) for match in "mn"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        assert await waiting[1]
        # Whether the first was written is not known; the entries tell.
        number = len(await store.entries("m")) + 1
        assert await store.append(append("m", number))
        assert len(await store.entries("m")) == number

    run(store, use)


def test_a_store_that_is_not_open_is_busy(store: Store) -> None:
    async def use() -> None:
        with pytest.raises(Busy):
            await store.append(append("m"))
        await store.open()
        await store.append(append("m"))
        await store.close()
        await store.close()
        for call in (
            store.append(append("m", 2)),
            store.entries("m"),
            store.check(),
            delete_match(store, "m"),
        ):
            with pytest.raises(Busy):
                await call

    asyncio.run(use())


_CHILD = """
import asyncio, sys
from bottega.server.store.opening import open_store
from tests.server.store.rows import append, playing

async def play(store, match):
    await playing(store, match)
    for number in range(3, 1_000_000):
        assert await store.append(append(match, number))
        print(match, number, flush=True)

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, f"m{n}") for n in range(10)))

asyncio.run(main())
"""


def test_what_was_acknowledged_is_there_after_kill_minus_nine(store_url: str) -> None:
    root = Path(__file__).parents[3]
    child = subprocess.Popen(
        [sys.executable, "-c", _CHILD, store_url], stdout=subprocess.PIPE, text=True, cwd=root
    )
    assert child.stdout is not None
    acknowledged: dict[str, int] = {}
    lines = 0
    # On a busy machine some of the matches are far ahead before the last has its first connection.
    while lines < 400 or len(acknowledged) < 10:
        match, number = child.stdout.readline().split()
        acknowledged[match] = int(number)
        lines += 1
    child.send_signal(signal.SIGKILL)
    # The last line may be cut off: it was killed while it was speaking.
    for line in child.stdout.read().splitlines(keepends=True):
        if line.endswith("\n"):
            match, number = line.split()
            acknowledged[match] = int(number)
    child.stdout.close()
    child.wait()

    async def use(store: Store) -> None:
        assert len(acknowledged) == 10
        for match, number in acknowledged.items():
            # At most the one under way came after what it said. PostgreSQL may still be busy with it.
            first = await store.match(match)
            assert first is not None
            assert number <= first.number <= number + 1
            if not await store.append(append(match, first.number + 1)):
                assert first.number == number
                assert await store.append(append(match, number + 2))
            row = await store.match(match)
            assert row is not None
            numbers = [entry.number for entry in await store.entries(match)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert row.number == len(numbers)

    run(open_store(store_url), use)


@pytest.mark.needs("postgresql")
@pytest.mark.parametrize("how", ["stop", "kill"])
def test_postgresql_may_go_and_come_back(how: str) -> None:
    """Its own server: the others need theirs."""
    with services.postgres() as server:
        store = PostgresStore(server.new_database())
        acknowledged = {f"m{n}": 2 for n in range(8)}
        busy, ended = 0, False

        async def play(match: str) -> None:
            nonlocal busy
            number = 3
            while not ended:
                try:
                    if await store.append(append(match, number)):
                        acknowledged[match] = number
                    # Or it is there already, from an attempt of which nothing was known.
                    number += 1
                except Busy:
                    busy += 1
                    await asyncio.sleep(0.01)

        async def use() -> None:
            nonlocal ended
            await store.open()
            for match in acknowledged:
                await playing(store, match)
            players = [asyncio.create_task(play(match)) for match in acknowledged]
            for _ in range(2):
                goal = min(acknowledged.values()) + 5
                while min(acknowledged.values()) < goal:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(getattr(server, how))
                for call in (store.check(), store.entries("m1"), store.add_account(account("x"))):
                    with pytest.raises(Busy):
                        await call
                await asyncio.to_thread(server.start)
            goal = min(acknowledged.values()) + 5
            while min(acknowledged.values()) < goal:
                await asyncio.sleep(0.01)
            ended = True
            await asyncio.gather(*players)
            assert busy > 0
            for match, number in acknowledged.items():
                assert [entry.number for entry in await store.entries(match)] == list(range(1, number + 1))
            await store.check()
            await store.close()

        asyncio.run(use())


def test_an_append_is_written_as_it_was_when_it_was_asked_for(store: Store) -> None:
    async def use(store: Store) -> None:
        await playing(store, "m")
        new = append("m", 3, waiting=1)
        written = asyncio.create_task(store.append(new))
        await asyncio.sleep(0)
        new.row.waiting = 2
        new.row.summary["names"] = []
        assert await written
        row = await store.match("m")
        assert row is not None
        assert (row.waiting, len(row.summary["names"])) == (1, 3)

    run(store, use)
