"""Signed tokens in the links of a mail: each confirms an address, unsubscribes it, or lets its owner set
a new password.

A token says what it is for and is signed with a key that all processes share. It holds no address, so the
log of a web server reveals none.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import itsdangerous
from itsdangerous.encoding import base64_decode, base64_encode
from itsdangerous.signer import SigningAlgorithm

from bottega.server.store.base import Store
from bottega.table.types import AccountId, Millis

Purpose: TypeAlias = Literal["confirm", "unsubscribe", "recover"]

_KEY: Final = "notices-key"
#: The longest token that is read.
_LONGEST: Final = 1_000


@dataclass(frozen=True, slots=True)
class LinkClaim:
    """What a token says: which channel of which account, until when, and a digest of what it is about."""

    purpose: Purpose
    account: AccountId
    channel: str
    expires: Millis | None = None
    about: str = ""


class _Seal(SigningAlgorithm):
    """HMAC of the claim itself, as in the mails that 0.1.0 has sent: their links stay valid."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        return hmac.digest(key, b"token:" + base64_decode(value), "sha256")


class LinkSigner:
    """Makes tokens and reads them. Two signers with the same key read each other's tokens."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = itsdangerous.Signer(key, key_derivation="none", algorithm=_Seal())

    def sign(self, claim: LinkClaim) -> str:
        fields = [claim.purpose, claim.account, claim.channel, claim.expires, claim.about]
        text = json.dumps(fields, separators=(",", ":"))
        return self._signer.sign(base64_encode(text)).decode()

    def read(self, token: str, purpose: Purpose, now: Millis) -> LinkClaim | None:
        """What a token says; None if it has another signature or purpose, or is too old."""
        if len(token) > _LONGEST:
            return None
        try:
            text = base64_decode(self._signer.unsign(token))
        except itsdangerous.BadData:
            return None
        kind, account, channel, expires, about = json.loads(text)
        if kind != purpose or (expires is not None and now >= expires):
            return None
        return LinkClaim(kind, account, channel, expires, about)

    def digest(self, text: str) -> str:
        """The same for the same text; the text cannot be had from it."""
        return hmac.new(self._key, b"about:" + text.encode(), hashlib.sha256).hexdigest()[:32]


async def link_signer(store: Store) -> LinkSigner:
    """With the key in the store; the first process makes it."""
    kept = await store.value(_KEY) or await store.set_value(_KEY, secrets.token_hex(32))
    return LinkSigner(bytes.fromhex(kept))
