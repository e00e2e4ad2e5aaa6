"""Live: WebSockets of clients, each for any number of matches.

There are two addresses for the same conversation. One of them names a match: by it a proxy can bring all who
play or watch that match to the same process, so that only one has to keep the match in memory.

A message is a JSON object with an ``op``. A client says which match it watches and up to which entry it
knows it; the server sends what the client missed, then every entry as it is written. Answers may be sent
here too. A client that reads too slowly is disconnected: it can come back and ask for the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import copy_context
from typing import Any, Final

import orjson
from fastapi import APIRouter
from pydantic import ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from bottega.engine.types import Json
from bottega.server.config import Rate
from bottega.server.crowd import crowd_of
from bottega.server.driver import Driver
from bottega.server.http.answers import store_problem
from bottega.server.http.invalid import invalid
from bottega.server.http.models import LONGEST_KEY
from bottega.server.logs import ServerLog, request_id
from bottega.server.matches import MatchService
from bottega.server.messages import (
    READ_MESSAGE,
    AnswerMessage,
    AwayMessage,
    ChatMessage,
    ConfirmMessage,
    HurryMessage,
    Message,
    PingMessage,
    UndoMessage,
    UnwatchMessage,
    WatchMessage,
    WhyMessage,
)
from bottega.server.play import Play
from bottega.server.presence import Presence
from bottega.server.security.asking import Asker, asker, site_of
from bottega.server.security.origins import check_socket_origin
from bottega.server.site import Site
from bottega.server.store.base import Busy
from bottega.server.store.sql import Gone
from bottega.server.store.values import Unstorable
from bottega.server.talk import Talk
from bottega.server.wire import Wire, wire_of
from bottega.server.words import problem_text
from bottega.table.hosting import Refused
from bottega.table.problem import Problem
from bottega.table.types import AccountId, MatchId
from bottega.table.wording import problem_data

_LOG: Final = ServerLog("live")
#: Maximum matches that one socket may watch.
_MOST_WATCHED: Final = 200
#: Maximum messages of one socket that are handled at once.
_AT_ONCE: Final = 32
_RATE: Final = Rate(200, 5)
#: Seconds between checks that the clients are still logged in.
_CHECK_SESSIONS: Final = 10.0


class Socket:
    """A client's socket; news goes there."""

    def __init__(self, wire: Wire, account: AccountId | None, session: str | None) -> None:
        self.account = account
        self.away = False
        #: The key of the session that opened it.
        self.session = session
        self._wire = wire
        self.slow = False
        self.ended = False  # its session has ended
        self.gone = False
        self.watched: set[MatchId] = set()
        #: Has a result once nothing more will be sent.
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        if not self.over.done() and not self._wire.push(message):
            self.slow = True
            self.over.set_result(None)

    def end(self) -> None:
        self.ended = True
        if not self.over.done():
            self.over.set_result(None)


