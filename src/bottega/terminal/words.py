"""The terminal's own words in the reader's language, and errors as messages."""

from __future__ import annotations

import errno
import os
import unicodedata
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from bottega.engine.people.text import LANGUAGES, Catalogue
from bottega.engine.problem import DataError
from bottega.system import display_language

#: Where the language is looked for; the first that is set decides.
_VARIABLES: Final = ("BOTTEGA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Words(Catalogue):
    """The terminal's catalogue in one language, with the messages of the bots, the engine and the workers:
    ``words("quoted", text="end")``."""

    def __init__(self, lang: str) -> None:
        super().__init__(
            [files(f"bottega.{part}").joinpath("data") for part in ("terminal", "bots", "engine", "workers")],
            lang,
        )

    def __call__(self, id: str, /, **values: str | int | float) -> str:
        return self.say(id, values)

    def error(self, error: Exception) -> str:
        """An error as a sentence. One that carries a `code` and `values` is said by the message
        ``error-<code>``; any other, in its own English."""
        if isinstance(error, OSError):
            return self._system_error(error)
        if isinstance(error, DataError):
            return error.say(self)
        code, values = getattr(error, "code", None), getattr(error, "values", None)
        if isinstance(code, str) and isinstance(values, dict) and f"error-{code}" in self:
            return self.say(f"error-{code}", values)
        return str(error) or type(error).__name__

    def _system_error(self, error: OSError) -> str:
        name = errno.errorcode.get(error.errno or 0, "").lower()
        if f"error-system-{name}" in self:
            return self(f"error-system-{name}")
        return error.strerror or str(error)

    def percent(self, share: float) -> str:
        return self("percent", value=self.decimal(100 * share, 1))


def plain(word: str) -> str:
    """Without capitals and accents.

    >>> plain("Règles")
    'regles'
    """
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))


class Trouble(Exception):
    """Something a person asked for that cannot be done: a message of the catalogue with its values.

    The message says what happened, with which value, and what to do instead. A value may itself be an
    error: it becomes a sentence in the same language.
    """

    def __init__(self, id: str, /, **values: str | int | float | Exception) -> None:
        super().__init__(id)
        self.id = id
        self.values = values

    def sentence(self, words: Words) -> str:
        values = {
            key: words.error(value) if isinstance(value, Exception) else value
            for key, value in self.values.items()
        }
        return words.say(self.id, values)


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, English where it asks for none that we speak.

    >>> language({"LANG": "fr_CH.UTF-8"}), language({"LC_ALL": "C", "LANG": "it"})
    ('fr', 'en')
    """
    wish = next((environ[name] for name in _VARIABLES if environ.get(name)), "") or display_language()
    lang = wish.replace("-", "_").split(".")[0].split("_")[0].lower()
    return lang if lang in LANGUAGES else "en"
