"""Live: one WebSocket for a client, for as many matches as it wants.

A message is a JSON object with an ``op``. A client says what it watches and up to which entry it knows;
whatever it missed comes first, then every entry as it is written. Answers may be sent here too. Whoever
sends faster than it reads, or reads slower than it is told, is let go: it comes back and asks for the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from bottega.engine.types import Json
from bottega.server.config import Rate
from bottega.server.http.invalid import invalid
from bottega.server.logs import ServerLog, request_id
from bottega.server.matches import Matches
from bottega.server.play import Play
from bottega.server.referee.process import Refused
from bottega.server.security.asking import Asker, asker, site_of
from bottega.server.security.origins import check_socket_origin
from bottega.server.seeing import seat as seat_of
from bottega.server.site import Site
from bottega.server.store.base import Busy
from bottega.server.talk import LONGEST, Talk
from bottega.server.wire import Wire, wire_of
from bottega.server.words import tell as words_of
from bottega.table.problem import Problem
from bottega.table.types import AccountId, MatchId

_LOG: Final = ServerLog("live")
#: Matches one socket may watch.
_MOST_WATCHED: Final = 200
#: Requests of one socket that are under way at once.
_AT_ONCE: Final = 32
_RATE: Final = Rate(200, 5)
#: Seconds between two looks at whether those who listen are still logged in.
_LOOK: Final = 10.0


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Watch(_Message):
    """Look on. `seat` says through whose eyes where one has several; `after` is the last entry one knows."""

    op: Literal["watch"]
    match: str = Field(max_length=40)
    seat: int | None = None
    after: int = Field(0, ge=0, le=2**53 - 1)
    words: bool = True
    key: str | None = Field(None, max_length=64)


class Unwatch(_Message):
    op: Literal["unwatch"]
    match: str = Field(max_length=40)
    key: str | None = Field(None, max_length=64)


class Answered(_Message):
    """Answer an open decision with one of its choices: an id or a notation."""

    op: Literal["answer"]
    match: str = Field(max_length=40)
    decision: str = Field(max_length=40)
    action: int | str = Field(union_mode="left_to_right")
    key: str = Field(min_length=1, max_length=64)


class Undo(_Message):
    op: Literal["undo"]
    match: str = Field(max_length=40)
    seat: int | None = None
    count: int = Field(1, ge=1, le=1000)
    key: str = Field(min_length=1, max_length=64)


class Confirm(_Message):
    op: Literal["confirm"]
    match: str = Field(max_length=40)
    seat: int | None = None
    key: str = Field(min_length=1, max_length=64)


class Why(_Message):
    """Why not: of an action (id or notation), or of a thing on the table."""

    op: Literal["why"]
    match: str = Field(max_length=40)
    seat: int | None = None
    action: int | str | None = Field(None, union_mode="left_to_right")
    target: str | None = Field(None, max_length=80)
    key: str = Field(min_length=1, max_length=64)


class Say(_Message):
    op: Literal["say"]
    match: str = Field(max_length=40)
    text: str = Field(min_length=1, max_length=LONGEST)
    key: str = Field(min_length=1, max_length=64)


class Ping(_Message):
    op: Literal["ping"]
    key: str | None = Field(None, max_length=64)


Message = Watch | Unwatch | Answered | Undo | Confirm | Why | Say | Ping
# By its `op`: without that, each kind would be tried in turn.
_READ: Final[TypeAdapter[Message]] = TypeAdapter(Annotated[Message, Field(discriminator="op")])


class Socket:
    """A client's socket, as an ear."""

    def __init__(self, wire: Wire, account: AccountId | None, session: str | None) -> None:
        self.account = account
        #: The key of the session it came with.
        self.session = session
        self._wire = wire
        self.slow = False
        self.ended = False  # somebody has logged it out
        self.gone = False
        self.watched: set[MatchId] = set()
        #: Has a result once nothing more is to be sent.
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        if not self.over.done() and not self._wire.push(message):
            self.slow = True
            self.over.set_result(None)

    def end(self) -> None:
        self.ended = True
        if not self.over.done():
            self.over.set_result(None)


