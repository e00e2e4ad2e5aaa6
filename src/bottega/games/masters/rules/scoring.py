"""Scoring and ranking (FR "Fin de la partie"; rulings 1, 33, 34)."""

from __future__ import annotations

from bottega.engine.state import Score, ScorePart
from bottega.engine.types import Seat
from bottega.games.masters.components import RESOURCES_PER_POINT, SECTIONS, SLOTS
from bottega.games.masters.table import TILE_KEPT, WON, MastersTable


def score(table: MastersTable, seat: Seat) -> Score:
    """All cards, covered ones too; the track's value, not summed; tiles; played leaders; resources."""
    box = table.box
    cards = [card for slot in table.slots[SLOTS * seat : SLOTS * seat + SLOTS] for card in slot]
    tiles = table.tiles[SECTIONS * seat : SECTIONS * seat + SECTIONS]
    left = resources_left(table, seat)
    lines = {
        "cards": sum(box.cards[card].points for card in cards),
        "track": box.track_points[table.faith[seat]],
        "tiles": sum(
            points for points, tile in zip(box.tile_points, tiles, strict=True) if tile == TILE_KEPT
        ),
        "leaders": table.perks[seat].points,
        "resources": left // RESOURCES_PER_POINT,
    }
    return {"total": sum(lines.values()), "lines": lines, "ties": {"resources": left}}


def resources_left(table: MastersTable, seat: Seat) -> int:
    """Everything in the warehouse, the special depots and the strongbox."""
    return sum(table.stored[4 * seat : 4 * seat + 4]) + sum(table.strongbox[4 * seat : 4 * seat + 4])


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
