"""What the worker does in which bots think and matches are reviewed: one question at a time, as JSON text.

While it works it cannot hear anything, so it is ended (with its worker) if the answer is not wanted any more.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bottega.bots.bot import Bot, Budget, Progress
from bottega.bots.considering import KeptBots, game_of, made_bot
from bottega.bots.levels import LevelBot, level
from bottega.bots.registry import usual_seconds
from bottega.engine.types import Json
from bottega.page.outcome import written
from bottega.review.analysis import answer_to

#: Maximum bots that are kept with what they have thought so far.
_MOST: Final = 12
#: Seconds between two calls that tell how far a bot has come.
_TELL: Final = 0.5
#: Levels that get more time in a page, where Python is slower: with it they do their usual iterations, and
#: play as strongly as they are rated.
SECONDS: Final = {"master": 2.0}
#: Levels that cannot do their usual iterations in a time that people would wait.
ABSENT: Final = frozenset(("maestro", "leonardo"))


def seconds_of(bot: str) -> float:
    """The most that a bot thinks about a decision in a page."""
    return SECONDS.get(bot, usual_seconds(bot))


def _page_bot(who: dict[str, Json]) -> Bot:
    name: str = who["bot"]
    if name not in SECONDS:
        return made_bot(who)
    return LevelBot(replace(level(name), seconds=SECONDS[name]), game_of(who), who["seed"])


class Mind:
    """Bots that are kept between their decisions."""

    def __init__(self) -> None:
        self._bots = KeptBots(_MOST, _page_bot)

    def answer(self, text: str, tell: Callable[[str], object] = lambda text: None) -> str:
        """The answer to a question of the host; `tell` is called now and then with how far it is."""
        question: dict[str, Json] = json.loads(text)
        if "ask" in question:

            def part(done: float) -> None:
                tell(written({"share": done}))

            return written(answer_to(question, part))
        budget: Budget | None = None
        told = time.monotonic()

        def begun(own: Budget) -> None:
            nonlocal budget
            budget = own

        def look() -> bool:
            """Nothing cancels the question; but from here one can tell how far it is."""
            nonlocal told
            if budget is not None and time.monotonic() - told >= _TELL:
                told = time.monotonic()
                tell(written(Progress(budget).to_json()))
            return False

        return written(self._bots.answer(question, look, begun))
