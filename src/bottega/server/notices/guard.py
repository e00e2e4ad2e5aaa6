"""Requests to addresses that players choose, guarded so that they cannot reach the host's own network.

Only https (http too, if the host allows it), only public addresses, no redirect, a time limit, and only the
status of the answer is read. A name is looked up once, and the checked address is the one that is connected
to, so DNS rebinding gains nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from yarl import URL

_LONGEST_URL: Final = 2_048
#: The ports below 1024 that are allowed: no request of ours must reach a mail server.
_LOW_PORTS: Final = (80, 443)
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

#: The addresses of a host.
Lookup: TypeAlias = Callable[[str, int], Awaitable[list[str]]]


class Forbidden(Exception):
    """An address that this server does not send to. `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def is_public(address: str) -> bool:
    """Whether an IP address is public, and so is one that it wraps.

    >>> [is_public(a) for a in ("93.184.215.14", "10.0.0.1", "::1", "::ffff:127.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False, False]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if ip in _NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if ip.teredo is not None or ip.is_site_local:
            return False
    return ip.is_global and not ip.is_multicast


async def lookup(host: str, port: int) -> list[str]:
    """The addresses of a host, as this machine finds them."""
    infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for _, _, _, _, address in infos]


class Guard:
    """Decides which addresses are allowed. `open_hosts` are trusted by the host of this server
    (``intranet.example`` or ``127.0.0.1:8080``): there http and private addresses are allowed."""

    def __init__(self, open_hosts: frozenset[str] = frozenset(), lookup: Lookup = lookup) -> None:
        self._open = open_hosts
        self._lookup = lookup

    def trusted(self, host: str, port: int) -> bool:
        return host in self._open or f"{host}:{port}" in self._open

    def check(self, text: str) -> URL:
        """The address as a URL; Forbidden if its text alone is not allowed."""
        if len(text) > _LONGEST_URL or not text.isprintable() or " " in text or "\\" in text:
            raise Forbidden("url-bad")
        try:
            url = URL(text)
            host, port = url.host, url.port
        except ValueError as error:
            raise Forbidden("url-bad") from error
        if not host or port is None or url.fragment:
            raise Forbidden("url-bad")
        if url.user is not None or url.password is not None:
            raise Forbidden("url-user")
        if self.trusted(host, port):
            if url.scheme not in ("http", "https"):
                raise Forbidden("url-scheme")
            return url
        if url.scheme != "https":
            raise Forbidden("url-scheme")
        if port < 1_024 and port not in _LOW_PORTS:
            raise Forbidden("url-port")
        if _is_ip(host) and not is_public(host):
            raise Forbidden("url-private")
        return url

    async def addresses(self, host: str, port: int) -> list[str]:
        """The addresses of a host; Forbidden if one of them is not public, OSError if there is none."""
        addresses = await self._lookup(host, port)
        if not self.trusted(host, port) and not all(is_public(address) for address in addresses):
            raise Forbidden("url-private")
        return addresses

    async def check_now(self, text: str) -> URL:
        """`check`, and the name has a public address at present. A name of the host's own network is
        answered like one that does not exist, so that the answers reveal none of them."""
        url = self.check(text)
        assert url.host is not None
        assert url.port is not None
        try:
            await self.addresses(url.host, url.port)
        except (OSError, Forbidden) as error:
            raise Forbidden("url-unknown") from error
        return url


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
