"""The laboratories work (§8), then phase D: completed inventions (§9; rulings 26-29)."""

from __future__ import annotations

from bottega.engine.events import all_but, only
from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.leonardo.actions import BID as BIDS
from bottega.games.leonardo.actions import MOST_FLORINS, Bid
from bottega.games.leonardo.components import DISCOUNT, KINDS, LAB_NAMES, LABS, MAN, MASTER, SMALL
from bottega.games.leonardo.rules import traces
from bottega.games.leonardo.table import AT_HOME, BID, IDLE, NO_BID, TO_AUCTIONS, TO_END, LeonardoTable


def work(table: LeonardoTable) -> None:
    """A week for each apprentice, two for the master and for each mechanical man; men work alone too."""
    if table.log is not None and any(weeks != IDLE for weeks in table.weeks):
        table.emit("research", {})
    for seat in range(table.players):
        told = False
        for lab in range(LABS):
            place = LABS * seat + lab
            if table.weeks[place] == IDLE:
                continue
            weeks = table.hired[place] + MAN * table.men[place]
            if table.master_at[seat] == SMALL + lab:
                weeks += MASTER
                table.master_at[seat] = AT_HOME
            table.free[seat] += table.hired[place]
            table.hired[place] = 0
            table.touched |= 1 << seat
            table.weeks = put(table.weeks, place, table.weeks[place] + weeks)
            if table.log is not None and weeks:
                values = {"seat": seat, "lab": LAB_NAMES[lab], "count": weeks, "weeks": table.weeks[place]}
                table.emit("work", values)
                told = True
        if told:
            table.beat()


