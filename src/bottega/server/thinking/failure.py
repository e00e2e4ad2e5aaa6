"""Why a bot has given no advice."""

from __future__ import annotations

from typing import Final

HUNG: Final = "hung"  # it did not answer in time; its process was ended
DIED: Final = "died"  # its process ended by itself
FAILED: Final = "failed"  # it raised an error, chose what is not legal, or there is no such bot
RESTING: Final = "resting"  # it has hung or died too often just now, and is not asked for a while
BUSY: Final = "busy"  # too many questions are waiting
LATE: Final = "late"  # no worker was free in the time that the caller would wait
WITHDRAWN: Final = "withdrawn"  # the caller has withdrawn the question
CLOSED: Final = "closed"  # the server is being shut down


class BotFailed(Exception):
    """There is no advice. The caller may ask again, perhaps another bot.

    `reason` is one of the above. The text is for developers: it may hold what only the seat of the bot may
    know, so it goes to no log and no client.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
