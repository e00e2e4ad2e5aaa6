"""Webhooks of chat services get the JSON that each expects."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping

import pytest

from bottega.server.notices.guard import Guard
from bottega.server.notices.poster import Poster
from bottega.server.notices.push import VapidKeys, new_key
from bottega.server.notices.services import chat_message
from bottega.server.notices.targets import WebhookTarget
from bottega.server.notices.texts import Notice
from bottega.server.notices.transports import Delivery, Transports
from tests.server.notices.world import Clock

DISCORD = "https://discord.com/api/webhooks/1234567890/abcdefghijklmnop"
SLACK = "https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ"
GOOGLE = "https://chat.googleapis.com/v1/spaces/S/messages?key=k&token=t"
NOTICE = Notice("It is your decision", "Masters with Bruno", "https://games.example.org/match/m", "en", "m")


def body_of(address: str, text: str = "Masters with Bruno") -> str:
    message = chat_message(address, "It is your decision", text)
    assert message is not None
    return json.dumps(message[1], ensure_ascii=False)


@pytest.mark.parametrize(("url", "field"), [(DISCORD, "content"), (SLACK, "text"), (GOOGLE, "text")])
def test_a_service_gets_its_own_json(url: str, field: str) -> None:
    message = chat_message(url, "It is your decision", "Masters with Bruno")
    assert message is not None
    address, data = message
    assert address == url
    assert "It is your decision" in data[field]
    assert "Masters with Bruno" in data[field]


@pytest.mark.parametrize("query", ["?wait=true&thread_id=1", "?avatar_url=http%3A%2F%2F10.0.0.1%2F"])
def test_the_query_of_an_address_gives_no_orders(query: str) -> None:
    message = chat_message(DISCORD + query, "title", "text")
    assert message is not None
    assert message[0] == DISCORD


@pytest.mark.parametrize("url", [DISCORD, SLACK, GOOGLE])
def test_a_name_calls_nobody(url: str) -> None:
    body = body_of(url, "Masters with @everyone and <!channel>")
    assert "everyone" in body
    assert "@everyone" not in body
    assert "<!channel>" not in body


def test_a_message_is_no_longer_than_discord_takes() -> None:
    message = chat_message(DISCORD, "title", "x" * 5_000)
    assert message is not None
    assert len(message[1]["content"]) == 2_000


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/hook",
        "https://discord.com/elsewhere",
        "https://discord.com.example.org/api/webhooks/1/x",
        "https://hooks.slack.com/",
    ],
)
def test_any_other_address_is_no_service(url: str) -> None:
    assert chat_message(url, "title", "text") is None


class Recorder(Poster):
    """Posts nothing, and remembers what would have been posted."""

    def __init__(self) -> None:
        super().__init__(Guard())
        self.posted: list[tuple[str, bytes]] = []

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        self.guard.check(address)
        self.posted.append((address, body))
        return 200


def test_a_service_is_reached_like_any_other_webhook() -> None:
    poster = Recorder()
    transports = Transports(poster, VapidKeys(new_key()), "mailto:host@example.org", None, Clock())
    sent = asyncio.run(transports.send(WebhookTarget(url=DISCORD), NOTICE, ""))
    assert sent is Delivery.SENT
    ((address, body),) = poster.posted
    assert address == DISCORD
    assert NOTICE.url in json.loads(body)["content"]
