"""Masters of Renaissance (2019), 1 to 4 players: the game as one object."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from bottega.engine.action import Action
from bottega.engine.editions import Edition, standard
from bottega.engine.game import Game, Line
from bottega.engine.types import Deal, Json
from bottega.games.masters.actions import ACTIONS
from bottega.games.masters.components import FIGURES, Box, standard_figures
from bottega.games.masters.insight.insight import MastersInsight
from bottega.games.masters.people import board, compact, description, wording
from bottega.games.masters.rules import load, setup
from bottega.games.masters.state import MastersState

if TYPE_CHECKING:
    from bottega.engine.people.text import Book


class Masters(Game):
    """See `bottega.engine.game.Game` for what each method promises."""

    def __init__(self, edition: Edition) -> None:
        self.name = "masters"
        self.seats = range(1, 5)
        self.version = 1
        self.minutes = 45
        self.actions = ACTIONS
        self.hidden = ("decks", "hands", "rejected", "dropped", "tokens")
        self.concealed = ("keep-leaders", "discard-leader")
        self.figures = FIGURES
        self.data = files("bottega.games.masters").joinpath("data")
        self.edition = edition
        self.options = {}
        self.box = Box(edition)

    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        return setup.shuffle(self.box, players, seed, options)

    def start(self, deal: Json) -> MastersState:
        keys = ["market", "decks", "leaders"]
        if isinstance(deal, dict) and deal.get("players") == 1:
            keys.append("tokens")
        self.check_deal(deal, keys)
        setup.check(self.box, deal)
        return load.from_deal(self, deal)

    def load(self, dump: Json) -> MastersState:
        return load.from_dump(self, dump)

    def with_edition(self, edition: Edition) -> Masters:
        return Masters(edition)

    def noun(self, key: str, value: Json, book: Book) -> str | None:
        return wording.noun(self.box, key, value, book)

    def named(self, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
        return wording.named(action, view)

    def board(self, view: dict[str, Json], book: Book, width: int) -> list[Line]:
        return board.draw(self.box, view, book, width)

    def compact(self, view: dict[str, Json], book: Book, width: int) -> list[list[Line]]:
        return compact.parts(self.box, view, book, width)

    def describe(self, view: dict[str, Json], book: Book) -> list[str]:
        return description.describe(self.box, view, book)

    def components(self, book: Book) -> list[tuple[str, list[str], list[list[str]]]]:
        return wording.components(self.box, book)

    def insight(self) -> MastersInsight:
        return MastersInsight(self.box)


@cache
def masters() -> Masters:
    """The game with its standard edition."""
    return Masters(standard(standard_figures()))
