"""Who asks: the account behind a cookie or a token, the language, the address.

Routes take an `Asking` (anybody) or a `Present` (somebody with an account); the WebSocket calls `asker`
itself. All of them look once in a request.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from bottega.server.security.addresses import Address, address_of, counted, is_secure
from bottega.server.security.origins import has_token
from bottega.server.security.sessions import LIFE, Known
from bottega.server.store.base import Account, Session
from bottega.server.words import preferred
from bottega.table.problem import Problem
from bottega.table.types import SECOND

if TYPE_CHECKING:
    from bottega.server.site import Site

_COOKIE: Final = "bottega"


@dataclass(frozen=True, slots=True)
class Asker:
    account: Account | None
    session: Session | None
    lang: str
    #: Only for counting; see `addresses`.
    address: Address

    @property
    def counted(self) -> str:
        """The address as rates are counted."""
        return counted(self.address)

    def present(self) -> tuple[Account, Session]:
        """The account, or Problem 401."""
        if self.account is None or self.session is None:
            raise Problem("come-in", 401)
        return self.account, self.session


def site_of(connection: HTTPConnection) -> Site:
    """The site that answers."""
    site: Site = connection.app.state.site
    return site


async def asker(connection: HTTPConnection) -> Asker:
    """Who asks. Problem 401 for a token that is not (or no longer) one; a cookie that is nothing any more
    is as good as none."""
    found: Asker | None = connection.scope.get("bottega.asker")
    if found is None:
        site = site_of(connection)
        known = await _known(connection, site)
        lang = known.account.lang if known else language(connection)
        account, session = (known.account, known.session) if known else (None, None)
        found = Asker(account, session, lang, address_of(connection, site.config))
        connection.scope["bottega.asker"] = found
    return found


def language(connection: HTTPConnection) -> str:
    """The language of whoever asks, as far as it is known by now."""
    found: Asker | None = connection.scope.get("bottega.asker")
    return found.lang if found else preferred(connection.headers.get("accept-language", ""))


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
        # Whoever sends the answer prolongs the cookie as well (see `gate`).
        connection.scope["bottega.renewed"] = secret
    return known


# Cookies


def cookie_name(secure: bool) -> str:
    """The prefix makes browsers refuse the cookie from anywhere but this very host over TLS."""
    return f"__Host-{_COOKIE}" if secure else _COOKIE


def set_cookie(connection: HTTPConnection, response: Response, secret: str) -> None:
    secure = is_secure(connection, site_of(connection).config)
    response.set_cookie(
        cookie_name(secure), secret, LIFE // SECOND, path="/", httponly=True, samesite="lax", secure=secure
    )


def clear_cookie(connection: HTTPConnection, response: Response) -> None:
    secure = is_secure(connection, site_of(connection).config)
    response.delete_cookie(cookie_name(secure), path="/", httponly=True, samesite="lax", secure=secure)


# Dependencies

#: Anybody.
Asking = Annotated[Asker, Depends(asker)]


async def present(asking: Asking) -> Account:
    return asking.present()[0]


#: Somebody who has come in; 401 otherwise.
Present = Annotated[Account, Depends(present)]
