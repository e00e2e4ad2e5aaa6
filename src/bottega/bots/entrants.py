"""Entrants: bots with their settings, as people write them.

    random
    search:seconds=1
    search:iterations=500:aim=chance

A bot's name, then its settings, each after a colon; several entrants stand with commas between them.
`seconds` and `iterations` limit the thinking of any bot for one decision; every other setting is the
bot's own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bottega.bots.bot import Bot, Budget
from bottega.bots.registry import bot, usual_seconds
from bottega.bots.worker import GRACE, Thinker
from bottega.engine.game import Game
from bottega.engine.types import Json

Setting = bool | int | float | str

_TRUTH: Final = {"true": True, "false": False}


class BadEntrant(ValueError):
    """A text that names no entrant. `code` says why, as ``error-entrant-<code>`` in the terminal's
    catalogue does; `part` is the piece that is wrong, `known` what there is instead."""

    def __init__(self, code: str, text: str, part: str = "", known: tuple[str, ...] = ()) -> None:
        super().__init__(f"{text!r}: {code} {part}".strip())
        self.code = code
        self.text = text
        self.part = part
        self.known = known


@dataclass(frozen=True)
class Entrant:
    """`settings` are in alphabetical order, so that each entrant has one spelling."""

    bot: str
    settings: tuple[tuple[str, Setting], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Entrant:
        """
        >>> str(Entrant.parse("Search : seconds=0.50 : aim=chance"))
        'search:aim=chance:seconds=0.5'
        """
        name, *rest = [part.strip() for part in text.split(":")]
        if not name:
            raise BadEntrant("empty", text)
        settings: dict[str, Setting] = {}
        for part in rest:
            key, equals, value = (piece.strip() for piece in part.partition("="))
            if not (key.isidentifier() and equals and value):
                raise BadEntrant("setting", text, part)
            if key in settings:
                raise BadEntrant("setting-twice", text, key)
            settings[key] = read_setting(value)
        return cls(name.lower(), tuple(sorted(settings.items())))

    def __str__(self) -> str:
        return ":".join([self.bot, *(f"{key}={write_setting(value)}" for key, value in self.settings)])

    @property
    def seconds(self) -> float | None:
        return self._limit("seconds")

    @property
    def iterations(self) -> int | None:
        limit = self._limit("iterations")
        return None if limit is None else int(limit)

    def _limit(self, name: str) -> float | None:
        value = dict(self.settings).get(name)
        if value is None:
            return None
        whole = name == "iterations"
        if isinstance(value, bool | str) or not value > 0 or (whole and value != int(value)):
            raise BadEntrant(name, str(self), write_setting(value))
        return value

    def limited(self, seconds: float) -> Entrant:
        """The same entrant with this number of seconds for a decision, instead of the one it had."""
        rest = {key: value for key, value in self.settings if key != "seconds"}
        return Entrant(self.bot, tuple(sorted({**rest, "seconds": seconds}.items())))

    def make(self, game: Game, seed: str) -> Bot:
        """Its bot for a seat of a match; BotError if there is no such bot, or if it lacks a setting."""
        return bot(self.bot, game, seed, **self._own())

    def apart(self, game: Game, seed: str, grace: float = GRACE) -> Thinker:
        """The same in a process of its own, which begins with the first question. Close it after use."""
        return Thinker(self.bot, game, seed, self._own(), grace)

    def _own(self) -> dict[str, Json]:
        """The settings that are the bot's own."""
        return {key: value for key, value in self.settings if key not in ("seconds", "iterations")}

    def budget(self, cancelled: Callable[[], bool] | None = None) -> Budget:
        """The budget for one decision; without a limit of its own, that of its bot."""
        seconds, iterations = self.seconds, self.iterations
        if seconds is None and iterations is None:
            seconds = usual_seconds(self.bot)
        return Budget(seconds, iterations, cancelled)


def read_setting(text: str) -> Setting:
    """
    >>> [read_setting(text) for text in ("3", "0.5", "true", "chance")]
    [3, 0.5, True, 'chance']
    """
    if text.lower() in _TRUTH:
        return _TRUTH[text.lower()]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def write_setting(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_entrants(text: str) -> tuple[Entrant, ...]:
    """Entrants with commas between them; BadEntrant says what is wrong with one."""
    return tuple(Entrant.parse(part.strip()) for part in text.split(","))
