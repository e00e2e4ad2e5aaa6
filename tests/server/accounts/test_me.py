"""What belongs to an account: name, language, settings, password, sessions, tokens, its end."""

from __future__ import annotations

import asyncio

from bottega.server.security.sessions import TOKEN, key_of
from bottega.table.types import SECOND
from tests.server.house import PASSWORD, House, code, visit


@visit()
async def test_name_language_and_settings_are_changed_one_by_one(house: House) -> None:
    anna = await house.guest("Anna")
    changed = (await anna.patch("/api/me", json={"name": "Annalisa"})).json()
    assert (changed["name"], changed["lang"]) == ("Annalisa", "en")
    changed = (await anna.patch("/api/me", json={"lang": "fr", "settings": {"sound": True}})).json()
    assert changed == (await anna.get("/api/me")).json()
    assert (changed["name"], changed["lang"], changed["settings"]) == ("Annalisa", "fr", {"sound": True})
    # The new name is taken, and the language is spoken from now on.
    berta = await house.guest("Berta")
    answer = await berta.patch("/api/me", json={"name": "annalisa"})
    assert (answer.status_code, code(answer)) == (409, "name-taken")
    assert "Choisissez" in (await anna.patch("/api/me", json={"name": "x"})).json()["text"]


@visit()
async def test_a_client_without_a_session_gets_null_and_no_error(house: House) -> None:
    answer = await house.browser().get("/api/session")
    assert (answer.status_code, answer.json()) == (200, None)
    anna = await house.guest("Anna")
    assert (await anna.get("/api/session")).json() == (await anna.get("/api/me")).json()


@visit()
async def test_a_name_keeps_its_capitals_when_only_they_change(house: House) -> None:
    anna = await house.guest("anna")
    assert (await anna.patch("/api/me", json={"name": "ANNA"})).json()["name"] == "ANNA"


@visit()
async def test_settings_have_a_size(house: House) -> None:
    anna = await house.guest("Anna")
    answer = await anna.patch("/api/me", json={"settings": {"note": "x" * 20_000}})
    assert (answer.status_code, code(answer)) == (413, "settings-size")
    answer = await anna.patch("/api/me", json={"settings": {"deep": [{"number": -(2**70)}]}})
    assert (answer.status_code, code(answer)) == (422, "settings-number")
    assert (await anna.get("/api/me")).json()["settings"] == {}


@visit()
async def test_a_new_password_ends_the_other_browsers_and_spares_programs(house: House) -> None:
    anna = await house.member("Anna")
    other = house.browser()
    await other.post("/api/login", json={"name": "Anna", "password": PASSWORD})
    token = (await anna.post("/api/tokens", json={"label": "bot"})).json()["secret"]
    program = house.browser(origin=None, authorization=f"Bearer {token}")
    form = {"old": PASSWORD, "new": "another password"}
    assert (await anna.post("/api/me/password", json=form)).status_code == 200
    assert [(await one.get("/api/me")).status_code for one in (anna, other, program)] == [200, 401, 200]
    old, new = [
        await house.browser().post("/api/login", json={"name": "Anna", "password": password})
        for password in (PASSWORD, "another password")
    ]
    assert (old.status_code, new.status_code) == (401, 200)


@visit()
async def test_the_old_password_is_needed_and_cannot_be_guessed_here_either(house: House) -> None:
    anna = await house.member("Anna")
    form = {"old": "wrong password", "new": "another password"}
    answers = [await anna.post("/api/me/password", json=form) for _ in range(6)]
    assert [code(answer) for answer in answers] == ["wrong-password"] * 5 + ["too-many-attempts"]
    house.clock.pass_by(2 * SECOND)
    assert (await anna.post("/api/me/password", json={**form, "old": PASSWORD})).status_code == 200


@visit()
async def test_a_guest_has_no_password_to_change(house: House) -> None:
    anna = await house.guest("Anna")
    form = {"old": "", "new": "another password"}
    assert code(await anna.post("/api/me/password", json=form)) == "wrong-password"
    assert (await anna.get("/api/me")).json()["guest"] is True


@visit()
async def test_a_guest_deletes_the_account_without_a_password(house: House) -> None:
    anna = await house.guest("Anna")
    me = (await anna.get("/api/me")).json()
    assert (await anna.delete("/api/me")).status_code == 204
    assert (await anna.get("/api/me")).status_code == 401
    assert await house.store.account(me["id"]) is None
    await house.guest("Anna")


@visit()
async def test_a_claimed_account_is_deleted_with_its_password_only(house: House) -> None:
    anna = await house.member("Anna")
    me = (await anna.get("/api/me")).json()
    for body in (b"", b"{}", b'{"password": "wrong password"}'):
        headers = {"content-type": "application/json"}
        answer = await anna.request("DELETE", "/api/me", content=body, headers=headers)
        assert (answer.status_code, code(answer)) == (403, "wrong-password")
    assert await house.store.account(me["id"]) is not None
    answer = await anna.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert answer.status_code == 204
    assert await house.store.account(me["id"]) is None


