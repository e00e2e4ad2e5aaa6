"""Somebody at a real server: over HTTP and a WebSocket, as any client would do it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests import plain
from tests.server.following import Following

_NUMBERS = count(1)
#: Seconds after which a message that was promised is missing.
_PATIENCE = 60.0


_CLIENTS: list[httpx.Client] = []


def _client(port: int) -> httpx.Client:
    _CLIENTS.append(plain.Client(base_url=f"http://127.0.0.1:{port}", timeout=_PATIENCE))
    return _CLIENTS[-1]


def all_go() -> None:
    """After a test: nobody stays connected."""
    while _CLIENTS:
        _CLIENTS.pop().close()


class Refusal(Exception):
    """What the server says where it does not do what it is asked."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body
        self.code = body.get("code")


class Visitor:
    """A guest with a token."""

    def __init__(self, port: int, name: str) -> None:
        self.name = f"{name} {next(_NUMBERS)}-{random.randrange(10_000)}"
        self.port = port
        self.http = _client(port)
        self.ask("POST", "/api/guests", {"name": self.name})
        self.http.headers["x-bottega"] = "test"
        self.token = str(self.ask("POST", "/api/tokens", {"label": "test"})["secret"])
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def at(self, port: int) -> Visitor:
        """The same person at another process of the server."""
        other = object.__new__(Visitor)
        other.name, other.port, other.token = self.name, port, self.token
        other.http = _client(port)
        other.http.headers["authorization"] = f"Bearer {self.token}"
        return other

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        if answer.status_code >= 300:
            raise Refusal(answer.status_code, answer.json())
        if answer.status_code == 204:
            return None
        if answer.headers.get("content-type", "").startswith("application/json"):
            return answer.json()
        return answer.text

    def do(self, match: str, what: str, body: Any = None, method: str = "POST") -> Any:
        """Something with a match."""
        return self.ask(method, f"/api/matches/{match}/{what}", {} if body is None else body)

    def look(self, match: str, after: int = 0) -> dict[str, Any]:
        news: dict[str, Any] = self.ask("GET", f"/api/matches/{match}?after={after}")
        return news

    def answer(self, match: str, decision: dict[str, Any] | None = None) -> int:
        """Answer one's open decision, or this one, at random; the number of the entry."""
        decision = decision or self.look(match)["decision"]
        assert decision is not None
        body = {"decision": decision["id"], "action": random.choice(decision["choices"])["id"]}
        return int(self.do(match, "answers", body)["number"])

    @contextmanager
    def live(self, max_queue: int = 16, match: str | None = None, **headers: str) -> Iterator[Live]:
        """A WebSocket, at the address of a match if one is given; `max_queue` messages are read ahead."""
        said = {"authorization": f"Bearer {self.token}", **headers}
        path = "/api/live" if match is None else f"/api/matches/{match}/live"
        address = f"ws://127.0.0.1:{self.port}{path}"
        with connect(address, additional_headers=said, max_size=None, max_queue=max_queue) as socket:
            yield Live(socket)


class Live:
    """A WebSocket. What comes while one waits for something else is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._kept: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self._following = Following()

    def send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def hear(self, op: str, **values: Any) -> dict[str, Any]:
        """The next message of this kind with these values."""
        for number, message in enumerate(self._kept):
            if _fits(message, op, values):
                return self._kept.pop(number)
        while True:
            text = self._socket.recv(_PATIENCE)
            assert isinstance(text, str)
            self.texts.append(text)
            message = self._following.read(json.loads(text))
            if _fits(message, op, values):
                return dict(message)
            self._kept.append(message)

    def watch(self, match: str, after: int = 0) -> dict[str, Any]:
        """From now on news come; the first."""
        self.send(op="watch", match=match, after=after)
        return self.hear("news", match=match)

    def answer(self, match: str, decision: dict[str, Any], key: str, choice: int = 0) -> dict[str, Any]:
        action = decision["choices"][choice]["id"]
        self.send(op="answer", match=match, decision=decision["id"], action=action, key=key)
        return self.hear("done", key=key)


def _fits(message: dict[str, Any], op: str, values: dict[str, Any]) -> bool:
    return message["op"] == op and all(message.get(name) == value for name, value in values.items())


def table(*people: Visitor, game: str = "masters", **settings: Any) -> str:
    """A match of these people that has begun, in this order; its id."""
    seats = [{"me": True}, *[{} for _ in people[1:]]]
    news = people[0].ask("POST", "/api/matches", {"game": game, "seats": seats, **settings})
    match = str(news["match"])
    for person in people[1:]:
        person.do(match, "seats")
    people[0].do(match, "start")
    return match
