"""What ends after the times that the host sets, and what those who watch are told."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.config import Retention
from bottega.server.retention import Sweeper
from bottega.server.store.base import ChatLine, SessionRow
from bottega.table.problem import Problem
from bottega.table.types import DAY
from tests.server.near import ADA, BRUNO, Ear, Near, inside
from tests.terminal.running import PATIENCE

KEEP = Retention(keep_open=3, keep_idle=5, keep_bots=2, keep_abandoned=7, keep_guests=20, keep_chat=10)


def sweeper(near: Near) -> Sweeper:
    return Sweeper(near.site, near.matches)


async def status(near: Near, match: str) -> str:
    return (await near.matches.brief(match)).status


@inside(retention=KEEP)
async def test_a_table_that_does_not_begin_is_closed_private_or_not(near: Near) -> None:
    tables = [await near.table(public=public) for public in (True, False)]
    near.clock.pass_by(3 * DAY)
    assert (await sweeper(near).sweep())["tables"] == 0
    ear = Ear("bruno")
    await near.matches.watch(tables[1], ear, None, "en", 0)
    lively = await near.table(3, public=False)
    near.clock.pass_by(1)
    swept = await sweeper(near).sweep()
    assert swept["tables"] == 2
    assert [await status(near, match) for match in (*tables, lively)] == ["abandoned", "abandoned", "open"]
    (event,) = ear.of("news")[-1]["events"]
    assert event["text"] == "Nothing has happened at this table for 3 days. It is closed."


@inside(retention=KEEP)
async def test_a_match_in_which_nobody_decides_any_more_is_abandoned(near: Near) -> None:
    idle, played = await near.begun(), await near.begun()
    near.clock.pass_by(5 * DAY)
    await near.answer(played, ADA)
    near.clock.pass_by(1)
    ear = Ear("ada")
    await near.matches.watch(idle, ear, None, "it", 0)
    assert (await sweeper(near).sweep())["matches"] == 1
    assert [await status(near, match) for match in (idle, played)] == ["abandoned", "playing"]
    news = ear.of("news")[-1]
    assert news["table"]["status"] == "abandoned"
    assert news["events"][0]["text"].startswith("Da 5 giorni non succede nulla in questa partita.")
    with pytest.raises(Problem, match="table-is-abandoned"):
        await near.play.command(idle, ADA, {"op": "resign"}, "en")


@inside(retention=KEEP)
async def test_a_match_against_bots_is_abandoned_sooner(near: Near) -> None:
    alone, together, around = await near.begun(1, 1), await near.begun(), await near.table(device=True)
    near.clock.pass_by(2 * DAY)
    assert (await sweeper(near).sweep())["bot_matches"] == 0
    near.clock.pass_by(1)
    ear = Ear("ada")
    await near.matches.watch(alone, ear, None, "en", 0)
    swept = await sweeper(near).sweep()
    assert (swept["bot_matches"], swept["matches"]) == (1, 0)
    assert [await status(near, match) for match in (alone, together, around)] == [
        "abandoned",
        "playing",
        "open",
    ]
    (event,) = ear.of("news")[-1]["events"]
    assert event["text"] == "Nothing has happened in this match for 2 days. It counts as abandoned."


@inside(retention=KEEP)
async def test_somebody_who_comes_back_in_the_last_moment_keeps_the_table(near: Near) -> None:
    match = await near.table()
    near.clock.pass_by(4 * DAY)
    find = near.store.stale_tables

    async def then_bruno_sits_down(before: int, limit: int) -> list[str]:
        found = await find(before, limit)
        await near.play.command(match, BRUNO, {"op": "sit", "name": "Bruno"}, "en")
        return found

    near.store.stale_tables = then_bruno_sits_down  # type: ignore[method-assign]
    assert (await sweeper(near).sweep())["tables"] == 0
    assert await status(near, match) == "open"


@inside(retention=KEEP)
async def test_abandoned_matches_are_deleted_and_then_there_is_no_such_match(near: Near) -> None:
    match = await near.table()
    await near.play.command(match, ADA, {"op": "close"}, "en")
    await near.matches.watch(match, Ear("ada"), None, "en", 0)
    near.clock.pass_by(7 * DAY + 1)
    assert (await sweeper(near).sweep())["abandoned"] == 1
    with pytest.raises(Problem, match="no-such-match"):
        await near.matches.brief(match)
    assert near.matches.watchers(match) == []
    with pytest.raises(Problem, match="no-such-match"):
        await near.talk.say(match, ADA, "Is anybody here?")


@inside(retention=KEEP)
async def test_guests_go_when_their_tables_have_ended_and_members_stay(near: Near) -> None:
    await near.store.set_password("bruno", "hash", None)
    await near.table(public=False)
    await near.begun()
    near.clock.pass_by(21 * DAY)
    swept = await sweeper(near).sweep()
    assert (swept["tables"], swept["matches"]) == (1, 1)
    assert swept["guests"] == 2, "Ada, whose tables have ended, and Carla"
    assert [account.id for account in await near.store.accounts(None, 9)] == ["bruno"]


@inside(retention=KEEP)
async def test_chat_and_sessions_go_after_their_time(near: Near) -> None:
    match = await near.begun()
    await near.store.add_chat(match, ChatLine(0, near.clock(), "ada", "Ada", "ciao"))
    await near.play.command(match, ADA, {"op": "resign"}, "en")
    now = near.clock()
    await near.store.add_session(SessionRow("key", "ada", now, now, now + DAY, None))
    near.clock.pass_by(10 * DAY)
    swept = await sweeper(near).sweep()
    assert (swept["chat"], swept["sessions"]) == (0, 1)
    near.clock.pass_by(1)
    assert (await sweeper(near).sweep())["chat"] == 1
    assert await status(near, match) == "over", "what was played to its end stays"


@inside(retention=Retention(0, 0, 0, 0, 0, 0))
async def test_nought_keeps_everything_for_ever(near: Near) -> None:
    tables = [await near.table(), await near.begun()]
    near.clock.pass_by(5_000 * DAY)
    assert set((await sweeper(near).sweep()).values()) == {0}
    assert [await status(near, match) for match in tables] == ["open", "playing"]


@inside(retention=KEEP, shared=True)
async def test_processes_that_sweep_at_once_do_not_disturb_each_other(near: Near) -> None:
    tables = [await near.table() for _ in range(12)]
    closed = await near.table()
    await near.play.command(closed, ADA, {"op": "close"}, "en")
    near.clock.pass_by(8 * DAY)
    other = near.another()
    swept = await asyncio.gather(*(sweeper(each).sweep() for each in (near, other)))
    assert sum(each["tables"] for each in swept) == 12
    assert sum(each["abandoned"] for each in swept) == 1
    for match in tables:
        assert await status(near, match) == await status(other, match) == "abandoned"
        assert await near.numbers(match) == [1, 2]
    await other.matches.close()


@inside(retention=KEEP)
async def test_a_sweep_is_made_at_the_start(near: Near) -> None:
    match = await near.table()
    near.clock.pass_by(4 * DAY)
    sweeping = sweeper(near)
    await sweeping.open()
    async with asyncio.timeout(PATIENCE):
        while await status(near, match) == "open":
            await asyncio.sleep(0.01)
    assert sweeping.healthy
    await sweeping.close()
    assert not sweeping.healthy
