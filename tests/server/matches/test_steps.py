"""Those who watch get the whole once, and then what has changed; where that is not known, the whole again."""

from __future__ import annotations

import json
from typing import Any

from bottega.server.referee import travel
from bottega.table.changes import renewed
from tests.server.near import ADA, BRUNO, Near, inside


class RawEar:
    """Keeps the messages as they come, and what they make of the news."""

    away = False

    def __init__(self, account: str | None) -> None:
        self.account = account
        self.bases: list[int | None] = []
        self.news: dict[str, Any] | None = None

    def send(self, message: bytes) -> None:
        data = json.loads(message)
        self.bases.append(data.get("base"))
        self.news = renewed(self.news, data)


async def whole(near: Near, match: str, account: str | None) -> dict[str, Any]:
    news: dict[str, Any] = json.loads(await near.matches.news(match, account, None, None, 0))
    return {name: news[name] for name in ("number", "table", "view", "decision", "own")}


async def check(near: Near, match: str, *ears: RawEar) -> None:
    for ear in ears:
        assert ear.news is not None
        expected = await whole(near, match, ear.account)
        assert {name: ear.news[name] for name in expected} == expected


async def move(near: Near, match: str) -> None:
    """The first player who has a decision makes it."""
    for account in (ADA, BRUNO):
        if await near.decision(match, account) is not None:
            await near.answer(match, account)
            return


@inside()
async def test_the_first_news_is_whole_and_the_next_is_what_has_changed(near: Near) -> None:
    match = await near.begun()
    ada, carla = RawEar("ada"), RawEar("carla")
    await near.matches.watch(match, ada, None, None, 0)
    await near.matches.watch(match, carla, None, None, 0)
    await move(near, match)
    await move(near, match)
    late = RawEar("ada")
    await near.matches.watch(match, late, None, None, 4)
    await move(near, match)
    assert ada.bases == carla.bases == [None, 3, 4, 5]
    assert late.bases == [None, 5]
    await check(near, match, ada, carla, late)


@inside()
async def test_a_referee_that_has_forgotten_sends_the_whole(near: Near) -> None:
    match = await near.begun()
    ada = RawEar("ada")
    await near.matches.watch(match, ada, None, None, 0)
    await move(near, match)
    await near.referees.ask(match, travel.Forget())
    await move(near, match)
    await move(near, match)
    assert ada.bases == [None, 3, None, 5]
    await check(near, match, ada)


@inside()
async def test_those_who_change_seats_get_the_whole(near: Near) -> None:
    match = await near.table(people=2)
    bruno = RawEar("bruno")
    await near.matches.watch(match, bruno, None, None, 0)
    await near.play.command(match, BRUNO, {"op": "sit", "name": "Bruno"}, "en")
    await near.play.start(match, ADA)
    await move(near, match)
    assert bruno.bases == [None, None, None, 3]
    await check(near, match, bruno)


@inside(shared=True)
async def test_what_another_process_wrote_comes_as_changes(near: Near) -> None:
    match = await near.begun()
    ada = RawEar("ada")
    await near.matches.watch(match, ada, None, "en", 0)
    other = near.another()
    await move(other, match)
    await move(other, match)
    await near.matches.heard(match, 5)
    assert ada.bases == [None, 3]
    assert ada.news is not None
    assert {event["number"] for event in ada.news["events"]} == {4, 5}
    assert len(ada.news["beats"]) >= 1, "how it stood after entry 4"
    assert ada.news["events"][ada.news["beats"][0]["events"] - 1]["number"] == 4
    await check(near, match, ada)
    await other.matches.close()


@inside()
async def test_nothing_is_kept_of_what_nobody_watches(near: Near) -> None:
    match = await near.begun()
    ada = RawEar("ada")
    await near.matches.watch(match, ada, None, None, 0)
    await move(near, match)
    assert list(near.referees.referee._told) == [match]
    table = near.referees.referee._tables[match]
    assert table.beats is None
    near.matches.unwatch(match, ada)
    await move(near, match)
    assert near.referees.referee._told == {}
    assert table.beats is None
    await near.matches.news(match, "ada", None, None, 0)
    assert near.referees.referee._told == {}
