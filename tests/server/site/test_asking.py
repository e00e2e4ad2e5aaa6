"""Who asks: addresses behind proxies, origins, hosts, rates."""

from __future__ import annotations

import ipaddress

import pytest
from starlette.requests import HTTPConnection

from bottega.server.config import Config, Rate
from bottega.server.security.addresses import address_of, counted, is_local, is_secure, parse
from bottega.server.security.origins import check_host, check_origin, check_socket_origin
from bottega.server.security.rates import Attempts, Buckets
from bottega.table.problem import Problem
from tests.server.house import Clock

PROXIES = Config(trusted_proxies=tuple(map(ipaddress.ip_network, ("127.0.0.1", "10.0.0.0/8"))))


def asking(
    peer: str = "203.0.113.5", method: str = "POST", scheme: str = "http", **headers: str
) -> HTTPConnection:
    """A request with these headers (an underscore stands for a hyphen)."""
    headers.setdefault("host", "play.test")
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    kind = "websocket" if scheme.startswith("ws") else "http"
    return HTTPConnection(
        {"type": kind, "method": method, "scheme": scheme, "path": "/", "client": (peer, 1), "headers": raw}
    )


# Addresses


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        # Nobody is believed who is not a proxy of ours.
        ("203.0.113.5", "198.51.100.7", "203.0.113.5"),
        ("10.1.1.1", "198.51.100.7", "198.51.100.7"),
        # What stands before the last stranger may be made up.
        ("10.1.1.1", "1.1.1.1, 198.51.100.7", "198.51.100.7"),
        ("127.0.0.1", "1.1.1.1, 198.51.100.7, 10.2.2.2", "198.51.100.7"),
        ("10.1.1.1", "nonsense, 10.2.2.2", "10.2.2.2"),
        ("10.1.1.1", "", "10.1.1.1"),
        ("10.1.1.1", "[2001:db8::1]:443", "2001:db8::1"),
        ("10.1.1.1", "198.51.100.7:5000", "198.51.100.7"),
        ("::ffff:10.1.1.1", "198.51.100.7", "198.51.100.7"),
    ],
)
def test_the_address_behind_proxies(peer: str, forwarded: str, found: str) -> None:
    headers = {"x_forwarded_for": forwarded} if forwarded else {}
    assert str(address_of(asking(peer, **headers), PROXIES)) == found


def test_neighbours_of_one_ipv6_network_count_as_one() -> None:
    one, other, far = (
        parse(f"2001:db8:0:{net}::{host}") for net, host in (("a", "1"), ("a", "f00"), ("b", "1"))
    )
    assert one is not None
    assert other is not None
    assert far is not None
    assert counted(one) == counted(other) != counted(far)


def test_what_comes_through_a_proxy_on_this_machine_is_not_local() -> None:
    assert is_local(asking("127.0.0.1"))
    assert is_local(asking("::1"))
    assert not is_local(asking("203.0.113.5"))
    assert not is_local(asking("127.0.0.1", x_forwarded_for="127.0.0.1"))
    assert not is_local(asking("127.0.0.1", forwarded="for=127.0.0.1"))


def test_tls_ends_at_a_proxy_of_ours_or_here() -> None:
    assert is_secure(asking(scheme="https"), Config())
    assert is_secure(asking(scheme="wss"), Config())
    assert not is_secure(asking(x_forwarded_proto="https"), PROXIES)
    assert is_secure(asking("10.1.1.1", x_forwarded_proto="https"), PROXIES)
    assert not is_secure(asking("10.1.1.1", x_forwarded_proto="https, http"), PROXIES)
    assert is_secure(asking(), Config(origins=("https://games.example.org",)))
    assert not is_secure(asking(scheme="https"), Config(secure_cookies=False))


# Origins

OURS = Config(origins=("https://games.example.org",))


def refused(config: Config, connection: HTTPConnection) -> bool:
    check = check_socket_origin if connection.scope["type"] == "websocket" else check_origin
    try:
        check(connection, config)
    except Problem as problem:
        return (problem.code, problem.status) == ("origin", 403)
    return False


