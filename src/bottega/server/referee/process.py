"""What a referee does: it answers one request after the other, until its parent is gone.

How requests and answers are written stands in `travel`.
"""

from __future__ import annotations

import gc
import itertools
import logging
import os
import sys
from collections.abc import Callable
from typing import Any, Final, assert_never

import orjson

from bottega.engine.types import Json
from bottega.lessons import telling as lessons
from bottega.review.telling import reviewable, told_review
from bottega.server.logs import failure
from bottega.server.referee import travel
from bottega.server.referee.news import QUICK
from bottega.server.referee.travel import FRAME, RefereeRequest, stored_entries, wire_append, wire_brief
from bottega.system import ignore_interrupts
from bottega.table import asking
from bottega.table.brief import brief
from bottega.table.bringing import brought
from bottega.table.commands import AlreadyDone
from bottega.table.hosting import NotLoaded, Refused, Tables
from bottega.table.problem import Problem
from bottega.table.table import Table
from bottega.table.types import MatchId

#: Requests between two collections of garbage.
_REQUESTS: Final = 256
_BUFFER: Final = 1 << 16


class Referee(Tables):
    """Tables in memory, up to `room` of them, and answers to requests about them."""

    def __init__(self, room: int) -> None:
        super().__init__(room, QUICK)

    def handle(self, match: MatchId, request: RefereeRequest) -> Any:
        """The answer to a request, ready to be encoded."""
        self.entry = 0
        match request:
            case travel.Propose():
                append, after, news = self.propose(match, request.command, request.at, request.eyes)
                return wire_append(append), wire_brief(after), news
            case travel.LookAt():
                seen, news = self.look(match, request.eyes, request.watching)
                return wire_brief(seen), news
            case travel.Ask():
                return _QUESTIONS[request.question](self.table(match), *request.args)
            case travel.Load():
                return wire_brief(self.load(match, request.snapshot, stored_entries(request.entries)))
            case travel.Feed():
                table = self.feed(match, stored_entries(request.entries), request.eyes)
                return wire_brief(brief(table)), self.tell(table, request.eyes)
            case travel.Read():
                table = self.read(match, request.number, stored_entries(request.entries))
                answer = _READINGS[request.question](table, *request.args)
                return orjson.dumps(answer, option=orjson.OPT_NON_STR_KEYS)
            case travel.Teach():
                answer = _WITHOUT_TABLE[request.question](*request.args)
                return orjson.dumps(answer, option=orjson.OPT_NON_STR_KEYS)
            case travel.TakeSnapshot():
                return self.snapshot(match)
            case travel.Forget():
                return self.forget(match)
            case _:
                assert_never(request)


def _review(table: Table, data: str, lang: str) -> dict[str, Json]:
    return told_review(table, orjson.loads(data), lang)


#: Questions about a table as it stands. They take less time than a move.
_QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    "why": asking.why_not,
    "question": asking.question,
    "hint": asking.hint,
    "acted": asking.acted,
    "settings": asking.settings,
    "chairs": asking.chairs,
}
#: Questions for readers: they take a whole match, or much of it, again.
_READINGS: Final[dict[str, Callable[..., Any]]] = {
    "describe": asking.describe,
    "history": asking.history,
    "moment": asking.moment,
    "moments": asking.moments,
    "origin": asking.origin,
    "recap": asking.recap,
    "record": asking.record,
    "review": _review,
    "reviewable": reviewable,
    "things": asking.things,
}
#: Questions for readers about lessons and records. Where a lesson stands is all in the question.
_WITHOUT_TABLE: Final[dict[str, Callable[..., Any]]] = {
    "offered": lessons.offered,
    "told": lambda place, *args: lessons.told(lessons.Place(**place), *args),
    "why": lambda place, *args: lessons.why_not(lessons.Place(**place), *args),
    "things": lambda place, *args: lessons.things(lessons.Place(**place), *args),
    "origin": lambda place: lessons.origin(lessons.Place(**place)),
    "record": brought,
}

# The loop


def answer(referee: Referee, match: MatchId, request: RefereeRequest) -> tuple[str, Any]:
    """How a request went, and its result (see `travel`)."""
    try:
        return travel.DONE, referee.handle(match, request)
    except NotLoaded as missing:
        return travel.NOT_LOADED, missing.number
    except AlreadyDone as done:
        return travel.ALREADY, done.number
    except Problem as problem:
        return travel.PROBLEM, (problem.code, problem.status, problem.values)
    except Refused as refused:
        return travel.REFUSED, refused.refusal
    except Exception as error:
        return travel.FAILED, {"entry": referee.entry, **failure(error)}


def main(room: int, nice: int) -> None:
    """Read requests from standard input, which ends when the parent is gone, and write answers to standard
    output."""
    ignore_interrupts()
    if sys.platform != "win32":  # which has no such priorities
        os.nice(nice)
    logging.disable()
    gc.disable()
    gc.freeze()
    referee = Referee(room)
    with os.fdopen(os.dup(0), "rb", _BUFFER) as requests, os.fdopen(os.dup(1), "wb", _BUFFER) as answers:
        os.dup2(2, 1)  # what the rules print is not an answer
        for count in itertools.count(1):
            head = requests.read(FRAME.size)
            if len(head) < FRAME.size:
                os._exit(0)
            asked = travel.read_request(requests.read(FRAME.unpack(head)[0]))
            how, result = answer(referee, asked.match, asked.request)
            try:
                answers.write(travel.framed((asked.number, how, result)))
                answers.flush()
            except OSError:
                os._exit(0)  # the parent is gone
            if count % _REQUESTS == 0:
                _tidy()


def _tidy() -> None:
    """Collect the garbage of the last requests, and freeze the rest. There are many tables, they live long
    and hold no cycles: a full collection would delay an answer by a tenth of a second and free nothing."""
    gc.collect(0)
    gc.freeze()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
