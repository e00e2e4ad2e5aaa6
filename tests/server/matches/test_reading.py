"""Whole matches are read by processes of their own: no move waits for them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bottega.server.referee import travel
from bottega.server.referee.referees import RefereeLost
from bottega.table.problem import Problem
from tests.server.near import ADA, BRUNO, Near, inside

READINGS: list[tuple[Any, ...]] = [
    ("history", 0, "en", 0),
    ("describe", 0, "en"),
    ("record", 0),
    ("things", 0, ["row:1"], "en", None),
]
OF_THE_FINISHED: list[tuple[Any, ...]] = [
    ("moments", "en"),
    ("moment", 1, [0, 1, None]),
    ("things", 0, [], "en", 1),
    ("origin", 1),
]


async def over(near: Near) -> str:
    match = await near.begun()
    await near.answer(match, ADA)
    await near.play.command(match, ADA, {"op": "resign"}, "en")
    return match


@inside()
async def test_a_reader_that_is_busy_delays_no_move(near: Near) -> None:
    match = await near.begun()
    ask, blocked, go_on = near.readers.ask, asyncio.Event(), asyncio.Event()

    async def slowly(match: str, request: travel.RefereeRequest) -> Any:
        blocked.set()
        await go_on.wait()
        return await ask(match, request)

    near.readers.ask = slowly  # type: ignore[method-assign]
    reading = [asyncio.create_task(near.matches.read(match, *wanted)) for wanted in READINGS]
    await blocked.wait()
    assert await near.answer(match, ADA) == 4
    assert await near.answer(match, BRUNO) == 5
    assert not any(task.done() for task in reading)
    go_on.set()
    history, *_ = await asyncio.gather(*reading)
    assert {event["number"] for event in json.loads(history)["events"]} <= {1, 2, 3}, (
        "the match as it was when it was asked for"
    )


@inside()
async def test_referees_answer_moves_and_readers_the_rest(near: Near) -> None:
    running, finished = await near.begun(), await over(near)
    near.referees.asked.clear()
    for wanted in READINGS:
        json.loads(await near.matches.read(running, *wanted))
    for wanted in (*READINGS, *OF_THE_FINISHED):
        json.loads(await near.matches.read(finished, *wanted))
    assert near.referees.asked == [], "they have these matches in memory, and were asked nothing"
    assert set(near.readers.asked) == {travel.Read}


@inside()
async def test_a_reader_gets_only_the_entries_that_it_does_not_have(near: Near) -> None:
    match = await near.begun()
    given = list[list[int]]()
    ask = near.readers.ask

    async def listen(match: str, request: travel.RefereeRequest) -> Any:
        assert isinstance(request, travel.Read)
        given.append([entry.number for entry in request.entries])
        return await ask(match, request)

    near.readers.ask = listen  # type: ignore[method-assign]
    await near.matches.read(match, "history", 0, None, 0)
    assert given == [[], [1, 2, 3]]
    given.clear()
    await near.matches.read(match, "describe", 0, "en")
    assert given == [[]]
    given.clear()
    await near.answer(match, ADA)
    await near.matches.read(match, "history", 0, None, 0)
    assert given == [[], [4]]


@inside()
async def test_a_reader_that_is_ahead_shows_the_match_as_it_was(near: Near) -> None:
    """The seats may have changed since the viewer's seat was determined."""
    match = await near.begun()
    await near.answer(match, ADA)
    entries = travel.wire_entries(await near.store.entries(match))
    later = travel.Read("history", [0, None, 0], 4, entries)
    earlier = travel.Read("history", [0, None, 0], 3, entries)
    numbers = []
    for request in (later, earlier):
        events = json.loads(await near.readers.ask(match, request))["events"]
        numbers.append(max(event["number"] for event in events))
    assert numbers == [4, 3]


@inside()
async def test_a_reader_that_is_lost_is_replaced(near: Near) -> None:
    match = await near.begun()
    near.readers.trouble = [RefereeLost(), RefereeLost()]
    assert json.loads(await near.matches.read(match, "history", 0, None, 0))["events"]


@inside()
async def test_a_step_says_how_far_the_match_was_and_who_knew_what(near: Near) -> None:
    """Leaders are kept in secret: who kept them reads which, the others that they have chosen."""
    match = await over(near)
    (step,) = json.loads(await near.matches.read(match, "moments", "it"))["steps"]
    assert step["progress"] == {"kind": "start", "values": {}, "text": "Preparazione"}
    live = json.loads(await near.matches.read(match, "history", 1, "it", 0))["events"]
    mine, theirs = ([each for each in step["events"] if knows(each, seat)] for seat in (0, 1))
    assert mine != theirs
    assert [each["text"] for each in theirs] == [each["text"] for each in live if each["number"] == 4]
    (bare,) = json.loads(await near.matches.read(match, "moments", None))["steps"]
    assert "text" not in bare["progress"]
    assert "text" not in bare["events"][0]


def knows(event: dict[str, Any], seat: int) -> bool:
    return event["audience"] is None or seat in event["audience"]


@inside()
async def test_a_match_that_is_not_over_shows_no_moments(near: Near) -> None:
    match = await near.begun()
    for wanted in OF_THE_FINISHED:
        with pytest.raises(Problem, match="match-not-over"):
            await near.matches.read(match, *wanted)
