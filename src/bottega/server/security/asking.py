"""The client of a request: its account by a cookie or a token, its language, its address.

Routes take an `Asking` (any client) or a `Present` (a client with an account); the WebSocket calls `asker`
itself. The account is read once per request.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from bottega.server.security.addresses import Address, address_of, counted, is_secure
from bottega.server.security.origins import has_token
from bottega.server.security.sessions import LIFE, Known, key_of
from bottega.server.store.base import Account, SessionRow
from bottega.server.words import preferred
from bottega.table.problem import Problem
from bottega.table.types import SECOND

if TYPE_CHECKING:
    from bottega.server.site import Site

_COOKIE: Final = "bottega"
#: The cookie by which a browser is recognised, with any account or none.
_BROWSER: Final = "bottega-browser"


@dataclass(frozen=True, slots=True)
class Asker:
    account: Account | None
    session: SessionRow | None
    lang: str
    #: Only for rate limits; see `addresses`.
    address: Address
    #: The hash of what the browser is recognised by; None for a program, and at a first visit.
    browser: str | None = None

    @property
    def counted(self) -> str:
        """The address as rate limits count it."""
        return counted(self.address)

    def present(self) -> tuple[Account, SessionRow]:
        """The account, or Problem 401."""
        if self.account is None or self.session is None:
            raise Problem("come-in", 401)
        return self.account, self.session


def site_of(connection: HTTPConnection) -> Site:
    """The site that answers."""
    site: Site = connection.app.state.site
    return site


async def asker(connection: HTTPConnection) -> Asker:
    """The client of a request. Problem 401 for an invalid token; an invalid cookie counts as none."""
    client: Asker | None = connection.scope.get("bottega.asker")
    if client is None:
        site = site_of(connection)
        known = await _known(connection, site)
        lang = known.account.lang if known else language(connection)
        account, session = (known.account, known.session) if known else (None, None)
        browser = _browser(connection, site)
        client = Asker(account, session, lang, address_of(connection, site.config), browser)
        connection.scope["bottega.asker"] = client
    return client


def language(connection: HTTPConnection) -> str:
    """The language of the client, as far as it is known by now."""
    client: Asker | None = connection.scope.get("bottega.asker")
    return client.lang if client else preferred(connection.headers.get("accept-language", ""))


async def _known(connection: HTTPConnection, site: Site) -> Known | None:
    if has_token(connection):
        known = await site.sessions.find(connection.headers["authorization"][7:].strip(), token=True)
        if known is None:
            raise Problem("token-unknown", 401)
        return known
    secret = connection.cookies.get(cookie_name(is_secure(connection, site.config)))
    if not secret:
        return None
    known = await site.sessions.find(secret, token=False)
    if known is not None and known.renewed:
        # The gate prolongs the cookie in its answer.
        connection.scope["bottega.renewed"] = secret
    return known


def _browser(connection: HTTPConnection, site: Site) -> str | None:
    kept = connection.cookies.get(cookie_name(is_secure(connection, site.config), _BROWSER), "")
    if has_token(connection) or not 20 <= len(kept) <= 100 or not kept.isascii():
        return None
    return key_of(kept)


# Cookies


def cookie_name(secure: bool, name: str = _COOKIE) -> str:
    """The prefix makes browsers refuse the cookie from anywhere but this very host over TLS."""
    return f"__Host-{name}" if secure else name


def set_cookie(connection: HTTPConnection, response: Response, secret: str) -> None:
    secure = is_secure(connection, site_of(connection).config)
    response.set_cookie(
        cookie_name(secure), secret, LIFE // SECOND, path="/", httponly=True, samesite="lax", secure=secure
    )


def recognise(connection: HTTPConnection, response: Response, known: str | None) -> str:
    """Let the browser be recognised from now on; its hash, which is `known` if it was before."""
    if known is not None:
        return known
    secure = is_secure(connection, site_of(connection).config)
    secret = secrets.token_urlsafe(32)
    response.set_cookie(
        cookie_name(secure, _BROWSER),
        secret,
        LIFE // SECOND,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return key_of(secret)


def clear_cookie(connection: HTTPConnection, response: Response) -> None:
    secure = is_secure(connection, site_of(connection).config)
    response.delete_cookie(cookie_name(secure), path="/", httponly=True, samesite="lax", secure=secure)


# Dependencies

#: Any client.
Asking = Annotated[Asker, Depends(asker)]


async def present(asking: Asking) -> Account:
    return asking.present()[0]


#: A client with an account; 401 otherwise.
Present = Annotated[Account, Depends(present)]
