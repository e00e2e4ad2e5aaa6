"""The decisions of bots: which questions are open, and what becomes of their answers."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final, Literal

from bottega.bots.levels import answers_at_once
from bottega.engine.types import Json, Seat
from bottega.page.thinking import seconds_of
from bottega.table.commands import CARETAKER
from bottega.table.types import MatchId, Millis

#: The bots that decide if the bot of a seat fails, one after the other.
INSTEAD: Final = (CARETAKER, "random")


@dataclass
class Question:
    """A question that is being thought about: a decision of a bot, a hint for a person (who waits for the
    answer to `request`), or something of `bottega.review.analysis`. `tried` counts the bots that have failed
    at it; `share` is how much of a review of this `level` is done, 0 to 1."""

    number: int
    kind: Literal["decision", "hint", "analysis"]
    match: MatchId
    seat: Seat = 0
    bot: str = ""
    decision: str = ""
    lang: str = ""
    request: int = 0
    since: Millis = 0
    tried: int = 0
    share: float = 0.0
    level: str = ""


def bot_question(question: Question, asked: dict[str, Json], bot: str) -> dict[str, Json]:
    """The question as `thinking.Mind` takes it. `quick`: it takes so little time that the host may answer it
    itself. `patient`: it may wait until nobody waits for another."""
    who = {
        "match": question.match,
        "seat": question.seat,
        "bot": bot,
        "game": asked["game"],
        "rules": asked["rules"],
        "edition": asked["edition"],
        "changes": asked["changes"],
        "seed": secrets.token_hex(8),
        "settings": {},
    }
    return {
        "number": question.number,
        "quick": answers_at_once(bot),
        "patient": False,
        "who": who,
        "world": asked["world"],
        "seat": asked["seat"],
        "seen": asked["seen"],
        "seconds": seconds_of(bot),
        "iterations": None,
    }
