"""The bus over Redis, with a real one that goes and comes back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from bottega.server import redis_bus
from bottega.server.bus import BusNews, ByMatch
from bottega.server.redis_bus import RedisBus, open_bus
from tests.server import services


def entry(match: str, number: int) -> BusNews:
    return BusNews("entry", match, number)


class Ears:
    """Remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[BusNews] = []
        self._new = asyncio.Event()

    async def __call__(self, news: BusNews) -> None:
        self.heard.append(news)
        self._new.set()

    async def until(self, *news: BusNews) -> None:
        async with asyncio.timeout(60):
            while not set(news) <= set(self.heard):
                await self._new.wait()
                self._new.clear()


async def healthy(*buses: RedisBus, is_so: bool = True) -> None:
    while any(bus.healthy is not is_so for bus in buses):
        await asyncio.sleep(0.01)


def with_two(url: str, use: Callable[[RedisBus, Ears, RedisBus, Ears], Awaitable[None]]) -> None:
    async def session() -> None:
        one, other, ears, other_ears = RedisBus(url), RedisBus(url), Ears(), Ears()
        await one.open(ears)
        await other.open(other_ears)
        await healthy(one, other)
        try:
            await use(one, ears, other, other_ears)
        finally:
            await one.close()
            await other.close()

    asyncio.run(asyncio.wait_for(session(), 60))


def test_the_others_hear_and_the_sender_does_not(redis: services.Redis) -> None:
    async def use(one: RedisBus, ears: Ears, other: RedisBus, other_ears: Ears) -> None:
        several = {entry("m", 7), BusNews("rematch", "with space"), BusNews("chat", "m", 3)}
        for news in several:
            one.publish(news)
        other.publish(entry("n", 8))
        await other_ears.until(*several)
        await ears.until(entry("n", 8))
        assert ears.heard == [entry("n", 8)]
        assert set(other_ears.heard) == several
        assert len(other_ears.heard) == 3

    with_two(redis.url, use)


def test_what_is_not_stored_travels_as_it_is_with_its_sender(redis: services.Redis) -> None:
    async def use(one: RedisBus, ears: Ears, other: RedisBus, other_ears: Ears) -> None:
        one.publish(BusNews("presence", "with space", 4, '{"0":["here",null]}'))
        one.publish(BusNews("thinking", "m", 5, '{"seat":1}'))
        one.publish(BusNews("hurry", "m", 6))
        await other_ears.until(
            BusNews("presence", "with space", 4, '{"0":["here",null]}', one._me),
            BusNews("thinking", "m", 5, '{"seat":1}', one._me),
            BusNews("hurry", "m", 6),
        )

    with_two(redis.url, use)


def test_of_what_several_processes_say_none_is_dropped() -> None:
    async def session() -> None:
        ears = Ears()
        heard = ByMatch(ears)
        for number, sender in ((1, "a"), (2, "b"), (3, "a")):
            heard.add(BusNews("presence", "m", number, "{}", sender))
        await ears.until(BusNews("presence", "m", 3, "{}", "a"), BusNews("presence", "m", 2, "{}", "b"))
        assert len(ears.heard) == 2, "of each process, the last is enough"
        await heard.close()

    asyncio.run(session())


def test_many_numbers_of_a_match_may_come_as_the_last_one(redis: services.Redis) -> None:
    async def use(one: RedisBus, ears: Ears, other: RedisBus, other_ears: Ears) -> None:
        for number in (*range(1, 1_000), 998):
            one.publish(entry("m", number))
        one.publish(BusNews("rematch", "m"))
        await other_ears.until(entry("m", 999), BusNews("rematch", "m"))
        numbers = [news.number for news in other_ears.heard if news.kind == "entry"]
        assert numbers == sorted(numbers)

    with_two(redis.url, use)


