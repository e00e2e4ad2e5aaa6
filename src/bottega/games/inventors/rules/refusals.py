"""Refusals that come from the course of play: a right action at the wrong moment."""

from __future__ import annotations

from typing import Final

from bottega.engine.moments import Moments
from bottega.engine.types import Reason
from bottega.games.inventors.table import CUBE, FINAL, FLIP, MORE, REWARD, TEAM, TURN

#: By type of action: the stages in which it can be legal.
_STAGES: Final[dict[str, tuple[int, ...]]] = {
    "team": (TEAM,),
    "work": (TURN,),
    "work-helped": (TURN,),
    "rest": (TURN,),
    "availability": (TURN,),
    "raise": (TURN, FINAL),
    "flip": (FLIP,),
    "cube": (CUBE,),
    "more": (MORE,),
    "enough": (MORE,),
    "reward": (REWARD,),
    "done": (FINAL,),
}

#: What has to be decided now: the refusal's code and rule.
_NOW: Final[dict[int, Reason]] = {
    TEAM: ("now-team", "setup"),
    TURN: ("now-turn", "turn"),
    FLIP: ("now-flip", "progression"),
    CUBE: ("now-cube", "additional-knowledge"),
    MORE: ("now-more", "additional-knowledge"),
    REWARD: ("now-reward", "sharing"),
    FINAL: ("now-final", "final-placing"),
}

MOMENTS: Final = Moments(_STAGES, _NOW)
