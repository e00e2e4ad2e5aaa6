"""The gate: every request passes here first, and every answer last.

It gives the request an id, counts it, checks its limits (size, depth, time, rate, origin), adds the headers
that all answers have, and answers an unexpected error with the id, under which the log has the details.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import orjson
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from bottega.engine.types import Json
from bottega.server.http.answers import refusal
from bottega.server.logs import ServerLog, request_id
from bottega.server.security.addresses import address_of, counted, is_secure
from bottega.server.security.asking import asker, language, set_cookie
from bottega.server.security.headers import headers
from bottega.server.security.origins import check_host, check_origin
from bottega.server.store.base import Busy
from bottega.table.problem import Problem
from bottega.table.types import SECOND

if TYPE_CHECKING:
    from bottega.server.site import Site

_LOG: Final = ServerLog("requests")
_METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
#: Routes with rates of their own: what each does, and the name of its rate.
_RATED: Final = {
    "/api/guests": "coming_in",
    "/api/login": "logging_in",
    "/api/matches": "opening_tables",
    "/api/recovery": "recovering",
    "/api/recovery/password": "recovering",
}
#: Links in emails: not part of the API, but they change something; mail programs send forms to them.
_LINKS: Final = "/mail/"


class Gate:
    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        token = request_id.set(secrets.token_hex(6))
        try:
            if scope["type"] == "websocket":
                await self._socket(scope, receive, send)
            else:
                await self._request(scope, receive, send)
        finally:
            request_id.reset(token)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        exchange = _Exchange(self._site, scope, send)
        limits = self._site.config.limits
        try:
            async with asyncio.timeout(limits.answering / SECOND) as patience:
                try:
                    receive = await self._admit(scope, receive)
                    await self._app(scope, receive, exchange.send)
                except (Problem, Busy) as error:
                    await exchange.refuse(error)
        except TimeoutError as error:
            if not patience.expired():
                await exchange.fail(error)
            else:
                await exchange.refuse(Problem("slow", 503, seconds=5))
        except ClientDisconnect:
            exchange.status = 499
        except Exception as error:
            await exchange.fail(error)
        finally:
            exchange.log()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            check_host(HTTPConnection(scope), self._site.config)
            await self._app(scope, receive, send)
        except Problem as problem:
            # Before it is accepted: the server answers such a close with 403.
            _LOG.info("socket-refused", code=problem.code)
            with suppress(ClientDisconnected):
                await send({"type": "websocket.close", "code": 1008})
        except (ClientDisconnected, WebSocketDisconnect):
            # The client left before its socket was accepted; it will not read an answer.
            _LOG.debug("socket-left")
        except Exception as error:
            self._site.metrics.failures.inc()
            _LOG.error("socket-failed", error=error)
            raise

    async def _admit(self, scope: Scope, receive: Receive) -> Receive:
        """Check whether the request is allowed; returns what receives its body."""
        connection = HTTPConnection(scope)
        if scope["path"] in ("/healthz", "/readyz", "/metrics"):
            return receive
        check_host(connection, self._site.config)
        if not _is_api(scope) and scope["method"] in ("GET", "HEAD") and not scope["path"].startswith(_LINKS):
            return receive
        check_origin(connection, self._site.config)
        await self._count(connection)
        return await self._body(connection, receive)

    async def _count(self, connection: HTTPConnection) -> None:
        """The rates of the address, and of the account if there is one."""
        site, limits = self._site, self._site.config.limits
        if not site.config.rate_limits:
            await asker(connection)
            return
        path, method = connection.scope["path"], connection.scope["method"]
        writing = method not in ("GET", "HEAD", "OPTIONS")
        kind, rate = ("writing", limits.writing_address) if writing else ("reading", limits.reading_address)
        if writing and path in _RATED:
            kind = _RATED[path]
            rate = getattr(limits, kind)
        address = counted(address_of(connection, site.config))
        site.rates.ask(f"{kind} {address}", rate)
        account = (await asker(connection)).account
        if account is not None:
            rate = limits.writing_account if writing else limits.reading_account
            site.rates.ask(f"{'writing' if writing else 'reading'} {account.id}", rate)

    async def _body(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """Read the body, check its limits, and pass it on."""
        limits = self._site.config.limits
        length = connection.headers.get("content-length", "")
        if not length and "transfer-encoding" not in connection.headers:
            return receive
        if length and (not length.isdecimal() or int(length[:12]) > limits.body):
            raise Problem("body-size", 413, most=limits.body)
        try:
            async with asyncio.timeout(limits.receiving / SECOND):
                body = await _read(receive, limits.body)
        except TimeoutError:
            raise Problem("slow-body", 408) from None
        if body and _is_api(connection.scope):
            _check_json(connection, body, limits.depth)
        return _again(body, receive)


class _Exchange:
    """One request and its answer."""

    def __init__(self, site: Site, scope: Scope, send: Send) -> None:
        self.site = site
        self.scope = scope
        self.status = 0
        self._send = send
        self._connection = HTTPConnection(scope)
        self._began = time.perf_counter()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = message.setdefault("headers", [])
            present = {name.lower() for name, _ in given}
            secure = is_secure(self._connection, self.site.config)
            message["headers"] = [*given, *headers(secure, _is_api(self.scope), present), *self._own(present)]
        await self._send(message)

    def _own(self, present: set[bytes]) -> list[tuple[bytes, bytes]]:
        added = [(b"x-request-id", request_id.get().encode())]
        secret = self.scope.get("bottega.renewed")
        if secret and b"set-cookie" not in present:
            bare = Response()
            set_cookie(self._connection, bare, secret)
            added += [header for header in bare.raw_headers if header[0] == b"set-cookie"]
        return added

    async def refuse(self, error: Problem | Busy) -> None:
        problem = error if isinstance(error, Problem) else Problem("busy", 503, seconds=2)
        self.site.metrics.problems.labels(problem.code).inc()
        await self._answer(problem)

    async def fail(self, error: Exception) -> None:
        self.site.metrics.failures.inc()
        _LOG.error("failed", error=error, route=self._route, match=self._match)
        await self._answer(Problem("failed", 500, reference=request_id.get()))

    async def _answer(self, problem: Problem) -> None:
        if self.status:
            # Half of an answer was sent already: close the connection.
            raise ConnectionAbortedError
        await refusal(problem, language(self._connection))(self.scope, _nothing, self.send)

    def log(self) -> None:
        """Log and count the request, by the template of its route: a path may be the link of a private
        table."""
        took = time.perf_counter() - self._began
        method = self.scope["method"] if self.scope["method"] in _METHODS else "other"
        self.site.metrics.requests.labels(method, self._route, str(self.status)).inc()
        self.site.metrics.request_seconds.labels(self._route).observe(took)
        ms = round(1000 * took, 1)
        write = _LOG.debug if self._route in ("/healthz", "/readyz", "/metrics") else _LOG.info
        write("request", method=method, route=self._route, status=self.status, ms=ms)

    @property
    def _route(self) -> str:
        return str(getattr(self.scope.get("route"), "path", "other"))

    @property
    def _match(self) -> str | None:
        """The match that the request is about."""
        match: str | None = self.scope.get("path_params", {}).get("match")
        return match


def _is_api(scope: Scope) -> bool:
    return bool(scope["path"].startswith("/api/"))


async def _read(receive: Receive, most: int) -> bytes:
    parts, size, more = [], 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise Problem("body-size", 413, most=most)
        more = message.get("more_body", False)
    return b"".join(parts)


def _check_json(connection: HTTPConnection, body: bytes, deepest: int) -> None:
    """Refuse a body that is not strict JSON, or nested too deeply."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not kind.endswith("+json"):
        raise Problem("json-wanted", 415)
    try:
        value = orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise Problem("json-bad", 400, line=error.lineno, column=error.colno) from error
    level, depth = [value], 0
    while level:
        depth += 1
        if depth > deepest:
            raise Problem("json-deep", 400, most=deepest)
        level = [inner for outer in level for inner in _within(outer)]


def _within(value: Json) -> list[Json]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _again(body: bytes, receive: Receive) -> Receive:
    """The body in one piece, then the messages after it."""
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay


async def _nothing() -> Message:
    return {"type": "http.disconnect"}
