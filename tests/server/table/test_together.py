"""What a table agrees to, who is away, how long one may think, and who has won."""

from __future__ import annotations

import random

import pytest

from bottega.table import asking
from bottega.table.brief import brief, result_rows
from bottega.table.tempo import PATIENCE, Clock, Tempo
from bottega.table.types import DAY, MINUTE, SECOND
from tests.server.table.desk import START, Desk
from tests.server.table.test_table import refused

# Agreements


def acted_by_both() -> Desk:
    """Both have kept their leaders: neither can take it back alone."""
    desk = Desk(people=2).begin()
    desk.answer(0)
    desk.answer(1)
    return desk


def test_a_takeback_needs_the_consent_of_those_who_acted() -> None:
    desk = acted_by_both()
    before = desk.table.play.state.dump()
    desk("ask", "Ada", what="takeback")
    request = desk.table.request
    assert request is not None
    assert (request.count, request.needed) == (2, {1})
    assert refused(desk, "ask", "Bruno", what="abandon") == "request-open"
    assert refused(desk, "agree", "Ada", request=request.number) == "request-not-yours"
    assert refused(desk, "agree", "Bruno", request=request.number + 1) == "request-gone"
    desk("decline", "Bruno", request=request.number)
    assert desk.table.request is None
    assert desk.table.play.state.dump() == before
    desk("ask", "Ada", what="takeback")
    desk("agree", "Bruno", request=desk.table.number)
    assert len(desk.table.play.line) == 0
    assert set(desk.table.opened) == {0, 1}
    assert [event["kind"] for event in desk.news(None)["events"]][-2:] == ["table-agreed", "takeback"]


def test_a_takeback_that_concerns_nobody_else_happens_at_once() -> None:
    desk = Desk(people=2).begin()
    desk.answer(0)
    desk("ask", "Ada", what="takeback")
    assert desk.table.request is None
    assert desk.table.play.line == []


def test_against_bots_undo_goes_back_to_ones_last_decision() -> None:
    desk = Desk(people=1, bots=2).begin()
    for seat in (0, 1, 2):
        desk.answer(seat)
    assert desk.news(0)["own"]["undo"], "only bots have moved since"
    desk("undo", "Ada", key="again")
    assert desk.table.play.line == []
    assert 0 in desk.table.opened
    assert [event["kind"] for event in desk.news(0)["events"]][-1] == "takeback", "nobody was asked"
    assert "Ada:again" in desk.table.keys, "sent twice, it counts once"


def test_beside_another_person_undo_goes_no_further_than_ones_own_steps() -> None:
    desk = acted_by_both()
    assert not desk.news(0)["own"]["undo"]
    assert refused(desk, "undo", "Ada") == "undo-acted"
    desk("resign", "Bruno")
    assert desk.table.status == "over", "a match of two ends there"


def test_bots_agree_and_a_move_makes_a_takeback_pointless() -> None:
    desk = Desk(people=1, bots=1).begin()
    desk.answer(0)
    desk.answer(1)
    desk("ask", "Ada", what="takeback")
    assert desk.table.play.line == []
    desk = acted_by_both()
    desk("ask", "Ada", what="takeback")
    desk.play(1)
    assert desk.table.request is None


def test_a_match_is_abandoned_only_by_all() -> None:
    desk = Desk(people=3).begin()
    desk("ask", "Ada", what="abandon")
    number = desk.table.number
    desk("agree", "Bruno", request=number)
    assert desk.table.status == "playing"
    desk("agree", "Chiara", request=number)
    assert desk.table.status == "abandoned"
    assert desk.table.opened == {}
    assert "proof" in desk.news(None)["table"]


# Time


def test_a_live_clock_runs_only_for_those_who_must_decide() -> None:
    clock = Clock(Tempo.read({"kind": "live", "minutes": 1, "increment": 10}), 2)
    clock.run({0}, START)
    assert clock.deadline(0) == START + MINUTE
    assert clock.deadline(1) is None
    clock.renew(0, START + 20 * SECOND)
    clock.run({0}, START + 20 * SECOND)
    assert clock.bank == [40 * SECOND, MINUTE]
    clock.run({1}, START + 30 * SECOND)
    assert clock.bank == [40 * SECOND, MINUTE], "ten seconds used, ten given"
    assert clock.late(1, START + 90 * SECOND)
    assert not clock.late(1, START + 90 * SECOND - 1)


def test_days_are_given_for_each_decision() -> None:
    desk = Desk(people=2, tempo={"kind": "days", "days": 2}).begin()
    desk.at += DAY
    desk.answer(0)
    desk.answer(1)
    seat = min(desk.table.opened)
    assert desk.table.clock.deadline(seat) == desk.at + 2 * DAY
    assert desk.table.due() == desk.at + 2 * DAY
    assert brief(desk.table).row.due == desk.at + 2 * DAY


