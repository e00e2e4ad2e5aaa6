"""The model of `bench.scale`: arithmetic that can be checked by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.scale.model import Costs, Habits, Limits, first_to_break, hour, need

COSTS = Costs(
    site_ms=1.2,
    referee_ms=0.6,
    database_ms=0.3,
    bus_ms=0.1,
    commits=0.5,
    rows=3,
    stored_bytes=1000,
    sent_bytes=4000,
    memory_kib_per_match=512,
    bot_ms=90,
)
HABITS = Habits(seconds_per_decision=10, people_per_match=4, alone=0.5, bot_decisions=2)
LIMITS = Limits(busy=0.6, sockets=10_000, commits=8000, bus=100_000)


def test_a_crowd_is_counted() -> None:
    wanted = need(8000, COSTS, HABITS, LIMITS)
    # 1,000 matches of four and 4,000 people alone; 500 decisions a second of people, 800 of their bots.
    assert wanted.matches == 5000
    assert wanted.decisions == pytest.approx(1300)
    assert wanted.site_cores == pytest.approx(1300 * 0.0012 / 0.6)
    assert wanted.bot_cores == pytest.approx(800 * 0.09 / 0.6)
    assert wanted.commits == pytest.approx(650)
    assert wanted.memory_gib == pytest.approx(5000 / 2 / 1024)
    assert wanted.sent_mbit == pytest.approx(1300 * 4000 * 8 / 1e6)


def test_without_bots_only_people_decide() -> None:
    among_people, against_bots = (hour(COSTS, HABITS, bots) for bots in (False, True))
    assert (among_people["decisions"], against_bots["decisions"]) == (360, 1080)
    assert among_people["bot_s"] == 0
    assert against_bots["bot_s"] == pytest.approx(720 * 0.09)


def test_what_is_filled_first_comes_first() -> None:
    order = first_to_break(COSTS, HABITS, LIMITS)
    assert [people for _, people in order] == sorted(people for _, people in order)
    assert order[0][0] == "one core for bots"
    without_bots = first_to_break(replace(COSTS, bot_ms=0.001), HABITS, LIMITS)
    assert without_bots[0][0] == "the one process of the site"


def test_a_crowd_that_fills_a_part_needs_just_one_of_it() -> None:
    filled = dict(first_to_break(COSTS, HABITS, LIMITS))
    wanted = need(filled["the transactions of one PostgreSQL"], COSTS, HABITS, LIMITS)
    assert wanted.databases == pytest.approx(1, rel=0.01)
