"""Refusals: why an action is not allowed, as data that every language can say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.types import Json

if TYPE_CHECKING:
    from bottega.engine.game import Game


class Refusal:
    """A rule that forbids an action here and now.

    `code` names the message (``refusal-<code>`` in the catalogues), `rule` the paragraph of the
    rules behind it, `values` the figures of this case.
    """

    __slots__ = ("code", "rule", "values")

    def __init__(self, code: str, rule: str, values: dict[str, Json]) -> None:
        self.code = code
        self.rule = rule
        self.values = values

    def to_json(self) -> dict[str, Json]:
        return {"code": self.code, "rule": self.rule, "values": self.values}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, dict[str, Json]]]:
        return Refusal, (self.code, self.rule, self.values)

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.values!r})"


class IllegalAction(Exception):
    """An action that the rules forbid was played; nothing has changed.

    `str` is an English sentence: from the catalogue of the game where one is given.
    """

    def __init__(self, refusal: Refusal, game: Game | None = None) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.game = game

    def __str__(self) -> str:
        refusal = self.refusal
        if self.game is not None:
            from bottega.engine.people.text import Book, MissingText

            seats = [f"seat {seat}" for seat in range(self.game.seats[-1])]
            try:
                return f"{Book(self.game, 'en', seats).refusal(refusal)} (rule: {refusal.rule})"
            except MissingText:
                pass  # a game without catalogues, such as one under construction
        details = "".join(f"; {key}: {value}" for key, value in refusal.values.items())
        return f"{refusal.code.replace('-', ' ')} (rule: {refusal.rule}{details})"

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.refusal, self.game)
