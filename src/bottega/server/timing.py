"""The time, as one thing that tests can hold in their hands."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeAlias

from bottega.server.store.base import Millis

#: Tells the time: milliseconds since 1970.
Now: TypeAlias = Callable[[], Millis]

SECOND: Final[Millis] = 1_000
MINUTE: Final[Millis] = 60 * SECOND
HOUR: Final[Millis] = 60 * MINUTE
DAY: Final[Millis] = 24 * HOUR


def now() -> Millis:
    return time.time_ns() // 1_000_000
