"""Laws about the course of play: what lies open belongs to the decision that is being made."""

from __future__ import annotations

from bottega.games.leonardo.components import (
    AREAS,
    COUNCIL,
    KINDS,
    LABS,
    LAST_TURN,
    LOOK,
    PRICES,
    RESEARCH_TURN,
    SMALL,
    WORKSHOP,
)
from bottega.games.leonardo.rules.assignment import can_place, ranking
from bottega.games.leonardo.rules.city import useful
from bottega.games.leonardo.rules.council import BUY, COMPONENT_PRICE, DECK, MOVE, liftable
from bottega.games.leonardo.rules.favours import MOST_OF_A_KIND, pickable
from bottega.games.leonardo.table import (
    ARRANGE,
    ASSIGN,
    BENEFIT,
    BID,
    COMPONENT,
    FAVOUR,
    LABORATORIES,
    LEONARDO,
    LIFT,
    NO_BID,
    NOBODY,
    OFFER,
    OVER,
    PICK,
    PUT,
    LeonardoTable,
)

_IN_COUNCIL = (LEONARDO, BENEFIT, LIFT, PUT, ARRANGE, COMPONENT)
_OUT = (ASSIGN, *_IN_COUNCIL, OFFER)


def laws(table: LeonardoTable) -> dict[str, bool]:
    return {
        "the seats asked are those that decide": _actors(table),
        "the turn has come to this decision": _turn(table),
        "workers are out only while they are needed": _workers(table),
        "favours are chosen in turn": _favours(table),
        "nothing is left open from another decision": _closed(table),
        "what this decision is about is there": _open(table),
    }


def _actors(table: LeonardoTable) -> bool:
    seats = range(table.players)
    if table.current not in seats or table.leonardo not in seats:
        return False
    if table.over:
        return not table.actors
    if table.stage == BID:
        waiting = [seat for seat in seats if seat in table.bidders[0] and table.bids[seat] == NO_BID]
        return table.actors == tuple(waiting) and len(waiting) > 0
    return table.actors == (table.current,)


def _turn(table: LeonardoTable) -> bool:
    """Turn 0 is for experts' favours, the last two for research only."""
    if table.over != (table.stage == OVER):
        return False
    if table.stage in (FAVOUR, PICK):
        return table.expert and table.turn == 0
    if table.stage in _IN_COUNCIL or table.stage == OFFER:
        return 1 <= table.turn < RESEARCH_TURN
    return table.turn == LAST_TURN if table.over else 1 <= table.turn <= LAST_TURN


def _workers(table: LeonardoTable) -> bool:
    """They are placed in phase B and go home from area after area."""
    if min(table.crew) < 0 or min(table.hired) < 0:
        return False
    resolved = 0
    if table.stage not in _OUT or table.turn >= RESEARCH_TURN:
        resolved = AREAS
    elif table.stage == OFFER:
        resolved = table.area
    in_labs = any(table.hired) or any(place >= SMALL for place in table.master_at)
    return not any(table.queue[:resolved]) and (table.stage in _OUT or not in_labs)


def _favours(table: LeonardoTable) -> bool:
    due = table.box.favours[table.players] if table.expert else 0
    limit = table.box.same_letter if table.players >= 4 else due
    if not all(0 <= count <= limit for count in table.favours):
        return False
    order = table.clockwise()
    counts = [sum(table.favours[4 * seat : 4 * seat + 4]) for seat in order]
    if table.turn:
        return all(count == due for count in counts)
    served = order.index(table.current) + (table.stage == PICK)
    fewest = counts[-1] if served < len(counts) else counts[-1] - 1
    return fewest < due and counts == [fewest + (i < served) for i in range(len(counts))]


def _closed(table: LeonardoTable) -> bool:
    bidding = table.stage == BID
    return (
        (table.stage == PUT or not table.lifted)
        and (table.stage == ARRANGE or not table.arranged)
        and (bidding or not (table.lots or table.bidders))
        and (bidding or all(bid == NO_BID for bid in table.bids))
    )


def _open(table: LeonardoTable) -> bool:
    stage = table.stage
    if stage == PICK:
        return _picking(table)
    if stage == LABORATORIES:
        return table.line == tuple(table.clockwise()) and _asked(table) and _fresh(table)
    if stage == ASSIGN:
        return _placing(table)
    if stage in (LEONARDO, BENEFIT):
        return _choosing(table)
    if stage in _IN_COUNCIL:
        return _carrying_out(table)
    if stage == OFFER:
        return _offered(table)
    if stage == BID:
        return _bidding(table)
    return True


