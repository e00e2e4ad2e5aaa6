"""From plain data to a table: the start of a match, and a match that was saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.types import Deal, Json
from bottega.games.leonardo.components import KINDS
from bottega.games.leonardo.rules import favours, parts, saved, turn
from bottega.games.leonardo.state import LeonardoState
from bottega.games.leonardo.table import (
    TO_TURN,
    LeonardoTable,
)

if TYPE_CHECKING:
    from bottega.games.leonardo.game import Leonardo


def from_deal(game: Leonardo, deal: Deal) -> LeonardoState:
    """The table before the first decision, from a deal that has been checked.

    Seat 0 holds Leonardo. Beginners take the sets a to e, with fewer apprentices for two and three
    players (rulings 1); experts choose favours first.
    """
    options = deal["options"]
    state = _clear(game, deal["players"])
    state.expert = options["start"] == "expert"
    state.codex = options["codex"] == "on"
    state.requested = tuple(deal["requested"])
    state.deck = tuple(deal["deck"])
    state.boxed = tuple(deal["removed"])
    parts.count_again(state)
    _equip(state)
    if state.expert:
        favours.next_favour(state)
    else:
        state.stage = TO_TURN
        turn.go_on(state)
    return state


def _equip(state: LeonardoTable) -> None:
    box = state.box
    outfits = [box.expert if state.expert else box.sets[seat] for seat in range(state.players)]
    removed = 0 if state.expert else box.removed[state.players]
    state.free = [outfit.apprentices - removed for outfit in outfits]
    state.apprentices = tuple(state.free)
    state.pool = tuple([box.apprentices - outfit.apprentices for outfit in outfits])
    state.florins = [outfit.florins for outfit in outfits]
    state.small = tuple([outfit.small for outfit in outfits])
    state.large = tuple([outfit.large for outfit in outfits])
    men: list[int] = []
    for outfit in outfits:
        in_small = min(outfit.men, box.man_spaces[outfit.small])
        men += [in_small, outfit.men - in_small]
    state.men = tuple(men)
    state.goods = [count for outfit in outfits for count in outfit.components]
    for c in range(KINDS):
        for outfit in outfits:
            state.shops[c] -= outfit.components[c]


def from_dump(game: Leonardo, dump: dict[str, Json]) -> LeonardoState:
    """The state in a dump; `engine.game.restore` checks the outcome."""
    state = _clear(game, dump["players"])
    saved.restore(state, dump)
    return state


def _clear(game: Leonardo, players: int) -> LeonardoState:
    state = LeonardoState.__new__(LeonardoState)
    state.clear(game, players)
    return state
