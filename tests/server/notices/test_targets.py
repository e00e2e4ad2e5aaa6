"""What players give us as addresses, and what is shown of them."""

from __future__ import annotations

import asyncio

import pytest
from pydantic import ValidationError

from bottega.server.notices import targets
from bottega.server.notices.guard import Guard
from bottega.server.notices.targets import MailTarget, NtfyTarget, Target, WebhookTarget, dump, label, load
from bottega.table.problem import Problem
from tests.server.notices.test_transports import Browser

PUSH = Browser().target(9).model_copy(update={"endpoint": "https://push.example.org/anna/secret"})


@pytest.mark.parametrize(
    "address",
    [
        "anna",
        "anna@localhost",
        "@example.org",
        "annaexample.org",
        "anna@example.org, bruno@example.org",
        "anna@example.org\nBcc: b@example.org",
        "Anna <anna@example.org>",
        ".anna@example.org",
        "an..na@example.org",
        "anna@exam_ple.org",
        "a" * 65 + "@example.org",
    ],
)
def test_what_is_no_mail_address_is_refused(address: str) -> None:
    with pytest.raises(ValidationError):
        MailTarget(address=address)


def test_a_mail_address_of_many_kinds_will_do() -> None:
    for address in ("anna@example.org", "a.b+c@sub.example.co.uk", "o'neil@example.org"):
        assert MailTarget(address=address).address == address


@pytest.mark.parametrize("topic", ["", "a/b", "a b", "../x", "x" * 65])
def test_what_is_no_topic_is_refused(topic: str) -> None:
    with pytest.raises(ValidationError):
        NtfyTarget(topic=topic)


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "AAAA", "auth": PUSH.keys.auth},
        {"p256dh": "B" + "A" * 86, "auth": PUSH.keys.auth},
        {"p256dh": PUSH.keys.p256dh, "auth": "AAAA"},
        {"p256dh": PUSH.keys.p256dh, "auth": "*" * 22},
    ],
)
def test_keys_of_no_browser_are_refused(keys: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        targets.BrowserKeys.model_validate(keys)


@pytest.mark.parametrize(
    ("target", "shown"),
    [
        (PUSH, "push.example.org"),
        (MailTarget(address="anna@example.org"), "a…@example.org"),
        (WebhookTarget(url="https://example.org/hook/secret?key=1"), "example.org"),
        (
            NtfyTarget(server="https://ntfy.example.org", topic="anna-secret", token="tk"),
            "ntfy.example.org/an…",
        ),
    ],
)
def test_a_target_is_kept_as_it_is_and_shown_without_its_secret(target: Target, shown: str) -> None:
    assert load(dump(target)) == target
    assert label(target) == shown


@pytest.mark.parametrize(
    ("target", "code"),
    [
        (WebhookTarget(url="http://example.org/"), "notice-url-scheme"),
        (WebhookTarget(url="https://10.0.0.1/"), "notice-url-private"),
        (NtfyTarget(server="https://192.168.0.1", topic="a"), "notice-url-private"),
        (NtfyTarget(server="https://8.8.8.8/admin", topic="a"), "notice-url-bad"),
        (PUSH.model_copy(update={"endpoint": "https://[::1]/"}), "notice-url-private"),
    ],
)
def test_where_this_server_does_not_send_is_said(target: Target, code: str) -> None:
    with pytest.raises(Problem) as problem:
        asyncio.run(targets.check(target, Guard()))
    assert problem.value.code == code
