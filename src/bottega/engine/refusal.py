"""Refusals: why an action is not allowed, as data that every language can say."""

from __future__ import annotations

from bottega.engine.types import Json


class Refusal:
    """A rule that forbids an action here and now.

    `code` names the message (``refusal-<code>`` in the catalogues), `rule` the paragraph of the
    rules that stands behind it, `values` what matters in this case.
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

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.values!r})"


class IllegalAction(Exception):
    """Somebody tried what the rules forbid; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code}: {refusal.values}")
        self.refusal = refusal
