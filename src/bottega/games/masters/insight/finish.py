"""The last round: what everybody has is nearly certain, so it is counted rather than weighed."""

from __future__ import annotations

from typing import Final

from bottega.engine.types import Seat
from bottega.games.masters.components import RESOURCES_PER_POINT, SECTIONS, SLOTS
from bottega.games.masters.insight.card_figures import CardFigures
from bottega.games.masters.insight.standing import Standing
from bottega.games.masters.insight.traits import Shortfall, leader_wait
from bottega.games.masters.rules.buying import price
from bottega.games.masters.table import TILE_KEPT, MastersTable

#: What a last turn brings at least: a step of faith or a resource here and there.
LAST_TURN: Final = 0.8
#: What one resource more counts where points are equal.
TIE: Final = 0.02
#: How far off the last points are, when all have played and for each seat that still has a turn.
DOUBT: Final = 0.5
DOUBT_TURN: Final = 0.7


def last_points(figures: CardFigures, table: MastersTable, seats: list[Standing]) -> list[float]:
    """The final scores, with the best purchase and the leaders that seats can still play."""
    return [_points(figures, table, seat, seats[seat]) for seat in range(table.players)]


def last_doubt(table: MastersTable, seats: list[Standing]) -> float:
    doubt = DOUBT
    for it in seats:
        doubt += DOUBT_TURN * it.pending
    return doubt


def _points(figures: CardFigures, table: MastersTable, seat: Seat, it: Standing) -> float:
    box = table.box
    left = it.held[0] + it.held[1] + it.held[2] + it.held[3] + it.extra
    total = table.perks[seat].points + it.points + box.track_points[it.faith] + left // RESOURCES_PER_POINT
    for section in range(table.reports):
        if table.tiles[SECTIONS * seat + section] == TILE_KEPT:
            total += box.tile_points[section]
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        for card in table.slots[slot]:
            total += box.cards[card].points
    points = float(total) + TIE * float(left)
    if seat >= table.current:
        for leader in table.hands[seat]:
            if leader_wait(figures, table, seat, leader, it.held) <= 0.0:
                points += figures.leader_points[leader]
    if it.pending:
        points += _purchase(figures, table, seat, it)
    return points


def _purchase(figures: CardFigures, table: MastersTable, seat: Seat, it: Standing) -> float:
    """The most that a card which can be paid is worth more than the resources it costs."""
    short = Shortfall(figures, table, seat, it.held, it.strong)
    best = LAST_TURN
    i = SLOTS * seat
    slots = table.slots
    heights = 16 * len(slots[i]) + 4 * len(slots[i + 1]) + len(slots[i + 2])
    for stack in figures.open_stacks[heights]:
        card = table.tops[stack]
        if card and short.missing(card) <= it.extra:
            cost = sum(price(table, seat, table.box.cards[card]))
            worth = figures.points[card] - cost / RESOURCES_PER_POINT
            if worth > best:
                best = worth
    return best
