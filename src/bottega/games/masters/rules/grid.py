"""The grid of twelve stacks (FR "Mise en place"): what lies face up, and what is gone."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.engine.rows import put
from bottega.games.masters.components import COLOURS, STACKS
from bottega.games.masters.table import MastersTable


def uncover_next(table: MastersTable, stack: i64) -> None:
    """The top card of a stack is gone; the next one lies face up."""
    taken = table.taken[stack] + 1
    table.taken = put(table.taken, stack, taken)
    deck = table.decks[stack]
    gone = table.tops[stack]
    top = deck[taken] if taken < len(deck) else 0
    table.tops = put(table.tops, stack, top)
    cards = table.box.cards
    table.visible ^= cards[gone].mask
    if top:
        table.visible |= cards[top].mask
    if table.log is not None:
        if top:
            table.emit("uncover", {"card": top})
        else:
            table.emit("stack-empty", {"stack": STACKS[stack]})


def colour_is_gone(table: MastersTable) -> bool:
    """No card of some colour is left in the grid."""
    tops = table.tops
    if 0 not in tops:
        return False  # asked after every turn of a solo match, and rarely so late in it
    n = len(COLOURS)
    return any(not (tops[c] or tops[c + n] or tops[c + 2 * n]) for c in range(n))
