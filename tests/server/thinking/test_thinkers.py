"""Bots of the server: they answer, and when they do not, nobody else notices."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from secrets import token_hex

import pytest
import uvloop

import bottega
from bottega.engine.types import Json
from bottega.server.config import Config
from bottega.server.making import make_store
from bottega.server.parts import Parts
from bottega.server.site import Site
from bottega.server.thinking import thinkers as module
from bottega.server.thinking.failure import (
    BUSY,
    CLOSED,
    DIED,
    FAILED,
    HUNG,
    LATE,
    RESTING,
    WITHDRAWN,
    BotFailed,
)
from bottega.server.thinking.thinkers import FLOOR, MOST_STRIKES, PATIENCE, REST, Seated, Thinkers
from bottega.server.thinking.worker import HURRIED, Worker, WorkerLimits
from tests.server.thinking.odd import LIMITS, asked, is_dead, is_there, odd, plant, run, thinkers

#: A bot that should answer has all the time in the world: the machine may be busy.
PATIENT = WorkerLimits(grace=60.0, memory=LIMITS.memory)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    return plant(tmp_path_factory.mktemp("odd"))


@pytest.fixture(autouse=True)
def _planted(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(folder)


async def reason_of(them: Thinkers, who: Seated, seconds: float | None = None) -> BotFailed:
    with pytest.raises(BotFailed) as caught:
        await them.think(who, asked()[1], seconds)
    return caught.value


# Answers


@pytest.mark.parametrize("bot", ["random", "apprentice", "journeyman", "master"])
@pytest.mark.parametrize("game", ["inventors", "leonardo", "masters"])
def test_our_bots_advise_a_legal_action(game: str, bot: str) -> None:
    async def scene() -> None:
        state, question = asked(game)
        async with thinkers(limits=PATIENT) as them:
            advice = await them.think(Seated("m", question["seat"], bot, game), question, 0.1)
        assert advice["action"] in [str(action) for action in state.legal(question["seat"])]

    run(scene())


def test_a_hint_comes_with_its_reasons() -> None:
    async def scene() -> None:
        state, question = asked("inventors")
        async with thinkers(limits=PATIENT) as them:
            advice = await them.think(Seated("m", question["seat"], "maestro", "inventors"), question, 0.3)
        legal = [str(action) for action in state.legal(question["seat"])]
        assert 1 < len(advice["reasons"]) <= 5
        assert advice["reasons"][0]["action"] == advice["action"]
        for reason in advice["reasons"]:
            assert reason["action"] in legal
            assert len(reason["chances"]) == len(reason["points"]) == 2

    run(scene())


def test_the_figures_of_an_edition_count() -> None:
    """With other figures the world is not even that of the same game."""

    async def scene() -> None:
        game = bottega.game("leonardo", "owner")
        state = game.start(game.deal(players=2, seed=1))
        question = {"world": state.imagine(0, random.Random(1)).dump(), "seat": 0, "seen": []}
        async with thinkers(limits=PATIENT) as them:
            right = Seated("m", 0, "greedy", "leonardo", game.edition.name, dict(game.edition.changes))
            assert (await them.think(right, question))["action"]
            with pytest.raises(BotFailed, match="is played with edition"):
                await them.think(Seated("n", 0, "greedy", "leonardo"), question)

    run(scene())


def test_a_bot_goes_on_thinking_where_it_stopped() -> None:
    """The same bot of the same seat is asked again, whatever its seed; another match has another one."""

    async def scene() -> None:
        question = asked()[1]
        async with thinkers(2, PATIENT) as them:
            times = [
                (await them.think(replace(odd(match=match, seat=seat), seed=token_hex(4)), question))[
                    "iterations"
                ]
                for match, seat in (("m", 0), ("n", 0), ("m", 1), ("m", 0), ("n", 0), ("m", 0))
            ]
        assert times == [1, 1, 1, 2, 2, 3]

    run(scene())


def test_a_question_goes_to_the_worker_that_knows_its_bot() -> None:
    """Many at once, at two workers: every bot remembers all of its decisions."""

    async def scene() -> None:
        question = asked()[1]
        async with thinkers(2, PATIENT, clock=lambda: 0.0) as them:
            for time in range(1, 5):
                advice = await asyncio.gather(
                    *(them.think(odd(match=str(match)), question, 0.1) for match in range(8))
                )
                assert [each["iterations"] for each in advice] == [time] * 8
            assert them.counts()["started"] == 2

    run(scene())


def test_a_worker_takes_first_what_it_knows_until_another_has_waited_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Worker, "knows", lambda worker, key: key in worker.keys)
    times = [0.0]

    async def scene() -> None:
        async with thinkers(2, clock=lambda: times[0]) as them:
            tasks = [asyncio.create_task(them.think(odd(match=match), asked()[1])) for match in "mno"]
            await asyncio.sleep(0)
            worker = them._slow[0]
            worker.keys[odd(match="o").key] = None

            def first() -> str:
                chosen = them._choose(worker)
                assert chosen is not None
                them._slow_waiting = deque(
                    sorted([*them._slow_waiting, chosen], key=lambda each: each.who.match)
                )
                return chosen.who.match

            assert first() == "o"
            times[0] = PATIENCE
            assert first() == "m"
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    run(scene())


def test_the_number_of_kept_bots_is_limited() -> None:
    async def scene() -> None:
        question = asked()[1]
        async with thinkers(1, WorkerLimits(grace=60.0, minds=2)) as them:
            times = [
                (await them.think(odd(match=match), question))["iterations"]
                for match in ("m", "n", "m", "o", "m", "n")
            ]
        assert times == [1, 1, 2, 1, 3, 1], "n was forgotten when o came"

    run(scene())


def test_a_process_short_of_memory_forgets_bots_and_goes_on() -> None:
    """Without that it would be ended with all of its bots."""

    async def scene() -> None:
        question = asked()[1]
        async with thinkers(1, WorkerLimits(grace=60.0, memory=280 << 20)) as them:
            worker = them._slow[0]
            for match in "mn":
                assert (await them.think(odd(match=match), question))["iterations"] == 1
            assert (await them.think(odd("grow", "o"), question))["iterations"] == 1
            assert [key[0] for key in worker.keys] == ["n", "o"]
            assert (await them.think(odd("grow", "o"), question))["iterations"] == 2
            assert (await them.think(odd(match="n"), question))["iterations"] == 2
            assert (await them.think(odd(match="m"), question))["iterations"] == 1
            assert them.counts()["started"] == 1

    run(scene())


# Bots that misbehave


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_one_that_hangs_is_ended_and_replaced(loop: Callable[[], AbstractEventLoop] | None) -> None:
    async def scene() -> None:
        async with thinkers() as them:
            assert (await them.think(odd(), asked()[1], 60))["iterations"] == 1
            (pid,) = them.pids()
            failure = await reason_of(them, odd("hang", "n"), 0.1)
            assert failure.reason == HUNG
            assert "bot 'odd' has not answered in time; its process was ended" in str(failure)
            assert not is_there(pid)
            assert (await them.think(odd(), asked()[1], 60))["iterations"] == 1, "a new process has no memory"
            assert them.pids() != [pid]
            assert them.counts()["hung"] == 1
            assert them.counts()["started"] == 2

    run(scene(), loop)


def test_what_a_bot_has_started_is_ended_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    async def scene() -> None:
        noted = tmp_path / "child"
        async with thinkers() as them:
            task = asyncio.create_task(them.think(odd("hang-with-a-child"), asked()[1], 3600))
            while not noted.exists() or not noted.read_text():
                await asyncio.sleep(0.01)
            task.cancel()
            while them.pids():
                await asyncio.sleep(0)
        async with asyncio.timeout(60):
            while not is_dead(int(noted.read_text())):
                await asyncio.sleep(0.01)

    run(scene())


def test_one_that_ends_its_process_is_told_and_replaced() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            failure = await reason_of(them, odd("exit"))
            assert failure.reason == DIED
            assert "the process of bot 'odd' has ended unexpectedly (exit code 3)" in str(failure)
            assert (await them.think(odd(), asked()[1]))["iterations"] == 1

    run(scene())


def test_processes_that_are_replaced_are_counted(tmp_path: Path) -> None:
    async def scene() -> None:
        config = Config(data=tmp_path, thinkers=1)
        site = Site(config, make_store(config))
        them = Parts(site).thinkers
        assert them is not None

        def restarts() -> float | None:
            return site.metrics.registry.get_sample_value("bottega_thinker_restarts_total")

        try:
            await them.think(odd(), asked()[1], seconds=600)
            assert restarts() == 0
            assert (await reason_of(them, odd("exit"))).reason == DIED
            await them.think(odd(), asked()[1], seconds=600)
            assert restarts() == 1
        finally:
            await them.close()

    run(scene())


def test_a_worker_that_died_in_its_sleep_is_replaced_and_nobody_notices() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            await them.think(odd(), asked()[1])
            (pid,) = them.pids()
            os.kill(pid, signal.SIGKILL)
            while them.pids():
                await asyncio.sleep(0.01)
            assert (await them.think(odd(), asked()[1]))["iterations"] == 1
            assert not is_there(pid), "leave was taken of it before another was started"

    run(scene())


@pytest.mark.parametrize(
    ("mode", "text"),
    [
        ("raise", "failed at a decision: RuntimeError: no idea"),
        ("illegal", "which is not legal"),
        ("devour", "MemoryError"),
    ],
)
def test_one_that_fails_is_told_and_its_worker_goes_on(mode: str, text: str) -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            failure = await reason_of(them, odd(mode))
            assert failure.reason == FAILED
            assert text in str(failure)
            assert (await them.think(odd(), asked()[1]))["iterations"] == 1
            assert them.counts()["started"] == 1

    run(scene())


def test_a_bot_that_is_not_there_is_told() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            failure = await reason_of(them, Seated("m", 0, "maestra", "masters"))
            assert failure.reason == FAILED
            assert "There is no bot “maestra”. Did you mean “maestro”?" in str(failure)

    run(scene())


def test_what_a_bot_prints_is_no_answer_and_reaches_no_log(capfd: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            state, question = asked()
            advice = await them.think(odd("print"), question)
            assert advice["action"] == str(state.legal(question["seat"])[0])
            assert (await them.think(odd("print"), question))["iterations"] == 2

    run(scene())
    assert capfd.readouterr() == ("", "")


def test_a_process_that_grows_too_large_is_replaced_after_its_answer() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            assert (await them.think(odd("hoard"), asked()[1]))["iterations"] == 1
            assert them.pids() == []
            assert (await them.think(odd(), asked()[1]))["iterations"] == 1
            assert them.counts()["started"] == 2

    run(scene())


def test_a_bot_from_outside_learns_nothing_of_our_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_DATABASE", "postgresql://club:secret@localhost/bottega")

    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            names = str(await reason_of(them, odd("where")))
        assert "PATH" in names
        assert "BOTTEGA_DATABASE" not in names

    run(scene())


def test_workers_stand_back_behind_the_server() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            nice = (await them.think(odd("nice"), asked()[1]))["iterations"]
        assert nice == min(19, os.nice(0) + 10)

    run(scene())


def test_a_bot_that_hangs_again_and_again_is_not_asked_for_a_while() -> None:
    times = [0.0]

    async def scene() -> None:
        async with thinkers(limits=PATIENT, clock=lambda: times[0]) as them:
            for _ in range(MOST_STRIKES):
                assert (await reason_of(them, odd("exit"))).reason == DIED
            started = them.counts()["started"]
            assert (await reason_of(them, odd("exit"))).reason == RESTING
            assert them.counts()["started"] == started
            assert (await them.think(Seated("m", 0, "greedy", "masters"), asked()[1]))["action"]
            times[0] += REST
            assert (await them.think(odd(), asked()[1]))["iterations"] == 1
            assert (await reason_of(them, odd("exit"))).reason == DIED, "one answer, and all is forgotten"

    run(scene())


# Many questions


def test_quick_bots_do_not_wait_for_those_who_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHARED", 3600.0)

    async def scene() -> None:
        async with thinkers(2, PATIENT) as them:
            slow = [asyncio.create_task(them.think(odd("wait", str(i)), asked()[1], 3600)) for i in range(6)]
            while them.counts()["thinking"] < 2:
                await asyncio.sleep(0.01)
            for bot in ("apprentice", "journeyman", "random", "greedy"):
                for match in "abc":
                    assert (await them.think(Seated(match, 0, bot, "masters"), asked()[1]))["action"]
            assert not any(task.done() for task in slow)
            for task in slow:
                task.cancel()
            await asyncio.gather(*slow, return_exceptions=True)

    run(scene())


def test_two_hundred_questions_at_once_share_the_time() -> None:
    """The more are waiting, the less each may think, down to a floor; the last has its full budget."""

    async def scene() -> None:
        question = asked()[1]
        async with thinkers(2, PATIENT) as them:
            budgets: list[float] = []

            async def ask(match: int) -> None:
                budgets.append((await them.think(odd(match=str(match)), question, 4.0))["seconds"])

            await asyncio.gather(*(ask(match) for match in range(200)))
            counts = them.counts()
        assert len(budgets) == 200
        assert min(budgets) == FLOOR
        assert max(budgets) == 4.0
        assert sum(budgets) < 4.0 * 2 * 6, "without sharing it would be 800 seconds"
        assert (counts["answered"], counts["started"], counts["waiting"]) == (200, 2, 0)

    run(scene())


def test_a_long_budget_is_for_times_when_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHARED", 0.4)

    async def scene() -> None:
        question = asked()[1]
        async with thinkers(limits=PATIENT) as them:
            both = await asyncio.gather(
                *(them.think(odd(match=match), question, 3600) for match in ("m", "n"))
            )
            assert [each["seconds"] for each in both] == [0.2, 3600]
            both = await asyncio.gather(*(them.think(odd(match=match), question, 0.3) for match in "mn"))
            assert [each["seconds"] for each in both] == [0.15, 0.3]

    run(scene())


def test_one_that_thinks_for_long_answers_soon_when_another_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHARED", 0.4)

    async def scene() -> None:
        question = asked()[1]
        async with thinkers(2, PATIENT) as them:
            long = [asyncio.create_task(them.think(odd("wait", "0"), question, 3600))]
            assert (await them.think(odd("wait", "m"), question, 0.5))["seconds"] == 0.5
            assert not long[0].done(), "another worker was free"
            long.append(asyncio.create_task(them.think(odd("wait", "1"), question, 3600)))
            while them.counts()["thinking"] < 2:
                await asyncio.sleep(0.01)
            assert (await them.think(odd(match="n"), question, 60))["seconds"] == 60
            assert [(await each)["seconds"] for each in long] == [3600, 3600], "cut short while they thought"
            assert them.counts()["started"] == 2

    run(scene())


def test_a_short_budget_is_not_stretched_to_the_floor() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            assert (await them.think(odd(), asked()[1], FLOOR / 2))["seconds"] == FLOOR / 2

    run(scene())


def test_a_queue_that_is_too_long_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 3)

    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            waiting = [asyncio.create_task(them.think(odd("", str(i)), asked()[1])) for i in range(3)]
            await asyncio.sleep(0)
            assert (await reason_of(them, odd())).reason == BUSY
            await asyncio.gather(*waiting)
            assert (await them.think(odd(), asked()[1]))["action"]

    run(scene())


# Questions nobody wants answered any more


def test_a_caller_that_will_not_wait_longer_gets_an_error() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            with pytest.raises(BotFailed) as caught:
                await them.think(odd("wait"), asked()[1], 3600, patience=0.01)
            assert caught.value.reason == LATE
            assert (await them.think(odd("", "n"), asked()[1]))["iterations"] == 1

    run(scene())


def test_a_question_is_cancelled_while_it_waits_and_while_it_is_thought_about() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            await them.think(odd("wait"), asked()[1], 0.01)
            pids = them.pids()
            thinking = asyncio.create_task(them.think(odd("wait"), asked()[1], 3600))
            waiting = asyncio.create_task(them.think(odd("wait", "n"), asked()[1], 3600))
            while not them.counts()["thinking"]:
                await asyncio.sleep(0.01)
            for task in (waiting, thinking):
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert them.counts()["waiting"] == 0
            assert (await them.think(odd("wait"), asked()[1], 0.01))["iterations"] == 3, "it was not ended"
            assert them.pids() == pids

    run(scene())


def test_one_that_does_not_hear_that_it_is_cancelled_is_ended() -> None:
    async def scene() -> None:
        async with thinkers() as them:
            await them.think(odd(), asked()[1], 60)
            (pid,) = them.pids()
            task = asyncio.create_task(them.think(odd("hang", "n"), asked()[1], 3600))
            while not them.counts()["thinking"]:
                await asyncio.sleep(0.01)
            task.cancel()
            assert (await them.think(odd(), asked()[1], 60))["iterations"] == 1
            assert not is_there(pid)

    run(scene())


def test_the_questions_of_a_match_can_be_withdrawn() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            mine = [
                asyncio.create_task(them.think(odd("wait", "m", seat), asked()[1], 3600)) for seat in (0, 1)
            ]
            other = asyncio.create_task(them.think(odd("", "n"), asked()[1]))
            while not them.counts()["thinking"]:
                await asyncio.sleep(0.01)
            assert them.withdraw("m") == 2
            for task in mine:
                with pytest.raises(BotFailed) as caught:
                    await task
                assert caught.value.reason == WITHDRAWN
            assert (await other)["iterations"] == 1
            assert them.withdraw("m") == 0

    run(scene())


def test_those_who_wait_are_told_how_far_a_bot_has_come() -> None:
    async def scene() -> None:
        told: list[dict[str, Json]] = []
        async with thinkers(limits=PATIENT) as them:
            task = asyncio.create_task(
                them.think(Seated("m", 0, "leonardo", "masters"), asked()[1], 3600, told=told.append)
            )
            while not told and not task.done():
                await asyncio.sleep(0.01)
            them.hurry("m")
            advice = await task
        assert told, "it thought for more than a second"
        assert told[0]["of"] == 60_000, "the level has a budget of its own"
        assert 0 < told[0]["done"] <= advice["iterations"] < 60_000
        assert 0 < told[0]["share"] < 1
        assert set(told[0]) == {"done", "of", "share"}, "nothing of what it thinks"

    run(scene())


def test_bots_can_be_made_to_answer_now_with_what_they_have() -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            thinking = asyncio.create_task(them.think(odd("wait"), asked()[1], 3600))
            waiting = asyncio.create_task(them.think(odd("wait", "m", 1), asked()[1], 3600))
            other = asyncio.create_task(them.think(odd("", "n"), asked()[1], 60))
            while not them.counts()["thinking"]:
                await asyncio.sleep(0.01)
            assert them.hurry("m") == 2
            assert (await thinking)["iterations"] == 1
            assert (await waiting)["seconds"] <= HURRIED, "it got a short time, not none"
            assert (await other)["seconds"] > HURRIED, "another match has nothing to do with it"
            assert them.hurry("m") == 0
            assert (await them.think(odd("", "m"), asked()[1], 60))["seconds"] > HURRIED

    run(scene())


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_caller_that_waits_when_the_server_ends_gets_an_error(
    loop: Callable[[], AbstractEventLoop] | None,
) -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            await them.think(odd(), asked()[1])
            pids = them.pids()
            tasks = [asyncio.create_task(them.think(odd("hang", str(i)), asked()[1], 3600)) for i in range(3)]
            while not them.counts()["thinking"]:
                await asyncio.sleep(0.01)
            await them.close()
            assert not any(map(is_there, pids))
            for task in tasks:
                with pytest.raises(BotFailed) as caught:
                    await task
                assert caught.value.reason == CLOSED
            assert (await reason_of(them, odd())).reason == CLOSED

    run(scene(), loop)


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_it_can_be_closed_while_a_process_starts(loop: Callable[[], AbstractEventLoop] | None) -> None:
    async def scene() -> None:
        async with thinkers(limits=PATIENT) as them:
            task = asyncio.create_task(them.think(odd(), asked()[1]))
            while not them.counts()["started"]:
                await asyncio.sleep(0)
            await them.close()
            with pytest.raises(BotFailed):
                await task

    run(scene(), loop)
