"""Refusals that come from the course of play: a right action at the wrong moment."""

from __future__ import annotations

from typing import Final

from bottega.engine.moments import Moments
from bottega.engine.types import Reason
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
)

#: By type of action: the stages in which it can be legal.
_STAGES: Final[dict[str, tuple[int, ...]]] = {
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

#: What has to be decided now, or what has been decided already: the refusal's code and rule.
_NOW: Final[dict[int, Reason]] = {
    LEADERS: ("first-leaders", "setup-leaders"),
    START: ("first-start", "setup-start"),
    WHITE: ("first-white", "market-white"),
    KEEP: ("first-keep", "discard"),
    SPEND: ("first-spend", "production-base"),
    GAIN: ("first-gain", "production"),
    PAY: ("first-pay", "buy-payment"),
    PRODUCE: ("production-under-way", "turn"),
    END: ("main-action-done", "turn"),
}

#: An answer to a decision that is not open: the refusal's code and rule.
_NOT_ASKED: Final[dict[str, Reason]] = {
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

#: While production goes on, these alone are answered as decisions that are not open.
_PARTS_OF_AN_ACTION: Final = ("white", "spend", "gain", "pay", "keep")

MOMENTS: Final = Moments(
    _STAGES,
    _NOW,
    {(stage, type): reason for stage in (TURN, END) for type, reason in _NOT_ASKED.items()}
    | {(PRODUCE, type): _NOT_ASKED[type] for type in _PARTS_OF_AN_ACTION},
)
