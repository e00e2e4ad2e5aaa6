"""Problems as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bottega.engine.people.text import Catalogue
from bottega.engine.types import Json
from bottega.table.problem import Problem

#: The folder of the sentences about tables, and of why a command was refused.
TABLE_TEXTS: Final[Traversable] = files("bottega.table").joinpath("data")


def said(words: Catalogue, id: str, values: Mapping[str, Json] | None = None) -> str:
    """A message, its values put into words: a list becomes "a, b and c"."""
    filled: dict[str, str | int | float] = {}
    for key, value in (values or {}).items():
        if isinstance(value, list | tuple):
            filled[key] = words.join([str(item) for item in value])
        elif isinstance(value, str | int | float) and not isinstance(value, bool):
            filled[key] = value
        else:
            filled[key] = "" if value is None else str(value)
    return words.say(id, filled)


def problem_data(problem: Problem, text: str) -> dict[str, Json]:
    """A problem as a client is told: a code for programs, a sentence for people, and the values."""
    return {"code": problem.code, "text": text, "values": problem.values}
