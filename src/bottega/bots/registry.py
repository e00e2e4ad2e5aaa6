"""The bots by name: our own, and those that others have installed.

A bot from outside registers under the entry-point group ``bottega.bots``: a name, and a callable that
takes a game, a seed and settings, and gives a `Bot`. It is imported when it is asked for and not before,
so a broken one troubles nobody who does not want it. `docs/bots.md` shows one in twenty lines.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeAlias

from bottega.bots.bot import Advice, Bot, Budget, Outlook
from bottega.bots.greedy import Greedy
from bottega.bots.levels import LEVELS, LevelBot
from bottega.bots.random import RandomBot
from bottega.bots.search.search import Search
from bottega.engine.game import Game
from bottega.engine.types import Json

GROUP: Final = "bottega.bots"

#: What makes a bot, and the names of the settings it takes.
Maker: TypeAlias = tuple[Callable[..., Bot], tuple[str, ...]]

_OWN: Final[dict[str, Maker]] = {
    "random": (RandomBot, ()),
    "greedy": (Greedy, ("worlds", "aim")),
    "search": (
        Search,
        ("rule", "explore", "trust", "cutoff", "limit", "playout", "aim", "worlds", "draws", "keep", "hurry"),
    ),
    **{level.name: (partial(LevelBot, level), ()) for level in LEVELS},
}


#: What a bot thinks about a decision, where nobody says otherwise and it has no level.
USUAL_SECONDS: Final = 1.0


class BotError(ValueError):
    """A bot that is not there, cannot be used, or has misbehaved; the message names it."""


def bots() -> tuple[str, ...]:
    """The names of all bots: ours, then our levels, each from weak to strong, then those installed, in
    alphabetical order."""
    return (*_OWN, *sorted(_guests()))


def is_guest(name: str) -> bool:
    """Whether a bot of this name, if there is one, comes from outside.

    >>> is_guest("maestro")
    False
    """
    return name not in _OWN


def bot(name: str, game: Game, seed: int | str, **settings: Json) -> Bot:
    """A new bot for one seat of one match; with the same seed and a budget in iterations it plays the
    same. Settings are its own: which, its documentation tells.

    >>> import bottega
    >>> type(bot("greedy", bottega.game("masters"), seed=7, worlds=4)).__name__
    'Greedy'
    """
    if name in _OWN:
        make, known = _OWN[name]
        for setting in settings:
            if setting not in known:
                takes = ", ".join(known) or "none"
                raise BotError(f"bot {name!r} has no setting {setting!r} (settings: {takes})")
        return make(game, seed, **settings)
    guests = _guests()
    if name not in guests:
        names = bots()
        near = difflib.get_close_matches(name, names, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else f" (bots: {', '.join(names)})"
        raise BotError(f"there is no bot {name!r}{hint}")
    return Guest(guests[name], game, seed, settings)


def usual_seconds(name: str) -> float:
    """How long a bot may think about a decision, where nobody says otherwise: a level knows.

    >>> usual_seconds("maestro") > usual_seconds("apprentice")
    True
    """
    return next((level.seconds for level in LEVELS if level.name == name), USUAL_SECONDS)


def _guests() -> dict[str, EntryPoint]:
    """Bots from outside. None can take the name of one of ours, nor of one found before it."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if entry.name not in _OWN:
            found.setdefault(entry.name, entry)
    return found


class Guest(Bot):
    """A bot from outside, with its errors told as its own: which bot, of which package, did what."""

    def __init__(self, entry: EntryPoint, game: Game, seed: int | str, settings: dict[str, Json]) -> None:
        package = entry.dist.name if entry.dist is not None else "an unknown package"
        self._who = f"bot {entry.name!r} (from {package}, {entry.value})"
        try:
            make = entry.load()
        except Exception as error:
            raise BotError(f"{self._who} cannot be imported: {_told(error)}") from error
        try:
            made = make(game, seed, **settings)
        except Exception as error:
            raise BotError(f"{self._who} cannot be made for {game.name}: {_told(error)}") from error
        if not isinstance(made, Bot):
            raise BotError(f"{self._who} is no bot: {type(made).__name__} does not derive from Bot")
        self._bot: Bot = made

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        # What it was offered is noted before: its own copy it may have changed.
        legal = list(outlook.legal)
        try:
            advice = self._bot.decide(outlook, budget)
        except Exception as error:
            raise BotError(f"{self._who} failed at a decision: {_told(error)}") from error
        if not isinstance(advice, Advice) or advice.action not in legal:
            answer = getattr(advice, "action", advice)
            raise BotError(f"{self._who} has chosen {str(answer)!r}, which is not among its legal actions")
        return advice


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
