"""The moments at which somebody is told of a decision."""

from __future__ import annotations

import pytest

from bottega.server.notices.schedule import Wait, moments, next_moment, passed, told, waits
from bottega.server.store.base import Notified
from bottega.server.timing import DAY, HOUR, MINUTE, SECOND
from tests.server.notices.world import ANNA, row

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
    assert told(DAYS, None) == 0
    assert told(DAYS, Notified("m", ANNA, 6, 3, 0)) == 0
    assert told(DAYS, Notified("m", ANNA, 7, 2, 0)) == 2


def test_the_row_says_since_when_each_seat_has_to_decide() -> None:
    match = row("m", 500, number=9, asked=[[7, 300, None], [9, 500, 900]])
    assert waits(match) == [Wait(0, 7, 300, None), Wait(1, 9, 500, 900)]
    match.waiting = 0b10
    assert waits(match) == [Wait(1, 9, 500, 900)]


def test_a_row_that_says_nothing_of_it_means_its_last_entry() -> None:
    match = row("m", 500, number=9, asked=[None, [9, 500, 900]])
    del match.summary["asked"]
    match.due = 800
    assert waits(match) == [Wait(1, 9, 500, 800)]
