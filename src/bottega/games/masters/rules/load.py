"""From plain data to a table: the start of a match, and a match that was saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.types import Deal, Json
from bottega.games.masters.components import (
    MARBLES,
    STACKS,
)
from bottega.games.masters.rules import parts, saved
from bottega.games.masters.state import MastersState
from bottega.games.masters.table import LEADERS

if TYPE_CHECKING:
    from bottega.games.masters.game import Masters


def from_deal(game: Masters, deal: Deal) -> MastersState:
    """The table before the first decision, from a deal that has been checked."""
    players = deal["players"]
    state = _clear(game, players)
    state.stage = LEADERS
    state.actors = tuple(range(players))
    state.market = [MARBLES.index(name) for name in deal["market"]]
    state.decks = tuple([tuple(deal["decks"][name]) for name in STACKS])
    state.hands = tuple([tuple(sorted(leaders)) for leaders in deal["leaders"]])
    state.tokens = tuple(tuple(order) for order in deal.get("tokens", ()))
    parts.turn_up(state)
    return state


def from_dump(game: Masters, dump: dict[str, Json]) -> MastersState:
    """The state in a dump; `engine.game.restore` checks the outcome."""
    state = _clear(game, dump["players"])
    saved.restore(state, dump)
    return state


def _clear(game: Masters, players: int) -> MastersState:
    state = MastersState.__new__(MastersState)
    state.clear(game, players)
    return state
