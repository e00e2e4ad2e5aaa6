"""The news for a viewer: their own secrets and nobody else's, in their own language."""

from __future__ import annotations

import json
import random
import re

import pytest

from bottega.engine.types import Json
from bottega.table import asking
from bottega.table.telling import Teller
from tests.server.table.desk import Desk


def secrets_of(desk: Desk) -> set[str]:
    return {desk.table.secret, desk.table.nonce, json.dumps(desk.table.play.deal["decks"])}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nobody_learns_the_shuffle_before_the_end(viewer: int | None) -> None:
    desk = Desk(people=2).begin().play(8, random.Random(1))
    text = json.dumps(desk.news(viewer))
    for secret in secrets_of(desk):
        assert secret not in text
    assert desk.table.promise in text


def test_a_seat_gets_its_own_choices_and_nobody_elses() -> None:
    desk = Desk(people=2).begin()
    mine, theirs, looking_on = desk.news(0), desk.news(1), desk.news(None)
    assert mine["decision"]["id"] == desk.table.opened[0]
    assert {choice["id"] for choice in mine["decision"]["choices"]} == set(desk.legal(0))
    assert {choice["id"] for choice in theirs["decision"]["choices"]} == set(desk.legal(1))
    assert looking_on["decision"] is None
    assert looking_on["own"] is None


def test_only_their_owner_learns_which_leaders_are_kept() -> None:
    desk = Desk(people=2).begin()
    desk.answer(0)

    def kinds(viewer: int | None) -> list[str]:
        return [event["kind"] for event in desk.news(viewer, after=desk.table.number - 1)["events"]]

    def values(viewer: int | None) -> Json:
        return [event["values"] for event in desk.news(viewer, after=desk.table.number - 1)["events"]]

    assert kinds(1) == kinds(None) != kinds(0)
    kept = [str(card) for card in desk.table.play.state.view(0)["boards"][0]["hand"]]
    assert kept
    assert not any(card in json.dumps(values(1)) for card in kept)


@pytest.mark.parametrize("game", ["inventors", "leonardo", "masters"])
@pytest.mark.parametrize("lang", ["en", "fr", "it", None])
def test_everything_comes_with_sentences_or_without(game: str, lang: str | None) -> None:
    desk = Desk(game, people=2).begin()
    rng = random.Random(7)
    while desk.table.status == "playing":
        desk.play(5, rng)
        for viewer in (None, 0, 1):
            news = desk.news(viewer, lang, desk.table.number - 5)
            assert all(("text" in event) == (lang is not None) for event in news["events"])
            if news["decision"] is not None:
                texts = [choice.get("text") for choice in news["decision"]["choices"]]
                assert all(texts) if lang else not any(texts)
    scores = desk.news(None, lang)["table"]["result"]["scores"]
    assert ("texts" in scores[0]) == (lang is not None)
    for score in scores if lang else []:
        assert (score["texts"].keys(), score["tie_texts"].keys()) == (
            score["lines"].keys(),
            score["ties"].keys(),
        )
    parts = [part for score in scores for found in score["parts"].values() for part in found]
    assert all(("text" in part) == (lang is not None) for part in parts)
    assert all(re.fullmatch(r"[a-z]+:\w+", part["mark"]) for part in parts)


def test_the_log_says_where_parts_begin_and_what_only_follows() -> None:
    desk = Desk("leonardo", people=2).begin()
    while desk.table.status == "playing":
        desk.play(20, random.Random(7))
    events = desk.news(None)["events"]
    deep = {event["kind"]: event["chapter"] for event in events if "chapter" in event}
    assert deep == {"table-began": 1, "turn": 1, "area": 2, "research": 2}
    asides = {event["kind"] for event in events if "aside" in event}
    assert asides == {"pass-forced", "withdraw-forced"}


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_mark_is_where_its_words_are(lang: str) -> None:
    desk = Desk(people=2).begin()
    desk.table.chairs[1].name = "Ève 🎲"
    desk.play(40, random.Random(7))
    events = desk.news(1, lang)["events"]
    words = {
        mark: event["text"][start:end] for event in events for start, end, mark in event.get("marks", ())
    }
    assert (words["seat:0"], words["seat:1"]) == ("Ada", "Ève 🎲")
    book = Teller(desk.table).book(lang)
    leaders = {mark for mark in words if mark.startswith("leaders:")}
    assert len(leaders) == 2
    assert all(words[mark] == book.word("leader", int(mark[8:])) for mark in leaders)
    for event in events:
        ends = [0, *(place for start, end, _ in event["marks"] for place in (start, end)), len(event["text"])]
        assert ends == sorted(ends)


def test_an_event_names_the_step_of_the_replay_after_it() -> None:
    desk = Desk(people=2).begin()
    desk.answer(0)
    desk.answer(1)
    desk.answer(1, "start with shield")
    desk.answer(0, "market row 1")
    steps = [(event["kind"], event["step"]) for event in desk.news(0)["events"]]
    assert ("table-began", 0) in steps
    assert ("keep-leaders", 1) in steps
    assert ("market", 4) in steps
    desk("undo", "Ada", seat=0, count=1)
    assert desk.news(0)["events"][-1] | {"at": 0} == {
        "number": desk.table.number,
        "at": 0,
        "step": 3,
        "kind": "undo",
        "values": {"seat": 0, "count": 1},
        "text": "Ada takes back the last decision.",
        "marks": [[0, 3, "seat:0"]],
    }
    desk.answer(0, "market row 2")
    assert [event["step"] for event in desk.news(0)["events"] if event["kind"] == "market"] == [4, 4]


