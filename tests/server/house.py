"""A site to visit: a store of its own, a clock one can turn, and browsers that come from anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from bottega.server.app import create_app
from bottega.server.config import AskerLimits, Config
from bottega.server.site import Site
from bottega.server.store.sqlite import SqliteStore

#: Passwords as cheap as argon2 makes them.
CHEAP = AskerLimits(hash_rounds=1, hash_memory=8, hash_lanes=1)
HERE = "http://play.test"
PASSWORD = "correct horse battery"


class Clock:
    """`at` is the time of day, `counted` what `ticks` gives; `pass_by` moves both, `put` the first alone."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000
        self.counted = 5_000_000

    def __call__(self) -> int:
        return self.at

    now = __call__

    def ticks(self) -> int:
        return self.counted

    def skipped(self, since: int) -> int:
        return 0

    def pass_by(self, millis: int) -> None:
        self.at += millis
        self.counted += millis

    def put(self, millis: int) -> None:
        """Somebody sets the clock ahead by this, or back."""
        self.at += millis


class House:
    def __init__(self, folder: Path, config: Config) -> None:
        self.clock = Clock()
        self.store = SqliteStore(folder / "house.db")
        self.site = Site(config, self.store, clock=self.clock)
        self.app: FastAPI = self.build()
        self._browsers: list[httpx.AsyncClient] = []

    def build(self) -> FastAPI:
        return create_app(self.site)

    def browser(
        self, address: str = "203.0.113.5", here: str = HERE, origin: str | None = HERE, **headers: str
    ) -> httpx.AsyncClient:
        """Somebody's browser at this address, on a page of this origin."""
        if origin is not None:
            headers["origin"] = origin
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 4711))
        client = httpx.AsyncClient(transport=transport, base_url=here, headers=headers)
        self._browsers.append(client)
        return client

    async def guest(self, name: str = "Anna", **how: Any) -> httpx.AsyncClient:
        """A browser that has come in."""
        browser = self.browser(**how)
        answer = await browser.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return browser

    async def member(self, name: str = "Anna", **how: Any) -> httpx.AsyncClient:
        """A browser that has come in and claimed its account with PASSWORD."""
        browser = await self.guest(name, **how)
        answer = await browser.post("/api/me/claim", json={"password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return browser

    async def close(self) -> None:
        for browser in self._browsers:
            await browser.aclose()
        await self.site.close()


def visit(
    prepare: Callable[[House], None] | None = None, limits: AskerLimits = CHEAP, **settings: Any
) -> Callable[[Callable[[House], Awaitable[None]]], Callable[[Path], None]]:
    """Make a test of a visit: it gets a house that is open. `prepare` is called before it opens."""

    def decorate(test: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
        def run(tmp_path: Path) -> None:
            async def go() -> None:
                house = House(tmp_path, replace(Config(limits=limits), **{"data": tmp_path, **settings}))
                if prepare is not None:
                    prepare(house)
                await house.site.open()
                try:
                    await test(house)
                finally:
                    await house.close()

            asyncio.run(go())

        run.__name__ = test.__name__
        run.__doc__ = test.__doc__
        run.__module__ = test.__module__
        return run

    return decorate


def code(answer: httpx.Response) -> str:
    """What a refusal is called; it must have the form of all refusals."""
    body = answer.json()
    assert set(body) == {"code", "text", "values"}, body
    assert body["text"].strip()
    return str(body["code"])
