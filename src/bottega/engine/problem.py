"""Problems with data that people write: records, editions. Each can be said in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bottega.engine.people.text import Catalogue


class DataError(ValueError):
    """What is wrong with a text or a file: ``error-<code>`` in the catalogues of the engine says it.

    `values` fill the message. `line` (counted from 1; 0 for none) and `source` (the file, or without a line
    the edition; "" for none) say where. `str` is an English sentence.
    """

    def __init__(self, code: str, *, line: int = 0, source: str = "", **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.source = source
        self.values = values

    def say(self, catalogue: Catalogue) -> str:
        """The problem in the language of a catalogue that has the messages of the engine."""
        text = catalogue.say(f"error-{self.code}", self.values)
        if self.source and self.line:
            return catalogue.say("error-in-file", {"source": self.source, "line": self.line, "problem": text})
        if self.source:
            return catalogue.say("error-in-edition", {"source": self.source, "problem": text})
        return catalogue.say("error-in-line", {"line": self.line, "problem": text}) if self.line else text

    def __str__(self) -> str:
        from bottega.engine.people.text import engine_catalogue

        return self.say(engine_catalogue("en"))

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (type(self), self.code, self.line, self.source, self.values)


#: The number of characters of a value in a message about it.
_LONGEST: Final = 60


def shown(value: object) -> str:
    """A value of somebody's file, as short as a message about it can have it."""
    try:
        text = str(value) if isinstance(value, int | str) else repr(value)
    except (ValueError, RecursionError):  # a number with too many digits, a list with too many levels
        text = hex(value) if isinstance(value, int) else type(value).__name__
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _made(
    kind: type[DataError], code: str, line: int, source: str, values: dict[str, str | int]
) -> DataError:
    return kind(code, line=line, source=source, **values)
