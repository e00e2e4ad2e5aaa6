"""The web client's files, and the page where there are none."""

from __future__ import annotations

import gzip
import mimetypes
import re
from pathlib import Path

import pytest

from tests.server.house import House, code, visit


def built(house: House) -> None:
    """A client as a bundler leaves it."""
    root = house.site.config.data / "web"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Bottega</title>")
    script = root / "assets" / "index-B3xk9_Qa.js"
    script.write_text("console.log('bottega')")
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(script.read_bytes()))
    script.with_name(script.name + ".br").write_bytes(b"brotli, or so")
    (root / "sw.js").write_text("self")
    (root / "apple-touch-icon.png").write_bytes(b"PNG")
    (root / "bottega.webmanifest").write_text("{}")
    (root.parent / "secret.txt").write_text("secret")
    object.__setattr__(house.site.config, "web", root)
    house.app = house.build()


@visit(built)
async def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(house: House) -> None:
    browser = house.browser()
    script = await browser.get("/assets/index-B3xk9_Qa.js", headers={"accept-encoding": "identity"})
    assert script.text == "console.log('bottega')"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/sw.js", "/bottega.webmanifest", "/apple-touch-icon.png"):
        assert (await browser.get(path)).headers["cache-control"] == "no-cache", path
    manifest = await browser.get("/bottega.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"


def built_on_a_misled_machine(house: House) -> None:
    """The registry of Windows, or a file of the system, may call a script plain text."""
    mimetypes.init()
    with pytest.MonkeyPatch.context() as machine:
        assert mimetypes._db is not None  # type: ignore[attr-defined]
        machine.setitem(mimetypes._db.types_map[True], ".js", "text/plain")  # type: ignore[attr-defined]
        assert mimetypes.guess_type("a.js")[0] == "text/plain"
        built(house)


@visit(built_on_a_misled_machine)
async def test_a_script_is_a_script_whatever_the_machine_says(house: House) -> None:
    assert (await house.browser().get("/sw.js")).headers["content-type"].startswith("text/javascript")


@visit(built)
async def test_packed_files_go_to_those_who_can_unpack_them(house: House) -> None:
    path = "/assets/index-B3xk9_Qa.js"
    browser = house.browser()
    zipped = await browser.get(path, headers={"accept-encoding": "gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.text == "console.log('bottega')"
    async with browser.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as best:
        assert best.headers["content-encoding"] == "br"
        assert b"".join([part async for part in best.aiter_raw()]) == b"brotli, or so"
    plain = await browser.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for answer in (zipped, best, plain):
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")


@visit(built)
async def test_any_other_path_is_the_clients_business(house: House) -> None:
    browser = house.browser()
    dotted = ("/player/Dr.%20No", "/player/J.R.R.", "/player/a.js", "/match/v1.2/replay")
    for path in ("/", "/tables/abc", "/rules/masters", "/apiary", *dotted):
        answer = await browser.get(path)
        assert (answer.status_code, "Bottega" in answer.text) == (200, True), path
    answer = await browser.head("/tables/abc")
    assert (answer.status_code, answer.content) == (200, b"")
    missing = await browser.get("/assets/old-12345678.js")
    assert (missing.status_code, code(missing)) == (404, "not-found")
    assert code(await browser.get("/favicon.png")) == "not-found"
    assert code(await browser.get("/api/tables")) == "not-found"


@visit(built)
async def test_nothing_outside_the_folder_is_served(house: House) -> None:
    browser = house.browser()
    assert (Path(house.site.config.data) / "secret.txt").is_file()
    for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt", "//secret.txt"):
        assert "secret" not in (await browser.get(path)).text, path
    for path in ("/assets/index-B3xk9_Qa.js.gz", "/assets/index-B3xk9_Qa.js.br"):
        assert (await browser.get(path)).status_code == 404


@visit(web=Path("/nowhere"))
async def test_without_a_client_a_plain_page_names_the_api(house: House) -> None:
    for lang, said in (("en", "The server is running"), ("fr", "Le serveur fonctionne"), ("it", "Il server")):
        answer = await house.browser(**{"accept-language": lang}).get("/")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{lang}">' in answer.text
        assert said in answer.text
        assert not re.search(r"<script|<style|style=|on\w+=", answer.text)
        [link] = re.findall(r'href="([^"]*)"', answer.text)
        assert (await house.browser().get(link)).status_code == 200


@visit(built)
async def test_what_somebody_refuses_is_not_sent(house: House) -> None:
    path = "/assets/index-B3xk9_Qa.js"
    for accepted, sent in (
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("gzip;q=0, identity", None),
        ("br;q=0.1, gzip;q=0.9", "gzip"),
        ("br;q=0.9, gzip;q=0.9", "br"),
        ("*", "br"),
        ("*;q=0.5, br;q=0", "gzip"),
        ("gzip, *;q=0", "gzip"),
        ("*;q=0", None),
        ("br\t;\tq=0.000, gzip;q=1.000", "gzip"),
        ("br;level=9, gzip;q=2", None),
        (" GZIP ; q=1", "gzip"),
        ("deflate, zstd", None),
        ("", None),
        ("br;q=nonsense", None),
    ):
        async with house.browser().stream("GET", path, headers={"accept-encoding": accepted}) as answer:
            assert answer.headers.get("content-encoding") == sent, accepted
            assert answer.status_code == 200


@visit(built)
async def test_files_without_packed_variants_do_not_vary(house: House) -> None:
    answer = await house.browser().get("/sw.js", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers or "accept-encoding" not in answer.headers["vary"]
    assert answer.text == "self"


@visit(built)
async def test_a_browser_that_has_the_page_already_is_told_so(house: House) -> None:
    first = await house.browser().get("/")
    assert first.headers["etag"]
    head = await house.browser().head("/")
    assert head.headers["etag"] == first.headers["etag"]
    assert head.content == b""


@visit(built)
async def test_the_client_is_only_read(house: House) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        answer = await house.browser().request(method, "/tables/abc", json={})
        assert answer.status_code == 405, method
        assert answer.headers["allow"] == "GET, HEAD"


@visit(built)
async def test_odd_paths_are_a_page_or_nothing(house: House) -> None:
    browser = house.browser()
    for path, status in (
        ("/api", 404),
        ("/api/", 404),
        ("/assets/", 200),
        ("/assets", 200),
        ("/index.html", 200),
        ("/tables/a%20b", 200),
        ("/%00", 200),
        ("/robots.txt", 404),
        ("/.env", 404),
        ("/.git/config", 200),
        ("/a/" * 200, 200),
    ):
        answer = await browser.get(path)
        assert answer.status_code == status, path
        assert answer.headers["content-type"].startswith("text/html" if status == 200 else "application/json")


def half_built(house: House) -> None:
    """Files, but no page."""
    root = house.site.config.data / "web"
    root.mkdir()
    (root / "sw.js").write_text("self")
    object.__setattr__(house.site.config, "web", root)
    house.app = house.build()


@visit(half_built)
async def test_without_its_page_a_client_is_none(house: House) -> None:
    assert "The server is running" in (await house.browser().get("/tables/abc")).text
    assert (await house.browser().get("/sw.js")).text == "self"
