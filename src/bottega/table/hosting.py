"""Hosting: tables in memory, for a host that stores their entries and tells those who watch.

A host proposes a command, stores the entry that it becomes, and only then answers and tells the news. Until
the entry is stored the table is ahead of the store: if it cannot be stored, the table must be forgotten.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Json, Viewer
from bottega.table.brief import Brief, brief, result_rows, seat_rows
from bottega.table.commands import propose
from bottega.table.rows import Append, StoredEntry
from bottega.table.table import Table
from bottega.table.telling import Teller, Told
from bottega.table.types import OVER, MatchId, Millis

#: A viewer with their language, and the number of the last entry they know.
Eyes: TypeAlias = tuple[Viewer, str | None, int]

#: Kinds of entries after which seats may have changed hands.
_SEATING: Final = frozenset(("create", "sit", "leave", "arrange", "add-seat", "remove-seat", "start"))


class Refused(Exception):
    """The rules of the game forbid it. `refusal` says why, as data, in the language of the player."""

    def __init__(self, refusal: dict[str, Json]) -> None:
        super().__init__(refusal["code"])
        self.refusal = refusal


class NotLoaded(Exception):
    """The table is not here as it is wanted: load it and ask again. It is here up to entry `number`, or not
    at all (0)."""

    def __init__(self, number: int = 0) -> None:
        super().__init__(number)
        self.number = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Tongue:
    """How a host writes JSON, and who tells of its tables. A host with a faster JSON library has its own."""

    def teller(self, table: Table, told: Told | None = None) -> Teller:
        return Teller(table, told)

    def encode(self, data: Json) -> bytes:
        """Data that may have whole numbers as keys, as JSON."""
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()

    def decode(self, text: str) -> Json:
        return json.loads(text)

    def whole_news(self, teller: Teller, eyes: list[Eyes]) -> list[bytes]:
        """The whole news for each of these viewers, as JSON."""
        teller.see([viewer for viewer, _, _ in eyes])
        return [self.encode(teller.news(viewer, lang, after)) for viewer, lang, after in eyes]

    def news_since(self, teller: Teller, eyes: list[Eyes], before: Told | None) -> list[bytes]:
        """The news for each of these viewers, as JSON: what has changed for those who were told of the last
        entry they know, and everything for the others."""
        teller.see([viewer for viewer, _, _ in eyes])
        news: list[bytes] = []
        for viewer, lang, after in eyes:
            step = None
            if before is not None and before.number == after:
                step = teller.step(viewer, lang, before)
            news.append(self.encode(teller.news(viewer, lang, after) if step is None else step))
        return news


def append_of(table: Table, at: Millis, kind: str, text: str, done: Brief | None = None) -> Append:
    """The last entry of a table, of this kind and with this text, and everything that is stored with it."""
    return Append(
        StoredEntry(table.number, at, text),
        (done or brief(table)).row,
        seats=seat_rows(table) if kind in _SEATING else None,
        results=result_rows(table) if table.status == OVER else None,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """Tables in memory, up to `room` of them; the one unused for longest is dropped first."""

    def __init__(self, room: int, tongue: Tongue) -> None:
        self._room = room
        self._tongue = tongue
        self._tables: OrderedDict[MatchId, Table] = OrderedDict()
        #: The entry that the present request is about: the one that is taken in or proposed, or the last.
        self.entry = 0
        #: What those who watch were told last. It may be lost: then they get the whole news.
        self._told: dict[MatchId, Told] = {}

    def table(self, match: MatchId) -> Table:
        """NotLoaded if it is not here."""
        table = self._tables.get(match)
        if table is None:
            raise NotLoaded
        self._tables.move_to_end(match)
        self.entry = table.number
        return table

    def load(self, match: MatchId, snapshot: str | None, entries: list[StoredEntry]) -> Brief:
        table = Table(match) if snapshot is None else Table.restore(match, self._tongue.decode(snapshot))
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
            raise NotLoaded(table.number)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        while len(self._tables) > self._room:
            match, _ = self._tables.popitem(last=False)
            self._told.pop(match, None)

    def look(self, match: MatchId, eyes: list[Eyes], watching: bool = False) -> tuple[Brief, list[bytes]]:
        """How the table stands for each of these viewers. `watching`: they will be told of what comes."""
        table = self.table(match)
        told = self._told.get(match)
        teller = self._tongue.teller(
            table, told if told is not None and told.number == table.number else None
        )
        news = self._tongue.whole_news(teller, eyes)
        if watching:
            self._told[match] = teller.told
        return brief(table), news

    def tell(self, table: Table, eyes: list[Eyes]) -> list[bytes]:
        """The news for those who watch, after an entry."""
        before = self._told.pop(table.id, None)
        if not eyes:
            return []
        teller = self._tongue.teller(table)
        self._told[table.id] = teller.told
        news = self._tongue.news_since(teller, eyes, before)
        table.beats = None
        return news

    def _expect(self, table: Table, eyes: list[Eyes]) -> None:
        """Before an entry is taken in: people who watch and have the news before will be told of its beats.
        Programs, which ask for no words, are not."""
        told = table.id in self._told and any(lang is not None for _, lang, _ in eyes)
        table.beats = [] if told else None

    def snapshot(self, match: MatchId) -> tuple[int, str]:
        """The number of the last entry, and the snapshot after it."""
        table = self.table(match)
        return table.number, self._tongue.encode(table.snapshot()).decode()

    def feed(self, match: MatchId, entries: list[StoredEntry], eyes: list[Eyes]) -> Table:
        """The table after entries that another process has stored."""
        table = self.table(match)
        self._expect(table, eyes)
        for entry in entries:
            if entry.number > table.number:
                self._take(table, entry)
        return table

    def _take(self, table: Table, entry: StoredEntry) -> None:
        self.entry = entry.number
        table.apply(entry.number, entry.at, self._tongue.decode(entry.data))

    def propose(
        self, match: MatchId, command: dict[str, Json], at: Millis, eyes: list[Eyes]
    ) -> tuple[Append, Brief, list[bytes]]:
        """The entry of a command, and how the table stands once it is stored. Refused, Problem."""
        if command["op"] == "create":
            table = Table(match)
        else:
            table = self.table(match)
        at = max(at, table.changed)
        self.entry = table.number + 1
        try:
            data = propose(table, command, at)
        except IllegalAction as error:
            teller = self._tongue.teller(table)
            raise Refused(teller.refusal(error.refusal, command.get("lang"))) from error
        self._expect(table, eyes)
        try:
            table.apply(table.number + 1, at, data, checked=True)
        except BaseException:
            self.forget(match)  # it may be half done
            raise
        if command["op"] == "create":
            self._keep(table)
        after = brief(table)
        text = self._tongue.encode(data).decode()
        return append_of(table, at, data["kind"], text, after), after, self.tell(table, eyes)

    def forget(self, match: MatchId) -> None:
        self._tables.pop(match, None)
        self._told.pop(match, None)
