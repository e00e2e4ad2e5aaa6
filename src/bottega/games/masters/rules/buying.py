"""Buying a development card (FR "Acheter une carte Développement"; rulings 17-19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.masters.actions import BUY, Buy
from bottega.games.masters.components import (
    CARDS_TO_END,
    MOST,
    SLOTS,
    STACKS,
    Card,
    stack_level,
)
from bottega.games.masters.rules import faith, grid
from bottega.games.masters.rules.payment import missing, pay
from bottega.games.masters.table import DONE, MastersTable


def _slots_by_heights() -> list[list[list[Buy]]]:
    """By stack and by the heights of the three slots: where a card of the stack may lie.

    A level goes on a card of the level below, whatever its colour; level 1 on an empty slot (19).
    """
    by_stack = []
    for stack in range(len(STACKS)):
        level = stack_level(stack)
        by_heights = []
        for code in range(4**SLOTS):
            heights = (code // 16, code // 4 % 4, code % 4)
            by_heights.append([BUY[stack][slot] for slot in range(SLOTS) if heights[slot] == level - 1])
        by_stack.append(by_heights)
    return by_stack


_WHERE: Final = _slots_by_heights()


def affordable(table: MastersTable, seat: Seat) -> i64:
    """All cards the seat could pay for, discounts included, as a bit mask.

    A discount counts like a resource more: it only ever pays what the cost asks for (rulings 18).
    """
    i: i64 = 4 * seat
    stored, strongbox = table.stored, table.strongbox
    discount = table.perks[seat].discount
    payable = table.box.payable
    coins: i64 = stored[i] + strongbox[i] + discount[0]
    stones: i64 = stored[i + 1] + strongbox[i + 1] + discount[1]
    servants: i64 = stored[i + 2] + strongbox[i + 2] + discount[2]
    shields: i64 = stored[i + 3] + strongbox[i + 3] + discount[3]
    return (
        payable[0][coins if coins < MOST else MOST]
        & payable[1][stones if stones < MOST else MOST]
        & payable[2][servants if servants < MOST else MOST]
        & payable[3][shields if shields < MOST else MOST]
    )


def offer_buy(table: MastersTable, seat: Seat, offer: Offer) -> None:
    cards = affordable(table, seat) & table.visible
    if not cards:
        return
    i: i64 = SLOTS * seat
    slots = table.slots
    heights = 16 * len(slots[i]) + 4 * len(slots[i + 1]) + len(slots[i + 2])
    tops = table.tops
    for stack in range(len(STACKS)):
        if cards >> tops[stack] & 1:
            offer.extend(_WHERE[stack][heights])


def refuse_buy(table: MastersTable, seat: Seat, action: Buy) -> Refusal | None:
    top = table.tops[action.stack]
    if not top:
        return Refusal("stack-empty", "buy", {"stack": STACKS[action.stack]})
    level = stack_level(action.stack)
    height = len(table.slots[SLOTS * seat + action.slot])
    if height != level - 1:
        values = {"slot": action.slot + 1, "level": level, "height": height}
        return Refusal("slot-level", "buy-slots", values)
    lacks = missing(table, seat, price(table, seat, table.box.cards[top]))
    if lacks:
        return Refusal("cannot-afford", "buy-payment", {"card": top, "resources": lacks})
    return None


def price(table: MastersTable, seat: Seat, card: Card) -> tuple[i64, ...]:
    """The cost less the seat's discounts, each only where the resource is asked for (rulings 18)."""
    discount = table.perks[seat].discount
    if not any(discount):
        return card.cost
    c0, c1, c2, c3 = card.cost
    return (
        max(0, c0 - discount[0]),
        max(0, c1 - discount[1]),
        max(0, c2 - discount[2]),
        max(0, c3 - discount[3]),
    )


def buy(table: MastersTable, seat: Seat, action: Buy) -> None:
    card = table.box.cards[table.tops[action.stack]]
    table.buying = SLOTS * action.stack + action.slot
    if pay(table, seat, price(table, seat, card)):
        complete_purchase(table, seat)


def complete_purchase(table: MastersTable, seat: Seat) -> None:
    """The card changes hands and the next of its stack comes to light; an empty stack stays empty.

    The seventh card brings about the end (FR "Fin de la partie").
    """
    stack, slot = divmod(table.buying, SLOTS)
    table.buying = -1
    card = table.tops[stack]
    if table.log is not None:
        table.emit("buy", {"seat": seat, "card": card, "slot": slot + 1})
    i = SLOTS * seat + slot
    table.slots = put(table.slots, i, (*table.slots[i], card))
    banner = len(STACKS) * seat + stack
    table.banners = put(table.banners, banner, table.banners[banner] + 1)
    table.owned = put(table.owned, seat, table.owned[seat] + 1)
    grid.uncover_next(table, stack)
    if table.owned[seat] == CARDS_TO_END and not table.ending and table.players > 1:
        faith.begin_last_round(table)
    table.stage = DONE
