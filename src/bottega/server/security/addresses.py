"""The address of a request, also behind proxies. Addresses are private: they are used for rate limits, and
never stored, logged or shown."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import TypeAlias

from starlette.requests import HTTPConnection

from bottega.server.config import Config, Network

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

#: The address of a request without a socket, as in tests.
_NOWHERE = ipaddress.ip_address("0.0.0.0")


def parse(text: str) -> Address | None:
    """An address as proxies write it, perhaps with brackets and a port."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def trusted(address: Address, networks: Sequence[Network]) -> bool:
    return any(address.version == network.version and address in network for network in networks)


def peer_of(connection: HTTPConnection) -> Address:
    """The address at the other end of the socket."""
    peer = parse(connection.client.host) if connection.client else None
    return peer or _NOWHERE


def address_of(connection: HTTPConnection, config: Config) -> Address:
    """The address of the client: the last one in X-Forwarded-For that is not one of our proxies. The client
    may have invented everything before it."""
    client = peer_of(connection)
    if not trusted(client, config.trusted_proxies):
        return client
    for text in reversed(",".join(connection.headers.getlist("x-forwarded-for")).split(",")):
        hop = parse(text)
        if hop is None:
            break
        client = hop
        if not trusted(client, config.trusted_proxies):
            break
    return client


def counted(address: Address) -> str:
    """What rate limits count: a client with one IPv6 address usually has 2^64 of them."""
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
        forwarded = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if forwarded in ("http", "https"):
            return forwarded
    return scheme


def is_secure(connection: HTTPConnection, config: Config) -> bool:
    """Whether the browser speaks TLS to us, so that cookies can insist on it."""
    if config.secure_cookies is not None:
        return config.secure_cookies
    if scheme_of(connection, config) == "https":
        return True
    return bool(config.origins) and config.origins[0].startswith("https:")
