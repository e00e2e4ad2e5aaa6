"""A match moves between a page and a server as a record, in both directions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bench.load.server import Server
from tests.page.tab import Tab
from tests.server import services
from tests.server.visitor import Refusal, Visitor, all_go


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    server = Server(tmp_path_factory.mktemp("server"), services.free_port(), "--thinkers", "1")
    server.start()
    yield server.port
    server.stop()


@pytest.fixture(autouse=True)
def evening() -> Iterator[None]:
    yield
    all_go()


def page_match(name: str, decisions: int) -> tuple[Tab, str]:
    """Somebody's match in a page after some decisions of theirs, or its end."""
    tab = Tab()
    tab.come_in(name)
    match = tab.begin("inventors", ["random"])
    rng = random.Random(7)
    for _ in range(decisions):
        tab.settle()
        decision = tab.news(match)["decision"]
        if decision is None:
            break
        choice = rng.choice(decision["choices"])["id"]
        tab.say(op="answer", match=match, decision=decision["id"], action=choice)
    tab.settle()
    return tab, match


def test_a_match_goes_on_at_a_server_with_a_friend_and_back_in_a_page(port: int) -> None:
    ada, bruno = Visitor(port, "Ada"), Visitor(port, "Bruno")
    tab, match = page_match(ada.name, 4)
    before = tab.news(match)

    table = ada.ask("POST", "/api/records", {"text": tab.text("GET", f"/matches/{match}/record")})
    id = table["match"]
    assert table["table"]["status"] == "open"
    assert [chair["person"] for chair in table["table"]["seats"]] == [True, False]
    with pytest.raises(Refusal, match="seats-fixed"):
        ada.ask("POST", f"/api/matches/{id}/seats/new", {"bot": None})
    bruno.do(id, "seats", {"seat": 1})
    ada.do(id, "start")
    now = ada.look(id)
    assert now["table"]["decisions"] == before["table"]["decisions"]
    assert now["view"] == before["view"]
    assert bruno.look(id)["seat"] == 1
    assert not now["table"]["ranked"]
    ada.answer(id)

    bruno.do(id, "resignation")
    record = ada.ask("GET", f"/api/matches/{id}/record")
    back = tab.ask("POST", "/records", {"text": record})
    assert back["seat"] == 0
    assert back["view"] == ada.look(id)["view"]


def test_a_finished_match_of_a_page_is_replayed_at_a_server(port: int) -> None:
    ada = Visitor(port, "Ada")
    tab, match = page_match(ada.name, 10_000)
    news = ada.ask("POST", "/api/records", {"text": tab.text("GET", f"/matches/{match}/record")})
    assert news["table"]["status"] == "over"
    assert news["table"]["result"]["places"] == tab.news(match)["table"]["result"]["places"]
    steps = ada.ask("GET", f"/api/matches/{news['match']}/moments")["steps"]
    assert len(steps) == news["table"]["decisions"]


def test_a_bot_does_not_get_the_name_of_somebody_else(port: int) -> None:
    ada, bruno = Visitor(port, "Ada"), Visitor(port, "Bruno")
    tab, match = page_match(ada.name, 10_000)
    other = tab.news(match)["table"]["seats"][1]["name"]
    record = tab.text("GET", f"/matches/{match}/record").replace(f"seat 1: {other}", f"seat 1: {bruno.name}")
    seats = ada.ask("POST", "/api/records", {"text": record})["table"]["seats"]
    assert bruno.name not in [chair["name"] for chair in seats]


def test_a_text_that_is_no_record_is_refused_with_the_reason(port: int) -> None:
    ada = Visitor(port, "Ada")
    with pytest.raises(Refusal, match="record-unreadable") as refused:
        ada.ask("POST", "/api/records", {"text": "Bottega record 1\n\ngame: chess\n"})
    assert refused.value.status == 422
