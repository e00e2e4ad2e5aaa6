"""Legendary Inventors (2016), 2 to 5 players: the game as one object."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from bottega.engine.action import Action
from bottega.engine.editions import Edition, standard
from bottega.engine.game import Game, Line, Option
from bottega.engine.insight import Insight
from bottega.engine.types import Deal, Json, Seat
from bottega.games.inventors.actions import ACTIONS
from bottega.games.inventors.components import FIGURES, Box, standard_figures
from bottega.games.inventors.insight.insight import InventorsInsight
from bottega.games.inventors.people import compact, wording
from bottega.games.inventors.rules import load, passing, setup
from bottega.games.inventors.state import InventorsState

if TYPE_CHECKING:
    from bottega.engine.people.text import Book


class Inventors(Game):
    """See `bottega.engine.game.Game` for what each method promises."""

    def __init__(self, edition: Edition) -> None:
        self.name = "inventors"
        self.seats = range(2, 6)
        self.version = 1
        self.minutes = 45
        self.actions = ACTIONS
        self.hidden = ("coming", "bag")
        self.figures = FIGURES
        self.data = files("bottega.games.inventors").joinpath("data")
        self.edition = edition
        self.options = {"teams": Option(("dealt", "chosen"), "dealt")}
        self.box = Box(edition)

    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        return setup.shuffle(self.box, players, seed, options)

    def start(self, deal: Json) -> InventorsState:
        keys = ["ages", "tokens"]
        if isinstance(deal, dict) and deal.get("options") != {"teams": "chosen"}:
            keys.append("teams")
        self.check_deal(deal, keys)
        kinds = setup.check(self.box, deal)
        return load.from_deal(self, deal, kinds)

    def load(self, dump: Json) -> InventorsState:
        return load.from_dump(self, dump)

    def with_edition(self, edition: Edition) -> Inventors:
        return Inventors(edition)

    def noun(self, key: str, value: Json, book: Book) -> str | None:
        return wording.noun(self.box, key, value, book)

    def named(self, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
        return wording.named(self.box, action, view)

    def phase(self, view: dict[str, Json], seat: Seat) -> str | None:
        return passing.phase(view, seat)

    def passing(self, view: dict[str, Json], seat: Seat) -> Action | None:
        return passing.passing(view, seat)

    def board(self, view: dict[str, Json], book: Book, width: int) -> list[Line]:
        return wording.board(self.box, view, book, width)

    def compact(self, view: dict[str, Json], book: Book, width: int) -> list[list[Line]]:
        return compact.parts(self.box, view, book, width)

    def describe(self, view: dict[str, Json], book: Book) -> list[str]:
        return wording.describe(self.box, view, book)

    def components(self, book: Book) -> list[tuple[str, list[str], list[list[str]]]]:
        return wording.components(self.box, book)

    def insight(self) -> Insight:
        return InventorsInsight(self.box)


@cache
def inventors() -> Inventors:
    """The game with its standard edition."""
    return Inventors(standard(standard_figures()))
