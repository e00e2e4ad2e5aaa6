"""Links that do one thing for whoever holds them: confirm an address, or unsubscribe it.

A token says what it is for and is signed with a key that all processes share. It holds no address, so that
a web server's log of links tells none.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bottega.server.store.base import Store
from bottega.table.types import AccountId, Millis

Purpose: TypeAlias = Literal["confirm", "unsubscribe"]

_KEY: Final = "notices-key"
#: No token of ours is longer.
_LONGEST: Final = 1_000


@dataclass(frozen=True, slots=True)
class Claim:
    """What a token says: which channel of which account, until when, and a digest of what it is about."""

    purpose: Purpose
    account: AccountId
    channel: str
    expires: Millis | None = None
    about: str = ""


class Signer:
    """Makes tokens and reads them. Two with the same key read each other's."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, claim: Claim) -> str:
        fields = [claim.purpose, claim.account, claim.channel, claim.expires, claim.about]
        text = json.dumps(fields, separators=(",", ":")).encode()
        return f"{_encode(text)}.{_encode(self._seal(text))}"

    def read(self, token: str, purpose: Purpose, now: Millis) -> Claim | None:
        """What a token says; None where it is not ours, for another purpose, or too old."""
        text, _, seal = token.partition(".")
        if len(token) > _LONGEST or not hmac.compare_digest(self._seal(_decode(text)), _decode(seal)):
            return None
        kind, account, channel, expires, about = json.loads(_decode(text))
        if kind != purpose or (expires is not None and now >= expires):
            return None
        return Claim(kind, account, channel, expires, about)

    def digest(self, text: str) -> str:
        """Tells texts apart without telling them."""
        return hmac.new(self._key, b"about:" + text.encode(), hashlib.sha256).hexdigest()[:32]

    def _seal(self, text: bytes) -> bytes:
        return hmac.new(self._key, b"token:" + text, hashlib.sha256).digest()


async def signer(store: Store) -> Signer:
    """With the key that is in the store, made there by whoever comes first."""
    kept = await store.value(_KEY) or await store.set_value(_KEY, secrets.token_hex(32))
    return Signer(bytes.fromhex(kept))


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _decode(text: str) -> bytes:
    """Nothing for what is no base64: then no seal fits."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (ValueError, binascii.Error):
        return b""
