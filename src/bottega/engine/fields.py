"""Fields: what the state of a match consists of, each field written in one place.

A game lists its fields in its module `fields`, in the order of its dump. From that list ``make fields``
writes the class of the game's table (`__slots__`, annotations, `clear`, `copy_to`) and its module
`rules/saved.py` (`dump`, `restore`). A test compares what is checked in with what the list gives.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bottega.engine.types import Json


class Codec:
    """How a value stands in a dump: two pieces of Python.

    `write` makes plain data of the value ``{v}``, `read` makes the value of the data ``{d}``. A row (`each`
    is not empty) is read item by item: `read` is what becomes of an item, `each` is ``item in items``.
    """

    __slots__ = ("each", "read", "write")

    def __init__(self, write: str, read: str, each: str = "") -> None:
        self.write = write
        self.read = read
        self.each = each


NUMBER: Final = Codec("{v}", "int({d})")
FLAG: Final = Codec("{v}", "bool({d})")
TEXT: Final = Codec("{v}", "str({d})")
#: A row of numbers, and a row of such rows.
NUMBERS: Final = Codec("list({v})", "int(n)", "n in {d}")
ROWS: Final = Codec("[list(row) for row in {v}]", "tuple([int(n) for n in row])", "row in {d}")


def word(names: str) -> Codec:
    """A number as the word in this tuple of names."""
    return Codec(f"{names}[{{v}}]", f"{names}.index({{d}})")


def words(names: str) -> Codec:
    """A row of numbers as words in this tuple of names."""
    return Codec(f"[{names}[n] for n in {{v}}]", f"{names}.index(name)", "name in {d}")


def counts(names: str) -> Codec:
    """A row of counts as a mapping from these names."""
    return Codec(f"dict(zip({names}, {{v}}, strict=True))", "int({d}[name])", f"name in {names}")


class Field:
    """A field of a table.

    `type` is its annotation and `start` its value before the deal. With a `size`, it is a row with `start`
    in each place; ``players`` stands for the number of seats. A list is copied by `clone`, everything else
    is shared.

    `key` is its place in the dump: ``round``, ``pending.gains``, or ``boards[].faith`` for a value per seat
    (`per` values per seat). A field without a key is not dumped by itself: it belongs to a `FieldGroup`, or
    it is counted again from the others. A viewer may not know what is `hidden`.
    """

    __slots__ = ("codec", "hidden", "inherited", "key", "meaning", "name", "per", "size", "start", "type")

    def __init__(
        self,
        name: str,
        type: str,
        start: str,
        meaning: str,
        *,
        size: str = "",
        key: str | None = "",
        per: str = "1",
        codec: Codec | None = None,
        hidden: bool = False,
        inherited: bool = False,
    ) -> None:
        self.name = name
        self.type = type
        self.start = start
        self.meaning = meaning
        self.size = size
        self.key = name if key == "" else key
        self.per = per
        self.codec = codec or _usual_codec(self._dumped_type())
        self.hidden = hidden
        self.inherited = inherited

    def _dumped_type(self) -> str:
        """The type of what is dumped: of one place, for a row with a place per seat."""
        if self.size and str(self.key).startswith("boards[].") and self.per == "1":
            return self.type.partition("[")[2].removesuffix("]").removesuffix(", ...")
        return self.type


class FieldGroup:
    """A part of a dump that holds several fields: `write` is the data, `read` a statement that restores
    the fields. Both call functions of the game's module `rules/parts.py`."""

    __slots__ = ("key", "read", "write")

    def __init__(self, key: str, write: str, read: str) -> None:
        self.key = key
        self.write = write
        self.read = read


_USUAL_CODECS: Final = {"i64": NUMBER, "int": NUMBER, "bool": FLAG, "str": TEXT}


def _usual_codec(type: str) -> Codec:
    if type in _USUAL_CODECS:
        return _USUAL_CODECS[type]
    return ROWS if type.startswith("tuple[tuple[") else NUMBERS


#: The fields of every state that are dumped.
PLAYERS: Final = Field("players", "int", "players", "", inherited=True)
STAGE: Final = Field("stage", "i64", "0", "", codec=word("STAGES"), inherited=True)
ACTORS: Final = Field("actors", "tuple[Seat, ...]", "()", "", inherited=True)
OVER: Final = Field("over", "bool", "False", "", inherited=True)


def hidden_keys(fields: Iterable[Field | FieldGroup]) -> tuple[str, ...]:
    """The keys of a dump that hold anything a viewer may not know: `Game.hidden`."""
    return tuple([f.key for f in fields if isinstance(f, Field) and f.hidden and f.key])


def check_boards(boards: list[dict[str, Json]], key: str, count: int) -> None:
    """ValueError unless every board has this many values under this key."""
    for board in boards:
        if len(board[key]) != count:
            raise ValueError(f"a board has {count} {key}, not {len(board[key])}")


def check_count(data: dict[str, Json], key: str, count: int, players: int) -> None:
    """ValueError unless there are this many values under this key."""
    if len(data[key]) != count:
        raise ValueError(f"{len(data[key])} {key} for {players} players")
