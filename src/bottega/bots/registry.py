"""The bots by name: our own, and those that other packages install.

A bot of another package registers under the entry-point group ``bottega.bots``: a name, and a callable that
takes a game, a seed and settings, and returns a `Bot`. It is imported when it is first asked for, so that a
broken one hinders only those who want it. `docs/bots.md` shows one in twenty lines.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final, SupportsIndex

from bottega.bots.bot import Advice, Bot, Budget, Outlook
from bottega.bots.errors import BotError
from bottega.bots.greedy import Greedy
from bottega.bots.levels import LEVELS, LevelBot
from bottega.bots.policy import PolicyBot
from bottega.bots.random import RandomBot
from bottega.bots.search.search import Search
from bottega.bots.settings import check_settings
from bottega.engine.game import Game
from bottega.engine.numbers import whole
from bottega.engine.types import Json

GROUP: Final = "bottega.bots"

#: What makes each bot. Its settings are the arguments after the game and the seed.
_OWN: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "policy": PolicyBot,
    "greedy": Greedy,
    "search": Search,
    **{level.name: partial(LevelBot, level) for level in LEVELS},
}

#: Seconds for a decision of a bot that has no level, where no other budget is given.
USUAL_SECONDS: Final = 1.0


def bots() -> tuple[str, ...]:
    """The names of all bots: ours, then our levels, each from weak to strong, then those installed, in
    alphabetical order."""
    return (*_OWN, *sorted(_guests()))


def is_guest(name: str) -> bool:
    """Whether a bot of this name, if there is one, comes from another package.

    >>> is_guest("maestro")
    False
    """
    return name not in _OWN


def bot(name: str, game: Game, seed: SupportsIndex | str, **settings: Json) -> Bot:
    """A new bot for one seat of one match; with the same seed and a budget in iterations it plays the
    same. Its settings are in its documentation; SettingError if one is wrong.

    >>> import bottega
    >>> type(bot("greedy", bottega.game("masters"), seed=7, worlds=4)).__name__
    'Greedy'
    """
    if name in _OWN:
        make = _OWN[name]
        check_settings(name, make, settings)
        return make(game, whole(seed), **settings)
    guests = _guests()
    if name not in guests:
        near = difflib.get_close_matches(name, bots(), n=1)
        if near:
            raise BotError("bot-near", name=name, near=near[0])
        raise BotError("bot-unknown", name=name, known=", ".join(bots()))
    return Guest(guests[name], game, whole(seed), settings)


def usual_seconds(name: str) -> float:
    """The seconds that a bot may think about a decision where no other budget is given: those of its level.

    >>> usual_seconds("maestro") > usual_seconds("apprentice")
    True
    """
    return next((level.seconds for level in LEVELS if level.name == name), USUAL_SECONDS)


def _guests() -> dict[str, EntryPoint]:
    """Bots of other packages. None can take the name of one of ours, nor that of an earlier one."""
    entries: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if entry.name not in _OWN:
            entries.setdefault(entry.name, entry)
    return entries


class Guest(Bot):
    """A bot of another package. Its errors become BotError, with its name and its package."""

    def __init__(self, entry: EntryPoint, game: Game, seed: int | str, settings: dict[str, Json]) -> None:
        package = entry.dist.name if entry.dist is not None else "an unknown package"
        self._label = {"name": entry.name, "package": package, "place": entry.value}
        try:
            make = entry.load()
        except Exception as error:
            raise BotError("bot-import", **self._label, problem=_summary(error)) from error
        try:
            made = make(game, seed, **settings)
        except Exception as error:
            raise BotError("bot-make", **self._label, game=game.name, problem=_summary(error)) from error
        if not isinstance(made, Bot):
            raise BotError("bot-class", **self._label, type=type(made).__name__)
        self._bot: Bot = made

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        # Copied first, because the bot may change the list.
        legal = list(outlook.legal)
        try:
            advice = self._bot.decide(outlook, budget)
        except Exception as error:
            raise BotError("bot-decide", **self._label, problem=_summary(error)) from error
        if not isinstance(advice, Advice) or advice.action not in legal:
            answer = getattr(advice, "action", advice)
            raise BotError("bot-illegal", **self._label, action=str(answer))
        return advice


def _summary(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
