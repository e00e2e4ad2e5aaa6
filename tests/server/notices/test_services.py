"""Webhooks of chat services get what each expects, at the one host it has."""

from __future__ import annotations

import io
import logging
from typing import Any

import pytest
import requests

from bottega.server.notices.services import service

DISCORD = "https://discord.com/api/webhooks/1234567890/abcdefghijklmnop"
SLACK = "https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ"
GOOGLE = "https://chat.googleapis.com/v1/spaces/S/messages?key=k&token=t"


class Wire:
    """What would have gone over the wire; every request is answered with `status`."""

    def __init__(self) -> None:
        self.status = 200
        self.sent: list[tuple[requests.PreparedRequest, dict[str, Any]]] = []

    def send(self, request: requests.PreparedRequest, **options: Any) -> requests.Response:
        self.sent.append((request, options))
        answer = requests.Response()
        answer.status_code, answer._content, answer.request = self.status, b"ok", request
        answer.url, answer.raw = request.url or "", io.BytesIO()
        answer.headers["Location"] = "https://elsewhere.example.org/"
        return answer

    @property
    def text(self) -> str:
        return "".join(str(request.body) for request, _ in self.sent)


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    made = Wire()
    monkeypatch.setattr(
        requests.adapters.HTTPAdapter, "send", lambda _, *args, **more: made.send(*args, **more)
    )
    return made


@pytest.mark.parametrize(
    ("url", "host"),
    [
        (DISCORD, "https://discord.com/"),
        (SLACK, "https://hooks.slack.com/"),
        (GOOGLE, "https://chat.googleapis.com/"),
    ],
)
def test_a_service_gets_its_own_form(url: str, host: str, wire: Wire) -> None:
    found = service(url)
    assert found is not None
    assert found.send("It is your decision", "Masters with Bruno")
    ((request, options),) = wire.sent
    assert (request.url or "").startswith(host)
    assert options["verify"]
    assert "Masters with Bruno" in wire.text
    assert "apprise" not in wire.text.lower()


@pytest.mark.parametrize("url", [DISCORD, SLACK, GOOGLE])
def test_a_redirect_is_not_followed(url: str, wire: Wire) -> None:
    wire.status = 307
    found = service(url)
    assert found is not None
    assert not found.send("title", "text")
    assert len(wire.sent) == 1


def test_the_query_of_an_address_gives_no_orders(wire: Wire) -> None:
    orders = "?verify=no&redirect=yes&rto=9999&tts=yes&avatar_url=http%3A%2F%2F10.0.0.1%2F"
    found = service(DISCORD + orders)
    assert found is not None
    found.send("title", "text")
    ((_, options),) = wire.sent
    assert options["verify"]
    assert max(options["timeout"]) < 60
    assert "10.0.0.1" not in wire.text
    assert '"tts": true' not in wire.text


@pytest.mark.parametrize("url", [DISCORD, SLACK])
def test_a_name_calls_nobody(url: str, wire: Wire) -> None:
    found = service(url)
    assert found is not None
    assert found.send("title", "Masters with @everyone and <!channel>")
    assert "everyone" in wire.text
    assert "@everyone" not in wire.text
    assert "<!channel>" not in wire.text


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
    assert service(url) is None


def test_what_is_refused_is_told_and_not_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def send(*_: Any, **options: Any) -> requests.Response:
        raise requests.ConnectionError(DISCORD)

    monkeypatch.setattr(requests.adapters.HTTPAdapter, "send", send)
    caplog.set_level(logging.INFO)
    found = service(DISCORD)
    assert found is not None
    assert not found.send("title", "text")
    assert caplog.messages == []
