"""Masters of Renaissance (2019), 1 to 4 players: the game as one object."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import SupportsIndex

from bottega.engine.action import Action
from bottega.engine.choice import Choice
from bottega.engine.editions import Edition, standard
from bottega.engine.fields import hidden_keys
from bottega.engine.game import Game, restore
from bottega.engine.learnt import policy_of
from bottega.engine.numbers import whole
from bottega.engine.state import State
from bottega.engine.types import Deal, Json, Seat
from bottega.games.masters import people
from bottega.games.masters.actions import ACTIONS
from bottega.games.masters.components import FIGURES, Box, standard_figures
from bottega.games.masters.fields import TABLE_FIELDS
from bottega.games.masters.insight import choices
from bottega.games.masters.insight.features import MastersFeatures
from bottega.games.masters.insight.insight import MastersInsight
from bottega.games.masters.rules import load, schema, setup
from bottega.games.masters.rules.encoding import MastersEncoding
from bottega.games.masters.rules.refusals import MOMENTS
from bottega.games.masters.state import MastersState
from bottega.games.masters.table import STAGES


class Masters(Game):
    """See `bottega.engine.game.Game` for what each method promises."""

    def __init__(self, edition: Edition) -> None:
        self.name = "masters"
        self.seats = range(1, 5)
        self.version = 1
        self.unnamed_version = 1  # the rules of Bottega 0.1.0
        self.minutes = 45
        self.actions = ACTIONS
        self.stages = STAGES
        self.moments = MOMENTS
        self.hidden = hidden_keys(TABLE_FIELDS)
        self.concealed = ("keep-leaders", "discard-leader")
        self.chapters = {"round": 1, "turn": 2}
        self.asides = frozenset({"uncover"})
        self.view_form = schema.VIEW
        self.figures = FIGURES
        self.data = files("bottega.games.masters").joinpath("data")
        self.edition = edition
        self.options = {}
        self.box = Box(edition)
        self.people = people

    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        return setup.shuffle(self.box, players, seed, options)

    def start(self, deal: Json) -> MastersState:
        keys = ["market", "decks", "leaders"]
        if isinstance(deal, dict) and deal.get("players") == 1:
            keys.append("tokens")
        self.check_deal(deal, keys)
        setup.check(self.box, deal)
        return self.begin(deal)

    def begin(self, deal: Deal) -> MastersState:
        return load.from_deal(self, deal)

    def load(self, dump: Json) -> MastersState:
        return restore(self, dump, load.from_dump)

    def with_edition(self, edition: Edition) -> Masters:
        return Masters(edition)

    def encoding(self, players: SupportsIndex) -> MastersEncoding:
        return MastersEncoding(self, whole(players))

    def choices(self, state: State, seat: Seat, action: Action) -> list[Choice]:
        return choices.choices(state, action)

    def insight(self) -> MastersInsight:
        return MastersInsight(self.box, policy_of(self))

    def features(self) -> MastersFeatures:
        return MastersFeatures(self.box)


@cache
def masters() -> Masters:
    """The game with its standard edition."""
    return Masters(standard(standard_figures()))
