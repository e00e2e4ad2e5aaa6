"""Who may come in: guesses of passwords, weak ones, names of others, bans."""

from __future__ import annotations

import httpx
import pytest

from bottega.server.accounts import _FREE_ANYWHERE
from bottega.server.security.passwords import check_new
from bottega.server.store.moderation import Measure
from bottega.table.problem import Problem
from bottega.table.types import DAY, MINUTE, SECOND
from tests.server.house import PASSWORD, House, code, visit


async def log_in(browser: httpx.AsyncClient, password: str = PASSWORD, name: str = "Anna") -> httpx.Response:
    return await browser.post("/api/login", json={"name": name, "password": password})


# Guessing


@visit(rate_limits=False)
async def test_nobody_can_keep_an_owner_from_logging_in(house: House) -> None:
    """Somebody tries a wrong password each second; the owner comes from elsewhere."""
    await house.member("Anna")
    thief = house.browser("198.51.100.66")
    for _ in range(20):
        await log_in(thief, "a wrong guess")
        answer = await log_in(house.browser("203.0.113.9"))
        assert answer.status_code == 200, answer.text
        house.clock.pass_by(SECOND)
    assert code(await log_in(thief)) == "too-many-attempts"


@visit(rate_limits=False)
async def test_guesses_from_everywhere_are_slowed_but_known_browsers_pass(house: House) -> None:
    anna = await house.member("Anna")
    await anna.post("/api/logout")
    for number in range(_FREE_ANYWHERE):
        thief = house.browser(f"198.51.{number}.7")
        assert code(await log_in(thief, "a wrong guess")) == "wrong-login"
        await thief.aclose()
    # From an address and a browser that nobody has seen: it must wait, though the password is right.
    answer = await log_in(house.browser("192.0.2.1"))
    assert (answer.status_code, code(answer)) == (429, "too-many-attempts")
    assert (await log_in(anna)).status_code == 200, "this browser belongs to the account"
    house.clock.pass_by(MINUTE)
    assert (await log_in(house.browser("192.0.2.1"))).status_code == 200


@visit(rate_limits=False)
async def test_a_known_browser_has_attempts_of_its_own_and_no_more(house: House) -> None:
    anna = await house.member("Anna")
    for _ in range(5):
        assert code(await log_in(anna, "a wrong guess")) == "wrong-login"
    assert code(await log_in(anna)) == "too-many-attempts"
    # It is known to this account and to no other.
    await house.member("Berta")
    for _ in range(5):
        assert code(await log_in(anna, "a wrong guess", "Berta")) == "wrong-login"
    assert code(await log_in(anna, PASSWORD, "Berta")) == "too-many-attempts"


@visit()
async def test_a_browser_is_recognised_by_a_cookie_that_the_store_does_not_have(house: House) -> None:
    anna = await house.guest("Anna")
    secret = anna.cookies["bottega-browser"]
    me = (await anna.get("/api/me")).json()["id"]
    assert not await house.store.has_browser(me, secret)
    await anna.post("/api/logout")
    assert anna.cookies["bottega-browser"] == secret, "it stays when one logs out"
    berta = (await anna.post("/api/guests", json={"name": "Berta"})).json()["id"]
    assert anna.cookies["bottega-browser"] == secret
    assert await house.store.share_browser([me, berta])
    other = (await (await house.guest("Carla")).get("/api/me")).json()["id"]
    assert not await house.store.share_browser([me, other])


@visit()
async def test_a_session_of_an_older_version_is_recognised_when_a_page_opens(house: House) -> None:
    anna = await house.guest("Anna")
    me = (await anna.get("/api/me")).json()["id"]
    await house.store.forget_browsers(house.clock() + 1)
    del anna.cookies["bottega-browser"]
    await anna.get("/api/session")
    secret = anna.cookies["bottega-browser"]
    await anna.get("/api/session")
    assert anna.cookies["bottega-browser"] == secret
    berta = (await (await house.guest("Berta")).get("/api/me")).json()["id"]
    await anna.post("/api/logout")
    await anna.post("/api/guests", json={"name": "Carla"})
    carla = (await anna.get("/api/me")).json()["id"]
    assert await house.store.share_browser([me, carla])
    assert not await house.store.share_browser([me, berta])


# Passwords


@pytest.mark.parametrize(
    ("password", "said"),
    [
        ("password", "password-common"),
        ("PassWord", "password-common"),
        ("ｐａｓｓｗｏｒｄ", "password-common"),
        ("12345678", "password-common"),
        ("pass word", "password-common"),
        (" qwertyuiop ", "password-common"),
        ("        ", "password-plain"),
        ("aaaaaaaaaa", "password-plain"),
        ("abababab", "password-plain"),
        ("Leonardo", "password-name"),
        ("leonardo1519", "password-name"),
        ("LeonardoLeonardo", "password-name"),
    ],
)
def test_passwords_that_are_guessed_first_are_refused(password: str, said: str) -> None:
    with pytest.raises(Problem) as refused:
        check_new(password, "Leonardo")
    assert refused.value.code == said


