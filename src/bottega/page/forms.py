"""What a client sends, read with care: it may be an older page than the host."""

from __future__ import annotations

from typing import Final

from bottega.engine.types import Json
from bottega.table.problem import Problem
from bottega.table.texts import line, lines

#: The longest word of the API, such as the name of a bot or a decision.
_WORD: Final = 40
#: The longest text that is an action or a thing.
_NOTATION: Final = 200
#: No browser keeps a greater number.
_LARGEST: Final = 2**53 - 1


class Form:
    """The fields of a request. A field of another type is a Problem that names it."""

    def __init__(self, data: Json) -> None:
        if not isinstance(data, dict):
            raise Problem("form-invalid", 422, field="")
        self.data: dict[str, Json] = data

    def has(self, name: str) -> bool:
        return self.data.get(name) is not None

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.data.get(name, default)
        if not isinstance(value, bool):
            raise Problem("form-invalid", 422, field=name)
        return value

    def number(self, name: str, low: int = 0, high: int = _LARGEST) -> int:
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise Problem("form-invalid", 422, field=name)
        return value

    def seat(self, name: str = "seat") -> int | None:
        """The number of a seat; None: the client leaves it to the host."""
        return self.number(name, 0, 9) if self.has(name) else None

    def word(self, name: str, default: str | None = None, longest: int = _WORD) -> str:
        """A text on one line."""
        value = self.data.get(name) if self.has(name) else default
        if not isinstance(value, str) or len(value) > longest:
            raise Problem("form-invalid", 422, field=name)
        return line(value)

    def maybe(self, name: str, longest: int = _WORD) -> str | None:
        return self.word(name, longest=longest) if self.has(name) else None

    def note(self, name: str, longest: int) -> str:
        """A text of several lines."""
        value = self.data.get(name)
        if not isinstance(value, str) or len(value) > longest:
            raise Problem("form-invalid", 422, field=name)
        return lines(value)

    def action(self, name: str = "action") -> int | str | None:
        """An action by its id or its notation."""
        if not self.has(name):
            return None
        if isinstance(self.data[name], str):
            return self.word(name, longest=_NOTATION)
        return self.number(name)

    def words(self, name: str, most: int, longest: int = _NOTATION) -> list[str]:
        value = self.data.get(name, [])
        if not isinstance(value, list) or len(value) > most:
            raise Problem("form-invalid", 422, field=name)
        return [Form({name: each}).word(name, longest=longest) for each in value]

    def forms(self, name: str, most: int) -> list[Form]:
        value = self.data.get(name)
        if not isinstance(value, list) or not 1 <= len(value) <= most:
            raise Problem("form-invalid", 422, field=name)
        return [Form(each) for each in value]

    def part(self, name: str) -> dict[str, Json]:
        """An object; empty where there is none."""
        value = self.data.get(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise Problem("form-invalid", 422, field=name)
        return value
