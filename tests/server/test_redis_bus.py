"""The bus over Redis, with a real one that goes and comes back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from bottega.server import redis_bus
from bottega.server.redis_bus import RedisBus, open_bus
from tests.server import services


class Ears:
    """Remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self._new = asyncio.Event()

    async def __call__(self, match: str, number: int) -> None:
        self.heard.append((match, number))
        self._new.set()

    async def until(self, *news: tuple[str, int]) -> None:
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
        one.publish("m", 7)
        one.publish("with space", 0)
        other.publish("n", 8)
        await other_ears.until(("m", 7), ("with space", 0))
        await ears.until(("n", 8))
        assert ears.heard == [("n", 8)]
        assert sorted(other_ears.heard) == [("m", 7), ("with space", 0)]

    with_two(redis.url, use)


def test_many_numbers_of_a_match_may_come_as_the_last_one(redis: services.Redis) -> None:
    async def use(one: RedisBus, ears: Ears, other: RedisBus, other_ears: Ears) -> None:
        for number in (*range(1, 1_000), 998, 0):
            one.publish("m", number)
        await other_ears.until(("m", 999), ("m", 0))
        numbers = [number for _, number in other_ears.heard if number]
        assert numbers == sorted(numbers)

    with_two(redis.url, use)


def test_a_listener_that_fails_is_asked_again(
    redis: services.Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async def session() -> None:
        bus, ears = RedisBus(redis.url), Ears()

        async def listener(match: str, number: int) -> None:
            if match == "bad":
                raise RuntimeError("no")
            await ears(match, number)

        sender = RedisBus(redis.url)
        await bus.open(listener)
        await sender.open(Ears())
        await healthy(bus, sender)
        sender.publish("bad", 1)
        sender.publish("good", 1)
        await ears.until(("good", 1))
        await bus.close()
        await sender.close()

    asyncio.run(asyncio.wait_for(session(), 60))
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


@pytest.mark.needs("redis")
def test_redis_may_go_and_come_back() -> None:
    with services.redis() as server:

        async def use(one: RedisBus, ears: Ears, other: RedisBus, other_ears: Ears) -> None:
            for number, end in enumerate((server.stop, server.kill), 1):
                await asyncio.to_thread(end)
                await healthy(one, other, is_so=False)
                one.publish("m", number)
                await asyncio.to_thread(server.start)
                await healthy(one, other)
                # What was published meanwhile may be lost, if it was sent before the other listened again.
                one.publish("n", number)
                other.publish("o", number)
                await other_ears.until(("n", number))
                await ears.until(("o", number))

        with_two(server.url, use)


def test_without_redis_publishing_goes_on_and_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "_PENDING", 3)

    async def session() -> None:
        bus = RedisBus(f"redis://127.0.0.1:{services.free_port()}/0")
        await bus.open(Ears())
        for number in range(1, 6):
            bus.publish(f"m{number}", number)
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
