"""Schema: the form of a view, written once. The documentation, the types of the web client and the
conformance kit are made from it.

A form is built from a few kinds of node:

    Number, Text, Truth, Word     plain values; a Word is one of a few
    Nullable                      a value, or null where there is none
    ListOf, BySeat                a list; BySeat has one item for each seat, in order
    Counts                        an object with a fixed set of keys, all with the same kind of value
    Fields                        an object whose fields have a name, a meaning and an audience each

Null always means "none". What a viewer may not know is absent: a field that only its owner sees has no
key in the views of the others. The owner of what stands inside a `BySeat` is that seat; the owner of
everything else is the viewer, so spectators do not see it.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from bottega.engine.types import Json, Viewer

#: The audience of a field.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"

#: The version of JSON Schema that `json_schema` writes.
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(metaclass=ABCMeta):
    """The form of a value."""

    @abstractmethod
    def json_schema(self) -> dict[str, Json]:
        """The form as JSON Schema."""

    @abstractmethod
    def misfit(self, value: Json, path: str, owner: Viewer, viewer: Viewer) -> str | None:
        """Where and how this value does not fit, in words; None where it fits."""


class Number(Node):
    """An integer, at least `least` and at most `most`."""

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def json_schema(self) -> dict[str, Json]:
        limits = {} if self.most is None else {"maximum": self.most}
        return {"type": "integer", "minimum": self.least, **limits}

    def misfit(self, value: Json, path: str, owner: Viewer, viewer: Viewer) -> str | None:
        if isinstance(value, bool) or not isinstance(value, int):
            return f"{path} is not a number: {value!r}"
        if value < self.least or (self.most is not None and value > self.most):
            return f"{path} is out of range: {value}"
        return None


class Text(Node):
    """Any text."""

    def json_schema(self) -> dict[str, Json]:
        return {"type": "string"}

    def misfit(self, value: Json, path: str, owner: Viewer, viewer: Viewer) -> str | None:
        return None if isinstance(value, str) else f"{path} is not a text: {value!r}"


class Truth(Node):
    """True or false."""

    def json_schema(self) -> dict[str, Json]:
        return {"type": "boolean"}

    def misfit(self, value: Json, path: str, owner: Viewer, viewer: Viewer) -> str | None:
        return None if isinstance(value, bool) else f"{path} is neither true nor false: {value!r}"


class Word(Node):
    """One of these words. `name` is what generated types call it, if anything."""

    def __init__(self, words: Sequence[str], name: str | None = None) -> None:
        self.words = tuple(words)
        self.name = name

    def json_schema(self) -> dict[str, Json]:
        return {"type": "string", "enum": list(self.words)}

    def misfit(self, value: Json, path: str, owner: Viewer, viewer: Viewer) -> str | None:
        return None if value in self.words else f"{path} is not one of its words: {value!r}"


class Nullable(Node):
    """A value, or null where there is none."""

    def __init__(self, node: Node) -> None:
        self.node = node

    def json_schema(self) -> dict[str, Json]:
        return {"anyOf": [self.node.json_schema(), {"type": "null"}]}

    def misfit(self, value: Json, path: str, owner: Viewer, viewer: Viewer) -> str | None:
        return None if value is None else self.node.misfit(value, path, owner, viewer)


class ListOf(Node):
    """A list, of this length where one is given."""

    def __init__(self, item: Node, length: int | None = None) -> None:
        self.item = item
        self.length = length

    def json_schema(self) -> dict[str, Json]:
        limits = {} if self.length is None else {"minItems": self.length, "maxItems": self.length}
        return {"type": "array", "items": self.item.json_schema(), **limits}

    def misfit(self, value: Json, path: str, owner: Viewer, viewer: Viewer) -> str | None:
        if not isinstance(value, list):
            return f"{path} is not a list: {value!r}"
        if self.length is not None and len(value) != self.length:
            return f"{path} has {len(value)} items, not {self.length}"
        for i, item in enumerate(value):
            misfit = self.item.misfit(item, f"{path}[{i}]", self.owner(i, owner), viewer)
            if misfit is not None:
                return misfit
        return None

    def owner(self, place: int, owner: Viewer) -> Viewer:
        """The seat that owns the item in this place."""
        return owner


class BySeat(ListOf):
    """A list with one item for each seat, in order; each belongs to its seat."""

    def __init__(self, item: Node) -> None:
        super().__init__(item)

    def owner(self, place: int, owner: Viewer) -> Viewer:
        return place


class Counts(Node):
    """An object with exactly these words as keys, and the same kind of value under each."""

    def __init__(self, key: Word, node: Node) -> None:
        self.key = key
        self.keys = key.words
        self.node = node

    def json_schema(self) -> dict[str, Json]:
        return _object({key: self.node.json_schema() for key in self.keys}, list(self.keys))

    def misfit(self, value: Json, path: str, owner: Viewer, viewer: Viewer) -> str | None:
        if not isinstance(value, dict) or list(value) != list(self.keys):
            return f"{path} does not have the keys {', '.join(self.keys)}: {value!r}"
        for key, part in value.items():
            misfit = self.node.misfit(part, f"{path}.{key}", owner, viewer)
            if misfit is not None:
                return misfit
        return None


class Field:
    """A field of an object: its name, its form, what it means, who sees it."""

    def __init__(self, name: str, node: Node, meaning: str, seen_by: str = EVERYBODY) -> None:
        self.name = name
        self.node = node
        self.meaning = meaning
        self.seen_by = seen_by

    def json_schema(self) -> dict[str, Json]:
        described = {**self.node.json_schema(), "description": self.meaning}
        if self.seen_by == OWNER:
            described["x-seen-by"] = OWNER
        return described


class Fields(Node):
    """An object with these fields and no others. `name` is what generated types call it."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = fields

    def json_schema(self) -> dict[str, Json]:
        parts = {field.name: field.json_schema() for field in self.fields}
        always = [field.name for field in self.fields if field.seen_by == EVERYBODY]
        return {"title": self.name, **_object(parts, always)}

    def misfit(self, value: Json, path: str, owner: Viewer, viewer: Viewer) -> str | None:
        if not isinstance(value, dict):
            return f"{path} is not an object: {value!r}"
        seen = [f for f in self.fields if f.seen_by == EVERYBODY or (viewer is not None and owner == viewer)]
        names = {field.name for field in seen}
        for name in value:
            if name not in names:
                return f"{path}.{name} is not in the schema, or not for this viewer"
        for field in seen:
            if field.name not in value:
                return f"{path}.{field.name} is missing"
            misfit = field.node.misfit(value[field.name], f"{path}.{field.name}", owner, viewer)
            if misfit is not None:
                return misfit
        return None


