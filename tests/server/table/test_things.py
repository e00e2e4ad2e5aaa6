"""Explanations at a table: for one viewer, in a language, of what is there and nothing else."""

from __future__ import annotations

import json
import random

import pytest

from bottega.table import asking
from bottega.table.problem import Problem
from tests.server.table.desk import Desk


def test_things_are_explained_with_the_names_at_the_table() -> None:
    desk = Desk(people=3).begin().play(12, random.Random(1))
    told = asking.things(desk.table, 0, ["marker:1", "row:1", "no such thing", "row:1"], "en")
    assert told["number"] == desk.table.number
    assert [thing["target"] for thing in told["things"]] == ["marker:1", "row:1"]
    marker, row = told["things"]
    assert marker["title"] == "Faith marker (Bruno)"
    assert row["rule"] == {"id": "market", "title": "Taking resources from the market"}
    assert json.loads(json.dumps(told)) == told


def test_without_a_target_everything_on_the_table_is_explained() -> None:
    desk = Desk("leonardo", people=2).begin()
    told = asking.things(desk.table, None, [], "it")["things"]
    assert [thing["target"] for thing in told] == desk.table.game.things(desk.table.play.state.view(None))
    assert "Consiglio" in told[0]["title"]


def test_a_seat_is_told_of_its_own_hand_alone() -> None:
    desk = Desk(people=2).begin()
    mine, theirs = (desk.table.play.state.view(seat)["boards"][seat]["hand"][0] for seat in (0, 1))
    about = {
        seat: asking.things(desk.table, seat, [f"leader:{mine}", f"leader:{theirs}"], "en")["things"]
        for seat in (0, 1)
    }
    told = {seat: ["You keep two" in " ".join(thing["lines"]) for thing in about[seat]] for seat in (0, 1)}
    assert told == {0: [True, False], 1: [False, True]}


def test_a_finished_match_is_explained_as_it_stood() -> None:
    desk, rng = Desk(people=2).begin(), random.Random(2)
    first = desk.news(None)["view"]["market"]["slide"]
    while desk.news(None)["view"]["market"]["slide"] == first:
        desk.play(1, rng)
    with pytest.raises(Problem, match="match-not-over"):
        asking.things(desk.table, 0, ["slide"], "en", 1)
    desk("resign", "Bruno")
    marbles = []
    for count in range(len(desk.table.play.line) + 1):
        view = asking.moment(desk.table, count, [None])["views"][0]
        told = asking.things(desk.table, None, ["slide"], "en", count)["things"][0]
        assert f"a {view['market']['slide']} marble" in " ".join(told["lines"])
        marbles.append(view["market"]["slide"])
    assert len(set(marbles)) > 1
    with pytest.raises(Problem, match="no-such-moment"):
        asking.things(desk.table, None, [], "en", 99)


def test_before_the_start_there_is_nothing_to_explain() -> None:
    with pytest.raises(Problem, match="table-not-begun"):
        asking.things(Desk().table, None, [], "en")
