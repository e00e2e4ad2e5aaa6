"""Leonardo da Vinci (2006), 2 to 5 players: the game as one object."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from bottega.engine.action import Action
from bottega.engine.editions import Edition, standard
from bottega.engine.game import Game, Line, Option
from bottega.engine.types import Deal, Json, Seat
from bottega.games.leonardo.actions import ACTIONS
from bottega.games.leonardo.components import FIGURES, Box, standard_figures
from bottega.games.leonardo.insight.insight import LeonardoInsight
from bottega.games.leonardo.people import compact, wording
from bottega.games.leonardo.rules import deck, load, passing
from bottega.games.leonardo.state import LeonardoState

if TYPE_CHECKING:
    from bottega.engine.people.text import Book


class Leonardo(Game):
    """See `bottega.engine.game.Game` for what each method promises."""

    def __init__(self, edition: Edition) -> None:
        self.name = "leonardo"
        self.seats = range(2, 6)
        self.version = 1
        self.minutes = 90
        self.actions = ACTIONS
        self.hidden = ("under", "deck", "sight", "bids")
        self.concealed = ("start", "arrange", "bid")
        self.figures = FIGURES
        self.data = files("bottega.games.leonardo").joinpath("data")
        self.edition = edition
        self.options = {
            "start": Option(("beginner", "expert"), "beginner"),
            "codex": Option(("off", "on"), "off"),
        }
        self.box = Box(edition)

    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        return deck.shuffle(self.box, players, seed, options)

    def start(self, deal: Json) -> LeonardoState:
        self.check_deal(deal, ["requested", "deck", "removed"])
        deck.check(self.box, deal)
        return load.from_deal(self, deal)

    def load(self, dump: Json) -> LeonardoState:
        return load.from_dump(self, dump)

    def with_edition(self, edition: Edition) -> Leonardo:
        return Leonardo(edition)

    def noun(self, key: str, value: Json, book: Book) -> str | None:
        return wording.noun(self.box, key, value, book)

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

    def insight(self) -> LeonardoInsight:
        return LeonardoInsight(self.box)


@cache
def leonardo() -> Leonardo:
    """The game with its standard edition."""
    return Leonardo(standard(standard_figures()))
