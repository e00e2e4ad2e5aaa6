"""Every way a notice goes, to a real server on this machine."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import os
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]

from bottega.server.notices import mail, push
from bottega.server.notices.guard import Guard
from bottega.server.notices.mail import MailServer
from bottega.server.notices.poster import Poster
from bottega.server.notices.push import VapidKeys, new_key
from bottega.server.notices.targets import (
    BrowserKeys,
    MailTarget,
    NtfyTarget,
    PushTarget,
    Target,
    WebhookTarget,
)
from bottega.server.notices.texts import Notice
from bottega.server.notices.transports import Delivery, Transports
from bottega.table.problem import Problem
from tests.server.notices.world import MONDAY, Clock, Request, mail_server, status, web_server

URL = "https://games.example.org/match/m"
NOTICE = Notice("C’est à vous", "Masters avec Bruno : c’est à vous.", URL, "fr", "m")
STOP = "https://games.example.org/mail/unsubscribe?token=abc"
KEYS = VapidKeys(new_key())


async def send(target: Target, server: MailServer | None = None, *, vouched: bool = True) -> Delivery:
    poster = Poster(Guard(frozenset({"127.0.0.1"}) if vouched else frozenset()))
    try:
        transports = Transports(poster, KEYS, "mailto:host@example.org", server, Clock())
        return await transports.send(target, NOTICE, STOP)
    finally:
        await poster.close()


def at_server(
    answer: bytes, make: Callable[[int], Target], **more: Any
) -> tuple[Delivery, list[Request], Target]:
    """What became of a notice to a target at a server with this answer, and what the server got."""

    async def scene() -> tuple[Delivery, list[Request], Target]:
        async with web_server(lambda _: answer) as (port, got):
            target = make(port)
            return await send(target, **more), got, target

    return asyncio.run(scene())


def hook(port: int) -> Target:
    return WebhookTarget(url=f"http://127.0.0.1:{port}/hook?key=1")


def test_a_webhook_gets_json() -> None:
    outcome, (request,), _ = at_server(status(200), hook)
    assert outcome is Delivery.SENT
    assert (request.method, request.path) == ("POST", "/hook?key=1")
    assert request.headers["content-type"] == "application/json"
    assert json.loads(request.body) == {
        "title": NOTICE.title,
        "text": NOTICE.text,
        "url": URL,
        "match": "m",
    }


@pytest.mark.parametrize(
    ("code", "outcome"),
    [
        (204, Delivery.SENT),
        (301, Delivery.REFUSED),
        (400, Delivery.REFUSED),
        (404, Delivery.GONE),
        (410, Delivery.GONE),
        (429, Delivery.FAILED),
        (500, Delivery.FAILED),
    ],
)
def test_the_answer_says_what_became_of_it(code: int, outcome: Delivery) -> None:
    assert at_server(status(code), hook)[0] is outcome


def test_nothing_is_sent_to_this_machine_unless_the_host_says_so() -> None:
    outcome, got, _ = at_server(status(200), hook, vouched=False)
    assert (outcome, got) == (Delivery.REFUSED, [])


def test_a_server_that_is_not_there_is_tried_later() -> None:
    assert asyncio.run(send(WebhookTarget(url="http://127.0.0.1:1/"))) is Delivery.FAILED


def test_a_topic_of_ntfy_gets_title_text_and_link() -> None:
    outcome, (request,), _ = at_server(
        status(200), lambda port: NtfyTarget(server=f"http://127.0.0.1:{port}", topic="anna", token="tk_1")
    )
    assert outcome is Delivery.SENT
    assert (request.path, request.headers["authorization"]) == ("/", "Bearer tk_1")
    assert json.loads(request.body) == {
        "topic": "anna",
        "title": NOTICE.title,
        "message": NOTICE.text,
        "click": URL,
    }


# Push


class Browser:
    """The other side: the keys of a browser, and what it does with a push."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def target(self, port: int) -> PushTarget:
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = BrowserKeys(p256dh=_base64url(point), auth=_base64url(self.auth))
        return PushTarget(endpoint=f"http://127.0.0.1:{port}/push/anna", keys=keys)

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth))


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def test_a_browser_can_read_a_push_and_its_service_knows_whom_it_is_from() -> None:
    browser = Browser()
    outcome, (request,), target = at_server(status(201), browser.target)
    assert outcome is Delivery.SENT
    assert request.headers["content-encoding"] == "aes128gcm"
    assert request.headers["ttl"] == "86400"
    assert b"Masters" not in request.body
    assert browser.read(request.body) == {
        "title": NOTICE.title,
        "text": NOTICE.text,
        "url": URL,
        "match": "m",
        "lang": "fr",
    }
    signed = request.headers["authorization"].removeprefix("vapid ")
    parts = dict(part.strip().split("=", 1) for part in signed.split(","))
    assert parts["k"] == KEYS.public
    head, claims, seal = parts["t"].split(".")
    checker = Vapid02.from_raw_public(parts["k"].encode())
    assert checker.verify_token(f"{head}.{claims}".encode(), seal)
    signed = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert isinstance(target, PushTarget)
    assert signed == {
        "aud": target.endpoint.removesuffix("/push/anna"),
        "sub": "mailto:host@example.org",
        "exp": MONDAY // 1_000 + 12 * 3_600,
    }


