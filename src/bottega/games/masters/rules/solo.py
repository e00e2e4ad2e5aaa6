"""Lorenzo the Magnificent, the opponent of a lone player (FR solo rules; rulings 36-43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.types import Seat
from bottega.games.masters.components import CARDS_TO_END, COLOURS, LAST_SPACE, LEVELS, STACKS, stack_of
from bottega.games.masters.rules import faith, grid
from bottega.games.masters.table import LOST_COLOUR, LOST_CROSS, NO_OUTCOME, WON, MastersTable

CARDS_A_TOKEN: Final = 2
CROSS_STEPS: Final = 2
SHUFFLE_STEPS: Final = 1

_SOLO: Final[Seat] = 0


def reveal_token(table: MastersTable) -> None:
    """After each of your turns Lorenzo's next token takes effect (rulings 36, 37)."""
    token = table.tokens[0][table.drawn]
    if table.log is not None:
        table.beat()
        table.emit("token", {"token": token})
    table.drawn += 1
    if token == "cross":
        faith.advance_cross(table, CROSS_STEPS)
    elif token == "shuffle":
        faith.advance_cross(table, SHUFFLE_STEPS)
        _reshuffle(table)
    else:
        take_away(table, COLOURS.index(token))


def _reshuffle(table: MastersTable) -> None:
    """All seven tokens are mixed again: the deal holds the new order."""
    if len(table.tokens) > 1:
        table.tokens = table.tokens[1:]
    table.drawn = 0


def take_away(table: MastersTable, colour: i64) -> None:
    """Two cards of the colour leave the grid, the lowest level first, from the top (rulings 2, 43)."""
    left = CARDS_A_TOKEN
    for level in LEVELS:
        stack = stack_of(colour, level)
        while left and table.tops[stack]:
            card = table.tops[stack]
            table.removed = (*table.removed, card)
            if table.log is not None:
                table.emit("take-away", {"card": card, "stack": STACKS[stack]})
            grid.uncover_next(table, stack)
            left -= 1


def decided(table: MastersTable) -> bool:
    """Has the match ended? Sets `outcome`. Winning is looked at first (rulings 40-42): your seventh
    card wins even where it empties a colour, and 24 even where your discards bring the cross there."""
    if table.faith[_SOLO] == LAST_SPACE or table.owned[_SOLO] == CARDS_TO_END:
        table.outcome = WON
    elif table.cross == LAST_SPACE:
        table.outcome = LOST_CROSS
    elif grid.colour_is_gone(table):
        table.outcome = LOST_COLOUR
    return table.outcome != NO_OUTCOME
