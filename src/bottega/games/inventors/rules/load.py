"""From plain data to a table: the start of a match, and a match that was saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.types import Deal, Json
from bottega.games.inventors.components import (
    AGES,
    TEAMS,
)
from bottega.games.inventors.rules import saved, setup
from bottega.games.inventors.state import InventorsState

if TYPE_CHECKING:
    from bottega.games.inventors.game import Inventors


def from_deal(game: Inventors, deal: Deal, kinds: list[list[tuple[int, int]]]) -> InventorsState:
    """The table before the first decision, from a deal that has been checked, with the kinds of its tokens
    by age. Seat 0 begins with the statue."""
    state = _clear(game, deal["players"])
    state.chosen_teams = deal["options"]["teams"] == "chosen"
    box = state.box
    coming = []
    bag = list(box.token_counts)
    for age in range(AGES):
        tokens = kinds[age]
        for first, second in tokens:
            bag[first] -= 1
            bag[second] -= 1
        coming.append((tuple([box.index[id] for id in deal["ages"][age]]), tuple(tokens)))
    state.coming = tuple(coming)
    state.bag = tuple(bag)
    for seat, colour in enumerate(deal.get("teams", ())):
        setup.lead(state, seat, TEAMS.index(colour))
    setup.next_team(state)
    return state


def from_dump(game: Inventors, dump: dict[str, Json]) -> InventorsState:
    """The state in a dump; `engine.game.restore` checks the outcome."""
    state = _clear(game, dump["players"])
    saved.restore(state, dump)
    return state


def _clear(game: Inventors, players: int) -> InventorsState:
    state = InventorsState.__new__(InventorsState)
    state.clear(game, players)
    return state
