"""Several requests for the same account or the same name at once."""

from __future__ import annotations

import asyncio

from bottega.server.store.base import Account, AccountChanges, SessionRow
from bottega.table.types import AccountId
from tests.server.house import House, code, visit


@visit()
async def test_of_many_who_want_a_name_at_once_one_gets_it_and_the_others_hear_of_one_that_is_free(
    house: House,
) -> None:
    browsers = [house.browser(address=f"203.0.113.{n}") for n in range(8)]
    answers = await asyncio.gather(
        *(
            browser.post("/api/guests", json={"name": name})
            for browser, name in zip(browsers, NAMES, strict=True)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
    for answer in answers:
        if answer.status_code == 409:
            assert code(answer) == "name-taken"
            assert answer.json()["values"]["suggestion"] not in NAMES
    assert (await house.store.counts())["accounts"] == 1


#: The same name, however it is written.
NAMES = ("Anna", "anna", "ANNA", "Anna", " Anna ", "aNNa", "Anna", "anna")


@visit()
async def test_of_two_who_change_to_the_same_name_at_once_one_keeps_the_old_one(house: House) -> None:
    people = [await house.guest(name) for name in ("Berta", "Carla")]
    answers = await asyncio.gather(*(one.patch("/api/me", json={"name": "Anna"}) for one in people))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    names = {(await one.get("/api/me")).json()["name"] for one in people}
    assert names in ({"Anna", "Carla"}, {"Anna", "Berta"})


@visit()
async def test_an_account_that_is_deleted_while_it_is_changed_stays_deleted(house: House) -> None:
    anna = await house.guest("Anna")
    change = house.store.change_account

    async def too_late(account: AccountId, changes: AccountChanges) -> Account | None:
        await house.store.delete_account(account)
        return await change(account, changes)

    house.store.change_account = too_late  # type: ignore[method-assign]
    assert (await anna.patch("/api/me", json={"lang": "it"})).status_code == 401
    house.store.change_account = change  # type: ignore[method-assign]
    assert (await house.store.counts())["accounts"] == 0
    assert (await anna.get("/api/me")).status_code == 401


@visit()
async def test_a_session_that_ends_while_a_request_is_read_is_not_cached(house: House) -> None:
    """The session is read from the store, ended before the answer is there, and must not be kept."""
    anna = await house.member("Anna")
    secret = anna.cookies["bottega"]
    house.site.sessions._known.clear()
    read = house.store.session

    async def slowly(key: str) -> SessionRow | None:
        found = await read(key)
        house.store.session = read  # type: ignore[method-assign]
        assert found is not None
        await house.store.delete_sessions(found.account)
        house.site.sessions.forget(found.account)
        return found

    house.store.session = slowly  # type: ignore[method-assign]
    assert await house.site.sessions.find(secret, token=False) is not None, "it was there when it was read"
    assert await house.site.sessions.find(secret, token=False) is None
    assert (await anna.get("/api/me")).status_code == 401


@visit()
async def test_wrong_passwords_that_are_tried_at_once_are_counted_each(house: House) -> None:
    await house.member("Anna")
    thieves = [house.browser(address="198.51.100.7") for _ in range(30)]
    form = {"name": "Anna", "password": "a guess"}
    answers = await asyncio.gather(*(thief.post("/api/login", json=form) for thief in thieves))
    codes = {answer.status_code for answer in answers}
    assert 200 not in codes
    assert 429 in codes or 503 in codes, "not all of thirty guesses are looked at"
    assert sum(answer.status_code == 401 for answer in answers) < 30