def ready(table: LeonardoTable, place: int, invention: int) -> bool:
    """Would this laboratory have completed this invention? Two weeks less for each card of the type in
    front of its owner, from earlier turns (rulings 28)."""
    card = table.box.inventions[invention]
    return table.weeks[place] + DISCOUNT * table.types[KINDS * (place // LABS) + card.type] >= card.weeks


def complete(table: LeonardoTable) -> None:
    """All declarations and payments in Leonardo's order; then what had to be shown; then the cards.

    An invention on display pays the higher sum to everybody who completes it now (rulings 4); one
    that was completed in an earlier turn the lower, if one had shown to be still working on it.
    """
    table.auctions = ()
    table.completed = ()
    finished: dict[int, list[Seat]] = {}
    completing = [
        place
        for seat in table.clockwise()
        for place in (LABS * seat, LABS * seat + 1)
        if _completes(table, place)
    ]
    for place in completing:
        invention = table.under[place]
        if table.on_display >> invention & 1:
            finished.setdefault(invention, []).append(place // LABS)
        _reward(table, place, invention)
        if table.log is not None:
            table.beat()
    for place in range(LABS * table.players):
        if table.weeks[place] != IDLE:
            _still_working(table, place, finished)
    if table.log is not None and finished:
        table.beat()
    _award(table, finished)


def _completes(table: LeonardoTable, place: int) -> bool:
    """Requested, or shown to be still worked on; and enough weeks (rulings 8). It is not a choice."""
    invention = table.under[place]
    if not invention:
        return False
    open_one = table.on_display >> invention & 1 or table.shown[place]
    return bool(open_one) and ready(table, place, invention)


def _reward(table: LeonardoTable, place: int, number: int) -> None:
    """Components back to the shops, the counter off, florins from the bank."""
    seat, lab = divmod(place, LABS)
    invention = table.box.inventions[number]
    traces.completed(table, seat, lab, number)
    table.completed = (*table.completed, (place, number))
    for c in range(KINDS):
        table.goods[KINDS * seat + c] -= invention.components[c]
        table.shops[c] += invention.components[c]
    table.under = put(table.under, place, 0)
    table.shown = put(table.shown, place, 0)
    table.weeks = put(table.weeks, place, IDLE)
    table.done = put(table.done, seat, table.done[seat] | invention.mask)
    first = table.on_display & invention.mask
    florins = invention.first if first else invention.later
    table.florins[seat] += florins
    table.touched |= 1 << seat
    if table.log is not None:
        values = {"seat": seat, "invention": number, "lab": LAB_NAMES[lab], "florins": florins}
        table.emit("complete" if first else "complete-later", values)


def _still_working(table: LeonardoTable, place: int, finished: dict[int, list[Seat]]) -> None:
    """A seat that works on what was just completed must show it (rulings 27). A laboratory that shows nothing
    does not work on it, nor on anything requested for which it has the weeks."""
    number = table.under[place]
    if number in finished:
        table.shown = put(table.shown, place, number)
        traces.reveal(table, place, number)
        if table.log is not None:
            seat, lab = divmod(place, LABS)
            table.emit("still-working", {"seat": seat, "lab": LAB_NAMES[lab], "invention": number})
    elif not table.shown[place]:
        absent = sum(1 << n for n in finished)
        for n in table.requested:
            if n and ready(table, place, n):
                absent |= 1 << n
        if absent:
            traces.narrow(table, place, absent)


def _award(table: LeonardoTable, finished: dict[int, list[Seat]]) -> None:
    """A card goes to the only one who completed it; else it is auctioned, left to right."""
    lots: list[int] = []
    bidders: list[tuple[Seat, ...]] = []
    for number in table.requested:
        if number in finished:
            if len(finished[number]) == 1:
                _off_display(table, number)
                take_card(table, finished[number][0], number)
                if table.log is not None:
                    table.beat()
            else:
                lots.append(number)
                bidders.append(tuple(finished[number]))
    table.lots = tuple(lots)
    table.bidders = tuple(bidders)
    table.stage = TO_AUCTIONS


def take_card(table: LeonardoTable, seat: Seat, number: int) -> None:
    """The card lies in front of its owner to the end; `types` counts from the next phase D on."""
    table.cards = put(table.cards, seat, (*table.cards[seat], number))
    kind = KINDS * seat + table.box.inventions[number].type
    table.types = put(table.types, kind, table.types[kind] + 1)
    if table.log is not None:
        table.emit("card", {"seat": seat, "invention": number})


def _off_display(table: LeonardoTable, number: int) -> None:
    table.requested = put(table.requested, table.requested.index(number), 0)
    table.on_display ^= 1 << number


def next_auction(table: LeonardoTable) -> None:
    """All who completed the invention bid at once, blindly (rulings 29). A seat without florins bids nothing
    and is not asked: florins are public."""
    while table.lots:
        table.bids = (NO_BID,) * table.players
        for seat in table.bidders[0]:
            if not table.florins[seat]:
                table.bids = put(table.bids, seat, 0)
        table.actors = tuple(sorted(seat for seat in table.bidders[0] if table.bids[seat] == NO_BID))
        if table.log is not None:
            table.emit("auction", {"invention": table.lots[0], "seats": sorted(table.bidders[0])})
        if table.actors:
            table.current = table.actors[0]
            table.stage = BID
            return
        _settle(table)
    table.stage = TO_END


def offer_bids(table: LeonardoTable, seat: Seat, offer: Offer) -> None:
    offer.extend(BIDS[: min(table.florins[seat], MOST_FLORINS) + 1])


def refuse_bid(table: LeonardoTable, seat: Seat, action: Bid) -> Refusal | None:
    if action.florins > table.florins[seat]:
        return Refusal("too-few-florins", "auction", {"florins": action.florins, "have": table.florins[seat]})
    return None


def bid(table: LeonardoTable, seat: Seat, action: Bid) -> None:
    table.bids = put(table.bids, seat, action.florins)
    table.actors = tuple(other for other in table.actors if other != seat)
    if table.log is not None:
        table.emit("bid", {"seat": seat, "florins": action.florins}, only(seat))
        table.emit("bid-secret", {"seat": seat}, all_but(seat, table.players))
    if not table.actors:
        if table.log is not None:
            table.beat()
        _settle(table)
        next_auction(table)


def _settle(table: LeonardoTable) -> None:
    """The highest bid pays; a tie goes to the nearest clockwise from Leonardo; all zero: to the box."""
    number, bidders = table.lots[0], table.bidders[0]
    table.lots, table.bidders = table.lots[1:], table.bidders[1:]
    order = [seat for seat in table.clockwise() if seat in bidders]
    if table.log is not None:
        for seat in order:
            table.emit("bid-shown", {"seat": seat, "florins": table.bids[seat]})
    winner = max(order, key=lambda seat: table.bids[seat])  # the first of equals
    florins = table.bids[winner]
    table.auctions = (*table.auctions, (number, table.bids))
    table.bids = (NO_BID,) * table.players
    if table.log is not None:
        table.beat()
    _off_display(table, number)
    if florins:
        table.florins[winner] -= florins
        table.touched |= 1 << winner
        if table.log is not None:
            table.emit("pay", {"seat": winner, "florins": florins})
        take_card(table, winner, number)
    else:
        table.boxed = (*table.boxed, number)
        if table.log is not None:
            table.emit("boxed", {"invention": number})
    if table.log is not None:
        table.beat()
