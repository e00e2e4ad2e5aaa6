"""The course of a turn (FR "Comment jouer"), its end, and the end of the match (rulings 32)."""

from __future__ import annotations

from bottega.engine.types import Seat
from bottega.games.masters.rules import solo
from bottega.games.masters.table import END, NO_OUTCOME, OVER, TURN, MastersTable


def begin(table: MastersTable, seat: Seat) -> None:
    """A seat's turn: a main action, with leader actions before or after it (rulings 4)."""
    if seat == 0:
        table.round += 1
    table.current = seat
    table.ask(seat, TURN)
    table.used = 0
    table.by_hand = False
    if table.log is not None:
        if seat == 0:
            table.emit("round", {"round": table.round})
        if table.players > 1:
            table.emit("turn", {"seat": seat, "round": table.round})


def main_action_done(table: MastersTable, seat: Seat) -> None:
    """Leader actions may follow; a seat without leaders in hand is not asked."""
    if table.players == 1 and solo.decided(table):
        finish(table)
    elif table.hands[seat]:
        table.stage = END
    else:
        end(table, seat)


def end(table: MastersTable, seat: Seat) -> None:
    """The next seat's turn; the match ends when the round of the trigger is complete (rulings 3, 32)."""
    if table.players == 1:
        solo.reveal_token(table)
        if solo.decided(table):
            finish(table)
        else:
            begin(table, 0)
    elif seat < table.players - 1:
        begin(table, seat + 1)
    elif table.ending:
        finish(table)
    else:
        begin(table, 0)


def finish(table: MastersTable) -> None:
    table.stage = OVER
    table.over = True
    table.actors = ()
    if table.log is not None:
        if table.outcome == NO_OUTCOME:
            table.emit("over", {"seats": table.ranking()[0]})
        else:
            table.emit("solo-over", {"seat": 0, "outcome": table.outcome})
