"""How a notice reaches a channel, and whether it did."""

from __future__ import annotations

import asyncio
import json
import smtplib
from enum import Enum
from typing import Any, Final, assert_never

from py_vapid import VapidException  # type: ignore[import-untyped]

from bottega.server.notices.guard import Forbidden
from bottega.server.notices.mail import MailServer, Post, compose
from bottega.server.notices.poster import Poster
from bottega.server.notices.push import VapidKeys
from bottega.server.notices.services import chat_message
from bottega.server.notices.targets import MailTarget, NtfyTarget, PushTarget, Target, WebhookTarget
from bottega.server.notices.texts import Notice
from bottega.server.timing import Now
from bottega.server.words import say

#: The longest text of a notice, in characters: browsers and ntfy accept some 4,000 bytes.
_LONGEST: Final = 1_500


class Delivery(Enum):
    SENT = "sent"
    #: Another attempt may help.
    FAILED = "failed"
    #: Another attempt does not help.
    REFUSED = "refused"
    #: The channel does not exist any more.
    GONE = "gone"


def outcome(status: int) -> Delivery:
    """What an HTTP status means for a notice. A redirect is not followed, so it is a refusal.

    >>> [outcome(status).value for status in (201, 410, 503, 302)]
    ['sent', 'gone', 'failed', 'refused']
    """
    if 200 <= status < 300:
        return Delivery.SENT
    if status in (404, 410):
        return Delivery.GONE
    if status in (408, 425, 429) or status >= 500:
        return Delivery.FAILED
    return Delivery.REFUSED


class Transports:
    """All transports. `contact` is whom a push service may contact about this server."""

    def __init__(
        self, poster: Poster, keys: VapidKeys, contact: str, mail: MailServer | None, now: Now
    ) -> None:
        self._poster = poster
        self._keys = keys
        self._contact = contact
        self._mail = mail
        self._now = now
        #: Replaced in tests.
        self.post_mail: Post | None = mail.post if mail else None

    async def send(self, target: Target, notice: Notice, unsubscribe: str) -> Delivery:
        """Try once. `unsubscribe` is a link for emails."""
        try:
            match target:
                case PushTarget():
                    return await self._push(target, notice)
                case WebhookTarget():
                    return await self._webhook(target, notice)
                case NtfyTarget():
                    return await self._ntfy(target, notice)
                case MailTarget():
                    footer = say(notice.lang, "notice-mail-footer", {"url": unsubscribe})
                    text = f"{notice.text}\n\n{notice.url}\n\n-- \n{footer}\n"
                    return await self.mail(target, notice.title, text, notice.lang, unsubscribe)
                case _:
                    assert_never(target)
        except Forbidden:
            return Delivery.REFUSED
        except OSError:
            return Delivery.FAILED

    async def mail(
        self, target: MailTarget, subject: str, text: str, lang: str, unsubscribe: str = ""
    ) -> Delivery:
        if self._mail is None or self.post_mail is None:
            return Delivery.REFUSED
        now, sender = self._now(), self._mail.sender
        message = compose(sender, target.address, subject, text, lang, now, unsubscribe)
        try:
            await asyncio.to_thread(self.post_mail, message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            return Delivery.REFUSED if all(500 <= code < 600 for code in codes) else Delivery.FAILED
        except (smtplib.SMTPException, OSError):
            return Delivery.FAILED
        return Delivery.SENT

    async def _push(self, target: PushTarget, notice: Notice) -> Delivery:
        data = {**_data(notice), "lang": notice.lang}
        try:
            request = self._keys.request(target, data, self._contact, self._now())
        except VapidException:
            # An address that cannot be signed for, such as one without a name.
            return Delivery.REFUSED
        return outcome(await self._poster.post(request.url, request.body, request.headers))

    async def _webhook(self, target: WebhookTarget, notice: Notice) -> Delivery:
        text = f"{_short(notice)}\n{notice.url}"
        url, data = chat_message(target.url, notice.title, text) or (target.url, _data(notice))
        return outcome(await self._post_json(url, data))

    async def _ntfy(self, target: NtfyTarget, notice: Notice) -> Delivery:
        data = {"topic": target.topic, "title": notice.title, "message": _short(notice), "click": notice.url}
        token = {"Authorization": f"Bearer {target.token}"} if target.token else {}
        return outcome(await self._post_json(target.server, data, token))

    async def _post_json(self, url: str, data: dict[str, Any], headers: dict[str, str] | None = None) -> int:
        body = json.dumps(data, ensure_ascii=False).encode()
        return await self._poster.post(url, body, {"Content-Type": "application/json", **(headers or {})})


def _data(notice: Notice) -> dict[str, str]:
    return {"title": notice.title, "text": _short(notice), "url": notice.url, "match": notice.tag}


def _short(notice: Notice) -> str:
    return notice.text if len(notice.text) <= _LONGEST else notice.text[: _LONGEST - 1] + "…"
