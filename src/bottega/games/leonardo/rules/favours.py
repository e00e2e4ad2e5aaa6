"""Turn 0 for experts (appendix; rulings 37-39): favours in turn order, no snake."""

from __future__ import annotations

from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.leonardo.actions import (
    FAVOUR as FAVOURS,
)
from bottega.games.leonardo.actions import (
    FAVOUR_APPRENTICE,
    FAVOUR_COMPONENTS,
    FAVOUR_FLORINS,
    LETTERS,
    MAN_LARGE,
    MAN_SMALL,
    TAKE,
    Favour,
    Take,
)
from bottega.games.leonardo.components import COMPONENTS, KINDS
from bottega.games.leonardo.rules import improvements
from bottega.games.leonardo.table import FAVOUR, PICK, TO_TURN, LeonardoTable

#: A favour of four components gives at most two of a kind.
MOST_OF_A_KIND = 2
NOTHING = (0,) * KINDS


def next_favour(table: LeonardoTable) -> None:
    """Round after round from Leonardo, until every player has their number of favours."""
    due = table.box.favours[table.players]
    order = table.clockwise()
    for count in range(due):
        for seat in order:
            if sum(table.favours[4 * seat : 4 * seat + 4]) == count:
                table.ask(seat, FAVOUR)
                return
    table.stage = TO_TURN


def offer_favours(table: LeonardoTable, seat: Seat, offer: Offer) -> None:
    for action in FAVOURS:
        if refuse_favour(table, seat, action) is None:
            offer.append(action)


def refuse_favour(table: LeonardoTable, seat: Seat, action: Favour) -> Refusal | None:
    """With four or five players nobody takes a letter three times (rulings 38)."""
    limited = table.players >= 4
    if limited and table.favours[4 * seat + action.letter] >= table.box.same_letter:
        return Refusal("favour-letter", "favours", {"letter": LETTERS[action.letter].upper()})
    if action.favour == FAVOUR_APPRENTICE and not table.pool[seat]:
        return Refusal("academy-empty", "academy", {})
    if action.favour == FAVOUR_COMPONENTS and not any(table.shops):
        return Refusal("shops-empty", "shops", {})
    if action.favour <= MAN_LARGE:
        return improvements.refuse(table, seat, action.favour)
    return None


def favour(table: LeonardoTable, seat: Seat, action: Favour) -> None:
    letter = 4 * seat + action.letter
    table.favours = put(table.favours, letter, table.favours[letter] + 1)
    if table.log is not None:
        table.emit("favour", {"seat": seat, **action.fields()})
    table.picks = 0
    table.picked = NOTHING
    table.touched |= 1 << seat
    if action.favour == FAVOUR_FLORINS:
        table.florins[seat] += table.box.favour_florins
    elif action.favour == FAVOUR_COMPONENTS:
        table.picks = table.box.favour_components
    elif action.favour == FAVOUR_APPRENTICE:
        table.pool = put(table.pool, seat, table.pool[seat] - 1)
        table.apprentices = put(table.apprentices, seat, table.apprentices[seat] + 1)
        table.free[seat] += 1
    else:
        improvements.improve(table, seat, action.favour)
        # d.1 to d.3 come with a component, a mechanical man does not (rulings 39).
        table.picks = 0 if action.favour in (MAN_SMALL, MAN_LARGE) else 1
    _go_on(table, seat)


def _go_on(table: LeonardoTable, seat: Seat) -> None:
    if table.picks and any(pickable(table, c) for c in range(KINDS)):
        table.ask(seat, PICK)
    else:
        next_favour(table)


def pickable(table: LeonardoTable, component: int) -> bool:
    return table.shops[component] > 0 and table.picked[component] < MOST_OF_A_KIND


def offer_pick(table: LeonardoTable, offer: Offer) -> None:
    for c in range(KINDS):
        if pickable(table, c):
            offer.append(TAKE[c])


def refuse_pick(table: LeonardoTable, action: Take) -> Refusal | None:
    c = action.component
    if not table.shops[c]:
        return Refusal("shop-empty", "shops", {"component": COMPONENTS[c]})
    if table.picked[c] >= MOST_OF_A_KIND:
        return Refusal("two-of-a-kind", "favours", {"component": COMPONENTS[c]})
    return None


def pick(table: LeonardoTable, seat: Seat, action: Take) -> None:
    c = action.component
    take_component(table, seat, c)
    table.picks -= 1
    table.picked = tuple(n + 1 if k == c else n for k, n in enumerate(table.picked))
    _go_on(table, seat)


def take_component(table: LeonardoTable, seat: Seat, component: int) -> None:
    """From the shop to the hand, for everybody to see."""
    table.shops[component] -= 1
    table.goods[KINDS * seat + component] += 1
    table.touched |= 1 << seat
    if table.log is not None:
        table.emit("component", {"seat": seat, "component": COMPONENTS[component]})
