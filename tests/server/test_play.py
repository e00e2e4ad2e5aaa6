"""A match through the API, from end to end: a real server, real sockets, either store."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bench.load.server import Server, gone
from bottega.engine.records import Record
from bottega.engine.verify import verify
from bottega.games import game as game_named
from tests.server import services
from tests.server.visitor import Live, Refusal, Visitor, all_go, table

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def port(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server on a store of either kind."""
    folder = tmp_path_factory.mktemp("server")
    settings = ["--thinkers", "1"]
    if request.param == "postgres":
        settings += ["--database", request.getfixturevalue("postgres").new_database()]
    server = Server(folder, services.free_port(), *settings)
    server.start()
    yield server.port
    server.stop()


@pytest.fixture(autouse=True)
def evening() -> Iterator[None]:
    yield
    all_go()


@pytest.fixture
def ada(port: int) -> Visitor:
    return Visitor(port, "Ada")


@pytest.fixture
def bruno(port: int) -> Visitor:
    return Visitor(port, "Bruno")


def test_two_people_hear_of_each_other_and_a_client_that_was_away_gets_what_it_missed(
    ada: Visitor, bruno: Visitor
) -> None:
    match = table(ada, bruno)
    with ada.live() as hers:
        first = hers.watch(match)
        with bruno.live() as his:
            known = his.watch(match)["number"]
        # He is away while she decides twice.
        done = hers.answer(match, first["decision"], "one")
        assert done["number"] == known + 1
        assert hers.hear("news", number=known + 1)["events"]
        with bruno.live() as his:
            missed = his.watch(match, after=known)
            assert missed["number"] == known + 1
            assert {event["number"] for event in missed["events"]} == {known + 1}
            assert his.answer(match, missed["decision"], "two")["number"] == known + 2
        assert hers.hear("news", number=known + 2)["seat"] == 0


def test_an_answer_sent_twice_counts_once(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno)
    with ada.live() as hers:
        decision = hers.watch(match)["decision"]
        first = hers.answer(match, decision, "same")
        again = hers.answer(match, decision, "same")
        assert first["number"] == again["number"]
        other = {"decision": decision["id"], "action": decision["choices"][0]["id"], "key": "other"}
        with pytest.raises(Refusal) as refused:
            ada.do(match, "answers", other)
        assert refused.value.code == "decision-closed"
    assert ada.look(match)["number"] == first["number"]


def test_people_who_decide_at_once_do_not_invalidate_each_other(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno)
    with ada.live() as hers, bruno.live() as his:
        her_choice, his_choice = hers.watch(match)["decision"], his.watch(match)["decision"]
        assert her_choice is not None
        assert his_choice is not None
        number = hers.answer(match, her_choice, "hers")["number"]
        assert his.hear("news", number=number)["decision"]["id"] == his_choice["id"]
        assert his.answer(match, his_choice, "his")["number"] == number + 1


def test_a_recap_is_of_the_seat_that_is_asked_for(ada: Visitor) -> None:
    """Around one device: each seat has its own last decision."""
    seats = [{"me": True, "name": "Ada"}, {"me": True, "name": "Anna"}]
    made = ada.ask("POST", "/api/matches", {"game": "masters", "seats": seats, "device": True, "start": True})
    match = str(made["match"])
    second = ada.ask("GET", f"/api/matches/{match}?seat=1")["decision"]
    ada.answer(match, second)
    numbers = [
        [event["number"] for event in ada.ask("GET", f"/api/matches/{match}/recap?seat={seat}")["events"]]
        for seat in (0, 1)
    ]
    assert 3 in numbers[0]
    assert numbers[1] == [], "nothing has happened since the second seat decided"
    told = ada.ask("GET", f"/api/matches/{match}/recap?seat=0&boards=true")
    assert {event["number"] for event in told["events"]} <= {board["number"] for board in told["boards"]}
    assert all(board["view"]["seat"] == 0 for board in told["boards"])


@pytest.mark.parametrize("port", ["sqlite"], indirect=True)  # the store has no part in it
def test_what_is_too_long_for_a_table_is_refused(ada: Visitor) -> None:
    for options in ({"x" * 5_000: "y"}, {"start": "y" * 5_000}):
        with pytest.raises(Refusal) as refused:
            ada.ask("POST", "/api/matches", {"game": "masters", "seats": [{"me": True}], "options": options})
        assert refused.value.status == 422


