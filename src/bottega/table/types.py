"""Names for plain values of a table: times, identifiers, and where a match stands."""

from __future__ import annotations

from typing import Final, TypeAlias

#: Whole milliseconds since 1970, in UTC.
Millis: TypeAlias = int
#: Identifiers are short random texts.
MatchId: TypeAlias = str
AccountId: TypeAlias = str

SECOND: Final[Millis] = 1_000
MINUTE: Final[Millis] = 60 * SECOND
HOUR: Final[Millis] = 60 * MINUTE
DAY: Final[Millis] = 24 * HOUR

#: Where a match stands: seats are still free, it is played, it has a result, it was abandoned.
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
