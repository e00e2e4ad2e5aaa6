"""How an absent player passes: what a seat may say in advance, because everybody may know it.

Phase A once round (§6), phase B until all have passed (§7), the Council (§8 A; rulings 18) and each of the
areas B to H (§8; rulings 21) are a phase each. Favours must be chosen, and a bid of nothing is a secret like
any other bid (rulings 29): there is no passing in either.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action
from bottega.engine.types import Json, Seat
from bottega.games.leonardo.actions import DONE, LEAVE_IT, PASS, WITHDRAW
from bottega.games.leonardo.components import COUNCIL, PLACES

_CHOOSING: Final = ("leonardo", "benefit")
_CARRYING_OUT: Final = ("lift", "put", "arrange", "component")


def phase(view: dict[str, Json], seat: Seat) -> str | None:
    """The turn and the phase, for those who can still be asked in it."""
    stage: str = view["stage"]
    name = _phase(view, stage)
    return f"turn {view['turn']} {name}" if name and _comes(view, stage, seat) else None


def _phase(view: dict[str, Json], stage: str) -> str:
    if stage in ("laboratories", "assign"):
        return stage
    if stage in _CHOOSING or stage in _CARRYING_OUT:
        return PLACES[COUNCIL]
    return PLACES[view["pending"]["area"]] if stage == "offer" else ""


def _comes(view: dict[str, Json], stage: str, seat: Seat) -> bool:
    """Will this seat be asked now or later, as far as everybody knows?"""
    pending = view["pending"]
    if stage == "assign":
        return not view["boards"][seat]["passed"]
    if stage == "offer":
        return seat in pending["line"]
    if stage in _CARRYING_OUT:
        # The marker counts the benefits in the Council; its present owner is being asked.
        return seat in pending["chosen"][pending["price"] - 1 :]
    waiting = seat in pending["line"][pending["at"] :]
    return waiting or (stage == "benefit" and seat in pending["chosen"])


def passing(view: dict[str, Json], seat: Seat) -> Action | None:
    if seat not in view["actors"]:
        return None
    stage: str = view["stage"]
    if stage == "laboratories":
        return DONE
    if stage == "assign":
        return PASS
    if stage == "offer":
        return WITHDRAW
    if stage == "benefit":
        # The first in the Council has to choose, the others may withdraw (rulings 18).
        return WITHDRAW if view["pending"]["at"] else None
    # To use a benefit one has chosen is a "may" again; an apprentice in one's hand must be put down, and
    # cards that were looked at must be laid back.
    return LEAVE_IT if stage in ("lift", "component") else None
