"""Where a request comes from, also behind proxies. An address is a secret of whoever has it: it is used to
count, and never stored, logged or shown."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import TypeAlias

from starlette.requests import HTTPConnection

from bottega.server.config import Config, Network

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

#: What a request has that no socket brought here, as in tests.
_NOWHERE = ipaddress.ip_address("0.0.0.0")


def parse(text: str) -> Address | None:
    """An address as proxies write it, perhaps with brackets and a port."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def trusted(address: Address, networks: Sequence[Network]) -> bool:
    return any(address.version == network.version and address in network for network in networks)


def peer_of(connection: HTTPConnection) -> Address:
    """Who is at the other end of the socket."""
    found = parse(connection.client.host) if connection.client else None
    return found or _NOWHERE


def address_of(connection: HTTPConnection, config: Config) -> Address:
    """Who asks: the last address in X-Forwarded-For that is not one of our proxies. Everything before it
    may have been made up by whoever asks."""
    found = peer_of(connection)
    if not trusted(found, config.trusted_proxies):
        return found
    for text in reversed(",".join(connection.headers.getlist("x-forwarded-for")).split(",")):
        hop = parse(text)
        if hop is None:
            break
        found = hop
        if not trusted(found, config.trusted_proxies):
            break
    return found


def counted(address: Address) -> str:
    """What rates are counted by: who has one IPv6 address usually has 2^64 of them."""
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)


def is_local(connection: HTTPConnection) -> bool:
    """From this machine itself, and not through a proxy that runs on it."""
    headers = connection.headers
    if "x-forwarded-for" in headers or "forwarded" in headers or "x-real-ip" in headers:
        return False
    return peer_of(connection).is_loopback


def scheme_of(connection: HTTPConnection, config: Config) -> str:
    """http or https, as the browser sees it."""
    scheme: str = connection.scope.get("scheme", "http")
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    if trusted(peer_of(connection), config.trusted_proxies):
        told = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if told in ("http", "https"):
            return told
    return scheme


def is_secure(connection: HTTPConnection, config: Config) -> bool:
    """Whether the browser speaks TLS to us, so that cookies can insist on it."""
    if config.secure_cookies is not None:
        return config.secure_cookies
    if scheme_of(connection, config) == "https":
        return True
    return bool(config.origins) and config.origins[0].startswith("https:")
