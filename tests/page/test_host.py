"""The host in a page, driven as a browser drives it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.engine.people.text import LANGUAGES
from bottega.engine.types import Json
from bottega.table.changes import renewed
from bottega.table.hosting import append_of
from bottega.table.table import Table
from tests.page.tab import Disk, Refusal, Tab
from tests.server.near import Near, inside

#: Bots that are quick, for whole matches.
SMALL = {"masters": ["random", "greedy"], "leonardo": ["random"], "inventors": ["random", "apprentice"]}


def play(tab: Tab, match: str, most: int = 10_000, seed: str = "") -> dict[str, Any]:
    """Decide at random until the match is over, or a number of times; the last news."""
    rng = random.Random(seed or match)
    for _ in range(most):
        tab.settle()
        news = tab.news(match)
        if news["decision"] is None:
            return news
        choice = rng.choice(news["decision"]["choices"])
        answer = tab.say(op="answer", match=match, decision=news["decision"]["id"], action=choice["id"])
        assert answer["op"] == "done", answer
    tab.settle()
    return tab.news(match)


def follow(tab: Tab, match: str) -> None:
    """Play a match to its end as a client does: from the news that it is told, and nothing else."""
    rng = random.Random(match)
    news: dict[str, Any] | None = None
    read = 0
    while news is None or news["table"]["status"] == "playing":
        tab.settle()
        for message in tab.told[read:]:
            if message["op"] == "news":
                news = renewed(news, message)
        read = len(tab.told)
        if news is not None and news["decision"] is not None:
            choice = rng.choice(news["decision"]["choices"])["id"]
            tab.say(op="answer", match=match, decision=news["decision"]["id"], action=choice)


class Raw:
    """Somebody who listens to a server, and remembers what came as it came."""

    away = False

    def __init__(self, account: str) -> None:
        self.account: str | None = account
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SMALL)
def test_the_news_of_a_page_are_those_of_a_server(game: str, lang: str, tmp_path: Path) -> None:
    """The same entries, written to the store of a server, for a client that watches there."""
    tab = Tab(lang=lang)
    tab.come_in()
    match = tab.begin(game, SMALL[game])
    tab.say(op="watch", match=match)
    follow(tab, match)
    told = [message for message in tab.told if message["op"] == "news"]
    first = told[0]["number"]
    ear = Raw(str(tab.host.account))

    async def serve(near: Near) -> None:
        table = Table(match)
        for number, at, data in tab.disk.of(match):
            table.apply(number, at, json.loads(data))
            assert await near.store.append(append_of(table, at, json.loads(data)["kind"], data))
            if number == first:
                await near.matches.watch(match, ear, None, lang, 0)
            elif number > first:
                await near.matches.heard(match, number)

    inside(shared=True)(serve)(tmp_path)
    assert len(told) == len(tab.disk.entries[match]) - first + 1
    for ours, theirs in zip(told, ear.heard, strict=True):
        assert ours == theirs


def test_a_bot_decides_until_a_person_must() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("inventors", ["apprentice", "journeyman", "greedy"], order="drawn")
    tab.settle()
    news = tab.news(match)
    assert news["decision"] is not None
    assert tab.host.questions == {}


def test_everything_is_there_after_a_restart() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("masters", ["random"])
    play(tab, match, 12)
    before = tab.news(match)

    again = Tab(tab.disk)
    assert again.ask("GET", "/session")["name"] == "Ada"
    assert [each["id"] for each in again.ask("GET", "/me/matches")["tables"]] == [match]
    after = again.news(match)
    assert after == before
    assert play(again, match)["table"]["status"] == "over"


def test_a_person_who_takes_another_name_keeps_their_matches() -> None:
    tab = Tab()
    tab.come_in("Ada")
    match = tab.begin("masters", ["random"])
    tab.come_in("Bea")
    assert tab.ask("GET", "/session")["name"] == "Bea"
    assert tab.news(match)["seat"] == 0


def test_bots_go_on_after_a_restart_once_somebody_watches() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("masters", ["random"])
    while not tab.questions:
        play(tab, match, 1)
        news = tab.news(match)
        choice = news["decision"]["choices"][0]["id"]
        tab.say(op="answer", match=match, decision=news["decision"]["id"], action=choice)
    # The page is closed while the bot thinks.
    again = Tab(tab.disk)
    assert not again.questions
    again.say(op="watch", match=match)
    assert len(again.questions) == 1
    again.settle()
    assert again.news(match)["decision"] is not None


def test_what_is_not_stored_has_not_happened() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("masters", ["random"])
    tab.say(op="watch", match=match)
    before = tab.news(match)
    told = len(tab.told)
    decision = before["decision"]
    tab.disk.broken = "storage-full"
    answer = tab.say(op="answer", match=match, decision=decision["id"], action=decision["choices"][0]["id"])
    assert (answer["op"], answer["code"]) == ("problem", "storage-full")
    assert [message["op"] for message in tab.told[told:]] == ["problem"], "nobody is told of it"
    with pytest.raises(Refusal, match="storage-full"):
        tab.ask("PUT", f"/matches/{match}/note", {"text": "lost"})
    assert tab.ask("GET", f"/matches/{match}/note") == {"text": ""}

    tab.disk.broken = None
    assert tab.news(match) == before
    answer = tab.say(op="answer", match=match, decision=decision["id"], action=decision["choices"][0]["id"])
    assert answer["op"] == "done"
    assert tab.told[-2]["op"] == "news"
    assert play(tab, match)["table"]["status"] == "over"


def test_an_answer_that_is_sent_twice_counts_once() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("masters", ["random"])
    decision = tab.news(match)["decision"]
    message: dict[str, Json] = {"op": "answer", "match": match, "decision": decision["id"], "key": "same"}
    message["action"] = decision["choices"][0]["id"]
    for _ in range(2):
        tab.send({"op": "socket", "socket": 1, "lang": "en", "message": message})
    first, second = [each for each in tab.told if each.get("key") == "same"]
    assert first == second
    assert first["op"] == "done"


def test_the_rules_refuse_with_a_sentence_in_the_language_of_the_page() -> None:
    tab = Tab(lang="fr")
    tab.come_in()
    match = tab.begin("masters", ["random"])
    decision = tab.news(match)["decision"]
    answer = tab.say(op="answer", match=match, decision=decision["id"], action="end")
    assert answer["op"] in ("refused", "problem")
    why = tab.say(op="why", match=match, target="row:1")
    assert why["refusals"][0]["text"]
    assert why["refusals"][0]["paragraph"]["title"]


def test_undo_takes_back_bots_too() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("masters", ["random"])
    play(tab, match, 6)
    number = tab.news(match)["table"]["decisions"]
    assert tab.say(op="undo", match=match)["op"] == "done"
    assert tab.news(match)["table"]["decisions"] < number


def test_a_person_who_will_not_wait_gets_a_quick_answer() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("inventors", ["master"])
    while not any(question["who"]["bot"] == "master" for question in tab.questions):
        news = tab.news(match)
        choice = news["decision"]["choices"][0]["id"]
        tab.say(op="answer", match=match, decision=news["decision"]["id"], action=choice)
    slow = tab.questions[0]
    assert not slow["quick"]
    assert tab.say(op="hurry", match=match)["op"] == "done"
    assert slow["number"] in tab.withdrawn
    assert tab.questions[-1]["quick"]
    tab.settle()
    minds = [json.loads(data).get("mind") for _, _, data in tab.disk.of(match)]
    assert set(minds) == {None, "master"}
    assert tab.say(op="hurry", match=match)["code"] == "hurry-nobody"


def test_a_hint_comes_when_it_was_thought_about() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("masters", ["random"])
    hint = tab.ask("GET", f"/matches/{match}/hint", bot="journeyman")
    assert hint["bot"] == "journeyman"
    assert all(reason["text"] for reason in hint["reasons"])


def test_several_people_play_on_one_device() -> None:
    tab = Tab()
    tab.come_in()
    seats = [{"me": True, "name": name} for name in ("Ada", "Bea", "Cleo")]
    news = tab.ask("POST", "/matches", {"game": "leonardo", "seats": seats, "device": True, "start": True})
    match = news["match"]
    rng = random.Random(1)
    for seat in (0, 1, 2):
        tab.say(op="watch", match=match, seat=seat)
    for _ in range(40):
        table = tab.news(match)["table"]
        deciding = next(at for at, chair in enumerate(table["seats"]) if chair["deciding"])
        own = tab.ask("GET", f"/matches/{match}", seat=deciding)
        assert own["seat"] == deciding
        choice = rng.choice(own["decision"]["choices"])["id"]
        answer = tab.say(op="answer", match=match, decision=own["decision"]["id"], action=choice)
        assert answer["op"] == "done"
    assert tab.told[-2]["op"] == "news"


def test_a_finished_match_is_replayed_forked_played_again_and_deleted() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("masters", ["random"])
    last = play(tab, match)
    steps = tab.ask("GET", f"/matches/{match}/moments")["steps"]
    assert len(steps) == last["table"]["decisions"]
    moment = tab.ask("GET", f"/matches/{match}/moments/{len(steps)}")
    assert moment["views"][0] == last["view"]

    fork = tab.ask("POST", f"/matches/{match}/fork", {"count": 9, "seat": 1, "bot": "random"})
    assert fork["table"]["decisions"] == 9
    assert fork["seat"] == 1

    assert tab.ask("GET", f"/matches/{match}/rematch") is None
    rematch = tab.ask("POST", f"/matches/{match}/rematch")
    assert [chair["name"] for chair in rematch["table"]["seats"]][1] == "Ada"
    assert tab.ask("GET", f"/matches/{match}/rematch")["id"] == rematch["match"]
    tab.ask("POST", f"/matches/{rematch['match']}/start")
    tab.settle()

    with pytest.raises(Refusal, match="match-not-over"):
        _raise(tab.ask("POST", "/me/matches/delete", {"matches": [fork["match"]]}))
    assert tab.ask("POST", "/me/matches/delete", {"matches": [match]})["done"] == [match]
    assert match not in tab.disk.entries
    with pytest.raises(Refusal, match="no-such-match"):
        tab.news(match)


def _raise(answer: dict[str, Any]) -> None:
    for refused in answer["refused"]:
        raise Refusal(409, refused)


def test_a_record_goes_out_and_comes_back() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("inventors", ["random"])
    play(tab, match)
    record = tab.text("GET", f"/matches/{match}/record")
    other = Tab()
    other.come_in()
    news = other.ask("POST", "/records", {"text": record})
    assert news["table"]["status"] == "over"
    assert news["view"] == tab.news(match)["view"]
    with pytest.raises(Refusal, match="record-unreadable"):
        other.ask("POST", "/records", {"text": "Bottega record 1\n\ngame: chess\n"})


def test_a_lesson_is_taken_and_played_on() -> None:
    tab = Tab()
    tab.come_in()
    lessons = tab.ask("GET", "/games/masters/lessons")["lessons"]
    path = f"/games/masters/lessons/{lessons[0]['name']}"
    told = tab.ask("POST", path, {"answers": []})
    while not told["done"] and len(told["answers"]) < 6:
        told = tab.ask(
            "POST",
            path,
            {
                "answers": told["answers"],
                "skip": told["expected"] is not None,
                **({} if told["expected"] is not None else {"answer": ""}),
            },
        )
    tab.ask("PUT", "/me/learnt/masters/lessons/first", {"answers": told["answers"], "done": False})
    tab.ask("PUT", "/me/learnt/masters/cards/market", {})
    learnt = Tab(tab.disk).ask("GET", "/me/learnt")
    assert learnt["lessons"][0]["answers"] == told["answers"]
    assert learnt["cards"] == [{"game": "masters", "card": "market"}]
    begun = tab.ask("POST", f"{path}/match", {"answers": told["answers"]})
    assert begun["table"]["status"] == "playing"


@pytest.mark.parametrize("game", bottega.games())
def test_everything_that_can_be_read_about_a_game_is_there(game: str) -> None:
    tab = Tab(lang="it")
    for what in ("rules", "summary", "components", "legend", "facts", "lessons", "practice"):
        assert tab.ask("GET", f"/games/{game}/{what}")
    for what in ("words", "coach"):
        assert tab.text("GET", f"/games/{game}/{what}")


def test_the_bots_of_a_page_are_those_that_keep_their_promise() -> None:
    games = Tab().ask("GET", "/games")["games"]
    assert [game["name"] for game in games] == list(bottega.games())
    for game in games:
        levels = {bot["name"]: bot["seconds"] for bot in game["bots"] if bot["level"]}
        assert levels == {"apprentice": 0.2, "journeyman": 0.5, "master": 2.0}


@pytest.mark.parametrize("bot", ["maestro", "leonardo"])
def test_a_level_that_a_page_does_not_offer_gives_no_hints_there(bot: str) -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("inventors", ["journeyman"])
    with pytest.raises(Refusal, match="no-such-bot"):
        tab.ask("GET", f"/matches/{match}/hint", bot=bot)


def test_a_position_is_practised() -> None:
    tab = Tab()
    position = tab.ask("GET", "/games/masters/practice")["positions"][0]["id"]
    told = tab.ask("GET", f"/games/masters/practice/{position}")
    choice = told["news"]["decision"]["choices"][0]["action"]["notation"]
    verdict = tab.ask("POST", f"/games/masters/practice/{position}", {"action": choice})
    assert verdict["grade"] in ("best", "good", "inaccuracy", "mistake", "blunder")
    with pytest.raises(Refusal, match="no-such-position"):
        tab.ask("GET", "/games/masters/practice/9999")


def test_what_a_page_does_not_have_is_told() -> None:
    tab = Tab(lang="it")
    with pytest.raises(Refusal, match="not-here") as refused:
        tab.ask("GET", "/leaderboards")
    assert refused.value.told["text"].startswith("Qui non c’è un server")
    with pytest.raises(Refusal, match="name-first"):
        tab.ask("PATCH", "/me", {"lang": "fr"})
    with pytest.raises(Refusal, match="form-invalid"):
        tab.ask("POST", "/guests", {"name": 7})
    tab.come_in()
    with pytest.raises(Refusal, match="form-invalid"):
        tab.ask("POST", "/matches", {"game": "masters", "seats": "all"})


def test_the_host_needs_nothing_that_a_page_does_not_have() -> None:
    """From the pure sources, without processes, sockets and the packages of the server."""
    code = (
        "import sys\n"
        "before = set(sys.modules)\n"  # whoever measures coverage has loaded something already
        "from bottega.page import host, routes, live, thinking\n"
        'host.Host().handle(\'{"op": "open", "rows": {}, "kept": {}}\')\n'
        "print(*sorted(set(sys.modules) - before))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "BOTTEGA_PURE": "1"},
    )
    loaded = set(run.stdout.split())
    absent = {"subprocess", "ssl", "sqlite3", "orjson", "pydantic", "msgspec", "fastapi", "rich"}
    assert not absent & loaded, absent & loaded
    assert not {name for name in loaded if name.startswith(("bottega.server", "bottega.terminal"))}


def test_a_disk_that_is_empty_is_a_page_that_nobody_has_used() -> None:
    assert Tab(Disk()).ask("GET", "/session") is None


def _until_master_thinks(tab: Tab) -> str:
    """A match in which a master has a question before it; its id."""
    tab.come_in()
    match = tab.begin("inventors", ["master"])
    tab.say(op="watch", match=match)
    while not tab.questions:
        news = tab.news(match)
        choice = news["decision"]["choices"][0]["id"]
        tab.say(op="answer", match=match, decision=news["decision"]["id"], action=choice)
    return match


def test_who_leaves_a_table_ends_the_thinking_there_until_somebody_comes_back() -> None:
    tab = Tab()
    match = _until_master_thinks(tab)
    [asked] = tab.questions
    assert asked["who"]["bot"] == "master"
    tab.say(op="unwatch", match=match)
    assert tab.withdrawn == {asked["number"]}
    tab.say(op="watch", match=match)
    again = tab.questions[-1]
    assert (again["who"]["bot"], again["number"]) == ("master", asked["number"] + 1)


def test_a_table_that_somebody_else_watches_is_not_left() -> None:
    tab = Tab()
    match = _until_master_thinks(tab)
    message = {"op": "watch", "match": match, "key": "other"}
    tab.send({"op": "socket", "socket": 2, "lang": "en", "message": message})
    tab.send({"op": "closed", "socket": 1})
    assert not tab.withdrawn
    tab.send({"op": "closed", "socket": 2})
    assert tab.withdrawn == {tab.questions[0]["number"]}


def test_a_hint_for_somebody_who_has_left_is_answered_at_once() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("masters", ["random"])
    tab.settle()
    tab.say(op="watch", match=match)
    request = {"op": "ask", "number": 99, "method": "GET", "path": f"/matches/{match}/hint", "lang": "en"}
    tab.send({**request, "query": {}, "body": None})
    [asked] = tab.questions
    tab.say(op="unwatch", match=match)
    assert tab.withdrawn == {asked["number"]}
    assert tab.status_of(99) == 409


def test_the_record_of_a_running_match_is_whole_and_sealed() -> None:
    tab = Tab()
    tab.come_in()
    match = tab.begin("masters", ["journeyman", "random"])
    before = play(tab, match, 5)
    text = tab.text("GET", f"/matches/{match}/record")
    assert "Ada" in text
    assert "market" not in text, "nobody reads the deal by chance"

    other = Tab()
    other.come_in("Bea")
    after = other.ask("POST", "/records", {"text": text})
    assert after["table"]["status"] == "playing"
    assert [(chair["name"], chair["bot"]) for chair in after["table"]["seats"]] == [
        ("Bea", None),
        *[(chair["name"], chair["bot"]) for chair in before["table"]["seats"][1:]],
    ]
    assert after["view"] == before["view"]
    assert play(other, after["match"])["table"]["status"] == "over"

    damaged = text.strip()[:-40]
    with pytest.raises(Refusal, match="record-unreadable"):
        other.ask("POST", "/records", {"text": damaged})


def test_a_match_around_one_device_comes_back_with_its_people() -> None:
    tab = Tab()
    tab.come_in()
    seats: list[Json] = [{"me": True, "name": "Ada"}, {"me": True, "name": "Bea"}, {"bot": "apprentice"}]
    news = tab.ask("POST", "/matches", {"game": "leonardo", "seats": seats, "device": True, "start": True})
    text = tab.text("GET", f"/matches/{news['match']}/record")
    other = Tab(lang="it")
    other.come_in("Cleo")
    after = other.ask("POST", "/records", {"text": text})["table"]
    assert after["device"]
    assert [(chair["name"], chair["person"]) for chair in after["seats"]][:2] == [
        ("Ada", True),
        ("Bea", True),
    ]
    assert after["seats"][2]["bot"] == "apprentice"


def test_what_is_wrong_with_a_record_is_said_in_the_language_of_the_page() -> None:
    tab = Tab(lang="it")
    tab.come_in()
    with pytest.raises(Refusal) as refused:
        tab.ask("POST", "/records", {"text": "una ricetta"})
    assert "una registrazione comincia con" in refused.value.told["text"]