def test_a_refusal_names_its_rule(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno)
    with ada.live() as hers:
        decision = hers.watch(match)["decision"]
        offered = {choice["id"] for choice in decision["choices"]}
        illegal = next(action for action in range(1000) if action not in offered)
        hers.send(op="answer", match=match, decision=decision["id"], action=illegal, key="no")
        refusal = hers.hear("refused", key="no")["refusal"]
        assert refusal["rule"]
        assert refusal["text"]
        assert refusal["paragraph"]["text"]
        with pytest.raises(Refusal) as refused:
            ada.do(match, "answers", {"decision": decision["id"], "action": illegal})
        assert (refused.value.status, refused.value.code) == (409, "refused")
        assert refused.value.body["values"]["refusal"]["rule"] == refusal["rule"]
        assert hers.answer(match, decision, "yes")["number"]


def test_undo_up_to_what_was_revealed_and_takeback_by_consent_beyond(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno)
    ada.answer(match)
    undone = ada.do(match, "undo", {"count": 1})["number"]
    assert ada.look(match)["decision"] is not None
    ada.answer(match)
    bruno.answer(match)
    with pytest.raises(Refusal) as refused:
        ada.do(match, "undo", {"count": 1})
    assert refused.value.code == "undo-acted"
    request = ada.do(match, "requests", {"what": "takeback"})["number"]
    assert bruno.look(match)["table"]["request"]["needed"] == [1]
    bruno.do(match, f"requests/{request}", {"agree": True})
    news = ada.look(match)
    assert news["table"]["decisions"] == 0
    assert news["decision"] is not None
    # Everything stays in the history.
    kinds = [event["kind"] for event in ada.ask("GET", f"/api/matches/{match}/history")["events"]]
    assert {"undo", "takeback"} <= set(kinds)
    assert undone < request


def test_a_bot_stands_in_until_its_person_returns(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno)
    with bruno.live() as his:
        his.watch(match)
        ada.do(match, "stand-in", {"seat": 0, "bot": "apprentice"})
        # The bot decides for her.
        while True:
            news = his.hear("news")
            if news["table"]["decisions"] > 0:
                break
        assert news["table"]["seats"][0]["stand_in"] == "apprentice"
    with pytest.raises(Refusal) as refused:
        ada.do(match, "resignation", {"seat": 1})
    assert refused.value.code == "not-your-seat"
    ada.do(match, "stand-in", None, "DELETE")
    assert ada.look(match)["table"]["seats"][0]["stand_in"] is None


def test_somebody_who_resigns_loses_and_the_record_is_complete_then(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno)
    ada.answer(match)
    part = bruno.ask("GET", f"/api/matches/{match}/record")
    assert "(hidden)" in part
    bruno.do(match, "resignation", {})
    over = ada.look(match)["table"]
    assert over["status"] == "over"
    assert over["result"]["places"] == [1, 2]
    assert over["proof"]["nonce"]
    record = Record.parse(bruno.ask("GET", f"/api/matches/{match}/record"))
    assert all(check.ok is not False for check in verify(record, game_named("masters")))


def test_things_on_the_table_are_explained_to_everybody_through_their_own_eyes(
    ada: Visitor, bruno: Visitor
) -> None:
    match = table(ada, bruno)
    path = f"/api/matches/{match}/things"
    told = ada.ask("GET", f"{path}?target=row:1&target=power:slot%201&target=nothing")
    assert [thing["target"] for thing in told["things"]] == ["row:1", "power:slot 1"]
    assert told["number"] == ada.look(match)["number"]
    assert len(bruno.ask("GET", path)["things"]) > 60
    for wanted in ("?seat=1", "?count=0"):
        with pytest.raises(Refusal) as refused:
            ada.ask("GET", path + wanted)
        assert refused.value.code in ("not-your-seat", "match-not-over")
    bruno.do(match, "resignation", {})
    assert ada.ask("GET", f"{path}?seat=1&count=0&target=slide")["things"][0]["title"] == "The slide"
    with pytest.raises(Refusal) as refused:
        ada.ask("GET", f"{path}?seat=2&count=0")
    assert refused.value.code == "not-your-seat"


