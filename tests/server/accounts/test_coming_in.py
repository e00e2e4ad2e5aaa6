"""Coming in with a name, claiming it, logging in and out."""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie

import httpx
from argon2 import PasswordHasher

from bottega.server.security.sessions import LIFE, key_of
from bottega.server.store.base import Account
from bottega.table.types import DAY, MINUTE, SECOND
from tests.server.house import PASSWORD, House, code, visit


def cookie(answer: httpx.Response) -> tuple[str, str, dict[str, str]]:
    """The cookie of the session that an answer sets: name, value, and attributes."""
    [header] = [each for each in answer.headers.get_list("set-cookie") if "bottega-browser" not in each]
    [(name, morsel)] = SimpleCookie(header).items()
    return name, morsel.value, {key: str(value) for key, value in morsel.items() if value}


@visit()
async def test_a_guest_needs_a_name_and_nothing_else(house: House) -> None:
    browser = house.browser(**{"accept-language": "it-CH, fr;q=0.4"})
    assert code(await browser.get("/api/me")) == "come-in"
    answer = await browser.post("/api/guests", json={"name": "Zoë"})
    assert answer.status_code == 201
    me = answer.json()
    assert (me["name"], me["guest"], me["lang"], me["settings"]) == ("Zoë", True, "it", {})
    assert (await browser.get("/api/me")).json() == me


@visit()
async def test_a_page_may_ask_whether_it_has_a_session(house: House) -> None:
    browser = house.browser()
    answer = await browser.get("/api/session")
    assert (answer.status_code, answer.json()) == (200, None)
    me = (await browser.post("/api/guests", json={"name": "Anna"})).json()
    assert (await browser.get("/api/session")).json() == me
    await browser.post("/api/logout")
    assert (await browser.get("/api/session")).json() is None


