"""The driver: makes bots and orders answer, and lets clocks run out.

After each entry that a process writes or hears of, it checks whether a bot must decide. If a process ends
before its bots have answered, another takes over: the row of a match says since when bots have had to
answer, and every process regularly looks for those that have waited too long. Two processes may think for
the same seat: the decision has one id, and the second answer is refused.
"""

from __future__ import annotations

import asyncio
import secrets
from itertools import count
from typing import Any, Final

import orjson

from bottega.engine.types import Json, Seat
from bottega.server.bus import BusNews
from bottega.server.config import Rate
from bottega.server.logs import ServerLog
from bottega.server.matches import MatchService
from bottega.server.site import Site
from bottega.server.store.base import Busy
from bottega.server.thinking.failure import WITHDRAWN, BotFailed
from bottega.server.thinking.thinkers import Seated, Thinkers
from bottega.server.thinking.worker import HURRIED, Told
from bottega.table.brief import Brief
from bottega.table.commands import CARETAKER
from bottega.table.hosting import Refused
from bottega.table.problem import Problem
from bottega.table.seeing import seat as seat_of
from bottega.table.types import PLAYING, SECOND, AccountId, MatchId, Millis

_LOG: Final = ServerLog("driver")
#: Seconds between checks of clocks, and of bots that no process thinks for.
_INTERVAL: Final = 1.0
#: A bot that has waited for this long is taken over by another process.
_ORPHANED: Final[Millis] = 30 * SECOND
#: Maximum matches per check.
_MANY: Final = 200
#: How often an account may make bots answer now.
_HURRY: Final = Rate(20, 3_000)
#: The bots that decide if the bot of a seat fails, one after the other.
_INSTEAD: Final = (CARETAKER, "random")
#: Seconds until the next attempt after a failure of store or referees: the first, doubled up to the longest.
_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 30.0