def _object(parts: dict[str, Json], always: list[str]) -> dict[str, Json]:
    return {"type": "object", "properties": parts, "required": always, "additionalProperties": False}


def misfit(form: Fields, view: Json, viewer: Viewer) -> str | None:
    """Where a viewer's view does not have the form it should have, in words; None where it does."""
    return form.misfit(view, "view", viewer, viewer)


def seat() -> Number:
    """The number of a seat, counted from 0."""
    return Number()


def head(stages: Sequence[str], options: Sequence[Field]) -> list[Field]:
    """The fields that the view of every game begins with."""
    return [
        Field("game", Text(), "The name of the game."),
        Field("edition", Text(), "The id of the edition, which sets the figures of the components."),
        Field("options", Fields("Options", *options), "The options chosen before the deal."),
        Field("players", Number(1), "Number of seats."),
        Field("seat", Nullable(seat()), "The seat that looks on; null for a spectator."),
        Field("stage", Word(stages, "Stage"), "The kind of decision that is open."),
        Field("actors", ListOf(seat()), "The seats that must decide now."),
        Field("over", Truth(), "The match is over."),
    ]


def json_schema(form: Fields, title: str) -> dict[str, Json]:
    """JSON Schema of a game's view, with a description of every field."""
    return {"$schema": DIALECT, **form.json_schema(), "title": title}
