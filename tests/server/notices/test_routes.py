"""The routes: somebody chooses what to hear, and how; nobody else learns of it."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from email.message import EmailMessage
from typing import Any

import httpx
import pytest

from bottega.server.app import create_app
from bottega.server.config import Mail
from bottega.server.notices.part import add_notices
from bottega.server.notices.service import Notices
from bottega.table.types import HOUR, MINUTE
from tests.server.house import House, code, visit
from tests.server.notices.test_transports import Browser
from tests.server.notices.world import row, status, web_server, write

HOST = "127.0.0.1"
SET: dict[str, Any] = {
    "origins": ("http://play.test",),
    "mail": Mail("smtps://mail.example.org", "Bottega <games@example.org>"),
    "notice_hosts": (HOST,),
}


class Postbox:
    """Stands in for the host's mail server."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []

    def __call__(self, message: EmailMessage) -> None:
        self.got.append(message)

    def link(self) -> str:
        """The path of the link in the last mail."""
        found = re.search(r"http://play\.test(/mail/\S+)", self.got[-1].get_content())
        assert found is not None
        return found[1]


def prepare(house: House) -> None:
    add_notices(house.site, lambda account: False)
    house.app = create_app(house.site)


def notices(house: House) -> Notices:
    return house.site.part(Notices)


def postbox(house: House) -> Postbox:
    box = Postbox()
    notices(house).transports.post_mail = box
    return box


async def add(browser: httpx.AsyncClient, **target: Any) -> httpx.Response:
    return await browser.post("/api/me/channels", json=target)


async def overview(browser: httpx.AsyncClient) -> dict[str, Any]:
    answer = await browser.get("/api/me/notices")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@visit(prepare, **SET)
async def test_who_has_not_come_in_has_no_notices(house: House) -> None:
    browser = house.browser()
    for answer in (
        await browser.get("/api/me/notices"),
        await browser.put("/api/me/notices", json={}),
        await add(browser, kind="webhook", url="https://example.org/"),
        await browser.delete("/api/me/channels/x"),
        await browser.post("/api/me/channels/x/test"),
    ):
        assert (answer.status_code, code(answer)) == (401, "come-in")


@visit(prepare, **SET)
async def test_wishes_are_kept(house: House) -> None:
    anna = await house.guest()
    usual = (await overview(anna))["preferences"]
    assert sorted(usual["kinds"]) == ["begins", "decision", "over", "reminder"]
    wishes = {
        "kinds": ["decision"],
        "digest": 6,
        "digest_at": 7,
        "quiet": {"start": "22:00", "end": "07:30"},
        "zone": "Europe/Rome",
    }
    answer = await anna.put("/api/me/notices", json=wishes)
    assert answer.json()["preferences"] == wishes
    assert (await overview(anna))["preferences"] == wishes


@pytest.mark.parametrize(
    "wrong", [{"zone": "Mars/Base"}, {"digest": 5}, {"quiet": {"start": "1", "end": "2"}}]
)
def test_what_cannot_be_wished_is_refused(wrong: dict[str, Any], tmp_path: Any) -> None:
    @visit(prepare, **SET)
    async def scene(house: House) -> None:
        anna = await house.guest()
        answer = await anna.put("/api/me/notices", json=wrong)
        assert (answer.status_code, code(answer)) == (422, "invalid")

    scene(tmp_path)


@visit(prepare, **SET)
async def test_the_clients_own_settings_and_the_notices_do_not_touch_each_other(house: House) -> None:
    anna = await house.guest()
    await anna.put("/api/me/notices", json={"zone": "Europe/Rome"})
    own = {"theme": "dark", "notices": {"zone": "UTC"}, "notices_state": {"pending": 1}}
    answer = await anna.patch("/api/me", json={"settings": own})
    assert answer.json()["settings"] == own
    seen = await overview(anna)
    assert (seen["preferences"]["zone"], seen["pending"]) == ("Europe/Rome", None)
    await anna.put("/api/me/notices", json={"zone": "Europe/Paris"})
    assert (await anna.get("/api/me")).json()["settings"] == own


@visit(prepare, **SET)
async def test_a_webhook_is_added_once_tried_and_removed(house: House) -> None:
    async with web_server(lambda _: status(200)) as (port, got):
        anna = await house.guest()
        url = f"http://{HOST}:{port}/secret"
        first, second = await add(anna, kind="webhook", url=url), await add(anna, kind="webhook", url=url)
        assert first.status_code == 201
        assert first.json() == second.json()
        channel = first.json()["channel"]
        assert (channel["kind"], channel["label"], channel["failures"]) == ("webhook", HOST, 0)
        assert "secret" not in first.text + (await anna.get("/api/me/notices")).text
        assert (await anna.post(f"/api/me/channels/{channel['id']}/test")).status_code == 204
        assert b"Bottega can reach you" in got[0].body
        assert (await anna.delete(f"/api/me/channels/{channel['id']}")).status_code == 204
        assert (await overview(anna))["channels"] == []
        assert code(await anna.delete(f"/api/me/channels/{channel['id']}")) == "notice-channel-unknown"


