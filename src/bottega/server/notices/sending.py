"""The HTTP client behind `Poster`, with a resolver that connects to no address the guard forbids."""

from __future__ import annotations

import socket
from collections.abc import Mapping

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from bottega.server.notices.guard import Forbidden, Guard


class Sender:
    """Made and closed in the loop that uses it."""

    def __init__(self, guard: Guard, seconds: float) -> None:
        connector = aiohttp.TCPConnector(
            resolver=_Resolver(guard), use_dns_cache=False, force_close=True, limit=32
        )
        self._session = aiohttp.ClientSession(
            connector=connector,
            timeout=aiohttp.ClientTimeout(total=seconds),
            cookie_jar=aiohttp.DummyCookieJar(),
            headers={"User-Agent": "Bottega"},
        )

    async def close(self) -> None:
        await self._session.close()

    async def post(self, url: URL, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Forbidden, or OSError if there was no answer in time."""
        try:
            async with self._session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except aiohttp.ClientConnectorError as error:
            if isinstance(error.os_error, _NotPublic):
                raise Forbidden("url-private") from error
            raise ConnectionError("cannot connect") from error
        except (aiohttp.ClientError, TimeoutError) as error:
            # The text of these errors may hold the address, which is private: only the type is kept.
            raise ConnectionError(type(error).__name__) from None


class _NotPublic(OSError):
    """Forbidden, in the one form that the client's library lets a resolver fail in."""


class _Resolver(AbstractResolver):
    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        try:
            addresses = await self._guard.addresses(host, port)
        except Forbidden as error:
            raise _NotPublic(error.code) from error
        return [
            ResolveResult(
                hostname=host,
                host=address,
                port=port,
                family=socket.AF_INET6 if ":" in address else socket.AF_INET,
                proto=socket.IPPROTO_TCP,
                flags=socket.AI_NUMERICHOST,
            )
            for address in addresses
        ]

    async def close(self) -> None:
        """There is nothing to close."""