@visit()
async def test_sessions_are_listed_without_secrets_and_ended_one_by_one(house: House) -> None:
    anna = await house.member("Anna")
    house.clock.pass_by(SECOND)
    other = house.browser()
    await other.post("/api/login", json={"name": "Anna", "password": PASSWORD})
    listed = (await anna.get("/api/sessions")).json()
    assert [one["current"] for one in listed] == [False, True]
    assert set(listed[0]) == {"id", "created", "seen", "current"}
    secret = anna.cookies["bottega"]
    assert key_of(secret)[:16] == listed[1]["id"]
    assert (await anna.delete(f"/api/sessions/{listed[0]['id']}")).status_code == 204
    assert (await other.get("/api/me")).status_code == 401
    assert (await anna.get("/api/me")).status_code == 200
    assert code(await anna.delete(f"/api/sessions/{listed[0]['id']}")) == "session-unknown"


@visit()
async def test_nobody_ends_anothers_session(house: House) -> None:
    anna, berta = await house.guest("Anna"), await house.guest("Berta")
    [session] = (await anna.get("/api/sessions")).json()
    answer = await berta.delete(f"/api/sessions/{session['id']}")
    assert (answer.status_code, code(answer)) == (404, "session-unknown")
    assert (await anna.get("/api/me")).status_code == 200


@visit()
async def test_a_token_is_shown_once_and_is_as_good_as_a_cookie(house: House) -> None:
    anna = await house.guest("Anna")
    made = await anna.post("/api/tokens", json={"label": "my bot"})
    assert made.status_code == 201
    secret = made.json()["secret"]
    assert secret.startswith(TOKEN)
    [listed] = (await anna.get("/api/tokens")).json()
    assert listed == {key: value for key, value in made.json().items() if key != "secret"}
    assert secret not in (await anna.get("/api/tokens")).text
    program = house.browser(origin=None, authorization=f"Bearer {secret}")
    assert (await program.get("/api/me")).json()["name"] == "Anna"
    assert (await program.patch("/api/me", json={"lang": "it"})).json()["lang"] == "it"
    assert (await anna.delete(f"/api/tokens/{listed['id']}")).status_code == 204
    refused = await program.get("/api/me")
    assert (refused.status_code, code(refused)) == (401, "token-unknown")
    assert refused.headers["www-authenticate"] == "Bearer"
    assert (await anna.get("/api/tokens")).json() == []


@visit()
async def test_a_token_is_no_cookie_and_a_cookie_no_token(house: House) -> None:
    anna = await house.guest("Anna")
    token = (await anna.post("/api/tokens", json={"label": "bot"})).json()["secret"]
    program = house.browser(origin=None, authorization=f"Bearer {anna.cookies['bottega']}")
    assert code(await program.get("/api/me")) == "token-unknown"
    browser = house.browser()
    browser.cookies.set("bottega", token)
    assert code(await browser.get("/api/me")) == "come-in"


@visit()
async def test_a_wrong_token_is_refused_even_where_none_is_needed(house: House) -> None:
    program = house.browser(origin=None, authorization="Bearer bottega_nonsense")
    assert (await program.post("/api/guests", json={"name": "Anna"})).status_code == 401


@visit()
async def test_tokens_are_limited_in_number_and_have_readable_labels(house: House) -> None:
    anna = await house.guest("Anna")
    for number in range(20):
        assert (await anna.post("/api/tokens", json={"label": f"bot {number}"})).status_code == 201
    answer = await anna.post("/api/tokens", json={"label": "one more"})
    assert (answer.status_code, code(answer)) == (409, "tokens-many")
    for label in ("", "   ", "\x00\u200b", "x" * 61):
        assert code(await anna.post("/api/tokens", json={"label": label})) == "invalid"


@visit()
async def test_old_sessions_make_room_for_new_ones(house: House) -> None:
    anna = await house.member("Anna", address="203.0.113.9")
    for number in range(55):
        house.clock.pass_by(SECOND)
        browser = house.browser(f"198.51.100.{number}")
        await browser.post("/api/login", json={"name": "Anna", "password": PASSWORD})
    assert len((await browser.get("/api/sessions")).json()) == 50
    assert (await anna.get("/api/me")).status_code == 401


@visit()
async def test_every_route_of_an_account_wants_one(house: House) -> None:
    """Without a cookie each answers the same."""
    stranger = house.browser()
    new = {"old": PASSWORD, "new": PASSWORD}
    answers = await asyncio.gather(
        stranger.get("/api/me"),
        stranger.patch("/api/me", json={"lang": "it"}),
        stranger.delete("/api/me"),
        stranger.post("/api/me/claim", json={"password": PASSWORD}),
        stranger.post("/api/me/password", json=new),
        stranger.post("/api/logout/everywhere"),
        stranger.get("/api/sessions"),
        stranger.delete(f"/api/sessions/{'0' * 16}"),
        stranger.get("/api/tokens"),
        stranger.post("/api/tokens", json={"label": "bot"}),
        stranger.delete(f"/api/tokens/{'0' * 16}"),
    )
    assert {(answer.status_code, code(answer)) for answer in answers} == {(401, "come-in")}
    assert (await stranger.post("/api/logout")).status_code == 204
