"""What a referee does: it answers one request after the other, until its parent is gone.

How requests and answers are written stands in `travel`.
"""

from __future__ import annotations

import gc
import itertools
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, assert_never

import orjson

from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Json, Viewer
from bottega.lessons import telling as lessons
from bottega.review.telling import reviewable, told_review
from bottega.server.logs import failure
from bottega.server.referee import travel
from bottega.server.referee.news import EncodingTeller, Eyes, news_since, whole_news
from bottega.server.referee.travel import FRAME, RefereeRequest, stored_entries, wire_append, wire_brief
from bottega.server.store.base import Append, StoredEntry
from bottega.server.writing import append_of
from bottega.system import ignore_interrupts
from bottega.table import asking
from bottega.table.brief import Brief, brief
from bottega.table.commands import AlreadyDone, propose
from bottega.table.problem import Problem
from bottega.table.table import Table
from bottega.table.telling import Told
from bottega.table.types import MatchId, Millis

#: Requests between two collections of garbage.
_REQUESTS: Final = 256
_BUFFER: Final = 1 << 16


class Refused(Exception):
    """The rules of the game forbid it. `refusal` says why, as data, in the language of the player."""

    def __init__(self, refusal: dict[str, Json]) -> None:
        super().__init__(refusal["code"])
        self.refusal = refusal


class _NotLoaded(Exception):
    """This referee does not have the table, or has it only up to an entry, or further than it is wanted."""

    def __init__(self, number: int = 0) -> None:
        super().__init__(number)
        self.number = number


