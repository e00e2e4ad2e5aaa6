"""Structured logs: one line for each event, as JSON for machines or as key=value for a terminal.

A module has one `ServerLog` and writes events with values: ``_LOG.info("swept", sessions=3)``. The caller
keeps secrets out of the values. Of an exception, the line has the types and the traceback, without the
messages: a message may hold anything, even what somebody typed.
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
from typing import Any, Final, TextIO, TypeAlias

import orjson

from bottega.engine.types import Json

#: The id of the request that is being answered; the answer has it in X-Request-Id.
request_id: Final[ContextVar[str]] = ContextVar("bottega_request", default="")

_ROOT: Final = ("bottega", "uvicorn", "asyncio")
#: How many frames of a traceback are logged, the innermost ones.
_FRAMES: Final = 12
#: How many causes of an exception are logged.
_CAUSES: Final = 10


#: An exception, or one as data.
Failure: TypeAlias = BaseException | dict[str, Json]


class ServerLog:
    """The log of one area of the server, such as ``ServerLog("driver")``.

    `error` adds an exception to the line, or what `failure` made of one in another process. A line about a
    match has its id as the value `match`.
    """

    def __init__(self, area: str) -> None:
        self._logger = logging.getLogger(f"bottega.{area}")

    def debug(self, event: str, /, error: Failure | None = None, **values: Json) -> None:
        self._write(logging.DEBUG, event, error, values)

    def info(self, event: str, /, error: Failure | None = None, **values: Json) -> None:
        self._write(logging.INFO, event, error, values)

    def warning(self, event: str, /, error: Failure | None = None, **values: Json) -> None:
        self._write(logging.WARNING, event, error, values)

    def error(self, event: str, /, error: Failure | None = None, **values: Json) -> None:
        self._write(logging.ERROR, event, error, values)

    def _write(self, level: int, event: str, error: Failure | None, values: dict[str, Json]) -> None:
        exception = error if isinstance(error, BaseException) else None
        known = error if isinstance(error, dict) else {}
        self._logger.log(level, event, exc_info=exception, extra={"bottega_values": {**values, **known}})


def failure(error: BaseException) -> dict[str, Json]:
    """An exception as values of a line: its type and those of its causes, and the traceback."""
    return {"error": [_type(each) for each in _chain(error)], "at": _frames(error)}


def values_of(record: logging.LogRecord) -> dict[str, Json]:
    """All values of a line, in the order of reading."""
    values: dict[str, Json] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "log": record.name,
        "event": record.getMessage(),
    }
    if request_id.get():
        values["request"] = request_id.get()
    values.update(getattr(record, "bottega_values", {}))
    if record.exc_info and record.exc_info[1] is not None:
        values.update(failure(record.exc_info[1]))
    return values


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return orjson.dumps(values_of(record), default=str).decode()


class KeyValues(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        values = values_of(record)
        head = f"{values.pop('time')} {values.pop('level'):<7} {values.pop('event')}"
        return " ".join([head, *(f"{key}={_shown(value)}" for key, value in values.items())])


def configure(level: str | None = None, json: bool | None = None, stream: TextIO | None = None) -> None:
    """Send all loggers of the server to one stream (stderr by default), as JSON unless it is a terminal. In a
    terminal only warnings and errors are shown by default: people who start the server to play do not need a
    line for each request."""
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


def log_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The exception handler of the event loop: logs without the values that asyncio would print."""
    ServerLog("loop").error(
        "loop", error=context.get("exception"), about=str(context.get("message", ""))[:200]
    )


def _shown(value: Json) -> str:
    text = value if isinstance(value, str) else orjson.dumps(value, default=str).decode()
    return (
        orjson.dumps(text).decode()
        if any(sign in text for sign in ' "=\n') and isinstance(value, str)
        else text
    )


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The exception and its causes."""
    cause: BaseException | None = error
    for _ in range(_CAUSES):
        if cause is None:
            return
        yield cause
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)


def _type(error: BaseException) -> str:
    """The type of an exception; an error of the system has a number that says what happened."""
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    return f"{name} {error.errno}" if isinstance(error, OSError) and error.errno else name


def _frames(error: BaseException) -> list[str]:
    return [
        f"{Path(frame.filename).as_posix().rpartition('/src/')[2]}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    ]