def test_an_order_passes_for_somebody_until_the_phase_is_over(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno, game="leonardo")
    phase = bruno.look(match)["own"]["phase"]
    bruno.do(match, "order", {"passing": True}, "PUT")
    assert bruno.look(match)["own"]["order"] == phase
    bruno.do(match, "order", {"passing": False}, "PUT")
    assert bruno.look(match)["own"]["order"] is None
    bruno.do(match, "order", {"passing": True}, "PUT")
    with ada.live() as hers:
        news = hers.watch(match)
        # Only she decides; what is Bruno's to decide in this phase is passed by the server.
        while news["own"]["phase"] == phase or not any(_seats(ada, match)):
            if news["decision"] is not None:
                hers.answer(match, news["decision"], f"key {news['number']}")
            news = hers.hear("news")
    assert 1 in _seats(ada, match)


def _seats(person: Visitor, match: str) -> list[int]:
    """Who has decided so far."""
    lines = person.ask("GET", f"/api/matches/{match}/record").splitlines()
    return [int(line.split()[1]) for line in lines if line[:1].isdigit()]


def test_chat_reaches_those_who_do_not_mind(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno)
    with ada.live() as hers, bruno.live() as his:
        hers.watch(match)
        his.watch(match)
        hers.send(op="say", match=match, text="Buongiorno", key="hello")
        assert his.hear("chat")["line"]["text"] == "Buongiorno"
        bruno.ask("PUT", f"/api/me/mutes/{ada.name}", {"muted": True})
        assert bruno.ask("GET", "/api/me/mutes") == {"names": [ada.name]}
        assert ada.ask("GET", "/api/me/mutes") == {"names": []}
        hers.send(op="say", match=match, text="Are you there?", key="second")
        hers.hear("done", key="second")
        his.send(op="say", match=match, text="Silence", key="third")
        assert hers.hear("chat", line=his.hear("done", key="third")["line"])
        assert not any("Are you there?" in text for text in his.texts)
    said = [line["text"] for line in bruno.ask("GET", f"/api/matches/{match}/chat")["lines"]]
    assert said == ["Silence"]
    spectator = Visitor(ada.port, "Carla")
    with pytest.raises(Refusal) as refused:
        spectator.do(match, "chat", {"text": "I would sell the horse"})
    assert refused.value.code == "chat-players-only"


def test_nobody_sees_what_is_another_s(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno)
    carla = Visitor(ada.port, "Carla")
    with ada.live() as hers, bruno.live() as his, carla.live() as watching:
        lives = {0: hers, 1: his, None: watching}
        news = {seat: live.watch(match) for seat, live in lives.items()}
        for round in range(12):
            for seat, seen in news.items():
                assert seen["seat"] == seat
                for owner in (0, 1):
                    assert ("hand" in seen["view"]["boards"][owner]) == (owner == seat)
            decider = next(seat for seat in (0, 1) if news[seat]["decision"] is not None)
            number = lives[decider].answer(match, news[decider]["decision"], f"key {round}")["number"]
            news = {seat: live.hear("news", number=number) for seat, live in lives.items()}
        for live in lives.values():
            for text in live.texts:
                assert '"nonce"' not in text
                assert '"secret"' not in text
                assert '"deal"' not in text
    with pytest.raises(Refusal) as refused:
        carla.ask("GET", f"/api/matches/{match}?seat=0")
    assert refused.value.code == "not-your-seat"


def test_a_table_without_spectators_is_not_there_for_others(ada: Visitor, bruno: Visitor) -> None:
    match = table(ada, bruno, spectators=False)
    carla = Visitor(ada.port, "Carla")
    with pytest.raises(Refusal) as refused:
        carla.look(match)
    assert (refused.value.status, refused.value.code) == (404, "no-such-match")
    with carla.live() as live:
        live.send(op="watch", match=match, key="w")
        assert live.hear("problem", key="w")["code"] == "no-such-match"


def test_what_is_no_message_gets_a_problem_and_the_socket_stays(ada: Visitor) -> None:
    with ada.live() as live:
        live._socket.send("{")
        assert live.hear("problem")["code"] == "not-json"
        for no_message in ("[]", "null"):
            live._socket.send(no_message)
            assert live.hear("problem")["code"] != "not-json"
        live.send(op="dance", key="k")
        live.hear("problem", key="k")
        live._socket.send(b"\x00\x01")
        live.hear("problem")
        live.send(op="ping", key="still there")
        assert live.hear("pong", key="still there")


