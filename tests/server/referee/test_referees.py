"""Referees: what they answer, and what happens when one does not."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from bottega.server import logs
from bottega.server.referee import travel
from bottega.server.referee.process import Referee, answer
from bottega.server.referee.referees import REFEREE, REST, RefereeLost, Referees, RefereesClosed
from bottega.table.brief import Brief
from bottega.table.hosting import Eyes, NotLoaded, Refused
from bottega.table.problem import Problem
from bottega.table.rows import Append, MatchRow, ResultRow, SeatRow, StoredEntry
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


class SetClock:
    """Seconds that pass, and those that a test adds."""

    def __init__(self) -> None:
        self.added = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.added


CLOCK = SetClock()


def with_referees(work: Callable[[Referees], Awaitable[None]], restarted: list[int] | None = None) -> None:
    """The limit is far beyond what a busy machine needs for an answer; see `lost_after_a_hang`."""

    async def run() -> None:
        role = replace(REFEREE, limit=_LIMIT)
        referees = Referees(1, lambda: (restarted if restarted is not None else []).append(1), role, CLOCK)
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
        append, brief, news = await referees.ask(match, travel.Propose(command, START, [(0, "en", 0)]))
        assert len(news) == 1
        appends.append(append)
    return appends, brief


def loading(*appends: Append) -> travel.Load:
    return travel.Load(None, travel.wire_entries([append.entry for append in appends]))


async def lost_after_a_hang(referees: Referees, match: str) -> None:
    """A request to a referee that does not answer is lost when its time is up. It is not waited for: the
    time at which the request began is put back."""
    (line,) = [line for line in referees._lines if line is not None]
    assert line.answered, "a new process has a time of its own"
    os.kill(line.pid, signal.SIGSTOP)
    asking = asyncio.create_task(referees.ask(match, travel.LookAt([])))
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
            *(referees.ask("m", travel.LookAt([(0, "en", 0)] * 400)) for _ in range(3)),
            referees.ask("m", travel.Ask("settings", [])),
        )
        for _, news in several[:3]:
            assert sum(map(len, news)) > 1 << 20
        assert several[3]["game"] == "masters"

    with_referees(work)


def test_what_it_does_not_know_it_must_be_given() -> None:
    async def work(referees: Referees) -> None:
        with pytest.raises(NotLoaded):
            await referees.ask("m", travel.LookAt([]))
        (created, started), before = await begun(referees)
        await referees.ask("m", travel.Forget())
        with pytest.raises(NotLoaded):
            await referees.ask("m", travel.LookAt([]))
        brief = await referees.ask("m", loading(created, started))
        assert brief == before
        number, snapshot = await referees.ask("m", travel.TakeSnapshot())
        assert number == 2
        assert await referees.ask("m", travel.Load(snapshot, [])) == before

    with_referees(work)


def test_refusals_come_in_words_and_problems_as_they_are() -> None:
    async def work(referees: Referees) -> None:
        _, brief = await begun(referees)
        wish = {"op": "answer", "by": "ada", "decision": brief.opened[0], "action": "end turn", "lang": "fr"}
        with pytest.raises(Refused) as refused:
            await referees.ask("m", travel.Propose(wish, START, []))
        assert refused.value.refusal["paragraph"]["text"]
        with pytest.raises(Problem) as problem:
            await referees.ask("m", travel.Propose({**wish, "by": "bruno"}, START, []))
        assert (problem.value.code, problem.value.status) == ("not-at-table", 403)

    with_referees(work)


def test_a_table_that_is_let_go_leaves_no_garbage_behind() -> None:
    """A referee does not collect what it has kept for a while (see `_tidy`)."""
    referee = Referee(10)

    def evening(match: str) -> None:
        rng = random.Random(match)
        referee.propose(match, CREATE, START, [(0, "en", 0)])
        _, brief, _ = referee.propose(match, {"op": "start", "by": "ada"}, START, [(0, "en", 0)])
        while brief.status == "playing" and brief.number < 60:
            seat, decision = rng.choice(list(brief.opened.items()))
            by = {"by": "ada"} if seat == 0 else {"by": None, "mind": "random"}
            action = rng.choice(referee.table(match).choices[seat])
            wish = {"op": "answer", **by, "seat": seat, "decision": decision, "action": action}
            eyes: list[Eyes] = [(0, "en", brief.number), (None, None, brief.number)]
            _, brief, _ = referee.propose(match, wish, START, eyes)
            travel.framed(travel.wire_brief(brief))
            refused = travel.Propose({**wish, "by": "bruno"}, START, [])
            assert answer(referee, match, refused)[0] != travel.DONE
            answer(referee, match, travel.Ask("why", [0, "end turn", None, "en"]))
        answer(referee, match, travel.TakeSnapshot())
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
            await referees.ask("m", travel.LookAt([]))
        assert await referees.ask("m", loading(created, started)) == before

    with_referees(work, restarted)
    assert restarted == [1]


async def lost_twice(referees: Referees, match: str) -> None:
    for _ in range(2):
        with pytest.raises(NotLoaded):
            await referees.ask(match, travel.LookAt([]))
        await lost_after_a_hang(referees, match)


def test_a_match_over_which_two_were_lost_is_not_tried_a_third_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work(referees: Referees) -> None:
        await lost_twice(referees, "bad")
        with pytest.raises(Problem) as problem:
            await referees.ask("bad", travel.LookAt([]))
        assert problem.value.code == "engine-trouble"
        await begun(referees, "good")

    with_referees(work)
    lines = [logs.values_of(record) for record in caplog.records]
    assert [line["event"] for line in lines] == [
        *("referee-stuck", "referee-lost"),
        *("referee-stuck", "match-left-alone", "referee-lost"),
    ]
    assert {line["match"] for line in lines} == {"bad"}


def test_after_a_rest_a_match_that_was_left_alone_is_tried_again() -> None:
    async def work(referees: Referees) -> None:
        await lost_twice(referees, "slow")
        with pytest.raises(Problem):
            await referees.ask("slow", travel.LookAt([]))
        CLOCK.added += REST
        await begun(referees, "slow")
        assert referees._strikes == {}

    with_referees(work)


def test_two_that_are_lost_over_a_match_long_after_each_other_do_not_condemn_it() -> None:
    async def work(referees: Referees) -> None:
        for _ in range(3):
            with pytest.raises(NotLoaded):
                await referees.ask("slow", travel.LookAt([]))
            await lost_after_a_hang(referees, "slow")
            CLOCK.added += REST
        await begun(referees, "slow")

    with_referees(work)


def test_after_the_end_nothing_is_started() -> None:
    async def work(referees: Referees) -> None:
        await begun(referees)
        await referees.close()
        for match in ("m", "another"):
            with pytest.raises(RefereesClosed):
                await referees.ask(match, travel.LookAt([]))
        assert referees.pids == []

    with_referees(work)


def test_one_that_is_being_started_when_the_end_comes_is_ended() -> None:
    async def work(referees: Referees) -> None:
        pid = referees.pids[0]
        os.kill(pid, signal.SIGKILL)
        await gone(pid)
        asking = asyncio.create_task(referees.ask("m", travel.LookAt([])))
        while not referees._opening[0].locked():
            await asyncio.sleep(0)
        await referees.close()
        with pytest.raises(RefereeLost):
            await asking
        assert referees.pids == []

    with_referees(work)


def test_one_that_dies_is_replaced() -> None:
    async def work(referees: Referees) -> None:
        await begun(referees)
        os.kill(referees.pids[0], signal.SIGKILL)
        with pytest.raises((RefereeLost, NotLoaded)):
            await referees.ask("m", travel.LookAt([]))
        await begun(referees, "again")

    with_referees(work)


def test_a_failure_of_the_rules_costs_one_request() -> None:
    referee = Referee(room=10)
    assert answer(referee, "m", travel.Propose(CREATE, START, []))[0] == travel.DONE
    how, failure = answer(referee, "m", travel.Propose({"op": "no such op", "by": "ada"}, START, []))
    assert how == travel.FAILED
    assert (failure["error"], failure["entry"]) == (["KeyError"], 2)
    assert "commands.py" in failure["at"][-1]
    assert answer(referee, "m", travel.LookAt([]))[0] == travel.DONE


def test_a_failure_of_the_rules_is_logged_with_its_match_and_its_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work(referees: Referees) -> None:
        await begun(referees)
        with pytest.raises(Problem):
            await referees.ask("m", travel.Propose({"op": "no such op", "by": "ada"}, START, []))

    with_referees(work)
    (line,) = [logs.values_of(record) for record in caplog.records if record.getMessage() == "rules-failed"]
    assert (line["match"], line["asked"], line["error"]) == ("m", "Propose", ["KeyError"])
    assert line["entry"] == 3
    assert "commands.py" in line["at"][-1]


@pytest.mark.parametrize("kind", [logs.JsonLines, logs.KeyValues])
def test_the_line_of_an_entry_that_the_rules_cannot_take_names_it(
    caplog: pytest.LogCaptureFixture, kind: type[logging.Formatter]
) -> None:
    async def work(referees: Referees) -> None:
        (created, started), _ = await begun(referees)
        entry = replace(started.entry, data=started.entry.data.replace('"market"', '"no market"'))
        with pytest.raises(Problem, match="engine-trouble"):
            await referees.ask("m", loading(created, replace(started, entry=entry)))

    with_referees(work)
    (record,) = [record for record in caplog.records if record.getMessage() == "rules-failed"]
    line = kind().format(record)
    for part in ("rules-failed", "match", "m", "entry", "2", "DealError", "table.py", "Load"):
        assert part in line
    assert logs.values_of(record)["entry"] == 2


def test_a_referee_keeps_as_many_tables_as_it_has_room_for() -> None:
    referee = Referee(room=2)
    entries = [referee.propose("x", CREATE, START, [])[0].entry]
    for match in ("a", "b", "c"):
        referee.load(match, None, entries)
    assert answer(referee, "a", travel.LookAt([]))[0] == travel.NOT_LOADED
    assert answer(referee, "c", travel.LookAt([]))[0] == travel.DONE


def test_every_field_of_a_row_travels() -> None:
    """The Structs of `travel` name the fields of the rows, in the same order."""
    pairs = [
        (travel._Entry, StoredEntry),
        (travel._MatchRow, MatchRow),
        (travel._SeatRow, SeatRow),
        (travel._ResultRow, ResultRow),
        (travel._Brief, Brief),
    ]
    for wire, row in pairs:
        assert wire.__struct_fields__ == tuple(field.name for field in fields(row)), row
