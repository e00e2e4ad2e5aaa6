"""How an absent player passes: what a seat may say in advance, because everybody may know it.

Phase A once round (§6), phase B until all have passed (§7), the Council (§8 A; rulings 18) and each of the
areas B to H (§8; rulings 21) are a phase each. Favours must be chosen, and a bid of nothing is a secret like
any other bid (rulings 29): there is no passing in either.
"""

from __future__ import annotations

from bottega.engine.action import Action
from bottega.engine.types import Json, Seat
from bottega.games.leonardo.actions import DONE, LEAVE_IT, PASS, WITHDRAW


def phase(view: dict[str, Json], seat: Seat) -> str | None:
    """The turn and the phase, for those who can still be asked in it."""
    stage: str = view["stage"]
    name = _phase(view, stage)
    return f"turn {view['turn']} {name}" if name and _comes(view, stage, seat) else None


def _phase(view: dict[str, Json], stage: str) -> str:
    if stage in ("laboratories", "assign"):
        return stage
    area: str | None = view["pending"]["area"]
    return area or ""


def _comes(view: dict[str, Json], stage: str, seat: Seat) -> bool:
    """Will this seat be asked now or later, as far as everybody knows?"""
    if stage == "assign":
        return not view["boards"][seat]["passed"]
    return seat in view["pending"]["waiting"]


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
        return None if seat == view["pending"]["ranking"][0] else WITHDRAW
    # A player may leave a benefit unused. An apprentice who was lifted must be put down, and cards that
    # were looked at must be laid back.
    return LEAVE_IT if stage in ("lift", "component") else None
