"""The end of the match (§11; rulings 32): florins, variety, ties."""

from __future__ import annotations

from bottega.engine.state import Score, ScorePart
from bottega.engine.types import Seat
from bottega.games.leonardo.components import KINDS, METALS
from bottega.games.leonardo.table import LeonardoTable


def score(table: LeonardoTable, seat: Seat) -> Score:
    """Florins, and 20, 13 or 8 for five, four or three types in front of the seat."""
    kinds = sum(count > 0 for count in table.types[KINDS * seat : KINDS * seat + KINDS])
    lines = {"florins": table.florins[seat], "variety": table.box.bonus[kinds]}
    return {"total": sum(lines.values()), "lines": lines, "ties": ties(table, seat)}


def ties(table: LeonardoTable, seat: Seat) -> dict[str, int]:
    """Most cards, then most of gold, silver, copper, bronze."""
    metals = [table.box.inventions[number].metal for number in table.cards[seat]]
    counts = {"cards": len(metals)}
    for metal in range(len(METALS) - 1, -1, -1):
        counts[METALS[metal]] = metals.count(metal)
    return counts


def parts(table: LeonardoTable, seat: Seat) -> dict[str, list[ScorePart]]:
    """The cards in front of the seat count together, by their types. Florins are florins."""
    return {
        "variety": [{"key": "invention", "value": number, "points": None} for number in table.cards[seat]]
    }