class Driver:
    def __init__(self, site: Site, matches: MatchService, thinkers: Thinkers | None) -> None:
        self._site = site
        self._matches = matches
        self._thinkers = thinkers
        self._driving: dict[MatchId, asyncio.Task[None]] = {}
        self._again: set[MatchId] = set()
        #: The decisions that bots are thinking about.
        self._asked: dict[MatchId, set[str]] = {}
        #: Matches whose bots are to answer at once, until a person must decide.
        self._hurried: set[MatchId] = set()
        self._number = count(1)
        #: Matches whose rules are not installed. They are left alone, and nothing of them is lost.
        self._without_rules: set[MatchId] = set()
        self._watch: asyncio.Task[None] | None = None
        self._closing = False
        matches.followers.append(self.follow)
        site.listen("hurry", self._heard_hurry)
        site.listen("thinking", self._heard_progress)

    async def open(self) -> None:
        self._watch = asyncio.create_task(self._check_all())

    async def close(self) -> None:
        self._closing = True
        tasks = [*self._driving.values(), *([self._watch] if self._watch else [])]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        if self._thinkers is not None:
            await self._thinkers.close()

    @property
    def healthy(self) -> bool:
        return self._watch is not None and not self._watch.done()

    def follow(self, brief: Brief) -> None:
        """A match has a new entry."""
        asked = self._asked.get(brief.id)
        if asked and self._thinkers is not None and not asked <= {bot[2] for bot in brief.bots}:
            self._thinkers.withdraw(brief.id)  # taken back, or the match is over
        if not only_bots(brief):
            self._hurried.discard(brief.id)
        if brief.status == PLAYING and (brief.bots or brief.orders):
            self.drive(brief.id)

    async def hurry(self, match: MatchId, account: AccountId) -> None:
        """A player will not wait any longer: the bots of the match answer now, with the best they have found,
        until a person must decide. Problem where people are waited for too, and in ranked matches, where it
        would weaken the bots of others."""
        brief = await self._matches.brief(match)
        seat_of(brief, account, None)
        if brief.row.ranked:
            raise Problem("hurry-ranked", 409)
        if not only_bots(brief):
            raise Problem("hurry-nobody", 409)
        if self._site.config.rate_limits:
            self._site.rates.ask(f"hurry {account}", _HURRY)
        self._hurry(match)
        self._site.bus.publish(BusNews("hurry", match, brief.number))

    async def _heard_hurry(self, news: BusNews) -> None:
        self._hurry(news.match)

    def _hurry(self, match: MatchId) -> None:
        if match in self._driving and self._thinkers is not None:
            self._hurried.add(match)
            self._thinkers.hurry(match)

    def drive(self, match: MatchId) -> None:
        """Let bots and orders answer in a match; one task for each match."""
        if self._closing:
            return
        if match in self._driving:
            self._again.add(match)
            return
        task = asyncio.create_task(self._drive(match))
        self._driving[match] = task
        task.add_done_callback(lambda _: self._driven(match))

    def _driven(self, match: MatchId) -> None:
        self._driving.pop(match, None)
        if match in self._again:
            self._again.discard(match)
            self.drive(match)

    async def _drive(self, match: MatchId) -> None:
        pause = _FIRST_PAUSE
        # A group of tasks of which one fails forgets that it was cancelled.
        while not self._closing:
            self._again.discard(match)
            try:
                brief = await self._matches.brief(match)
                if brief.status != PLAYING or not (brief.bots or brief.orders):
                    return
                if brief.orders:
                    await self._obey(match, brief.orders[0])
                else:
                    await self._decide_all(brief)
                pause = _FIRST_PAUSE
            except (Busy, Problem, Refused) as error:
                if isinstance(error, Problem) and (error.status == 404 or self._leaves_alone(match, error)):
                    return
                _LOG.warning("bot-waits", error=error, match=match)
                await self._rest(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                _LOG.error("bot-failed", error=error, match=match)
                await self._rest(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _rest(self, seconds: float) -> None:
        if not self._closing:
            await asyncio.sleep(seconds)

    async def _obey(self, match: MatchId, order: dict[str, Json]) -> None:
        await self._answer(match, {"op": "answer", "by": None, **order})

    async def _decide_all(self, brief: Brief) -> None:
        """The decisions of all bots that must decide now, side by side. If one fails, the others are
        withdrawn before all are asked again."""
        try:
            async with asyncio.TaskGroup() as group:
                for bot in brief.bots:
                    group.create_task(self._decide(brief, *bot))
        except ExceptionGroup as failed:
            first, *others = failed.exceptions
            for error in others:
                _LOG.warning("bot-waits", error=error, match=brief.id)
            raise first from None

    async def _decide(self, brief: Brief, seat: Seat, bot: str, decision: str) -> None:
        question = await self._matches.ask(brief.id, "question", seat)
        if question["decision"] != decision:
            return
        asked = self._asked.setdefault(brief.id, set())
        asked.add(decision)
        try:
            action = await self._think(brief, seat, bot, question)
        finally:
            asked.discard(decision)
            if not asked:
                self._asked.pop(brief.id, None)
        if action is None:
            return
        await self._answer(
            brief.id,
            {"op": "answer", "by": None, "seat": seat, "decision": decision, "action": action, "mind": bot},
        )

    async def _answer(self, match: MatchId, command: dict[str, Json]) -> None:
        try:
            await self._matches.command(match, command)
        except Problem as problem:
            # Meanwhile the decision was answered or taken back, or the match is over.
            if problem.code != "decision-closed" and not problem.code.startswith("table-is-"):
                raise

    async def _think(self, brief: Brief, seat: Seat, bot: str, question: dict[str, Json]) -> str | None:
        """The choice of the bot, or of another if it fails. None if the question was withdrawn."""
        if self._thinkers is None:
            raise Problem("no-bots", 503, seconds=30)
        since = self._site.now()

        def told(progress: dict[str, Json]) -> None:
            self._tell_progress(brief.id, {"seat": seat, "since": since, **progress})

        for name in (bot, *_INSTEAD):
            try:
                advice = await self.advice(brief.id, seat, name, question, told)
                return str(advice["action"])
            except BotFailed as failure:
                if failure.reason == WITHDRAWN:
                    return None
                _LOG.error("bot-replaced", match=brief.id, bot=name, reason=failure.reason)
        raise Problem("no-bots", 503, seconds=30)

    def _tell_progress(self, match: MatchId, progress: dict[str, Json]) -> None:
        """Those who watch the match learn how far a bot has come, in other processes too."""
        self._matches.tell(match, {"op": "thinking", "match": match, **progress}, presence=True)
        if self._matches.shared:
            text = orjson.dumps(progress).decode()
            self._site.bus.publish(BusNews("thinking", match, next(self._number), text))

    async def _heard_progress(self, news: BusNews) -> None:
        if not self._matches.watchers(news.match):
            return
        try:
            progress = orjson.loads(news.text)
            message = {"op": "thinking", "match": news.match, **progress}
        except (ValueError, TypeError) as error:
            _LOG.warning("progress-unreadable", error=error, match=news.match)
            return
        self._matches.tell(news.match, message, presence=True)

    async def advice(
        self, match: MatchId, seat: Seat, bot: str, question: dict[str, Json], told: Told | None = None
    ) -> dict[str, Any]:
        """The advice of a bot, with its reasons. BotFailed. `told` is called while it thinks."""
        if self._thinkers is None:
            raise Problem("no-bots", 503, seconds=30)
        who = Seated(
            match=match,
            seat=seat,
            bot=bot,
            game=question["game"],
            rules=question["rules"],
            edition=question["edition"],
            changes=question["changes"],
            seed=secrets.token_hex(8),
        )
        asked = {key: question[key] for key in ("world", "seat", "seen")}
        loop = asyncio.get_running_loop()
        start = loop.time()
        hurried = told is not None and match in self._hurried
        advice = await self._thinkers.think(who, asked, HURRIED if hurried else None, told=told)
        self._site.metrics.thinking_seconds.labels(bot).observe(loop.time() - start)
        return advice

    async def _check_all(self) -> None:
        # A new process takes over everything that waits: usually it follows the only process there was, which
        # was just killed.
        patience = 0
        while True:
            try:
                now, store = self._site.now(), self._site.store
                many = _MANY + len(self._without_rules)
                for row in await store.due_matches(now, many):
                    await self._command(row.id, {"op": "flag", "by": None})
                for row in await store.waiting_bots(now - patience, many):
                    if row.id not in self._without_rules:
                        self.drive(row.id)
                patience = _ORPHANED
            except Busy as error:
                _LOG.warning("store-away", error=error)
            except Exception as error:
                _LOG.error("driver-failed", error=error)
            await asyncio.sleep(_INTERVAL)

    async def _command(self, match: MatchId, command: dict[str, Json]) -> None:
        """Carry out what a clock demands; another process may have been faster."""
        if match in self._without_rules:
            return
        try:
            await self._matches.command(match, command)
        except Problem as problem:
            if not self._leaves_alone(match, problem):
                _LOG.info("too-late", match=match, code=problem.code)

    def _leaves_alone(self, match: MatchId, problem: Problem) -> bool:
        """Whether the rules of this match are not installed; then it is not tried again."""
        if problem.code != "rules-version":
            return False
        if match not in self._without_rules:
            self._without_rules.add(match)
            _LOG.warning("rules-not-installed", match=match, **problem.values)
        return True


def only_bots(brief: Brief) -> bool:
    """Whether nobody but bots is waited for."""
    return brief.status == PLAYING and bool(brief.bots) and not brief.row.waiting
