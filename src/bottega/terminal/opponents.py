"""Opponents: bots at seats of a match. They see what their seat may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from bottega.bots.bot import Advice, Bot, outlook
from bottega.bots.entrants import Entrant
from bottega.bots.levels import LEVELS
from bottega.engine.action import Action
from bottega.engine.match import Match
from bottega.engine.records import Entry
from bottega.engine.types import Seat

#: What is offered to people who have to choose, in this order.
OFFERED: Final = (*(level.name for level in LEVELS), "greedy", "random")
#: Who plays against people where nobody is named.
USUAL: Final = "journeyman"
#: Who gives hints, and how long it thinks about one.
_ADVISER: Final = Entrant("search", (("seconds", 1.0),))


def adviser(seconds: float | None) -> Entrant:
    """Who gives hints; it may think for so long, if that is said."""
    return _ADVISER if seconds is None else _ADVISER.limited(seconds)


class Minds:
    """The bots of one match. Each is made when it is first needed and stays: it may remember."""

    def __init__(self, luck: str) -> None:
        self._luck = luck
        self._bots: dict[tuple[Seat, Entrant], Bot] = {}

    def ask(self, entrant: Entrant, match: Match, seat: Seat) -> Advice:
        """What a bot would do on this seat. Whoever presses Ctrl-C meanwhile is heard."""
        seed = f"{self._luck}:{seat}:{len(match.entries)}"
        bot = self._bots.get((seat, entrant))
        if bot is None:
            bot = self._bots[seat, entrant] = entrant.make(match.game, seed)
        seen = outlook(match.state, seat, random.Random(seed), decisions(match))
        # Compiled code sees a signal only when it calls a function that is not compiled.
        return bot.decide(seen, entrant.budget(_never))


def _never() -> bool:
    return False


def decisions(match: Match) -> Sequence[tuple[Seat, Action]]:
    """The decisions of a match that count: without those that were taken back."""
    kept: list[Entry] = []
    for entry in match.entries:
        if entry.undo:
            del kept[-entry.undo :]
        else:
            kept.append(entry)
    return [(entry.seat, match.game.parse(entry.notation)) for entry in kept]
