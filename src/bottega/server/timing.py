"""The time, as a function that tests can replace."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

from bottega.table.types import Millis

#: Returns the time: milliseconds since 1970.
Now: TypeAlias = Callable[[], Millis]


def now() -> Millis:
    return time.time_ns() // 1_000_000
