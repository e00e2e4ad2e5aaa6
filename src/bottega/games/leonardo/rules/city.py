"""Phase C, areas B to H: the offer goes round (§8; rulings 20-25)."""

from __future__ import annotations

from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.leonardo.actions import ACCEPT, IMPROVE, WITHDRAW, Improve
from bottega.games.leonardo.components import (
    ACADEMY,
    AREAS,
    FIRST_SHOP,
    PLACES,
    PRICES,
    WORKSHOP,
)
from bottega.games.leonardo.rules import assignment, improvements
from bottega.games.leonardo.rules.favours import take_component
from bottega.games.leonardo.table import OFFER, TO_RESEARCH, LeonardoTable


def begin(table: LeonardoTable) -> None:
    table.area = WORKSHOP
    _open_area(table)


def _open_area(table: LeonardoTable) -> None:
    """The next area with workers in it; after the last one the laboratories work."""
    while table.area < AREAS:
        if table.queue[table.area]:
            table.line = assignment.ranking(table, table.area)
            table.at = 0
            table.price = 0
            if table.log is not None:
                table.emit("area", {"place": PLACES[table.area], "seats": list(table.line)})
            _next_offer(table)
            return
        table.area += 1
    table.stage = TO_RESEARCH


def _next_offer(table: LeonardoTable) -> None:
    """Down the ranking, then again from the top with those still there (rulings 20), until a seat
    has paid the last price or no seat is left. A seat that cannot pay or use it passes without being asked
    (21, 24): all of that is public."""
    while table.line and table.price < len(PRICES):
        table.at %= len(table.line)
        seat = table.line[table.at]
        if table.florins[seat] >= PRICES[table.price] and useful(table, seat):
            table.ask(seat, OFFER)
            return
        _leave(table, seat, True)
    for seat in table.line:
        assignment.go_home(table, table.area, seat)
    if table.log is not None:
        table.beat()
    table.area += 1
    _open_area(table)


def useful(table: LeonardoTable, seat: Seat) -> bool:
    """Can this seat make use of the area's benefit? The price is another matter."""
    if table.area == WORKSHOP:
        return bool(improvements.possible(table, seat))
    if table.area == ACADEMY:
        return table.pool[seat] > 0
    return table.shops[table.area - FIRST_SHOP] > 0


def offer_benefit(table: LeonardoTable, seat: Seat, offer: Offer) -> None:
    if table.area == WORKSHOP:
        for improvement in improvements.possible(table, seat):
            offer.append(IMPROVE[improvement])
    else:
        offer.append(ACCEPT)
    offer.append(WITHDRAW)


def refuse_accept(table: LeonardoTable) -> Refusal | None:
    return Refusal("choose-improvement", "workshop", {}) if table.area == WORKSHOP else None


def refuse_improve(table: LeonardoTable, seat: Seat, action: Improve) -> Refusal | None:
    if table.area != WORKSHOP:
        return Refusal("not-workshop", "workshop", {"place": PLACES[table.area]})
    return improvements.refuse(table, seat, action.improvement)


def accept(table: LeonardoTable, seat: Seat) -> None:
    """The Academy gives an apprentice for the next turn (rulings 25), a shop its component."""
    _pay(table, seat)
    if table.area == ACADEMY:
        table.pool = put(table.pool, seat, table.pool[seat] - 1)
        table.apprentices = put(table.apprentices, seat, table.apprentices[seat] + 1)
        table.free[seat] += 1
        table.touched |= 1 << seat
        if table.log is not None:
            table.emit("apprentice", {"seat": seat, "count": table.apprentices[seat]})
    else:
        take_component(table, seat, table.area - FIRST_SHOP)
    if table.log is not None:
        table.beat()
    _next_offer(table)


def improve(table: LeonardoTable, seat: Seat, action: Improve) -> None:
    _pay(table, seat)
    improvements.improve(table, seat, action.improvement)
    if table.log is not None:
        table.emit("improve", {"seat": seat, **action.fields()})
        table.beat()
    _next_offer(table)


def _pay(table: LeonardoTable, seat: Seat) -> None:
    """The price the marker shows; the marker moves on, and so does the offer."""
    price = PRICES[table.price]
    table.florins[seat] -= price
    table.touched |= 1 << seat
    table.price += 1
    table.at += 1
    if table.log is not None and price:
        table.emit("pay", {"seat": seat, "florins": price})


def withdraw(table: LeonardoTable, seat: Seat) -> None:
    """All of one's workers leave; the marker stays (rulings 21)."""
    _leave(table, seat, False)
    _next_offer(table)


def _leave(table: LeonardoTable, seat: Seat, forced: bool) -> None:
    assignment.go_home(table, table.area, seat)
    table.line = tuple(other for other in table.line if other != seat)
    if table.log is not None:
        values = {"seat": seat, "place": PLACES[table.area]}
        table.emit("withdraw-forced" if forced else "withdraw", values)