@visit(prepare, **SET)
async def test_a_channel_of_another_cannot_be_touched(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    id = (await add(anna, kind="ntfy", server=f"http://{HOST}:9", topic="anna")).json()["channel"]["id"]
    for answer in (
        await bruno.delete(f"/api/me/channels/{id}"),
        await bruno.post(f"/api/me/channels/{id}/test"),
    ):
        assert (answer.status_code, code(answer)) == (404, "notice-channel-unknown")
    assert len((await overview(anna))["channels"]) == 1


@visit(prepare, **SET)
async def test_a_try_that_does_not_arrive_is_said_and_not_repeated_at_will(house: House) -> None:
    anna = await house.guest()
    id = (await add(anna, kind="webhook", url=f"http://{HOST}:1/")).json()["channel"]["id"]
    codes = [code(await anna.post(f"/api/me/channels/{id}/test")) for _ in range(5)]
    assert codes == ["notice-test-failed"] * 3 + ["notice-test-often"] * 2


@visit(prepare, origins=("http://play.test",))
async def test_addresses_of_the_hosts_network_are_refused(house: House) -> None:
    anna = await house.guest()
    for target, expected in (
        ({"kind": "webhook", "url": "https://127.0.0.1/"}, "notice-url-private"),
        ({"kind": "webhook", "url": "https://localhost/"}, "notice-url-unknown"),
        ({"kind": "webhook", "url": "http://example.org/"}, "notice-url-scheme"),
        ({"kind": "ntfy", "server": "https://10.0.0.1", "topic": "x"}, "notice-url-private"),
        (Browser().target(9).model_dump(), "notice-url-scheme"),
        ({"kind": "mail", "address": "anna@example.org"}, "notice-mail-off"),
        ({"kind": "webhook", "url": "json://127.0.0.1/"}, "notice-url-bad"),
    ):
        answer = await add(anna, **target)
        assert code(answer) == expected
        assert answer.status_code == (409 if expected == "notice-mail-off" else 403)
    answer = await add(anna, kind="gopher", url="x")
    assert (answer.status_code, code(answer)) == (422, "invalid")


@visit(prepare, **SET)
async def test_there_is_an_end_to_channels(house: House) -> None:
    anna = await house.guest()
    for number in range(10):
        assert (await add(anna, kind="webhook", url=f"http://{HOST}:9/{number}")).status_code == 201
    answer = await add(anna, kind="webhook", url=f"http://{HOST}:9/more")
    assert (answer.status_code, code(answer)) == (409, "notice-channels-many")


@visit(prepare, **SET)
async def test_the_key_for_push_is_one_for_all(house: House) -> None:
    keys = {(await house.browser().get("/api/push-key")).json()["key"] for _ in range(2)}
    assert keys == {notices(house).keys.public}


# Mail


@visit(prepare, **SET)
async def test_an_address_gets_nothing_before_it_is_confirmed_by_its_link_which_works_once(
    house: House,
) -> None:
    box, anna = postbox(house), await house.guest()
    answer = await add(anna, kind="mail", address="anna@example.com")
    assert (answer.status_code, answer.json()) == (201, {"channel": None})
    assert (await overview(anna))["pending"] == "a…@example.com"
    assert (await overview(anna))["channels"] == []
    assert [message["To"] for message in box.got] == ["anna@example.com"]
    assert "example.com" not in box.link()
    # The link works in any browser, without a cookie.
    page = await house.browser(origin=None).get(box.link())
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "Thank you" in page.text
    # A second click gets the same page.
    assert "Thank you" in (await anna.get(box.link())).text
    assert page.headers["cache-control"] == "no-store"
    seen = await overview(anna)
    assert (seen["pending"], [channel["label"] for channel in seen["channels"]]) == (None, ["a…@example.com"])
    await anna.delete(f"/api/me/channels/{seen['channels'][0]['id']}")
    assert "no longer works" in (await house.browser().get(box.link())).text
    assert (await overview(anna))["channels"] == []


@visit(prepare, **SET)
async def test_a_link_opened_twice_at_once_confirms_once(house: House) -> None:
    box, anna = postbox(house), await house.guest()
    await add(anna, kind="mail", address="anna@example.com")
    pages = await asyncio.gather(*(house.browser().get(box.link()) for _ in range(4)))
    assert all("Thank you" in page.text for page in pages)
    assert len((await overview(anna))["channels"]) == 1


@visit(prepare, **SET)
async def test_a_link_to_confirm_gets_old(house: House) -> None:
    box, anna = postbox(house), await house.guest()
    await add(anna, kind="mail", address="anna@example.com")
    house.clock.pass_by(49 * HOUR)
    assert "no longer works" in (await anna.get(box.link())).text
    assert (await overview(anna))["pending"] is None


@visit(prepare, **SET)
async def test_a_link_confirms_the_address_it_was_sent_to_and_no_other(house: House) -> None:
    """Not even if somebody could write the pending address themselves."""
    box, anna = postbox(house), await house.guest()
    await add(anna, kind="mail", address="anna@example.com")
    id = (await anna.get("/api/me")).json()["id"]
    account = await house.store.account(id)
    assert account is not None
    assert account.pending is not None
    await house.store.set_pending(id, replace(account.pending, address="victim@example.com"))
    assert "no longer works" in (await anna.get(box.link())).text
    assert (await overview(anna))["channels"] == []


@visit(prepare, **SET)
async def test_nobody_can_be_flooded_with_questions(house: House) -> None:
    box = postbox(house)
    for number in range(4):
        guest = await house.guest(f"Guest {number}", address=f"203.0.113.{number}")
        answer = await add(guest, kind="mail", address="Victim@example.com")
        assert answer.status_code == (201 if number < 2 else 429)
    assert len(box.got) == 2
    anna = await house.guest()
    asked = [
        (await add(anna, kind="mail", address=f"a{number}@example.com")).status_code for number in range(6)
    ]
    assert asked == [201] * 5 + [429]


@visit(prepare, **SET)
async def test_every_notice_by_mail_can_be_stopped_by_a_link_or_a_button(house: House) -> None:
    box, anna = postbox(house), await house.guest()

    async def confirmed() -> str:
        await add(anna, kind="mail", address="anna@example.com")
        await anna.get(box.link())
        (channel,) = (await overview(anna))["channels"]
        assert (await anna.post(f"/api/me/channels/{channel['id']}/test")).status_code == 204
        return str(box.got[-1]["List-Unsubscribe"]).strip("<>").removeprefix("http://play.test")

    link = await confirmed()
    assert link == box.link()
    page = await house.browser(origin=None).get(link)
    assert "No more notices" in page.text
    assert (await overview(anna))["channels"] == []
    assert "No more notices" in (await house.browser().get(link)).text
    link = await confirmed()
    button = await house.browser(origin=None).post(link, data={"List-Unsubscribe": "One-Click"})
    assert button.status_code == 204
    assert (await overview(anna))["channels"] == []


@visit(prepare, **SET)
async def test_a_link_that_is_none_says_so_in_the_readers_language(house: House) -> None:
    page = await house.browser(**{"accept-language": "it"}).get("/mail/confirm?token=x.y")
    assert "Questo link non funziona più" in page.text
    assert 'lang="it"' in page.text
    assert (await house.browser().post("/mail/unsubscribe?token=x.y")).status_code == 204


# All together


@visit(prepare, **SET)
async def test_a_decision_reaches_the_webhook_and_one_that_is_gone_is_told_on_the_site(house: House) -> None:
    codes = [200, 410]
    async with web_server(lambda _: status(codes.pop(0))) as (port, got):
        anna = await house.guest()
        id = (await anna.get("/api/me")).json()["id"]
        other = (await (await house.guest("Bruno")).get("/api/me")).json()["id"]
        await add(anna, kind="webhook", url=f"http://{HOST}:{port}/hook")
        service, clock = notices(house), house.clock
        for number in (1, 2):
            match = row(f"m{number}", clock(), asked=[[1, clock(), None], None])
            await write(house.store, match, (id, other))
            clock.pass_by(2 * MINUTE)
            await service.sweeper.sweep()
            await service.outbox.drain()
        assert b"Masters of Renaissance with Bruno: it is your decision." in got[0].body
        assert b"http://play.test/match/m1" in got[0].body
        seen = await overview(anna)
        assert seen["channels"] == []
        (lost,) = seen["lost"]
        assert lost["text"].startswith("The webhook at 127.0.0.1 no longer accepts our notices")
        assert (await anna.put("/api/me/notices", json={})).json()["lost"] == []
        counted = (await house.browser(address="127.0.0.1").get("/metrics")).text
        assert 'bottega_notices_total{kind="webhook",outcome="gone"} 1.0' in counted


@visit(prepare, **SET)
async def test_the_sweep_goes_on_after_trouble_and_says_when_it_is_not_well(house: House) -> None:
    service = notices(house)
    assert service.healthy
    service._failed = 12
    assert not service.healthy
    service._failed = 0
    assert service._sweeping is not None
    service._sweeping.cancel()
    await asyncio.wait([service._sweeping])
    assert not service.healthy


@visit(prepare, **SET)
async def test_the_routes_are_described(house: House) -> None:
    paths = (await house.browser().get("/api/openapi.json")).json()["paths"]
    for path in ("/api/me/notices", "/api/me/channels", "/api/push-key", "/mail/unsubscribe"):
        for operation in paths[path].values():
            assert operation["summary"]
            assert operation["tags"] == ["notices"]
    answers = paths["/mail/confirm"]["get"]["responses"]
    assert list(answers["200"]["content"]) == ["text/html"]
    assert list(answers["default"]["content"]) == ["application/json"]
