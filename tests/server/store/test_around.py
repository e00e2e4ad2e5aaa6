"""Around a match: chat, mutes, notes, notices, and what all processes share."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.store.base import AccountChanges, Channel, ChatLine, Notified, Store
from tests.server.services import run
from tests.server.store.rows import append, finished, people, playing


def test_lines_of_chat_are_numbered_per_match(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await store.append(append("m"))
        await store.append(append("other"))
        for number in range(1, 5):
            line = await store.add_chat("m", ChatLine(77, number, lisa, "Lisa", f"line {number}"))
            assert line == ChatLine(number, number, lisa, "Lisa", f"line {number}")
        assert (await store.add_chat("other", ChatLine(0, 1, lisa, "Lisa", "a"))).number == 1
        assert [line.text for line in await store.chat("m", 1)] == ["line 2", "line 3", "line 4"]
        assert [line.number for line in await store.chat("m", 0, 2)] == [3, 4]
        assert (await store.chat("m", 3))[0] == ChatLine(4, 4, lisa, "Lisa", "line 4")

    run(store, use)


def test_lines_said_at_once_get_different_numbers(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await store.append(append("m"))
        said = [store.add_chat("m", ChatLine(0, 1, lisa, "Lisa", str(n))) for n in range(20)]
        numbers = [line.number for line in await asyncio.gather(*said)]
        assert sorted(numbers) == list(range(1, 21))

    run(store, use)


def test_chat_shows_the_name_of_today(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await store.append(append("m"))
        await store.add_chat("m", ChatLine(0, 1, lisa, "Lisa", "ciao"))
        await store.change_account(lisa, AccountChanges(name="Monna"))
        assert [line.name for line in await store.chat("m")] == ["Monna"]

    run(store, use)


def test_nobody_talks_at_a_table_that_is_gone(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        with pytest.raises(LookupError, match="nowhere"):
            await store.add_chat("nowhere", ChatLine(0, 1, lisa, "Lisa", "ciao"))

    run(store, use)


def test_muting_is_one_sided_and_can_be_taken_back(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva, anna = await people(store, "Lisa", "Éva", "Anna")
        for other in (eva, anna, eva):
            await store.mute(lisa, other, True)
        assert await store.muted_by(lisa) == sorted([eva, anna])
        assert await store.muted_by(eva) == []
        await store.mute(lisa, eva, False)
        await store.mute(lisa, eva, False)
        assert await store.muted_by(lisa) == [anna]

    run(store, use)


def test_a_note_belongs_to_one_person_at_one_match(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await store.append(append("m"))
        assert await store.note("m", lisa) == ""
        await store.save_note("m", lisa, "watch the grey marbles")
        await store.save_note("m", lisa, "watch the blue marbles")
        assert await store.note("m", lisa) == "watch the blue marbles"
        assert await store.note("m", eva) == ""
        await store.save_note("m", lisa, "")
        assert await store.note("m", lisa) == ""

    run(store, use)


def test_channels_count_their_failures_in_a_row(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        push, mail = Channel("1", lisa, "push", '{"x": 1}', 5), Channel("2", lisa, "mail", "{}", 6)
        await store.add_channel(mail)
        await store.add_channel(push)
        assert await store.channels(lisa) == [push, mail]
        assert [await store.channel_failed("1") for _ in range(3)] == [1, 2, 3]
        assert [each.failures for each in await store.channels(lisa)] == [3, 0]
        await store.channel_worked("1")
        assert await store.channel_failed("1") == 1
        assert await store.channel_failed("no such channel") == 0
        await store.delete_channel(eva, "2")
        assert len(await store.channels(lisa)) == 2
        await store.delete_channel(lisa, "1")
        assert await store.channels(lisa) == [mail]

    run(store, use)


def test_one_process_alone_gives_a_notice(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await store.append(append("m"))
        assert await store.notified("m", lisa) is None
        first, second = Notified("m", lisa, 1, 1, 10), Notified("m", lisa, 1, 2, 20)
        assert sorted(await asyncio.gather(*(store.set_notified(first, None) for _ in range(5)))) == [
            0
        ] * 4 + [1]
        assert await store.notified("m", lisa) == first
        assert sorted(await asyncio.gather(*(store.set_notified(second, first) for _ in range(5)))) == [
            0
        ] * 4 + [1]
        assert await store.notified("m", lisa) == second
        assert not await store.set_notified(Notified("deleted", lisa, 1, 1, 10), None)

    run(store, use)


def test_the_first_value_of_a_shared_setting_stays(store: Store) -> None:
    async def use(store: Store) -> None:
        assert await store.value("key") is None
        values = await asyncio.gather(*(store.set_value("key", str(n)) for n in range(10)))
        assert len(set(values)) == 1
        assert await store.value("key") == values[0]
        assert await store.set_value("key", "late") == values[0]

    run(store, use)


def test_a_store_that_runs_passes_its_check(store: Store) -> None:
    async def use(store: Store) -> None:
        await store.check()

    run(store, use)


def test_chat_of_matches_that_ended_long_ago_is_deleted_in_batches(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await playing(store, "running", changed=1)
        await finished(store, "over", [(lisa, 1, 1)], changed=50)
        await finished(store, "lately", [(lisa, 1, 1)], changed=200)
        for match in ("running", "over", "lately"):
            for at in (10, 20, 30):
                await store.add_chat(match, ChatLine(0, at, lisa, "Lisa", "ciao"))
        await store.add_chat("over", ChatLine(0, 150, lisa, "Lisa", "still here"))
        assert await store.forget_chat(100, 2) == 2
        assert await store.forget_chat(100, 9) == 1
        assert await store.forget_chat(100, 9) == 0
        assert [line.text for line in await store.chat("over")] == ["still here"]
        assert [len(await store.chat(match)) for match in ("running", "lately")] == [3, 3]
        assert (await store.add_chat("over", ChatLine(0, 160, lisa, "Lisa", "on"))).number == 5

    run(store, use)