def _asked(table: LeonardoTable) -> bool:
    """The line has come to the seat that decides."""
    return 0 <= table.at < len(table.line) and table.line[table.at] == table.current


def _picking(table: LeonardoTable) -> bool:
    picked = table.picked
    return (
        len(picked) == KINDS
        and all(0 <= count <= MOST_OF_A_KIND for count in picked)
        and 1 <= table.picks <= table.box.favour_components - sum(picked)
        and any(pickable(table, c) for c in range(KINDS))
    )


def _fresh(table: LeonardoTable) -> bool:
    """Fresh works have no weeks yet, and belong to those who were asked."""
    for place in range(LABS * table.players):
        if table.fresh >> place & 1:
            asked = table.line[: table.at + 1]
            if table.weeks[place] != 0 or place // LABS not in asked:
                return False
    return True


def _placing(table: LeonardoTable) -> bool:
    """Apprentices stand where they were placed, and the seat that is asked can place a worker."""
    for seat in range(table.players):
        placed = sum(1 << area for area in range(AREAS) if table.crew[area * table.players + seat])
        for lab in range(LABS):
            placed |= (table.hired[LABS * seat + lab] > 0) << SMALL + lab
        if placed != table.placed[seat]:
            return False
    return not table.passed >> table.current & 1 and can_place(table, table.current)


def _chosen(table: LeonardoTable) -> bool:
    chosen = [seat for seat in table.chosen if seat != NOBODY]
    return (
        len(table.chosen) == len(PRICES)
        and len(set(chosen)) == len(chosen)
        and all(seat in range(table.players) for seat in chosen)
    )


def _choosing(table: LeonardoTable) -> bool:
    """In the Council they choose one after the other; the first has to."""
    chosen = {seat for seat in table.chosen if seat != NOBODY}
    line = table.line
    if table.area != COUNCIL or not _asked(table) or not _chosen(table) or len(set(line)) != len(line):
        return False
    if table.stage == LEONARDO:
        not_all = len(line) < max(table.players, 3)
        return table.at == 0 and not chosen and line == ranking(table, COUNCIL) and not_all
    return (
        chosen <= set(line[: table.at])
        and (not table.at or line[0] in chosen)
        and set(line[table.at :]) <= set(table.queue[COUNCIL])
    )


def _carrying_out(table: LeonardoTable) -> bool:
    """A benefit of the Council, by the seat that has chosen it."""
    seat, stage = table.current, table.stage
    space = {LIFT: MOVE, PUT: MOVE, ARRANGE: DECK, COMPONENT: BUY}[stage]
    if not _chosen(table) or table.chosen[space] != seat or table.price != space + 1:
        return False
    if stage == LIFT:
        return len(liftable(table, seat)) > 0
    if stage == PUT:
        return table.lifted in liftable(table, seat)
    if stage == ARRANGE:
        looked = table.looked == min(LOOK, len(table.deck)) and table.grasp[seat][0]
        return looked and 0 <= table.arranged < table.looked - 1
    return table.florins[seat] >= COMPONENT_PRICE and any(table.shops)


def _offered(table: LeonardoTable) -> bool:
    seat = table.current
    return (
        WORKSHOP <= table.area < AREAS
        and 0 <= table.price < len(PRICES)
        and table.line == ranking(table, table.area)
        and _asked(table)
        and table.florins[seat] >= PRICES[table.price]
        and useful(table, seat)
    )


def _bidding(table: LeonardoTable) -> bool:
    """The seats that have completed it bid; a seat without florins is not asked."""
    lots = table.lots
    if len(set(lots)) != len(lots) or len(lots) != len(table.bidders):
        return False
    for number, seats in zip(lots, table.bidders, strict=True):
        if not table.on_display >> number & 1 or len(seats) < 2 or len(set(seats)) != len(seats):
            return False
        if not all(seat in range(table.players) and table.done[seat] >> number & 1 for seat in seats):
            return False
    for seat, bid in enumerate(table.bids):
        if not NO_BID <= bid <= (table.florins[seat] if seat in table.bidders[0] else NO_BID):
            return False
    return all(table.florins[seat] for seat in table.actors)
