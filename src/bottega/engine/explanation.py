"""Explanations: what a thing on the table is and does, for people, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.engine.types import Json


class Explanation:
    """What `Game.explain` tells about a thing.

    `title` is its name. `lines` are sentences: what it is, what it does, how it stands now. `figures` are the
    numbers on it, each with its name. `rule` is the paragraph of the rules to read on in.
    """

    __slots__ = ("figures", "lines", "rule", "title")

    def __init__(
        self, title: str, lines: Sequence[str], rule: str, figures: Sequence[tuple[str, str]] = ()
    ) -> None:
        self.title = title
        self.lines = list(lines)
        self.rule = rule
        self.figures = list(figures)

    def to_json(self) -> dict[str, Json]:
        return {
            "title": self.title,
            "lines": list(self.lines),
            "figures": [{"name": name, "value": value} for name, value in self.figures],
            "rule": self.rule,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Explanation) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.title, self.rule))

    def __reduce__(self) -> tuple[object, ...]:
        return Explanation, (self.title, self.lines, self.rule, self.figures)

    def __repr__(self) -> str:
        return f"Explanation({self.title!r}, {self.lines!r}, {self.rule!r}, {self.figures!r})"
