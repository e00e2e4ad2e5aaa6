"""Which notices a player wants, and when. Stored in `Account.notices`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from bottega.server.store.base import Account
from bottega.table.types import Millis

#: The kinds of notices.
Kind: TypeAlias = Literal["decision", "begins", "over", "chat", "reminder"]

_CLOCK: Final = r"^([01]\d|2[0-3]):[0-5]\d$"


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """Every time zone this machine knows."""
    return frozenset(available_timezones())


class Quiet(BaseModel):
    """Hours of the day in which nothing is sent, in the player's time zone; they may span midnight."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    start: str = Field(pattern=_CLOCK, examples=["22:00"])
    end: str = Field(pattern=_CLOCK, examples=["08:00"])

    @model_validator(mode="after")
    def _some_hours_remain(self) -> Quiet:
        if self.start == self.end:
            raise ValueError("quiet hours end at another time than they start")
        return self

    def at(self, clock: time) -> bool:
        """Whether it is quiet at this time of the day."""
        start, end = time.fromisoformat(self.start), time.fromisoformat(self.end)
        if start < end:
            return start <= clock < end
        return clock >= start or clock < end


class Preferences(BaseModel):
    """The notices that a player wants, at once or in digests, and the quiet hours."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kinds: frozenset[Kind] = Field(
        default=frozenset({"decision", "begins", "over", "reminder"}),
        description="The kinds of notices",
        json_schema_extra={"uniqueItems": False},  # naming one twice is harmless
    )
    digest: Literal[1, 2, 3, 4, 6, 8, 12, 24] | None = Field(
        default=None, description="Hours between digests; null for a message at once"
    )
    digest_at: int = Field(
        default=8,
        ge=0,
        le=23,
        strict=True,
        description="The hour of one digest of the day; the others follow from it",
    )
    quiet: Quiet | None = None
    zone: str = Field(default="UTC", max_length=64, examples=["Europe/Rome"])

    @field_validator("digest", mode="before")
    @classmethod
    def _a_number(cls, digest: object) -> object:
        if isinstance(digest, bool):  # pydantic would take true for 1
            raise ValueError("a number of hours is expected, not a yes or no")
        return digest

    @field_validator("zone")
    @classmethod
    def _known_zone(cls, zone: str) -> str:
        if zone not in zones():
            raise ValueError(f"no time zone is called {zone!r}; a name is like Europe/Rome")
        return zone


def preferences(account: Account) -> Preferences:
    """The preferences of an account; the defaults if they are missing, or if this version cannot read
    them."""
    if account.notices is None:
        return Preferences()
    try:
        return Preferences.model_validate(account.notices)
    except ValidationError:
        return Preferences()


def quiet_until(wishes: Preferences, now: Millis) -> Millis | None:
    """When the present quiet hours end; None outside quiet hours.

    Quiet hours go by local time, also on a day on which the clocks change: an hour that comes twice in
    autumn is quiet both times.
    """
    quiet, zone = wishes.quiet, ZoneInfo(wishes.zone)
    if quiet is None or not quiet.at(_wall(now, zone).time()):
        return None
    end = time.fromisoformat(quiet.end)
    for moment in _moments(_wall(now, zone).date(), (end,), zone):
        if moment > now and not quiet.at(_wall(moment, zone).time()):
            return moment
    raise AssertionError(f"quiet hours without an end: {quiet}")


def last_digest(wishes: Preferences, now: Millis) -> Millis:
    """The last moment a digest was due, now included."""
    return max(moment for moment in _digests(wishes, now) if moment <= now)


def next_digest(wishes: Preferences, now: Millis) -> Millis:
    return min(moment for moment in _digests(wishes, now) if moment > now)


def _digests(wishes: Preferences, now: Millis) -> Iterator[Millis]:
    zone, step = ZoneInfo(wishes.zone), wishes.digest or 24
    hours = tuple(time(hour) for hour in sorted({(wishes.digest_at + n) % 24 for n in range(0, 24, step)}))
    return _moments(_wall(now, zone).date(), hours, zone)


def _moments(day: date, clocks: tuple[time, ...], zone: ZoneInfo) -> Iterator[Millis]:
    """These local times, from the day before until two days later. A time that the clocks skip moves by as
    much as they skip; a time that comes twice is there twice."""
    for days in range(-1, 3):
        for clock in clocks:
            for fold in (0, 1):
                wall = datetime.combine(day + timedelta(days), clock, zone).replace(fold=fold)
                yield round(wall.timestamp() * 1_000)


def _wall(now: Millis, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(now / 1_000, zone)
