"""One worker process, seen from the server: started when it is needed, ended when it does not answer."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import orjson

from bottega.bots.worker import boot
from bottega.engine.types import Json
from bottega.server.thinking.failure import DIED, FAILED, HUNG, WITHDRAWN, BotFailed
from bottega.server.thinking.process import Process

#: Seconds until a new process must be ready.
START: Final = 60.0
#: Python needs SYSTEMROOT to start on Windows, and the others to find the home folder, programs and
#: temporary files.
_OF_WINDOWS: Final = ("SYSTEMROOT", "COMSPEC", "PATHEXT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA")
#: Environment variables that a process gets. A bot from another package must not see the rest, such as the
#: address of the database.
_SURROUNDINGS: Final = ("PATH", "HOME", "LANG", "TMPDIR", "VIRTUAL_ENV", "BOTTEGA_PURE", *_OF_WINDOWS)
_SURROUNDINGS_LIKE: Final = ("PYTHON", "LC_", "LD_", "DYLD_")

#: Seconds that a bot gets which is to answer now.
HURRIED: Final = 0.25

#: Which bot it is: match, seat, name.
BotKey: TypeAlias = tuple[str, int, str]
#: Called about once a second while a bot thinks, with `Progress.to_json` of it.
Told: TypeAlias = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class WorkerLimits:
    """Limits of a process: the bots it keeps, its memory in bytes, its priority (`os.nice`), and the
    seconds beyond its budget after which a bot counts as hung."""

    minds: int = 12
    memory: int = 512 << 20
    nice: int = 10
    grace: float = 5.0
    start: float = START


@dataclass
class Worker:
    """A process that answers one question at a time. `until` is when it is expected to be free again, on
    the clock of the caller; `keys` are the seats whose bots it should have. `restarted` is called when a
    process takes the place of another."""

    limits: WorkerLimits
    restarted: Callable[[], None] = lambda: None
    until: float = 0.0
    busy: bool = False
    keys: OrderedDict[BotKey, None] = field(default_factory=OrderedDict)
    starts: int = 0
    _process: Process | None = None
    _limit: asyncio.Timeout | None = None
    _number: int = 0
    _unwanted: bool = False
    _asked: bool = False
    _hurried: bool = False
    _starting: asyncio.Task[Process] | None = None
    _endings: set[asyncio.Task[int | None]] = field(default_factory=set)

    @property
    def pid(self) -> int | None:
        """The number of its process, while there is one."""
        return self._process.pid if self._process is not None and self._process.alive else None

    def knows(self, key: BotKey) -> bool:
        return key in self.keys and self.pid is not None

    async def consider(
        self, key: BotKey, question: dict[str, Json], seconds: float, told: Told | None = None
    ) -> dict[str, Any]:
        """The answer to a question, or BotFailed. `seconds` is the budget. The process is ended if it has
        not answered by then, plus the grace."""
        self._unwanted = self._asked = self._hurried = False
        process = await self._ready()
        if self._unwanted:
            raise BotFailed(WITHDRAWN, "the question was withdrawn")
        if self._hurried:
            seconds = min(seconds, HURRIED)
        self._number += 1
        self._remember(key)
        message = {**question, "question": self._number, "seconds": seconds, "iterations": None}
        process.send(orjson.dumps(message))
        self._asked = True
        answer = await self._answer(process, seconds + self.limits.grace, f"bot {key[2]!r}", told)
        if answer is None:
            code = await self.stop()
            raise BotFailed(DIED, f"the process of bot {key[2]!r} has ended unexpectedly (exit code {code})")
        if answer.get("memory", 0) > self.limits.memory:
            await self.stop()
        if "error" in answer:
            self.keys.pop(key, None)
            raise BotFailed(FAILED, answer["error"])
        while len(self.keys) > answer["minds"]:
            self.keys.popitem(last=False)
        return answer

    def cancel(self) -> None:
        """The answer is not wanted any more: free the worker, within its grace."""
        self._unwanted = True
        self.hurry()

    def hurry(self) -> None:
        """Make it answer now, with what it has, within its grace."""
        self._hurried = True
        process, limit = self._process, self._limit
        if process is None or limit is None or limit.expired():
            return
        process.send(orjson.dumps({"cancel": self._number}))
        soon = asyncio.get_running_loop().time() + self.limits.grace
        when = limit.when()
        limit.reschedule(soon if when is None else min(soon, when))

    async def stop(self) -> int | None:
        """End the process, whatever it does; its exit code. `close` waits for it if the caller does not."""
        process, self._process = self._process, None
        self.keys.clear()
        if process is None:
            return None
        ending = asyncio.create_task(process.end())
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)
        return await asyncio.shield(ending)

    async def close(self) -> None:
        """End the process, be it only starting, and wait for those that are ending already."""
        starting, self._starting = self._starting, None
        if starting is not None:
            with contextlib.suppress(OSError):
                self._process = await starting
        await self.stop()
        await asyncio.gather(*self._endings)

    async def _ready(self) -> Process:
        """A process that waits for a question: the same as before, or a new one."""
        if self._process is not None and self._process.alive:
            return self._process
        await self.stop()
        limits = self.limits
        if self.starts:
            self.restarted()
        self.starts += 1
        # Not to be cancelled half-way: the process would be lost.
        self._starting = asyncio.create_task(
            Process.start(boot("bottega.server.thinking.mind"), surroundings())
        )
        self._process = await asyncio.shield(self._starting)
        self._starting = None
        order = {"path": sys.path, "nice": limits.nice, "memory": limits.memory, "minds": limits.minds}
        self._process.send(orjson.dumps(order))
        if await self._answer(self._process, limits.start, "a process for bots") is None:
            code = await self.stop()
            raise BotFailed(DIED, f"a process for bots could not be started (exit code {code})")
        return self._process

    def _remember(self, key: BotKey) -> None:
        self.keys[key] = None
        self.keys.move_to_end(key)
        while len(self.keys) > self.limits.minds:
            self.keys.popitem(last=False)

    async def _answer(
        self, process: Process, seconds: float, who: str, told: Told | None = None
    ) -> dict[str, Any] | None:
        """Its answer; None if the process has ended, or if the line is not an answer."""
        try:
            async with asyncio.timeout(seconds) as limit:
                self._limit = limit if self._asked else None
                while True:
                    answer = _read(await process.line())
                    if answer is None or "thinking" not in answer:
                        return answer
                    if told is not None:
                        told(answer["thinking"])
        except TimeoutError:
            await self.stop()
            raise BotFailed(HUNG, f"{who} has not answered in time; its process was ended") from None
        finally:
            self._limit = None


def _read(line: bytes) -> dict[str, Any] | None:
    try:
        answer = orjson.loads(line)
    except orjson.JSONDecodeError:
        return None
    return answer if isinstance(answer, dict) else None


def surroundings() -> dict[str, str]:
    return {
        name: value
        for name, value in os.environ.items()
        if name in _SURROUNDINGS or name.startswith(_SURROUNDINGS_LIKE)
    }
