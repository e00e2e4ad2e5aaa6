"""Leonardo da Vinci (2006), 2 to 5 players: the game as one object."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import SupportsIndex

from bottega.engine.action import Action
from bottega.engine.choice import Choice
from bottega.engine.editions import Edition, standard
from bottega.engine.fields import hidden_keys
from bottega.engine.game import Game, Option, restore
from bottega.engine.learnt import policy_of
from bottega.engine.numbers import whole
from bottega.engine.state import State
from bottega.engine.types import Deal, Json, Seat
from bottega.games.leonardo import people
from bottega.games.leonardo.actions import ACTIONS
from bottega.games.leonardo.components import FIGURES, Box, standard_figures
from bottega.games.leonardo.fields import TABLE_FIELDS
from bottega.games.leonardo.insight import choices
from bottega.games.leonardo.insight.features import LeonardoFeatures
from bottega.games.leonardo.insight.insight import LeonardoInsight
from bottega.games.leonardo.rules import deck, load, passing, schema
from bottega.games.leonardo.rules.encoding import LeonardoEncoding
from bottega.games.leonardo.rules.refusals import MOMENTS
from bottega.games.leonardo.state import LeonardoState
from bottega.games.leonardo.table import STAGES


class Leonardo(Game):
    """See `bottega.engine.game.Game` for what each method promises."""

    def __init__(self, edition: Edition) -> None:
        self.name = "leonardo"
        self.seats = range(2, 6)
        self.version = 1
        self.unnamed_version = 1  # the rules of Bottega 0.1.0
        self.minutes = 90
        self.actions = ACTIONS
        self.stages = STAGES
        self.moments = MOMENTS
        self.hidden = hidden_keys(TABLE_FIELDS)
        self.concealed = ("start", "arrange", "bid")
        self.chapters = {"turn": 1, "area": 2, "research": 2}
        self.asides = frozenset({"pass-forced", "withdraw-forced"})
        self.view_form = schema.VIEW
        self.figures = FIGURES
        self.data = files("bottega.games.leonardo").joinpath("data")
        self.edition = edition
        self.options = {
            "start": Option(("beginner", "expert"), "beginner"),
            "codex": Option(("off", "on"), "off"),
        }
        self.box = Box(edition)
        self.people = people

    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        return deck.shuffle(self.box, players, seed, options)

    def start(self, deal: Json) -> LeonardoState:
        self.check_deal(deal, ["requested", "deck", "removed"])
        deck.check(self.box, deal)
        return self.begin(deal)

    def begin(self, deal: Deal) -> LeonardoState:
        return load.from_deal(self, deal)

    def load(self, dump: Json) -> LeonardoState:
        return restore(self, dump, load.from_dump)

    def with_edition(self, edition: Edition) -> Leonardo:
        return Leonardo(edition)

    def phase(self, view: dict[str, Json], seat: Seat) -> str | None:
        return passing.phase(view, seat)

    def passing(self, view: dict[str, Json], seat: Seat) -> Action | None:
        return passing.passing(view, seat)

    def encoding(self, players: SupportsIndex) -> LeonardoEncoding:
        return LeonardoEncoding(self, whole(players))

    def choices(self, state: State, seat: Seat, action: Action) -> list[Choice]:
        return choices.choices(action)

    def insight(self) -> LeonardoInsight:
        return LeonardoInsight(self.box, policy_of(self))

    def features(self) -> LeonardoFeatures:
        return LeonardoFeatures(self.box)


@cache
def leonardo() -> Leonardo:
    """The game with its standard edition."""
    return Leonardo(standard(standard_figures()))
