"""Sentences of the server: catalogues under `data`, a folder for each area, and those of the tables.
Programs use the code of a problem; its text is for people."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from babel.dates import format_datetime

from bottega.engine.people.text import LANGUAGES, Catalogue
from bottega.engine.types import Json
from bottega.table.problem import Problem
from bottega.table.types import Millis
from bottega.table.wording import TABLE_TEXTS, said

#: The default language.
USUAL: Final = "en"

if TYPE_CHECKING:
    Lang: TypeAlias = str
else:
    #: One of the languages that have catalogues.
    Lang = Literal[LANGUAGES]


def areas() -> list[Traversable]:
    """The folders of the catalogues."""
    own = [folder for folder in files("bottega.server").joinpath("data").iterdir() if folder.is_dir()]
    return [*sorted(own, key=lambda folder: folder.name), TABLE_TEXTS]


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(areas(), lang)


def say(lang: str, id: str, values: Mapping[str, Json] | None = None) -> str:
    """A message, its values put into words: a list becomes "a, b and c"."""
    return said(catalogue(lang), id, values)


def problem_text(problem: Problem, lang: str) -> str:
    """A problem as a sentence. A time under ``until`` becomes a date."""
    values = problem.values
    if isinstance(values.get("until"), int):
        values = {**values, "until": when(lang, values["until"])}
    return say(lang, f"problem-{problem.code}", values)


def when(lang: str, at: Millis) -> str:
    """A time as people write it; which time zone a reader is in is not known.

    >>> when("en", 1_800_000_000_000), when("fr", 1_800_000_000_000)
    ('15 January 2027, 08:00 UTC', '15 janvier 2027, 08:00 UTC')
    """
    moment = datetime.fromtimestamp(at / 1_000, UTC)
    return f"{format_datetime(moment, 'd MMMM y, HH:mm', locale=lang)} UTC"


def preferred(accepted: str) -> str:
    """The language of ours that an Accept-Language header prefers.

    >>> preferred("de-CH, it;q=0.5, fr-FR;q=0.9"), preferred("de"), preferred("fr;q=nonsense, it;q=0")
    ('fr', 'en', 'en')
    """
    best, most = USUAL, 0.0
    for wish in accepted[:500].split(","):
        tag, _, parameters = wish.partition(";")
        lang = tag.strip().split("-")[0].lower()
        weight = _weight(parameters.strip())
        if lang in LANGUAGES and weight > most:
            best, most = lang, weight
    return best


def _weight(text: str) -> float:
    if not text:
        return 1.0
    number = text.removeprefix("q=")
    return float(number) if number.replace(".", "", 1).isdecimal() and number.isascii() else 0.0
