"""Lists that come in pages: each table once, in the order that is shown."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from bottega.server.app import create_app
from bottega.server.config import Config, Retention
from bottega.server.making import make_site
from tests.server.house import CHEAP, HERE
from tests.server.store.rows import append

SEATS: list[dict[str, Any]] = [{"name": "Anna", "bot": None, "free": False, "stand_in": None}]
SUMMARY = {
    "edition": None,
    "options": {},
    "tempo": {"kind": "none"},
    "device": False,
    "seats": SEATS,
    "host": "",
}
#: Nothing ends while the test runs.
KEEP = Retention(0, 0, 0, 0, 0, 0)


async def pages(anna: httpx.AsyncClient, address: str, limit: int) -> list[list[str]]:
    """All pages of a list: the ids of their tables."""
    found, more = [], ""
    while True:
        answer = (await anna.get(f"{address}&limit={limit}{more}")).json()
        found.append([table["id"] for table in answer["tables"]])
        if answer["next"] is None:
            return found
        more = f"&before={answer['next']}"


def test_a_list_in_pages_shows_each_table_once_and_in_order(tmp_path: Path) -> None:
    """Six matches of which three wait, and several that changed at the same time."""

    async def go() -> None:
        site = make_site(Config(data=tmp_path, limits=CHEAP, rate_limits=False, thinkers=0, retention=KEEP))
        await site.open()
        transport = httpx.ASGITransport(create_app(site))
        async with httpx.AsyncClient(transport=transport, base_url=HERE, headers={"origin": HERE}) as anna:
            me = (await anna.post("/api/guests", json={"name": "Anna"})).json()["id"]
            for n in range(6):
                match = f"match-{n}-----"
                usual: dict[str, Any] = {"summary": SUMMARY, "players": 1}
                assert await site.store.append(append(match, 1, seats=[me], **usual))
                assert await site.store.append(append(match, 2, waiting=n % 2, changed=50 + n // 2, **usual))
                assert await site.store.append(append(f"over--{n}-----", 1, seats=[me], **usual))
                over: dict[str, Any] = {"status": "over", "changed": 50 + n // 3, **usual}
                assert await site.store.append(append(f"over--{n}-----", 2, **over))
            for address in (
                "/api/me/matches?status=running",
                "/api/me/matches?status=over",
                "/api/matches?status=playing",
            ):
                ((*everything,),) = await pages(anna, address, 99)
                assert len(everything) == 6
                for limit in (1, 2, 3, 4, 6):
                    parts = await pages(anna, address, limit)
                    assert [match for page in parts for match in page] == everything
                    assert {len(page) for page in parts[:-1]} <= {limit}
        await site.close()

    asyncio.run(go())


@pytest.mark.parametrize("before", ["5", "2.5.match----", "1.5", "1.x.match----", "%00"])
def test_a_place_that_no_answer_named_is_refused(tmp_path: Path, before: str) -> None:
    async def go() -> None:
        site = make_site(Config(data=tmp_path, limits=CHEAP, thinkers=0))
        await site.open()
        transport = httpx.ASGITransport(create_app(site))
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as anna:
            assert (await anna.get(f"/api/matches?before={before}")).status_code == 422
        await site.close()

    asyncio.run(go())
