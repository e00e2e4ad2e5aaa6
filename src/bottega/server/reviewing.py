"""Reviews of finished matches, and exercises.

Reviews are made one after the other, in a process that runs when no other wants to, so that they take no time
from a bot of a running match. What is being made is in the memory of this server process: after a restart
somebody asks again. What is done is in the store. A review that nobody has asked about for some time is
cancelled. Exercises have a process of their own, because a person waits for each answer.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal, TypeAlias

import orjson

from bottega.engine.types import Json, Seat
from bottega.review import DEEP, LEVELS
from bottega.review.exercises import Exercise
from bottega.server.background import Background
from bottega.server.logs import ServerLog
from bottega.server.matches import MatchService
from bottega.server.site import Site
from bottega.server.store.base import Busy
from bottega.server.store.reviews import ReviewRow
from bottega.server.thinking.analyst import Analyst, AnalystLimits
from bottega.server.thinking.failure import BotFailed
from bottega.table.brief import Brief
from bottega.table.problem import Problem
from bottega.table.types import SECOND, AccountId, MatchId, Millis

_LOG: Final = ServerLog("reviews")

#: A review is cancelled if nobody has asked about it for this time.
LEFT: Final[Millis] = 20 * SECOND
#: Maximum reviews that wait.
_MOST_WAITING: Final = 40
#: Seconds between two looks at who is still there.
_INTERVAL: Final = 1.0
#: Seconds without a word after which a process is ended: a review gives way to everything else.
_SILENCE: Final = 600.0
_EXERCISE_SILENCE: Final = 25.0
#: Seconds after which one should ask again where too many wait.
_AGAIN: Final = 30

#: The same match is always judged alike.
_SEED: Final = "server"

Status: TypeAlias = Literal["none", "waiting", "running", "failed", "done"]


@dataclass(eq=False)
class Job:
    """A review that is wanted: by whom, and who has asked about it when, in ticks."""

    match: MatchId
    level: str
    seats: tuple[Seat, ...]
    by: AccountId
    what: dict[str, Json]
    looked: dict[AccountId | None, Millis] = field(default_factory=dict)
    status: Status = "waiting"
    progress: float = 0.0
    #: Set while it is being made.
    task: asyncio.Task[None] | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a review of a level stands: how much is done, 0 to 1; how many are made before it; and the
    review."""

    status: Status
    level: str | None = None
    progress: float = 0.0
    ahead: int = 0
    row: ReviewRow | None = None


