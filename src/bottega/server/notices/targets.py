"""Targets of notices: what a player enters for each kind of channel, checked; and what is shown of it.

A target is a secret of its owner: anybody who has it can send to them. It is stored as JSON in
`Channel.target`, and nothing but its `label` ever leaves the server.
"""

from __future__ import annotations

import base64
import re
from typing import Annotated, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, field_validator

from bottega.server.notices.guard import Forbidden, Guard
from bottega.server.texts import Address
from bottega.table.problem import Problem

_TEXT: Final = r"^[\x21-\x7e]+$"
#: An address as mail servers on the internet take it: no quotes, no comments, a domain with a dot.
_MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class _Target(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class BrowserKeys(_Target):
    p256dh: str = Field(max_length=120, description="The browser's public key (base64url)")
    auth: str = Field(max_length=64, description="The secret shared with the browser (base64url)")

    @field_validator("p256dh")
    @classmethod
    def _a_point(cls, text: str) -> str:
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _base64url(text))
        except ValueError as error:
            raise ValueError("p256dh is not a public key of a browser") from error
        return text

    @field_validator("auth")
    @classmethod
    def _sixteen_bytes(cls, text: str) -> str:
        if len(_base64url(text)) != 16:
            raise ValueError("auth is not a secret of 16 bytes")
        return text


class PushTarget(_Target):
    """A browser, as its `PushSubscription.toJSON()` says it."""

    kind: Literal["push"] = "push"
    endpoint: Address
    keys: BrowserKeys


class MailTarget(_Target):
    """An email address. It gets one question and nothing else until its owner has confirmed it."""

    kind: Literal["mail"] = "mail"
    address: str = Field(max_length=254, examples=["anna@example.org"])

    @field_validator("address")
    @classmethod
    def _an_address(cls, text: str) -> str:
        local = text.partition("@")[0]
        if not _MAIL.fullmatch(text) or local[0] == "." or local[-1] == "." or ".." in local:
            raise ValueError("an address is like anna@example.org")
        return text


class WebhookTarget(_Target):
    """An https address that takes JSON: {"title", "text", "url", "match"}. Webhooks of Discord, Slack and
    Google Chat get the JSON that those expect."""

    kind: Literal["webhook"] = "webhook"
    url: Address = Field(examples=["https://example.org/hooks/bottega"])


class NtfyTarget(_Target):
    """A topic of ntfy.sh, or of another ntfy server."""

    kind: Literal["ntfy"] = "ntfy"
    server: Address = "https://ntfy.sh"
    topic: str = Field(pattern=r"^[-_A-Za-z0-9]{1,64}$")
    token: str | None = Field(default=None, max_length=128, pattern=_TEXT, description="An access token")


Target: TypeAlias = Annotated[
    PushTarget | MailTarget | WebhookTarget | NtfyTarget, Field(discriminator="kind")
]

_ANY: Final[TypeAdapter[Target]] = TypeAdapter(Target)


def load(text: str) -> Target:
    """A stored target."""
    return _ANY.validate_json(text)


def dump(target: Target) -> str:
    return target.model_dump_json()


def address(target: PushTarget | WebhookTarget | NtfyTarget) -> str:
    """Where it is posted to."""
    match target:
        case PushTarget():
            return target.endpoint
        case WebhookTarget():
            return target.url
        case NtfyTarget():
            return target.server


async def check(target: Target, guard: Guard) -> None:
    """Problem if this server does not send there."""
    if isinstance(target, MailTarget):
        return
    try:
        url = await guard.check_now(address(target))
    except Forbidden as error:
        raise Problem(f"notice-{error.code}", 403) from error
    if isinstance(target, NtfyTarget) and (url.path.strip("/") or url.query):
        raise Problem("notice-url-bad", 403)


def label(target: Target) -> str:
    """Enough for its owner to recognise it, not enough for anybody to use it.

    >>> label(MailTarget(address="anna@example.org")), label(NtfyTarget(topic="anna-turns-83"))
    ('a…@example.org', 'ntfy.sh/an…')
    """
    match target:
        case MailTarget():
            name, _, domain = target.address.rpartition("@")
            return f"{name[:1]}…@{domain}"
        case NtfyTarget():
            return f"{urlsplit(target.server).hostname}/{target.topic[:2]}…"
        case PushTarget() | WebhookTarget():
            return str(urlsplit(address(target)).hostname)


def _base64url(text: str) -> bytes:
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
