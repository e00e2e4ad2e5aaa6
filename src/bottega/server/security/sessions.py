"""Sessions: what a cookie or a token stands for.

The secret has 256 bits; only its SHA-256 is stored. A session is cached for a few seconds, so that a page
with ten requests reads it once. Logging out takes effect at once in this process, and after those seconds
in all others.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from bottega.server.store.base import Account, SessionRow, Store
from bottega.server.timing import SiteClock
from bottega.table.types import DAY, HOUR, SECOND, AccountId, Millis

#: A session expires when it was not used for this long.
LIFE: Final[Millis] = 365 * DAY
#: How long a session is cached.
MEMORY: Final[Millis] = 3 * SECOND
#: How often the last visit is stored.
_TOUCH: Final[Millis] = 12 * HOUR
#: Tokens begin with this, so that people and scanners recognise them.
TOKEN: Final = "bottega_"


@dataclass(frozen=True, slots=True)
class Known:
    """The account of a secret. `renewed`: its expiry was just prolonged."""

    account: Account
    session: SessionRow
    renewed: bool = False


def key_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def public_id(session: SessionRow) -> str:
    """The id of a session for its owner; the secret cannot be derived from it."""
    return session.key[:16]


class Sessions:
    """The sessions of a store. At most `most` are cached."""

    def __init__(self, store: Store, clock: SiteClock, most: int = 10_000) -> None:
        self._store = store
        self._now = clock.now
        self._ticks = clock.ticks
        self._most = most
        #: Until when each is cached, in ticks.
        self._known: OrderedDict[str, tuple[Millis, Known | None]] = OrderedDict()
        #: Called with every account that has changed or logged out here.
        self.watchers: list[Callable[[AccountId], None]] = []
        #: Grows with each `forget`: what was read before must not be cached after it.
        self._age = 0

    async def start(self, account: AccountId, label: str | None = None) -> tuple[str, SessionRow]:
        """A new session and its secret; with a label it is a token, which lives until it is deleted."""
        secret = secrets.token_urlsafe(32)
        if label is not None:
            secret = TOKEN + secret
        now = self._now()
        expires = now + LIFE if label is None else None
        session = SessionRow(key_of(secret), account, now, now, expires, label)
        await self._store.add_session(session)
        return secret, session

    async def find(self, secret: str, token: bool) -> Known | None:
        """The account of a secret. The secret of a cookie is not valid as a token, nor the other way
        round."""
        if not 20 <= len(secret) <= 100 or not secret.isascii():
            return None
        known = await self.known(key_of(secret))
        if known is None or (known.session.label is not None) != token:
            return None
        return known

    async def known(self, key: str) -> Known | None:
        """The account of a session by its key; None if it has ended. A long connection (a WebSocket) asks
        again regularly, and whenever `watchers` are called."""
        until, known = self._known.get(key, (None, None))
        return await self._read(key) if until is None or until <= self._ticks() else known

    def forget(self, account: AccountId) -> None:
        """This account has changed: drop it from the cache."""
        self._age += 1
        self._known = OrderedDict(
            (key, kept)
            for key, kept in self._known.items()
            if kept[1] is not None and kept[1].account.id != account
        )
        for watcher in self.watchers:
            watcher(account)

    async def _read(self, key: str) -> Known | None:
        age, began = self._age, self._ticks()
        known = await self._fetch(key, self._now())
        if age == self._age:
            remembered = None if known is None else replace(known, renewed=False)
            self._known[key] = (began + MEMORY, remembered)
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
            await self._store.touch_account(account.id, now)
        return Known(account, session, renewed)
