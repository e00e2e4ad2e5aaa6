"""Rate limits: token buckets, and delays that grow with every wrong password.

Both are kept in memory and limited in number: the client unseen for longest is forgotten first. Their times
are ticks: a clock that is set back must lock nobody out.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bottega.server.config import Rate
from bottega.server.timing import Ticks
from bottega.table.problem import Problem
from bottega.table.types import MINUTE, SECOND, Millis


class Buckets:
    """One bucket for each key: it holds `rate.burst` and gains one every `rate.every` milliseconds."""

    def __init__(self, ticks: Ticks, most: int) -> None:
        self._ticks = ticks
        self._most = most
        #: When the bucket will be full again, in ticks.
        self._full: OrderedDict[str, Millis] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full)

    def take(self, key: str, rate: Rate) -> Millis:
        """Take one; 0, or (and nothing taken) the milliseconds until there is one."""
        now = self._ticks()
        full = max(self._full.get(key, now), now) + rate.every
        wait = full - now - rate.burst * rate.every
        if wait > 0:
            return wait
        self._full[key] = full
        self._full.move_to_end(key)
        if len(self._full) > self._most:
            self._full.popitem(last=False)
        return 0

    def ask(self, key: str, rate: Rate) -> None:
        """Take one, or Problem 429 with the seconds to wait."""
        wait = self.take(key, rate)
        if wait:
            raise Problem("too-often", 429, seconds=seconds(wait))


class Attempts:
    """Wrong passwords. After some free ones each doubles the time until the next may be tried.

    An attempt counts when it begins and is forgiven if the password was right, so parallel attempts gain
    nothing.
    """

    FREE: Final = 5
    #: The longest delay. With longer ones, an attacker could lock a player out.
    LONGEST: Final = MINUTE
    #: Wrong passwords are forgotten after this time without an attempt.
    MEMORY: Final = 60 * MINUTE

    def __init__(self, ticks: Ticks, most: int, free: int = FREE) -> None:
        self._ticks = ticks
        self._most = most
        self._free = free
        #: How many have failed, and when the last one was.
        self._failed: OrderedDict[str, tuple[int, Millis]] = OrderedDict()

    def begin(self, *keys: str) -> None:
        """An attempt for all of these keys; Problem 429 (and nothing counted) where one must wait."""
        now = self._ticks()
        wait = max(self._wait(key, now) for key in keys)
        if wait > 0:
            raise Problem("too-many-attempts", 429, seconds=seconds(wait))
        for key in keys:
            self._failed[key] = (self._count(key, now) + 1, now)
            self._failed.move_to_end(key)
            if len(self._failed) > self._most:
                self._failed.popitem(last=False)

    def check(self, key: str) -> None:
        """Problem 429 where it must wait."""
        wait = self._wait(key, self._ticks())
        if wait > 0:
            raise Problem("too-many-attempts", 429, seconds=seconds(wait))

    def forgive(self, *keys: str) -> None:
        """The attempt was right."""
        for key in keys:
            self._failed.pop(key, None)

    def uncount(self, key: str) -> None:
        """The last attempt was right; those before it still count."""
        count, last = self._failed.get(key, (0, 0))
        if count > 1:
            self._failed[key] = (count - 1, last)
        else:
            self._failed.pop(key, None)

    def _count(self, key: str, now: Millis) -> int:
        count, last = self._failed.get(key, (0, now))
        return 0 if now - last > self.MEMORY else count

    def _wait(self, key: str, now: Millis) -> Millis:
        count = self._count(key, now)
        if count < self._free:
            return 0
        delay: Millis = min(SECOND << min(count - self._free, 20), self.LONGEST)
        return self._failed[key][1] + delay - now


def seconds(wait: Millis) -> int:
    """In whole seconds, rounded up."""
    return -(-wait // SECOND)
