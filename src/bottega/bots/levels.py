"""Levels: opponents for people, named and calibrated. A level is a bot, a budget and a style.

Its rating is measured by the ladder and kept as data (``data/ratings.json``), so that it can stand beside
its name; until it is measured, there is none.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bottega.bots.beginner import Beginner
from bottega.bots.bot import Advice, Bot, Budget, Outlook
from bottega.bots.greedy import Greedy
from bottega.bots.search.search import Search
from bottega.engine.game import Game
from bottega.engine.people.text import Catalogue


@dataclass(frozen=True)
class Level:
    """`seconds` and `iterations` are the most it thinks about one decision. So that it is as strong on one
    machine as on another, the iterations are what a search uses up; the seconds are for the patience of
    people where these take too long."""

    name: str
    seconds: float
    iterations: int | None = None

    def style(self, game: Game, seed: int | str) -> Bot:
        """The bot behind the level, as this level plays."""
        if self.name == "apprentice":
            return Beginner(game, seed)
        if self.name == "journeyman":
            return Greedy(game, seed)
        return Search(game, seed)


#: The folder with the bots' names and descriptions in all languages.
TEXTS: Final[Traversable] = files("bottega.bots").joinpath("data")

#: From the easiest to the hardest.
LEVELS: Final = (
    Level("apprentice", 0.2),
    Level("journeyman", 0.5),
    Level("master", 1.0, 1_200),
    Level("maestro", 4.0, 12_000),
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
_AT_ONCE: Final = frozenset({"random", "greedy", "apprentice", "journeyman"})


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
    """A bot's name as people say it, with its rating beside it where it is known. `catalogue` holds the
    messages of `TEXTS`; a bot from outside has only its own name."""
    called = catalogue.say(f"bot-{name}") if f"bot-{name}" in catalogue else name
    found = rating(name, game)
    if found is None:
        return called
    return catalogue.say("bot-rated", {"name": called, "rating": round(found.rating)})


def rating(name: str, game: str) -> BotRating | None:
    """What the ladder has measured for this bot or level at this game; None before it has."""
    found = _ratings().get(game, {}).get(name)
    return None if found is None else BotRating(found["rating"], found["low"], found["high"])


@cache
def _ratings() -> dict[str, dict[str, dict[str, float]]]:
    text = TEXTS.joinpath("ratings.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, dict[str, float]]] = json.loads(text)
    return found