@visit()
async def test_the_cookie_is_for_this_host_and_no_script(house: House) -> None:
    browser = house.browser()
    name, secret, attributes = cookie(await browser.post("/api/guests", json={"name": "Anna"}))
    assert name == "bottega"
    assert attributes == {"httponly": "True", "samesite": "lax", "path": "/", "max-age": str(LIFE // SECOND)}
    assert len(secret) >= 43
    # The store has the hash and never the secret.
    assert await house.store.session(key_of(secret)) is not None
    assert await house.store.session(secret) is None


@visit(origins=("https://play.test",))
async def test_behind_tls_the_cookie_insists_on_it(house: House) -> None:
    browser = house.browser(here="https://play.test", origin="https://play.test")
    name, _, attributes = cookie(await browser.post("/api/guests", json={"name": "Anna"}))
    assert name == "__Host-bottega"
    assert attributes["secure"] == "True"
    assert "domain" not in attributes
    assert (await browser.get("/api/me")).status_code == 200


@visit()
async def test_a_second_guest_in_one_browser_does_not_replace_the_first(house: House) -> None:
    anna = await house.guest("Anna")
    answer = await anna.post("/api/guests", json={"name": "Berta"})
    assert (answer.status_code, code(answer)) == (409, "in-already")
    assert (await anna.get("/api/me")).json()["name"] == "Anna"


@visit()
async def test_a_taken_name_is_refused_with_one_that_is_free(house: House) -> None:
    await house.guest("Anna")
    answer = await house.browser().post("/api/guests", json={"name": "ÁNNA"})
    assert (answer.status_code, code(answer)) == (409, "name-taken")
    suggestion = answer.json()["values"]["suggestion"]
    assert suggestion.startswith("ÁNNA ")
    assert suggestion in answer.json()["text"]
    assert (await house.browser().post("/api/guests", json={"name": suggestion})).status_code == 201


@visit()
async def test_bad_names_and_languages_are_refused(house: House) -> None:
    browser = house.browser()
    for name, said in (("A", "name-length"), ("Admin", "name-reserved"), ("An\u202ena", "name-signs")):
        answer = await browser.post("/api/guests", json={"name": name})
        assert (answer.status_code, code(answer)) == (409, said)
    assert code(await browser.post("/api/guests", json={"name": "Anna", "lang": "de"})) == "invalid"
    assert code(await browser.post("/api/guests", json={"name": "Anna", "admin": True})) == "invalid"


@visit()
async def test_a_claimed_account_is_found_from_elsewhere(house: House) -> None:
    here = await house.member("Anna")
    assert (await here.get("/api/me")).json()["guest"] is False
    elsewhere = house.browser("198.51.100.7")
    answer = await elsewhere.post("/api/login", json={"name": "anna", "password": PASSWORD})
    assert answer.status_code == 200
    assert answer.json() == (await here.get("/api/me")).json()
    assert cookie(answer)[2]["httponly"] == "True"
    assert code(await here.post("/api/me/claim", json={"password": "another password"})) == "claimed-already"


@visit()
async def test_a_short_password_is_refused_without_repeating_it(house: House) -> None:
    anna = await house.guest("Anna")
    answer = await anna.post("/api/me/claim", json={"password": "s3cr3t"})
    assert (answer.status_code, code(answer)) == (422, "invalid")
    assert "s3cr3t" not in answer.text
    assert "at least 8 characters" in answer.json()["text"]


@visit()
async def test_nobody_learns_which_names_have_accounts(house: House) -> None:
    """A name that nobody has, one of a guest, and one with another password: the same answer."""
    await house.member("Anna")
    await house.guest("Guido", address="203.0.113.6")
    answers = [
        await house.browser().post("/api/login", json={"name": name, "password": "wrong password"})
        for name in ("Anna", "Guido", "Nessuno", "A" * 199, "\u202e")
    ]
    assert {answer.status_code for answer in answers} == {401}
    assert len({answer.content for answer in answers}) == 1
    assert code(answers[0]) == "wrong-login"
    same = ("x-request-id", "content-length")
    heads = [
        {name: value for name, value in answer.headers.items() if name not in same} for answer in answers
    ]
    assert all(head == heads[0] for head in heads)


@visit()
async def test_the_same_work_is_done_for_a_name_that_nobody_has(house: House) -> None:
    await house.member("Anna")
    checked = []
    verify = house.site.passwords._verify

    def counting(stored: str, password: str) -> bool:
        checked.append(stored.split("$")[1:4])
        return verify(stored, password)

    house.site.passwords._verify = counting  # type: ignore[method-assign]
    for name in ("Anna", "Nessuno"):
        await house.browser().post("/api/login", json={"name": name, "password": "wrong password"})
    assert len(checked) == 2
    assert checked[0] == checked[1]


@visit()
async def test_wrong_passwords_make_one_wait_longer_and_longer(house: House) -> None:
    await house.member("Anna")

    async def attempt(password: str = "wrong password", name: str = "Anna") -> httpx.Response:
        browser = house.browser("198.51.100.7")
        return await browser.post("/api/login", json={"name": name, "password": password})

    for _ in range(5):
        assert code(await attempt()) == "wrong-login"
    waits = []
    for _ in range(9):
        refused = await attempt(PASSWORD)
        assert (refused.status_code, code(refused)) == (429, "too-many-attempts")
        waits.append(int(refused.headers["retry-after"]))
        house.clock.pass_by(waits[-1] * SECOND)
        assert code(await attempt()) == "wrong-login"
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    # Others are not made to wait, whether or not they exist.
    assert code(await attempt(name="Berta")) == "wrong-login"
    house.clock.pass_by(MINUTE)
    assert (await attempt(PASSWORD)).status_code == 200
    assert code(await attempt()) == "wrong-login"


@visit()
async def test_many_attempts_at_once_gain_nothing(house: House) -> None:
    await house.member("Anna")
    browsers = [house.browser("198.51.100.7") for _ in range(12)]
    form = {"name": "Anna", "password": "wrong password"}
    answers = await asyncio.gather(*(browser.post("/api/login", json=form) for browser in browsers))
    assert sorted(answer.status_code for answer in answers) == [401] * 5 + [429] * 7


@visit()
async def test_one_address_may_not_try_many_names(house: House) -> None:
    browser = house.browser()
    answers = [
        await browser.post("/api/login", json={"name": f"Name {number}", "password": "wrong password"})
        for number in range(25)
    ]
    assert [answer.status_code for answer in answers] == [401] * 20 + [429] * 5
    assert code(answers[-1]) == "too-often"


@visit()
async def test_one_address_may_not_make_accounts_without_end(house: House) -> None:
    answers = [
        await house.browser().post("/api/guests", json={"name": f"Guest {number}"}) for number in range(45)
    ]
    assert [answer.status_code for answer in answers] == [201] * 40 + [429] * 5
    assert int(answers[-1].headers["retry-after"]) == 30
    house.clock.pass_by(30 * SECOND)
    assert (await house.browser().post("/api/guests", json={"name": "Late"})).status_code == 201


@visit()
async def test_logging_out_ends_this_session_only(house: House) -> None:
    first = await house.member("Anna")
    second = house.browser()
    await second.post("/api/login", json={"name": "Anna", "password": PASSWORD})
    stolen = dict(second.cookies)
    answer = await second.post("/api/logout")
    assert answer.status_code == 204
    assert cookie(answer)[:2] == ("bottega", "")
    assert "bottega" not in second.cookies
    assert (await first.get("/api/me")).status_code == 200
    again = house.browser()
    again.cookies.update(stolen)
    assert (await again.get("/api/me")).status_code == 401


@visit()
async def test_logging_out_everywhere_takes_effect_at_once(house: House) -> None:
    first = await house.member("Anna")
    second = house.browser()
    await second.post("/api/login", json={"name": "Anna", "password": PASSWORD})
    token = (await first.post("/api/tokens", json={"label": "bot"})).json()["secret"]
    program = house.browser(origin=None, authorization=f"Bearer {token}")
    assert [(await one.get("/api/me")).status_code for one in (first, second, program)] == [200, 200, 200]
    assert (await first.post("/api/logout/everywhere")).status_code == 204
    assert [(await one.get("/api/me")).status_code for one in (first, second, program)] == [401, 401, 401]


@visit()
async def test_what_was_read_before_a_logout_is_not_remembered_after_it(house: House) -> None:
    anna = await house.member("Anna")
    me = (await anna.get("/api/me")).json()
    house.clock.pass_by(60 * SECOND)
    account = house.store.account
    changed: list[str] = []
    house.site.sessions.watchers.append(changed.append)

    async def slowly(account_id: str) -> Account | None:
        """The session was read and is alive; before the account is, everybody is logged out."""
        house.store.account = account  # type: ignore[method-assign]
        found = await account(account_id)
        assert found is not None
        await house.site.accounts.log_out_everywhere(found)
        return found

    house.store.account = slowly  # type: ignore[method-assign, assignment]
    await anna.get("/api/me")
    assert (await anna.get("/api/me")).status_code == 401
    # A long connection hears of it.
    assert changed == [me["id"]]


@visit()
async def test_another_process_hears_of_a_logout_within_seconds(house: House) -> None:
    """What this process remembers of a session is old after three seconds."""
    anna = await house.member("Anna")
    me = (await anna.get("/api/me")).json()
    await house.store.delete_sessions(me["id"])
    assert (await anna.get("/api/me")).status_code == 200
    house.clock.pass_by(3 * SECOND)
    assert (await anna.get("/api/me")).status_code == 401


@visit()
async def test_a_guest_who_comes_now_and_then_never_loses_the_account(house: House) -> None:
    anna = await house.guest("Anna")
    for _ in range(5):
        house.clock.pass_by(300 * DAY)
        answer = await anna.get("/api/me")
        assert answer.status_code == 200
        # The browser's cookie is prolonged as well.
        assert cookie(answer)[2]["max-age"] == str(LIFE // SECOND)
        assert "set-cookie" not in (await anna.get("/api/me")).headers
    account = await house.store.account(answer.json()["id"])
    assert account is not None
    assert account.seen == house.clock.at
    house.clock.pass_by(366 * DAY)
    assert (await anna.get("/api/me")).status_code == 401


@visit()
async def test_a_password_of_another_cost_is_made_anew(house: House) -> None:
    anna = await house.member("Anna")
    account = await house.store.account((await anna.get("/api/me")).json()["id"])
    assert account is not None
    old = PasswordHasher(2, 16, 1).hash(PASSWORD)
    assert await house.store.set_password(account.id, old, account.password)
    answer = await house.browser().post("/api/login", json={"name": "Anna", "password": PASSWORD})
    assert answer.status_code == 200
    changed = await house.store.account(account.id)
    assert changed is not None
    assert changed.password not in (None, old)
    answer = await house.browser().post("/api/login", json={"name": "Anna", "password": PASSWORD})
    assert answer.status_code == 200


@visit(rate_limits=False)
async def test_log_ins_at_once_may_all_make_the_password_anew(house: House) -> None:
    anna = await house.member("Anna")
    account = await house.store.account((await anna.get("/api/me")).json()["id"])
    assert account is not None
    old = PasswordHasher(2, 16, 1).hash(PASSWORD)
    assert await house.store.set_password(account.id, old, account.password)
    form = {"name": "Anna", "password": PASSWORD}
    answers = await asyncio.gather(*(house.browser().post("/api/login", json=form) for _ in range(4)))
    assert [answer.status_code for answer in answers] == [200] * 4


@visit()
async def test_too_many_passwords_at_once_are_put_off(house: House) -> None:
    house.site.passwords._most = 0
    answer = await house.browser().post("/api/login", json={"name": "Anna", "password": PASSWORD})
    assert (answer.status_code, code(answer)) == (503, "busy")
