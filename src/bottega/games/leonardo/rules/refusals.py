"""Refusals that come from the course of play: a right action at the wrong moment."""

from __future__ import annotations

from typing import Final

from bottega.engine.moments import Moments
from bottega.engine.types import Reason
from bottega.games.leonardo.table import (
    ARRANGE,
    ASSIGN,
    BENEFIT,
    BID,
    COMPONENT,
    FAVOUR,
    LABORATORIES,
    LEONARDO,
    LIFT,
    OFFER,
    PICK,
    PUT,
)

#: By type of action: the stages in which it can be legal.
_STAGES: Final[dict[str, tuple[int, ...]]] = {
    "favour": (FAVOUR,),
    "take": (PICK, COMPONENT),
    "start": (LABORATORIES,),
    "cancel": (LABORATORIES,),
    "done": (LABORATORIES,),
    "place": (ASSIGN,),
    "master": (ASSIGN,),
    "pass": (ASSIGN,),
    "leonardo": (LEONARDO,),
    "benefit": (BENEFIT,),
    "withdraw": (BENEFIT, OFFER),
    "lift": (LIFT,),
    "put": (PUT,),
    "leave": (LIFT, COMPONENT),
    "arrange": (ARRANGE,),
    "accept": (OFFER,),
    "improve": (OFFER,),
    "bid": (BID,),
}

#: What has to be decided now: the refusal's code and rule.
_NOW: Final[dict[int, Reason]] = {
    FAVOUR: ("now-favour", "favours"),
    PICK: ("now-pick", "favours"),
    LABORATORIES: ("now-laboratories", "phase-a"),
    ASSIGN: ("now-assign", "phase-b"),
    LEONARDO: ("now-leonardo", "council"),
    BENEFIT: ("now-benefit", "council"),
    LIFT: ("now-lift", "council-move"),
    PUT: ("now-put", "council-move"),
    ARRANGE: ("now-arrange", "council-deck"),
    COMPONENT: ("now-component", "council-component"),
    OFFER: ("now-offer", "offer"),
    BID: ("now-bid", "auction"),
}

MOMENTS: Final = Moments(_STAGES, _NOW)
