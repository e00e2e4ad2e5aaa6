"""Scoring and ranking (FR "Fin de la partie"; rulings 1, 33, 34)."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.engine.state import Score, ScorePart
from bottega.engine.types import Seat
from bottega.games.masters.components import RESOURCES_PER_POINT, SECTIONS, SLOTS
from bottega.games.masters.table import TILE_KEPT, WON, MastersTable


def score(table: MastersTable, seat: Seat) -> Score:
    """All cards, covered ones too; the track's value, not summed; tiles; played leaders; resources."""
    # Loops, since `sum` is a call into the interpreter and so is each step of what it is given.
    box = table.box
    cards = 0
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        for card in table.slots[slot]:
            cards += box.cards[card].points
    tiles = 0
    for section in range(SECTIONS):
        if table.tiles[SECTIONS * seat + section] == TILE_KEPT:
            tiles += box.tile_points[section]
    track = box.track_points[table.faith[seat]]
    leaders = table.perks[seat].points
    left = resources_left(table, seat)
    resources = left // RESOURCES_PER_POINT
    return {
        "total": cards + track + tiles + leaders + resources,
        "lines": {
            "cards": cards,
            "track": track,
            "tiles": tiles,
            "leaders": leaders,
            "resources": resources,
        },
        "ties": {"resources": left},
    }


def resources_left(table: MastersTable, seat: Seat) -> int:
    """Everything in the warehouse, the special depots and the strongbox."""
    left: i64 = 0
    for i in range(4 * seat, 4 * seat + 4):
        left += table.stored[i] + table.strongbox[i]
    return left


def solo_places(table: MastersTable) -> list[list[Seat]]:
    """A player who loses to Lorenzo comes after nobody: the group of the winners is empty (rulings 34)."""
    return [[0]] if table.outcome == WON else [[], [0]]


def parts(table: MastersTable, seat: Seat) -> dict[str, list[ScorePart]]:
    """Cards, tiles and leaders one by one. The track and the resources count as a whole."""
    box = table.box
    cards = [card for slot in table.slots[SLOTS * seat : SLOTS * seat + SLOTS] for card in slot]
    tiles = table.tiles[SECTIONS * seat : SECTIONS * seat + SECTIONS]
    return {
        "cards": [{"key": "card", "value": card, "points": box.cards[card].points} for card in cards],
        "tiles": [
            {"key": "tile", "value": section + 1, "points": box.tile_points[section]}
            for section, tile in enumerate(tiles)
            if tile == TILE_KEPT
        ],
        "leaders": [
            {"key": "leader", "value": leader, "points": box.leaders[leader].points}
            for leader in table.perks[seat].leaders
        ],
    }
