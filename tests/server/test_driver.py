"""The driver: bots and orders answer, clocks run out, and nothing that fails stops it for ever."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bottega.engine.types import Json
from bottega.server import driver as module
from bottega.server.driver import only_bots
from bottega.server.referee import travel
from bottega.server.store.base import Busy
from bottega.server.thinking.failure import DIED, HUNG, WITHDRAWN, BotFailed
from bottega.server.thinking.thinkers import Seated
from bottega.server.thinking.worker import HURRIED
from bottega.table.brief import Brief
from bottega.table.commands import CARETAKER
from bottega.table.problem import Problem
from bottega.table.types import MINUTE
from tests.server.near import ADA, BRUNO, Ear, Near, brief, inside, match_row
from tests.terminal.running import PATIENCE


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again at once."""
    monkeypatch.setattr(module, "_FIRST_PAUSE", 0.0)
    monkeypatch.setattr(module, "_INTERVAL", 0.0)


class Thinking:
    """Thinkers whose bots advise the first legal action, unless `fails` has a reason for that bot. A bot in
    `slow` thinks until it is withdrawn."""

    def __init__(self) -> None:
        self.near: Near | None = None
        self.asked: list[Seated] = []
        self.questions: list[dict[str, Json]] = []
        self.seconds: list[float | None] = []
        self.progress: dict[str, Json] | None = None
        self.fails: dict[str, str] = {}
        self.slow: set[str] = set()
        self.closed = False
        self._waiting: dict[str, list[asyncio.Future[None]]] = {}

    async def think(
        self,
        who: Seated,
        question: dict[str, Json],
        seconds: float | None = None,
        told: Callable[[dict[str, Json]], None] | None = None,
    ) -> dict[str, Any]:
        self.asked.append(who)
        self.questions.append(question)
        self.seconds.append(seconds)
        if told is not None and self.progress is not None:
            told(self.progress)
        if who.bot in self.slow:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(who.match, []).append(waiting)
            await waiting
        if who.bot in self.fails:
            raise BotFailed(self.fails[who.bot], "a secret of its seat")
        assert self.near is not None
        table = self.near.referees.referee.table(who.match)
        action = table.game.actions[table.choices[who.seat][0]]
        return {"action": str(action), "reasons": [], "iterations": 1, "seconds": 0.0}

    def withdraw(self, match: str) -> int:
        found = self._waiting.pop(match, [])
        for waiting in found:
            waiting.set_exception(BotFailed(WITHDRAWN, "nobody wants to know"))
        return len(found)

    def hurry(self, match: str) -> int:
        found = self._waiting.pop(match, [])
        for waiting in found:
            waiting.set_result(None)
        return len(found)

    async def close(self) -> None:
        self.closed = True


def scene(
    tmp_path: Path, work: Callable[[Near, Thinking], Any], shared: bool = False, **settings: Any
) -> None:
    thinking = Thinking()

    @inside(thinkers=lambda: thinking, shared=shared, **settings)
    async def run(near: Near) -> None:
        thinking.near = near
        await work(near, thinking)

    run(tmp_path)


async def driven(near: Near) -> None:
    """Until nobody but people has anything to decide."""
    while near.driver._driving:
        await asyncio.wait(near.driver._driving.values())
        await asyncio.sleep(0)


async def minds(near: Near, match: str) -> list[str]:
    """Which bots have answered, in the order of the entries."""
    entries = [json.loads(entry.data) for entry in await near.store.entries(match)]
    return [entry["mind"] for entry in entries if entry.get("mind")]


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "bottega.driver"]


# Bots


