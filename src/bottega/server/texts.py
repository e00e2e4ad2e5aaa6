"""The one filter for texts that people write and the server stores or shows to others.

A model takes such a text as one of the types below, so that no handler can forget the filter
(`bottega.table.texts`). Only names are refused instead (`names`), because a name must be exactly what its
owner typed.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from pydantic import AfterValidator, Field
from pydantic_core import PydanticKnownError

from bottega.table.texts import data, line, lines

#: The longest line of chat, in characters.
LONGEST_LINE: Final = 500


class Filtered:
    """Marks a type whose values have passed the filter; a test finds the fields without it."""


_MARK: Final = Filtered()


def _some(text: str) -> str:
    if not text:
        raise PydanticKnownError("string_too_short", {"min_length": 1})
    return text


#: A word of the API: the name of a game, a bot, an option, an id that the client chose.
Word: TypeAlias = Annotated[str, Field(max_length=40), AfterValidator(line), _MARK]
#: Something on the table.
Thing: TypeAlias = Annotated[str, Field(max_length=80), AfterValidator(line), _MARK]
#: An action in its notation.
Notation: TypeAlias = Annotated[str, Field(max_length=200), AfterValidator(line), _MARK]
#: The name at a seat that is no account's own.
SeatName: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=24), AfterValidator(line), AfterValidator(_some), _MARK
]
#: What goes into the shuffle; nothing where its player does not care.
ShuffleWord: TypeAlias = Annotated[str, Field(max_length=100), AfterValidator(line), _MARK]
#: What the owner of a token calls it.
Label: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=60), AfterValidator(line), AfterValidator(_some), _MARK
]
#: A line of chat; one without anything visible is refused where it is said.
ChatText: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=LONGEST_LINE), AfterValidator(line), _MARK
]
#: A private note.
Note: TypeAlias = Annotated[str, Field(max_length=10_000), AfterValidator(lines), _MARK]
#: The record of a match.
RecordText: TypeAlias = Annotated[str, Field(min_length=1, max_length=60_000), AfterValidator(lines), _MARK]
#: What somebody writes about a player they report.
Complaint: TypeAlias = Annotated[str, Field(max_length=1_000), AfterValidator(lines), _MARK]
#: An address on the internet: `notices.guard` refuses what is not printable, with a sentence of its own.
Address: TypeAlias = Annotated[str, Field(max_length=2_048), _MARK]
#: A name that an account has or wants: `names.clean_name` refuses what is not allowed.
GivenName: TypeAlias = Annotated[str, Field(max_length=200, examples=["Anna"]), _MARK]
#: Any data that a client keeps here.
ClientData: TypeAlias = Annotated[dict[str, Any], AfterValidator(data), _MARK]
