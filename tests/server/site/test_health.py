"""Monitoring: alive, ready, counted, described."""

from __future__ import annotations

import re
from html import escape

import pytest

from bottega.server.bus import NoBus
from bottega.server.config import Config
from bottega.server.site import Part, Site
from bottega.server.store.base import Busy
from tests.server.house import House, code, visit


class Engine:
    """A part that can be ill."""

    def __init__(self, story: list[str] | None = None, name: str = "engine", fails: bool = False) -> None:
        self.story = [] if story is None else story
        self.name = name
        self.fails = fails
        self.healthy = True

    async def open(self) -> None:
        if self.fails:
            raise RuntimeError(self.name)
        self.story.append(f"open {self.name}")

    async def close(self) -> None:
        self.story.append(f"close {self.name}")


class AwayBus(NoBus):
    """Redis does not answer."""

    @property
    def healthy(self) -> bool:
        return False


@visit(lambda house: house.site.add("referees", Engine()))
async def test_ready_tells_which_part_is_not(house: House) -> None:
    browser = house.browser()
    answer = await browser.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"ready": True, "parts": {"store": True, "bus": True, "referees": True}}
    house.site.part(Engine).healthy = False
    answer = await browser.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"ready": False, "parts": {"store": True, "bus": True, "referees": False}}

    async def away() -> None:
        raise Busy("the disk")

    house.store.check = away  # type: ignore[method-assign]
    house.clock.pass_by(1_000)
    assert (await browser.get("/readyz")).json()["parts"]["store"] is False
    # It lives all the same.
    assert (await browser.get("/healthz")).text == "ok\n"


@visit(lambda house: house.site.add("notices", Engine(), needed=False))
async def test_what_is_not_needed_is_reported_and_does_not_make_the_site_unready(house: House) -> None:
    house.site.part(Engine).healthy = False
    house.site.bus.__class__ = AwayBus
    answer = await house.browser().get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"ready": True, "parts": {"store": True, "bus": False, "notices": False}}


@visit()
async def test_parts_open_in_order_and_close_in_the_other(house: House) -> None:
    story: list[str] = []
    parts: list[Part] = [Engine(story, "a"), Engine(story, "b"), Engine(story, "c", fails=True)]
    site = Site(Config(), house.store)
    for name, part in zip("ab", parts[:2], strict=True):
        site.add(name, part)
    await house.site.close()
    await site.open()
    assert site.is_open
    await site.close()
    assert story == ["open a", "open b", "close b", "close a"]
    # What was opened is closed where another will not open.
    story.clear()
    failing = Site(Config(), house.store)
    for name, part in zip("abc", parts, strict=True):
        failing.add(name, part)
    with pytest.raises(RuntimeError):
        await failing.open()
    assert story == ["open a", "open b", "close b", "close a"]
    assert not failing.is_open
    with pytest.raises(LookupError):
        failing.part(House)


@visit()
async def test_the_application_opens_a_closed_site_and_leaves_an_open_one_alone(house: House) -> None:
    async with house.app.router.lifespan_context(house.app):
        assert house.site.is_open
    assert house.site.is_open
    await house.site.close()
    async with house.app.router.lifespan_context(house.app):
        assert house.site.is_open
    assert not house.site.is_open


@visit(metrics_token="let me in")
async def test_metrics_are_for_this_machine_or_with_the_token(house: House) -> None:
    for allowed in (
        house.browser("127.0.0.1"),
        house.browser("::1"),
        house.browser(authorization="Bearer let me in"),
    ):
        answer = await allowed.get("/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    for stranger in (
        house.browser(),
        house.browser(authorization="Bearer let me"),
        house.browser(authorization="Bearer "),
        house.browser("127.0.0.1", **{"x-forwarded-for": "127.0.0.1"}),
    ):
        answer = await stranger.get("/metrics")
        assert (answer.status_code, code(answer)) == (404, "not-found")


@visit()
async def test_an_empty_token_lets_nobody_in(house: House) -> None:
    assert (await house.browser(authorization="Bearer ").get("/metrics")).status_code == 404


@visit()
async def test_requests_are_counted_by_template_and_never_by_path(house: House) -> None:
    anna = await house.guest("Anna Secret")
    await anna.get("/api/me?token=planted")
    await anna.delete("/api/tokens/0123456789abcdef")
    await anna.get("/some/planted/path")
    await anna.request("PLANTED", "/api/me")
    page = (await house.browser("127.0.0.1").get("/metrics")).text
    assert 'bottega_requests_total{method="GET",route="/api/me",status="200"} 1.0' in page
    assert 'bottega_requests_total{method="DELETE",route="/api/tokens/{id}",status="404"} 1.0' in page
    assert 'bottega_requests_total{method="GET",route="web",status="200"} 1.0' in page
    assert 'bottega_requests_total{method="other",route="/api/me",status="405"} 1.0' in page
    assert 'bottega_request_seconds_count{route="/api/me"} 2.0' in page
    assert 'bottega_problems_total{code="session-unknown"} 1.0' in page
    for planted in ("planted", "Anna", "0123456789abcdef", "203.0.113.5"):
        assert planted not in page.lower() if planted.islower() else planted not in page


@visit()
async def test_two_sites_do_not_count_together(house: House) -> None:
    other = Site(Config(), house.store)
    other.metrics.conflicts.inc()
    assert b"bottega_conflicts_total 1.0" in other.metrics.page()
    assert b"bottega_conflicts_total 0.0" in house.site.metrics.page()


# The description


@visit()
async def test_the_description_is_fit_for_a_generated_client(house: House) -> None:
    described = (await house.browser().get("/api/openapi.json")).json()
    operations = {
        (method, path): operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }
    assert len(operations) >= 14
    assert all(path.startswith("/api/") for _, path in operations)
    ids = [operation["operationId"] for operation in operations.values()]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z][A-Za-z]+", id) for id in ids)
    assert operations["post", "/api/guests"]["operationId"] == "comeIn"
    for operation in operations.values():
        assert operation["tags"]
        assert operation["summary"]
        refused = operation["responses"]["default"]["content"]["application/json"]["schema"]
        assert refused == {"$ref": "#/components/schemas/ProblemAnswer"}
    assert set(described["components"]["securitySchemes"]) == {"cookie", "token"}
    assert {} in described["security"]
    assert "HTTPValidationError" not in described["components"]["schemas"]


@visit()
async def test_people_read_the_description_without_a_script(house: House) -> None:
    described = (await house.browser().get("/api/openapi.json")).json()
    page = (await house.browser(**{"accept-language": "it"}).get("/api/docs")).text
    assert '<html lang="it">' in page
    assert not re.search(r"<script|<style|<link|style=|src=", page)
    for methods in described["paths"].values():
        for operation in methods.values():
            heading = f'<h2 id="{operation["operationId"]}">{escape(operation["summary"])}</h2>'
            assert heading in page
    for name in described["components"]["schemas"]:
        assert f'<h3 id="{name}">' in page
    assert set(re.findall(r'href="#(\w+)"', page)) <= set(re.findall(r'id="(\w+)"', page))
    assert "<code>DELETE /api/tokens/{id}</code>" in page


@visit()
async def test_no_page_loads_anything_from_elsewhere(house: House) -> None:
    for path in ("/docs", "/redoc", "/api/docs", "/"):
        assert not re.search(r"https?://", (await house.browser().get(path)).text), path