class Referee:
    """Tables in memory, up to `room` of them; the one unused for longest is dropped first."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._tables: OrderedDict[MatchId, Table] = OrderedDict()
        #: The entry that the present request is about: the one that is taken in or proposed, or the last.
        self.entry = 0
        #: What those who watch were told last. It may be lost: then they get the whole news.
        self._told: dict[MatchId, Told] = {}

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
                return _QUESTIONS[request.question](self._table(match), *request.args)
            case travel.Load():
                return wire_brief(self.load(match, request.snapshot, stored_entries(request.entries)))
            case travel.Feed():
                table = self.feed(match, stored_entries(request.entries), request.eyes)
                return wire_brief(brief(table)), self._tell(table, request.eyes)
            case travel.Read():
                table = self.read(match, request.number, stored_entries(request.entries))
                answer = _READINGS[request.question](table, *request.args)
                return orjson.dumps(answer, option=orjson.OPT_NON_STR_KEYS)
            case travel.Teach():
                answer = _LESSONS[request.question](*request.args)
                return orjson.dumps(answer, option=orjson.OPT_NON_STR_KEYS)
            case travel.TakeSnapshot():
                return self.snapshot(match)
            case travel.Forget():
                return self.forget(match)
            case _:
                assert_never(request)

    def _table(self, match: MatchId) -> Table:
        table = self._tables.get(match)
        if table is None:
            raise _NotLoaded
        self._tables.move_to_end(match)
        self.entry = table.number
        return table

    def load(self, match: MatchId, snapshot: str | None, entries: list[StoredEntry]) -> Brief:
        table = Table(match) if snapshot is None else Table.restore(match, orjson.loads(snapshot))
        for entry in entries:
            self._take(table, entry)
        self._told.pop(match, None)
        self._keep(table)
        return brief(table)

    def read(self, match: MatchId, number: int, entries: list[StoredEntry]) -> Table:
        """The table exactly as it was after an entry, with everything that happened before. What came later
        must not be seen: seats may have changed hands."""
        table = self._tables.pop(match, None)
        if table is None or table.number > number:
            table = Table(match)
        for entry in entries:
            if table.number < entry.number <= number:
                if entry.number > table.number + 1:
                    break
                self._take(table, entry)
        if table.number:
            self._keep(table)
        if table.number != number:
            raise _NotLoaded(table.number)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        while len(self._tables) > self._room:
            match, _ = self._tables.popitem(last=False)
            self._told.pop(match, None)

    def look(self, match: MatchId, eyes: list[Eyes], watching: bool = False) -> tuple[Brief, list[bytes]]:
        table = self._table(match)
        told = self._told.get(match)
        teller = EncodingTeller(table, told if told is not None and told.number == table.number else None)
        news = whole_news(teller, eyes)
        if watching:
            self._told[match] = teller.told
        return brief(table), news

    def _tell(self, table: Table, eyes: list[Eyes]) -> list[bytes]:
        """The news for those who watch, after an entry."""
        before = self._told.pop(table.id, None)
        if not eyes:
            return []
        teller = EncodingTeller(table)
        self._told[table.id] = teller.told
        news = news_since(teller, eyes, before)
        table.beats = None
        return news

    def _expect(self, table: Table, eyes: list[Eyes]) -> None:
        """Before an entry is taken in: people who watch and have the news before will be told of its beats.
        Programs, which ask for no words, are not."""
        told = table.id in self._told and any(lang is not None for _, lang, _ in eyes)
        table.beats = [] if told else None

    def snapshot(self, match: MatchId) -> tuple[int, str]:
        """The number of the last entry, and the snapshot after it."""
        table = self._table(match)
        return table.number, orjson.dumps(table.snapshot()).decode()

    def feed(self, match: MatchId, entries: list[StoredEntry], eyes: list[Eyes]) -> Table:
        """The table after entries that another process has stored."""
        table = self._table(match)
        self._expect(table, eyes)
        for entry in entries:
            if entry.number > table.number:
                self._take(table, entry)
        return table

    def _take(self, table: Table, entry: StoredEntry) -> None:
        self.entry = entry.number
        table.apply(entry.number, entry.at, orjson.loads(entry.data))

    def propose(
        self, match: MatchId, command: dict[str, Json], at: Millis, eyes: list[Eyes]
    ) -> tuple[Append, Brief, list[bytes]]:
        """The entry of a command, and how the table stands once it is stored. Until then the table is ahead
        of the store: if the entry cannot be stored, the table must be forgotten."""
        if command["op"] == "create":
            table = Table(match)
        else:
            table = self._table(match)
        at = max(at, table.changed)
        self.entry = table.number + 1
        try:
            data = propose(table, command, at)
        except IllegalAction as error:
            raise Refused(EncodingTeller(table).refusal(error.refusal, command.get("lang"))) from error
        self._expect(table, eyes)
        try:
            table.apply(table.number + 1, at, data, checked=True)
        except BaseException:
            self.forget(match)  # it may be half done
            raise
        if command["op"] == "create":
            self._keep(table)
        after = brief(table)
        return append_of(table, at, data, after), after, self._tell(table, eyes)

    def forget(self, match: MatchId) -> None:
        self._tables.pop(match, None)
        self._told.pop(match, None)


def _acted(table: Table, seat: int) -> int:
    return table.acted.get(seat, 0)


def _settings(table: Table) -> dict[str, Json]:
    return dict(table.settings)


def _chairs(table: Table) -> list[dict[str, Json]]:
    return [chair.dump() for chair in table.chairs]


def _history(table: Table, viewer: Viewer, lang: str | None, after: int) -> dict[str, Json]:
    return {"events": EncodingTeller(table).events(viewer, lang, after)}


def _recap(table: Table, seat: int, lang: str | None, after: int, boards: bool) -> dict[str, Json]:
    told = _history(table, seat, lang, after)
    if boards and table.match is not None:
        told["boards"] = asking.boards(table, seat, told["events"])
    return told


def _review(table: Table, data: str, lang: str) -> dict[str, Json]:
    return told_review(table, orjson.loads(data), lang)


#: Questions about a table as it stands. They take less time than a move.
_QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    "why": asking.why_not,
    "question": asking.question,
    "texts": asking.texts,
    "acted": _acted,
    "settings": _settings,
    "chairs": _chairs,
}
#: Questions for readers: they take a whole match, or much of it, again.
_READINGS: Final[dict[str, Callable[..., Any]]] = {
    "describe": asking.describe,
    "history": _history,
    "moment": asking.moment,
    "moments": asking.moments,
    "origin": asking.origin,
    "recap": _recap,
    "record": asking.record,
    "review": _review,
    "reviewable": reviewable,
    "things": asking.things,
}
#: Questions for readers about lessons. Where a lesson stands is all in the question.
_LESSONS: Final[dict[str, Callable[..., Any]]] = {
    "offered": lessons.offered,
    "told": lambda place, *args: lessons.told(lessons.Place(**place), *args),
    "why": lambda place, *args: lessons.why_not(lessons.Place(**place), *args),
    "things": lambda place, *args: lessons.things(lessons.Place(**place), *args),
    "origin": lambda place: lessons.origin(lessons.Place(**place)),
}

# The loop


def answer(referee: Referee, match: MatchId, request: RefereeRequest) -> tuple[str, Any]:
    """How a request went, and its result (see `travel`)."""
    try:
        return travel.DONE, referee.handle(match, request)
    except _NotLoaded as missing:
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
