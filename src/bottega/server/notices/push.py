"""Browser push: the keys of this server, and the requests to a push service."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]

from bottega.server.notices.targets import PushTarget
from bottega.server.store.base import Store
from bottega.table.problem import Problem
from bottega.table.types import HOUR, SECOND, Millis

_KEY: Final = "push-key"
#: How long a push service keeps a notice for a browser that is closed, and how long a signature holds.
_KEPT: Final[Millis] = 24 * HOUR
_SIGNED: Final[Millis] = 12 * HOUR


@dataclass(frozen=True, slots=True)
class PushRequest:
    """A request to the push service of a browser."""

    url: str
    body: bytes
    headers: dict[str, str]


class VapidKeys:
    """The keys of this server (VAPID): a browser accepts notices only from the holder of the private key."""

    def __init__(self, private: str) -> None:
        self._vapid: Any = Vapid02.from_string(private)
        # The library knows only some of the addresses that may be a contact; see `contact`.
        self._vapid.conf["no-strict"] = True

    @property
    def public(self) -> str:
        """What a browser subscribes with: the point, uncompressed, in base64url."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return str(b64urlencode(point))

    def request(self, target: PushTarget, data: dict[str, Any], contact: str, now: Millis) -> PushRequest:
        """The notice, encrypted for one browser and signed by this server."""
        # Loaded with the first push: it loads two HTTP clients, which would delay the start.
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        service = urlsplit(target.endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "sub": contact,
            "exp": (now + _SIGNED) // SECOND,
        }
        sealed = WebPusher(target.model_dump(include={"endpoint", "keys"})).encode(json.dumps(data).encode())
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT // SECOND),
            "Urgency": "high",
        }
        return PushRequest(target.endpoint, sealed["body"], headers)


def contact(given: str, origin: str) -> str:
    """Whom push services may contact: the setting of the host, or what follows from the address of the
    site. Problem if it is neither an email address nor a page.

    >>> contact("", "https://games.example.org"), contact("", "http://127.0.0.1:8000")
    ('https://games.example.org', 'mailto:bottega@127.0.0.1')
    """
    if given and not re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://\S+", given):
        raise Problem("notice-contact", setting="--contact", value=given)
    if given or origin.startswith("https://"):
        return given or origin
    return f"mailto:bottega@{urlsplit(origin).hostname}"


def new_key() -> str:
    """A private key, as its 32 bytes in base64url."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


async def push_keys(store: Store) -> VapidKeys:
    """The keys in the store; the first process makes them. With new keys, every browser would have to
    subscribe again."""
    return VapidKeys(await store.value(_KEY) or await store.set_value(_KEY, new_key()))
