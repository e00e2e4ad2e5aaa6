"""A table under test: commands go in, entries are kept, and the same entries must give the same table."""

from __future__ import annotations

import json
import random
from typing import Any

from bottega.engine.types import Json, Seat, Viewer
from bottega.server.referee.news import QUICK, EncodingTeller
from bottega.table.commands import propose
from bottega.table.table import Table
from bottega.table.types import SECOND, Millis

NAMES = ("Ada", "Bruno", "Chiara", "Dante", "Elsa")
START: Millis = 1_800_000_000_000


class Desk:
    """`at` is the time; every command takes a second unless one says otherwise."""

    def __init__(self, game: str = "masters", people: int = 2, bots: int = 0, **settings: Json) -> None:
        self.table = Table("table")
        self.entries: list[tuple[int, Millis, str]] = []
        self.at = START
        seats: list[Json] = [{"me": NAMES[0]}, *({} for _ in range(people - 1)), *({"bot": "random"},) * bots]
        usual: dict[str, Json] = {
            "game": game,
            "edition": None,
            "options": {},
            "public": True,
            "spectators": True,
            "ranked": False,
            "hints": True,
            "device": False,
            "order": "fixed",
            "tempo": {"kind": "none"},
        }
        if settings.get("device"):
            seats = [{"me": name} for name in NAMES[:people]]
        self("create", "Ada", settings=usual | settings, seats=seats, word="a")

    def __call__(self, op: str, by: str | None, **values: Json) -> dict[str, Json]:
        """A command of somebody, carried out; its entry."""
        self.at += SECOND
        data = propose(self.table, {"op": op, "by": by, **values}, self.at)
        text = json.dumps(data)
        self.table.apply(self.table.number + 1, self.at, json.loads(text))
        self.entries.append((self.table.number, self.at, text))
        return data

    def sit(self, *names: str, **values: Json) -> Desk:
        for name in names:
            self("sit", name, name=name, word=name, **values)
        return self

    def begin(self) -> Desk:
        """Everybody sits down and the match begins."""
        free = sum(chair.empty for chair in self.table.chairs)
        self.sit(*NAMES[1 : 1 + free])
        self("start", "Ada")
        return self

    def who(self, seat: Seat) -> str | None:
        return self.table.chairs[seat].account

    def legal(self, seat: Seat) -> list[int]:
        return list(self.table.choices[seat])

    def answer(self, seat: Seat, action: int | str | None = None, **values: Json) -> dict[str, Json]:
        """A seat answers its open decision, with its first choice unless one says otherwise."""
        chosen = self.legal(seat)[0] if action is None else action
        decision = self.table.opened[seat]
        mind = self.table.chairs[seat].mind
        by = None if mind else self.who(seat)
        bot = {"mind": mind} if mind else {}
        return self("answer", by, seat=seat, decision=decision, action=chosen, **bot, **values)

    def play(self, count: int, rng: random.Random | None = None) -> Desk:
        """This many decisions, at random or always the first choice."""
        for _ in range(count):
            if self.table.status != "playing":
                break
            seat = min(self.table.opened)
            self.answer(seat, (rng or random.Random(0)).choice(self.legal(seat)))
        return self

    def again(self) -> Table:
        """The table of the same entries."""
        table = Table("table")
        for number, at, text in self.entries:
            table.apply(number, at, json.loads(text))
        return table

    def news(self, viewer: Viewer, lang: str | None = "en", after: int = 0) -> dict[str, Any]:
        news: dict[str, Any] = json.loads(
            QUICK.whole_news(EncodingTeller(self.table), [(viewer, lang, after)])[0]
        )
        return news