def test_a_listener_that_fails_is_asked_again(
    redis: services.Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async def session() -> None:
        bus, ears = RedisBus(redis.url), Ears()

        async def listener(news: BusNews) -> None:
            if news.match == "bad":
                raise RuntimeError("no")
            await ears(news)

        sender = RedisBus(redis.url)
        await bus.open(listener)
        await sender.open(Ears())
        await healthy(bus, sender)
        sender.publish(entry("bad", 1))
        sender.publish(entry("good", 1))
        await ears.until(entry("good", 1))
        await bus.close()
        await sender.close()

    asyncio.run(asyncio.wait_for(session(), 60))
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_a_slow_match_delays_no_other_over_redis(redis: services.Redis) -> None:
    async def session() -> None:
        bus, sender, ears, slow = RedisBus(redis.url), RedisBus(redis.url), Ears(), asyncio.Event()

        async def listener(news: BusNews) -> None:
            if news.match == "slow":
                await slow.wait()
            await ears(news)

        await bus.open(listener)
        await sender.open(Ears())
        await healthy(bus, sender)
        sender.publish(entry("slow", 1))
        sender.publish(entry("quick", 1))
        await ears.until(entry("quick", 1))
        sender.publish(entry("quick", 2))  # in a message of its own
        await ears.until(entry("quick", 2))
        slow.set()
        await ears.until(entry("slow", 1))
        await bus.close()
        await sender.close()

    asyncio.run(asyncio.wait_for(session(), 60))


@pytest.mark.needs("redis")
def test_redis_may_go_and_come_back() -> None:
    with services.redis() as server:

        async def use(one: RedisBus, ears: Ears, other: RedisBus, other_ears: Ears) -> None:
            for number, end in enumerate((server.stop, server.kill), 1):
                await asyncio.to_thread(end)
                await healthy(one, other, is_so=False)
                one.publish(entry("m", number))
                await asyncio.to_thread(server.start)
                await healthy(one, other)
                # What was published meanwhile may be lost, if it was sent before the other listened again.
                one.publish(entry("n", number))
                other.publish(entry("o", number))
                await other_ears.until(entry("n", number))
                await ears.until(entry("o", number))

        with_two(server.url, use)


def test_without_redis_publishing_goes_on_and_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "_PENDING", 3)

    async def session() -> None:
        bus = RedisBus(f"redis://127.0.0.1:{services.free_port()}/0")
        await bus.open(Ears())
        for number in range(1, 6):
            bus.publish(entry(f"m{number}", number))
            await asyncio.sleep(0.02)
        assert not bus.healthy
        assert [match for match, _ in bus._pending] == ["m3", "m4", "m5"]
        await bus.close()

    asyncio.run(asyncio.wait_for(session(), 60))


def test_an_address_means_a_bus() -> None:
    assert isinstance(open_bus("redis://127.0.0.1:6379/0"), RedisBus)
    with pytest.raises(ValueError, match="no address of Redis"):
        open_bus("http://127.0.0.1")
    with pytest.raises(ValueError, match="address of Redis is wrong") as refusal:
        open_bus("redis://lisa:my/secret@127.0.0.1/0")
    assert "my" not in str(refusal.value)


def test_lines_of_another_release_are_skipped() -> None:
    bus = RedisBus("redis://127.0.0.1:6379/0")
    lines = f"other m 7\nother dance 7 m\nother entry seven m\n{bus._me} entry 7 m\n\nother entry 7 m n"
    assert list(bus._read(lines)) == [entry("m n", 7)]


# Passing on


def test_a_slow_match_delays_no_other_and_its_own_news_stays_in_order() -> None:
    async def session() -> None:
        ears, slow, entered = Ears(), asyncio.Event(), asyncio.Event()

        async def listener(news: BusNews) -> None:
            if news == entry("slow", 1):
                entered.set()
                await slow.wait()
            await ears(news)

        heard = ByMatch(listener)
        heard.add(entry("slow", 1))
        await entered.wait()
        for number in (2, 3, 4):
            heard.add(entry("slow", number))
        heard.add(BusNews("chat", "slow", 1))
        heard.add(entry("slow", 2))
        heard.add(entry("quick", 1))
        await ears.until(entry("quick", 1))
        assert ears.heard == [entry("quick", 1)]
        slow.set()
        await ears.until(BusNews("chat", "slow", 1))
        assert ears.heard[1:] == [entry("slow", 1), entry("slow", 4), BusNews("chat", "slow", 1)]
        while heard._tasks:
            await asyncio.sleep(0)
        assert heard._waiting == {}
        await heard.close()

    asyncio.run(session())


def test_what_waits_at_the_end_is_dropped() -> None:
    async def session() -> None:
        ears, entered = Ears(), asyncio.Event()

        async def listener(news: BusNews) -> None:
            entered.set()
            await asyncio.Event().wait()

        heard = ByMatch(listener)
        heard.add(entry("m", 1))
        await entered.wait()
        heard.add(entry("m", 2))
        await heard.close()
        assert ears.heard == []

    asyncio.run(session())
