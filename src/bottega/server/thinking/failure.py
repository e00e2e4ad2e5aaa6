"""What a caller is told who gets no advice."""

from __future__ import annotations

from typing import Final

HUNG: Final = "hung"  # it did not answer in time; its process was ended
DIED: Final = "died"  # its process ended by itself
FAILED: Final = "failed"  # it raised an error, chose what is not legal, or there is no such bot
RESTING: Final = "resting"  # it has hung or died too often just now, and is not asked for a while
BUSY: Final = "busy"  # too many questions are waiting
LATE: Final = "late"  # nobody came to this question in the time the caller would wait
WITHDRAWN: Final = "withdrawn"  # the caller does not want to know any more
CLOSED: Final = "closed"  # the server is being shut down


class BotFailed(Exception):
    """There is no advice, and why. Whoever asked may ask again, perhaps another bot.

    `reason` is one of the above. The text is for whoever runs the server, not for players: a bot may have
    put into it what only its seat may know, so it goes to no log and no client as it is.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
