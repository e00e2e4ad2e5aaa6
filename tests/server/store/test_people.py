"""People: what either store does with accounts and sessions."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bottega.server.store.base import (
    AccountChanges,
    Channel,
    ChatLine,
    LostChannel,
    NameTaken,
    Notified,
    PendingAddress,
    RatingRow,
    SessionRow,
    Store,
)
from bottega.server.store.names import name_key
from bottega.server.store.values import Unstorable
from bottega.table.rows import SeatRow
from bottega.table.types import OPEN, OVER, PLAYING
from tests.server.services import run
from tests.server.store.rows import account, append, finished, people, playing


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Lisa", "LISA"),
        ("Éva", "eva"),
        ("Straße", "STRASSE"),
        ("ﬁgaro", "Figaro"),
        ("Ａnna", "anna"),
        ("İda", "ida"),
        ("Victim", "V ICTIM"),
        ("Victim", "V\u0456\u0441tim"),  # Cyrillic i and s
        ("Anna", "\u0391\u039d\u039d\u0391"),  # Greek capitals
        ("Anna", "\u0251nna"),  # the a of the phonetic alphabet
        ("Alice", "AIice"),
        ("Bob", "B0b"),
        ("Emma", "Ernma"),
        ("Dr. No", "Dr No"),
        ("O'Neil", "ONeil"),
        ("a b", "ab"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Li", "Lisa"), ("李", "黎"), ("--", "!!"), ("Nina", "Vina")]
)
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize("name", ["\x00", "Lisa\x00", "\ud800", ""])
def test_nobody_has_a_name_that_cannot_be_kept(store: Store, name: str) -> None:
    async def use(store: Store) -> None:
        await people(store, "Lisa")
        assert await store.account_named(name) is None

    run(store, use)


def test_an_account_is_kept_as_it_is(store: Store) -> None:
    lisa = account(
        "Lisà", password="hash", email="l@example.org", lang="it", settings={"motion": False, "x": [1]}
    )

    async def use(store: Store) -> None:
        await store.add_account(lisa)
        await store.add_account(account("Éva"))
        assert await store.account(lisa.id) == lisa
        assert await store.account_named(" lisa") == lisa
        assert await store.account("nobody") is None
        assert await store.account_named("nobody") is None

    run(store, use)


def test_each_concern_changes_its_own_part_of_an_account(store: Store) -> None:
    lisa = account("Lisa", password="hash", settings={"motion": False})
    address = PendingAddress("channel", "lisa@example.org", 50)
    first, second = LostChannel("ntfy", "here", 1), LostChannel("push", "there", 2)

    async def use(store: Store) -> None:
        await store.add_account(lisa)
        now = lisa

        async def is_now(**values: Any) -> None:
            nonlocal now
            now = replace(now, **values)
            assert await store.account("id-Lisa") == now

        changed = await store.change_account("id-Lisa", AccountChanges("Monna Lisa", "it", {"x": 1}))
        await is_now(name="Monna Lisa", lang="it", settings={"x": 1})
        assert changed == now
        assert await store.change_account("id-Lisa", AccountChanges()) == now
        assert await store.account_named("Lisa") is None
        assert await store.change_account("nobody", AccountChanges("Nobody")) is None
        await store.set_email("id-Lisa", "l@example.org")
        await is_now(email="l@example.org")
        await store.touch_account("id-Lisa", 99)
        await store.touch_account("id-Lisa", 50)
        await is_now(seen=99)
        assert not await store.set_password("id-Lisa", "new", None)
        assert not await store.set_password("id-Lisa", "new", "other")
        assert await store.set_password("id-Lisa", "new", "hash")
        await is_now(password="new")
        await store.set_pending("id-Lisa", address)
        await is_now(pending=address)
        for lost in (first, second, second):
            await store.add_lost("id-Lisa", lost, 2)
        await is_now(lost=(second, second))
        await store.set_notices("id-Lisa", {"digest": 3})
        await is_now(notices={"digest": 3}, lost=())
        await store.add_lost("nobody", first, 2)

    run(store, use)


def test_a_pending_address_is_confirmed_once(store: Store) -> None:
    address = PendingAddress("channel", "lisa@example.org", 50)
    channel = Channel("channel", "id-Lisa", "mail", "{}", 1)

    async def use(store: Store) -> None:
        await people(store, "Lisa")
        await store.set_pending("id-Lisa", replace(address, channel="other"))
        assert not await store.confirm_pending("id-Lisa", address, channel)
        await store.set_pending("id-Lisa", address)
        done = await asyncio.gather(*(store.confirm_pending("id-Lisa", address, channel) for _ in range(4)))
        assert sorted(done) == [False, False, False, True]
        assert await store.channels("id-Lisa") == [channel]
        assert (await store.accounts(None, 1))[0].pending is None

    run(store, use)


def test_a_name_belongs_to_one_account(store: Store) -> None:
    async def use(store: Store) -> None:
        await people(store, "Lisa", "Éva")
        with pytest.raises(NameTaken):
            await store.add_account(account("lisa", id="another"))
        assert await store.account("another") is None
        with pytest.raises(NameTaken):
            await store.change_account("id-Lisa", AccountChanges("EVA", "it", {"lost": 1}))
        assert await store.account("id-Lisa") == account("Lisa"), "all changes or none"
        assert (await store.account_named("eva")) == account("Éva")
        await store.change_account("id-Lisa", AccountChanges("LISA"))

    run(store, use)


def test_accounts_come_in_order_of_id(store: Store) -> None:
    async def use(store: Store) -> None:
        await people(store, "c", "a", "b")
        assert [each.name for each in await store.accounts(None, 2)] == ["a", "b"]
        assert [each.name for each in await store.accounts("id-b", 2)] == ["c"]

    run(store, use)


def test_a_deleted_account_leaves_matches_but_nothing_of_its_own(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await finished(store, "m", [(lisa, 1, 9), (eva, 2, 5)], ranked=True)
        await store.add_session(SessionRow("key", lisa, 1, 1, None, None))
        await store.add_chat("m", ChatLine(0, 1, lisa, "Lisa", "ciao"))
        await store.add_channel(Channel("channel", lisa, "mail", "{}", 1))
        await store.save_note("m", lisa, "secret")
        await store.mute(lisa, eva, True)
        await store.mute(eva, lisa, True)
        await store.rate("m", [RatingRow(lisa, "Lisa", "masters", 3, 25.0, 8.0, 1, 1, 1)], [None])
        await store.set_notified(Notified("m", lisa, 2, 1, 1), None)

        await store.delete_account(lisa)

        assert await store.account(lisa) is None
        assert await store.session("key") is None
        assert await store.channels(lisa) == []
        assert await store.note("m", lisa) == ""
        assert await store.muted_by(lisa) == await store.muted_by(eva) == []
        assert await store.ratings_of(lisa) == await store.leaders("masters", 3, 9) == []
        assert await store.notified("m", lisa) is None
        assert await store.seats("m") == [SeatRow(0, None), SeatRow(1, eva)]
        assert [(each.account, each.score) for each in await store.results("m")] == [(None, 9), (eva, 5)]
        assert await store.chat("m") == [ChatLine(1, 1, "", "", "ciao")]
        assert await store.match("m") is not None

    run(store, use)


def test_of_many_sessions_those_are_told_that_live(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        keys = [f"key {number}" for number in range(250)]
        for number, key in enumerate(keys):
            expires = None if number % 3 == 0 else 100 + number % 2  # for ever, until 100, until 101
            await store.add_session(SessionRow(key, lisa, 1, 1, expires, None))
        await store.delete_session(keys[0])
        living = await store.living_sessions([*keys, "of nobody"], 100)
        lives = [number > 0 and (number % 3 == 0 or number % 2 == 1) for number in range(250)]
        assert living == {key for key, alive in zip(keys, lives, strict=True) if alive}
        assert await store.living_sessions([], 100) == set()

    run(store, use)


def test_guests_who_stay_away_are_forgotten_unless_they_sit_at_a_table(store: Store) -> None:
    async def use(store: Store) -> None:
        await store.add_account(account("member", password="hash", seen=1))
        for name, seen in (("idle", 1), ("old", 2), ("sits", 3), ("plays", 4), ("was", 5), ("recent", 50)):
            await store.add_account(account(name, seen=seen))
        await store.append(append("open", seats=["id-sits"]))
        await playing(store, "playing", seats=["id-plays"])
        await finished(store, "over", [("id-was", 1, 1)])
        assert await store.forget_guests(50, 1) == 1
        assert await store.account("id-idle") is None
        assert await store.forget_guests(50, 9) == 2
        names = sorted(each.name for each in await store.accounts(None, 99))
        assert names == ["member", "plays", "recent", "sits"]
        assert len(await store.matches_of("id-sits", (OPEN,), 9, None)) == 1

    run(store, use)


#: What no database can hold, and ways to ask for it.
NEVER = ("\x00", "m\x00", "\ud800")


@pytest.mark.parametrize("text", NEVER)
def test_what_no_database_can_hold_is_found_nowhere(store: Store, text: str) -> None:
    async def use(store: Store) -> None:
        await people(store, "Lisa")
        await playing(store, "m", seats=["id-Lisa"])
        assert await store.match(text) is None
        found = (await store.entries(text), await store.seats(text), await store.chat(text))
        assert found == ([], [], [])
        assert await store.open_tables(text, 9, None) == await store.live_tables(text, 9, None) == []
        assert await store.matches_of(text, (PLAYING,), 9, None) == []
        assert (await store.account(text), await store.session(text), await store.value(text)) == (None,) * 3
        assert await store.leaders(text, 2, 9) == await store.ratings_of(text) == []
        assert await store.note(text, text) == ""

    run(store, use)


@pytest.mark.parametrize("text", NEVER)
def test_what_one_database_cannot_hold_neither_of_them_stores(store: Store, text: str) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await playing(store, "m", seats=[lisa])
        with pytest.raises(Unstorable):
            await store.save_note("m", lisa, text)
        with pytest.raises(Unstorable):
            await store.add_session(SessionRow("key", lisa, 1, 1, None, text))
        with pytest.raises(Unstorable):
            await store.add_chat("m", ChatLine(0, 1, lisa, "", text))
        with pytest.raises(Unstorable):
            await store.append(append("m", 3, data=text))
        assert len(await store.entries("m")) == 2
        assert (await store.add_chat("m", ChatLine(0, 1, lisa, "", "ciao"))).number == 1
        # A bot of an old match may be called anything: the match must end all the same.
        result = replace(append("m", 3, status=OVER, results=[(lisa, 1, 2)]).results[0], name=text)  # type: ignore[index]
        assert await store.append(replace(append("m", 3, status=OVER), results=(result,)))
        assert "\ufffd" in (await store.results("m"))[0].name

    run(store, use)


def test_a_session_is_found_by_its_key_until_it_is_deleted(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        browser = SessionRow("browser", lisa, 1, 2, 100, None)
        token = SessionRow("token", lisa, 2, 2, None, "my bot")
        hers = SessionRow("hers", eva, 3, 3, 50, None)
        for each in (browser, token, hers):
            await store.add_session(each)
        assert await store.session("browser") == browser
        assert await store.session("no such key") is None
        assert await store.sessions_of(lisa) == [browser, token]
        await store.touch_session("browser", 9, 200)
        assert await store.session("browser") == replace(browser, seen=9, expires=200)
        await store.delete_session("browser")
        assert await store.sessions_of(lisa) == [token]
        await store.add_session(browser)
        assert await store.delete_sessions(lisa) == 2
        assert await store.session("hers") == hers

    run(store, use)


def test_expired_sessions_go_and_tokens_without_an_end_stay(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        for key, expires in (("past", 10), ("now", 20), ("future", 21), ("never", None)):
            await store.add_session(SessionRow(key, lisa, 1, 1, expires, None))
        assert await store.delete_expired(20) == 2
        assert sorted(each.key for each in await store.sessions_of(lisa)) == ["future", "never"]

    run(store, use)


def test_a_session_needs_an_account(store: Store) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(LookupError):
            await store.add_session(SessionRow("key", "nobody", 1, 1, None, None))

    run(store, use)
