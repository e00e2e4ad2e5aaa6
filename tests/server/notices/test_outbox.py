"""Sending: again where it helps, and an end to what never works."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bottega.server.notices.outbox import Outbox
from bottega.server.notices.targets import Target, WebhookTarget
from bottega.server.notices.texts import Notice
from bottega.server.notices.tokens import LinkSigner
from bottega.server.notices.transports import Delivery, Transports
from bottega.server.store.base import Channel, Store
from tests.server.notices.world import ANNA, people, webhook

NOTICE = Notice("It is your decision", "Masters", "https://games.example.org/match/m", "en", "m")
SENT, FAILED, REFUSED, GONE = Delivery.SENT, Delivery.FAILED, Delivery.REFUSED, Delivery.GONE


class Script(Transports):
    """Gives these answers, then always the same."""

    def __init__(self, *outcomes: Delivery | Exception) -> None:
        self.outcomes = list(outcomes)
        self.sent: list[str] = []
        self.at_once = self.most = 0

    async def send(self, target: Target, notice: Notice, unsubscribe: str) -> Delivery:
        assert isinstance(target, WebhookTarget)
        self.sent.append(target.url)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        outcome = self.outcomes.pop(0) if len(self.outcomes) > 1 else self.outcomes[0]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


class Post:
    """An outbox, what it does with time, and what it tells."""

    def __init__(self, store: Store, script: Script) -> None:
        self.store = store
        self.script = script
        self.pauses: list[float] = []
        self.lost: list[Channel] = []
        self.counted: list[tuple[str, str]] = []
        self.outbox = Outbox(
            store,
            script,
            LinkSigner(b"k"),
            "https://games.example.org",
            self._lose,
            lambda kind, outcome: self.counted.append((kind, outcome)),
            self._sleep,
        )

    async def _lose(self, channel: Channel) -> None:
        self.lost.append(channel)

    async def _sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)

    async def send(self) -> None:
        self.outbox.submit(ANNA, NOTICE)
        await self.outbox.drain()

    async def channels(self) -> list[Channel]:
        return await self.store.channels(ANNA)


def play(folder: Path, scene: Callable[[Post], Awaitable[None]], *outcomes: Delivery | Exception) -> None:
    async def run() -> None:
        async with people(folder) as store:
            await scene(Post(store, Script(*outcomes)))

    asyncio.run(run())


def test_what_fails_is_tried_again_after_growing_pauses(tmp_path: Path) -> None:
    async def scene(post: Post) -> None:
        await post.send()
        assert post.pauses == [10, 60]
        assert post.counted == [("webhook", "failed"), ("webhook", "failed"), ("webhook", "sent")]
        assert [channel.failures for channel in await post.channels()] == [0]

    play(tmp_path, scene, FAILED, FAILED, SENT)


def test_what_is_refused_is_not_tried_again(tmp_path: Path) -> None:
    async def scene(post: Post) -> None:
        await post.send()
        assert post.pauses == []
        assert [channel.failures for channel in await post.channels()] == [1]

    play(tmp_path, scene, REFUSED)


def test_a_channel_is_given_up_after_five_notices_in_a_row(tmp_path: Path) -> None:
    async def scene(post: Post) -> None:
        for _ in range(4):
            await post.send()
        assert [channel.failures for channel in await post.channels()] == [4]
        assert post.lost == []
        await post.send()
        assert await post.channels() == []
        assert [channel.id for channel in post.lost] == [f"hook-{ANNA}"]

    play(tmp_path, scene, FAILED)


def test_one_that_works_again_is_forgiven(tmp_path: Path) -> None:
    async def scene(post: Post) -> None:
        for _ in range(5):
            await post.send()
        assert [channel.failures for channel in await post.channels()] == [0]

    play(tmp_path, scene, REFUSED, REFUSED, REFUSED, REFUSED, SENT)


def test_a_channel_where_nobody_is_any_more_is_given_up_at_once(tmp_path: Path) -> None:
    async def scene(post: Post) -> None:
        await post.send()
        assert await post.channels() == []
        assert len(post.lost) == 1
        await post.send()
        assert len(post.script.sent) == 1

    play(tmp_path, scene, GONE)


def test_a_channel_that_breaks_takes_no_other_with_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(post: Post) -> None:
        await post.store.add_channel(webhook(ANNA, "https://example.org/other", "other"))
        await post.send()
        assert sorted(post.script.sent) == ["https://example.org/hook", "https://example.org/other"]
        assert post.counted == [("webhook", "sent")]
        assert caplog.messages == ["notice-broken"]

    play(tmp_path, scene, RuntimeError("https://example.org/hook"), SENT)


def test_the_number_of_attempts_at_once_and_of_waiting_notices_is_limited(tmp_path: Path) -> None:
    async def scene(post: Post) -> None:
        for _ in range(2_100):
            post.outbox.submit(ANNA, NOTICE)
        await post.outbox.drain()
        assert post.script.most == 16
        assert len(post.script.sent) == 2_000
        assert post.counted.count(("any", "dropped")) == 100

    play(tmp_path, scene, SENT)


def test_closing_does_not_wait_for_a_long_pause(tmp_path: Path) -> None:
    async def scene(post: Post) -> None:
        pausing = asyncio.Event()

        async def sleep(seconds: float) -> None:
            pausing.set()
            await asyncio.Event().wait()

        post.outbox._sleep = sleep
        post.outbox.submit(ANNA, NOTICE)
        await pausing.wait()
        await post.outbox.close(0.05)
        assert len(post.script.sent) == 1
        await post.outbox.drain()

    play(tmp_path, scene, FAILED)


def test_no_log_holds_an_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def scene(post: Post) -> None:
        for _ in range(5):
            await post.send()
        values = [str(getattr(record, "bottega_values", "")) for record in caplog.records]
        logged = " ".join(caplog.messages + values)
        assert "channel-lost" in logged
        assert "example.org" not in logged

    play(tmp_path, scene, REFUSED)
