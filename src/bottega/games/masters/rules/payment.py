"""Paying (FR "Acheter une carte Développement": from any shelf and/or the strongbox; rulings 17).

The warehouse pays first, since a place there is worth more than one in the strongbox. A player
who wants it otherwise pays by hand for the rest of their turn, and is asked wherever there is a choice.
"""

from __future__ import annotations

from mypy_extensions import i64

from bottega.engine.refusal import Refusal
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.masters.actions import PAY as PAY_ACTIONS
from bottega.games.masters.actions import PAY_BY_HAND, Pay
from bottega.games.masters.components import MOST, RESOURCES, by_name
from bottega.games.masters.table import NOTHING, PAY, MastersTable


def pay(table: MastersTable, seat: Seat, cost: tuple[i64, ...]) -> bool:
    """Pay a cost the seat can afford. False when it has to say how first: then stage PAY is open."""
    if table.by_hand:
        return _pay_by_hand(table, seat, cost)
    i: i64 = 4 * seat
    stored, strongbox = table.stored, table.strongbox
    if table.log is not None:
        drawn = [min(cost[r], stored[i + r]) for r in range(4)]
        _tell(table, seat, drawn, [cost[r] - drawn[r] for r in range(4)])
    table.touched |= 1 << seat
    for r in range(4):
        due = cost[r]
        if due:
            there = stored[i + r]
            if due <= there:
                stored[i + r] = there - due
            else:
                stored[i + r] = 0
                strongbox[i + r] -= due - there
    return True


def _pay_by_hand(table: MastersTable, seat: Seat, cost: tuple[i64, ...]) -> bool:
    """Settle what leaves no choice; the rest becomes a debt to decide on."""
    debt = [0, 0, 0, 0]
    for r in range(4):
        low, high = _range(table, seat, r, cost[r])
        if low < high:
            debt[r] = cost[r]
        elif cost[r]:
            _settle(table, seat, r, cost[r], low)
    table.debt = (debt[0], debt[1], debt[2], debt[3])
    if table.debt == NOTHING:
        return True
    table.stage = PAY
    return False


def _range(table: MastersTable, seat: Seat, r: i64, due: i64) -> tuple[int, int]:
    """The fewest and the most that can come from the warehouse."""
    i = 4 * seat + r
    return max(0, due - table.strongbox[i]), min(due, table.stored[i])


def _settle(table: MastersTable, seat: Seat, r: i64, due: i64, from_warehouse: i64) -> None:
    i = 4 * seat + r
    table.stored[i] -= from_warehouse
    table.strongbox[i] -= due - from_warehouse
    table.touched |= 1 << seat
    if table.log is not None:
        drawn, rest = [0, 0, 0, 0], [0, 0, 0, 0]
        drawn[r], rest[r] = from_warehouse, due - from_warehouse
        _tell(table, seat, drawn, rest)


def _tell(table: MastersTable, seat: Seat, drawn: list[i64], rest: list[i64]) -> None:
    if any(drawn) or any(rest):
        table.emit("pay", {"seat": seat, "warehouse": by_name(drawn), "strongbox": by_name(rest)})


def due_now(table: MastersTable) -> i64:
    """The resource whose payment is open."""
    debt = table.debt
    r = 0
    while not debt[r]:
        r += 1
    return r


def offer_pay(table: MastersTable, seat: Seat, offer: Offer) -> None:
    r = due_now(table)
    low, high = _range(table, seat, r, table.debt[r])
    for count in range(high, low - 1, -1):
        offer.append(PAY_ACTIONS[r][MOST - count])


def refuse_pay(table: MastersTable, seat: Seat, action: Pay) -> Refusal | None:
    r = due_now(table)
    low, high = _range(table, seat, r, table.debt[r])
    if action.resource == r and low <= action.count <= high:
        return None
    values = {"resource": RESOURCES[r], "due": table.debt[r], "low": low, "high": high}
    return Refusal("pay-range", "buy-payment", values)


def pay_from(table: MastersTable, seat: Seat, action: Pay) -> bool:
    """Settle one resource of the debt; True when nothing is left of it."""
    r = action.resource
    _settle(table, seat, r, table.debt[r], action.count)
    debt = list(table.debt)
    debt[r] = 0
    table.debt = (debt[0], debt[1], debt[2], debt[3])
    return table.debt == NOTHING


def offer_by_hand(table: MastersTable, seat: Seat, offer: Offer) -> None:
    if not table.by_hand and _in_both_stores(table, seat):
        offer.append(PAY_BY_HAND)


def refuse_by_hand(table: MastersTable, seat: Seat) -> Refusal | None:
    if table.by_hand:
        return Refusal("by-hand-already", "buy-payment", {})
    if not _in_both_stores(table, seat):
        return Refusal("by-hand-pointless", "buy-payment", {})
    return None


def _in_both_stores(table: MastersTable, seat: Seat) -> bool:
    i: i64 = 4 * seat
    stored, strongbox = table.stored, table.strongbox
    return (
        (stored[i] != 0 and strongbox[i] != 0)
        or (stored[i + 1] != 0 and strongbox[i + 1] != 0)
        or (stored[i + 2] != 0 and strongbox[i + 2] != 0)
        or (stored[i + 3] != 0 and strongbox[i + 3] != 0)
    )


def missing(table: MastersTable, seat: Seat, cost: tuple[i64, ...]) -> dict[str, int]:
    """What the seat lacks to pay a cost, by name; {} when it can."""
    lacks = {RESOURCES[r]: cost[r] - table.held(seat, r) for r in range(4)}
    return {name: count for name, count in lacks.items() if count > 0}
