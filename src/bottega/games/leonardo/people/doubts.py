"""What a person is asked once more: actions that give up something they may have overlooked."""

from __future__ import annotations

from bottega.engine.action import Action
from bottega.engine.types import Json
from bottega.games.leonardo.actions import Cancel, LeaveIt, Pass
from bottega.games.leonardo.components import LAB_NAMES, Box


def doubt(box: Box, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
    """A pass while workers are free, work that is cancelled after it has advanced, a benefit left unused."""
    if view["seat"] is None:
        return None
    board = view["boards"][view["seat"]]
    match action:
        case Pass():
            free, at_home = board["free"], board["master"] is None
            if not free and not at_home:
                return None
            left = "master" if not free else "all" if at_home else "apprentices"
            return {"count": free, "left": left}
        case Cancel():
            weeks = board["labs"][LAB_NAMES[action.lab]]["weeks"]
            return {**action.fields(), "weeks": weeks} if weeks else None
        case LeaveIt():
            return {}
        case _:
            return None
