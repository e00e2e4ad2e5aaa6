"""A lost password: a link by email, and a new one."""

from __future__ import annotations

import re
from typing import Any

import httpx

from bottega.server.app import create_app
from bottega.server.config import Mail
from bottega.server.http import recovery as routes
from bottega.server.notices.part import add_notices
from bottega.server.notices.service import Notices
from bottega.server.notices.targets import MailTarget, dump
from bottega.server.recovery import Recovery
from bottega.server.store.base import Channel
from bottega.server.store.moderation import Measure
from bottega.table.types import DAY, MINUTE
from tests.server.house import PASSWORD, House, code, visit
from tests.server.notices.test_routes import Postbox, postbox

NEW = "another horse entirely"
ADDRESS = "Anna@Example.org"
SET: dict[str, Any] = {
    "origins": ("http://play.test",),
    "mail": Mail("smtps://mail.example.org", "Bottega <games@example.org>"),
}


def prepare(house: House) -> None:
    notices = add_notices(house.site, lambda account: False)
    house.site.add("recovery", Recovery(house.site, notices))
    house.site.routers.append(routes.router)
    house.app = create_app(house.site)


async def reachable(house: House, name: str = "Anna", address: str = ADDRESS) -> httpx.AsyncClient:
    """A member with an address that is confirmed."""
    browser = await house.member(name)
    me = (await browser.get("/api/me")).json()["id"]
    await house.store.add_channel(
        Channel(f"channel-{name}", me, "mail", dump(MailTarget(address=address)), 1)
    )
    return browser


async def asked(house: House, who: str, **how: Any) -> Postbox:
    """The emails that go out when somebody says that this is them."""
    box = postbox(house)
    answer = await house.browser(**how).post("/api/recovery", json={"who": who})
    assert (answer.status_code, answer.json()) == (202, {"mail": True})
    await house.site.part(Recovery).finished()
    return box


def token(box: Postbox) -> str:
    found = re.search(r"http://play\.test/recover#(\S+)", box.got[-1].get_content())
    assert found is not None
    return found[1]


async def renew(browser: httpx.AsyncClient, token: str, password: str = NEW) -> httpx.Response:
    return await browser.post("/api/recovery/password", json={"token": token, "password": password})


@visit(prepare, **SET)
async def test_a_link_sets_a_new_password_once(house: House) -> None:
    anna = await reachable(house)
    program = (await anna.post("/api/tokens", json={"label": "bot"})).json()["secret"]
    box = await asked(house, "anna")
    [mail] = box.got
    assert (mail["To"], mail["Content-Language"]) == (ADDRESS, "en")
    assert "“Anna”" in mail.get_content()
    elsewhere = house.browser("192.0.2.7")
    answer = await renew(elsewhere, token(box))
    assert (answer.status_code, answer.json()["name"]) == (200, "Anna")
    assert (await elsewhere.get("/api/me")).status_code == 200, "one is logged in"
    assert (await anna.get("/api/me")).status_code == 401, "other browsers are not"
    bearer = house.browser(origin=None, authorization=f"Bearer {program}")
    assert (await bearer.get("/api/me")).status_code == 200
    assert (await house.browser().post("/api/login", json={"name": "Anna", "password": NEW})).is_success
    old = await house.browser().post("/api/login", json={"name": "Anna", "password": PASSWORD})
    assert code(old) == "wrong-login"
    again = await renew(house.browser(), token(box), "yet another horse")
    assert (again.status_code, code(again)) == (410, "recovery-stale")


@visit(prepare, **SET)
async def test_an_address_will_do_whatever_its_capitals(house: House) -> None:
    await reachable(house)
    await reachable(house, "Berta", "berta@example.org")
    box = await asked(house, "aNNa@example.ORG")
    assert [mail["To"] for mail in box.got] == [ADDRESS]


@visit(prepare, **SET)
async def test_the_answer_reveals_nothing(house: House) -> None:
    await house.member("Berta")  # without an address
    for who in ("Berta", "Nobody", "nobody@example.org", "\x00", "a@b"):
        assert (await asked(house, who)).got == []


@visit(prepare, **SET)
async def test_the_mail_is_in_the_language_of_its_reader(house: House) -> None:
    anna = await reachable(house)
    await anna.patch("/api/me", json={"lang": "fr"})
    box = await asked(house, "Anna", **{"accept-language": "it"})
    assert "nouveau mot de passe" in box.got[0].get_content()


@visit(prepare, **SET)
async def test_an_account_is_not_flooded_and_an_address_may_not_ask_for_ever(house: House) -> None:
    await reachable(house)
    sent = 0
    for number in range(6):
        sent += len((await asked(house, "Anna", address=f"192.0.2.{number}")).got)
    assert sent == 3
    browser = house.browser("198.51.100.1")
    answers = [await browser.post("/api/recovery", json={"who": "x"}) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [202] * 10 + [429]


@visit(prepare, **SET)
async def test_a_link_is_valid_for_half_an_hour_and_for_this_password_only(house: House) -> None:
    anna = await reachable(house)
    box = await asked(house, "Anna")
    forged = token(box)[:-3] + "abc"
    assert code(await renew(house.browser(), forged)) == "recovery-stale"
    confirm = house.site.part(Notices).signer
    assert confirm.read(token(box), "confirm", house.clock()) is None, "it is good for nothing else"
    weak = await renew(house.browser(), token(box), "12345678")
    assert code(weak) == "password-common"
    house.clock.pass_by(30 * MINUTE)
    assert code(await renew(house.browser(), token(box))) == "recovery-stale"
    house.clock.pass_by(DAY)
    box = await asked(house, "Anna")
    await anna.post("/api/me/password", json={"old": PASSWORD, "new": NEW})
    assert code(await renew(house.browser(), token(box))) == "recovery-stale"


@visit(prepare, **SET)
async def test_a_ban_holds(house: House) -> None:
    anna = await reachable(house)
    me = (await anna.get("/api/me")).json()["id"]
    box = await asked(house, "Anna")
    await house.store.add_measure(Measure("b", me, "ban", house.clock(), None, "Out."))
    assert code(await renew(house.browser(), token(box))) == "banned-for-good"
    assert code(await house.browser().post("/api/login", json={"name": "Anna", "password": PASSWORD}))


@visit(prepare)
async def test_a_server_without_mail_says_so(house: House) -> None:
    browser = house.browser()
    assert (await browser.get("/api/recovery")).json() == {"mail": False}
    answer = await browser.post("/api/recovery", json={"who": "Anna"})
    assert (answer.status_code, code(answer)) == (409, "recovery-off")
