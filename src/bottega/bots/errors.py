"""What can be wrong with a bot or with one of its settings, as data with a sentence in the catalogues."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bottega.engine.people.text import Catalogue

#: The folder with the bots' names, descriptions and errors in all languages.
TEXTS: Final[Traversable] = files("bottega.bots").joinpath("data")


class BotError(ValueError):
    """A bot that is not there, cannot be used, or has failed. `code` names the message ``error-<code>`` in
    the catalogues of `TEXTS`, and `values` fill it. `str(error)` is the sentence in English."""

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return self.sentence(_english())

    def sentence(self, catalogue: Catalogue) -> str:
        """The error in the language of a catalogue that holds the messages of `TEXTS`."""
        return catalogue.say(f"error-{self.code}", self.values)


class SettingError(BotError):
    """A setting that a bot does not have, or a value that it cannot take."""


@cache
def _english() -> Catalogue:
    return Catalogue([TEXTS], "en")
