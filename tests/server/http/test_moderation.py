"""Fair play at tables: whose names seats may have, reports, silences, what is rated."""

from __future__ import annotations

from typing import Any

import httpx

from bottega.server.config import AskerLimits
from bottega.server.http import matches, moderation
from bottega.server.parts import Parts
from bottega.server.rating import rate_pending
from bottega.server.store.moderation import Measure
from bottega.table.types import DAY
from tests.server.house import House, code, visit

FEW = AskerLimits(hash_rounds=1, hash_memory=8, hash_lanes=1, matches=3)


def prepare(house: House) -> None:
    parts = Parts(house.site)
    house.site.add("matches", parts)
    house.site.routers.extend((matches.router, moderation.router, parts.live.router))
    house.app = house.build()


async def table(browser: httpx.AsyncClient, *seats: dict[str, Any], **settings: Any) -> httpx.Response:
    return await browser.post("/api/matches", json={"game": "masters", "seats": list(seats), **settings})


async def begun(host: httpx.AsyncClient, other: httpx.AsyncClient, **settings: Any) -> str:
    match = str((await table(host, {"me": True}, {}, **settings)).json()["match"])
    assert (await other.post(f"/api/matches/{match}/seats", json={})).status_code == 200
    assert (await host.post(f"/api/matches/{match}/start")).status_code == 200
    return match


async def id_of(browser: httpx.AsyncClient) -> str:
    return str((await browser.get("/api/me")).json()["id"])


async def decide(match: str, *people: httpx.AsyncClient) -> None:
    """One decision of the first who has one."""
    for browser in people:
        decision = (await browser.get(f"/api/matches/{match}")).json()["decision"]
        if decision is not None:
            answer = {"decision": decision["id"], "action": decision["choices"][0]["id"]}
            done = await browser.post(f"/api/matches/{match}/answers", json=answer)
            assert done.status_code == 200, done.text
            return


# Names at seats


@visit(prepare, thinkers=0)
async def test_a_seat_does_not_pass_for_somebody_else(house: House) -> None:
    anna = await house.guest("Anna")
    await house.guest("Victim")
    for name, said in (("admin", "name-reserved"), ("Аdmin", "name-reserved"), ("V1ctim", "seat-name")):
        for seat, settings in (({"bot": "random"}, {}), ({"me": True}, {"device": True})):
            answer = await table(anna, {"me": True}, {**seat, "name": name}, **settings)
            assert (answer.status_code, code(answer)) == (409, said), (name, seat)
    fine = await table(anna, {"me": True, "name": "Anna"}, {"me": True, "name": "Player 2"}, device=True)
    assert [seat["name"] for seat in fine.json()["table"]["seats"]] == ["Anna", "Player 2"]


@visit(prepare, thinkers=0)
async def test_a_name_at_a_seat_adds_no_line_to_the_record(house: House) -> None:
    anna = await house.guest("Anna")
    seats = ({"me": True}, {"bot": "random", "name": "Bot\x1b[2J\nseed: 0\u202e"})
    match = (await table(anna, *seats, start=True)).json()["match"]
    record = (await anna.get(f"/api/matches/{match}/record")).text
    assert "seat 1: Bot[2J seed: 0\n" in record
    assert "\nseed: 0" not in record


# Ratings


@visit(prepare, thinkers=0)
async def test_a_ranked_table_has_one_seat_for_each(house: House) -> None:
    anna = await house.guest("Anna")
    answer = await table(anna, {"me": True}, {"me": True}, ranked=True)
    assert (answer.status_code, code(answer)) == (422, "ranked-one-seat")


