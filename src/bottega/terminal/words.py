"""The terminal's own words in the reader's language, and the errors that are told in them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from babel.numbers import format_decimal

from bottega.engine.people.text import LANGUAGES, Catalogue
from bottega.system import display_language

#: Where the language is looked for; the first that is set decides.
_VARIABLES: Final = ("BOTTEGA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Words(Catalogue):
    """The terminal's catalogue in one language, with the bots' names: ``words("quoted", text="end")``."""

    def __init__(self, lang: str) -> None:
        super().__init__(
            [files(part).joinpath("data") for part in ("bottega.terminal", "bottega.bots")], lang
        )

    def __call__(self, id: str, /, **values: str | int | float) -> str:
        return self.say(id, values)

    def decimal(self, value: float, digits: int = 0) -> str:
        """A number as people write it here, with so many digits after the point."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, format=pattern, locale=self.lang)

    def percent(self, share: float) -> str:
        return self("percent", value=self.decimal(100 * share, 1))


class Trouble(Exception):
    """Something a person asked for that cannot be done: a message of the catalogue with its values.

    The message says what happened, with which value, and what to do instead.
    """

    def __init__(self, id: str, /, **values: str | int | float) -> None:
        super().__init__(id)
        self.id = id
        self.values = values

    def tell(self, words: Words) -> str:
        return words.say(self.id, self.values)


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, English where it asks for none that we speak.

    >>> language({"LANG": "fr_CH.UTF-8"}), language({"LC_ALL": "C", "LANG": "it"})
    ('fr', 'en')
    """
    wish = next((environ[name] for name in _VARIABLES if environ.get(name)), "") or display_language()
    lang = wish.replace("-", "_").split(".")[0].split("_")[0].lower()
    return lang if lang in LANGUAGES else "en"
