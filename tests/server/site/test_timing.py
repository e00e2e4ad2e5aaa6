"""The clock of the machine is set, ahead and back: nobody is locked out, and no player loses time."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from bottega.server.config import AskerLimits, Rate
from bottega.server.timing import CONFIRMED, SteadyClock
from bottega.table.types import DAY, HOUR, MINUTE, SECOND
from tests.server.house import PASSWORD, Clock, House, code, visit
from tests.server.near import ADA, BRUNO, Near, inside

LIVE = {"kind": "live", "minutes": 20, "increment": 0}


def steady() -> tuple[Clock, SteadyClock]:
    """A machine, and the clock of a server on it."""
    machine = Clock()
    return machine, SteadyClock(machine.now, machine.ticks)


# The clock itself


def test_time_passes_and_small_corrections_are_followed() -> None:
    machine, clock = steady()
    for _ in range(10):
        machine.pass_by(SECOND)
        machine.put(300)
        assert clock.now() == machine.at
    machine.put(-2 * SECOND)
    assert clock.now() == machine.at
    assert clock.skipped(0) == 0


@pytest.mark.parametrize("jump", [3 * DAY, -HOUR, 6 * SECOND])
def test_a_jump_that_passes_is_not_noticed(jump: int, caplog: pytest.LogCaptureFixture) -> None:
    machine, clock = steady()
    before = clock.now()
    machine.put(jump)
    with caplog.at_level(logging.WARNING, "bottega.clock"):
        for second in range(1, 6):
            machine.pass_by(SECOND)
            assert clock.now() == before + second * SECOND
        machine.put(-jump)
        assert clock.now() == machine.at == before + 5 * SECOND
    assert [record.getMessage() for record in caplog.records] == ["clock-jumped", "clock-is-back"]
    assert clock.skipped(before) == 0


def test_a_jump_that_lasts_is_followed_and_its_time_was_of_no_use() -> None:
    machine, clock = steady()
    before = clock.now()
    machine.put(8 * HOUR)  # the machine has slept
    assert clock.now() == before
    machine.pass_by(CONFIRMED)
    assert clock.now() == machine.at == before + CONFIRMED + 8 * HOUR
    assert clock.skipped(before) == clock.skipped(before + CONFIRMED) == 8 * HOUR
    assert clock.skipped(before + CONFIRMED + 1) == 0
    machine.put(-HOUR)
    clock.now()
    machine.pass_by(CONFIRMED)
    assert clock.now() == machine.at
    assert clock.skipped(before) == 8 * HOUR, "time that comes again was not skipped"


def test_a_clock_that_jumps_about_is_not_followed() -> None:
    machine, clock = steady()
    before = clock.now()
    for step in range(1, 30):
        machine.put(HOUR)
        machine.pass_by(MINUTE)
        assert clock.now() == before + step * MINUTE


# Limits and sessions


@visit(limits=AskerLimits(hash_rounds=1, hash_memory=8, hash_lanes=1, reading_account=Rate(3, 1_000)))
async def test_a_clock_that_is_set_back_locks_nobody_out(house: House) -> None:
    anna = await house.guest()
    for _ in range(3):
        assert (await anna.get("/api/me")).status_code == 200
    house.clock.put(-HOUR)
    assert (await anna.get("/api/me")).status_code == 429
    house.clock.pass_by(SECOND)
    assert (await anna.get("/api/me")).status_code == 200


@visit()
async def test_wrong_passwords_are_forgotten_though_the_clock_was_set_back(house: House) -> None:
    await house.member("Anna")
    browser = house.browser()
    for _ in range(5):
        answer = await browser.post("/api/login", json={"name": "Anna", "password": "wrong password"})
        assert code(answer) == "wrong-login"
    house.clock.put(-HOUR)
    house.clock.pass_by(MINUTE)
    right = await browser.post("/api/login", json={"name": "Anna", "password": PASSWORD})
    assert right.status_code == 200, right.text


@visit()
async def test_a_cookie_that_was_logged_out_elsewhere_is_refused_though_the_clock_was_set_back(
    house: House,
) -> None:
    anna = await house.guest()
    me = (await anna.get("/api/me")).json()
    await house.store.delete_sessions(me["id"])  # in another process
    house.clock.put(-HOUR)
    house.clock.pass_by(8 * SECOND)
    assert (await anna.get("/api/me")).status_code == 401


# Matches


async def running(near: Near, **settings: Any) -> tuple[Clock, Near, str]:
    """A live match on a server with a steady clock."""
    machine = Clock()
    other = Near(near.store, machine, None, False, near.site.config, SteadyClock(machine.now, machine.ticks))
    return machine, other, await other.begun(tempo=LIVE, **settings)


async def chairs(near: Near, match: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = json.loads(await near.matches.news(match, "ada", None, None, 0))["table"][
        "seats"
    ]
    return seats


async def check_clocks(near: Near) -> None:
    """What the driver does once a second."""
    for row in await near.store.due_matches(near.site.now(), 10):
        await near.driver._command(row.id, {"op": "flag", "by": None})


@inside()
async def test_nobody_is_flagged_by_a_clock_that_is_three_days_ahead_for_five_seconds(near: Near) -> None:
    machine, near, match = await running(near)
    machine.pass_by(MINUTE)
    machine.put(3 * DAY)
    machine.pass_by(5 * SECOND)
    await check_clocks(near)
    await near.answer(match, ADA)
    machine.put(-3 * DAY)
    machine.pass_by(5 * SECOND)
    await check_clocks(near)
    await near.answer(match, BRUNO)
    seats = await chairs(near, match)
    assert [seat["flagged"] for seat in seats] == [False, False]
    assert [seat["clock"]["bank"] for seat in seats] == [20 * MINUTE - 65_000, 20 * MINUTE - 70_000]
    assert await near.numbers(match) == [1, 2, 3, 4, 5], "nothing had to be made up for"


@inside()
async def test_a_machine_that_slept_takes_no_time_off_the_clocks(near: Near) -> None:
    machine, near, match = await running(near)
    machine.pass_by(MINUTE)
    near.site.now()
    machine.put(8 * HOUR)
    near.site.now()
    machine.pass_by(CONFIRMED)
    near.site.now()
    await check_clocks(near)
    entries = [json.loads(entry.data)["kind"] for entry in await near.store.entries(match)]
    assert entries[3:] == ["delay"]
    assert await near.store.due_matches(near.site.now(), 10) == []
    await near.answer(match, ADA)
    await near.answer(match, BRUNO)
    seats = await chairs(near, match)
    assert [seat["flagged"] for seat in seats] == [False, False]
    assert [seat["clock"]["bank"] for seat in seats] == [20 * MINUTE - 11 * MINUTE] * 2
    assert len(await near.numbers(match)) == 6, "it is made up for once"


@inside()
async def test_a_decision_after_a_sleep_is_not_late_either(near: Near) -> None:
    machine, near, match = await running(near)
    near.site.now()
    machine.put(8 * HOUR)
    near.site.now()
    machine.pass_by(CONFIRMED)
    await near.answer(match, ADA)
    assert (await chairs(near, match))[0]["clock"]["bank"] == 20 * MINUTE - CONFIRMED


@inside(shared=True)
async def test_two_processes_make_up_for_a_jump_once(near: Near) -> None:
    machine = Clock()
    one, two = (
        Near(near.store, machine, None, True, near.site.config, SteadyClock(machine.now, machine.ticks))
        for _ in range(2)
    )
    match = await one.begun(tempo=LIVE)
    await two.matches.brief(match)
    machine.put(8 * HOUR)
    for process in (one, two):
        process.site.now()
    machine.pass_by(CONFIRMED)
    for process in (one, two):
        process.site.now()
    await one.answer(match, ADA)
    await two.answer(match, BRUNO)
    assert len(await one.numbers(match)) == 6
    assert [seat["clock"]["bank"] for seat in await chairs(two, match)] == [20 * MINUTE - CONFIRMED] * 2
