"""Questions for readers that need no table: about lessons and records."""

from __future__ import annotations

from typing import Any, Final

from bottega.server.referee import travel
from bottega.server.referee.referees import RefereeLost, Referees, RefereesClosed
from bottega.table.problem import Problem

#: Maximum attempts while readers are lost.
_TRIES: Final = 5
#: Seconds after which it is worth to ask again: a server that is shut down, and one that is busy.
_RETURN: Final = 5
_AGAIN: Final = 2


async def ask(readers: Referees, about: str, question: str, *args: Any) -> bytes:
    """The answer as JSON. Questions about the same thing go to the same reader. Problem where none
    answers."""
    request = travel.Teach(question, list(args))
    for _ in range(_TRIES):
        try:
            answer: bytes = await readers.ask(about, request)
            return answer
        except RefereesClosed as error:
            raise Problem("closing", 503, seconds=_RETURN) from error
        except RefereeLost:
            continue  # the next request starts a new one
    raise Problem("busy", 503, seconds=_AGAIN)
