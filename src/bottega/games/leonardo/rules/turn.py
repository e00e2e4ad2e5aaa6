"""The course of a turn (§5, §10; rulings 30, 31) and the end of the match."""

from __future__ import annotations

from bottega.engine.rows import put
from bottega.games.leonardo.components import LAST_TURN, RESEARCH_TURN
from bottega.games.leonardo.rules import assignment, city, council, deck, laboratories, research
from bottega.games.leonardo.table import (
    OVER,
    TO_ASSIGN,
    TO_AUCTIONS,
    TO_CITY,
    TO_COUNCIL,
    TO_END,
    TO_RESEARCH,
    TO_TURN,
    LeonardoTable,
)


def go_on(table: LeonardoTable) -> None:
    """From phase to phase, until somebody has to decide."""
    while table.stage > OVER:
        stage = table.stage
        if stage == TO_TURN:
            begin(table)
        elif stage == TO_ASSIGN:
            assignment.begin(table)
        elif stage == TO_COUNCIL:
            if table.turn < RESEARCH_TURN:
                council.begin(table)
            else:
                table.stage = TO_RESEARCH
        elif stage == TO_CITY:
            city.begin(table)
        elif stage == TO_RESEARCH:
            research.work(table)
            research.complete(table)
        elif stage == TO_AUCTIONS:
            research.next_auction(table)
        elif stage == TO_END:
            end(table)


def begin(table: LeonardoTable) -> None:
    """Nine turns: seven with the city, two of research only."""
    table.turn += 1
    if table.log is not None:
        table.emit("turn", {"turn": table.turn})
    laboratories.begin(table)


def end(table: LeonardoTable) -> None:
    """After turns 1 to 7 a florin is added to the Council and the display is filled from the left;
    nothing is turned up later (rulings 30)."""
    if table.turn < RESEARCH_TURN:
        table.council += 1
        turned_up = False
        for space, number in enumerate(table.requested):
            if not number and table.deck:
                _turn_up(table, space)
                turned_up = True
        if table.log is not None and turned_up:
            table.beat()
    if table.turn < LAST_TURN:
        table.stage = TO_TURN
        return
    table.stage = OVER
    table.over = True
    table.actors = ()
    if table.log is not None:
        table.emit("over", {"seats": table.ranking()[0]})


def _turn_up(table: LeonardoTable, space: int) -> None:
    number = deck.draw(table)
    table.requested = put(table.requested, space, number)
    table.on_display |= 1 << number
    if table.log is not None:
        table.emit("requested", {"invention": number})
