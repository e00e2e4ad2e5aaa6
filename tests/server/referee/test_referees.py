"""Referees: what they answer, and what happens to one that does not."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bottega.server.referee.process import Referee, Refused, answer
from bottega.server.referee.referees import NotLoaded, RefereeLost, Referees
from bottega.server.store.base import Append
from bottega.table.brief import Brief
from bottega.table.problem import Problem
from tests.server.table.desk import START

#: Seconds a request may take.
_LIMIT = 600.0
SETTINGS: dict[str, Any] = {
    "game": "masters",
    "edition": None,
    "options": {},
    "public": True,
    "spectators": True,
    "ranked": False,
    "hints": True,
    "device": False,
    "order": "fixed",
    "tempo": {"kind": "none"},
}
CREATE: dict[str, Any] = {
    "op": "create",
    "by": "ada",
    "settings": SETTINGS,
    "seats": [{"me": "Ada"}, {"bot": "random"}],
    "word": "",
}


def with_referees(work: Callable[[Referees], Awaitable[None]], restarted: list[int] | None = None) -> None:
    """The limit is far beyond what a busy machine needs for an answer; see `lost_after_a_hang`."""

    async def run() -> None:
        referees = Referees(1, lambda: (restarted if restarted is not None else []).append(1), _LIMIT)
        await referees.open()
        try:
            await work(referees)
        finally:
            pids = referees.pids
            await referees.close()
            for pid in pids:
                with pytest.raises(ProcessLookupError):
                    os.kill(pid, 0)

    asyncio.run(run())


async def begun(referees: Referees, match: str = "m") -> tuple[list[Append], Brief]:
    appends = []
    for command in (CREATE, {"op": "start", "by": "ada"}):
        append, brief, news = await referees.ask("propose", match, command, START, [(0, "en", 0)])
        assert len(news) == 1
        appends.append(append)
    return appends, brief


async def lost_after_a_hang(referees: Referees, match: str) -> None:
    """A request to a referee that does not answer is lost when its time is up. It is not waited for: the
    time at which the request began is put back."""
    (line,) = [line for line in referees._lines if line is not None]
    assert line.answered, "a new process has a time of its own"
    os.kill(line.pid, signal.SIGSTOP)
    asking = asyncio.create_task(referees.ask("look", match, []))
    while not line.waiting:
        await asyncio.sleep(0)
    assert line.stuck() is None
    line.head_since -= _LIMIT
    assert line.stuck() == match
    with pytest.raises(RefereeLost):
        await asking


async def gone(pid: int) -> None:
    """Wait until there is no such process any more."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(pid, 0)
            await asyncio.sleep(0.02)


def test_a_proposal_is_an_entry_with_all_that_goes_with_it() -> None:
    async def work(referees: Referees) -> None:
        (created, started), brief = await begun(referees)
        assert created.seats is not None
        assert [seat.account for seat in created.seats] == ["ada", None]
        assert (started.entry.number, started.row.status, started.results) == (2, "playing", None)
        assert brief.row.waiting == 1
        assert [bot[1] for bot in brief.bots] == ["random"]

    with_referees(work)


def test_an_answer_may_be_larger_than_a_pipe() -> None:
    async def work(referees: Referees) -> None:
        await begun(referees)
        several = await asyncio.gather(
            *(referees.ask("look", "m", [(0, "en", 0)] * 400) for _ in range(3)),
            referees.ask("ask", "m", "settings", ()),
        )
        for _, news in several[:3]:
            assert sum(map(len, news)) > 1 << 20
        assert several[3]["game"] == "masters"

    with_referees(work)


def test_what_it_does_not_know_it_must_be_given() -> None:
    async def work(referees: Referees) -> None:
        with pytest.raises(NotLoaded):
            await referees.ask("look", "m", [])
        (created, started), before = await begun(referees)
        await referees.ask("forget", "m")
        with pytest.raises(NotLoaded):
            await referees.ask("look", "m", [])
        brief = await referees.ask("load", "m", None, [created.entry, started.entry])
        assert brief == before
        number, snapshot = await referees.ask("snapshot", "m")
        assert number == 2
        assert await referees.ask("load", "m", snapshot, []) == before

    with_referees(work)


