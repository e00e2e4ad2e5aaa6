"""A browser tab without a browser: what the workers of a page do around the host."""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from bottega.engine.types import Json
from bottega.page.host import Host
from bottega.page.thinking import Mind


class Refusal(Exception):
    """A request was refused."""

    def __init__(self, status: int, told: dict[str, Json]) -> None:
        super().__init__(told["code"])
        self.status = status
        self.told = told


class Disk:
    """What IndexedDB does: all or nothing. `broken` fails every write with this code."""

    def __init__(self) -> None:
        self.entries: dict[str, dict[int, tuple[int, str]]] = {}
        self.rows: dict[str, Json] = {}
        self.kept: dict[str, Json] = {}
        self.broken: str | None = None

    def write(self, writes: dict[str, Json]) -> None:
        for match, number, at, data in writes["entries"]:
            stored = self.entries.setdefault(match, {})
            assert number not in stored, "an entry is written once"
            stored[number] = (at, data)
        self.rows.update(writes["rows"])
        for name, value in writes["kept"].items():
            if value is None:
                self.kept.pop(name, None)
            else:
                self.kept[name] = value
        for match in writes["deleted"]:
            self.entries.pop(match)
            self.rows.pop(match)

    def of(self, match: str) -> list[list[Json]]:
        return [[number, at, data] for number, (at, data) in sorted(self.entries[match].items())]


class Tab:
    """A page with a host on a disk. `told` are the messages of its one socket, in order."""

    def __init__(self, disk: Disk | None = None, lang: str = "en") -> None:
        self.disk = disk or Disk()
        self.lang = lang
        self.time = 1_000_000
        self.host = Host(self._clock)
        self.mind = Mind()
        self.told: list[dict[str, Any]] = []
        self.questions: deque[dict[str, Json]] = deque()
        self.withdrawn: set[int] = set()
        self._numbers = 0
        self._replies: dict[int, tuple[int, str]] = {}
        # As JSON, as a browser would bring it back.
        stored = json.loads(json.dumps({"rows": self.disk.rows, "kept": self.disk.kept}))
        self.send({"op": "open", **stored})

    def _clock(self) -> int:
        self.time += 7
        return self.time

    def send(self, request: dict[str, Json]) -> None:
        """One request, with everything that it brings about but for the thinking."""
        while True:
            outcome = json.loads(self.host.handle(json.dumps(request)))
            if outcome["load"] is None:
                break
            match = outcome["load"]
            load = {"op": "load", "match": match, "entries": self.disk.of(match)}
            assert json.loads(self.host.handle(json.dumps(load)))["load"] is None
        if outcome["writes"] is not None:
            if self.disk.broken:
                failed = {"op": "failed", "code": self.disk.broken}
                outcome = json.loads(self.host.handle(json.dumps(failed)))
                assert outcome["writes"] is None
            else:
                self.disk.write(outcome["writes"])
        for reply in outcome["replies"]:
            self._replies[reply["request"]] = (reply["status"], reply["body"])
        self.told += [json.loads(text) for _, text in outcome["told"]]
        self.questions.extend(outcome["think"])
        self.withdrawn.update(outcome["withdraw"])

    def text(self, method: str, path: str, body: Json = None, **query: Json) -> str:
        """The answer to a request; what must be thought about is thought about."""
        self._numbers += 1
        number = self._numbers
        asked = {"op": "ask", "number": number, "method": method, "path": path, "lang": self.lang}
        self.send({**asked, "query": query, "body": body})
        while number not in self._replies:
            self.think()
        status, answer = self._replies.pop(number)
        if status >= 400:
            raise Refusal(status, json.loads(answer))
        return answer

    def status_of(self, number: int) -> int | None:
        """The status of the answer to the request of this number, if it has come."""
        return self._replies[number][0] if number in self._replies else None

    def ask(self, method: str, path: str, body: Json = None, **query: Json) -> Any:
        return json.loads(self.text(method, path, body, **query))

    def say(self, **message: Json) -> dict[str, Any]:
        """Send a message over the socket; its answer."""
        self._numbers += 1
        key = f"k{self._numbers}"
        self.send({"op": "socket", "socket": 1, "lang": self.lang, "message": {**message, "key": key}})
        return next(each for each in reversed(self.told) if each.get("key") == key)

    def think(self) -> None:
        """Answer the first question."""
        question = self.questions.popleft()
        if question["number"] not in self.withdrawn:
            answer = json.loads(self.mind.answer(json.dumps(question)))
            self.send({"op": "thought", "number": question["number"], "answer": answer})

    def settle(self) -> None:
        """Until no bot has anything to decide."""
        while self.questions:
            self.think()

    def come_in(self, name: str = "Ada") -> None:
        self.ask("POST", "/guests", {"name": name, "lang": self.lang})

    def begin(self, game: str, bots: list[str], **more: Json) -> str:
        """A new match of this person against these bots."""
        seats = [{"me": True}, *[{"me": False, "bot": bot} for bot in bots]]
        news = self.ask("POST", "/matches", {"game": game, "seats": seats, "start": True, **more})
        return str(news["match"])

    def news(self, match: str) -> dict[str, Any]:
        news: dict[str, Any] = self.ask("GET", f"/matches/{match}")
        return news
