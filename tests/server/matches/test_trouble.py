"""Commands where something goes wrong: the store is away, a referee is lost, other processes are quicker."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import bottega
from bottega.engine.types import Json
from bottega.server import matches as module
from bottega.server.bus import BusNews
from bottega.server.matches import Conflict
from bottega.server.referee import travel
from bottega.server.referee.referees import RefereeLost, RefereesClosed
from bottega.server.store.base import Busy, Snapshot
from bottega.table.hosting import NotLoaded, Refused
from bottega.table.problem import Problem
from bottega.table.rows import Append
from bottega.table.table import SNAPSHOT_FORMAT
from tests.server.near import ADA, BRUNO, CARLA, Ear, Near, inside

Appending = Callable[[Append], Awaitable[bool]]


def planted(near: Near, *acts: Callable[[Appending, Append], Awaitable[bool]]) -> list[int]:
    """The next appends go through these acts instead; the numbers of all that were tried."""
    append, tried, left = near.store.append, list[int](), list(acts)

    async def instead(row: Append) -> bool:
        tried.append(row.entry.number)
        return await (left.pop(0)(append, row) if left else append(row))

    near.store.append = instead  # type: ignore[assignment, method-assign]
    return tried


async def written_and_away(append: Appending, row: Append) -> bool:
    await append(row)
    raise Busy("the answer was lost")


async def away(append: Appending, row: Append) -> bool:
    raise Busy("the disk")


async def broken(append: Appending, row: Append) -> bool:
    raise ZeroDivisionError


# The store


@inside()
async def test_an_entry_that_was_written_though_the_store_went_away_counts(near: Near) -> None:
    match = await near.begun()
    ear = Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    tried = planted(near, written_and_away)
    assert await near.answer(match, ADA) == 4
    assert tried == [4]
    assert await near.numbers(match) == [1, 2, 3, 4]
    assert [message["number"] for message in ear.of("news")] == [3, 4]
    assert near.bus.published[-1] == BusNews("entry", match, 4)


@inside()
async def test_an_entry_that_was_not_written_is_as_if_it_had_never_been_asked_for(near: Near) -> None:
    match = await near.begun()
    ear = Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    command = await near.answering(match, ADA)
    planted(near, away)
    with pytest.raises(Busy):
        await near.play.command(match, ADA, dict(command), "en")
    assert (await near.matches.brief(match)).number == 3
    assert [message["number"] for message in ear.of("news")] == [3], "nobody hears of what was not written"
    assert near.bus.published[-1] == BusNews("entry", match, 3)
    assert await near.play.command(match, ADA, dict(command), "en") == 4, "the same decision is still open"


@inside()
async def test_after_any_failure_to_write_the_referee_begins_from_what_is_stored(near: Near) -> None:
    match = await near.begun()
    planted(near, broken)
    with pytest.raises(ZeroDivisionError):
        await near.answer(match, ADA)
    assert await near.answer(match, BRUNO) == 4
    assert await near.answer(match, ADA) == 5
    conflicts = near.site.metrics.registry.get_sample_value("bottega_conflicts_total")
    assert conflicts == 0, "nobody proposes on top of what was not written"


@inside(shared=True)
async def test_where_the_store_went_away_and_another_process_has_that_number_the_command_is_tried_again(
    near: Near,
) -> None:
    match = await near.begun()
    other = near.another()

    async def other_writes(append: Appending, row: Append) -> bool:
        assert await other.answer(match, BRUNO) == 4
        raise Busy("was it mine?")

    tried = planted(near, other_writes)
    assert await near.answer(match, ADA) == 5
    assert tried == [4, 4, 5], "mine, the other's, mine again"
    assert await near.numbers(match) == [1, 2, 3, 4, 5]


# Others are quicker


@inside(shared=True)
async def test_a_command_that_others_overtake_is_carried_out_on_what_is_true_then(near: Near) -> None:
    match = await near.begun()
    other = near.another()
    ear = Ear("ada")
    await near.matches.watch(match, ear, None, None, 0)

    async def overtaken(append: Appending, row: Append) -> bool:
        await other.answer(match, BRUNO)
        return await append(row)

    planted(near, overtaken)
    assert await near.answer(match, ADA) == 5
    assert [message["number"] for message in ear.of("news")] == [3, 4, 5], (
        "the entry of the other process comes first"
    )
    assert near.site.metrics.registry.get_sample_value("bottega_conflicts_total") == 1


@inside(shared=True)
async def test_a_command_that_is_wrong_on_what_is_true_then_is_refused(near: Near) -> None:
    match = await near.begun()
    other = near.another()

    async def overtaken(append: Appending, row: Append) -> bool:
        await other.answer(match, ADA)
        return await append(row)

    planted(near, overtaken)
    with pytest.raises(Problem, match="decision-closed"):
        await near.answer(match, ADA)
    assert await near.numbers(match) == [1, 2, 3, 4]


@inside(shared=True)
async def test_what_is_refused_by_what_is_known_here_may_be_right_by_what_others_wrote(near: Near) -> None:
    match = await near.table()
    other = near.another()
    await near.matches.brief(match)
    await other.play.command(match, BRUNO, {"op": "sit", "name": "Bruno"}, "en")
    # Here nobody has heard that Bruno sits there: the table is not full.
    started, brief = await near.matches.command(match, {"op": "start", "by": "ada"})
    assert (started, brief.status) == (3, "playing")


@inside()
async def test_where_others_are_always_quicker_one_is_told_to_come_back(near: Near) -> None:
    match = await near.begun()
    command = await near.answering(match, ADA)

    async def overtaken(append: Appending, row: Append) -> bool:
        return False

    tried = planted(near, *[overtaken] * 99)
    with pytest.raises(Problem) as refused:
        await near.play.command(match, ADA, command, "en")
    assert (refused.value.code, refused.value.status) == ("busy", 503)
    assert len(tried) == module._TRIES


@inside()
async def test_of_two_tables_of_the_same_name_one_is_made(near: Near) -> None:
    match = await near.table()
    before = await near.store.entries(match)
    command: dict[str, Json] = {
        "by": "bruno",
        "settings": (await near.matches.ask(match, "settings")),
        "seats": [{"me": "Bruno"}, {}],
        "word": "",
    }
    with pytest.raises(Conflict):
        await near.matches.create(match, command)
    assert await near.store.entries(match) == before
    assert (await near.matches.brief(match)).host == "ada", "the referee has forgotten the second"


@inside()
async def test_an_answer_sent_again_is_told_the_number_of_the_first(near: Near) -> None:
    match = await near.begun()
    command = await near.answering(match, ADA, key="k")
    assert await near.play.command(match, ADA, dict(command), "en") == 4
    await near.answer(match, BRUNO)
    assert await near.play.command(match, ADA, dict(command), "en") == 4
    assert await near.numbers(match) == [1, 2, 3, 4, 5]


# Referees


@inside()
async def test_a_request_of_which_the_referee_was_lost_is_asked_again(near: Near) -> None:
    match = await near.begun()
    near.referees.trouble = [RefereeLost(), RefereeLost()]
    assert (await near.matches.brief(match)).number == 3
    command = await near.answering(match, ADA)
    near.referees.trouble = [RefereeLost(), RefereeLost()]
    assert await near.play.command(match, ADA, command, "en") == 4


@inside()
async def test_where_referees_are_lost_again_and_again_one_is_told_to_come_back(near: Near) -> None:
    match = await near.begun()
    command = await near.answering(match, ADA)
    near.referees.trouble = [RefereeLost() for _ in range(module._TRIES)]
    with pytest.raises(Problem) as refused:
        await near.play.command(match, ADA, dict(command), "en")
    assert (refused.value.code, refused.value.status) == ("busy", 503)
    assert await near.play.command(match, ADA, command, "en") == 4


@inside()
async def test_a_referee_that_is_lost_while_it_loads_a_table_is_asked_again(near: Near) -> None:
    match = await near.begun()
    command = await near.answering(match, ADA)
    near.referees.referee.forget(match)
    near.referees.trouble = [NotLoaded(), RefereeLost(), RefereeLost()]
    assert await near.play.command(match, ADA, command, "en") == 4


@inside()
async def test_a_server_that_is_being_shut_down_says_so(near: Near) -> None:
    match = await near.begun()
    near.referees.trouble = [RefereeLost(), RefereesClosed()]
    with pytest.raises(Problem) as refused:
        await near.matches.news(match, "ada", None, None, 0)
    assert (refused.value.code, refused.value.status) == ("closing", 503)
    near.readers.trouble = [RefereesClosed()]
    with pytest.raises(Problem, match="closing"):
        await near.matches.read(match, "history", 0, None, 0)


@inside()
async def test_a_new_referee_reads_the_table_from_the_store(near: Near) -> None:
    match = await near.begun()
    near.referees.referee.forget(match)
    near.referees.asked.clear()
    assert await near.answer(match, ADA) == 4
    assert near.referees.asked.count(travel.Load) == 1


@inside()
async def test_a_referee_is_given_the_snapshot_and_what_came_after_it(near: Near) -> None:
    match = await near.begun()
    await near.matches._keep(match)
    assert (await near.store.snapshot(match)) is not None
    await near.answer(match, ADA)
    near.referees.referee.forget(match)
    loaded = list[Any]()
    ask = near.referees.ask

    async def listen(match: str, request: travel.RefereeRequest) -> Any:
        if isinstance(request, travel.Load):
            loaded.append((request.snapshot is not None, [entry.number for entry in request.entries]))
        return await ask(match, request)

    near.referees.ask = listen  # type: ignore[method-assign]
    assert (await near.matches.news(match, "ada", None, None, 0)) != b""
    assert loaded == [(True, [4])]


@inside()
async def test_a_snapshot_is_known_by_the_number_of_its_format_and_not_by_the_release(near: Near) -> None:
    """So that an upgrade that writes snapshots in the same way reads those that are there."""
    match = await near.begun()
    await near.matches._keep(match)
    kept = await near.store.snapshot(match)
    assert kept is not None
    assert kept.version == f"format {SNAPSHOT_FORMAT}"
    assert bottega.__version__ not in kept.version


@inside()
async def test_a_snapshot_of_another_version_is_not_read(near: Near) -> None:
    match = await near.begun()
    await near.store.save_snapshot(Snapshot(match, 2, "0.0.1", "no snapshot that anybody could read"))
    near.referees.referee.forget(match)
    assert await near.answer(match, ADA) == 4


@inside()
async def test_a_match_that_took_many_entries_to_load_gets_a_snapshot(near: Near) -> None:
    """After an upgrade the old snapshots cannot be read, and a match that is over gets no new entries."""
    match = await near.begun()
    await near.store.save_snapshot(Snapshot(match, 3, "0.1.0/2", "not readable here"))
    near.referees.referee.forget(match)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_SNAPSHOT", 2)
        await near.matches.news(match, "ada", None, None, 0)
        await asyncio.gather(*near.matches._tasks)
    kept = await near.store.snapshot(match)
    assert kept is not None
    assert (kept.number, kept.version) == (3, module._FORMAT)


@inside()
async def test_a_snapshot_that_comes_too_late_is_not_kept(near: Near) -> None:
    """The room knows of an entry that the referee has not got: a snapshot of before would be wrong."""
    match = await near.begun()
    room = near.matches._rooms.room(match)
    assert room.brief is not None
    await near.answer(match, ADA)
    near.referees.referee.forget(match)
    near.referees.referee.load(match, None, (await near.store.entries(match))[:3])
    await near.matches._keep(match)
    assert await near.store.snapshot(match) is None


@inside()
async def test_a_snapshot_is_kept_now_and_then(near: Near) -> None:
    match = await near.begun()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_SNAPSHOT", 4)
        await near.answer(match, ADA)
        await asyncio.gather(*near.matches._tasks)
        await near.answer(match, BRUNO)
        assert not near.matches._tasks
    kept = await near.store.snapshot(match)
    assert kept is not None
    assert kept.number == 4


@inside()
async def test_a_refusal_by_the_rules_is_counted_and_changes_nothing(near: Near) -> None:
    match = await near.begun()
    decision = await near.decision(match, ADA)
    offered = {choice["id"] for choice in decision["choices"]}
    illegal = next(action for action in range(1000) if action not in offered)
    with pytest.raises(Refused) as refused:
        await near.play.command(
            match, ADA, {"op": "answer", "decision": decision["id"], "action": illegal}, "it"
        )
    assert refused.value.refusal["rule"]
    labels = {"code": refused.value.refusal["code"]}
    assert near.site.metrics.registry.get_sample_value("bottega_refusals_total", labels) == 1
    assert await near.numbers(match) == [1, 2, 3]


# Looking on


@inside()
async def test_what_is_not_there_leaves_no_room_behind(near: Near) -> None:
    ear = Ear("ada")
    for ask in (
        near.matches.brief("nowhere"),
        near.matches.news("nowhere", "ada", None, "en", 0),
        near.matches.watch("nowhere", ear, None, "en", 0),
        near.matches.ask("nowhere", "settings"),
        near.matches.command("nowhere", {"op": "start", "by": "ada"}),
        near.play.rematch("nowhere", ADA),
        near.play.find_rematch("nowhere", "ada"),
        near.talk.say("nowhere", ADA, "Hello?"),
    ):
        with pytest.raises(Problem) as refused:
            await ask
        assert (refused.value.code, refused.value.status) == ("no-such-match", 404)
    assert len(near.matches._rooms) == 0
    assert ear.heard == []
    near.matches.unwatch("nowhere", ear)
    assert near.matches.watchers("nowhere") == []


@inside()
async def test_an_answer_for_somebodys_eyes_is_not_given_when_seats_have_changed_since(near: Near) -> None:
    match = await near.table()
    before = await near.matches.brief(match)
    await near.play.command(match, BRUNO, {"op": "sit", "name": "Bruno"}, "en")
    for ask in (
        near.matches.ask(match, "question", 1, seated=before),
        near.matches.read(match, "history", None, "en", 0, seated=before),
    ):
        with pytest.raises(Problem) as refused:
            await ask
        assert (refused.value.code, refused.value.status) == ("busy", 503)


@inside()
async def test_an_ear_that_looks_through_two_seats_is_let_go_of_both(near: Near) -> None:
    match = (
        await near.play.create(
            ADA,
            (await near.matches.ask(await near.table(), "settings")) | {"device": True},
            [{"me": "Ada"}, {"me": "Anna"}],
            "",
        )
    ).id
    await near.play.start(match, ADA)
    ear = Ear("ada")
    for seat in (0, 1):
        await near.matches.watch(match, ear, seat, None, 0)
    assert [message["seat"] for message in ear.of("news")] == [0, 1]
    near.matches.unwatch(match, ear)
    assert near.matches.watchers(match) == []


# Other processes


@inside(shared=True)
async def test_what_another_process_wrote_is_read_where_somebody_looks_on_and_forgotten_elsewhere(
    near: Near,
) -> None:
    match, unwatched = await near.begun(), await near.begun()
    other = near.another()
    ear = Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    for each in (match, unwatched):
        await other.answer(each, ADA)
        await near.matches.heard(each, 4)
    assert [message["number"] for message in ear.of("news")] == [3, 4]
    assert near.matches._rooms.get(unwatched) is None, "it is read again when somebody comes"
    assert (await near.matches.brief(unwatched)).number == 4
    await near.matches.heard("unknown", 7)
    assert near.matches._rooms.get("unknown") is None


@inside(shared=True)
async def test_what_is_known_already_is_not_read_again(near: Near) -> None:
    match = await near.begun()
    await near.matches.watch(match, Ear("bruno"), None, None, 0)
    near.referees.asked.clear()
    await near.matches.heard(match, 3)
    await near.matches.heard(match, 2)
    assert near.referees.asked == []


@inside(shared=True)
async def test_the_look_at_watched_matches_goes_on_after_a_failure(near: Near) -> None:
    match = await near.begun()
    ear = Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    asked, find = 0, near.store.match

    async def sometimes(match: str) -> Any:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise Busy("the disk")
        if asked == 2:
            raise Problem("engine-trouble", 503)
        return await find(match)

    near.store.match = sometimes  # type: ignore[method-assign]
    await near.another().answer(match, ADA)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_INTERVAL", 0)
        await near.matches.open()
        while len(ear.of("news")) < 2:
            await asyncio.sleep(0)
    assert asked >= 3
    assert ear.of("news")[-1]["number"] == 4


def test_the_failure_of_a_task_that_runs_beside_is_in_the_log(
    tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    @inside()
    async def scene(near: Near) -> None:
        async def fail() -> None:
            raise ZeroDivisionError

        near.matches.spawn(fail())
        await asyncio.gather(*near.matches._tasks)
        near.matches.spawn(asyncio.sleep(3600))
        await asyncio.sleep(0)
        await near.matches.close()
        assert not near.matches._tasks, "what still runs when the server closes is ended"

    scene(tmp_path)
    assert [(record.levelno, record.message) for record in caplog.records] == [(logging.ERROR, "task-failed")]


# The client that asked is gone


@inside()
async def test_watchers_hear_of_a_command_whose_client_is_gone(near: Near) -> None:
    match = await near.begun()
    ear = Ear("bruno")
    await near.matches.watch(match, ear, None, None, 0)
    writing, go_on = asyncio.Event(), asyncio.Event()

    async def held(append: Appending, row: Append) -> bool:
        writing.set()
        await go_on.wait()
        return await append(row)

    planted(near, held)
    asking = asyncio.create_task(near.answer(match, ADA))
    await writing.wait()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    go_on.set()
    assert await near.answer(match, BRUNO) == 5, "it waited for its turn"
    assert [message["number"] for message in ear.of("news")] == [3, 4, 5]


@inside()
async def test_a_failure_of_a_command_whose_asker_is_gone_hurts_nobody(near: Near) -> None:
    match = await near.begun()
    writing, go_on = asyncio.Event(), asyncio.Event()

    async def fails(append: Appending, row: Append) -> bool:
        writing.set()
        await go_on.wait()
        raise Busy("the disk")

    planted(near, fails)
    asking = asyncio.create_task(near.answer(match, ADA))
    await writing.wait()
    asking.cancel()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert await near.answer(match, BRUNO) == 4


# Play


@inside()
async def test_a_start_of_another_match_from_a_moment_of_this_one(near: Near) -> None:
    match = await near.begun()
    await near.answer(match, ADA)
    await near.play.command(match, ADA, {"op": "resign"}, "en")
    for seat in (-1, 2):
        with pytest.raises(Problem) as refused:
            await near.play.fork(match, ADA, 1, seat, "random")
        assert (refused.value.code, refused.value.values) == ("no-such-seat", {"seat": seat})
    forked = await near.play.fork(match, BRUNO, 1, 1, "random")
    assert (forked.status, forked.accounts, forked.public) == ("playing", (None, "bruno"), False)
    (row, _) = (await near.store.matches_of("bruno", ("playing",), 9, None))[0]
    assert row.id == forked.id


@inside()
async def test_only_those_who_played_may_ask_for_a_rematch(near: Near) -> None:
    match = await near.begun()
    await near.play.command(match, ADA, {"op": "resign"}, "en")
    with pytest.raises(Problem, match="not-at-table"):
        await near.play.rematch(match, CARLA)
    assert await near.play.find_rematch(match, None) is None


@inside()
async def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(near: Near) -> None:
    match = await near.begun()
    await near.play.command(match, ADA, {"op": "resign"}, "en")
    both = await asyncio.gather(near.play.rematch(match, ADA), near.play.rematch(match, BRUNO))
    assert both[0].id == both[1].id
    again = await near.matches.brief(both[0].id)
    assert sorted(account or "" for account in again.accounts) == ["ada", "bruno"]


@pytest.mark.parametrize("decision", ["1.x", "1.", "x", "1.999", "1.-1", "1.²"])
def test_a_decision_that_names_no_seat_is_closed(tmp_path: Any, decision: str) -> None:
    @inside()
    async def scene(near: Near) -> None:
        match = await near.begun()
        with pytest.raises(Problem, match="decision-closed"):
            await near.play.command(match, ADA, {"op": "answer", "decision": decision, "action": 0}, "en")

    scene(tmp_path)
