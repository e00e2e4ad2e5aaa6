"""A bot from outside that behaves as its settings say, and a server's worth of questions for it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from bottega.bots.bot import outlook
from bottega.engine.state import State
from bottega.engine.types import Json
from bottega.server.thinking.thinkers import Seated, Thinkers
from bottega.server.thinking.worker import WorkerLimits
from tests.bots.scenes import random_match
from tests.bots.test_registry import install

ODD: Final = '''
import os, subprocess, sys, time
from bottega.bots.bot import Advice, Bot

class Odd(Bot):
    """`iterations` of its advice tell how often this very bot was asked, `seconds` its budget."""

    def __init__(self, game, seed, mode=""):
        self.asked = 0
        self.mode = mode
        self.game = game

    def decide(self, outlook, budget):
        self.asked += 1
        answer = self.asked
        match self.mode:
            case "hang":
                time.sleep(3600)
            case "hang-with-a-child":
                child = subprocess.Popen(["sleep", "3600"])
                open(os.environ["TMPDIR"] + "/child", "w").write(str(child.pid))
                time.sleep(3600)
            case "wait":
                while not budget.spent(0): time.sleep(0.01)
            case "exit":
                os._exit(3)
            case "raise":
                raise RuntimeError("no idea")
            case "illegal":
                legal = set(outlook.legal)
                bad = next(a for a in self.game.actions if a not in legal)
                return Advice(bad, [], 1, 0.0)
            case "print":
                print("a secret of my seat\\\\n" * 100_000)
                print("a secret of my seat", file=sys.stderr)
                os.write(1, b'{"action": "end turn"}\\\\n')
            case "hoard":
                self.kept = bytearray(300 << 20)
            case "grow" if self.asked == 1:
                self.kept = bytearray(200 << 20)
            case "devour":
                self.kept = bytearray(3000 << 20)
            case "nice":
                answer = os.nice(0)
            case "where":
                raise RuntimeError(" ".join(os.environ))
        return Advice(outlook.legal[0], [], answer, budget.seconds)
'''.replace("\\\\n", "\\n")

#: Impatient, so that a hang takes no time; a process may still take long to start.
LIMITS: Final = WorkerLimits(grace=0.3, memory=250 << 20)


def plant(folder: Path) -> str:
    """Install the bot there; the folder belongs on the path."""
    install(folder, "odd_bot", ODD, {"odd": "odd_bot:Odd"})
    return str(folder)


def asked(name: str = "masters", decisions: int = 10, seed: int = 3) -> tuple[State, dict[str, Json]]:
    """A match under way, and the question that a referee would give out for the seat that decides."""
    state, history = random_match(name, 2, seed, decisions)
    seat = state.actors[0]
    view = outlook(state, seat, random.Random(1), history)
    return state, {"world": view.world.dump(), "seat": seat, "seen": view.seen}


def odd(mode: str = "", match: str = "m", seat: int = 0) -> Seated:
    return Seated(match, seat, "odd", "masters", settings={"mode": mode})


@asynccontextmanager
async def thinkers(count: int = 1, limits: WorkerLimits = LIMITS, **more: Any) -> AsyncIterator[Thinkers]:
    """Closed at the end, and then nothing is left of it: no process, not even a dead one, and no task."""
    before = children()
    them = Thinkers(count, limits, **more)
    try:
        yield them
    finally:
        await them.close()
    assert them.pids() == []
    assert children() <= before
    left = asyncio.all_tasks() - {asyncio.current_task()}
    assert not left, left


def children() -> set[str]:
    """The processes that we have started and not taken leave of."""
    pids: set[str] = set()
    for task in Path("/proc/self/task").iterdir():
        # A thread of another test may end while we look; its children then belong to another of our threads.
        with suppress(FileNotFoundError, ProcessLookupError):
            pids.update((task / "children").read_text().split())
    return pids


def is_there(pid: int) -> bool:
    """Whether there is such a process, be it a dead one that nobody has taken notice of."""
    return Path(f"/proc/{pid}").exists()


def is_dead(pid: int) -> bool:
    """Whether it has ended; it may be that somebody has yet to take notice of it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def run(
    coroutine: Coroutine[Any, Any, None], loop: Callable[[], asyncio.AbstractEventLoop] | None = None
) -> None:
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(coroutine)
