"""Clocks: how long people may think, computed from the times of the entries alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from bottega.engine.types import Json, Seat
from bottega.table.problem import Problem
from bottega.table.types import DAY, MINUTE, SECOND, Millis

#: Without a clock, a player counts as absent after this time.
PATIENCE: Final[Millis] = 3 * DAY

Kind = Literal["none", "live", "days"]


@dataclass(frozen=True, slots=True)
class Tempo:
    """``none``: no clock. ``live``: `minutes` for the match, and an `increment` in seconds for each turn.
    ``days``: `days` for each decision."""

    kind: Kind = "none"
    minutes: int = 0
    increment: int = 0
    days: int = 0

    @classmethod
    def read(cls, data: Json) -> Tempo:
        kind = data.get("kind", "none")
        if kind == "live":
            minutes, increment = data.get("minutes", 20), data.get("increment", 20)
            if not (1 <= minutes <= 600 and 0 <= increment <= 600):
                raise Problem("tempo-live", minutes=minutes, increment=increment)
            return cls("live", minutes=minutes, increment=increment)
        if kind == "days":
            days = data.get("days", 3)
            if not 1 <= days <= 30:
                raise Problem("tempo-days", days=days)
            return cls("days", days=days)
        return cls()

    def to_json(self) -> dict[str, Json]:
        match self.kind:
            case "live":
                return {"kind": "live", "minutes": self.minutes, "increment": self.increment}
            case "days":
                return {"kind": "days", "days": self.days}
            case "none":
                return {"kind": "none"}


class Clock:
    """The time that each seat has left, and since when it has been running.

    `bank` is what a live clock has left; `since` has the seats whose time is running, and `asked` the entry
    since which it has been running without a break, whatever the seat has decided in between.
    """

    __slots__ = ("asked", "bank", "since", "tempo")

    def __init__(self, tempo: Tempo, players: int) -> None:
        self.tempo = tempo
        self.bank: list[Millis] = [tempo.minutes * MINUTE] * players
        self.since: dict[Seat, Millis] = {}
        self.asked: dict[Seat, int] = {}

    def run(self, seats: set[Seat], at: Millis, number: int = 0) -> None:
        """From now on the time of these seats runs, and of no others."""
        for seat in [seat for seat in self.since if seat not in seats]:
            self._spend(seat, at)
            self.bank[seat] += self.tempo.increment * SECOND
            del self.since[seat], self.asked[seat]
        for seat in seats:
            self.since.setdefault(seat, at)
            self.asked.setdefault(seat, number)

    def renew(self, seat: Seat, at: Millis) -> None:
        """This seat has decided: its time for a decision starts again."""
        if seat in self.since:
            self._spend(seat, at)
            self.since[seat] = at

    def delay(self, millis: Millis) -> None:
        """This much time has passed that nobody could use."""
        for seat in self.since:
            self.since[seat] += millis

    def _spend(self, seat: Seat, at: Millis) -> None:
        if self.tempo.kind == "live":
            self.bank[seat] = max(0, self.bank[seat] - max(0, at - self.since[seat]))

    def deadline(self, seat: Seat) -> Millis | None:
        """When this seat has used up its time; None while its time does not run."""
        if seat not in self.since:
            return None
        match self.tempo.kind:
            case "live":
                return self.since[seat] + self.bank[seat]
            case "days":
                return self.since[seat] + self.tempo.days * DAY
            case "none":
                return self.since[seat] + PATIENCE

    def late(self, seat: Seat, at: Millis) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and at >= deadline

    def dump(self) -> dict[str, Json]:
        return {
            "bank": list(self.bank),
            "since": sorted(self.since.items()),
            "asked": sorted(self.asked.items()),
        }

    def load(self, data: dict[str, Json]) -> None:
        self.bank = list(data["bank"])
        self.since = {int(seat): int(at) for seat, at in data["since"]}
        self.asked = {int(seat): int(number) for seat, number in data["asked"]}