class Reviews(Background):
    """`percent` of the usual work is done; 0: there are no reviews."""

    def __init__(self, site: Site, matches: MatchService, percent: int) -> None:
        super().__init__("reviews")
        self._site = site
        self._matches = matches
        self._percent = percent
        restarted = site.metrics.thinker_restarts.inc
        self._reviewer = Analyst(AnalystLimits(idle=True, silence=_SILENCE), restarted)
        self._examiner = Analyst(AnalystLimits(idle=False, silence=_EXERCISE_SILENCE), restarted)
        self._jobs: dict[tuple[MatchId, str], Job] = {}
        self._offered: dict[str, list[dict[str, Json]]] = {}
        self._asked = asyncio.Event()

    @property
    def pids(self) -> list[int]:
        """The processes there are now."""
        return [each.pid for each in (self._reviewer, self._examiner) if each.pid is not None]

    # Reviews

    async def start(
        self, brief: Brief, account: AccountId, level: str, seats: tuple[Seat, ...] | None
    ) -> Standing:
        """Make a review of a match, or join one that is being made. `seats` are those whose decisions are
        judged; None: those of people. Problem where the match cannot be reviewed, or too much is asked."""
        match, key = brief.id, (brief.id, level)
        if not self._percent:
            raise Problem("no-reviews", 503, seconds=_AGAIN)
        what = orjson.loads(await self._matches.read(match, "reviewable"))
        wanted = set(what["people"] if seats is None else seats)
        if not wanted <= set(range(len(brief.names))):
            raise Problem("no-such-seat", 404, seat=max(wanted))
        row = await self._site.store.review(match, level)
        if row is not None and wanted <= set(row.seats):
            return Standing("done", row.level, 1.0, row=row)
        job = self._jobs.get(key)
        if job is None or job.status == "failed" or not wanted <= set(job.seats):
            self._check_limits(account, key)
            looked = {} if job is None else job.looked
            wanted |= set() if row is None else set(row.seats)
            if job is not None:
                wanted |= set(job.seats)
                self._cancel(job)
            job = Job(match, level, tuple(sorted(wanted)), account, what, looked)
            self._jobs[key] = job
            self._asked.set()
        return self._look(job, account)

    def _check_limits(self, account: AccountId, key: tuple[MatchId, str]) -> None:
        """Before a review of this account is made. One at a time, and not too many a day."""
        waiting = [job for job in self._jobs.values() if job.status != "failed"]
        if any(job.by == account and (job.match, job.level) != key for job in waiting):
            raise Problem("review-at-once", 429)
        if len(waiting) >= _MOST_WAITING:
            raise Problem("busy", 503, seconds=_AGAIN)
        limits = self._site.config.limits
        if self._site.config.rate_limits:
            self._site.rates.ask(f"review {account}", limits.reviewing)
            if key[1] == DEEP:
                self._site.rates.ask(f"review deep {account}", limits.reviewing_deep)

    async def standing(self, match: MatchId, account: AccountId | None, level: str | None) -> Standing:
        """How the review of a level stands; without one, that which is being made, or the deepest that is
        done. Who asks is taken to wait for it."""
        jobs = [self._jobs.get((match, each)) for each in ((level,) if level else LEVELS)]
        job = next((each for each in jobs if each is not None), None)
        if job is not None:
            return self._look(job, account)
        for each in (level,) if level else reversed(LEVELS):
            row = await self._site.store.review(match, each)
            if row is not None:
                return Standing("done", row.level, 1.0, row=row)
        return Standing("none")

    def _look(self, job: Job, account: AccountId | None) -> Standing:
        job.looked[account] = self._site.clock.ticks()
        jobs = self._in_order()
        ahead = jobs.index(job) if job in jobs and job.status == "waiting" else 0
        return Standing(job.status, job.level, job.progress, ahead)

    def leave(self, match: MatchId, account: AccountId) -> None:
        """This account does not wait any longer. What nobody waits for is cancelled."""
        for job in [job for job in self._jobs.values() if job.match == match]:
            job.looked.pop(account, None)
            if not self._is_wanted(job):
                self._cancel(job)

    async def told(self, match: MatchId, row: ReviewRow, lang: str) -> bytes:
        """The review in words, as JSON."""
        return await self._matches.read(match, "review", row.data, lang)

    def _is_wanted(self, job: Job) -> bool:
        now = self._site.clock.ticks()
        return any(now - at <= LEFT for at in job.looked.values())

    def _cancel(self, job: Job) -> None:
        if self._jobs.get((job.match, job.level)) is job:
            del self._jobs[job.match, job.level]
        if job.task is not None:
            job.task.cancel()

    def _in_order(self) -> list[Job]:
        """Those that wait or are being made: the quick ones first, each kind in the order of the requests."""
        jobs = [job for job in self._jobs.values() if job.status in ("waiting", "running")]
        return sorted(jobs, key=lambda job: (job.status != "running", LEVELS.index(job.level)))

    # Making them

    async def run(self) -> None:
        looking = asyncio.create_task(self._look_around())
        try:
            while True:
                self._asked.clear()
                job = next((job for job in self._in_order() if job.status == "waiting"), None)
                if job is None:
                    await self._asked.wait()
                    continue
                job.task = asyncio.create_task(self._make(job))
                await asyncio.wait([job.task])
        finally:
            looking.cancel()
            for job in list(self._jobs.values()):
                self._cancel(job)

    async def _make(self, job: Job) -> None:
        job.status = "running"

        def told(progress: float) -> None:
            job.progress = progress

        try:
            args = (job.what, job.level, list(job.seats), _SEED, self._percent)
            made = await self._reviewer.ask("review", *args, told=told)
            await self._keep(job, made)
            if self._jobs.get((job.match, job.level)) is job:
                del self._jobs[job.match, job.level]
        except asyncio.CancelledError:
            raise
        except (BotFailed, Problem, Busy, OSError) as error:
            job.status = "failed"
            _LOG.warning("review-failed", error=error, match=job.match)
        except Exception as error:
            # The next review must not suffer from this one.
            job.status = "failed"
            _LOG.error("review-failed", error=error, match=job.match)

    async def _keep(self, job: Job, made: dict[str, Any]) -> None:
        mistakes = tuple((seat, number, grade) for seat, number, grade in made["mistakes"])
        data = orjson.dumps(made["review"]).decode()
        row = ReviewRow(job.match, job.level, self._site.now(), job.seats, mistakes, data)
        await self._site.store.save_review(row)

    async def _look_around(self) -> None:
        """Cancel what nobody waits for, and end processes that are not needed."""
        while True:
            await asyncio.sleep(_INTERVAL)
            for job in list(self._jobs.values()):
                if not self._is_wanted(job):
                    self._cancel(job)
            await self._reviewer.rest()
            await self._examiner.rest()

    async def close(self) -> None:
        await super().close()
        await self._reviewer.close()
        await self._examiner.close()

    # Exercises

    async def offered(self, game: str) -> list[dict[str, Json]]:
        """The positions that come with a game."""
        if game not in self._offered:
            self._offered[game] = await self._examine("offered", game)
        return self._offered[game]

    async def exercise(self, exercise: Exercise, question: str, *args: Json) -> Any:
        """A question about an exercise, by its name in `analysis`."""
        return await self._examine(question, asdict(exercise), *args)

    async def _examine(self, question: str, *args: Json) -> Any:
        if not self._percent:
            raise Problem("no-reviews", 503, seconds=_AGAIN)
        try:
            return await self._examiner.ask(question, *args)
        except (BotFailed, OSError) as failure:
            _LOG.warning("exercise-failed", error=failure)
            raise Problem("busy", 503, seconds=2) from failure