@pytest.mark.parametrize("password", [PASSWORD, "drei kleine Wörter", "x7$kQ2!m", "Leonardo und Lisa"])
def test_other_passwords_are_allowed(password: str) -> None:
    check_new(password, "Leonardo")


@visit()
async def test_a_weak_password_is_refused_wherever_one_is_set(house: House) -> None:
    anna = await house.guest("Anna")
    answer = await anna.post("/api/me/claim", json={"password": "password"})
    assert (answer.status_code, code(answer)) == (422, "password-common")
    assert (await anna.get("/api/me")).json()["guest"]
    berta = await house.member("Berta")
    answer = await berta.post("/api/me/password", json={"old": PASSWORD, "new": "12345678"})
    assert code(answer) == "password-common"
    assert (await log_in(house.browser(), name="Berta")).status_code == 200


# Names


@visit()
async def test_a_name_that_looks_like_another_is_taken(house: House) -> None:
    await house.guest("Victim")
    for name in ("V ICTIM", "Vіctim", "Victirn", "V1ctim", "Victim."):
        answer = await house.browser().post("/api/guests", json={"name": name})
        assert (answer.status_code, code(answer)) == (409, "name-taken"), name


@visit(keep_names=90)
async def test_an_old_name_is_kept_for_its_owner(house: House) -> None:
    anna = await house.guest("Anna")
    assert (await anna.patch("/api/me", json={"name": "Zoe"})).status_code == 200
    assert code(await house.browser().post("/api/guests", json={"name": "ANNA"})) == "name-taken"
    berta = await house.guest("Berta")
    assert code(await berta.patch("/api/me", json={"name": "Anna"})) == "name-taken"
    assert (await anna.patch("/api/me", json={"name": "Anna"})).status_code == 200, "its owner may return"
    assert (await anna.patch("/api/me", json={"name": "Zoe"})).status_code == 200
    house.clock.pass_by(90 * DAY - 1)
    assert code(await berta.patch("/api/me", json={"name": "Anna"})) == "name-taken"
    house.clock.pass_by(1)
    assert (await berta.patch("/api/me", json={"name": "Anna"})).status_code == 200


@visit(keep_names=0)
async def test_a_host_may_free_old_names_at_once(house: House) -> None:
    anna = await house.guest("Anna")
    await anna.patch("/api/me", json={"name": "Zoe"})
    assert (await house.guest("Anna")) is not None


@visit()
async def test_one_may_change_the_name_a_few_times_a_month(house: House) -> None:
    anna = await house.guest("Anna")
    for name in ("Berta", "Carla", "Dora"):
        assert (await anna.patch("/api/me", json={"name": name})).status_code == 200
        house.clock.pass_by(DAY)
    answer = await anna.patch("/api/me", json={"name": "Emma", "settings": {"x": 1}})
    assert (answer.status_code, code(answer)) == (429, "name-often")
    assert answer.json()["text"].endswith("You can change it again in 27 days.")
    me = (await anna.get("/api/me")).json()
    assert (me["name"], me["settings"]) == ("Dora", {}), "nothing has changed"
    assert (await anna.patch("/api/me", json={"name": "Dora"})).status_code == 200, "the same name"
    house.clock.pass_by(27 * DAY)
    assert (await anna.patch("/api/me", json={"name": "Emma"})).status_code == 200


@visit()
async def test_a_change_that_fails_does_not_count(house: House) -> None:
    await house.guest("Berta")
    anna = await house.guest("Anna")
    for _ in range(5):
        assert code(await anna.patch("/api/me", json={"name": "Berta"})) == "name-taken"
    assert (await anna.patch("/api/me", json={"name": "Carla"})).status_code == 200


# Bans


@visit()
async def test_a_ban_is_said_to_those_who_know_the_password(house: House) -> None:
    anna = await house.member("Anna")
    me = (await anna.get("/api/me")).json()["id"]
    until = house.clock() + 7 * DAY
    await house.store.add_measure(Measure("m" * 12, me, "ban", house.clock(), until, "Insults."))
    refused = await log_in(house.browser())
    assert (refused.status_code, code(refused)) == (403, "banned")
    assert refused.json()["text"].endswith("until 22 January 2027, 08:00 UTC. Reason: Insults.")
    assert code(await log_in(house.browser(), "a wrong guess")) == "wrong-login"
    house.clock.pass_by(7 * DAY)
    assert (await log_in(house.browser())).status_code == 200
    await house.store.add_measure(Measure("n" * 12, me, "ban", house.clock(), None, "Again."))
    assert code(await log_in(house.browser())) == "banned-for-good"
