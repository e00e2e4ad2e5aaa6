"""Phase A: start of works (§6; rulings 5-9). One round from Leonardo; each settles all their labs."""

from __future__ import annotations

from bottega.engine.events import all_but, only
from bottega.engine.refusal import Refusal
from bottega.engine.rows import put
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.leonardo.actions import CANCEL, DONE, START, Cancel, Start
from bottega.games.leonardo.components import (
    COMPONENTS,
    KINDS,
    LAB_NAMES,
    LABS,
    RESEARCH_TURN,
    numbers_in,
)
from bottega.games.leonardo.rules import traces
from bottega.games.leonardo.table import IDLE, LABORATORIES, TO_ASSIGN, LeonardoTable


def begin(table: LeonardoTable) -> None:
    table.fresh = 0
    table.line = tuple(table.clockwise())
    table.at = 0
    table.ask(table.line[0], LABORATORIES)


def wanted(table: LeonardoTable, seat: Seat) -> int:
    """Inventions it makes sense to start, as a bit mask: on display or still in the deck, and not
    completed by this seat (rulings 8). From turn 8 on nothing is turned up any more."""
    open_ones = table.on_display
    if table.turn < RESEARCH_TURN:
        open_ones |= table.in_deck
    return open_ones & ~table.done[seat]


def startable(table: LeonardoTable, seat: Seat) -> int:
    """Inventions this seat can start now: wanted, not in its other laboratory, components in hand."""
    hand = table.in_hand(seat)
    box = table.box
    mask = wanted(table, seat)
    for c in range(KINDS):
        mask &= box.buildable[c][hand[c] if hand[c] < box.most else box.most]
    i = LABS * seat
    return mask & ~(1 << table.under[i] | 1 << table.under[i + 1])


def offer_works(table: LeonardoTable, seat: Seat, offer: Offer) -> None:
    i = LABS * seat
    idle = [lab for lab in range(LABS) if table.spaces(seat, lab) and table.weeks[i + lab] == IDLE]
    if idle:
        mask = startable(table, seat)
        if mask:
            numbers = numbers_in(mask)
            for lab in idle:
                works = START[lab]
                for n in numbers:
                    offer.append(works[n - 1])
    for lab in range(LABS):
        if table.weeks[i + lab] != IDLE and not table.fresh >> i + lab & 1:
            offer.append(CANCEL[lab])
    offer.append(DONE)


def refuse_start(table: LeonardoTable, seat: Seat, action: Start) -> Refusal | None:
    place = LABS * seat + action.lab
    invention = table.box.inventions[action.invention]
    if not table.spaces(seat, action.lab):
        return Refusal("lab-missing", "workshop", {})
    if table.weeks[place] != IDLE:
        return Refusal("lab-working", "phase-a", {"lab": LAB_NAMES[action.lab]})
    if table.done[seat] & invention.mask:
        return Refusal("already-completed", "phase-a", {"invention": action.invention})
    if not wanted(table, seat) & invention.mask:
        return Refusal("never-requested", "phase-a", {"invention": action.invention})
    if action.invention in table.under[LABS * seat : LABS * seat + LABS]:
        return Refusal("in-other-lab", "phase-a", {"invention": action.invention})
    hand = table.in_hand(seat)
    lacks = {COMPONENTS[c]: max(0, invention.components[c] - hand[c]) for c in range(KINDS)}
    if any(lacks.values()):
        return Refusal("lacks-components", "phase-a", {"invention": action.invention, "components": lacks})
    return None


def refuse_cancel(table: LeonardoTable, seat: Seat, action: Cancel) -> Refusal | None:
    """Never what was started this turn (rulings 9)."""
    place = LABS * seat + action.lab
    if table.weeks[place] == IDLE:
        return Refusal("lab-idle", "cancel", {"lab": LAB_NAMES[action.lab]})
    if table.fresh >> place & 1:
        return Refusal("lab-fresh", "cancel", {"lab": LAB_NAMES[action.lab]})
    return None


def start(table: LeonardoTable, seat: Seat, action: Start) -> None:
    """The others see that a laboratory starts, not on what."""
    place = LABS * seat + action.lab
    traces.begin(table, seat, action.lab, wanted(table, seat))
    table.under = put(table.under, place, action.invention)
    table.weeks = put(table.weeks, place, 0)
    table.fresh |= 1 << place
    if table.log is not None:
        values = {"seat": seat, "lab": LAB_NAMES[action.lab]}
        table.emit("start", {**values, "invention": action.invention}, only(seat))
        table.emit("start-secret", values, all_but(seat, table.players))
    # With both laboratories fresh there is nothing left to settle, as everybody can see.
    if all(not table.spaces(seat, lab) or table.fresh >> LABS * seat + lab & 1 for lab in range(LABS)):
        done(table)


def cancel(table: LeonardoTable, seat: Seat, action: Cancel) -> None:
    """The counter is removed, the components go back to the hand unseen."""
    place = LABS * seat + action.lab
    traces.cancelled(table, seat, action.lab)
    if table.log is not None:
        table.emit("cancel", {"seat": seat, "lab": LAB_NAMES[action.lab], "weeks": table.weeks[place]})
    table.under = put(table.under, place, 0)
    table.shown = put(table.shown, place, 0)
    table.weeks = put(table.weeks, place, IDLE)


def done(table: LeonardoTable) -> None:
    table.at += 1
    if table.at < len(table.line):
        table.ask(table.line[table.at], LABORATORIES)
    else:
        table.stage = TO_ASSIGN
