"""Who may see what of a match: the one place that decides whose view an account gets."""

from __future__ import annotations

from bottega.engine.types import Seat, Viewer
from bottega.table.brief import Brief
from bottega.table.problem import Problem
from bottega.table.types import ABANDONED, OPEN, OVER, AccountId


def viewer(brief: Brief, account: AccountId | None, wanted: Seat | None) -> Viewer:
    """Through whose eyes this account may look: a seat of its own, or a spectator's.

    For an account without a seat, a table without spectators does not exist once it has begun.
    """
    own = brief.seats_of(account)
    if wanted is not None:
        if wanted in own:
            return wanted
        raise Problem("not-your-seat", 403, seat=wanted)
    if own:
        return own[0]
    if not may_look_on(brief):
        raise Problem("no-such-match", 404)
    return None


def may_look_on(brief: Brief) -> bool:
    """Whether accounts without a seat may watch this table."""
    return brief.spectators or brief.status == OPEN


def seat(brief: Brief, account: AccountId | None, wanted: Seat | None) -> Seat:
    """The seat for which this account asks something; Problem if it has none."""
    own = brief.seats_of(account)
    if not own:
        raise Problem("not-at-table", 403)
    if wanted is None:
        return next((seat for seat in own if seat in brief.opened), own[0])
    if wanted not in own:
        raise Problem("not-your-seat", 403, seat=wanted)
    return wanted


def done(brief: Brief) -> bool:
    """Whether the match has ended, so that nothing is secret any more."""
    return brief.status in (OVER, ABANDONED)
