"""Who is at a table: here, away, gone since; told to those who watch it, and to nobody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bottega.server import presence as module
from bottega.server.bus import BusNews
from bottega.server.presence import RENEWAL, SILENCE
from bottega.table.types import MINUTE, SECOND
from tests.server.near import ADA, BRUNO, CARLA, Near, inside
from tests.server.test_live import Client, client

HERE = {"state": "here", "since": None}
UNSEEN = {"state": "gone", "since": None}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes are told at once; leaving takes effect when a test lets time pass."""
    monkeypatch.setattr(module, "PAUSE", 0.0)
    monkeypatch.setattr(module, "GRACE", 0.0)
    monkeypatch.setattr(module, "_MOST", module._MOST)


async def watching(near: Near, match: str, account: Any = ADA, **more: Any) -> Client:
    one = client(near, account)
    await one.ask(op="watch", match=match, presence=True, **more)
    return one


async def settled() -> None:
    """Timers that are due have run."""
    for _ in range(5):
        await asyncio.sleep(0.002)


async def told(one: Client) -> list[Any]:
    """Who was there, each time it was told since the last question."""
    await settled()
    found = [message["seats"] for message in one.wire.sent if message["op"] == "presence"]
    one.wire.sent.clear()
    return found


@inside()
async def test_players_learn_who_comes_who_looks_away_and_who_goes(near: Near) -> None:
    match = await near.begun()
    ada = await watching(near, match)
    assert await told(ada) == [[HERE, UNSEEN]]
    bruno = await watching(near, match, BRUNO)
    assert (await told(bruno))[0] == [HERE, HERE]
    assert await told(ada) == [[HERE, HERE]]
    near.clock.pass_by(MINUTE)
    assert await bruno.ask(op="away", away=True) == {"op": "done", "key": "k"}
    assert await told(ada) == [[HERE, {"state": "away", "since": near.clock.at}]]
    await bruno.ask(op="away", away=False)
    assert await told(ada) == [[HERE, HERE]]
    near.clock.pass_by(MINUTE)
    left = near.clock.at
    await bruno.go()
    near.clock.pass_by(MINUTE)
    assert await told(ada) == [[HERE, {"state": "gone", "since": left}]]
    await ada.go()
    again = await watching(near, match, BRUNO)
    assert (await told(again))[0][1] == HERE, "and how the others were seen last is remembered"
    await again.go()


@inside()
async def test_one_of_several_clients_is_enough_to_be_here(near: Near) -> None:
    match = await near.begun()
    ada = await watching(near, match)
    phone, desk = await watching(near, match, BRUNO), await watching(near, match, BRUNO)
    await told(ada)
    await phone.ask(op="away", away=True)
    await desk.ask(op="unwatch", match=match)
    assert [seats[1]["state"] for seats in await told(ada)] == ["away"]
    await desk.ask(op="watch", match=match, presence=True)
    assert [seats[1] for seats in await told(ada)] == [HERE]
    await phone.go()
    assert await told(ada) == []
    for one in (ada, desk):
        await one.go()


@inside()
async def test_a_page_that_is_loaded_again_does_not_count_as_gone(near: Near) -> None:
    match = await near.begun()
    ada, bruno = await watching(near, match), await watching(near, match, BRUNO)
    await told(ada)
    module.GRACE = 60.0  # type: ignore[misc]
    await bruno.go()
    assert await told(ada) == []
    bruno = await watching(near, match, BRUNO)
    assert await told(ada) == []
    for one in (ada, bruno):
        await one.go()


@inside()
async def test_only_seats_are_told_and_only_to_those_who_asked(near: Near) -> None:
    match = await near.begun(people=1, bots=1)
    ada = await watching(near, match)
    assert await told(ada) == [[HERE, None]], "a bot is never away"
    carla = await watching(near, match, CARLA)
    stranger = await watching(near, match, None)
    program = client(near, BRUNO)
    await program.ask(op="watch", match=match)
    assert await told(ada) == [], "of those who look on, nothing is told"
    assert await told(carla) == [[HERE, None]]
    assert await told(stranger) == [[HERE, None]]
    await ada.ask(op="away", away=True)
    await settled()
    assert [message["op"] for message in program.wire.sent] == ["news"]
    for one in (ada, carla, stranger, program):
        await one.go()


@inside()
async def test_where_a_player_is_instead_is_nobodys_business(near: Near) -> None:
    match, other = await near.begun(), await near.begun()
    ada = await watching(near, match)
    bruno = await watching(near, other, BRUNO)
    await told(ada)
    await bruno.ask(op="away", away=True)
    assert await told(ada) == []
    await bruno.ask(op="unwatch", match=other)
    assert await told(ada) == []
    for one in (ada, bruno):
        await one.go()


