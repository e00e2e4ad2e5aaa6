"""A table that goes on from a record."""

from __future__ import annotations

import json

import pytest

from bottega.table.bringing import among_friends, brought
from bottega.table.commands import propose
from bottega.table.problem import Problem
from bottega.table.sealing import sealed
from bottega.table.table import Table
from tests.server.table.desk import START, Desk


def record_of(desk: Desk) -> str:
    match = desk.table.play
    return sealed(match.record(), [chair.bot for chair in desk.table.chairs])


def run(decisions: int = 9) -> Desk:
    desk = Desk("masters", people=2).begin()
    for _ in range(decisions):
        desk.answer(next(iter(desk.table.opened)))
    return desk


def test_a_table_begins_where_its_record_stands_after_a_snapshot_too() -> None:
    desk = run()
    found = brought(record_of(desk), "Bruno", "en")
    assert (found["own"], found["over"]) == (1, False)
    command = {"op": "create", "by": "b", "settings": found["settings"], "word": ""}
    command |= {"seats": among_friends(found, "Bruno"), "rules": found["origin"]["rules"]}
    table = Table("new")
    table.apply(1, START, propose(table, {**command, "origin": found["origin"]}, START))
    assert [chair.name for chair in table.chairs] == ["", "Bruno"]
    table = Table.restore("new", json.loads(json.dumps(table.snapshot())))
    sit = {"op": "sit", "by": "a", "name": "Ada", "word": ""}
    table.apply(2, START, json.loads(json.dumps(propose(table, sit, START))))
    table.apply(3, START, json.loads(json.dumps(propose(table, {"op": "start", "by": "b"}, START))))
    assert table.play.line == desk.table.play.line
    assert table.play.deal == desk.table.play.deal
    assert table.snapshot()["origin"] is None, "it is in the match now"


def test_a_seal_can_be_opened_after_a_mail_program_has_changed_its_ends_of_lines() -> None:
    desk = run(3)
    text = record_of(desk).replace("\n", "\r\n")
    assert len(brought(text, "Ada", "en")["origin"]["line"]) == 3


@pytest.mark.parametrize("damage", [lambda text: text[:-60], lambda text: text.replace("e", "f")])
def test_a_damaged_seal_is_told(damage: object) -> None:
    assert callable(damage)
    with pytest.raises(Problem, match="record-unreadable"):
        brought(damage(record_of(run(2))), "Ada", "en")
