"""Logs say what happened and keep every secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import APIRouter

from bottega.server import logs
from tests.server.house import House, code, visit

PLANTED = "planted-secret"
LOG = logs.ServerLog("test")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    names = ("bottega", "uvicorn", "asyncio")
    before = {name: vars(logging.getLogger(name)).copy() for name in names}
    yield
    for name, kept in before.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = kept["handlers"], kept["propagate"]
        logger.setLevel(kept["level"])


def lines_of(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def leaking(house: House) -> None:
    """A route whose error holds all it was given."""
    router = APIRouter(prefix="/api/leak")

    @router.post("/{planted}")
    async def leak(planted: str, body: dict[str, str], q: str = "") -> None:
        try:
            raise KeyError(planted, body, q)
        except KeyError as error:
            raise ValueError(f"{planted} {body} {q}") from error

    house.site.routers.append(router)
    house.app = house.build()
    logs.configure("debug", json=True, stream=STREAM)
    STREAM.seek(0)
    STREAM.truncate()


STREAM = io.StringIO()


@visit(leaking)
async def test_no_secret_of_a_request_reaches_the_log(house: House) -> None:
    anna = await house.guest("Planted Name")
    secrets = [anna.cookies["bottega"], PLANTED, "Planted Name", "203.0.113.5", "198.51.100.77"]
    me = (await anna.get("/api/me")).json()
    await anna.post("/api/me/claim", json={"password": PLANTED})
    await anna.post("/api/login", json={"name": "Planted Name", "password": PLANTED + "x"})
    token = (await anna.post("/api/tokens", json={"label": PLANTED})).json()["secret"]
    program = house.browser("198.51.100.77", origin=None, authorization=f"Bearer {token}")
    await program.patch("/api/me", json={"settings": {PLANTED: PLANTED}}, headers={"x-thing": PLANTED})
    await anna.get(f"/{PLANTED}?{PLANTED}={PLANTED}", headers={"user-agent": PLANTED})
    await anna.post("/api/guests", content=PLANTED.encode(), headers={"content-type": "application/json"})
    crash = await anna.post(f"/api/leak/{PLANTED}?q={PLANTED}", json={PLANTED: PLANTED})
    assert crash.status_code == 500
    assert PLANTED not in crash.text
    logged = STREAM.getvalue()
    for secret in (*secrets, token, me["id"]):
        assert secret not in logged, secret
    # All of it was logged nevertheless, and the error can be found by its number.
    assert len([line for line in lines_of(STREAM) if line["event"] == "request"]) >= 8
    [failure] = [line for line in lines_of(STREAM) if line["event"] == "failed"]
    assert failure["request"] == crash.json()["values"]["reference"]
    assert failure["error"] == ["ValueError", "KeyError"]
    assert failure["route"] == "/api/leak/{planted}"
    places = failure["at"]
    assert isinstance(places, list)
    assert "test_logs.py" in places[-1]
    assert places[-1].endswith(" leak")


def test_a_line_is_json_with_its_values() -> None:
    stream = io.StringIO()
    logs.configure("info", json=True, stream=stream)
    LOG.info("swept", sessions=3, about="two\nlines")
    LOG.debug("too quiet")
    [line] = lines_of(stream)
    assert line.pop("time")
    assert line == {
        "level": "info",
        "log": "bottega.test",
        "event": "swept",
        "sessions": 3,
        "about": "two\nlines",
    }


def test_in_a_terminal_a_line_is_for_reading() -> None:
    stream = io.StringIO()
    logs.configure("info", json=False, stream=stream)
    LOG.warning("swept", sessions=3, about="two words", ok=True)
    assert stream.getvalue().endswith(
        ' warning swept log=bottega.test sessions=3 about="two words" ok=true\n'
    )


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "requests"), [(io.StringIO(), 1), (Terminal(), 0)])
def test_in_a_terminal_only_troubles_are_shown(stream: io.StringIO, requests: int) -> None:
    logs.configure(stream=stream)
    LOG.info("request")
    LOG.warning("trouble")
    assert stream.getvalue().count("request") == requests
    assert stream.getvalue().count("trouble") == 1


def test_the_numbers_of_the_system_are_logged_and_its_words_are_not() -> None:
    stream = io.StringIO()
    logs.configure("info", json=True, stream=stream)
    try:
        Path(f"/nowhere/{PLANTED}").read_text()
    except OSError as error:
        LOG.error("disk", error=error)
    [line] = lines_of(stream)
    assert line["error"] == ["FileNotFoundError 2"]
    assert PLANTED not in stream.getvalue()


@visit()
async def test_the_event_loop_complains_without_values(house: House) -> None:
    stream = io.StringIO()
    logs.configure("info", json=True, stream=stream)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.log_loop_error)
    loop.call_soon(lambda: [][int(PLANTED.count("x"))])
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    [line] = lines_of(stream)
    assert line["error"] == ["IndexError"]
    assert PLANTED not in stream.getvalue()
    assert code(await house.browser().get("/api/me")) == "come-in"