@pytest.mark.parametrize("port", ["sqlite"], indirect=True)  # the store has no part in it
def test_a_client_that_does_not_read_is_disconnected_and_finds_everything_when_it_is_back(
    ada: Visitor,
) -> None:
    match = table(ada, Visitor(ada.port, "Bruno"))

    def ask_and_never_listen(live: Live) -> None:
        for number in count():
            live.send(op="watch", match=match, key=str(number))

    # What comes is read up to one message, and then no more.
    with ada.live(max_queue=1) as deaf, pytest.raises(ConnectionClosed):
        ask_and_never_listen(deaf)
    with ada.live() as live:
        assert live.watch(match)["number"] == ada.look(match)["number"]


def test_a_client_that_is_logged_out_hears_nothing_more(ada: Visitor) -> None:
    other = Visitor(ada.port, "Bruno")
    with ada.live() as hers, other.live() as his:
        hers.send(op="ping", key="1")
        hers.hear("pong", key="1")
        ada.ask("POST", "/api/logout/everywhere")
        with pytest.raises(ConnectionClosed) as closed:
            hers.hear("news")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        his.send(op="ping", key="2")
        assert his.hear("pong", key="2")


def test_the_example_bot_plays_a_match(port: int) -> None:
    bot = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "example_bot.py"), f"http://127.0.0.1:{port}"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert bot.returncode == 0, bot.stderr
    assert sorted(bot.stdout.split()[-2:]) in (["1", "2"], ["1", "1"])


def test_after_kill_9_the_match_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path, services.free_port(), "--thinkers", "0")
    server.start()
    try:
        ada, bruno = Visitor(server.port, "Ada"), Visitor(server.port, "Bruno")
        match = table(ada, bruno)
        with ada.live() as hers:
            decision = hers.watch(match)["decision"]
            number = hers.answer(match, decision, "key")["number"]
            children = server.processes()["children"]
            server.kill()
        assert all(gone(pid, 30) for pid in children)
        server.start()
        with ada.live() as hers:
            assert hers.watch(match)["number"] == number
            assert hers.answer(match, decision, "key")["number"] == number
        assert bruno.answer(match) == number + 1
    finally:
        server.stop()


def test_two_processes_play_the_same_match_from_both_ends(
    tmp_path: Path, postgres: services.Postgres, redis: services.Redis
) -> None:
    settings = ("--thinkers", "0", "--database", postgres.new_database(), "--redis", redis.url)
    servers = [Server(tmp_path, services.free_port(), *settings) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        ada = Visitor(servers[0].port, "Ada")
        bruno = Visitor(servers[1].port, "Bruno")
        match = table(ada, bruno)
        with ada.live() as hers, bruno.live() as his:
            news: dict[int, Any] = {0: hers.watch(match), 1: his.watch(match)}
            # Each sees whether the other is there, though that is stored nowhere.
            for live in (hers, his):
                live.send(op="watch", match=match, after=news[0]["number"], presence=True, key="seen")
                live.hear("done", key="seen")
            here = {"state": "here", "since": None}
            for live in (hers, his):
                while live.hear("presence")["seats"] != [here, here]:
                    pass
            his.send(op="away", away=True)
            # That both are here may be told more than once.
            while hers.hear("presence")["seats"][1]["state"] != "away":
                pass
            # At once at both ends: one of the two processes comes second and must not tell anybody.
            for live, seat in ((hers, 0), (his, 1)):
                decision = news[seat]["decision"]
                action = decision["choices"][0]["id"]
                live.send(op="answer", match=match, decision=decision["id"], action=action, key="first")
            numbers = [live.hear("done", key="first")["number"] for live in (hers, his)]
            assert sorted(numbers) == [max(numbers) - 1, max(numbers)]
            # An answer sent again to the other process is the same answer.
            again = {"decision": news[0]["decision"]["id"], "action": 0, "key": "first"}
            assert ada.at(servers[1].port).do(match, "answers", again)["number"] == numbers[0]
            # Each hears what was decided at the other end, and goes on from there.
            for live, seat in ((hers, 0), (his, 1)):
                news[seat] = live.hear("news", number=max(numbers))
            for round in range(6):
                seat = next(seat for seat in (0, 1) if news[seat]["decision"] is not None)
                live = (hers, his)[seat]
                number = live.answer(match, news[seat]["decision"], f"key {round}")["number"]
                news = {0: hers.hear("news", number=number), 1: his.hear("news", number=number)}
        assert sum(server.metric("bottega_failures_total") for server in servers) == 0
    finally:
        for server in servers:
            server.stop()