@inside()
async def test_who_may_not_watch_learns_nothing(near: Near) -> None:
    match = await near.begun(spectators=False)
    ada = await watching(near, match)
    carla = client(near, CARLA)
    assert (await carla.ask(op="watch", match=match, presence=True))["code"] == "no-such-match"
    await ada.ask(op="away", away=True)
    assert await told(carla) == []
    for one in (ada, carla):
        await one.go()


@inside()
async def test_a_seat_that_changes_hands_is_told_of_its_new_player(near: Near) -> None:
    match = await near.table()
    ada, bruno = await watching(near, match), await watching(near, match, BRUNO)
    assert (await told(ada))[-1] == [HERE, None]
    await near.play.command(match, BRUNO, {"op": "sit", "name": "Bruno"}, "en")
    assert await told(ada) == [[HERE, HERE]]
    for one in (ada, bruno):
        await one.go()


@inside()
async def test_several_changes_are_told_as_one(near: Near) -> None:
    match = await near.begun()
    ada, bruno = await watching(near, match), await watching(near, match, BRUNO)
    await told(ada)
    module.PAUSE = 3600.0  # type: ignore[misc]
    timers = []
    for away in (True, False) * 40 + (True,):
        await bruno.ask(op="away", away=away)
        timers.append(near.presence._due[match])
    assert await told(ada) == []
    assert all(timer is timers[0] for timer in timers)
    timers[0].cancel()
    near.presence._tell(match)
    assert await told(ada) == [[HERE, {"state": "away", "since": near.clock.at}]]
    for one in (ada, bruno):
        await one.go()


# Several processes


def said(near: Near) -> list[BusNews]:
    """What this process has said to the others since the last question."""
    found = [news for news in near.bus.published if news.kind == "presence"]
    near.bus.published.clear()
    return found


async def passed_on(one: Near, other: Near) -> None:
    """What both have said to each other, until neither has anything more to say."""
    for _ in range(10):
        await settled()
        for sender, near, to in (("one", one, other), ("other", other, one)):
            for news in said(near):
                await to.site._heard(replace(news, sender=sender))
    assert not said(one)
    assert not said(other)


@inside(shared=True)
async def test_players_at_different_processes_see_each_other(near: Near) -> None:
    other = near.another()
    match = await near.begun()
    ada, bruno = await watching(near, match), await watching(other, match, BRUNO)
    await passed_on(near, other)
    assert (await told(ada))[-1] == (await told(bruno))[-1] == [HERE, HERE]
    await bruno.ask(op="away", away=True)
    await passed_on(near, other)
    assert (await told(ada))[-1] == [HERE, {"state": "away", "since": near.clock.at}]
    await bruno.go()
    await passed_on(near, other)
    assert (await told(ada))[-1] == [HERE, {"state": "gone", "since": near.clock.at}]
    await ada.go()
    await other.presence.close()


@inside(shared=True)
async def test_a_process_that_falls_silent_has_ended_and_its_players_are_gone(near: Near) -> None:
    other = near.another()
    match = await near.begun()
    ada, bruno = await watching(near, match), await watching(other, match, BRUNO)
    await passed_on(near, other)
    assert (await told(ada))[-1] == [HERE, HERE]
    last = near.clock.at
    near.clock.pass_by(int(RENEWAL * SECOND))
    near.presence.renew()
    assert [news.text for news in said(near)] == ['{"0":["here",null]}'], "what is known is said again"
    assert await told(ada) == []
    near.clock.pass_by(int(SILENCE * SECOND))
    near.presence.renew()
    assert (await told(ada))[-1] == [HERE, {"state": "gone", "since": last}]
    for one in (ada, bruno):
        await one.go()
    await other.presence.close()


@inside(shared=True)
async def test_what_others_say_wrongly_or_of_matches_nobody_watches_is_ignored(near: Near) -> None:
    match = await near.begun()
    ada = await watching(near, match)
    await told(ada)
    for text in ("", "[]", "{", '{"x":["here",null]}', '{"1":7}', "null"):
        await near.site._heard(BusNews("presence", match, 1, text, "other"))
    await near.site._heard(BusNews("presence", "unknown", 1, '{"0":["here",null]}', "other"))
    assert await told(ada) == []
    await ada.go()
    assert not near.presence._others
    near.presence.renew()
    assert not near.presence._told
    assert not near.presence._announced
    assert not near.presence._accounts


@inside()
async def test_the_memory_of_players_is_limited(near: Near) -> None:
    module._MOST = 2  # type: ignore[misc]
    for _ in range(3):
        ada = await watching(near, await near.begun())
        await ada.go()
        await settled()
    assert len(near.presence._seen) == 2