def test_refusals_come_in_words_and_problems_as_they_are() -> None:
    async def work(referees: Referees) -> None:
        _, brief = await begun(referees)
        wish = {"op": "answer", "by": "ada", "decision": brief.opened[0], "action": "end turn", "lang": "fr"}
        with pytest.raises(Refused) as refused:
            await referees.ask("propose", "m", wish, START, [])
        assert refused.value.told["paragraph"]["text"]
        with pytest.raises(Problem) as problem:
            await referees.ask("propose", "m", {**wish, "by": "bruno"}, START, [])
        assert (problem.value.code, problem.value.status) == ("not-at-table", 403)

    with_referees(work)


def test_a_table_that_is_let_go_leaves_no_garbage_behind() -> None:
    """What a referee has kept for a while its collector does not look at again (see `_tidy`)."""
    referee = Referee(10)

    def evening(match: str) -> None:
        rng = random.Random(match)
        brief: Brief = answer(referee, "propose", match, (CREATE, START, [(0, "en", 0)]))[1][1]
        brief = answer(referee, "propose", match, ({"op": "start", "by": "ada"}, START, [(0, "en", 0)]))[1][1]
        while brief.status == "playing" and brief.number < 60:
            seat, decision = rng.choice(list(brief.opened.items()))
            by = {"by": "ada"} if seat == 0 else {"by": None, "mind": "random"}
            action = rng.choice(referee._table(match).choices[seat])
            wish = {"op": "answer", **by, "seat": seat, "decision": decision, "action": action}
            eyes = [(0, "en", brief.number), (None, None, brief.number)]
            how, result = answer(referee, "propose", match, (wish, START, eyes))
            assert how == "done", result
            brief = result[1]
            assert answer(referee, "propose", match, ({**wish, "by": "bruno"}, START, []))[0] != "done"
            answer(referee, "ask", match, ("why", (0, "end turn", None, "en")))
        answer(referee, "snapshot", match, ())
        referee.forget(match)

    evening("first")  # what is made once and kept
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        evening("second")
        gc.collect()
        kinds = {type(each) for each in gc.garbage}
        assert [kind for kind in kinds if kind.__module__.startswith("bottega")] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def test_one_that_hangs_is_ended_and_the_next_one_goes_on() -> None:
    restarted: list[int] = []

    async def work(referees: Referees) -> None:
        (created, started), before = await begun(referees)
        (pid,) = referees.pids
        await lost_after_a_hang(referees, "m")
        await gone(pid)
        with pytest.raises(NotLoaded):
            await referees.ask("look", "m", [])
        assert await referees.ask("load", "m", None, [created.entry, started.entry]) == before

    with_referees(work, restarted)
    assert restarted == [1]


def test_a_match_over_which_two_were_lost_is_not_tried_a_third_time() -> None:
    async def work(referees: Referees) -> None:
        for _ in range(2):
            with pytest.raises(NotLoaded):
                await referees.ask("look", "bad", [])
            await lost_after_a_hang(referees, "bad")
        with pytest.raises(Problem) as problem:
            await referees.ask("look", "bad", [])
        assert problem.value.code == "engine-trouble"
        await begun(referees, "good")

    with_referees(work)


def test_one_that_dies_is_replaced() -> None:
    async def work(referees: Referees) -> None:
        await begun(referees)
        os.kill(referees.pids[0], signal.SIGKILL)
        with pytest.raises((RefereeLost, NotLoaded)):
            await referees.ask("look", "m", [])
        await begun(referees, "again")

    with_referees(work)


def test_a_failure_of_the_rules_is_told_as_such_and_costs_one_table() -> None:
    referee = Referee(room=10)
    assert answer(referee, "propose", "m", (CREATE, START, []))[0] == "done"
    how, trace = answer(referee, "propose", "m", ({"op": "no such op", "by": "ada"}, START, []))
    assert how == "failed"
    assert "KeyError" in trace
    assert answer(referee, "look", "m", ([],))[0] == "done"


def test_only_so_many_tables_are_kept() -> None:
    referee = Referee(room=2)
    entries = [referee.propose("x", CREATE, START, [])[0].entry]
    for match in ("a", "b", "c"):
        referee.load(match, None, entries)
    assert answer(referee, "look", "a", ([],))[0] == "unknown"
    assert answer(referee, "look", "c", ([],))[0] == "done"
