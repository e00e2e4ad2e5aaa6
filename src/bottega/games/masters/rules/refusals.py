"""Refusals that come from the course of play: a right action at the wrong moment."""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action
from bottega.engine.refusal import Refusal
from bottega.games.masters.table import (
    END,
    GAIN,
    KEEP,
    LEADERS,
    PAY,
    PRODUCE,
    SPEND,
    START,
    TURN,
    WHITE,
    MastersTable,
)

#: By type of action: the stages in which it can be legal.
MOMENTS: Final[dict[str, tuple[int, ...]]] = {
    "market": (TURN,),
    "buy": (TURN,),
    "activate": (TURN, PRODUCE),
    "finish": (PRODUCE,),
    "play-leader": (TURN, END),
    "discard-leader": (TURN, END),
    "by-hand": (TURN, PRODUCE),
    "end-turn": (END,),
    "keep-leaders": (LEADERS,),
    "start": (START,),
    "white": (WHITE,),
    "spend": (SPEND,),
    "gain": (GAIN,),
    "pay": (PAY,),
    "keep": (KEEP,),
}

#: A decision that has to be made before anything else: the refusal's code and rule.
_FIRST: Final = {
    LEADERS: ("first-leaders", "setup-leaders"),
    START: ("first-start", "setup-start"),
    WHITE: ("first-white", "market-white"),
    KEEP: ("first-keep", "discard"),
    SPEND: ("first-spend", "production-base"),
    GAIN: ("first-gain", "production"),
    PAY: ("first-pay", "buy-payment"),
}

#: An answer to a decision that is not open: the refusal's code and rule.
_NOT_ASKED: Final = {
    "keep-leaders": ("leaders-kept", "setup-leaders"),
    "start": ("start-over", "setup-start"),
    "white": ("no-white", "market-white"),
    "spend": ("no-spend", "production-base"),
    "gain": ("no-gain", "production"),
    "pay": ("no-pay", "buy-payment"),
    "keep": ("no-keep", "discard"),
    "finish": ("no-production", "production"),
    "end-turn": ("main-action-owed", "turn"),
}


def wrong_moment(table: MastersTable, action: Action) -> Refusal | None:
    """Why this type of action has no place in the present stage; None when it has."""
    if table.stage in MOMENTS[action.type]:
        return None
    if table.stage in _FIRST:
        code, rule = _FIRST[table.stage]
        return Refusal(code, rule, {})
    if table.stage == PRODUCE and action.type not in ("white", "spend", "gain", "pay", "keep"):
        return Refusal("production-under-way", "turn", {})
    if action.type in _NOT_ASKED:
        code, rule = _NOT_ASKED[action.type]
        return Refusal(code, rule, {})
    return Refusal("main-action-done", "turn", {})
