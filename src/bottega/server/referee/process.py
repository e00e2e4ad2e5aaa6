"""What a referee does: one request after the other, until nobody is there to ask.

Requests and answers are frames: four bytes of length, then pickled data. Both ends are ours.
"""

from __future__ import annotations

import gc
import itertools
import logging
import os
import pickle
import struct
import sys
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import orjson

from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Json, Viewer
from bottega.server.referee import travel
from bottega.server.store.base import Append, StoredEntry
from bottega.server.writing import append_of
from bottega.system import ignore_interrupts
from bottega.table import asking
from bottega.table.brief import Brief, brief
from bottega.table.commands import AlreadyDone, propose
from bottega.table.problem import Problem
from bottega.table.table import Table
from bottega.table.telling import Teller
from bottega.table.types import MatchId, Millis

FRAME: Final = struct.Struct(">I")
#: Requests between two collections of garbage.
_REQUESTS: Final = 256
_BUFFER: Final = 1 << 16

#: A viewer of a table with his language, and the number of the last entry he was told.
Eyes: TypeAlias = tuple[Viewer, str | None, int]


travel.prepare()


class Refused(Exception):
    """The rules of the game forbid it: why, as data, in the words of whoever asked."""

    def __init__(self, told: dict[str, Json]) -> None:
        super().__init__(told["code"])
        self.told = told


class Referee:
    """Tables in memory, the least used forgotten first."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._tables: OrderedDict[MatchId, Table] = OrderedDict()

    def handle(self, op: str, match: MatchId, args: tuple[Any, ...]) -> Any:
        return _OPS[op](self, match, *args)

    def _table(self, match: MatchId) -> Table:
        self._tables.move_to_end(match)  # KeyError: whoever asks must load it first
        return self._tables[match]

    def load(self, match: MatchId, snapshot: str | None, entries: list[StoredEntry]) -> Brief:
        table = _built(match, snapshot, entries)
        self._keep(table)
        return brief(table)

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        while len(self._tables) > self._room:
            self._tables.popitem(last=False)

    def feed(self, match: MatchId, entries: list[StoredEntry], eyes: list[Eyes]) -> tuple[Brief, list[bytes]]:
        """Take in what another process has stored."""
        table = self._table(match)
        for entry in entries:
            if entry.number > table.number:
                _take(table, entry)
        return brief(table), _news(table, eyes)

    def propose(
        self, match: MatchId, command: dict[str, Json], at: Millis, eyes: list[Eyes]
    ) -> tuple[Append, Brief, list[bytes]]:
        """The entry of a command, and how things stand once it is stored. The table is ahead of the store
        until then: if it cannot be stored, the table must be forgotten."""
        if command["op"] == "create":
            table = Table(match)
        else:
            table = self._table(match)
        at = max(at, table.changed)
        try:
            data = propose(table, command, at)
        except IllegalAction as error:
            raise Refused(Teller(table).refusal(error.refusal, command.get("lang"))) from error
        try:
            table.apply(table.number + 1, at, data)
        except BaseException:
            self.forget(match)  # half done
            raise
        if command["op"] == "create":
            self._keep(table)
        done = brief(table)
        return append_of(table, at, data, done), done, _news(table, eyes)

    def look(self, match: MatchId, eyes: list[Eyes]) -> tuple[Brief, list[bytes]]:
        table = self._table(match)
        return brief(table), _news(table, eyes)

    def ask(self, match: MatchId, name: str, args: tuple[Any, ...]) -> Any:
        return _QUESTIONS[name](self._table(match), *args)

    def history(
        self, match: MatchId, entries: list[StoredEntry], viewer: Viewer, lang: str | None, after: int
    ) -> tuple[int, list[dict[str, Json]]]:
        """What a viewer has seen of all that happened since an entry: from all the entries."""
        table = _built(match, None, entries)
        return table.acted.get(-1 if viewer is None else viewer, 0), Teller(table).events(viewer, lang, after)

    def snapshot(self, match: MatchId) -> tuple[int, str]:
        table = self._table(match)
        return table.number, orjson.dumps(table.snapshot()).decode()

    def forget(self, match: MatchId) -> None:
        self._tables.pop(match, None)


def _built(match: MatchId, snapshot: str | None, entries: list[StoredEntry]) -> Table:
    table = Table(match) if snapshot is None else Table.restore(match, orjson.loads(snapshot))
    for entry in entries:
        _take(table, entry)
    return table


def _take(table: Table, entry: StoredEntry) -> None:
    table.apply(entry.number, entry.at, orjson.loads(entry.data))


def _news(table: Table, eyes: list[Eyes]) -> list[bytes]:
    teller = Teller(table)
    return [teller.news(viewer, lang, after) for viewer, lang, after in eyes]


def _acted(table: Table, seat: int) -> int:
    return table.acted.get(seat, 0)


def _settings(table: Table) -> dict[str, Json]:
    return dict(table.settings)


def _chairs(table: Table) -> list[dict[str, Json]]:
    return [chair.dump() for chair in table.chairs]


_OPS: Final[dict[str, Callable[..., Any]]] = {
    "load": Referee.load,
    "feed": Referee.feed,
    "propose": Referee.propose,
    "look": Referee.look,
    "ask": Referee.ask,
    "history": Referee.history,
    "snapshot": Referee.snapshot,
    "forget": Referee.forget,
}

_QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    "why": asking.why_not,
    "describe": asking.describe,
    "scores": asking.scores,
    "record": asking.record,
    "question": asking.question,
    "texts": asking.texts,
    "moments": asking.moments,
    "moment": asking.moment,
    "origin": asking.origin,
    "acted": _acted,
    "settings": _settings,
    "chairs": _chairs,
}

# The loop


def answer(referee: Referee, op: str, match: MatchId, args: tuple[Any, ...]) -> tuple[str, Any]:
    """What a request comes to: how it went, and the result or what is to be told of it."""
    try:
        return "done", referee.handle(op, match, args)
    except KeyError as error:
        if error.args == (match,):
            return "unknown", None
        return "failed", traceback.format_exc()
    except AlreadyDone as done:
        return "already", done.number
    except Problem as problem:
        return "problem", (problem.code, problem.status, problem.values)
    except Refused as refused:
        return "refused", refused.told
    except Exception:
        return "failed", traceback.format_exc()


def main(room: int) -> None:
    """The life of a referee: requests come by its standard input, which ends when its parent is gone, and
    answers go to its standard output."""
    ignore_interrupts()
    logging.disable()
    gc.disable()
    gc.freeze()
    referee = Referee(room)
    with os.fdopen(os.dup(0), "rb", _BUFFER) as requests, os.fdopen(os.dup(1), "wb", _BUFFER) as answers:
        os.dup2(2, 1)  # what the rules print is no answer
        for count in itertools.count(1):
            head = requests.read(FRAME.size)
            if len(head) < FRAME.size:
                os._exit(0)
            number, op, match, args = pickle.loads(requests.read(FRAME.unpack(head)[0]))
            how, result = answer(referee, op, match, args)
            body = pickle.dumps((number, how, result), protocol=5)
            try:
                answers.write(FRAME.pack(len(body)) + body)
                answers.flush()
            except OSError:
                os._exit(0)  # gone meanwhile
            if count % _REQUESTS == 0:
                _tidy()


def _tidy() -> None:
    """Collect the garbage of the last requests, and never look again at what is left. Tables are many, live
    long and hold no cycles: to walk through all of them, as the collector does of its own accord, would keep
    somebody waiting for a tenth of a second and find nothing."""
    gc.collect(0)
    gc.freeze()


if __name__ == "__main__":
    main(int(sys.argv[1]))