def test_what_was_missed_is_told_once_and_a_gap_is_admitted() -> None:
    desk = Desk(people=2).begin().play(10, random.Random(3))
    news = desk.news(0, after=5)
    assert news["after"] == 5
    numbers = {event["number"] for event in news["events"]}
    assert min(numbers) == 6
    assert max(numbers) == desk.table.number
    again = type(desk.table).restore("table", json.loads(json.dumps(desk.table.snapshot())))
    assert Teller(again).news(0, "en", 5)["gap"]
    assert not Teller(again).news(0, "en", again.number)["gap"]


def test_why_not_names_the_rule_for_an_action_and_for_a_thing_on_the_table() -> None:
    desk = Desk(people=2).begin()
    refusals = asking.why_not(desk.table, 0, "end turn", None, "fr")["refusals"]
    assert refusals[0]["text"]
    assert refusals[0]["paragraph"]["title"]
    target = next(action.targets[0] for action in desk.table.game.actions if action.type == "buy")
    assert asking.why_not(desk.table, 0, None, target, "it")["refusals"][0]["text"]
    legal = str(desk.table.game.actions[desk.legal(0)[0]])
    assert asking.why_not(desk.table, 0, legal, None, "en") == {"refusals": []}


def test_a_thing_with_one_use_says_why_it_has_no_other() -> None:
    """A leader that can be discarded, and cannot be played yet: some need cards, some resources."""
    desk = Desk(people=2).begin()
    while desk.table.play.state.stage != desk.table.game.stages.index("turn"):
        seat = desk.table.play.state.actors[0]
        desk.answer(seat)
    seat = desk.table.play.state.actors[0]
    leader = next(a.targets[0] for a in desk.table.play.state.legal(seat) if a.type == "discard-leader")
    codes = [each["code"] for each in asking.why_not(desk.table, seat, None, leader, "en")["refusals"]]
    assert codes[0] in ("leader-cards", "leader-resources")


def test_the_boards_of_a_recap_are_those_that_the_seat_saw() -> None:
    """Before the first event, and after each entry; what was taken back has none."""
    desk = Desk(people=2).begin()
    after, saw = desk.table.number, {desk.table.number: desk.table.play.state.view(1)}
    for _ in range(12):
        desk.answer(desk.table.play.state.actors[0])
        saw[desk.table.number] = desk.table.play.state.view(1)
    told = Teller(desk.table).events(1, "en", after)
    boards = asking.boards(desk.table, 1, told)
    assert [board["number"] for board in boards] == [after, *sorted({event["number"] for event in told})]
    assert all(board["view"] == saw[board["number"]] for board in boards)

    seat = desk.table.play.line[-1][0]
    gone = desk.table.number
    desk("undo", desk.who(seat), seat=seat)
    boards = asking.boards(desk.table, 1, Teller(desk.table).events(1, "en", after))
    assert gone not in [board["number"] for board in boards]
    assert boards[-1]["view"] == desk.table.play.state.view(1)


def test_a_bot_is_given_an_imagined_world() -> None:
    desk = Desk(people=2).begin()
    worlds = [asking.question(desk.table, 0)["world"] for _ in range(20)]
    hands = {json.dumps(world["hands"][1]) for world in worlds}
    assert len(hands) > 5, "the other hand is drawn anew each time"


def test_a_finished_match_can_be_stepped_through_and_taken_up_again() -> None:
    desk = Desk(people=2).begin()
    rng = random.Random(4)
    while desk.table.status == "playing":
        desk.play(10, rng)
    steps = asking.moments(desk.table, "en")["steps"]
    assert len(steps) == len(desk.table.play.line)
    last = asking.moment(desk.table, len(steps), [0, None])
    assert last["views"] == [desk.table.play.state.view(0), desk.table.play.state.view(None)]
    origin = asking.origin(desk.table, 9)
    again = Desk(people=1, bots=1, fork={"match": "table", "count": 9})
    again("start", "Ada", fork=origin)
    assert len(again.table.play.line) == 9
    assert again.table.play.state.dump() == _after(desk, 9)


def _after(desk: Desk, count: int) -> Json:
    state = desk.table.game.start(desk.table.play.deal)
    for seat, action in desk.table.play.line[:count]:
        state.apply(seat, action)
    return state.dump()


def test_the_encoder_of_the_server_changes_nothing() -> None:
    desk = Desk(people=2).begin().play(8, random.Random(1))
    for viewer in (None, 0, 1):
        for lang in ("fr", None):
            plain = json.loads(json.dumps(Teller(desk.table).news(viewer, lang, 0)))
            assert desk.news(viewer, lang) == plain


def test_a_choice_that_gives_something_up_says_so() -> None:
    """A client asks once more before such a choice. Programs, which get no sentences, are not asked."""
    desk = Desk("leonardo", people=2).begin()
    while desk.news(0)["decision"] is None or desk.news(0)["decision"]["prompt"]["kind"] != "assign":
        desk.play(1)
    doubts = {
        choice["action"]["notation"]: choice.get("doubt") for choice in desk.news(0)["decision"]["choices"]
    }
    assert "Pass all the same?" in doubts.pop("pass")
    assert set(doubts.values()) == {None}
    told = Teller(desk.table).news(0, None, 0)["decision"]
    assert not any("doubt" in choice for choice in told["choices"])
