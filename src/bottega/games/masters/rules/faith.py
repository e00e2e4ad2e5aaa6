"""Faith and the Vatican report (FR "Le Rapport du Vatican"; rulings 26-31)."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.engine.rows import put
from bottega.engine.types import Seat
from bottega.games.masters.components import LAST_SPACE, SECTIONS
from bottega.games.masters.table import TILE_KEPT, TILE_LOST, MastersTable


def advance(table: MastersTable, seat: Seat, count: i64) -> None:
    """A seat receives faith: the whole move, then the check (rulings 27); it stops at 24 (30)."""
    vatican_report(table, _move(table, seat, count))


def advance_others(table: MastersTable, seat: Seat, count: i64) -> None:
    """Everybody else receives faith together - Lorenzo too - then one check (rulings 13, 27, 38)."""
    furthest: i64 = 0
    for other in range(table.players):
        if other != seat:
            furthest = max(furthest, _move(table, other, count))
    if table.players == 1:
        furthest = _move_cross(table, count)
    vatican_report(table, furthest)


def advance_cross(table: MastersTable, count: i64) -> None:
    """Lorenzo's marker moves and may bring about a report like a player's (rulings 39)."""
    vatican_report(table, _move_cross(table, count))


def _move(table: MastersTable, seat: Seat, count: i64) -> i64:
    space = min(LAST_SPACE, table.faith[seat] + count)
    if table.log is not None:
        table.emit("faith", {"seat": seat, "count": count, "space": space})
    table.faith[seat] = space
    table.touched |= 1 << seat
    return space


def _move_cross(table: MastersTable, count: i64) -> i64:
    table.cross = min(LAST_SPACE, table.cross + count)
    if table.log is not None:
        table.emit("cross", {"count": count, "space": table.cross})
    return table.cross


def vatican_report(table: MastersTable, furthest: i64) -> None:
    """A marker on or beyond a pope space: all check at once; a section takes place once (rulings 26).

    `furthest` is where the foremost of the markers that have just moved stands. A player on or
    beyond the section's first space keeps its tile, the others lose it.
    """
    box = table.box
    while table.reports < SECTIONS and furthest >= box.pope_spaces[table.reports]:
        section = table.reports
        if table.log is not None:
            table.beat()
            table.emit("report", {"section": section + 1})
        table.reports += 1
        for seat in range(table.players):
            kept = table.faith[seat] >= box.section_first[section]
            table.tiles = put(table.tiles, SECTIONS * seat + section, TILE_KEPT if kept else TILE_LOST)
            if table.log is not None:
                values = {"seat": seat, "section": section + 1, "points": box.tile_points[section]}
                table.emit("tile-kept" if kept else "tile-lost", values)
    if furthest == LAST_SPACE and not table.ending and table.players > 1:
        begin_last_round(table)


def begin_last_round(table: MastersTable) -> None:
    """A marker on 24 or a seventh card: the round is finished, then it is over (FR "Fin de la partie")."""
    table.ending = True
    table.emit("last-round", {})
