"""Structured logs: a line for each event, JSON for machines, key=value for a terminal.

What is told is an event and its values: ``tell(log, INFO, "request", route="/api/me", status=200)``. No
secret may be among them, and that is the business of whoever tells. An exception is told by its type and
its place, without its message: a message may hold anything, also what somebody typed.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO, TypeAlias

import orjson

from bottega.engine.types import Json

#: Of the request in hand; it is also in the answer's X-Request-Id.
request_id: Final[ContextVar[str]] = ContextVar("bottega_request", default="")

_ExcInfo: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)
_ROOT: Final = ("bottega", "uvicorn", "asyncio")


def tell(
    log: logging.Logger, level: int, event: str, /, error: BaseException | None = None, **values: Json
) -> None:
    """Log an event with its values; `error` adds the type and the place of an exception."""
    log.log(level, event, exc_info=error, extra={"bottega_values": values})


def values_of(record: logging.LogRecord) -> dict[str, Json]:
    """All that a record tells, in the order of reading."""
    told: dict[str, Json] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "log": record.name,
        "event": record.getMessage(),
    }
    if request_id.get():
        told["request"] = request_id.get()
    told.update(getattr(record, "bottega_values", {}))
    if record.exc_info and record.exc_info[1] is not None:
        told["error"] = [_kind(error) for error in _chain(record.exc_info[1])]
        told["at"] = _places(record.exc_info[1])
    return told


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return orjson.dumps(values_of(record), default=str).decode()


class KeyValues(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = values_of(record)
        head = f"{told.pop('time')} {told.pop('level'):<7} {told.pop('event')}"
        return " ".join([head, *(f"{key}={_shown(value)}" for key, value in told.items())])


def configure(level: str | None = None, json: bool | None = None, stream: TextIO | None = None) -> None:
    """All loggers of the server to one stream (usually stderr); JSON unless it is a terminal. Somebody who
    started it in a terminal to play wants to read of troubles and not of requests."""
    stream = stream or sys.stderr
    as_json = not stream.isatty() if json is None else json
    level = level or ("warning" if stream.isatty() else "info")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if as_json else KeyValues())
    for name in _ROOT:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(
            level.upper() if name == "bottega" else max(logging.WARNING, getattr(logging, level.upper()))
        )


def loop_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop complains about, without the values it would print with it."""
    error = context.get("exception")
    log = logging.getLogger("bottega.loop")
    tell(log, logging.ERROR, "loop", error=error, about=str(context.get("message", ""))[:200])


def _shown(value: Json) -> str:
    text = value if isinstance(value, str) else orjson.dumps(value, default=str).decode()
    return (
        orjson.dumps(text).decode()
        if any(sign in text for sign in ' "=\n') and isinstance(value, str)
        else text
    )


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The exception and those it came from."""
    found: BaseException | None = error
    for _ in range(10):
        if found is None:
            return
        yield found
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)


def _kind(error: BaseException) -> str:
    """An exception's type; the system's own errors have a number that tells what happened."""
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    return f"{name} {error.errno}" if isinstance(error, OSError) and error.errno else name


def _places(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [
        f"{Path(frame.filename).as_posix().rpartition('/src/')[2]}:{frame.lineno} {frame.name}"
        for frame in frames[-12:]
    ]
