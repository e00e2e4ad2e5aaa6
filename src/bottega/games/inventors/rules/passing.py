"""How an absent player passes: in a turn nobody can; before the final count, by placing no tokens."""

from __future__ import annotations

from bottega.engine.action import Action
from bottega.engine.types import Json, Seat
from bottega.games.inventors.actions import DONE


def phase(view: dict[str, Json], seat: Seat) -> str | None:
    """The round of tokens before the count, for those who have not been asked yet or are being asked
    (rulings, decided 2)."""
    if not view["final"] or view["over"] or _step(view, seat) < _step(view, view["turn"]):
        return None
    return "final"


def _step(view: dict[str, Json], seat: Seat) -> int:
    """Places from the left of the statue."""
    return int((seat - view["statue"] - 1) % view["players"])


def passing(view: dict[str, Json], seat: Seat) -> Action | None:
    return DONE if view["stage"] == "final" and seat in view["actors"] else None
