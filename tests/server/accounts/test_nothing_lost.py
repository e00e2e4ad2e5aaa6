"""Whatever changes an account at the same time: what was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.server.store.base import (
    Account,
    AccountChanges,
    LostChannel,
    NameTaken,
    PendingAddress,
    SessionRow,
    Store,
)
from bottega.server.store.opening import open_store
from bottega.table.types import DAY
from tests.profiles import examples
from tests.server.house import PASSWORD, House, visit
from tests.server.notices.test_routes import SET, prepare
from tests.server.services import Postgres, run
from tests.server.store.rows import account

_NUMBERS = itertools.count(1)


class Wishes:
    """What has been acknowledged: for each part of the account the values that it may have now. Of two
    requests for the same part at once, either may come last."""

    def __init__(self, start: Account) -> None:
        self.may_be: dict[str, list[Any]] = {
            name: [getattr(start, name)]
            for name in ("name", "lang", "settings", "email", "seen", "password", "notices", "pending")
        }
        self.lost: list[LostChannel] = []

    def begin(self) -> None:
        """The values of the next round."""
        self._before = self.may_be
        self.may_be = {name: [] for name in self._before}

    def done(self, **values: Any) -> None:
        for name, value in values.items():
            self.may_be[name].append(value)

    def end(self, now: Account) -> None:
        for name, values in self.may_be.items():
            assert getattr(now, name) in (values or self._before[name]), name
            self.may_be[name] = [getattr(now, name)]
        assert sorted(each.at for each in now.lost) == sorted(each.at for each in self.lost)


async def change(store: Store, wishes: Wishes, now: Account, what: str, value: int) -> None:
    """One request, and what it was acknowledged for."""
    id = now.id
    match what:
        case "name and settings":
            name, kept = f"Lisa {value}", {"sound": value}
            try:
                changed = await store.change_account(id, AccountChanges(name, "fr", kept))
            except NameTaken:
                return
            assert changed is not None
            wishes.done(name=name, lang="fr", settings=kept)
        case "language":
            await store.change_account(id, AccountChanges(lang="it"))
            wishes.done(lang="it")
        case "password":
            if await store.set_password(id, f"hash {value}", now.password):
                wishes.done(password=f"hash {value}")
        case "email":
            await store.set_email(id, f"{value}@example.org")
            wishes.done(email=f"{value}@example.org")
        case "seen":
            await store.touch_account(id, now.seen + value)
            wishes.done(seen=now.seen + value)
        case "notices":
            await store.set_notices(id, {"digest": value})
            wishes.done(notices={"digest": value})
            wishes.lost.clear()
        case "address":
            pending = PendingAddress(f"c{value}", "lisa@example.org", value)
            await store.set_pending(id, pending)
            wishes.done(pending=pending)
        case "lost":
            lost = LostChannel("ntfy", "a label", next(_NUMBERS))
            await store.add_lost(id, lost, 1000)
            wishes.lost.append(lost)


#: Not together with "lost": notices mark what is lost as read, at a moment that nobody knows.
APART = ("name and settings", "language", "password", "email", "seen", "address", "lost")
ROUNDS = st.lists(
    st.lists(st.tuples(st.sampled_from(APART), st.integers(1, 99)), min_size=2, max_size=6)
    | st.lists(
        st.tuples(st.sampled_from([*APART[:-1], "notices"]), st.integers(1, 99)), min_size=2, max_size=6
    ),
    min_size=1,
    max_size=4,
)


async def keeps_all(store: Store, rounds: list[list[tuple[str, int]]]) -> None:
    lisa = account("Lisa", id=f"lisa-{next(_NUMBERS)}", password="hash", seen=10)
    await store.add_account(lisa)
    await store.add_account(account("Lisa 7", id=f"other-{next(_NUMBERS)}"))
    wishes, now = Wishes(lisa), lisa
    for together in rounds:
        wishes.begin()
        await asyncio.gather(*(change(store, wishes, now, what, value) for what, value in together))
        found = await store.account(lisa.id)
        assert found is not None
        if seen := wishes.may_be["seen"]:
            wishes.may_be["seen"] = [max(seen)]
        wishes.end(found)
        now = found
    for each in await store.accounts(None, 9):
        await store.delete_account(each.id)


@examples(40)
@given(ROUNDS)
def test_no_acknowledged_change_is_lost_in_sqlite(rounds: list[list[tuple[str, int]]]) -> None:
    with tempfile.TemporaryDirectory() as directory:
        run(open_store(str(Path(directory) / "bottega.db")), lambda store: keeps_all(store, rounds))


@pytest.fixture(scope="module")
def one_database(postgres: Postgres) -> str:
    return postgres.new_database()


@examples(25)
@given(rounds=ROUNDS)
def test_no_acknowledged_change_is_lost_in_postgresql(
    one_database: str, rounds: list[list[tuple[str, int]]]
) -> None:
    run(open_store(one_database), lambda store: keeps_all(store, rounds))


# Over HTTP


@visit(prepare, rate_limits=False, **SET)
async def test_requests_at_once_that_are_both_answered_are_both_carried_out(house: House) -> None:
    anna = await house.guest("Anna")
    for n in range(40):
        answers = await asyncio.gather(
            anna.patch("/api/me", json={"name": f"Anna {n}"}),
            anna.patch("/api/me", json={"settings": {"n": n}}),
            anna.put("/api/me/notices", json={"digest_at": n % 24}),
        )
        assert [answer.is_success for answer in answers] == [True] * 3
        me = (await anna.get("/api/me")).json()
        wishes = (await anna.get("/api/me/notices")).json()["preferences"]
        assert (me["name"], me["settings"], wishes["digest_at"]) == (f"Anna {n}", {"n": n}, n % 24)


@visit(rate_limits=False)
async def test_a_new_password_stays_though_the_account_is_seen_at_the_same_time(house: House) -> None:
    anna = await house.member("Anna")
    id = (await anna.get("/api/me")).json()["id"]
    old = PASSWORD
    for n in range(20):
        house.clock.pass_by(DAY)  # so that the next request stores that she was here
        new = f"another password {n}"
        answer, *_ = await asyncio.gather(
            anna.post("/api/me/password", json={"old": old, "new": new}),
            *(anna.get("/api/me") for _ in range(3)),
            anna.patch("/api/me", json={"settings": {"n": n}}),
        )
        assert answer.status_code == 200
        stored = await house.store.account(id)
        assert stored is not None
        assert await house.site.passwords.check(stored.password, new)
        assert (stored.seen, stored.settings) == (house.clock.at, {"n": n})
        old = new


@visit(rate_limits=False)
async def test_of_two_new_passwords_at_once_one_is_refused(house: House) -> None:
    anna = await house.member("Anna")
    forms = [{"old": PASSWORD, "new": f"another password {n}"} for n in range(2)]
    answers = await asyncio.gather(*(anna.post("/api/me/password", json=form) for form in forms))
    assert sorted(answer.status_code for answer in answers) == [200, 403]
    (valid,) = [form["new"] for form, answer in zip(forms, answers, strict=True) if answer.is_success]
    login = await house.browser().post("/api/login", json={"name": "Anna", "password": valid})
    assert login.status_code == 200


@visit(rate_limits=False)
async def test_of_two_who_claim_an_account_at_once_one_sets_the_password(house: House) -> None:
    anna = await house.guest("Anna")
    forms = [{"password": f"another password {n}"} for n in range(2)]
    answers = await asyncio.gather(*(anna.post("/api/me/claim", json=form) for form in forms))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


@visit(rate_limits=False)
async def test_a_log_in_with_a_password_that_is_changed_meanwhile_is_no_log_in(house: House) -> None:
    anna = await house.member("Anna")
    start = house.site.sessions.start

    async def slowly(account: str, label: str | None = None) -> tuple[str, SessionRow]:
        house.site.sessions.start = start  # type: ignore[method-assign]
        form = {"old": PASSWORD, "new": "another password"}
        assert (await anna.post("/api/me/password", json=form)).status_code == 200
        return await start(account, label)

    house.site.sessions.start = slowly  # type: ignore[method-assign]
    thief = house.browser()
    answer = await thief.post("/api/login", json={"name": "Anna", "password": PASSWORD})
    assert answer.status_code == 401
    assert len((await anna.get("/api/sessions")).json()) == 1
