"""What a worker process does: it keeps the bots of some seats, and puts questions to them.

A question comes from a referee: an imagined world, the seat, and what the seat has seen so far. A bot is
kept between its decisions, so that it can go on with what it has computed. The number of kept bots is
limited, and so is the memory of the process.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path
from typing import IO, Final

from bottega.bots.bot import Bot, Budget, Progress
from bottega.bots.errors import BotError
from bottega.bots.registry import bot
from bottega.bots.worker import Inbox, consider
from bottega.engine.game import Game
from bottega.engine.types import Json
from bottega.games import edited
from bottega.system import ignore_interrupts

#: Maximum games with their editions that are kept.
_GAMES: Final = 8
#: Maximum reasons in an answer; a hint needs only the best few.
_MOST_REASONS: Final = 5
#: Seconds between two lines that say how far a bot has come.
_TELL: Final = 1.0
#: The second number in this file is the memory of the process, in pages.
_STATM: Final = Path("/proc/self/statm")


class KeptBots:
    """Bots by the seat they think for, up to `most`; the one unused for longest is dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bots: OrderedDict[Hashable, tuple[dict[str, Json], Bot]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def get(self, who: dict[str, Json]) -> Bot:
        """The bot that has thought for this seat before, or a new one. A known bot keeps its own random
        numbers, whatever the seed in the question."""
        key = (who["match"], who["seat"], who["bot"])
        known = self._bots.pop(key, None)
        made = {**who, "seed": None}
        if known is None or known[0] != made:
            known = (made, bot(who["bot"], game_of(who), who["seed"], **who["settings"]))
        self._bots[key] = known
        while len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return known[1]

    def drop(self, who: dict[str, Json]) -> None:
        """Forget a bot that has failed: its state may be broken."""
        self._bots.pop((who["match"], who["seat"], who["bot"]), None)


def game_of(who: dict[str, Json]) -> Game:
    return _game(who["game"], who["edition"], json.dumps(who["changes"]), who["rules"])


@lru_cache(maxsize=_GAMES)
def _game(name: str, edition: str, changes: str, rules: int | None) -> Game:
    return edited(name, edition, json.loads(changes), rules)


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
    outbox.answer({"ready": True})
    while True:
        question = inbox.next()
        outbox.answer(answer_to(question, minds, inbox, outbox.begin))


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


def answer_to(
    question: dict[str, Json],
    minds: KeptBots,
    inbox: Inbox,
    begun: Callable[[Budget], None] = lambda budget: None,
) -> dict[str, Json]:
    who = question["who"]
    try:
        thinking = minds.get(who)
        answer = consider(thinking, game_of(who), question, inbox, begun)
        answer["reasons"] = [each for each in answer["reasons"] if each["attention"] > 0][:_MOST_REASONS]
    except BotError as error:
        minds.drop(who)
        answer = {"error": str(error)}
    except Exception as error:
        minds.drop(who)
        answer = {"error": f"bot {who['bot']!r} failed at a decision: {type(error).__name__}: {error}"}
    return {**answer, "memory": used_memory(), "minds": len(minds)}


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
