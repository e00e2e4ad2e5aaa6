"""Every request passes the gate: headers, limits, languages, and errors that nobody foresaw."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
from fastapi import APIRouter
from starlette.responses import Response, StreamingResponse

from bottega.server.security.headers import CONTENT_SECURITY_POLICY
from bottega.server.store.base import Busy
from bottega.table.problem import Problem
from tests.server.house import CHEAP, HERE, House, code, visit

JSON = {"content-type": "application/json"}


def troublesome(house: House) -> None:
    """Routes that go wrong."""
    router = APIRouter(prefix="/api/trouble")

    @router.get("/crash")
    async def crash() -> None:
        raise RuntimeError("the king of hearts")

    @router.get("/busy")
    async def busy() -> None:
        raise Busy("the disk")

    @router.get("/slow")
    async def slow() -> None:
        await asyncio.sleep(3600)

    @router.get("/own-timeout")
    async def own_timeout() -> None:
        raise TimeoutError

    @router.get("/half")
    async def half() -> StreamingResponse:
        async def parts() -> AsyncIterator[bytes]:
            yield b"half"
            raise RuntimeError

        return StreamingResponse(parts())

    @router.get("/number")
    async def number(of: int, most: float = 1.0) -> int:
        return of

    @router.get("/own-header")
    async def own_header(response: Response) -> None:
        response.headers["referrer-policy"] = "no-referrer"
        response.headers["cache-control"] = "max-age=60"

    @router.get("/unknown-problem")
    async def unknown() -> None:
        raise Problem("nobody-wrote-this")

    house.site.routers.append(router)
    house.app = house.build()


@visit(troublesome)
async def test_every_answer_has_the_headers(house: House) -> None:
    browser = house.browser()
    paths = ("/", "/anything", "/x.js", "/api/me", "/api/nothing", "/api/openapi.json", "/healthz", "/readyz")
    answers = [await browser.get(path) for path in (*paths, "/metrics", "/api/trouble/crash")]
    answers.append(await browser.post("/api/guests", content=b"x" * 70_000, headers=JSON))
    answers.append(await house.browser(origin="http://evil.example").post("/api/guests", json={}))
    answers.append(await browser.put("/api/me"))
    assert {answer.status_code for answer in answers} == {200, 401, 403, 404, 405, 413, 500}
    for answer in answers:
        assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers
        assert "server" not in answer.headers
        assert len(answer.headers["x-request-id"]) == 12
        assert len(answer.headers.get_list("content-security-policy")) == 1
        if "/api/" in str(answer.url):
            assert answer.headers["cache-control"] == "no-store"


@visit(troublesome)
async def test_a_page_may_be_stricter_by_itself(house: House) -> None:
    answer = await house.browser().get("/api/trouble/own-header")
    assert answer.headers.get_list("referrer-policy") == ["no-referrer"]
    assert answer.headers.get_list("cache-control") == ["max-age=60"]


def test_the_policy_allows_nothing_written_into_a_page() -> None:
    rules = dict(rule.split(" ", 1) for rule in CONTENT_SECURITY_POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "*" not in CONTENT_SECURITY_POLICY


@visit(origins=("https://play.test",))
async def test_behind_tls_the_browser_is_told_to_stay_there(house: House) -> None:
    answer = await house.browser(here="https://play.test").get("/")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


@visit()
async def test_another_site_changes_nothing_here(house: House) -> None:
    anna = await house.guest("Anna")
    elsewhere = {"origin": "http://evil.example"}
    for answer in (
        await anna.patch("/api/me", json={"name": "Evil"}, headers=elsewhere),
        await anna.post("/api/logout", headers=elsewhere),
        await anna.delete("/api/me", headers=elsewhere),
        await house.browser().post("/api/guests", json={"name": "Evil"}, headers=elsewhere),
        await house.browser().post("/api/login", json={}, headers=elsewhere),
    ):
        assert (answer.status_code, code(answer)) == (403, "origin")
    assert (await anna.get("/api/me", headers=elsewhere)).json()["name"] == "Anna"


@visit()
async def test_a_cookie_alone_is_not_enough_to_change_something(house: House) -> None:
    anna = await house.guest("Anna")
    bare = house.browser(origin=None)
    bare.cookies.update(anna.cookies)
    assert code(await bare.patch("/api/me", json={"lang": "it"})) == "origin"
    changed = await bare.patch("/api/me", json={"lang": "it"}, headers={"x-bottega": "1"})
    assert changed.json()["lang"] == "it"


@visit(hosts=("play.test",))
async def test_other_names_are_not_answered(house: House) -> None:
    assert (await house.browser().get("/")).status_code == 200
    stranger = house.browser(here="http://evil.example", origin="http://evil.example")
    for path in ("/", "/api/me"):
        answer = await stranger.get(path)
        assert (answer.status_code, code(answer)) == (421, "host")
    # Monitoring asks by the address.
    assert (await stranger.get("/healthz")).status_code == 200


# Limits


@visit()
async def test_bodies_have_a_size(house: House) -> None:
    browser = house.browser()
    big = json.dumps({"name": "x" * 70_000}).encode()

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(big), 1000):
            yield big[start : start + 1000]

    declared = await browser.post("/api/guests", content=big, headers=JSON)
    undeclared = await browser.post("/api/guests", content=pieces(), headers=JSON)
    for answer in (declared, undeclared):
        assert (answer.status_code, code(answer)) == (413, "body-size")
    assert "65,536" in declared.json()["text"]


@visit(limits=replace(CHEAP, receiving=20))
async def test_a_body_that_does_not_come_is_given_up(house: House) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(3600)

    answer = await house.browser().post("/api/guests", content=pieces(), headers=JSON)
    assert (answer.status_code, code(answer)) == (408, "slow-body")


@visit()
async def test_bodies_are_json_and_not_too_deep(house: House) -> None:
    anna = await house.guest("Anna")

    async def send(body: bytes, kind: str = "application/json") -> str:
        return code(await anna.patch("/api/me", content=body, headers={"content-type": kind}))

    assert await send(b'{"name": ') == "json-bad"
    assert await send(b'{"name": "\xff\xfe"}') == "json-bad"
    assert await send(b'{"settings": {"a": NaN}}') == "json-bad"
    assert await send(b'{"name": "\\ud800\\ud800"}') == "json-bad"
    assert await send(b"[" * 30_000) == "json-bad"
    assert await send(b"[" * 40 + b"]" * 40) == "json-deep"
    assert await send(b'{"settings": ' + b'{"a": ' * 500 + b"1" + b"}" * 501) == "json-deep"
    assert await send(b'{"name": "Berta"}', "text/plain") == "json-wanted"
    assert await send(b"name=Berta", "application/x-www-form-urlencoded") == "json-wanted"
    assert await send(b"[1, 2]") == "invalid"
    deep = b'{"settings": ' + b'{"a": ' * 20 + b"1" + b"}" * 21
    assert (await anna.patch("/api/me", content=deep, headers=JSON)).status_code == 200


@visit(troublesome, limits=replace(CHEAP, answering=20))
async def test_what_takes_too_long_is_given_up(house: House) -> None:
    answer = await house.browser().get("/api/trouble/slow")
    assert (answer.status_code, code(answer)) == (503, "slow")
    assert answer.headers["retry-after"] == "5"


@visit()
async def test_an_account_may_not_ask_without_end(house: House) -> None:
    """Also from many addresses."""
    anna = await house.guest("Anna")
    answers = []
    for number in range(205):
        browser = house.browser(f"198.51.100.{number}")
        browser.cookies.update(anna.cookies)
        answers.append(await browser.get("/api/me"))
    assert [answer.status_code for answer in answers] == [200] * 200 + [429] * 5
    assert code(answers[-1]) == "too-often"
    assert answers[-1].headers["retry-after"] == "1"


@visit()
async def test_an_address_may_not_ask_without_end(house: House) -> None:
    answers = [await house.browser().get("/api/me") for _ in range(405)]
    assert [answer.status_code for answer in answers] == [401] * 400 + [429] * 5
    assert (await house.browser("198.51.100.7").get("/api/me")).status_code == 401
    assert (await house.browser().get("/healthz")).status_code == 200


@visit()
async def test_whatever_is_no_page_is_counted(house: House) -> None:
    browser = house.browser()
    assert {(await browser.get("/tables")).status_code for _ in range(405)} == {200}
    answers = [await browser.post("/mail/unsubscribe", data={"a": "form"}) for _ in range(125)]
    assert [answer.status_code for answer in answers] == [405] * 120 + [429] * 5
    big = await house.browser("198.51.100.7").post("/mail/unsubscribe", content=b"x" * 70_000)
    assert (big.status_code, code(big)) == (413, "body-size")


@visit(rate_limits=False)
async def test_limits_can_be_lifted(house: House) -> None:
    answers = [await house.browser().get("/api/me") for _ in range(405)]
    assert {answer.status_code for answer in answers} == {401}


# Errors and languages


@visit(troublesome)
async def test_an_error_that_nobody_foresaw_tells_a_number_only(house: House) -> None:
    answer = await house.browser().get("/api/trouble/crash")
    assert (answer.status_code, code(answer)) == (500, "failed")
    assert answer.json()["values"] == {"reference": answer.headers["x-request-id"]}
    assert answer.headers["x-request-id"] in answer.json()["text"]
    for secret in ("king", "RuntimeError", "trouble", ".py"):
        assert secret not in answer.text
    assert (await house.browser().get("/api/trouble/own-timeout")).status_code == 500
    assert (await house.browser().get("/api/trouble/unknown-problem")).status_code == 500


@visit(troublesome)
async def test_a_store_that_is_away_is_no_error_of_ours(house: House) -> None:
    answer = await house.browser().get("/api/trouble/busy")
    assert (answer.status_code, code(answer)) == (503, "busy")
    assert answer.headers["retry-after"] == "2"
    # Also where the gate itself asks the store.
    anna = await house.guest("Anna")

    async def away(key: str) -> None:
        raise Busy("the disk")

    house.clock.pass_by(60_000)
    house.store.session = away  # type: ignore[method-assign]
    assert code(await anna.get("/api/me")) == "busy"


@visit(troublesome)
async def test_half_an_answer_is_broken_off(house: House) -> None:
    transport = httpx.ASGITransport(house.app, raise_app_exceptions=True)
    async with httpx.AsyncClient(transport=transport, base_url=HERE) as browser:
        with pytest.raises(ConnectionAbortedError):
            await browser.get("/api/trouble/half")


@visit()
async def test_refusals_speak_the_askers_language(house: House) -> None:
    said = {}
    for accepted in ("en", "fr-CH, en;q=0.5", "it", "de", "", "*"):
        answer = await house.browser(**{"accept-language": accepted}).get("/api/me")
        said[accepted] = answer.json()["text"]
        assert answer.headers["content-language"] in ("en", "fr", "it")
    assert said["fr-CH, en;q=0.5"].startswith("Choisissez d’abord un nom")
    assert said["it"].startswith("Prima scegli un nome")
    assert said["en"] == said["de"] == said[""] == said["*"]
    # An account's own language comes first.
    anna = await house.guest("Anna")
    await anna.patch("/api/me", json={"lang": "it"})
    answer = await anna.patch("/api/me", json={"name": 5}, headers={"accept-language": "fr"})
    assert answer.json()["text"] == "«name» non è valido: ci si aspetta un testo."


@visit(troublesome)
async def test_bad_parameters_are_told_in_words(house: House) -> None:
    browser = house.browser()
    answer = await browser.get("/api/trouble/number?most=x")
    assert (answer.status_code, code(answer)) == (422, "invalid")
    assert answer.json()["values"] == {
        "field": "of",
        "expected": "it is missing",
        "errors": [
            {"field": "of", "expected": "it is missing"},
            {"field": "most", "expected": "a number is expected"},
        ],
    }
    french = await browser.get("/api/trouble/number?of=x", headers={"accept-language": "fr"})
    assert french.json()["text"] == "«\u202fof\u202f» n’est pas valable\u202f: un nombre entier est attendu."


@visit()
async def test_what_is_not_there(house: House) -> None:
    browser = house.browser()
    for path in ("/api", "/api/", "/api/nothing", "/api/me/", "/api/me/..%2f"):
        answer = await browser.get(path)
        assert (answer.status_code, code(answer)) == (404, "not-found"), path
    answer = await browser.post("/api/nothing", json={})
    assert (answer.status_code, code(answer)) == (404, "not-found")
    answer = await browser.put("/api/me", json={})
    assert (answer.status_code, code(answer)) == (405, "method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "PATCH", "DELETE"}
    answer = await browser.post("/", json={})
    assert (answer.status_code, code(answer)) == (405, "method")
