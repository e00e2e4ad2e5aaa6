"""Seats that come and go before the start, and tables that their only person ends."""

from __future__ import annotations

import json

import pytest

from bottega.table.brief import brief
from bottega.table.seating import PUPILS
from tests.server.table.desk import Desk
from tests.server.table.test_table import refused


def names(desk: Desk) -> list[str]:
    assert desk.again().snapshot() == desk.table.snapshot()
    return [chair.name for chair in desk.table.chairs]


def test_the_host_adds_seats_free_or_with_a_bot_as_far_as_the_game_allows() -> None:
    desk = Desk(people=2, tempo={"kind": "live", "minutes": 5}).sit("Bruno")
    assert refused(desk, "add-seat", "Bruno") == "host-only"
    desk("add-seat", "Ada", bot="random")
    desk("add-seat", "Ada")
    assert names(desk) == ["Ada", "Bruno", PUPILS[2], ""]
    assert refused(desk, "add-seat", "Ada") == "seats-range"
    desk.sit("Chiara")
    desk("start", "Ada")
    assert desk.table.players == len(desk.table.clock.bank) == 4
    assert refused(desk, "add-seat", "Ada") == "table-is-playing"


def test_the_host_removes_seats_on_which_nobody_sits_and_those_behind_move_up() -> None:
    desk = Desk("leonardo", people=4, bots=1).sit("Bruno", seat=2)
    assert refused(desk, "remove-seat", "Bruno", seat=1) == "host-only"
    assert refused(desk, "remove-seat", "Ada", seat=5) == "no-such-seat"
    for taken in (0, 2):
        assert refused(desk, "remove-seat", "Ada", seat=taken) == "seat-taken"
    desk("remove-seat", "Ada", seat=1)
    assert names(desk) == ["Ada", "Bruno", "", PUPILS[4]]
    desk("remove-seat", "Ada", seat=3)
    desk("remove-seat", "Ada", seat=2)
    assert names(desk) == ["Ada", "Bruno"]
    desk("leave", "Bruno")
    assert refused(desk, "remove-seat", "Ada", seat=1) == "seats-range"
    assert len(desk.table.clock.bank) == 2


def test_no_two_bots_at_a_table_have_one_name() -> None:
    desk = Desk(people=1, bots=3)
    desk("remove-seat", "Ada", seat=1)
    desk("add-seat", "Ada", bot="random")
    assert len(set(names(desk))) == 4
    desk("arrange", "Ada", seat=2, bot="random")
    assert len(set(names(desk))) == 4


def test_a_ranked_table_stays_one_of_two_people_or_more() -> None:
    desk = Desk(people=2, ranked=True)
    assert refused(desk, "add-seat", "Ada", bot="random") == "ranked-people-only"
    assert refused(desk, "remove-seat", "Ada", seat=1) == "ranked-online-only"
    desk("add-seat", "Ada")
    assert names(desk) == ["Ada", "", ""]


def test_a_table_that_goes_on_from_another_match_keeps_its_seats() -> None:
    desk = Desk(people=1, bots=2, fork={"match": "other", "count": 3})
    assert refused(desk, "add-seat", "Ada") == "seats-fixed"
    assert refused(desk, "remove-seat", "Ada", seat=2) == "seats-fixed"


# The only person


def test_the_only_person_ends_a_table_or_a_match_even_while_a_bot_plays_for_them() -> None:
    waiting = Desk(people=2)
    waiting("discard", "Ada")
    assert waiting.table.status == "abandoned"
    match = Desk(people=1, bots=1).begin()
    match("stand-in", "Ada", **{"for": 0, "bot": "random"})
    match("discard", "Ada")
    assert match.table.status == "abandoned"
    assert match.again().snapshot() == match.table.snapshot()
    assert refused(match, "discard", "Ada") == "table-is-abandoned"


@pytest.mark.parametrize("begun", [False, True])
def test_where_somebody_else_sits_nobody_ends_it_alone(begun: bool) -> None:
    desk = Desk(people=2).sit("Bruno")
    if begun:
        desk("start", "Ada")
    assert refused(desk, "discard", "Ada") == "others-at-table"
    assert refused(desk, "discard", "Chiara") == "not-at-table"
    assert refused(desk, "discard", None) == "not-at-table"


def test_people_around_one_device_are_one_person_here() -> None:
    desk = Desk(people=3, device=True)
    desk("start", "Ada")
    desk("discard", "Ada")
    assert desk.table.status == "abandoned"


def test_the_row_of_a_match_says_how_far_it_is() -> None:
    desk = Desk("leonardo", people=2)
    assert "progress" not in brief(desk.table).row.summary
    desk.begin()
    told = brief(desk.table).row.summary["progress"]
    assert told == json.loads(json.dumps(told)) == {"kind": "turn", "values": {"turn": 1}}
