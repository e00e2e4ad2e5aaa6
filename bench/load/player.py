"""The people: a process that holds all the sockets and answers every decision with a random choice.

``python -m bench.load.player`` reads its order from standard input (JSON) and writes a line of JSON when a
phase begins and when it ends. Open loop: decisions are sent at a fixed rate, and their time counts from when
they should have been sent. Closed loop: every decision is answered as soon as it is known.

The people of a match are spread over the processes of the server, each with one socket for all matches. With
``by_match`` everything about a match goes to the same process, as behind a proxy that goes by the match, and
each match has sockets of its own.

Random people end a match after a quarter of the decisions that others need. So that what is measured is
playing and not coming together, the tables of their next matches are laid before the first phase; starting
one, and what the first look at it takes, is part of it.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
import zlib
from collections import deque
from typing import Any, Final

import orjson

from bench.load.wire import Http, Refused, Wire

_NEWS: Final = b'{"op":"news"'
_DONE: Final = b'{"op":"done"'
_NUMBER: Final = b'"number":'
#: A decision in whole news, and among what has changed.
_DECISIONS: Final = (b'"decision":{"id"', b'"decision":[{"id"')
_OVER: Final = b'"status":"over"'
#: How far apart the matches are when the first phase begins, in decisions: about the length of a random
#: match.
_AHEAD: Final = 70
#: Tables that each group lays before the first phase.
_TABLES: Final = 5
#: Seconds between two looks at the clock of the open loop.
_TICK: Final = 0.002


class Phase:
    """What was measured between its beginning and its end. `rate` None: closed loop."""

    def __init__(self, rate: float | None) -> None:
        self.rate = rate
        self.began = time.perf_counter()
        self.acknowledged: list[float] = []
        self.delivered: list[float] = []
        self.late = 0
        self.bytes = 0
        self.messages = 0
        self.refused = 0
        self.matches = 0

    def to_json(self) -> dict[str, Any]:
        seconds = time.perf_counter() - self.began
        return {
            "phase": "end",
            "rate": self.rate,
            "seconds": seconds,
            "decisions": len(self.delivered),
            "per_second": len(self.delivered) / seconds,
            "delivered_ms": quantiles(self.delivered),
            "acknowledged_ms": quantiles(self.acknowledged),
            "late": self.late,
            "refused": self.refused,
            "matches_begun": self.matches,
            "bytes": self.bytes,
            "message_bytes": self.bytes / max(1, self.messages),
        }


def quantiles(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    ordered = sorted(seconds)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    last = len(ordered) - 1
    return {name: 1000 * ordered[min(last, int(part * len(ordered)))] for name, part in at.items()}


class Group:
    """Four people who play one match after the other."""

    def __init__(self, load: Load, tokens: list[str]) -> None:
        self._load = load
        self._tokens = tokens
        self._wires: list[Wire] = []
        self._match = b""
        self._asked = [""] * len(tokens)
        #: The last entry that each has heard of: news from another process may skip some.
        self._heard = [0] * len(tokens)
        #: Of an entry: when the last one heard of it; when it was sent.
        self._last: dict[int, float] = {}
        self._numbers: dict[int, float] = {}
        self._sent: dict[str, float] = {}
        self._over = False
        self._laid: deque[str] = deque()
        #: Decisions that are sent ahead of everything, so that not all matches end at the same time.
        self.ahead = random.randrange(_AHEAD)

    @property
    def waiting(self) -> bool:
        """Whether something was sent that not all have heard of."""
        return bool(self._sent or self._numbers)

    async def open(self, ports: list[int]) -> None:
        """Sockets for all matches, to one process after the other."""
        for seat in range(len(self._tokens)):
            self._wires.append(await self._connect(seat, ports[seat % len(ports)], "/api/live"))

    async def _connect(self, seat: int, port: int, path: str) -> Wire:
        return await Wire.connect(port, path, self._tokens[seat], lambda message: self._hear(seat, message))

    async def _move(self, match: str) -> None:
        """Sockets for this match instead of those for the last one, all to one process."""
        for wire in self._wires:
            wire.close()
        port, path = self._load.port_of(match), f"/api/matches/{match}/live"
        seats = range(len(self._tokens))
        self._wires = list(await asyncio.gather(*(self._connect(seat, port, path) for seat in seats)))

    async def lay(self, count: int) -> None:
        for _ in range(count):
            self._laid.append(await self._lay())

    async def _lay(self) -> str:
        """A table with everybody on it."""
        tokens = self._tokens
        form = {"game": self._load.game, "seats": [{"me": True}, *({} for _ in tokens[1:])]}
        news = await self._load.http().ask("POST", "/api/matches", tokens[0], form)
        match = str(news["match"])
        for token in tokens[1:]:
            await self._load.http(match).ask("POST", f"/api/matches/{match}/seats", token, {})
        return match

    async def begin(self) -> None:
        tokens = self._tokens
        match = self._laid.popleft() if self._laid else await self._lay()
        await self._load.http(match).ask("POST", f"/api/matches/{match}/start", tokens[0])
        if self._load.by_match:
            await self._move(match)
        elif self._match:
            for wire in self._wires:
                wire.send({"op": "unwatch", "match": self._match.decode()})
        self._match = match.encode()
        self._asked = [""] * len(tokens)
        self._heard = [0] * len(tokens)
        self._last, self._numbers, self._sent = {}, {}, {}
        self._over = False
        for wire in self._wires:
            wire.send({"op": "watch", "match": match, "words": self._load.words, "after": 3})
        self._load.phase.matches += 1

    def _hear(self, seat: int, message: bytes) -> None:
        now = time.perf_counter()
        phase = self._load.phase
        if message.startswith(_NEWS):
            at = message.index(_NUMBER) + len(_NUMBER)
            if message.find(self._match, 0, at) < 0:
                return
            phase.bytes += len(message)
            phase.messages += 1
            self._count(seat, int(message[at : message.index(b",", at)]), now)
            if any(decision in message for decision in _DECISIONS):
                news = orjson.loads(message)
                self._decide(seat, news["changes"]["decision"][0] if "base" in news else news["decision"])
            if not self._over and _OVER in message:
                self._over = True
                self._load.again(self)
        elif message.startswith(_DONE):
            answer = orjson.loads(message)
            sent = self._sent.pop(answer.get("key", ""), None)
            if sent is not None:
                phase.acknowledged.append(now - sent)
                self._numbers[answer["number"]] = sent
                self._settle(answer["number"])
        else:
            phase.refused += 1
            print(message[:300].decode(), file=sys.stderr)

    def _count(self, seat: int, number: int, now: float) -> None:
        before = min(self._heard)
        self._heard[seat] = max(self._heard[seat], number)
        for each in range(before + 1, min(self._heard) + 1):
            self._last[each] = now
            self._settle(each)

    def _settle(self, number: int) -> None:
        """Once the sender has its answer and all watchers have the news."""
        if number in self._numbers and number in self._last:
            self._load.phase.delivered.append(self._last.pop(number) - self._numbers.pop(number))

    def _decide(self, seat: int, decision: dict[str, Any]) -> None:
        if decision["id"] != self._asked[seat]:
            self._asked[seat] = decision["id"]
            choice = random.choice(decision["choices"])
            # One that was offered before comes as its id.
            id = choice if isinstance(choice, int) else choice["id"]
            self._load.offer(self, seat, decision["id"], id)

    def send(self, seat: int, decision: str, choice: int, since: float) -> None:
        if decision != self._asked[seat]:
            return
        key = f"{decision}"
        self._sent[key] = since
        match = self._match.decode()
        self._wires[seat].send(
            {"op": "answer", "match": match, "decision": decision, "action": choice, "key": key}
        )


class Load:
    def __init__(self, order: dict[str, Any]) -> None:
        self.words: bool = order["words"]
        self.game: str = order["game"]
        tokens, size = order["tokens"], order["seats"]
        self._ports: list[int] = order["ports"]
        self.by_match: bool = order.get("by_match", False)
        self._groups = [Group(self, tokens[i : i + size]) for i in range(0, len(tokens), size)]
        self._https = {port: [Http(port) for _ in range(16 // len(self._ports))] for port in self._ports}
        self._ready: deque[tuple[Group, int, str, int]] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self.phase = Phase(0)

    def port_of(self, match: str) -> int:
        """The process that a proxy would choose for a match."""
        return self._ports[zlib.crc32(match.encode()) % len(self._ports)]

    def http(self, match: str | None = None) -> Http:
        """A connection to any process, or to the one that a match is at."""
        port = self.port_of(match) if match is not None and self.by_match else random.choice(self._ports)
        return random.choice(self._https[port])

    async def open(self) -> None:
        for start in range(0, len(self._groups), 8):
            some = self._groups[start : start + 8]
            if not self.by_match:
                await asyncio.gather(*(group.open(self._ports) for group in some))
            await asyncio.gather(*(group.lay(_TABLES) for group in some))
            await asyncio.gather(*(group.begin() for group in some))

    def again(self, group: Group) -> None:
        task = asyncio.get_running_loop().create_task(group.begin())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, Refused | ConnectionError):
            self.phase.refused += 1
            print(f"no new match: {error}", file=sys.stderr)
        elif error is not None:
            raise error

    def offer(self, group: Group, seat: int, decision: str, choice: int) -> None:
        """A decision is open."""
        if self.phase.rate is None or group.ahead > 0:
            group.ahead -= 1
            group.send(seat, decision, choice, time.perf_counter())
        else:
            self._ready.append((group, seat, decision, choice))

    async def calm(self) -> None:
        """What is under way from the phase before must not count in the next."""
        self.phase = Phase(0)
        for _ in range(1200):
            await asyncio.sleep(0.05)
            if not any(group.waiting or group.ahead > 0 for group in self._groups):
                break

    async def run(self, rate: float | None, seconds: float) -> dict[str, Any]:
        self.phase = phase = Phase(rate)
        if rate is None:
            while self._ready:
                group, seat, decision, choice = self._ready.popleft()
                group.send(seat, decision, choice, time.perf_counter())
            await asyncio.sleep(seconds)
        else:
            count = 0
            while (now := time.perf_counter()) < phase.began + seconds:
                while (due := phase.began + count / rate) <= now and self._ready:
                    group, seat, decision, choice = self._ready.popleft()
                    group.send(seat, decision, choice, due)
                    phase.late += now - due > 2 * _TICK
                    count += 1
                await asyncio.sleep(_TICK)
        return phase.to_json()


def print_line(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


async def play(order: dict[str, Any]) -> None:
    load = Load(order)
    await load.open()
    print_line({"phase": "ready"})
    for rate, seconds in order["phases"]:
        await load.calm()
        print_line({"phase": "begin", "rate": rate})
        print_line(await load.run(rate, seconds))


def main() -> None:
    import gc

    import uvloop

    gc.disable()  # what it keeps is small, and a pause here would count as the server's
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(play(json.load(sys.stdin)))


if __name__ == "__main__":
    main()