@pytest.mark.parametrize(
    ("config", "headers", "expected"),
    [
        (OURS, {"origin": "https://games.example.org"}, False),
        (OURS, {"origin": "https://evil.example"}, True),
        (OURS, {"origin": "https://games.example.org.evil.example"}, True),
        (OURS, {"origin": "http://games.example.org"}, True),
        (OURS, {"origin": "null"}, True),
        # Without a setting: the page is where the request goes.
        (Config(), {"origin": "http://play.test"}, False),
        (Config(), {"origin": "https://play.test"}, True),
        (Config(), {"origin": "http://play.test:81"}, True),
        (Config(), {"origin": "http://evil.example", "cookie": "bottega=x", "x_bottega": "1"}, True),
        # No origin: then the browser must say that it is the same, or the header must be there.
        (OURS, {"cookie": "bottega=x"}, True),
        (OURS, {"cookie": "bottega=x", "sec_fetch_site": "same-origin"}, False),
        (OURS, {"cookie": "bottega=x", "sec_fetch_site": "same-site"}, True),
        (OURS, {"cookie": "bottega=x", "sec_fetch_site": "cross-site"}, True),
        (OURS, {"cookie": "bottega=x", "x_bottega": "1"}, False),
        (OURS, {}, False),
        # A token is no cookie that a browser adds by itself.
        (OURS, {"origin": "https://evil.example", "authorization": "Bearer x"}, False),
    ],
)
def test_only_our_pages_change_something(config: Config, headers: dict[str, str], expected: bool) -> None:
    assert refused(config, asking(**headers)) is expected
    assert not refused(config, asking(method="GET", **headers))


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"origin": "https://games.example.org", "cookie": "bottega=x"}, False),
        ({"origin": "https://evil.example", "cookie": "bottega=x"}, True),
        ({"origin": "https://evil.example"}, True),
        ({"cookie": "bottega=x"}, True),
        ({"cookie": "bottega=x", "x_bottega": "1"}, True),
        ({"authorization": "Bearer x"}, False),
        ({}, False),
    ],
)
def test_only_our_pages_open_a_socket(headers: dict[str, str], expected: bool) -> None:
    assert refused(OURS, asking(scheme="wss", **headers)) is expected


def test_hosts_may_be_limited() -> None:
    config = Config(hosts=("games.example.org", "[::1]"))
    for host in ("games.example.org", "GAMES.example.org:8000", "[::1]:8000"):
        check_host(asking(host=host), config)
    for host in ("evil.example", "games.example.org.evil.example", "", "[::2]"):
        with pytest.raises(Problem):
            check_host(asking(host=host), config)
    check_host(asking(host="evil.example"), Config())


# Rates


def test_a_bucket_empties_and_fills_again() -> None:
    clock, rate = Clock(), Rate(3, 1000)
    buckets = Buckets(clock.ticks, 10)
    assert [buckets.take("a", rate) for _ in range(5)] == [0, 0, 0, 1000, 1000]
    clock.pass_by(600)
    assert buckets.take("a", rate) == 400
    clock.pass_by(400)
    assert [buckets.take("a", rate) for _ in range(2)] == [0, 1000]
    clock.pass_by(60_000)
    assert [buckets.take("a", rate) for _ in range(4)] == [0, 0, 0, 1000]
    assert buckets.take("b", rate) == 0


def test_buckets_are_bounded_and_the_busiest_are_kept() -> None:
    clock, rate = Clock(), Rate(2, 1000)
    buckets = Buckets(clock.ticks, 100)
    for number in range(1000):
        buckets.take(f"crowd {number}", rate)
        buckets.take("busy", rate)
    assert len(buckets) == 100
    assert buckets.take("busy", rate) > 0


def test_attempts_are_forgotten_after_an_hour() -> None:
    clock = Clock()
    attempts = Attempts(clock.ticks, 10)
    for _ in range(5):
        attempts.begin("a")
    with pytest.raises(Problem):
        attempts.begin("a", "b")
    clock.pass_by(Attempts.MEMORY + 1)
    for _ in range(5):
        attempts.begin("a")
    attempts.forgive("a")
    attempts.begin("a")
