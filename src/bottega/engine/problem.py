"""Problems with data that people write: records, deals, editions. Each can be said in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bottega.engine.people.text import Catalogue

#: Characters of a wrong value that an error repeats.
SHOWN: Final = 80


def shown(value: object) -> str:
    """A wrong value as an error shows it: its beginning, if it is long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number with too many digits, a list with too many levels
        text = hex(value) if isinstance(value, int) else type(value).__name__
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


class DataError(ValueError):
    """What is wrong with a text or a file: ``error-<code>`` in the catalogues of the engine says it, or in
    those of a game: then `texts` names the package that has them.

    `values` fill the message. `line` (counted from 1; 0 for none) and `source` (the file, or without a line
    the edition; "" for none) say where. `str` is an English sentence.
    """

    def __init__(
        self, code: str, *, line: int = 0, source: str = "", texts: str = "", **values: str | int
    ) -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.source = source
        self.texts = texts
        self.values = values

    def say(self, catalogue: Catalogue) -> str:
        """The problem in the language of a catalogue that has the messages of the engine."""
        text = self._texts(catalogue).say(f"error-{self.code}", self.values)
        if self.source and self.line:
            return catalogue.say("error-in-file", {"source": self.source, "line": self.line, "problem": text})
        if self.source:
            return catalogue.say("error-in-edition", {"source": self.source, "problem": text})
        return catalogue.say("error-in-line", {"line": self.line, "problem": text}) if self.line else text

    def _texts(self, catalogue: Catalogue) -> Catalogue:
        if not self.texts:
            return catalogue
        from bottega.engine.people.text import package_catalogue

        return package_catalogue(self.texts, catalogue.lang)

    def __str__(self) -> str:
        from bottega.engine.people.text import engine_catalogue

        return self.say(engine_catalogue("en"))

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (type(self), self.code, self.line, self.source, self.texts, self.values)


class DealError(DataError):
    """What is wrong with a deal. `part` in its values names a part as code would: ``deck[-5:]``."""


def _made(
    kind: type[DataError], code: str, line: int, source: str, texts: str, values: dict[str, str | int]
) -> DataError:
    return kind(code, line=line, source=source, texts=texts, **values)
