"""Requests that another site makes with the cookie of a visitor are refused.

A browser says which page made a request, in Origin or in Sec-Fetch-Site. If it says neither, the request
must have a header of ours, which no other site can add without our permission. Requests with a token are
exempt.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from bottega.server.config import Config
from bottega.server.security.addresses import scheme_of
from bottega.table.problem import Problem

#: The header that stands in for an origin; any value will do.
HEADER: Final = "x-bottega"
_READING: Final = ("GET", "HEAD", "OPTIONS")


def own_origin(connection: HTTPConnection, config: Config) -> bool | None:
    """Whether the Origin is ours; None without an Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return None
    if config.origins:
        return origin.lower() in config.origins
    return origin.lower() == f"{scheme_of(connection, config)}://{connection.headers.get('host', '').lower()}"


def check_origin(connection: HTTPConnection, config: Config) -> None:
    """Refuse a request that changes something and does not come from a page of ours."""
    if connection.scope["method"] in _READING or has_token(connection):
        return
    own = own_origin(connection, config)
    if own is None and connection.cookies:
        own = connection.headers.get("sec-fetch-site") == "same-origin" or HEADER in connection.headers
    if own is False:
        raise Problem("origin", 403)


def check_socket_origin(connection: HTTPConnection, config: Config) -> None:
    """Refuse a WebSocket from a page of another site. A browser always sends its origin; a program without
    one needs a token."""
    if has_token(connection):
        return
    own = own_origin(connection, config)
    if own is False or (own is None and connection.cookies):
        raise Problem("origin", 403)


def check_host(connection: HTTPConnection, config: Config) -> None:
    """Refuse names that are not configured, if any are."""
    if not config.hosts:
        return
    if host_name(connection) not in config.hosts and _host(connection) not in config.hosts:
        raise Problem("host", 421)


def host_name(connection: HTTPConnection) -> str:
    """The name or address that the browser was given, without the port; an IPv6 address in its brackets."""
    host = _host(connection)
    return host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]


def _host(connection: HTTPConnection) -> str:
    return connection.headers.get("host", "").lower()


def has_token(connection: HTTPConnection) -> bool:
    return connection.headers.get("authorization", "")[:7].lower() == "bearer "
