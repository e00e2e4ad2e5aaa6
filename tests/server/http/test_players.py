"""Players as anybody sees them, and who is best at what."""

from __future__ import annotations

from typing import Any

import httpx

from bottega.server.http import players
from bottega.server.rating import rate_pending
from tests.server.house import House, code, visit
from tests.server.store.rows import finished


def prepare(house: House) -> None:
    house.site.routers.append(players.router)
    house.app = house.build()


async def body(browser: httpx.AsyncClient, path: str) -> dict[str, Any]:
    answer = await browser.get(path)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def id_of(browser: httpx.AsyncClient) -> str:
    return str((await body(browser, "/api/me"))["id"])


@visit(prepare)
async def test_a_player_is_shown_to_anybody(house: House) -> None:
    anna, bruno = await house.member("Anna"), await house.guest("Bruno")
    ids = [await id_of(anna), await id_of(bruno)]
    for number in range(6):
        seats: list[tuple[str | None, int, int]] = [(ids[0], 1, 30 + number), (ids[1], 2, 20)]
        await finished(house.store, f"m{number}", seats, ranked=True, players=2, changed=number)
    await rate_pending(house.store, house.clock)
    shown = await body(house.browser(), "/api/players/Anna")
    assert (shown["name"], shown["guest"], shown["since"]) == ("Anna", False, house.clock.at)
    assert (shown["matches"], shown["wins"], shown["streak"]) == (6, 6, 6)
    assert shown["tables"] == [
        {"game": "masters", "players": 2, "matches": 6, "wins": 6, "place": 1.0, "score": 32.5, "best": 35}
    ]
    assert shown["opponents"] == [{"name": "Bruno", "matches": 6, "ahead": 6}]
    assert shown["last"][0] == {
        "match": "m5",
        "game": "masters",
        "players": 2,
        "place": 1,
        "score": 35,
        "ranked": True,
        "finished": 5,
    }
    (rating,) = shown["ratings"]
    assert rating["rating"] > 1000
    assert (rating["game"], rating["players"], rating["matches"], rating["provisional"]) == (
        "masters",
        2,
        6,
        True,
    )
    guest = await body(house.browser(), "/api/players/Bruno")
    assert (guest["guest"], guest["wins"], guest["streak"]) == (True, 0, -6)


@visit(prepare)
async def test_a_profile_holds_nothing_that_is_not_for_everybody(house: House) -> None:
    anna = await house.member("Anna")
    shown = await body(house.browser(), "/api/players/anna")
    assert set(shown) == {
        "name",
        "guest",
        "since",
        "matches",
        "wins",
        "streak",
        "ratings",
        "tables",
        "opponents",
        "last",
    }
    assert await id_of(anna) not in str(shown)


@visit(prepare)
async def test_only_oneself_sees_ones_matches_at_closed_tables(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    seats: list[tuple[str | None, int, int]] = [(await id_of(anna), 1, 9), (await id_of(bruno), 2, 5)]
    await finished(house.store, "closed", seats, public=False)
    for browser, sees in ((anna, True), (bruno, False), (house.browser(), False)):
        shown = await body(browser, "/api/players/Anna")
        assert ("closed" in str(shown["last"])) == ("Bruno" in str(shown["opponents"])) == sees
        assert shown["matches"] == 1


@visit(prepare)
async def test_a_deleted_player_is_as_unknown_as_one_that_never_was(house: House) -> None:
    anna = await house.guest("Anna")
    account = await id_of(anna)
    await finished(house.store, "m", [(account, 1, 9), (None, 2, 5)])
    await house.store.delete_account(account)
    gone = await house.browser().get("/api/players/Anna")
    never = await house.browser().get("/api/players/Nobody")
    assert gone.status_code == never.status_code == 404
    assert code(gone) == code(never) == "player-unknown"
    assert gone.text.replace("Anna", "Nobody") == never.text


@visit(prepare)
async def test_any_name_may_be_asked_for(house: House) -> None:
    for name in ("%00", "a%00b", "%ED%A0%80", "%F0%9F%8E%B2", "..", "x" * 200):
        answer = await house.browser().get(f"/api/players/{name}")
        assert answer.status_code == 404, name
    assert (await house.browser().get(f"/api/players/{'x' * 201}")).status_code == 422


@visit(prepare)
async def test_a_leaderboard_says_who_is_best_and_how_sure_one_is(house: House) -> None:
    names = ["Anna", "Bruno", "Carla"]
    ids = [await id_of(await house.guest(name)) for name in names]
    for number in range(11):
        seats: list[tuple[str | None, int, int]] = [(ids[0], 1, 30), (ids[1], 2, 20)]
        await finished(house.store, f"m{number}", seats, ranked=True, players=2, changed=number)
    await finished(
        house.store, "late", [(ids[2], 1, 30), (ids[1], 2, 20)], ranked=True, players=2, changed=99
    )
    await rate_pending(house.store, house.clock)
    board = await body(house.browser(), "/api/leaderboards/masters/2")
    assert (board["game"], board["players"], board["fewest"]) == ("masters", 2, 5)
    listed = [(each["rank"], each["name"], each["matches"], each["provisional"]) for each in board["leaders"]]
    assert listed == [(1, "Anna", 11, False), (2, "Bruno", 12, False)]
    assert board["leaders"][0]["rating"] > board["leaders"][1]["rating"]
    assert (await body(house.browser(), "/api/leaderboards/leonardo/5"))["leaders"] == []


@visit(prepare)
async def test_there_is_no_leaderboard_for_what_cannot_be_played(house: House) -> None:
    for path in ("chess/2", "masters/5", "leonardo/1"):
        answer = await house.browser().get(f"/api/leaderboards/{path}")
        assert (answer.status_code, code(answer)) == (404, "leaderboard-unknown")
    assert (await house.browser().get("/api/leaderboards/masters/x")).status_code == 422


@visit(prepare)
async def test_every_route_is_described(house: House) -> None:
    paths = (await body(house.browser(), "/api/openapi.json"))["paths"]
    for path in ("/api/players/{name}", "/api/leaderboards/{game}/{players}"):
        assert paths[path]["get"]["summary"]
        assert paths[path]["get"]["tags"] == ["players"]