def test_a_browser_that_has_left_is_gone() -> None:
    assert at_server(status(410), Browser().target)[0] is Delivery.GONE


def test_a_push_service_without_a_name_is_refused() -> None:
    target = Browser().target(9).model_copy(update={"endpoint": "https://[2606:4700::1111]/push"})
    assert asyncio.run(send(target)) is Delivery.REFUSED


@pytest.mark.parametrize("contact", ["mailto:host@example.org", "https://example.org:8443/about"])
def test_a_push_can_be_signed_with_any_contact(contact: str) -> None:
    assert push.contact(contact, "http://127.0.0.1:8000") == contact
    assert KEYS.request(Browser().target(9), {}, contact, MONDAY).headers["Authorization"]


def test_a_contact_that_is_none_is_refused() -> None:
    with pytest.raises(Problem) as problem:
        push.contact("Anna", "https://games.example.org")
    assert problem.value.code == "notice-contact"


def test_a_key_is_kept_as_it_is() -> None:
    key = new_key()
    assert VapidKeys(key).public == VapidKeys(key).public
    assert len(base64.urlsafe_b64decode(VapidKeys(key).public + "=")) == 65


# Mail


def at_mail_server(
    refuse: int = 0, url: str = "smtp://127.0.0.1:{port}", heard: list[str] | None = None
) -> tuple[Delivery, list[EmailMessage]]:
    async def scene() -> tuple[Delivery, list[EmailMessage]]:
        async with mail_server(refuse, heard) as (port, got):
            server = mail.mail_server(url.format(port=port), "Bottega <games@example.org>")
            outcome = await send(MailTarget(address="anna@example.com"), server)
            policy = email.policy.default
            return outcome, [email.message_from_string(text, policy=policy) for text in got]

    return asyncio.run(scene())


def test_a_mail_says_what_it_must_and_how_to_stop_it() -> None:
    outcome, (message,) = at_mail_server()
    assert outcome is Delivery.SENT
    assert message["To"] == "anna@example.com"
    assert message["From"] == "Bottega <games@example.org>"
    assert message["Subject"] == NOTICE.title
    assert message["Auto-Submitted"] == "auto-generated"
    assert message["List-Unsubscribe"] == f"<{STOP}>"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    text = message.get_content()
    assert NOTICE.text in text
    assert URL in text
    assert STOP in text


def test_an_address_that_is_refused_for_good_is_not_tried_again_and_one_that_is_busy_is() -> None:
    assert at_mail_server(refuse=550) == (Delivery.REFUSED, [])
    assert at_mail_server(refuse=450) == (Delivery.FAILED, [])


def test_a_password_is_not_told_to_a_server_without_tls() -> None:
    heard: list[str] = []
    assert at_mail_server(url="smtp://user:secret@127.0.0.1:{port}", heard=heard) == (Delivery.FAILED, [])
    assert "EHLO" in heard
    assert "AUTH" not in heard


def test_a_title_cannot_smuggle_in_a_header() -> None:
    message = mail.compose("a@example.org", "b@example.org", "x\r\nBcc: c@example.org", "text", "en", MONDAY)
    assert message["Subject"] == "x Bcc: c@example.org"
    assert message["Bcc"] is None


@pytest.mark.parametrize(
    ("url", "sender", "code"),
    [
        ("http://mail.example.org", "a@example.org", "notice-mail-url"),
        ("smtps://", "a@example.org", "notice-mail-url"),
        ("smtps://mail.example.org:x", "a@example.org", "notice-mail-url"),
        ("smtps://mail.example.org", "", "notice-mail-sender"),
    ],
)
def test_a_wrong_setting_is_named_without_its_secret(url: str, sender: str, code: str) -> None:
    with pytest.raises(Problem) as problem:
        mail.mail_server(url, sender)
    assert problem.value.code == code
    assert url not in str(problem.value)


def test_the_settings_of_mail() -> None:
    assert mail.mail_server("", "") is None
    server = mail.mail_server("smtps://us%40er:p%3Aw@mail.example.org", "a@example.org")
    assert server == MailServer("mail.example.org", 465, True, "us@er", "p:w", "a@example.org")
    plain = mail.mail_server("smtp://mail.example.org", "a@example.org")
    assert plain == MailServer("mail.example.org", 587, False, "", "", "a@example.org")
