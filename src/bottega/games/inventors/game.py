"""Legendary Inventors (2016), 2 to 5 players: the game as one object."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import SupportsIndex

from bottega.engine.action import Action
from bottega.engine.choice import Choice
from bottega.engine.editions import Edition, standard
from bottega.engine.features import Features
from bottega.engine.fields import hidden_keys
from bottega.engine.game import Game, Option, restore
from bottega.engine.insight import Insight
from bottega.engine.learnt import policy_of
from bottega.engine.numbers import whole
from bottega.engine.state import State
from bottega.engine.types import Deal, Json, Seat
from bottega.games.inventors import people
from bottega.games.inventors.actions import ACTIONS
from bottega.games.inventors.components import FIGURES, Box, standard_figures
from bottega.games.inventors.fields import TABLE_FIELDS
from bottega.games.inventors.insight import choices
from bottega.games.inventors.insight.features import InventorsFeatures
from bottega.games.inventors.insight.insight import InventorsInsight
from bottega.games.inventors.insight.prospects import Prospects
from bottega.games.inventors.rules import load, passing, schema, setup
from bottega.games.inventors.rules.encoding import InventorsEncoding
from bottega.games.inventors.rules.refusals import MOMENTS
from bottega.games.inventors.state import InventorsState
from bottega.games.inventors.table import STAGES


class Inventors(Game):
    """See `bottega.engine.game.Game` for what each method promises."""

    def __init__(self, edition: Edition) -> None:
        self.name = "inventors"
        self.seats = range(2, 6)
        self.version = 1
        self.unnamed_version = 1  # the rules of Bottega 0.1.0
        self.minutes = 45
        self.actions = ACTIONS
        self.stages = STAGES
        self.moments = MOMENTS
        self.hidden = hidden_keys(TABLE_FIELDS)
        self.chapters = {"age": 1}
        self.view_form = schema.VIEW
        self.figures = FIGURES
        self.data = files("bottega.games.inventors").joinpath("data")
        self.edition = edition
        self.options = {"teams": Option(("dealt", "chosen"), "dealt")}
        self.box = Box(edition)
        # What insight and features have computed of holdings is kept here, for all bots of a process.
        self._prospects = Prospects(self.box)
        self._features = InventorsFeatures(self.box, self._prospects)
        self.people = people

    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        return setup.shuffle(self.box, players, seed, options)

    def start(self, deal: Json) -> InventorsState:
        keys = ["ages", "tokens"]
        if isinstance(deal, dict) and deal.get("options") != {"teams": "chosen"}:
            keys.append("teams")
        self.check_deal(deal, keys)
        kinds = setup.check(self.box, deal)
        return load.from_deal(self, deal, kinds)

    def begin(self, deal: Deal) -> InventorsState:
        return load.from_deal(self, deal, setup.kinds_of(deal))

    def load(self, dump: Json) -> InventorsState:
        return restore(self, dump, load.from_dump)

    def with_edition(self, edition: Edition) -> Inventors:
        return Inventors(edition)

    def phase(self, view: dict[str, Json], seat: Seat) -> str | None:
        return passing.phase(view, seat)

    def passing(self, view: dict[str, Json], seat: Seat) -> Action | None:
        return passing.passing(view, seat)

    def encoding(self, players: SupportsIndex) -> InventorsEncoding:
        return InventorsEncoding(self, whole(players))

    def choices(self, state: State, seat: Seat, action: Action) -> list[Choice]:
        return choices.choices(state, seat, action)

    def insight(self) -> Insight:
        return InventorsInsight(self.box, policy_of(self), self._prospects)

    def features(self) -> Features:
        return self._features


@cache
def inventors() -> Inventors:
    """The game with its standard edition."""
    return Inventors(standard(standard_figures()))
