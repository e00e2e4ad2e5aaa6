"""Codes in a dump of Masters of Renaissance, and what is counted again when one is loaded."""

from __future__ import annotations

from bottega.engine.types import Json
from bottega.games.masters.components import RESOURCES, SLOTS, STACKS
from bottega.games.masters.table import MastersTable


def gained_code(counts: dict[str, int]) -> int:
    """The code of `gained`; see `market.gained_counts` for the way back."""
    gained = [int(counts[name]) for name in RESOURCES]
    if not all(0 <= count < 10 for count in gained):
        raise ValueError(f"nobody takes {max(gained)} of a resource from the market")
    return sum(count * 10**r for r, count in enumerate(gained))


def purchase_data(buying: int) -> Json:
    """The stack and the number of the slot of a purchase; None for none."""
    return [STACKS[buying // SLOTS], buying % SLOTS + 1] if buying >= 0 else None


def purchase_code(data: Json) -> int:
    return -1 if data is None else SLOTS * STACKS.index(data[0]) + range(1, SLOTS + 1).index(data[1])


def count_again(table: MastersTable) -> None:
    """Everything that follows from the decks and the slots."""
    turn_up(table)
    owned, banners = list(table.owned), list(table.banners)
    for place, slot in enumerate(table.slots):
        seat = place // SLOTS
        owned[seat] += len(slot)
        for card in slot:
            banners[len(STACKS) * seat + table.box.cards[card].stack] += 1
    table.owned, table.banners = tuple(owned), tuple(banners)


def turn_up(table: MastersTable) -> None:
    """Everything that follows from the decks: nothing is taken yet, and the top cards lie face up."""
    table.taken = (0,) * len(STACKS)
    table.tops = tuple([deck[0] if deck else 0 for deck in table.decks])
    table.visible = sum([table.box.cards[top].mask for top in table.tops if top])