class _Inbox:
    """The messages of a client, several of which are handled at once. While others wait, nothing more is read
    from the client."""

    def __init__(self, wire: Wire, handle: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        self._wire = wire
        self._handle = handle
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: deque[str] = deque()
        # Messages come from outside of any task. What is logged about them has the id of this request.
        self._context = copy_context()

    def put(self, text: str) -> None:
        if len(self._tasks) < _AT_ONCE:
            self._begin(text)
        else:
            self._waiting.append(text)
            self._wire.hold()

    def close(self) -> None:
        """Begin nothing more. What has begun is done to its end even if the client disconnects: its entry may
        be on its way to disk."""
        self._waiting.clear()

    def _begin(self, text: str) -> None:
        task = asyncio.get_running_loop().create_task(self._handle(text), context=self._context)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._waiting:
            self._begin(self._waiting.popleft())
        else:
            self._wire.go_on()


class Live:
    """All sockets of this process."""

    def __init__(
        self, site: Site, matches: MatchService, play: Play, talk: Talk, presence: Presence, driver: Driver
    ) -> None:
        self._site = site
        self._matches = matches
        self._play = play
        self._talk = talk
        self._presence = presence
        self._driver = driver
        self.router = APIRouter()
        for path in ("/api/live", "/api/matches/{match}/live"):
            self.router.add_api_websocket_route(path, self._serve)
        self._sockets: set[Socket] = set()
        self._online: dict[AccountId, int] = {}
        self._crowd = crowd_of(site.config)
        self._checking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._site.sessions.watchers.append(self._changed)
        self._checking = asyncio.create_task(self._check_all())

    async def close(self) -> None:
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.wait([self._checking])

    def _changed(self, account: AccountId) -> None:
        """An account has changed; it may have been logged out."""
        sockets = [socket for socket in self._sockets if socket.account == account]
        if sockets:
            self._matches.spawn(self._check(sockets))

    async def _check(self, sockets: list[Socket]) -> None:
        keys = {socket.session for socket in sockets if socket.session is not None}
        living = await self._site.store.living_sessions(keys, self._site.now())
        for socket in sockets:
            if socket.session is not None and socket.session not in living:
                socket.end()

    async def _check_all(self) -> None:
        """Close the sockets of sessions that ended in another process, within seconds."""
        while True:
            await asyncio.sleep(_CHECK_SESSIONS)
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
        account = asking.account.id if asking.account else None
        try:
            self._crowd.enter(account, asking.counted)
        except Problem as problem:
            await _turn_away(websocket, problem, asking.lang)
            return
        try:
            await self._converse(websocket, asking, account)
        finally:
            self._crowd.leave(account, asking.counted)

    async def _converse(self, websocket: WebSocket, asking: Asker, account: AccountId | None) -> None:
        await websocket.accept()
        session = asking.session.key if asking.session else None
        wire = wire_of(websocket)
        socket = Socket(wire, account, session)
        self._add(socket)
        reading = asyncio.create_task(self._read(websocket, socket, asking))
        try:
            await asyncio.wait([socket.over, reading], return_when=asyncio.FIRST_COMPLETED)
            error = reading.exception() if reading.done() else None
            if error is not None and not isinstance(error, WebSocketDisconnect):
                _LOG.error("socket-failed", error=error)
        finally:
            reading.cancel()
            self._remove(socket)
            if socket.slow:
                wire.cut()
            else:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    await websocket.close(1008 if socket.ended else 1012)

    def _add(self, socket: Socket) -> None:
        self._sockets.add(socket)
        self._site.metrics.sockets.inc()
        if socket.account is not None:
            self._online[socket.account] = self._online.get(socket.account, 0) + 1

    def _remove(self, socket: Socket) -> None:
        socket.gone = True
        self._sockets.discard(socket)
        self._site.metrics.sockets.dec()
        for match in socket.watched:
            self._leave(match, socket)
        if socket.account is not None:
            self._online[socket.account] -= 1
            if not self._online[socket.account]:
                del self._online[socket.account]

    async def _read(self, websocket: WebSocket, socket: Socket, asking: Asker) -> None:
        """Until the client disconnects."""
        rate_key = f"socket {asking.account.id if asking.account else asking.counted}"
        wire = wire_of(websocket)
        inbox = _Inbox(wire, lambda text: self._handle(text, socket, asking, rate_key))
        wire.listen(inbox.put)
        try:
            while True:
                inbox.put(await _next(websocket))
        finally:
            wire.listen(None)
            inbox.close()

    async def _handle(self, text: str, socket: Socket, asking: Asker, rate_key: str) -> None:
        """Every message gets one answer, with the key of the message if it has one."""
        message: Message | None = None
        try:
            if self._site.config.rate_limits:
                self._site.rates.ask(rate_key, _RATE)
            message = READ_MESSAGE.validate_json(text)
            answer = _encoded(await self._do(message, socket, asking), message.key)
        except Exception as error:
            key = _key(text) if message is None else message.key
            try:
                answer = _encoded(self._refusal(error, asking.lang), key)
            except Exception as unexpected:
                self._site.metrics.failures.inc()
                _LOG.error("message-failed", error=unexpected, match=getattr(message, "match", None))
                failed = Problem("failed", 500, reference=request_id.get())
                answer = _encoded(_problem(failed, asking.lang), key)
        socket.send(answer)

    def _refusal(self, error: Exception, lang: str) -> dict[str, Json]:
        """The answer to a message that was not carried out. An error that nobody expected is raised again."""
        match error:
            case ValidationError():
                return _problem(_unreadable(error, lang), lang)
            case Refused():
                return {"op": "refused", "refusal": error.refusal}
            case Problem():
                self._site.metrics.problems.labels(error.code).inc()
                return _problem(error, lang)
            case Busy() | Gone() | Unstorable():
                return _problem(store_problem(error), lang)
            case _:
                raise error

    async def _do(self, message: Message, socket: Socket, asking: Asker) -> dict[str, Json]:
        match message:
            case WatchMessage():
                return await self._watch(message, socket, asking)
            case UnwatchMessage():
                socket.watched.discard(message.match)
                self._leave(message.match, socket)
                return {"op": "done"}
            case AwayMessage():
                socket.away = message.away
                self._presence.moved(socket.watched)
                return {"op": "done"}
            case HurryMessage():
                account_, _ = asking.present()
                await self._driver.hurry(message.match, account_.id)
                return {"op": "done"}
            case PingMessage():
                return {"op": "pong", "at": self._site.now()}
            case WhyMessage():
                account = asking.account.id if asking.account else None
                return {"op": "why", **await self._play.why(message.match, account, message, asking.lang)}
            case ChatMessage():
                account_, _ = asking.present()
                return {"op": "done", "line": await self._talk.say(message.match, account_, message.text)}
            case AnswerMessage() | UndoMessage() | ConfirmMessage():
                account_, _ = asking.present()
                command: dict[str, Any] = {name: value for name, value in message if name != "match"}
                # This task is never cancelled, even if the client disconnects.
                number = await self._play.command(message.match, account_, command, asking.lang, lasting=True)
                return {"op": "done", "number": number}

    async def _watch(self, message: WatchMessage, socket: Socket, asking: Asker) -> dict[str, Json]:
        is_new = message.match not in socket.watched
        if is_new and len(socket.watched) >= _MOST_WATCHED:
            raise Problem("too-many-watched", 429, seconds=0, count=_MOST_WATCHED)
        lang = asking.lang if message.words else None
        # It counts before it is read: other messages of this socket are handled meanwhile.
        socket.watched.add(message.match)
        try:
            await self._matches.watch(
                message.match, socket, message.seat, lang, message.after, message.presence
            )
        except BaseException:
            if is_new:
                socket.watched.discard(message.match)
            raise
        if socket.gone:  # while the table was read
            self._leave(message.match, socket)
        else:
            self._presence.came(message.match, socket, message.presence)
        return {"op": "done"}

    def _leave(self, match: MatchId, socket: Socket) -> None:
        self._matches.unwatch(match, socket)
        self._presence.left(match, socket.account)


async def _turn_away(websocket: WebSocket, problem: Problem, lang: str) -> None:
    """Say why, and close with 1013 (try again later): a browser learns nothing of a socket that was never
    accepted."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.accept()
        await websocket.send_text(orjson.dumps(_problem(problem, lang)).decode())
        await websocket.close(1013)


async def _next(websocket: WebSocket) -> str:
    """The next message; empty if it is not a text. WebSocketDisconnect at the end."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
    return message.get("text") or ""


def _unreadable(error: ValidationError, lang: str) -> Problem:
    faults = error.errors()
    return Problem("not-json", 400) if faults[0]["type"] == "json_invalid" else invalid(faults, lang)


def _key(text: str) -> str | None:
    """The key of an invalid message, if it has one; read as pydantic reads messages."""
    try:
        data = from_json(text)
    except ValueError:
        return None
    key = data.get("key") if isinstance(data, dict) else None
    return key[:LONGEST_KEY] if isinstance(key, str) else None


def _encoded(reply: dict[str, Json], key: str | None) -> bytes:
    return orjson.dumps(reply if key is None else {**reply, "key": key})


def _problem(problem: Problem, lang: str) -> dict[str, Json]:
    return {"op": "problem", **problem_data(problem, problem_text(problem, lang))}
