"""Levels: opponents for people, named and calibrated. A level is a bot, a budget and a style.

The ladder measures its rating, which is kept as data (``data/ratings.json``) and shown beside its name.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Final

from bottega.bots.beginner import Beginner
from bottega.bots.bot import Advice, Bot, Budget, Outlook
from bottega.bots.errors import TEXTS
from bottega.bots.policy import Practised
from bottega.bots.search.search import Search
from bottega.engine.game import Game
from bottega.engine.people.text import Catalogue


@dataclass(frozen=True)
class Level:
    """`seconds` and `iterations` limit its thinking about one decision. A search usually ends with its
    iterations, so that it is equally strong on every machine; the seconds keep people from waiting too
    long on a slow one."""

    name: str
    seconds: float
    iterations: int | None = None

    def style(self, game: Game, seed: int | str) -> Bot:
        """The bot behind the level, as this level plays."""
        if self.name == "apprentice":
            return Beginner(game, seed)
        if self.name == "journeyman":
            return Practised(game, seed)
        return Search(game, seed)


#: From the easiest to the hardest.
LEVELS: Final = (
    Level("apprentice", 0.2),
    Level("journeyman", 0.5),
    Level("master", 1.0, 1_200),
    Level("maestro", 4.0, 12_000),
    Level("leonardo", 10.0, 60_000),
)


class LevelBot(Bot):
    """A level at a seat: it plays in its style, and never thinks longer than its level does."""

    def __init__(self, level: Level, game: Game, seed: int | str) -> None:
        self.level = level
        self._bot = level.style(game, f"{level.name}:{seed}")

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        return self._bot.decide(outlook, budget.at_most(self.level.seconds, self.level.iterations))


@dataclass(frozen=True)
class BotRating:
    """How strong a bot is at a game, with the 95% interval."""

    rating: float
    low: float
    high: float


#: Bots that answer within a few milliseconds, so that nobody need think of another process for them.
_AT_ONCE: Final = frozenset({"random", "policy", "greedy", "apprentice", "journeyman"})


def answers_at_once(name: str) -> bool:
    """Whether a bot of this name decides in an instant. A bot from another package never counts as such.

    >>> answers_at_once("greedy"), answers_at_once("maestro")
    (True, False)
    """
    return name in _AT_ONCE


def level(name: str) -> Level:
    """
    >>> level("maestro").seconds
    4.0
    """
    for each in LEVELS:
        if each.name == name:
            return each
    raise ValueError(f"there is no level {name!r} (levels: {', '.join(each.name for each in LEVELS)})")


def title(name: str, game: str, catalogue: Catalogue) -> str:
    """A bot's name in the language of a catalogue, with its rating if there is one. `catalogue` holds the
    messages of `TEXTS`; a bot of another package has only its own name."""
    called = catalogue.say(f"bot-{name}") if f"bot-{name}" in catalogue else name
    measured = rating(name, game)
    if measured is None:
        return called
    return catalogue.say("bot-rated", {"name": called, "rating": round(measured.rating)})


def rating(name: str, game: str) -> BotRating | None:
    """The rating that the ladder has measured for this bot or level at this game, if it has."""
    figures = _ratings().get(game, {}).get(name)
    return None if figures is None else BotRating(figures["rating"], figures["low"], figures["high"])


@cache
def _ratings() -> dict[str, dict[str, dict[str, float]]]:
    text = TEXTS.joinpath("ratings.json").read_text(encoding="utf-8")
    ratings: dict[str, dict[str, dict[str, float]]] = json.loads(text)
    return ratings