def test_a_driver_that_closes_does_not_wait_for_a_bot_that_fails_just_then(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        begun = asyncio.Event()

        async def fail(*_: object, **__: object) -> dict[str, Any]:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                raise Problem("no-bots", 503)

        thinking.think = fail  # type: ignore[method-assign]
        await near.begun(people=1, bots=1)
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
            await near.driver.close()
        assert near.driver._driving == {}

    scene(tmp_path, work)


def test_a_bot_answers_as_soon_as_it_has_to_decide(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.begun(people=1, bots=1)
        await driven(near)
        assert await minds(near, match) == ["random"]
        assert (await near.matches.brief(match)).opened.keys() == {0}

    scene(tmp_path, work)


def test_a_bot_is_asked_with_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.begun(people=1, bots=1)
        await driven(near)
        assert {frozenset(question) for question in thinking.questions} == {
            frozenset({"world", "seat", "seen"})
        }
        (who,) = {(each.match, each.seat, each.bot, each.game) for each in thinking.asked}
        assert who == (match, 1, "random", "masters")
        truth = near.referees.referee.table(match)
        assert thinking.asked[0].seed not in (truth.secret, truth.nonce)

    scene(tmp_path, work)


@pytest.mark.parametrize("reason", [HUNG, DIED])
def test_another_bot_decides_where_one_fails(
    tmp_path: Path, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        thinking.fails = {"random": reason}
        await near.begun(people=1, bots=1)
        await driven(near)
        assert [who.bot for who in thinking.asked][:2] == ["random", CARETAKER]

    scene(tmp_path, work)
    assert events(caplog)[0] == "bot-replaced"
    assert "a secret of its seat" not in caplog.text


def test_where_all_bots_fail_the_match_waits_until_one_does_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        thinking.fails = {"random": DIED, CARETAKER: DIED}
        match = await near.begun(people=1, bots=1)
        while "bot-waits" not in events(caplog):
            await asyncio.sleep(0)
        assert (await near.matches.brief(match)).bots, "nobody has decided"
        thinking.fails = {}
        await driven(near)
        assert not (await near.matches.brief(match)).bots

    scene(tmp_path, work)


def test_if_one_bot_fails_the_others_are_withdrawn_before_all_are_asked_again(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.table(people=1, bots=2)
        at_once, most = 0, 0
        think, failed = thinking.think, asyncio.Event()

        async def first_fails(
            who: Seated, question: dict[str, Json], *more: Any, **told: Any
        ) -> dict[str, Any]:
            nonlocal at_once, most
            if who.seat == 1 and not failed.is_set():
                while not at_once:
                    await asyncio.sleep(0)  # until the other thinks
                failed.set()
                raise ZeroDivisionError
            at_once += who.seat == 2
            most = max(most, at_once)
            try:
                for _ in range(100):
                    await asyncio.sleep(0)
                return await think(who, question)
            finally:
                at_once -= who.seat == 2

        thinking.think = first_fails  # type: ignore[method-assign]
        await near.play.start(match, ADA)
        await driven(near)
        assert failed.is_set()
        assert most == 1, "no seat is thought for twice at once"
        assert sorted(who.seat for who in thinking.asked) == [1, 2]
        assert await minds(near, match) == ["random", "random"]

    scene(tmp_path, work)


def test_a_match_whose_rules_are_not_installed_is_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.begun(people=1, bots=1, tempo={"kind": "live", "minutes": 1, "increment": 0})
        await driven(near)
        near.clock.pass_by(2 * MINUTE)
        refused = 0

        async def ask(match: str, request: travel.RefereeRequest) -> Any:
            nonlocal refused
            refused += 1
            raise Problem("rules-version", 409, game="masters", version="1", known="2", release="older")

        near.referees.ask = ask  # type: ignore[method-assign]
        near.matches._rooms.forget(near.matches._rooms.room(match))
        looks, due = 0, near.store.due_matches

        async def count(now: int, limit: int) -> Any:
            nonlocal looks
            looks += 1
            return await due(now, limit)

        near.store.due_matches = count  # type: ignore[method-assign]

        async def looked_often() -> bool:
            await asyncio.sleep(0)
            return looks >= 5

        await looked_after(near, looked_often)
        near.driver.drive(match)
        await driven(near)
        assert refused == 2, "once by its clock, once by the test"
        assert events(caplog) == ["rules-not-installed"]

    scene(tmp_path, work)


def test_a_bot_of_which_nobody_wants_to_know_any_more_is_told_and_not_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        thinking.slow = {"random"}
        match = await near.begun(people=1, bots=1)
        while not thinking.asked:
            await asyncio.sleep(0)
        await near.play.command(match, ADA, {"op": "resign"}, "en")
        await driven(near)
        assert [who.bot for who in thinking.asked] == ["random"]
        assert await minds(near, match) == []
        assert near.driver._asked == {}

    scene(tmp_path, work)
    assert events(caplog) == []


def test_a_bot_goes_on_thinking_while_somebody_else_decides(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        thinking.slow = {"random"}
        match = await near.begun(people=1, bots=1)
        while not thinking.asked:
            await asyncio.sleep(0)
        await near.answer(match, ADA)
        await asyncio.sleep(0)
        assert thinking._waiting.keys() == {match}, "its question is the same as before"

    scene(tmp_path, work)


def test_an_answer_that_comes_too_late_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        other = near.another()
        other.matches.followers.clear()
        think = thinking.think

        async def overtaken(
            who: Seated, question: dict[str, Json], *more: Any, **told: Any
        ) -> dict[str, Any]:
            advice = await think(who, question)
            ((seat, name, decision),) = (await other.matches.brief(who.match)).bots
            command = {"op": "answer", "by": None, "seat": seat, "decision": decision, "mind": name}
            await other.matches.command(who.match, {**command, "action": advice["action"]})
            return advice

        thinking.think = overtaken  # type: ignore[method-assign]
        match = await near.begun(people=1, bots=1)
        await driven(near)
        assert len(thinking.asked) == 1
        assert await minds(near, match) == ["random"], "the other process was quicker, and that is all"

    scene(tmp_path, work, shared=True)
    assert events(caplog) == []


def test_without_bots_a_hint_is_refused(tmp_path: Path) -> None:
    @inside()
    async def run(near: Near) -> None:
        match = await near.begun()
        question = await near.matches.ask(match, "question", 0)
        with pytest.raises(Problem) as refused:
            await near.driver.advice(match, 0, "random", question)
        assert (refused.value.code, refused.value.status) == ("no-bots", 503)

    run(tmp_path)


# One task for each match


def test_a_match_is_driven_by_one_task_at_a_time(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        thinking.slow = {"random"}
        match = await near.begun(people=1, bots=1)
        near.driver.drive(match)
        task = near.driver._driving[match]
        near.driver.drive(match)
        assert near.driver._driving == {match: task}
        while not thinking.asked:
            await asyncio.sleep(0)
        thinking.slow = set()
        thinking.withdraw(match)
        await driven(near)
        assert await minds(near, match) == ["random"], "asked again, because the decision is still open"

    scene(tmp_path, work)


def test_what_comes_when_a_task_is_about_to_end_is_not_lost(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        match, looked = await near.begun(), 0
        brief = near.matches.brief

        async def look(match: str) -> Any:
            nonlocal looked
            looked += 1
            found = await brief(match)
            if looked == 1:
                near.driver.drive(match)  # an entry was written after it had looked
            return found

        near.matches.brief = look  # type: ignore[method-assign]
        near.driver.drive(match)
        await driven(near)
        assert looked == 2

    scene(tmp_path, work)


def test_a_match_that_is_not_there_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        near.driver.drive("nowhere")
        await driven(near)

    scene(tmp_path, work)
    assert events(caplog) == []


@pytest.mark.parametrize(
    ("trouble", "event"), [(Busy("the disk"), "bot-waits"), (ZeroDivisionError(), "bot-failed")]
)
def test_after_a_failure_of_the_store_the_match_is_driven_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, trouble: Exception, event: str
) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        append, left = near.store.append, [trouble, trouble]

        async def sometimes(row: Any) -> bool:
            if row.entry.number > 2 and left:
                raise left.pop()
            return await append(row)

        near.store.append = sometimes  # type: ignore[assignment, method-assign]
        match = await near.begun(people=1, bots=1)
        await driven(near)
        assert await minds(near, match) == ["random"]

    scene(tmp_path, work)
    assert events(caplog) == [event, event]


def test_the_pause_between_two_tries_grows_to_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_FIRST_PAUSE", 0.5)
    pauses = list[float]()

    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.begun()

        async def away(match: str) -> Any:
            raise Busy("the disk")

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 9:
                raise asyncio.CancelledError

        near.matches.brief = away  # type: ignore[method-assign]
        monkeypatch.setattr(asyncio, "sleep", sleep)
        with pytest.raises(asyncio.CancelledError):
            await near.driver._drive(match)
        monkeypatch.undo()

    scene(tmp_path, work)
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]


# Orders


def test_an_order_answers_for_its_seat(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.begun(game="leonardo")
        await near.play.command(match, BRUNO, {"op": "order", "pass": True}, "en")
        # Only Ada decides. What is Bruno's to decide in this phase is passed by the server.
        while not await near.matches.ask(match, "acted", 1):
            await driven(near)
            brief = await near.matches.brief(match)
            assert not brief.orders, "what an order has ready is answered"
            if 0 in brief.opened:
                await near.answer(match, ADA)

    scene(tmp_path, work)


# What is looked after


async def looked_after(near: Near, until: Callable[[], Any]) -> None:
    await near.driver.open()
    assert near.driver.healthy
    async with asyncio.timeout(PATIENCE):
        while not await until():
            await asyncio.sleep(0)


def test_clocks_that_have_run_out_are_flagged(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.begun(tempo={"kind": "live", "minutes": 1, "increment": 0})
        near.clock.pass_by(2 * MINUTE)

        async def flagged() -> bool:
            return (await near.matches.brief(match)).row.due is None

        await looked_after(near, flagged)

    scene(tmp_path, work)


def test_a_new_process_takes_over_the_bots_that_wait_and_later_those_of_lost_processes(
    tmp_path: Path,
) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        patience = list[int]()
        waiting = near.store.waiting_bots

        async def listen(before: int, most: int) -> Any:
            patience.append(near.clock.at - before)
            return await waiting(before, most)

        near.store.waiting_bots = listen  # type: ignore[assignment, method-assign]
        # Another process wrote this, and was killed before its bot had answered.
        other = near.another()
        other.matches.followers.clear()
        match = await other.begun(people=1, bots=1)
        near.clock.pass_by(1)

        async def answered() -> bool:
            return len(patience) > 2 and await minds(near, match) == ["random"]

        await looked_after(near, answered)
        assert patience[:3] == [0, 30_000, 30_000]

    scene(tmp_path, work)


def test_it_goes_on_looking_after_a_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        calls = 0

        async def due(now: int, most: int) -> list[Any]:
            nonlocal calls
            calls += 1
            if calls < 3:
                raise (Busy("the disk"), ZeroDivisionError())[calls - 1]
            return []

        async def looked() -> bool:
            return calls > 3

        near.store.due_matches = due  # type: ignore[assignment, method-assign]
        await looked_after(near, looked)
        assert near.driver.healthy

    scene(tmp_path, work)
    assert events(caplog)[:2] == ["store-away", "driver-failed"]
    assert [record.levelno for record in caplog.records][:2] == [logging.WARNING, logging.ERROR]


def test_what_another_process_flagged_first_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.table()
        await near.driver._command(match, {"op": "flag", "by": None})

    scene(tmp_path, work)
    assert events(caplog) == ["too-late"]


# The end


def test_closing_ends_what_is_under_way_and_the_bots(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        thinking.slow = {"random"}
        await near.begun(people=1, bots=1)
        await near.driver.open()
        while not thinking.asked:
            await asyncio.sleep(0)
        (task,) = near.driver._driving.values()
        await near.driver.close()
        assert task.cancelled()
        assert thinking.closed
        assert not near.driver.healthy

    scene(tmp_path, work)


# Those who wait


def test_those_who_watch_and_wish_it_learn_how_far_a_bot_has_come(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.table(people=1, bots=1)
        ada, other = Ear("ada"), Ear()
        await near.matches.watch(match, ada, None, "en", 0, presence=True)
        await near.matches.watch(match, other, None, "en", 0)
        thinking.progress = {"done": 40, "of": 100, "share": 0.4}
        await near.play.start(match, ADA)
        await driven(near)
        assert ada.of("thinking")[0] == {
            "op": "thinking",
            "match": match,
            "seat": 1,
            "since": near.clock.at,
            **thinking.progress,
        }
        assert other.of("thinking") == []
        assert [news for news in near.bus.published if news.kind == "thinking"] == []

    scene(tmp_path, work)


def test_progress_reaches_those_who_watch_in_another_process(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        match = await near.table(people=1, bots=1)
        thinking.progress = {"done": 40, "of": None, "share": 0.4}
        other = near.another()
        ada = Ear("ada")
        await other.matches.watch(match, ada, None, "en", 0, presence=True)
        await near.play.start(match, ADA)
        await driven(near)
        (news, *_) = [news for news in near.bus.published if news.kind == "thinking"]
        await other.site._heard(news)
        assert ada.of("thinking")[0]["share"] == 0.4
        await other.site._heard(replace(news, text="[1"))
        await other.site._heard(replace(news, text="[1]"))
        await other.site._heard(replace(news, match="unknown"))
        assert len(ada.of("thinking")) == 1, "what cannot be read is not passed on"

    scene(tmp_path, work, shared=True)


def test_a_player_may_make_the_bots_answer_until_it_is_their_turn(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        thinking.slow.add("random")
        match = await near.begun(people=1, bots=2)
        await near.answer(match, ADA)
        while len(thinking.asked) < 2:
            await asyncio.sleep(0)
        await near.driver.hurry(match, "ada")
        thinking.slow.clear()
        await driven(near)
        assert thinking.seconds[:2] == [None, None]
        later = thinking.seconds[2:]
        assert later, "the bots have decided more than once before it is her turn"
        assert set(later) == {HURRIED}
        asked = len(thinking.seconds)
        while len(thinking.seconds) == asked:
            await near.answer(match, ADA)
            await driven(near)
        assert thinking.seconds[asked] is None, "from her next decision on, they take their time again"
        assert [news.kind for news in near.bus.published].count("hurry") == 1

    scene(tmp_path, work)


def test_bots_hurry_in_whichever_process_they_think(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        thinking.slow.add("random")
        match = await near.begun(people=1, bots=1)
        await near.answer(match, ADA)
        while not thinking.asked:
            await asyncio.sleep(0)
        other = near.another()
        await other.driver.hurry(match, "ada")
        (news,) = [news for news in other.bus.published if news.kind == "hurry"]
        await near.site._heard(news)
        thinking.slow.clear()
        await driven(near)
        assert await minds(near, match)

    scene(tmp_path, work, shared=True)


def test_bots_hurry_only_for_players_and_where_nobody_else_is_waited_for(tmp_path: Path) -> None:
    async def work(near: Near, thinking: Thinking) -> None:
        thinking.slow.add("random")
        match = await near.begun(people=1, bots=1)

        async def refused(account: str) -> str:
            with pytest.raises(Problem) as caught:
                await near.driver.hurry(match, account)
            return caught.value.code

        assert await refused("ada") == "hurry-nobody", "she has to choose her leaders, too"
        await near.answer(match, ADA)
        assert await refused("bruno") == "not-at-table"
        for _ in range(20):
            await near.driver.hurry(match, "ada")
        assert await refused("ada") == "too-often"

    scene(tmp_path, work)


def test_nobody_hurries_a_stand_in_of_a_ranked_match() -> None:
    ranked = brief(bots=((1, "random", "3.1"),), row=replace(match_row("playing"), ranked=True, waiting=0))
    assert only_bots(ranked)
    near = SimpleNamespace(brief=lambda match: _later(ranked), followers=[], shared=False)
    site = SimpleNamespace(listen=lambda kind, listener: None)
    with pytest.raises(Problem) as caught:
        asyncio.run(module.Driver(site, near, None).hurry("m", "ada"))  # type: ignore[arg-type]
    assert caught.value.code == "hurry-ranked"


async def _later(value: Brief) -> Brief:
    return value
