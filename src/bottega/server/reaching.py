"""At which addresses others reach this server: what the person who runs it on their own machine must know."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from bottega.server.config import Config

#: Addresses on which a server listens to all networks of its machine.
EVERYWHERE: Final = ("0.0.0.0", "::", "")
#: Addresses that nobody has (RFC 5737, RFC 3849). A packet to them would be sent from our own address. None
#: is sent.
_NOBODY: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def is_loopback(host: str) -> bool:
    """Whether a name or an address leads to the machine itself.

    >>> [is_loopback(host) for host in ("localhost", "127.0.0.1", "::1", "[::1]", "192.168.1.7", "a.example")]
    [True, True, True, True, False, False]
    """
    name = host.strip("[]").lower()
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def addresses(config: Config, port: int) -> list[str]:
    """Where others find the site, such as ``http://192.168.1.7:8000``; empty if only this machine reaches
    it."""
    if config.origins:
        return [origin for origin in config.origins if not is_loopback(urlsplit(origin).hostname or "")][:1]
    if is_loopback(config.host):
        return []
    if config.host not in EVERYWHERE:
        return [_address(config.host, port)]
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    own = own_address(family)
    return [] if own is None else [_address(own, port)]


def own_address(family: socket.AddressFamily) -> str | None:
    """The address of this machine in the network through which it reaches others; None without a network."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_NOBODY[family], 9))
        except OSError:
            return None
        own = str(probe.getsockname()[0])
    return None if is_loopback(own) or own in EVERYWHERE else own


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
