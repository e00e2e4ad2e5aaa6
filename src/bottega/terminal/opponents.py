"""Opponents: bots at seats of a match. They see what their seat may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from bottega.bots.bot import Advice, Bot, outlook
from bottega.bots.entrants import Entrant
from bottega.bots.levels import LEVELS, answers_at_once
from bottega.bots.worker import Thinker
from bottega.engine.action import Action
from bottega.engine.match import Match
from bottega.engine.records import Entry
from bottega.engine.types import Seat

#: The bots that are offered for a choice, in this order.
OFFERED: Final = (*(level.name for level in LEVELS), "greedy", "random")
#: The opponent where none is named.
USUAL: Final = "journeyman"
#: The bot that gives hints, with its time for one.
_ADVISER: Final = Entrant("search", (("seconds", 1.0),))
#: Seconds beyond its time after which a bot is stopped. A person who does not want to wait presses Ctrl-C.
_GRACE: Final = 60.0


def adviser(seconds: float | None) -> Entrant:
    """The bot that gives hints, with this number of seconds for each if that is given."""
    return _ADVISER if seconds is None else _ADVISER.limited(seconds)


class Opponents:
    """The bots of one match. Each is made when it is first needed and kept, because it may remember. Close
    them at the end."""

    def __init__(self, luck: str) -> None:
        self._luck = luck
        self._bots: dict[tuple[Seat, Entrant], Bot] = {}

    def ask(self, entrant: Entrant, match: Match, seat: Seat) -> Advice:
        """What a bot would do at this seat. Ctrl-C interrupts it at once."""
        seed = f"{self._luck}:{seat}:{len(match.entries)}"
        bot = self._bots.get((seat, entrant))
        if bot is None:
            bot = (
                entrant.make(match.game, seed)
                if answers_at_once(entrant.bot)
                else entrant.apart(match.game, seed, _GRACE)
            )
            self._bots[seat, entrant] = bot
        seen = outlook(match.state, seat, random.Random(seed), decisions(match))
        return bot.decide(seen, entrant.budget())

    def close(self) -> None:
        """Stop all bots."""
        for bot in self._bots.values():
            if isinstance(bot, Thinker):
                bot.close()
        self._bots.clear()


def decisions(match: Match) -> Sequence[tuple[Seat, Action]]:
    """The decisions of a match that stand: without those that were taken back."""
    kept: list[Entry] = []
    for entry in match.entries:
        if entry.undo:
            del kept[-entry.undo :]
        else:
            kept.append(entry)
    return [(entry.seat, match.game.parse(entry.notation)) for entry in kept]
