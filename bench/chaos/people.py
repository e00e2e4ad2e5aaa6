"""People who play while things break: they come back, ask for what they missed, and send again what nobody
has acknowledged."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from typing import Any, Final

import orjson

from bench.chaos.ledger import Answer
from bench.load.wire import Http, Refused, Wire
from bottega.table.changes import renewed

#: What a server may say while something is away: ask again.
_PASSING: Final = frozenset(("busy", "no-bots", "slow"))
#: Seconds until an answer that nobody acknowledges is sent again, and until something is tried again.
_PATIENCE: Final = 4.0
_AGAIN: Final = 0.25
#: The longest pause of somebody who finds the door closed.
_CLOSED: Final = 1.5
#: Now and then an answer is sent twice at once: it must count once.
_TWICE: Final = 0.05


class Person:
    """Somebody at a seat of a table, at one of the server's processes."""

    def __init__(self, table: Table, seat: int, token: str, port: int) -> None:
        self._table = table
        self._seat = seat
        self._token = token
        self._port = port
        self._wire: Wire | None = None
        self._lost = asyncio.Event()
        self._asked: set[str] = set()
        self._open: dict[str, Answer] = {}
        self._number = 0
        self._known: dict[str, Any] | None = None

    async def stay(self) -> None:
        """Be there until the match is over; come back whenever the connection is lost."""
        while not self._table.over:
            self._lost.clear()
            try:
                self._wire = await Wire.connect(
                    self._port, "/api/live", self._token, self._hear, self._lost.set
                )
            except OSError:
                self._table.crowd.counts["connections refused"] += 1
                await asyncio.sleep(random.uniform(_AGAIN, _CLOSED))
                continue
            self._known = None
            self._watch()
            for answer in list(self._open.values()):
                self._send(answer)
            ended = asyncio.create_task(self._table.ended.wait())
            lost = asyncio.create_task(self._lost.wait())
            await asyncio.wait([ended, lost], return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
            lost.cancel()
            self._table.crowd.counts["connections lost"] += not self._table.over
        # The sender of the last decision waits for its acknowledgement.
        for _ in range(40):
            if not self._open:
                break
            await asyncio.sleep(_AGAIN)
        if self._wire is not None:
            self._wire.close()

    def _watch(self) -> None:
        if self._wire is not None and not self._table.over:
            match = self._table.match
            self._wire.send(
                {"op": "watch", "match": match, "after": self._number, "words": False, "key": "watch"}
            )

    def _hear(self, message: bytes) -> None:
        reply: dict[str, Any] = orjson.loads(message)
        match reply["op"]:
            case "news":
                self._news(reply)
            case "done":
                answer = self._open.pop(reply.get("key", ""), None)
                if answer is not None:
                    answer.number = reply["number"]
                    self._table.crowd.counts["acknowledged"] += 1
            case "problem" if reply["code"] in _PASSING:
                self._table.crowd.counts["asked to wait"] += 1
                key = reply.get("key", "")
                later = self._watch if key == "watch" else lambda: self._again(key)
                asyncio.get_running_loop().call_later(_AGAIN, later)
            case _:
                self._table.crowd.unwelcome.append((self._table.match, self._seat, reply))
                self._open.pop(reply.get("key", ""), None)

    def _news(self, reply: dict[str, Any]) -> None:
        if reply["match"] != self._table.match:
            return
        if reply["number"] < self._number:
            self._table.crowd.counts["old news"] += 1
        self._number = max(self._number, reply["number"])
        try:
            news = self._known = renewed(self._known, reply)
        except ValueError:
            # A server must not send changes of news that it has not sent over this connection.
            self._table.crowd.unwelcome.append((self._table.match, self._seat, reply))
            return
        self._table.heard(news["number"], news["table"]["status"])
        decision = news["decision"]
        if decision is not None and decision["id"] not in self._asked:
            self._asked.add(decision["id"])
            asyncio.get_running_loop().call_later(self._table.crowd.pause(), self._answer, decision)

    def _answer(self, decision: dict[str, Any]) -> None:
        if self._table.crowd.stopping:
            return
        choice = random.choice(decision["choices"])["id"]
        answer = Answer(self._table.match, self._seat, secrets.token_hex(8), decision["id"], choice)
        self._open[answer.key] = answer
        self._table.crowd.answers.append(answer)
        self._send(answer)
        if random.random() < _TWICE:
            self._send(answer)
        asyncio.get_running_loop().call_later(_PATIENCE, self._again, answer.key)

    def _again(self, key: str) -> None:
        if key in self._open:
            self._table.crowd.counts["sent again"] += 1
            self._send(self._open[key])
            asyncio.get_running_loop().call_later(_PATIENCE, self._again, key)

    def _send(self, answer: Answer) -> None:
        answer.sent += 1
        if self._wire is not None:
            self._wire.send(
                {
                    "op": "answer",
                    "match": answer.match,
                    "decision": answer.decision,
                    "action": answer.action,
                    "key": answer.key,
                }
            )


class Table:
    """One match after the other by the same people. `ports` are the processes they sit at, by turns."""

    def __init__(self, crowd: Crowd, tokens: list[str], bots: int, ports: list[int]) -> None:
        self.crowd = crowd
        self.match = ""
        self.number = 0
        self.over = False
        self.ended = asyncio.Event()
        self._tokens = tokens
        self._bots = bots
        self._ports = ports
        self._https = [Http(port) for port in ports]

    async def play(self) -> None:
        while not self.crowd.stopping:
            await self._begin()
            people = [
                Person(self, seat, token, self._ports[seat % len(self._ports)])
                for seat, token in enumerate(self._tokens)
            ]
            await asyncio.gather(*(person.stay() for person in people))
            self.crowd.counts["matches played to their end"] += not self.crowd.stopping

    async def _begin(self) -> None:
        seats = [{"me": True}, *[{} for _ in self._tokens[1:]], *[{"bot": "apprentice"}] * self._bots]
        news = await self._ask("/api/matches", 0, {"game": self.crowd.game(), "seats": seats})
        match = news["table"]["id"]
        for seat in range(1, len(self._tokens)):
            await self._ask(f"/api/matches/{match}/seats", seat, {}, "already-seated")
        await self._ask(f"/api/matches/{match}/start", 0, None, "table-is-playing")
        self.match, self.number, self.over = match, 0, False
        self.ended = asyncio.Event()

    async def _ask(self, path: str, seat: int, body: Any, fine: str = "") -> Any:
        """Until it is done. `fine` is what is said to somebody who has done it before, unheard."""
        while True:
            try:
                http = self._https[seat % len(self._https)]
                return await http.ask("POST", path, self._tokens[seat], body)
            except ConnectionError:
                await asyncio.sleep(_AGAIN)
            except Refused as refused:
                code = orjson.loads(refused.body)["code"]
                if code == fine:
                    return None
                if code not in _PASSING:
                    self.crowd.unwelcome.append((path, seat, orjson.loads(refused.body)))
                await asyncio.sleep(_AGAIN)

    def heard(self, number: int, status: str) -> None:
        self.number = max(self.number, number)
        if status in ("over", "abandoned"):
            self.end()

    def end(self) -> None:
        self.over = True
        self.ended.set()


class Crowd:
    """All tables. `rate` is about how many decisions they want to make in a second."""

    def __init__(self, tokens: list[str], ports: list[int], tables: int, seats: int, rate: float) -> None:
        self.answers: list[Answer] = []
        self.counts: Counter[str] = Counter()
        #: Messages that should never come: match, seat, and the message.
        self.unwelcome: list[tuple[str, int, dict[str, Any]]] = []
        self.stopping = False
        self._pause = tables / rate
        self._tables: list[Table] = []
        for number in range(tables):
            # At every tenth table one person sits with bots.
            bots = seats - 1 if number % 10 == 9 else 0
            first = number * seats
            people = tokens[first : first + seats - bots]
            # Not everybody's first seat is at the first process.
            turned = [*ports[number % len(ports) :], *ports[: number % len(ports)]]
            self._tables.append(Table(self, people, bots, turned))
        self._tasks: list[asyncio.Task[None]] = []

    def game(self) -> str:
        return random.choices(("masters", "leonardo", "inventors"), (4, 1, 1))[0]

    def pause(self) -> float:
        return random.expovariate(1 / self._pause)

    async def begin(self) -> None:
        self._tasks = [asyncio.create_task(table.play()) for table in self._tables]
        await self.all_moved({}, 120)

    def standings(self) -> dict[int, tuple[str, int]]:
        """Where each table is: its match and the last number heard there."""
        return {number: (table.match, table.number) for number, table in enumerate(self._tables)}

    async def all_moved(self, before: dict[int, tuple[str, int]], seconds: float) -> list[str]:
        """Wait until every table has gone on from there; the matches that did not in that time."""
        still = dict(before) or dict.fromkeys(range(len(self._tables)), ("", 0))
        for _ in range(int(seconds / 0.05)):
            for number, (match, reached) in list(still.items()):
                table = self._tables[number]
                if table.match != match or table.number > reached:
                    del still[number]
            if not still:
                return []
            for task in self._tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)
        return [match for match, _ in still.values()]

    async def stop(self) -> None:
        """Nobody decides anything any more; what was sent may still be acknowledged."""
        self.stopping = True
        await asyncio.sleep(1)
        for table in self._tables:
            table.end()
        done, late = await asyncio.wait(self._tasks, timeout=30)
        for task in late:
            task.cancel()
        for task in done:
            task.result()
