"""A full disk: the site says that it is not ready, and the log has it once, and its end."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import plain
from tests.server.house import House, code, visit
from tests.server.site.test_serve import address, process
from tests.terminal.running import PATIENCE


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def limit(house: House, pages: int) -> None:
    """No more pages than the file has now, and these."""
    writing = house.store._connections[0]
    (count,) = writing.execute("PRAGMA page_count").fetchone()
    writing.execute(f"PRAGMA max_page_count = {count + pages}")


@pytest.fixture
def store_log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "bottega.store")
    return caplog


def events(log: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in log.records if record.name == "bottega.store"]


def test_a_full_disk_makes_the_site_unready_and_is_logged_once(
    tmp_path: Path, store_log: pytest.LogCaptureFixture
) -> None:
    @visit(rate_limits=False)
    async def story(house: House) -> None:
        browser = house.browser()
        assert (await browser.get("/readyz")).status_code == 200
        limit(house, 0)
        for number in range(1_000):
            browser.cookies.clear()
            answer = await browser.post("/api/guests", json={"name": f"Guest {number}"})
            if answer.status_code != 201:
                break
        assert (answer.status_code, code(answer)) == (503, "busy")
        for number in range(3):
            house.clock.pass_by(1_000)
            answer = await browser.get("/readyz")
            assert answer.status_code == 503
            assert answer.json()["parts"]["store"] is False
            assert (await browser.post("/api/guests", json={"name": f"More {number}"})).status_code == 503
        assert events(store_log) == ["store-cannot-write"]
        assert "is full" in store_log.records[-1].__dict__["bottega_values"]["reason"]
        limit(house, 10_000)
        await until(lambda: "store-writes-again" in events(store_log))
        assert (await browser.get("/readyz")).status_code == 200
        assert (await browser.post("/api/guests", json={"name": "One more"})).status_code == 201
        assert events(store_log) == ["store-cannot-write", "store-writes-again"]

    story(tmp_path)


def test_a_disk_that_fills_up_is_noticed_though_nobody_writes(
    tmp_path: Path, store_log: pytest.LogCaptureFixture
) -> None:
    @visit()
    async def story(house: House) -> None:
        limit(house, 3)
        assert (await house.browser().get("/readyz")).status_code == 503
        assert events(store_log) == ["store-cannot-write"]

    story(tmp_path)


def test_a_full_disk_is_logged_though_nobody_asks_whether_the_site_is_ready(
    tmp_path: Path, store_log: pytest.LogCaptureFixture
) -> None:
    @visit(rate_limits=False)
    async def story(house: House) -> None:
        browser = house.browser()
        limit(house, 0)
        for number in range(1_000):
            browser.cookies.clear()
            if (await browser.post("/api/guests", json={"name": f"Guest {number}"})).status_code == 503:
                break
        assert events(store_log) == ["store-cannot-write"]

    story(tmp_path)


@visit()
async def test_the_store_is_tried_once_a_second_however_many_ask(house: House) -> None:
    tried = []
    check = house.store.check

    async def counted() -> None:
        tried.append(1)
        await check()

    house.store.check = counted  # type: ignore[method-assign]
    browser = house.browser()
    for _ in range(5):
        assert (await browser.get("/readyz")).status_code == 200
    assert len(tried) == 1
    house.clock.pass_by(1_000)
    assert (await browser.get("/readyz")).status_code == 200
    assert len(tried) == 2
    assert await house.store.value("tried") is None, "nothing stays of it"


@pytest.mark.skipif(sys.platform != "linux", reason="only there the limits of another process can be set")
def test_a_server_that_cannot_write_says_so_until_it_can(tmp_path: Path) -> None:
    import resource

    def ready(wanted: int) -> None:
        end = time.monotonic() + PATIENCE
        while plain.get(f"{site}readyz").status_code != wanted:
            assert time.monotonic() < end, f"/readyz is never {wanted}"
            time.sleep(0.1)

    with process(tmp_path, "serve", "--thinkers", "0") as (running, line):
        site = address(line)
        ready(200)
        # No file of this server may grow: the system refuses as it does on a full disk.
        resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (4_096, resource.RLIM_INFINITY))
        ready(503)
        refused = plain.post(f"{site}api/guests", json={"name": "Anna"})
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        ready(200)
        assert plain.post(f"{site}api/guests", json={"name": "Anna"}).status_code == 201
        running.terminate()
        assert running.wait(PATIENCE) == 0
        assert running.stderr is not None
        lines = [json.loads(each) for each in running.stderr.read().splitlines()]
    told = [each["event"] for each in lines if each["log"] == "bottega.store"]
    assert told == ["store-cannot-write", "store-writes-again"]