def test_when_time_is_up_the_others_may_let_a_bot_play_on_and_one_may_return() -> None:
    desk = Desk(people=2, tempo={"kind": "live", "minutes": 1, "increment": 0}).begin()
    desk.answer(0)
    assert refused(desk, "stand-in", "Ada", **{"for": 1, "bot": "random"}) == "not-absent"
    assert refused(desk, "flag", None) == "not-absent"
    desk.at += MINUTE
    assert refused(desk, "flag", "Ada") == "not-absent", "only the server says so"
    desk("flag", None)
    assert desk.table.flagged == {1}
    assert desk.table.due() is None
    assert refused(desk, "stand-in", "Ada", **{"for": 1, "bot": "nobody"}) == "no-such-bot"
    desk("stand-in", "Ada", **{"for": 1, "bot": "random"})
    assert desk.table.minds() == [(1, "random", desk.table.opened[1])]
    assert brief(desk.table).row.waiting == 0
    assert refused(desk, "undo", "Bruno", count=1) == "stood-in-for"
    desk("return", "Bruno")
    assert desk.table.minds() == []
    assert brief(desk.table).row.waiting == 0b10
    desk.answer(1)


def test_without_a_clock_nobody_is_absent_before_days_have_passed() -> None:
    desk = Desk(people=2).begin()
    desk.answer(0)
    desk.at += PATIENCE - 10 * SECOND
    assert refused(desk, "stand-in", "Ada", **{"for": 1, "bot": "random"}) == "not-absent"
    desk.at += 10 * SECOND
    desk("stand-in", "Ada", **{"for": 1, "bot": "random"})
    assert desk.table.chairs[1].stand_in == "random"


def test_one_may_let_a_bot_play_for_oneself() -> None:
    desk = Desk(people=2).begin()
    desk("stand-in", "Ada", **{"for": 0, "bot": "random"})
    assert desk.table.chairs[0].mind == "random"


# Resigning


def test_with_two_players_resigning_ends_the_match() -> None:
    desk = Desk(people=2).begin()
    desk("resign", "Ada")
    assert desk.table.status == "over"
    assert desk.table.places() == [2, 1]
    assert [row.place for row in result_rows(desk.table)] == [2, 1]
    assert refused(desk, "resign", "Bruno") == "table-is-over"


def test_with_more_players_a_bot_plays_on_and_who_resigned_first_is_last() -> None:
    desk = Desk(people=4).begin()
    desk("resign", "Bruno")
    assert desk.table.status == "playing"
    assert desk.table.chairs[1].mind is not None
    assert refused(desk, "return", "Bruno") == "resigned"
    desk("resign", "Ada")
    rng = random.Random(2)
    while desk.table.status == "playing":
        desk.play(20, rng)
    places = desk.table.places()
    assert (places[1], places[0]) == (4, 3)
    assert sorted(places[2:]) in ([1, 2], [1, 1])


def test_when_only_bots_are_left_the_match_is_over() -> None:
    desk = Desk(people=1, bots=2).begin()
    desk("resign", "Ada")
    assert desk.table.status == "over"
    assert desk.table.places()[0] == 3


def test_a_solo_match_that_lorenzo_wins_is_not_won() -> None:
    desk = Desk(people=1).begin()
    rng = random.Random(1)
    while desk.table.status == "playing":
        desk.play(20, rng)
    assert desk.table.places() == ([1] if desk.table.play.state.ranking()[0] else [2])


# Orders


def test_an_order_to_pass_answers_until_the_phase_is_over() -> None:
    desk = Desk("leonardo", people=2).begin()
    rng = random.Random(3)
    given = None
    for _ in range(400):
        if desk.table.status != "playing":
            break
        answers = asking.passing(desk.table)["answers"]
        if answers:
            assert answers[0]["seat"] == 0
            desk("answer", None, **answers[0])
            return
        if given is None and 0 in desk.table.opened:
            game, state = desk.table.game, desk.table.play.state
            if game.passing(state.view(None), 0) is not None and game.phase(state.view(None), 0):
                desk("order", "Ada", **{"pass": True})
                given = desk.table.orders[0]
                continue
        desk.play(1, rng)
    pytest.fail("no order was ever carried out")


def test_an_order_is_refused_where_there_is_nothing_to_pass() -> None:
    desk = Desk(people=2).begin()
    assert refused(desk, "order", "Ada", **{"pass": True}) == "no-passing-now"
    assert refused(desk, "order", "Ada", **{"pass": False}) == "no-order"


# Around one device


def test_around_one_device_the_host_answers_for_everybody() -> None:
    desk = Desk(people=3, device=True)
    desk("start", "Ada")
    assert [chair.name for chair in desk.table.chairs] == ["Ada", "Bruno", "Chiara"]
    for seat in (2, 0, 1):
        desk("answer", "Ada", seat=seat, decision=desk.table.opened[seat], action=desk.legal(seat)[0])
    desk("ask", "Ada", seat=2, what="takeback")
    assert desk.table.request is None, "everybody is there to object"
