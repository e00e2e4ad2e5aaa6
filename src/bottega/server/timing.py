"""The time of a server.

Two clocks: `now` is the time of day, for what is stored or shown; `ticks` only ever counts on, for limits,
caches and delays. The time of day comes from the machine. It jumps when somebody sets the machine's clock,
and when the machine has slept. `SteadyClock` keeps such jumps from the matches.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from bottega.server.logs import ServerLog
from bottega.table.types import MINUTE, SECOND, Millis

_LOG: Final = ServerLog("clock")
#: Smaller differences are followed at once: NTP sets clocks by less.
TOLERANCE: Final[Millis] = 5 * SECOND
#: A jump of the machine's clock is followed once it has lasted this long.
CONFIRMED: Final[Millis] = 10 * MINUTE
#: How many jumps are remembered.
_JUMPS: Final = 100

#: Returns the time: milliseconds since 1970.
Now: TypeAlias = Callable[[], Millis]
#: Returns milliseconds since some moment. They count on evenly, whatever is done to the machine's clock.
Ticks: TypeAlias = Callable[[], Millis]


def now() -> Millis:
    """The machine's time of day."""
    return time.time_ns() // 1_000_000


def ticks() -> Millis:
    return time.monotonic_ns() // 1_000_000


class SiteClock(Protocol):
    def now(self) -> Millis:
        """The time of day."""

    def ticks(self) -> Millis:
        """Milliseconds since some moment, counting on evenly."""

    def skipped(self, since: Millis) -> Millis:
        """By how much `now` has jumped ahead since then. Nobody could use that time."""


class SteadyClock:
    """The machine's clock without its jumps.

    A jump of more than a few seconds is ignored until it has lasted for ten minutes: `now` counts on from
    before. A clock that is set wrong for a moment is not noticed at all. A jump that lasts (the clock was
    wrong before; the machine has slept, and `ticks` has not counted) is followed then, and if it led ahead,
    `skipped` says so.
    """

    def __init__(self, wall: Now = now, ticks: Ticks = ticks) -> None:
        self._wall = wall
        self._ticks = ticks
        #: What the time is ahead of the ticks.
        self._ahead = wall() - ticks()
        #: A jump that may pass, and when it was noticed, in ticks.
        self._jump: tuple[Millis, Millis] | None = None
        #: Jumps ahead that were followed: the time before, and how far.
        self._followed: list[tuple[Millis, Millis]] = []

    def ticks(self) -> Millis:
        return self._ticks()

    def now(self) -> Millis:
        at, wall = self._ticks(), self._wall()
        jump = wall - at - self._ahead
        if abs(jump) <= TOLERANCE:
            if self._jump is not None:
                _LOG.warning("clock-is-back", seconds=self._jump[0] // SECOND)
                self._jump = None
            self._ahead += jump
        elif self._jump is None or abs(jump - self._jump[0]) > TOLERANCE:
            _LOG.warning("clock-jumped", seconds=jump // SECOND)
            self._jump = (jump, at)
        elif at - self._jump[1] >= CONFIRMED:
            self._follow(at, jump)
        return at + self._ahead

    def _follow(self, at: Millis, jump: Millis) -> None:
        _LOG.warning("clock-followed", seconds=jump // SECOND)
        if jump > 0:
            self._followed = [*self._followed, (at + self._ahead, jump)][-_JUMPS:]
        self._ahead += jump
        self._jump = None

    def skipped(self, since: Millis) -> Millis:
        self.now()  # which may follow a jump
        return sum(jump for before, jump in self._followed if since <= before)
