"""The questions of all matches of this process, and the workers that answer them.

There are two lanes. Bots that answer at once have a worker of their own, so that an apprentice need not
wait for a maestro; they also use idle workers of the other lane. All other bots share `count` workers.

The budgets of those who think shrink as more of them wait: to `seconds * count / load`, where `load` are the
questions that wait or are being thought about, but not below `FLOOR`. So waiting and thinking together take
about one budget, however many matches there are: the queue settles where `load` questions come
within one budget, and n questions that come at once are done after about `seconds * ln(n / count)`. Only when
each worker has more than one question per `FLOOR` to answer does the queue grow; at `MOST_WAITING` it is
full, and further questions are refused.

A bot that may think for longer than `SHARED` does so only while nobody waits: else its budget counts as
`SHARED`. One that is thinking when another comes to wait is held to the same: it answers when it has thought
for as long as it would get now. So a master waits for two seconds at most where a leonardo thinks.

A bot is kept by the worker that has it, and its questions go there if that one is free, or soon will be; then
it goes on where it stopped thinking. Otherwise any worker takes them, and the bot begins anew.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bottega.bots.levels import answers_at_once
from bottega.bots.registry import is_guest, usual_seconds
from bottega.engine.types import Json
from bottega.server.thinking.failure import BUSY, CLOSED, DIED, HUNG, LATE, RESTING, WITHDRAWN, BotFailed
from bottega.server.thinking.worker import HURRIED, BotKey, Told, Worker, WorkerLimits

#: The shortest budget of a bot in seconds, however long the queue (or its own budget, if that is less).
FLOOR: Final = 0.05
#: The longest budget that is shared, in seconds: where others wait, a longer one counts as this one.
SHARED: Final = 4.0
#: How long a question waits for the worker that has its bot, in seconds, while another one is free.
SOON: Final = 0.25
#: Questions whose bot a worker has go first, until the first in the queue has waited for this many seconds.
PATIENCE: Final = 2.0
#: Maximum questions that wait in a lane.
MOST_WAITING: Final = 2_000
#: Hangs and crashes in a row after which a bot from another package rests, and for how many seconds.
MOST_STRIKES: Final = 3
REST: Final = 60.0
#: The priority (`os.nice`) of the quick lane: higher than that of the others.
_QUICK_NICE: Final = 5


@dataclass(frozen=True)
class Seated:
    """A bot at a seat of a match, with the edition of the match and the version of its rules (None: the
    newest). `seed` is for its own random numbers, and has nothing to do with the deal."""

    match: str
    seat: int
    bot: str
    game: str
    edition: str = "standard"
    changes: dict[str, Json] = field(default_factory=dict)
    seed: str = ""
    settings: dict[str, Json] = field(default_factory=dict)
    rules: int | None = None

    @property
    def key(self) -> BotKey:
        return (self.match, self.seat, self.bot)

    def to_json(self) -> dict[str, Json]:
        return {
            "match": self.match,
            "seat": self.seat,
            "bot": self.bot,
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "changes": self.changes,
            "seed": self.seed,
            "settings": self.settings,
        }


@dataclass(eq=False)
class _Asked:
    """A question on its way. `answer` is done once no caller waits for it."""

    who: Seated
    question: dict[str, Json]
    seconds: float
    since: float
    answer: asyncio.Future[dict[str, Any]]
    told: Told | None = None
    worker: Worker | None = None
    #: When it got its worker, on the clock of the `Thinkers`.
    begun: float = 0.0


class Thinkers:
    """The bots of one server process. Made and used inside a running loop, closed at its end.

    `count` workers think, and one more answers for the quick; each is a process, started when it is first
    needed. `clock` returns seconds; `restarted` is called when a process takes the place of one that has
    ended.
    """

    def __init__(
        self,
        count: int = 1,
        limits: WorkerLimits | None = None,
        clock: Callable[[], float] = time.monotonic,
        restarted: Callable[[], None] = lambda: None,
    ) -> None:
        if count < 1:
            raise ValueError(f"there must be at least one worker for bots, not {count}")
        limits = limits or WorkerLimits()
        self.count = count
        self._clock = clock
        self._quick = Worker(replace(limits, nice=min(limits.nice, _QUICK_NICE)), restarted)
        self._slow = [Worker(limits, restarted) for _ in range(count)]
        self._quick_waiting: deque[_Asked] = deque()
        self._slow_waiting: deque[_Asked] = deque()
        self._open: set[_Asked] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._strikes: dict[str, tuple[int, float]] = {}
        self._counts: Counter[str] = Counter()
        self._timer: asyncio.Handle | None = None
        self._when = 0.0
        self._closed = False

    async def think(
        self,
        who: Seated,
        question: dict[str, Json],
        seconds: float | None = None,
        patience: float | None = None,
        told: Told | None = None,
    ) -> dict[str, Any]:
        """What a bot advises, as data: ``action`` in notation, ``reasons`` best first, ``iterations``,
        ``seconds``. Raises BotFailed.

        `question` comes from a referee: ``{"world", "seat", "seen"}``, with an imagined
        world. `seconds` is the most it may think, by default what is usual for the bot; `patience` the most
        that the caller will wait in all. `told` is called about once a second while the bot thinks, with how
        far it has come (`bots.bot.Progress`). Cancel the call to withdraw the question.
        """
        asked = self._ask(who, question, usual_seconds(who.bot) if seconds is None else seconds, told)
        try:
            async with asyncio.timeout(patience):
                answer = await asked.answer
        except TimeoutError:
            raise BotFailed(LATE, f"bot {who.bot!r} has not answered within {patience} seconds") from None
        finally:
            self._leave(asked)
        return {name: answer[name] for name in ("action", "reasons", "iterations", "seconds")}

    def withdraw(self, match: str) -> int:
        """Withdraw all questions of a match: it is over, or a decision was taken back. Returns how many
        there were; their callers get BotFailed."""
        withdrawn = [asked for asked in self._open if asked.who.match == match]
        for asked in withdrawn:
            _fail(asked, BotFailed(WITHDRAWN, f"the question of bot {asked.who.bot!r} was withdrawn"))
            self._leave(asked)
        return len(withdrawn)

    def hurry(self, match: str) -> int:
        """Make the bots of a match answer now, with what they have. Those that still wait for a worker get a
        short time once they have one. Returns how many there were."""
        asked_now = [asked for asked in self._open if asked.who.match == match]
        for asked in asked_now:
            asked.seconds = min(asked.seconds, HURRIED)
            if asked.worker is not None:
                asked.worker.hurry()
        return len(asked_now)

    def counts(self) -> dict[str, int]:
        """Counts for metrics: waiting and thinking now; answers, failures by reason, and starts
        of processes so far."""
        return {
            "waiting_quick": len(self._quick_waiting),
            "waiting": len(self._slow_waiting),
            "thinking": sum(worker.busy for worker in self._workers()),
            "processes": sum(worker.pid is not None for worker in self._workers()),
            "started": sum(worker.starts for worker in self._workers()),
            **self._counts,
        }

    def pids(self) -> list[int]:
        """The processes there are now."""
        return [worker.pid for worker in self._workers() if worker.pid is not None]

    async def close(self) -> None:
        """End everything at once. Callers that still wait get BotFailed."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for asked in list(self._open):
            _fail(asked, BotFailed(CLOSED, "the server is being shut down"))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self._workers()))

    # Questions

    def _ask(
        self, who: Seated, question: dict[str, Json], seconds: float, told: Told | None = None
    ) -> _Asked:
        if self._closed:
            raise BotFailed(CLOSED, "the server is being shut down")
        strikes, until = self._strikes.get(who.bot, (0, 0.0))
        if strikes >= MOST_STRIKES and self._clock() < until:
            raise BotFailed(RESTING, f"bot {who.bot!r} has hung or ended {strikes} times in a row")
        waiting = self._quick_waiting if answers_at_once(who.bot) else self._slow_waiting
        if len(waiting) >= MOST_WAITING:
            raise BotFailed(BUSY, f"{len(waiting)} questions are waiting")
        answer = asyncio.get_running_loop().create_future()
        asked = _Asked(who, question, seconds, self._clock(), answer, told)
        waiting.append(asked)
        self._open.add(asked)
        self._soon()
        return asked

    def _leave(self, asked: _Asked) -> None:
        """The caller is gone: drop the question if it waits, cancel it if a worker has it."""
        self._open.discard(asked)
        if asked.worker is not None:
            asked.worker.cancel()
            asked.worker = None
            return
        for waiting in (self._quick_waiting, self._slow_waiting):
            if asked in waiting:
                waiting.remove(asked)

    # Workers

    def _workers(self) -> list[Worker]:
        return [self._quick, *self._slow]

    def _soon(self, seconds: float = 0.0) -> None:
        """Dispatch soon, after the callers of this turn of the event loop have asked."""
        loop = asyncio.get_running_loop()
        when = loop.time() + seconds
        if self._timer is not None:
            if self._when <= when:
                return
            self._timer.cancel()
        self._when, self._timer = when, loop.call_later(seconds, self._dispatch)

    def _dispatch(self) -> None:
        """Give every free worker its next question."""
        self._timer = None
        if self._closed:
            return
        if self._quick_waiting and not self._quick.busy:
            self._begin(self._quick, self._quick_waiting.popleft())
        for worker in sorted(self._slow, key=_reluctance):
            if worker.busy:
                continue
            asked = self._choose(worker) if self._slow_waiting else None
            if asked is not None:
                self._begin(worker, asked)
            elif self._quick_waiting and worker.pid is not None and not self._slow_waiting:
                self._begin(worker, self._quick_waiting.popleft())
        if self._slow_waiting:
            self._hold_to_share()

    def _choose(self, worker: Worker) -> _Asked | None:
        """The first whose bot this worker knows, unless another has waited too long; else the first that
        should not rather wait for another worker. None, if all of them should."""
        waiting, now = self._slow_waiting, self._clock()
        chosen = None
        if now - waiting[0].since < PATIENCE:
            chosen = next((asked for asked in waiting if worker.knows(asked.who.key)), None)
        if chosen is None:
            chosen = next((asked for asked in waiting if not self._should_wait(asked, worker, now)), None)
        if chosen is None:
            self._soon(SOON)
        else:
            waiting.remove(chosen)
        return chosen

    def _should_wait(self, asked: _Asked, worker: Worker, now: float) -> bool:
        """Another worker knows its bot and is free, or will be soon."""
        if now - asked.since >= SOON:
            return False
        return any(
            other is not worker
            and other.knows(asked.who.key)
            and (not other.busy or other.until - now < SOON)
            for other in self._slow
        )

    def _begin(self, worker: Worker, asked: _Asked) -> None:
        worker.busy = True
        asked.worker, asked.begun = worker, self._clock()
        seconds = self._share(asked)
        worker.until = asked.begun + seconds
        task = asyncio.get_running_loop().create_task(self._serve(worker, asked, seconds))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _share(self, asked: _Asked) -> float:
        """The seconds for which a question may be thought about, as many as there are now."""
        seconds = asked.seconds
        load = len(self._slow_waiting) + sum(worker.busy for worker in self._slow)
        if load <= self.count or answers_at_once(asked.who.bot):
            return seconds
        return max(min(FLOOR, seconds), min(SHARED, seconds) * self.count / load)

    def _hold_to_share(self) -> None:
        """Others wait: who thinks answers after the time that it would get if it began now."""
        now = self._clock()
        for asked in self._open:
            worker, until = asked.worker, asked.begun + self._share(asked)
            if worker is not None and until < worker.until:
                worker.until = until
                asyncio.get_running_loop().call_later(until - now, _end_turn, asked, worker)

    async def _serve(self, worker: Worker, asked: _Asked, seconds: float) -> None:
        """One question, at one worker; the worker is free afterwards, whatever has happened."""
        who = asked.who
        try:
            question = {**asked.question, "who": who.to_json()}
            answer = await worker.consider(who.key, question, seconds, asked.told)
        except BotFailed as failure:
            self._strike(who.bot, failure.reason)
            asked.worker = None
            _fail(asked, failure)
        except OSError as error:
            # No process can be started now: too many files or processes, or no memory.
            self._counts[DIED] += 1
            asked.worker = None
            _fail(asked, BotFailed(DIED, f"no process for bots could be started: {error}"))
        else:
            self._counts["answered"] += 1
            self._strikes.pop(who.bot, None)
            asked.worker = None
            if not asked.answer.done():
                asked.answer.set_result(answer)
        finally:
            worker.busy = False
            self._soon()

    def _strike(self, bot: str, reason: str) -> None:
        self._counts[reason] += 1
        if reason in (HUNG, DIED) and is_guest(bot):
            strikes, _ = self._strikes.get(bot, (0, 0.0))
            self._strikes[bot] = (strikes + 1, self._clock() + REST)


def _reluctance(worker: Worker) -> tuple[bool, bool, int]:
    """The order in which workers take a new bot: first those with room for it, then those that are running,
    then those with fewer bots."""
    return len(worker.keys) >= worker.limits.minds, worker.pid is None, len(worker.keys)


def _end_turn(asked: _Asked, worker: Worker) -> None:
    if asked.worker is worker:
        worker.hurry()


def _fail(asked: _Asked, failure: BotFailed) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(failure)
