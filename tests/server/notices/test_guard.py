"""No request of ours reaches into the host's own network, however the address is written."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bottega.server.notices.guard import Forbidden, Guard, is_public
from bottega.server.notices.poster import Poster
from tests.server.notices.world import Request, status, web_server


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "127.9.9.9",
        "169.254.169.254",
        "172.16.0.1",
        "192.168.1.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
    ],
)
def test_private_addresses_are_known_in_every_dress(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "8.8.8.8"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://example.org/hook", "url-scheme"),
        ("file:///etc/passwd", "url-bad"),
        ("gopher://example.org/", "url-bad"),
        ("ftp://example.org/", "url-scheme"),
        ("https:///hook", "url-bad"),
        ("example.org/hook", "url-bad"),
        ("https://user:secret@example.org/", "url-user"),
        ("https://user@example.org/", "url-user"),
        ("https://127.0.0.1/", "url-private"),
        ("https://[::1]/", "url-private"),
        ("https://[::ffff:10.0.0.1]/", "url-private"),
        ("https://169.254.169.254/latest/meta-data", "url-private"),
        ("https://example.org:25/", "url-port"),
        ("https://example.org:22/", "url-port"),
        ("https://example.org:99999/", "url-bad"),
        ("https://example.org/#x", "url-bad"),
        ("https://example.org/a b", "url-bad"),
        ("https://example.org\\@127.0.0.1/", "url-bad"),
        ("https://example.org/\r\nHost: x", "url-bad"),
        ("https://example.org/" + "x" * 3_000, "url-bad"),
    ],
)
def test_an_address_that_will_not_do_is_refused_by_its_text(url: str, code: str) -> None:
    with pytest.raises(Forbidden) as refused:
        Guard().check(url)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "url", ["https://example.org/hook?a=1", "https://example.org:8443/", "https://8.8.8.8/"]
)
def test_an_address_of_the_internet_will_do(url: str) -> None:
    assert str(Guard().check(url)) == url


def found_at(*answers: list[str]) -> Guard:
    """A guard that looks names up here, each time the next answer."""
    left = list(answers)

    async def lookup(host: str, port: int) -> list[str]:
        return left.pop(0)

    return Guard(lookup=lookup)


def refusal_of(asked: Coroutine[Any, Any, object]) -> str:
    with pytest.raises(Forbidden) as refused:
        asyncio.run(asked)
    return refused.value.code


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f.1", "0177.0.0.1", "localhost"])
def test_this_machine_by_another_name_is_refused(host: str) -> None:
    assert refusal_of(Guard().check_now(f"https://{host}:9999/")) == "url-unknown"


def test_a_name_with_one_private_address_among_others_is_refused() -> None:
    guard = found_at(["93.184.215.14", "10.0.0.7"])
    assert refusal_of(guard.check_now("https://example.org/")) == "url-unknown"


def test_a_name_that_nobody_knows_is_refused() -> None:
    async def lookup(host: str, port: int) -> list[str]:
        raise OSError("no such name")

    assert refusal_of(Guard(lookup=lookup).check_now("https://example.org/")) == "url-unknown"


def test_a_name_that_turns_to_this_machine_after_it_was_checked_is_not_followed() -> None:
    async def scene() -> None:
        async with web_server(lambda _: status(200)) as (port, got):
            guard = found_at(["93.184.215.14"], ["127.0.0.1"])
            poster = Poster(guard)
            await guard.check_now(f"https://example.org:{port}/")
            with pytest.raises(Forbidden):
                await poster.post(f"https://example.org:{port}/", b"{}", {})
            assert got == []
            await poster.close()

    asyncio.run(scene())


async def post(guard: Guard, url: str, seconds: float = 10) -> int:
    poster = Poster(guard, seconds)
    try:
        return await poster.post(url, b"{}", {})
    finally:
        await poster.close()


def test_only_the_host_opens_this_machine() -> None:
    async def scene() -> None:
        async with web_server(lambda _: status(204)) as (port, got):
            url = f"http://127.0.0.1:{port}/hook"
            with pytest.raises(Forbidden):
                await post(Guard(), url)
            with pytest.raises(Forbidden):
                await post(Guard(frozenset({f"127.0.0.1:{port + 1}"})), url)
            assert got == []
            assert await post(Guard(frozenset({f"127.0.0.1:{port}"})), url) == 204
            assert [(request.method, request.path) for request in got] == [("POST", "/hook")]

    asyncio.run(scene())


def test_a_redirect_is_not_followed() -> None:
    async def scene() -> None:
        def answer(request: Request) -> bytes:
            return status(302, "Location: /elsewhere\r\n")

        async with web_server(answer) as (port, got):
            guard = Guard(frozenset({"127.0.0.1"}))
            assert await post(guard, f"http://127.0.0.1:{port}/hook") == 302
            assert [request.path for request in got] == ["/hook"]

    asyncio.run(scene())


def test_a_server_that_never_answers_is_left() -> None:
    async def scene() -> None:
        async def answer(request: Request) -> bytes:
            await asyncio.sleep(60)
            return b""

        async with web_server(answer) as (port, got):
            with pytest.raises(OSError, match="Timeout"):
                await post(Guard(frozenset({"127.0.0.1"})), f"http://127.0.0.1:{port}/", seconds=0.05)
            assert len(got) <= 1, "nobody asks again; on a busy machine not even the first came through"

    asyncio.run(scene())


def test_an_answer_without_an_end_is_not_read_to_its_end() -> None:
    async def scene() -> None:
        def answer(request: Request) -> bytes:
            return b"HTTP/1.1 200 X\r\nContent-Length: 100000000\r\n\r\n" + b"x" * 1_000_000

        async with web_server(answer) as (port, _):
            assert await post(Guard(frozenset({"127.0.0.1"})), f"http://127.0.0.1:{port}/") == 200

    asyncio.run(scene())


def test_an_error_does_not_tell_the_address() -> None:
    with pytest.raises(OSError, match="connect") as failed:
        asyncio.run(post(Guard(frozenset({"127.0.0.1"})), "http://127.0.0.1:1/secret-hook"))
    assert "secret" not in str(failed.value)
