"""Quiet hours and digests go by the clock on the player's wall."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from pydantic import ValidationError

from bottega.server.notices.preferences import (
    Preferences,
    Quiet,
    last_digest,
    next_digest,
    preferences,
    quiet_until,
)
from bottega.server.store.base import Account

ROME = "Europe/Rome"
#: In 2026 Rome's clocks go from 02:00 to 03:00 on 29 March, and from 03:00 to 02:00 on 25 October.
NIGHT = Preferences(quiet=Quiet(start="22:00", end="08:00"), zone=ROME)


def rome(text: str, fold: int = 0) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ROME), fold=fold).timestamp() * 1_000)


@pytest.mark.parametrize("clock", ["22:00", "23:59"])
def test_an_evening_is_quiet_until_the_next_morning(clock: str) -> None:
    assert quiet_until(NIGHT, rome(f"2026-01-05T{clock}")) == rome("2026-01-06T08:00")


@pytest.mark.parametrize("clock", ["00:00", "07:59"])
def test_after_midnight_it_is_quiet_until_the_same_morning(clock: str) -> None:
    assert quiet_until(NIGHT, rome(f"2026-01-06T{clock}")) == rome("2026-01-06T08:00")


@pytest.mark.parametrize("clock", ["08:00", "12:00", "21:59"])
def test_the_day_is_not_quiet(clock: str) -> None:
    assert quiet_until(NIGHT, rome(f"2026-01-06T{clock}")) is None


def test_quiet_hours_within_a_day() -> None:
    siesta = Preferences(quiet=Quiet(start="13:00", end="16:00"), zone=ROME)
    assert quiet_until(siesta, rome("2026-01-06T14:00")) == rome("2026-01-06T16:00")
    assert quiet_until(siesta, rome("2026-01-06T16:00")) is None


@pytest.mark.parametrize("day", ["2026-03-28", "2026-10-24"])
def test_a_night_in_which_clocks_change_ends_when_the_clock_says_so(day: str) -> None:
    morning = quiet_until(NIGHT, rome(f"{day}T23:00"))
    hours = {"2026-03-28": 8, "2026-10-24": 10}[day]
    assert morning == rome(f"{day}T23:00") + hours * 3_600_000


def test_an_hour_that_comes_twice_is_quiet_both_times() -> None:
    wishes = Preferences(quiet=Quiet(start="22:00", end="02:30"), zone=ROME)
    first, second = rome("2026-10-25T02:30"), rome("2026-10-25T02:30", fold=1)
    assert second - first == 3_600_000
    assert quiet_until(wishes, rome("2026-10-25T01:00")) == first
    assert quiet_until(wishes, first) is None
    assert quiet_until(wishes, rome("2026-10-25T02:10", fold=1)) == second


def test_an_end_that_clocks_jump_over_is_an_end_all_the_same() -> None:
    wishes = Preferences(quiet=Quiet(start="22:00", end="02:30"), zone=ROME)
    assert quiet_until(wishes, rome("2026-03-29T01:59")) == rome("2026-03-29T03:30")
    assert quiet_until(wishes, rome("2026-03-29T03:00")) is None


def test_a_digest_every_eight_hours_comes_at_eight_at_four_and_at_midnight() -> None:
    wishes = Preferences(digest=8, digest_at=8, zone=ROME)
    now = rome("2026-01-06T09:00")
    assert last_digest(wishes, now) == rome("2026-01-06T08:00")
    assert next_digest(wishes, now) == rome("2026-01-06T16:00")
    assert next_digest(wishes, rome("2026-01-06T16:00")) == rome("2026-01-07T00:00")
    assert last_digest(wishes, rome("2026-01-06T16:00")) == rome("2026-01-06T16:00")


def test_a_daily_digest_keeps_its_hour_when_clocks_change() -> None:
    wishes = Preferences(digest=24, digest_at=8, zone=ROME)
    assert next_digest(wishes, rome("2026-03-28T09:00")) == rome("2026-03-29T08:00")
    assert last_digest(wishes, rome("2026-10-25T07:00")) == rome("2026-10-24T08:00")


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Europe/Atlantis"},
        {"zone": "../../etc/passwd"},
        {"quiet": {"start": "08:00", "end": "08:00"}},
        {"quiet": {"start": "25:00", "end": "08:00"}},
        {"digest": 5},
        {"kinds": ["gossip"]},
        {"unknown": 1},
    ],
)
def test_what_cannot_be_wished_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Preferences.model_validate(wrong)


def test_a_setting_that_is_no_longer_understood_counts_as_none() -> None:
    account = Account("a", "Anna", 0, 0, settings={"notices": {"zone": "Europe/Rome", "digest": 5}})
    assert preferences(account) == Preferences()
    account.notices = NIGHT.model_dump(mode="json")
    assert preferences(account) == NIGHT


@pytest.mark.parametrize("digest", [True, False, 5, "1"])
def test_hours_between_digests_are_one_of_a_few_numbers(digest: object) -> None:
    with pytest.raises(ValidationError):
        Preferences.model_validate({"digest": digest})
    assert Preferences.model_validate({"digest": 6}).digest == 6
