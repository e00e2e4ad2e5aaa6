"""What a worker process does: it keeps the bots of some seats, and puts questions to them.

A question comes from a referee: an imagined world, the seat, and what the seat has seen so far. A bot is
kept between its decisions, so that it can go on with what it has computed. The number of kept bots is
limited, and so is the memory of the process: where bots have large trees, fewer are kept.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final

from bottega.bots.bot import Budget, Progress
from bottega.bots.considering import KeptBots
from bottega.bots.worker import Inbox
from bottega.engine.types import Json
from bottega.system import ignore_interrupts

#: Seconds between two lines that say how far a bot has come.
_TELL: Final = 1.0
#: The part of its limit that the memory of the process may reach before bots are forgotten, and by how much
#: more of it the process must have grown before more are.
_KEPT: Final = 3 / 4
_GROWN: Final = 1 / 16
#: The second number in this file is the memory of the process, in pages.
_STATM: Final = Path("/proc/self/statm")


def work(order: dict[str, Json], lines: IO[bytes]) -> None:
    """Answer one question after the other, until the parent is gone."""
    ignore_interrupts()
    if sys.platform != "win32":  # which has no such priorities
        os.nice(order["nice"])
    limit_memory(order["memory"])
    outbox = Outbox(os.fdopen(os.dup(1), "wb"))
    discard_output()
    inbox = Inbox(lines)
    minds = KeptBots(order["minds"])
    room = Room(order["memory"])
    outbox.answer({"ready": True})
    while True:
        question = inbox.next()
        outbox.answer(answer_to(question, minds, inbox, outbox.begin, room))


class Outbox:
    """Writes answers, and while a bot thinks, how far it has come."""

    def __init__(self, lines: IO[bytes]) -> None:
        self._lines = lines
        self._lock = threading.Lock()
        self._budget: Budget | None = None
        threading.Thread(target=self._tell, daemon=True).start()

    def begin(self, budget: Budget) -> None:
        with self._lock:
            self._budget = budget

    def answer(self, answer: dict[str, Json]) -> None:
        with self._lock:
            self._budget = None
            self._write(answer)

    def _tell(self) -> None:
        while True:
            time.sleep(_TELL)
            with self._lock:
                if self._budget is not None:
                    self._write({"thinking": Progress(self._budget).to_json()})

    def _write(self, message: dict[str, Json]) -> None:
        self._lines.write(json.dumps(message).encode() + b"\n")
        self._lines.flush()


class Room:
    """Forgets bots before the process reaches its limit of memory, in bytes.

    Python gives little back to the system when bots go, and uses it for those that come. So more are
    forgotten only when the process has grown further.
    """

    def __init__(self, limit: int) -> None:
        self._most = limit * _KEPT
        self._step = limit * _GROWN

    def keep(self, minds: KeptBots, used: int) -> None:
        if used > self._most:
            minds.drop_half()
            self._most = used + self._step


def answer_to(
    question: dict[str, Json],
    minds: KeptBots,
    inbox: Inbox,
    begun: Callable[[Budget], None] = lambda budget: None,
    room: Room | None = None,
) -> dict[str, Json]:
    answer = minds.answer(question, inbox.cancels(question), begun)
    used = used_memory()
    if room is not None:
        room.keep(minds, used)
    return {**answer, "memory": used, "minds": len(minds)}


def discard_output() -> None:
    """Discard what a bot prints: it is not an answer, and may hold a secret of its seat."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)


def used_memory() -> int:
    """Bytes of memory in use; on macOS the peak; 0 where the system does not tell, as on Windows."""
    if sys.platform == "linux":
        try:
            pages = int(_STATM.read_text(encoding="ascii").split()[1])
        except (OSError, ValueError, IndexError):
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "darwin":
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return 0


def limit_memory(limit: int) -> None:
    """Past the limit the process is replaced between two questions; at twice the limit a bot gets a
    MemoryError in the middle of one. That second limit exists on Linux only: macOS does not heed it, and
    Windows has nothing like it."""
    if sys.platform == "linux":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = 2 * limit if most == resource.RLIM_INFINITY else min(2 * limit, most)
        resource.setrlimit(resource.RLIMIT_DATA, (wanted, most))
