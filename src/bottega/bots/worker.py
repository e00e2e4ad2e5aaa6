"""A bot in a process of its own, so that a program never waits for it longer than it wants to.

The process is a new Python. It gets what its seat may know and nothing else: an imagined world as plain data,
never the true state. Lines of JSON go both ways. A bot that does not answer in time is stopped with its
process, and the next decision gets a new one.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import IO, Final

from bottega.bots.bot import Advice, Bot, Budget, Outlook
from bottega.bots.considering import consider, read_advice
from bottega.bots.errors import BotError
from bottega.bots.registry import bot
from bottega.engine.game import Game
from bottega.engine.types import Json
from bottega.games import edited
from bottega.system import APART, ignore_interrupts

#: Seconds beyond the budget after which a process is stopped. The start of the process is part of them.
GRACE: Final = 10.0
#: Seconds for an answer where the budget is in iterations alone.
PATIENCE: Final = 600.0
#: Seconds between two calls of the function that says whether the question is cancelled.
_LOOK: Final = 0.02

#: What the new Python runs. Its first line says where to find Bottega and the bots of others. The pipe gets
#: another number than 0, and the standard input is empty from then on: a bot that reads it takes no questions
#: away, and on Windows a library that looks at it while it is loaded does not wait for our next question.
_BOOT: Final = (
    "import json, os, sys; lines = os.fdopen(os.dup(0), 'rb'); os.dup2(os.open(os.devnull, os.O_RDONLY), 0); "
    "order = json.loads(lines.readline()); sys.path[:] = order['path']; "
    "from {module} import work; work(order, lines)"
)


def boot(module: str) -> list[str]:
    """The command that runs `work(order, lines)` of this module in a new Python. It reads the order, one line
    of JSON with at least our ``path``, from its standard input, and `work` reads the rest."""
    return [sys.executable, "-c", _BOOT.format(module=module)]


class Thinker(Bot):
    """A bot in a process of its own; it plays as the bot itself would. Made for a seat of a match, and
    closed after it (or used in a `with`).

    `decide` waits for the answer. A program that must not wait calls `ask`, and `answer` once it is `ready`.
    """

    def __init__(
        self,
        name: str,
        game: Game,
        seed: int | str,
        settings: dict[str, Json] | None = None,
        grace: float = GRACE,
    ) -> None:
        bot(name, game, seed, **(settings or {}))  # so that an error is raised here and now
        self.name = name
        self.grace = grace
        self._game = game
        self._order: dict[str, Json] = {
            "bot": name,
            "game": game.name,
            "rules": game.version,
            "edition": game.edition.name,
            "changes": game.edition.changes,
            "seed": seed,
            "settings": settings or {},
        }
        self._process: _Process | None = None
        self._question = 0
        self._deadline: float | None = None
        self._cancelled: Callable[[], bool] | None = None

    @property
    def pid(self) -> int | None:
        """The number of its process, while there is one."""
        return None if self._process is None else self._process.pid

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        self.ask(outlook, budget)
        return self.answer()

    def ask(self, outlook: Outlook, budget: Budget) -> None:
        """Begin to think about a decision; returns at once."""
        if self._deadline is not None:
            raise BotError("bot-busy", name=self.name)
        if self._process is None:
            self._process = _Process({**self._order, "path": sys.path})
        self._question += 1
        left = None if budget.seconds is None else max(budget.seconds - budget.elapsed(), 1e-3)
        self._process.send(
            {
                "question": self._question,
                "world": outlook.world.dump(),
                "seat": outlook.seat,
                "seen": outlook.seen,
                "seconds": left,
                "iterations": budget.iterations,
            }
        )
        self._deadline = time.monotonic() + (PATIENCE if left is None else left + self.grace)
        self._cancelled = budget.cancelled

    def ready(self) -> bool:
        """Whether `answer` need not wait: there is an answer, or there will be none."""
        if self._process is None or self._deadline is None:
            return False
        return self._process.has_answered() or time.monotonic() >= self._deadline

    def answer(self) -> Advice:
        """Its decision. BotError if it failed, or did not answer in time and was stopped."""
        process, deadline, cancelled = self._process, self._deadline, self._cancelled
        if process is None or deadline is None:
            raise BotError("bot-idle", name=self.name)
        answer: Json = None
        while answer is None:
            left = deadline - time.monotonic()
            if left <= 0:
                self.close()
                raise BotError("bot-late", name=self.name)
            answer = process.receive(left if cancelled is None else min(left, _LOOK))
            if cancelled is not None and cancelled():
                self.cancel()
                cancelled = None
        self._deadline = self._cancelled = None
        if answer is _Process.GONE:
            code = self.close()
            raise BotError("bot-ended", name=self.name, exit=str(code))
        if "error" in answer:
            raise BotError(answer["error"], **answer["values"])
        return read_advice(self._game, answer)

    def cancel(self) -> None:
        """Make it answer now, with what it has so far."""
        if self._process is not None and self._deadline is not None:
            self._process.send({"cancel": self._question})

    def close(self) -> int | None:
        """Stop the process at once; its exit code."""
        process, self._process = self._process, None
        self._deadline = self._cancelled = None
        return None if process is None else process.stop()

    def __enter__(self) -> Thinker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Process:
    """A Python in which a bot thinks, and the lines that come from it."""

    #: What `receive` returns when the process has ended.
    GONE: Final[dict[str, Json]] = {"error": "gone"}

    def __init__(self, order: dict[str, Json]) -> None:
        # Ctrl-C in a terminal is meant for the process that asks.
        self._python = subprocess.Popen(
            boot(__name__), stdin=subprocess.PIPE, stdout=subprocess.PIPE, **APART
        )
        assert self._python.stdin is not None
        assert self._python.stdout is not None
        self._stdin, self._stdout = self._python.stdin, self._python.stdout
        self._answers: queue.SimpleQueue[dict[str, Json]] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.pid = self._python.pid
        self.send(order)

    def send(self, message: dict[str, Json]) -> None:
        # If the process is gone, `receive` says so.
        with contextlib.suppress(OSError):
            self._stdin.write(json.dumps(message).encode() + b"\n")
            self._stdin.flush()

    def receive(self, seconds: float) -> dict[str, Json] | None:
        """Its answer, GONE if the process has ended; None if there is nothing yet."""
        try:
            return self._answers.get(timeout=seconds)
        except queue.Empty:
            return None

    def has_answered(self) -> bool:
        return not self._answers.empty()

    def stop(self) -> int:
        self._python.kill()
        code = self._python.wait()
        self._reader.join()
        with contextlib.suppress(OSError):
            self._stdin.close()
        self._stdout.close()
        return code

    def _read(self) -> None:
        for line in self._stdout:
            try:
                self._answers.put(json.loads(line))
            except ValueError:
                break  # cut off in the middle
        self._answers.put(self.GONE)


def work(order: dict[str, Json], lines: IO[bytes]) -> None:
    """What the process does: it answers one question after the other, until its input ends."""
    ignore_interrupts()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # so that what a bot prints is not taken for an answer
    inbox = Inbox(lines)
    thinking = None
    while True:
        question = inbox.next()
        try:
            if thinking is None:
                game = edited(order["game"], order["edition"], order["changes"], order["rules"])
                thinking = bot(order["bot"], game, order["seed"], **order["settings"])
            answer = consider(thinking, game, question, inbox.cancels(question))
        except BotError as error:
            answer = {"error": error.code, "values": error.values}
        except Exception as error:
            values = {"name": order["bot"], "problem": f"{type(error).__name__}: {error}"}
            answer = {"error": "bot-broke", "values": values}
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()


class Inbox:
    """Reads messages while the bot thinks. When the input ends, the process ends at once."""

    def __init__(self, lines: IO[bytes]) -> None:
        self.cancelled = 0
        self._lines = lines
        self._questions: queue.SimpleQueue[dict[str, Json]] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def next(self) -> dict[str, Json]:
        return self._questions.get()

    def cancels(self, question: dict[str, Json]) -> Callable[[], bool]:
        """A function that says whether this question was cancelled."""
        number: int = question["question"]
        return lambda: self.cancelled >= number

    def _read(self) -> None:
        for line in self._lines:
            message = json.loads(line)
            if "cancel" in message:
                self.cancelled = message["cancel"]
            else:
                self._questions.put(message)
        os._exit(0)
