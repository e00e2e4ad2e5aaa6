"""Refusals that come from the course of play: a right action at the wrong moment."""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action
from bottega.engine.refusal import Refusal
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
    LeonardoTable,
)

#: By type of action: the stages in which it can be legal.
MOMENTS: Final[dict[str, tuple[int, ...]]] = {
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
_NOW: Final = {
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


def wrong_moment(table: LeonardoTable, action: Action) -> Refusal | None:
    """Why this type of action has no place in the present stage; None when it has."""
    if table.stage in MOMENTS[action.type]:
        return None
    code, rule = _NOW[table.stage]
    return Refusal(code, rule, {})
