"""Sessions: what a cookie or a token stands for.

The secret has 256 bits and is stored nowhere, only its SHA-256. What a secret stands for is remembered for
a moment, so that a page that asks ten things reads it once; logging out is heard at once in this process
and after that moment in all others.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from bottega.server.store.base import Account, Session, Store
from bottega.server.timing import Now
from bottega.table.types import DAY, HOUR, SECOND, AccountId, Millis

#: A browser that was here within this time is still logged in.
LIFE: Final[Millis] = 365 * DAY
#: How long an answer of the store is believed.
MEMORY: Final[Millis] = 3 * SECOND
#: How often it is written down that somebody was here.
_TOUCH: Final[Millis] = 12 * HOUR
#: Tokens begin with this, so that people and scanners recognise them.
TOKEN: Final = "bottega_"


@dataclass(frozen=True, slots=True)
class Known:
    """Who stands behind a secret. `renewed`: its life was just prolonged."""

    account: Account
    session: Session
    renewed: bool = False


def key_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def public_id(session: Session) -> str:
    """What its owner calls a session by; the secret cannot be had from it."""
    return session.key[:16]


class Sessions:
    """The sessions of a store. `most` is how many are remembered at once."""

    def __init__(self, store: Store, now: Now, most: int = 10_000) -> None:
        self._store = store
        self._now = now
        self._most = most
        self._known: OrderedDict[str, tuple[Millis, Known | None]] = OrderedDict()
        #: Called with every account that has changed or logged out here.
        self.watchers: list[Callable[[AccountId], None]] = []
        #: Grows when something is forgotten: what was read before must not be remembered after it.
        self._age = 0

    async def start(self, account: AccountId, label: str | None = None) -> tuple[str, Session]:
        """A new session and its secret; with a label it is a token, which lives until it is deleted."""
        secret = secrets.token_urlsafe(32)
        if label is not None:
            secret = TOKEN + secret
        now = self._now()
        expires = now + LIFE if label is None else None
        session = Session(key_of(secret), account, now, now, expires, label)
        await self._store.add_session(session)
        return secret, session

    async def find(self, secret: str, token: bool) -> Known | None:
        """Whom a secret stands for; a cookie is no token, and a token no cookie."""
        if not 20 <= len(secret) <= 100 or not secret.isascii():
            return None
        known = await self.known(key_of(secret))
        if known is None or (known.session.label is not None) != token:
            return None
        return known

    async def known(self, key: str) -> Known | None:
        """Who stands behind a session that was found before; None when it has ended. Whoever serves a
        connection for long (a WebSocket) asks again now and then, and whenever `watchers` are called."""
        now = self._now()
        until, known = self._known.get(key, (0, None))
        return await self._read(key, now) if until <= now else known

    def forget(self, account: AccountId) -> None:
        """Something about this account has changed: ask the store again."""
        self._age += 1
        self._known = OrderedDict(
            (key, kept)
            for key, kept in self._known.items()
            if kept[1] is not None and kept[1].account.id != account
        )
        for watcher in self.watchers:
            watcher(account)

    async def _read(self, key: str, now: Millis) -> Known | None:
        age = self._age
        known = await self._fetch(key, now)
        if age == self._age:
            remembered = None if known is None else replace(known, renewed=False)
            self._known[key] = (now + MEMORY, remembered)
            self._known.move_to_end(key)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return known

    async def _fetch(self, key: str, now: Millis) -> Known | None:
        session = await self._store.session(key)
        if session is None or (session.expires is not None and session.expires <= now):
            return None
        account = await self._store.account(session.account)
        if account is None:
            return None
        renewed = now - session.seen >= _TOUCH
        if renewed:
            expires = None if session.expires is None else now + LIFE
            await self._store.touch_session(key, now, expires)
            session = replace(session, seen=now, expires=expires)
        if now - account.seen >= _TOUCH:
            account = replace(account, seen=now)
            await self._store.save_account(account)
        return Known(account, session, renewed)
