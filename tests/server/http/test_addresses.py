"""Where others reach a server: told to the host of a table who runs the server on their own machine."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from bottega.server.app import create_app
from bottega.server.config import Config
from bottega.server.making import make_site
from tests.server.house import CHEAP

OWN = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("base", "peer", "headers", "told"),
    [
        (OWN, "127.0.0.1", {}, True),
        ("http://localhost:8000", "127.0.0.1", {}, True),
        ("http://[::1]:8000", "::1", {}, True),
        # From another machine, whatever it calls this one.
        (OWN, "192.168.1.20", {}, False),
        ("http://192.168.1.7:8000", "192.168.1.20", {}, False),
        # By an address that leads others here, too: there is nothing to tell.
        ("http://192.168.1.7:8000", "127.0.0.1", {}, False),
        # A page of another site whose name was made to lead here.
        ("http://evil.example:8000", "127.0.0.1", {}, False),
        # Through a proxy on this machine.
        (OWN, "127.0.0.1", {"x-forwarded-for": "203.0.113.5"}, False),
        (OWN, "127.0.0.1", {"forwarded": "for=203.0.113.5"}, False),
    ],
)
def test_only_a_browser_on_the_machine_itself_is_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    base: str,
    peer: str,
    headers: dict[str, str],
    told: bool,
) -> None:
    monkeypatch.setattr("bottega.server.reaching.own_address", lambda family: "192.168.1.7")

    async def go() -> None:
        async with _site(tmp_path) as app:
            anna = await _comes(app, "Anna", base, peer)
            match = await _table(anna)
            answer = await anna.get(f"/api/matches/{match}/addresses", headers=headers)
            if told:
                assert answer.json() == {"addresses": ["http://192.168.1.7:8000"]}
            else:
                assert (answer.status_code, answer.json()["code"]) == (403, "not-on-this-machine")
                assert "192.168.1.7" not in answer.text

    asyncio.run(go())


def test_only_the_host_of_the_table_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with _site(tmp_path) as app:
            anna = await _comes(app, "Anna", OWN, "127.0.0.1")
            bruno = await _comes(app, "Bruno", OWN, "127.0.0.1")
            match = await _table(anna)
            await bruno.post(f"/api/matches/{match}/seats", json={})
            stranger = _browser(app, OWN, "127.0.0.1")
            path = f"/api/matches/{match}/addresses"
            assert (await anna.get(path)).status_code == 200
            assert (await bruno.get(path)).json()["code"] == "host-only"
            assert (await stranger.get(path)).status_code == 401
            assert (await anna.get("/api/matches/nowhere---/addresses")).status_code == 404

    asyncio.run(go())


def _site(tmp_path: Path) -> _Opened:
    return _Opened(
        Config(data=tmp_path, host="0.0.0.0", limits=CHEAP, rate_limits=False, thinkers=0),
    )


class _Opened:
    def __init__(self, config: Config) -> None:
        self._site = make_site(config)

    async def __aenter__(self) -> Any:
        await self._site.open()
        return create_app(self._site)

    async def __aexit__(self, *error: object) -> None:
        await self._site.close()


def _browser(app: Any, base: str, peer: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, client=(peer, 50_000))
    return httpx.AsyncClient(transport=transport, base_url=base, headers={"origin": base})


async def _comes(app: Any, name: str, base: str, peer: str) -> httpx.AsyncClient:
    browser = _browser(app, base, peer)
    assert (await browser.post("/api/guests", json={"name": name})).status_code < 300
    return browser


async def _table(anna: httpx.AsyncClient) -> str:
    made = await anna.post("/api/matches", json={"game": "masters", "seats": [{"me": True}, {}]})
    return str(made.json()["match"])
