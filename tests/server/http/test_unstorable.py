"""Requests with characters that no database can hold: an answer, never a failure, on either database."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from bottega.server.app import create_app
from bottega.server.config import Config
from bottega.server.making import make_site
from bottega.server.parts import Parts
from bottega.server.site import Site
from bottega.table.problem import Problem
from tests.server.house import CHEAP, HERE, code
from tests.server.near import Ear
from tests.server.store.rows import delete_match

#: As they stand in an address: NUL alone and within a word, and half a surrogate pair.
NEVER = ("%00", "a%00b", "%ED%A0%80")


def asked(site: Site) -> list[str]:
    """The address of every GET route, with such a text for each of its parameters in turn."""
    addresses = []
    paths: dict[str, Any] = create_app(site).openapi()["paths"]
    reading = {path: routes["get"] for path, routes in paths.items() if "get" in routes}
    assert len(reading) > 20
    for path, described in reading.items():
        names = re.findall(r"{(\w+)}", path)
        plain = re.sub(r"{\w+}", "1", path)
        queries = [each["name"] for each in described.get("parameters", []) if each["in"] == "query"]
        for bad in NEVER:
            addresses += [re.sub(r"{\w+}", "1", path.replace(f"{{{name}}}", bad)) for name in names]
            addresses += [f"{plain}?{name}={bad}" for name in [*queries, "unknown"]]
    return addresses


async def visit(site: Site) -> None:
    transport = httpx.ASGITransport(create_app(site), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=HERE, headers={"origin": HERE}) as anna:
        assert (await anna.post("/api/guests", json={"name": "Anna"})).status_code == 201
        table = {"game": "masters", "seats": [{"me": True}, {}]}
        match = (await anna.post("/api/matches", json=table)).json()["match"]
        for address in asked(site):
            for whole in {address, address.replace("/matches/1", f"/matches/{match}")}:
                answer = await anna.get(whole)
                assert answer.status_code < 500, (whole, answer.text)
        found = await anna.get("/api/matches?game=%00")
        assert (found.status_code, found.json()["tables"]) == (200, [])


async def watch(site: Site) -> None:
    """As the WebSocket asks, where JSON with half a surrogate pair cannot be read anyway."""
    matches = site.part(Parts).matches
    for match in ("\x00", "a\x00b"):
        with pytest.raises(Problem, match="no-such-match"):
            await matches.watch(match, Ear(), None, "en", 0)


def test_no_get_route_fails_for_what_no_database_can_hold(store_url: str) -> None:
    async def go() -> None:
        site = make_site(Config(database=store_url, limits=CHEAP, rate_limits=False, thinkers=0))
        await site.open()
        try:
            await visit(site)
            await watch(site)
        finally:
            await site.close()

    asyncio.run(go())


def test_what_no_database_can_hold_is_refused_or_cleaned_when_it_is_sent(store_url: str) -> None:
    async def go() -> None:
        site = make_site(Config(database=store_url, limits=CHEAP, rate_limits=False, thinkers=0))
        await site.open()
        transport = httpx.ASGITransport(create_app(site), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=HERE, headers={"origin": HERE}) as anna:
            await anna.post("/api/guests", json={"name": "Anna"})
            table = {"game": "masters", "seats": [{"me": True}, {}]}
            match = (await anna.post("/api/matches", json=table)).json()["match"]
            answers = [
                await anna.put(f"/api/matches/{match}/note", json={"text": "a\x00b"}),
                await anna.post(f"/api/matches/{match}/chat", json={"text": "a\x00b"}),
                await anna.post("/api/tokens", json={"label": "a\x00b"}),
                await anna.patch("/api/me", json={"name": "An\x00na"}),
                await anna.patch("/api/me", json={"settings": {"text": "a\x00b", "\x00": 1}}),
                await anna.put("/api/me/mutes/a%00b", json={"muted": True}),
                await anna.post("/api/login", json={"name": "\x00", "password": "a\x00b"}),
            ]
            for answer in answers:
                assert answer.status_code < 500, answer.text
            note = (await anna.get(f"/api/matches/{match}/note")).json()["text"]
            assert "\x00" not in note
        await site.close()

    asyncio.run(go())


def test_what_belongs_to_a_deleted_match_is_gone(tmp_path: Path) -> None:
    async def go() -> None:
        site = make_site(Config(data=tmp_path, limits=CHEAP, thinkers=0))
        await site.open()
        transport = httpx.ASGITransport(create_app(site), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=HERE, headers={"origin": HERE}) as anna:
            await anna.post("/api/guests", json={"name": "Anna"})
            table = {"game": "masters", "seats": [{"me": True}, {}]}
            match = (await anna.post("/api/matches", json=table)).json()["match"]
            await delete_match(site.store, match)
            for answer in (
                await anna.put(f"/api/matches/{match}/note", json={"text": "too late"}),
                await anna.post(f"/api/matches/{match}/chat", json={"text": "too late"}),
            ):
                assert (answer.status_code, code(answer)) == (404, "gone")
        await site.close()

    asyncio.run(go())