@visit(prepare, thinkers=0)
async def test_a_match_that_is_resigned_at_once_is_not_rated_and_says_so(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    match = await begun(anna, bruno, ranked=True)
    assert (await anna.get(f"/api/matches/{match}/rating")).json() is None
    await bruno.post(f"/api/matches/{match}/resignation", json={})
    assert (await anna.get(f"/api/matches/{match}/rating")).json() == {"rated": None, "text": None}
    await rate_pending(house.store, house.clock)
    said = (await anna.get(f"/api/matches/{match}/rating")).json()
    assert said == {
        "rated": False,
        "text": "This match was not rated: somebody left after fewer than 3 decisions.",
    }
    assert await house.store.leaders("masters", 2, 9) == []


@visit(prepare, thinkers=0)
async def test_a_match_that_both_have_played_is_rated(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    match = await begun(anna, bruno, ranked=True)
    for _ in range(40):
        await decide(match, anna, bruno)
    await bruno.post(f"/api/matches/{match}/resignation", json={})
    assert min(row.decisions or 0 for row in await house.store.results(match)) >= 3
    await rate_pending(house.store, house.clock)
    assert (await anna.get(f"/api/matches/{match}/rating")).json() == {"rated": True, "text": None}
    assert len(await house.store.leaders("masters", 2, 9)) == 2


@visit(prepare, thinkers=0)
async def test_a_second_account_of_the_same_browser_gives_no_rating(house: House) -> None:
    anna = await house.member("Anna")
    await anna.post("/api/logout")
    await anna.post("/api/guests", json={"name": "Second"})
    second = house.browser()
    second.cookies.update(anna.cookies)
    await anna.post("/api/login", json={"name": "Anna", "password": "correct horse battery"})
    match = await begun(anna, second, ranked=True)
    for _ in range(40):
        await decide(match, anna, second)
    await second.post(f"/api/matches/{match}/resignation", json={})
    await rate_pending(house.store, house.clock)
    said = (await anna.get(f"/api/matches/{match}/rating")).json()
    assert said["text"] == "This match was not rated: two of the accounts use the same browser."
    assert await house.store.leaders("masters", 2, 9) == []


# Limits


@visit(prepare, limits=FEW, thinkers=0)
async def test_an_account_has_so_many_matches_and_no_more(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    for _ in range(3):
        last = await begun(anna, bruno)
    answer = await table(anna, {"me": True}, {})
    assert (answer.status_code, code(answer)) == (409, "too-many-matches")
    carla = await house.guest("Carla")
    there = (await table(carla, {"me": True}, {})).json()["match"]
    assert code(await bruno.post(f"/api/matches/{there}/seats", json={})) == "too-many-matches"
    await bruno.post(f"/api/matches/{last}/resignation", json={})
    assert (await bruno.post(f"/api/matches/{there}/seats", json={})).status_code == 200


@visit(prepare, thinkers=0)
async def test_an_address_opens_so_many_tables_and_no_more(house: House) -> None:
    people = [await house.guest(f"Anna {n}", address="198.51.100.9") for n in (2, 3, 4, 5)]
    codes = [
        (await table(people[number % 4], {"me": True}, {})).status_code
        for number in range(house.site.config.limits.opening_tables.burst + 1)
    ]
    assert codes == [201] * (len(codes) - 1) + [429]


# Reports and measures


@visit(prepare, thinkers=0)
async def test_players_report_each_other(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    match = await begun(anna, bruno)
    said = (await bruno.post(f"/api/matches/{match}/chat", json={"text": "You fool"})).json()
    form = {"reason": "chat", "text": "He is\x00 rude.\nAlways.", "match": match, "line": said["number"]}
    answer = await anna.post("/api/players/bruno/reports", json=form)
    assert answer.status_code == 204, answer.text
    [report] = await house.store.reports()
    assert (report.account, report.reporter) == (await id_of(bruno), await id_of(anna))
    assert (report.reason, report.text) == ("chat", "He is rude.\nAlways.")
    assert (report.match, report.line) == (match, "You fool")
    for path, form, code_ in (
        ("Nobody", {"reason": "other"}, "player-unknown"),
        ("Anna", {"reason": "other"}, "report-self"),
        ("Bruno", {"reason": "boring"}, "invalid"),
        ("Bruno", {"reason": "chat", "match": "nowhere00"}, "no-such-match"),
    ):
        assert code(await anna.post(f"/api/players/{path}/reports", json=form)) == code_, path
    assert (
        code(await house.browser().post("/api/players/Bruno/reports", json={"reason": "name"})) == "come-in"
    )


@visit(prepare, thinkers=0)
async def test_a_report_cannot_quote_what_somebody_else_said_or_a_table_one_may_not_see(house: House) -> None:
    anna, bruno, carla = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    match = await begun(anna, bruno, spectators=False)
    line = (await anna.post(f"/api/matches/{match}/chat", json={"text": "mine"})).json()["number"]
    form = {"reason": "chat", "match": match, "line": line}
    assert code(await carla.post("/api/players/Bruno/reports", json=form)) == "no-such-match"
    assert (await anna.post("/api/players/Bruno/reports", json=form)).status_code == 204
    assert [report.line for report in await house.store.reports()] == [None]


@visit(prepare, thinkers=0)
async def test_reports_are_limited(house: House) -> None:
    anna = await house.guest("Anna")
    await house.guest("Bruno")
    answers = [await anna.post("/api/players/Bruno/reports", json={"reason": "name"}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [204] * 5 + [429]


@visit(prepare, thinkers=0)
async def test_a_warning_is_shown_until_it_is_read(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    me, at = await id_of(anna), house.clock()
    await house.store.add_measure(Measure("warning-1", me, "warn", at, None, "Be kind."))
    assert (await anna.get("/api/me/warnings")).json() == [{"id": "warning-1", "at": at, "text": "Be kind."}]
    assert (await bruno.get("/api/me/warnings")).json() == []
    assert code(await bruno.post("/api/me/warnings/warning-1/read")) == "warning-unknown"
    assert (await anna.post("/api/me/warnings/warning-1/read")).status_code == 204
    assert (await anna.get("/api/me/warnings")).json() == []
    assert code(await anna.post("/api/me/warnings/warning-1/read")) == "warning-unknown"


@visit(prepare, thinkers=0)
async def test_a_silence_ends_by_itself(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    match = await begun(anna, bruno)
    until = house.clock() + DAY
    await house.store.add_measure(Measure("s", await id_of(bruno), "silence", house.clock(), until, "Rude."))
    path = f"/api/matches/{match}/chat"
    refused = await bruno.post(path, json={"text": "Hello"})
    assert (refused.status_code, code(refused)) == (403, "silenced")
    assert "until 16 January 2027, 08:00 UTC" in refused.json()["text"]
    assert (await anna.post(path, json={"text": "Hello"})).status_code == 201
    house.clock.pass_by(DAY)
    assert (await bruno.post(path, json={"text": "Hello"})).status_code == 201