class Live:
    """All sockets of this process."""

    def __init__(self, site: Site, matches: Matches, play: Play, talk: Talk) -> None:
        self._site = site
        self._matches = matches
        self._play = play
        self._talk = talk
        self.router = APIRouter()
        self.router.add_api_websocket_route("/api/live", self._serve)
        self._sockets: set[Socket] = set()
        self._online: dict[AccountId, int] = {}
        self._checking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._site.sessions.watchers.append(self._changed)
        self._checking = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.wait([self._checking])

    def _changed(self, account: AccountId) -> None:
        """Something about an account has changed: perhaps it was logged out."""
        sockets = [socket for socket in self._sockets if socket.account == account]
        if sockets:
            self._matches.spawn(self._check(sockets))

    async def _check(self, sockets: list[Socket]) -> None:
        keys = {socket.session for socket in sockets if socket.session is not None}
        living = await self._site.store.living_sessions(keys, self._site.now())
        for socket in sockets:
            if socket.session is not None and socket.session not in living:
                socket.end()

    async def _look_after(self) -> None:
        """Logging out in another process reaches the sockets of this one within seconds."""
        while True:
            await asyncio.sleep(_LOOK)
            try:
                await self._check(list(self._sockets))
            except Busy as error:
                _LOG.warning("store-away", error=error)

    @property
    def healthy(self) -> bool:
        return True

    def online(self, account: AccountId) -> bool:
        """Whether this account has a socket here."""
        return account in self._online

    async def _serve(self, websocket: WebSocket) -> None:
        site = site_of(websocket)
        check_socket_origin(websocket, site.config)
        asking = await asker(websocket)
        await websocket.accept()
        session = asking.session.key if asking.session else None
        wire = wire_of(websocket)
        socket = Socket(wire, asking.account.id if asking.account else None, session)
        self._come(socket)
        reading = asyncio.create_task(self._read(websocket, socket, asking))
        try:
            await asyncio.wait([socket.over, reading], return_when=asyncio.FIRST_COMPLETED)
            error = reading.exception() if reading.done() else None
            if error is not None and not isinstance(error, WebSocketDisconnect):
                _LOG.error("socket-failed", error=error)
        finally:
            reading.cancel()
            self._go(socket)
            if socket.slow:
                wire.cut()
            else:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    await websocket.close(1008 if socket.ended else 1012)

    def _come(self, socket: Socket) -> None:
        self._sockets.add(socket)
        self._site.metrics.sockets.inc()
        if socket.account is not None:
            self._online[socket.account] = self._online.get(socket.account, 0) + 1

    def _go(self, socket: Socket) -> None:
        socket.gone = True
        self._sockets.discard(socket)
        self._site.metrics.sockets.dec()
        for match in socket.watched:
            self._matches.unwatch(match, socket)
        if socket.account is not None:
            self._online[socket.account] -= 1
            if not self._online[socket.account]:
                del self._online[socket.account]

    async def _read(self, websocket: WebSocket, socket: Socket, asking: Asker) -> None:
        room = asyncio.Semaphore(_AT_ONCE)
        rate_key = f"socket {asking.account.id if asking.account else asking.counted}"
        tasks: set[asyncio.Task[None]] = set()

        def done(task: asyncio.Task[None]) -> None:
            tasks.discard(task)
            room.release()

        while True:
            text = await _next(websocket)
            await room.acquire()
            # What is under way when the client goes is finished: its answer may be on its way to the disk.
            task = asyncio.create_task(self._handle(text, socket, asking, rate_key))
            tasks.add(task)
            task.add_done_callback(done)

    async def _handle(self, text: str, socket: Socket, asking: Asker, rate_key: str) -> None:
        message: Message | None = None
        try:
            if self._site.config.rate_limits:
                self._site.rates.ask(rate_key, _RATE)
            message = _READ.validate_json(text)
            told = await self._do(message, socket, asking)
        except ValidationError as error:
            told = _problem(_unreadable(error, asking.lang), asking.lang)
        except Refused as refused:
            told = {"op": "refused", "refusal": refused.refusal}
        except Problem as problem:
            self._site.metrics.problems.labels(problem.code).inc()
            told = _problem(problem, asking.lang)
        except Busy:
            told = _problem(Problem("busy", 503, seconds=2), asking.lang)
        except Exception as error:
            self._site.metrics.failures.inc()
            _LOG.error("message-failed", error=error, match=getattr(message, "match", None))
            told = _problem(Problem("failed", 500, reference=request_id.get()), asking.lang)
        key = _key(text) if message is None else message.key
        if key is not None:
            told["key"] = key
        socket.send(orjson.dumps(told))

    async def _do(self, message: Message, socket: Socket, asking: Asker) -> dict[str, Json]:
        match message:
            case Watch():
                return await self._watch(message, socket, asking)
            case Unwatch():
                socket.watched.discard(message.match)
                self._matches.unwatch(message.match, socket)
                return {"op": "done"}
            case Ping():
                return {"op": "pong", "at": self._site.now()}
            case Why():
                brief = await self._matches.brief(message.match)
                account = asking.account.id if asking.account else None
                seat = seat_of(brief, account, message.seat)
                what = (message.action, message.target)
                answer = await self._matches.ask(message.match, "why", seat, *what, asking.lang, seated=brief)
                return {"op": "why", **answer}
            case Say():
                account_, _ = asking.present()
                return {"op": "done", "line": await self._talk.say(message.match, account_, message.text)}
            case Answered() | Undo() | Confirm():
                account_, _ = asking.present()
                command: dict[str, Any] = {name: value for name, value in message if name != "match"}
                # Nobody cancels what a client has asked for, though it may go.
                number = await self._play.command(message.match, account_, command, asking.lang, lasting=True)
                return {"op": "done", "number": number}

    async def _watch(self, message: Watch, socket: Socket, asking: Asker) -> dict[str, Json]:
        if len(socket.watched) >= _MOST_WATCHED:
            raise Problem("too-many-watched", 429, seconds=0, count=_MOST_WATCHED)
        lang = asking.lang if message.words else None
        await self._matches.watch(message.match, socket, message.seat, lang, message.after)
        socket.watched.add(message.match)
        if socket.gone:  # while the table was read
            self._matches.unwatch(message.match, socket)
        return {"op": "done"}


async def _next(websocket: WebSocket) -> str:
    """The next message; one that is no text reads as nothing. WebSocketDisconnect."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
    return message.get("text") or ""


def _unreadable(error: ValidationError, lang: str) -> Problem:
    faults = error.errors()
    return Problem("not-json", 400) if faults[0]["type"] == "json_invalid" else invalid(faults, lang)


def _key(text: str) -> str | None:
    """The key of a message that could not be read as one, where it has one."""
    try:
        data = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    key = data.get("key") if isinstance(data, dict) else None
    return key[:64] if isinstance(key, str) else None


def _problem(problem: Problem, lang: str) -> dict[str, Json]:
    return {
        "op": "problem",
        "code": problem.code,
        "text": words_of(problem, lang),
        "values": problem.values,
    }
