"""Lists of tables: how far matches are, and what players do with their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bottega.server.app import create_app
from bottega.server.config import Config, Retention
from bottega.server.making import make_site
from tests.server.house import CHEAP, HERE

KEEP = Retention(0, 0, 0, 0, 0, 0)


class Club:
    """A whole site, and the browsers of those who play there."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def comes(self, name: str, lang: str = "en") -> Player:
        headers = {"origin": HERE, "accept-language": lang}
        transport = httpx.ASGITransport(self._app)
        player = Player(httpx.AsyncClient(transport=transport, base_url=HERE, headers=headers))
        await player.ask("POST", "guests", {"name": name, "lang": lang})
        return player


class Player:
    def __init__(self, browser: httpx.AsyncClient) -> None:
        self.browser = browser

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.browser.request(method, f"/api/{path}", json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        answer = await self.browser.request(method, f"/api/{path}", json=body)
        assert answer.status_code >= 400
        return str(answer.json()["code"])

    async def table(self, *seats: dict[str, str], game: str = "masters", **settings: Any) -> str:
        form = {"game": game, "seats": [{"me": True}, *seats], **settings}
        return str((await self.ask("POST", "matches", form))["match"])

    async def listed(self, status: str = "running") -> dict[str, dict[str, Any]]:
        answer = await self.ask("GET", f"me/matches?status={status}")
        return {table["id"]: table for table in answer["tables"]}


BOT = {"bot": "random"}


@asynccontextmanager
async def club(config: Config) -> AsyncIterator[Club]:
    site = make_site(config)
    await site.open()
    try:
        yield Club(create_app(site))
    finally:
        await site.close()


@pytest.fixture
def visit(store_url: str, tmp_path: Path) -> Callable[[Callable[[Club], Awaitable[None]]], None]:
    """Runs a test at a site on a store of either kind, with bots that never answer."""

    def go(test: Callable[[Club], Awaitable[None]]) -> None:
        async def whole() -> None:
            config = Config(
                data=tmp_path, database=store_url, limits=CHEAP, rate_limits=False, thinkers=0, retention=KEEP
            )
            async with club(config) as there:
                await test(there)

        asyncio.run(whole())

    return go


Visit = Callable[[Callable[[Club], Awaitable[None]]], None]


def test_a_list_says_how_far_a_match_is_in_the_language_of_the_reader(visit: Visit) -> None:
    async def test(club: Club) -> None:
        anna, lucie = await club.comes("Anna"), await club.comes("Lucie", "fr")
        match = await anna.table(BOT, game="leonardo", start=True, public=True)
        waits = await anna.table({}, game="leonardo")
        mine = await anna.listed()
        assert mine[match]["progress"] == {"kind": "turn", "values": {"turn": 1}, "text": "Turn 1 of 9"}
        assert mine[waits]["progress"] is None
        (table,) = (await lucie.ask("GET", "matches?status=playing"))["tables"]
        assert table["progress"]["text"] == "Tour 1 sur 9"
        assert set(mine[match]) >= {"alone", "waiting"}
        assert "asked" not in mine[match]

    visit(test)


def test_only_where_nobody_else_sits_is_one_alone(visit: Visit) -> None:
    async def test(club: Club) -> None:
        anna, bruno = await club.comes("Anna"), await club.comes("Bruno")
        alone = await anna.table(BOT, start=True)
        empty = await anna.table({})
        shared = await anna.table({}, BOT)
        await bruno.ask("POST", f"matches/{shared}/seats", {})
        mine = await anna.listed()
        assert {match: table["alone"] for match, table in mine.items()} == {
            alone: True,
            empty: True,
            shared: False,
        }
        assert not (await bruno.listed())[shared]["alone"]

    visit(test)


def test_matches_against_bots_are_abandoned_together_and_then_deleted_together(visit: Visit) -> None:
    async def test(club: Club) -> None:
        anna, bruno = await club.comes("Anna"), await club.comes("Bruno")
        alone = [await anna.table(BOT, start=True) for _ in range(3)]
        empty, shared = await anna.table({}), await anna.table({})
        await bruno.ask("POST", f"matches/{shared}/seats", {})
        others = await bruno.table(BOT, start=True)
        wanted = {"matches": [*alone, alone[0], empty, shared, others, "nowhere---"]}
        answer = await anna.ask("POST", "me/matches/abandon", wanted)
        assert answer["done"] == [*alone, empty]
        assert {each["match"]: each["code"] for each in answer["refused"]} == {
            shared: "others-at-table",
            others: "not-at-table",
            "nowhere---": "no-such-match",
        }
        assert answer["refused"][0]["text"].startswith("Somebody else plays here too.")
        assert set(await anna.listed()) == {shared}
        assert set(await anna.listed("abandoned")) == {*alone, empty}
        assert await anna.listed("over") == {}
        answer = await anna.ask("POST", "me/matches/delete", wanted)
        assert answer["done"] == [*alone, empty]
        assert {each["match"]: each["code"] for each in answer["refused"]} == {
            shared: "others-at-table",
            others: "no-such-match",
            "nowhere---": "no-such-match",
        }
        assert await anna.listed("abandoned") == {}
        assert await anna.refused("GET", f"matches/{alone[0]}") == "no-such-match"
        assert set(await bruno.listed()) == {shared, others}

    visit(test)


def test_a_match_under_way_is_not_deleted_and_a_finished_one_is_with_its_result(visit: Visit) -> None:
    async def test(club: Club) -> None:
        anna = await club.comes("Anna")
        match = await anna.table(BOT, start=True)
        answer = await anna.ask("POST", "me/matches/delete", {"matches": [match]})
        assert [each["code"] for each in answer["refused"]] == ["match-not-over"]
        await anna.ask("POST", f"matches/{match}/resignation", {})
        assert set(await anna.listed("over")) == {match}
        assert (await anna.ask("GET", "players/Anna"))["matches"] == 1
        assert (await anna.ask("POST", "me/matches/delete", {"matches": [match]}))["done"] == [match]
        assert (await anna.ask("GET", "players/Anna"))["matches"] == 0

    visit(test)


def test_two_requests_at_once_end_each_match_once(visit: Visit) -> None:
    async def test(club: Club) -> None:
        anna = await club.comes("Anna")
        matches = [await anna.table(BOT, start=True) for _ in range(4)]
        for what in ("abandon", "delete"):
            answers = await asyncio.gather(
                *(
                    anna.ask("POST", f"me/matches/{what}", {"matches": order})
                    for order in (matches, matches[::-1])
                )
            )
            assert sorted(match for answer in answers for match in answer["done"]) == sorted(matches)
            codes = {each["code"] for answer in answers for each in answer["refused"]}
            assert codes == {"table-is-abandoned" if what == "abandon" else "no-such-match"}

    visit(test)


def test_a_request_names_some_matches_and_not_too_many(visit: Visit) -> None:
    async def test(club: Club) -> None:
        anna = await club.comes("Anna")
        wrong: list[Any] = [[], ["x"], ["k3vJx0aPq2Zw"] * 51, "k3vJx0aPq2Zw", None]
        for matches in wrong:
            for what in ("abandon", "delete"):
                assert await anna.refused("POST", f"me/matches/{what}", {"matches": matches}) == "invalid"

    visit(test)
