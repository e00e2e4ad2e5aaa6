"""The form of JSON values, learnt from many of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bottega.engine.types import Json

#: Strings are listed if they have at most this number of different values.
FEW: Final = 14
#: An object with at least this number of fields, all of the same form, is shown in one line.
ALIKE: Final = 3

_NAMES: Final = {int: "number", float: "number", str: "string", bool: "true or false", type(None): "null"}


class Shape:
    """What was seen at one place: kinds of values, fields of objects, items of lists."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.strings: set[str] = set()
        self.numbers: tuple[float, float] | None = None
        self.objects = 0
        self.fields: dict[str, Shape] = {}
        self.seen: dict[str, int] = {}
        self.items: Shape | None = None

    def add(self, value: Json) -> None:
        if isinstance(value, dict):
            self._add_object(value)
        elif isinstance(value, list | tuple):
            self.kinds.add("list")
            if self.items is None:
                self.items = Shape()
            for item in value:
                self.items.add(item)
        else:
            self.kinds.add(_NAMES[type(value)])
            if isinstance(value, str):
                self.strings.add(value)
            elif isinstance(value, int | float) and not isinstance(value, bool):
                low, high = self.numbers or (value, value)
                self.numbers = min(low, value), max(high, value)

    def _add_object(self, value: dict[str, Json]) -> None:
        self.kinds.add("object")
        self.objects += 1
        for name, field in value.items():
            self.seen[name] = self.seen.get(name, 0) + 1
            self.fields.setdefault(name, Shape()).add(field)

    def alike(self) -> Shape | None:
        """The common form of all fields, if there are several and they have one."""
        shapes = list(self.fields.values())
        if len(shapes) < ALIKE or any(shape.skeleton() != shapes[0].skeleton() for shape in shapes):
            return None
        common = Shape()
        for shape in shapes:
            common.merge(shape)
        return common

    def merge(self, other: Shape) -> None:
        self.kinds |= other.kinds
        self.strings |= other.strings
        for bound in other.numbers or ():
            low, high = self.numbers or (bound, bound)
            self.numbers = min(low, bound), max(high, bound)
        self.objects += other.objects
        for name, field in other.fields.items():
            self.seen[name] = self.seen.get(name, 0) + other.seen[name]
            self.fields.setdefault(name, Shape()).merge(field)
        if other.items is not None:
            if self.items is None:
                self.items = Shape()
            self.items.merge(other.items)

    def skeleton(self) -> str:
        """The form without values, for comparison. A list that was always empty fits nothing else."""
        inner = self.items.skeleton() if self.items else ""
        fields = ",".join(f"{name}:{shape.skeleton()}" for name, shape in sorted(self.fields.items()))
        return f"{sorted(self.kinds)}[{inner}]{{{fields}}}"

    def type(self) -> str:
        """The type in words. An item or field of its own form gets a row of its own."""
        names = []
        for kind in sorted(self.kinds):
            if kind == "list" and self.items is not None:
                inner = self.items.type()
                if not inner:
                    names.append("list, always empty")
                else:
                    names.append(f"list of ({inner})" if " or " in inner else f"list of {inner}")
            elif kind == "object" and (common := self.alike()) is not None:
                names.append(f"object: {common.type()} for each key")
            else:
                names.append(kind)
        return " or ".join(names)

    def values(self) -> str:
        """The strings or the range of numbers that were seen, or the keys of an object of one form."""
        if "object" in self.kinds and self.alike() is not None:
            return "keys " + ", ".join(f"`{name}`" for name in self.fields)
        parts = []
        if self.strings:
            few = sorted(self.strings)
            shown = few if len(few) <= FEW else few[:3]
            parts.append(", ".join(f"`{text}`" if text else "an empty string" for text in shown))
            if len(few) > FEW:
                parts[-1] += " and others"
        if self.numbers is not None:
            low, high = self.numbers
            parts.append(f"{low}" if low == high else f"{low} to {high}")
        if self.items is not None and (inside := self.items.values()):
            parts.append(inside)
        return "; ".join(parts)


def rows(shape: Shape, path: str = "") -> Iterator[tuple[str, str, str]]:
    """Path, type and values of every field, in the order in which the fields were seen."""
    for name, field in shape.fields.items():
        inside = f"{path}.{name}" if path else name
        rare = "" if shape.seen[name] == shape.objects else ", not always there"
        yield inside, field.type() + rare, field.values()
        yield from _inner(field, inside)


def _inner(shape: Shape, path: str) -> Iterator[tuple[str, str, str]]:
    if (common := shape.alike()) is not None:
        yield from _inner(common, f"{path}.*")
    else:
        yield from rows(shape, path)
    if shape.items is not None:
        yield from _inner(shape.items, f"{path}[]")
