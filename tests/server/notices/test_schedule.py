"""When a player is notified of a decision."""

from __future__ import annotations

import json

import pytest

from bottega.server.notices.schedule import Wait, moments, next_moment, passed, sent, waits
from bottega.server.store.base import Notified
from bottega.table.brief import brief
from bottega.table.table import Table
from bottega.table.types import DAY, HOUR, MINUTE, SECOND
from tests.server.notices.world import ANNA, row
from tests.server.table.desk import Desk

DAYS = Wait(0, 7, 0, 2 * DAY)


def test_days_have_a_notice_a_reminder_at_half_and_one_shortly_before_the_end() -> None:
    assert moments(DAYS, "days") == [30 * SECOND, DAY, 2 * DAY - 3 * HOUR]


def test_the_last_reminder_comes_nearer_where_there_is_less_time() -> None:
    assert moments(Wait(0, 7, 0, 10 * HOUR), "days")[-1] == 9 * HOUR


def test_a_short_time_has_no_reminders() -> None:
    assert moments(Wait(0, 7, 0, HOUR), "days") == [30 * SECOND]


def test_a_live_decision_is_told_after_minutes_and_only_if_there_is_time_left() -> None:
    assert moments(Wait(0, 7, 0, 10 * MINUTE), "live") == [3 * MINUTE]
    assert moments(Wait(0, 7, 0, 2 * MINUTE), "live") == []


def test_without_a_clock_there_is_one_reminder() -> None:
    assert moments(Wait(0, 7, 0, None), "none") == [30 * SECOND, 2 * DAY]


@pytest.mark.parametrize(("now", "count"), [(0, 0), (MINUTE, 1), (DAY, 2), (2 * DAY - HOUR, 3), (2 * DAY, 0)])
def test_moments_pass_until_it_is_too_late(now: int, count: int) -> None:
    assert passed(DAYS, "days", now) == count


def test_the_next_moment() -> None:
    assert next_moment(DAYS, "days", MINUTE) == DAY
    assert next_moment(DAYS, "days", 2 * DAY) is None


def test_what_was_told_of_an_earlier_decision_does_not_count() -> None:
    assert sent(DAYS, None) == 0
    assert sent(DAYS, Notified("m", ANNA, 6, 3, 0)) == 0
    assert sent(DAYS, Notified("m", ANNA, 7, 2, 0)) == 2


def test_the_row_says_since_when_each_seat_has_to_decide() -> None:
    match = row("m", 500, number=9, asked=[[7, 300, None], [9, 500, 900]])
    assert waits(match) == [Wait(0, 7, 300, None), Wait(1, 9, 500, 900)]
    assert waits(row("m", 500, asked=[None, [9, 500, 900]])) == [Wait(1, 9, 500, 900)]


def test_people_around_one_device_are_told_nothing() -> None:
    assert waits(row("m", 500, asked=[[7, 300, None], None], summary={"device": True})) == []


def test_a_table_says_it_like_this() -> None:
    """The fold of a real match writes what is read here."""
    desk = Desk("masters", people=2, tempo={"kind": "days", "days": 2}).begin()
    summary = brief(desk.table).row.summary
    assert summary["started"] == desk.at
    # Both choose leaders at once; a player who has chosen is not waited for.
    first = {wait.seat: wait for wait in waits(brief(desk.table).row)}
    for seat, wait in first.items():
        assert wait == Wait(seat, desk.table.number, desk.at, desk.at + 2 * DAY)
    seat = next(iter(first))
    while seat in desk.table.opened and len(first) > 1:
        desk.answer(seat)
    for wait in waits(brief(desk.table).row):
        assert wait.seat != seat
        assert wait == first.get(wait.seat, Wait(wait.seat, desk.table.number, desk.at, desk.at + 2 * DAY))


def test_several_decisions_in_a_row_are_one_wait() -> None:
    desk = Desk("masters", people=1).begin()
    (before,) = waits(brief(desk.table).row)
    assert before.deadline is None
    desk.answer(0)
    (after,) = waits(brief(desk.table).row)
    assert (after.number, after.since) == (before.number, desk.at)
    copy = Table.restore("table", json.loads(json.dumps(desk.table.snapshot())))
    assert waits(brief(copy).row) == [after]
    assert brief(copy).row.summary == brief(desk.table).row.summary
