"""When a player is notified about a match, from its row. No IO.

A decision that waits has up to three moments: the first notice, a reminder in the middle of the time, one
shortly before its end. `Notified.times` counts those that had passed when the player was last notified. So
a notice that was lost (the process ended between claiming and sending it) is followed by the next one, and
notices that were held back (at night, for a digest) come as one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bottega.server.store.base import Notified
from bottega.table.rows import MatchRow
from bottega.table.types import DAY, HOUR, MINUTE, Millis

LIVE: Final = "live"
#: How long a decision waits before its player is notified, by the kind of clock. At a live table they are
#: probably there.
_PATIENCE: Final[dict[str, Millis]] = {LIVE: 3 * MINUTE}
_USUAL_PATIENCE: Final[Millis] = MINUTE // 2
#: A time to decide that is shorter than this has no reminders.
_SHORT: Final[Millis] = 6 * HOUR
#: The last reminder comes a tenth of the time before its end, and at most this long before it.
_LAST_SHARE: Final = 10
_LAST: Final[Millis] = 3 * HOUR
#: Without a deadline, one reminder after this time.
_LONG: Final[Millis] = 2 * DAY


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat that must decide: since which entry, since when, and until when."""

    seat: int
    number: int
    since: Millis
    deadline: Millis | None


def waits(row: MatchRow) -> list[Wait]:
    """The seats that must decide. People around one device need no notice."""
    if row.summary.get("device"):
        return []
    asked = row.summary.get("asked") or []
    return [Wait(seat, *since) for seat, since in enumerate(asked) if since is not None]


def moments(wait: Wait, tempo: str) -> list[Millis]:
    """When the player is notified of a decision, and reminded of it; in order."""
    first = wait.since + _PATIENCE.get(tempo, _USUAL_PATIENCE)
    if wait.deadline is None:
        return [first] if tempo == LIVE else [first, wait.since + _LONG]
    time = wait.deadline - wait.since
    if time < _SHORT:
        return [first] if first < wait.deadline else []
    return [first, wait.since + time // 2, wait.deadline - min(_LAST, time // _LAST_SHARE)]


def sent(wait: Wait, notified: Notified | None) -> int:
    """How many of these notices the player has got."""
    if notified is None or notified.number < wait.number:
        return 0
    return notified.times


def passed(wait: Wait, tempo: str, now: Millis) -> int:
    """How many of its moments have passed; none once the deadline has passed."""
    if wait.deadline is not None and now >= wait.deadline:
        return 0
    return sum(moment <= now for moment in moments(wait, tempo))


def next_moment(wait: Wait, tempo: str, now: Millis) -> Millis | None:
    return min((moment for moment in moments(wait, tempo) if moment > now), default=None)
