"""What a seat has, with numbers that need no objects: features ask for it at every step of a search."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.engine.types import Seat
from bottega.games.masters.components import FAITH, LAST_SPACE, SLOTS
from bottega.games.masters.rules.warehouse import FITS, KEEP_OF, room_code
from bottega.games.masters.table import END, KEEP, LEADERS, PAY, START, WHITE, MastersTable


class Holding:
    """What a seat would have if the open part of its turn were closed: the same as a `Standing`.

    `s0` to `s3` lie on its shelves, `b0` to `b3` in its strongbox, by resource. `extra` are resources not yet
    chosen, or (below 0) still to be spent. `pending` is 1 while its main action of this round is to come.
    """

    __slots__ = (
        "b0",
        "b1",
        "b2",
        "b3",
        "cards",
        "extra",
        "faith",
        "pending",
        "points",
        "s0",
        "s1",
        "s2",
        "s3",
    )

    def __init__(self, table: MastersTable, seat: Seat) -> None:
        i: i64 = 4 * seat
        stored, strong = table.stored, table.strongbox
        self.s0: i64 = stored[i]
        self.s1: i64 = stored[i + 1]
        self.s2: i64 = stored[i + 2]
        self.s3: i64 = stored[i + 3]
        self.b0: i64 = strong[i]
        self.b1: i64 = strong[i + 1]
        self.b2: i64 = strong[i + 2]
        self.b3: i64 = strong[i + 3]
        self.faith: i64 = table.faith[seat]
        self.cards: i64 = table.owned[seat]
        self.points: i64 = 0
        self.extra: i64 = 0
        self.pending: i64 = 0
        stage = table.stage
        current = table.current
        if stage <= START:
            self.pending = 1
            if stage == LEADERS:
                self.extra = table.box.start_resources[seat]
                self.faith += table.box.start_faith[seat]
            elif seat > current:
                self.extra = table.box.start_resources[seat]
            elif seat == current:
                self.extra = table.gains
        elif seat > current or (seat == current and stage < WHITE):
            self.pending = 1


def holdings(table: MastersTable) -> list[Holding]:
    """All seats, the one whose turn is under way as if it kept, made and paid what is open."""
    seats = [Holding(table, seat) for seat in range(table.players)]
    stage = table.stage
    if stage < WHITE or stage >= END:
        return seats
    it = seats[table.current]
    if stage in (WHITE, KEEP):
        _keep(table, seats)
        return seats
    if stage == PAY:
        _pay(table, it)
    output = table.output
    it.b0 += output[0]
    it.b1 += output[1]
    it.b2 += output[2]
    it.b3 += output[3]
    _step(it, output[FAITH])
    it.extra += table.gains - table.spends
    return seats


def _keep(table: MastersTable, seats: list[Holding]) -> None:
    """As much as fits is kept; the rest is faith for the others."""
    seat = table.current
    it = seats[seat]
    it.extra += table.whites
    if not table.gained:
        return
    code = room_code(table, seat)
    keeps = KEEP_OF[table.gained]
    for keep in keeps:
        if FITS[code + keep.code]:
            counts = keep.counts
            it.s0 += counts[0]
            it.s1 += counts[1]
            it.s2 += counts[2]
            it.s3 += counts[3]
            discarded: i64 = keeps[0].total - keep.total
            if discarded:
                for other in range(table.players):
                    if other != seat:
                        _step(seats[other], discarded)
            return


def _pay(table: MastersTable, it: Holding) -> None:
    """The shelves pay first; a card that is bought is there."""
    debt = table.debt
    from_shelf = min(it.s0, debt[0])
    it.s0 -= from_shelf
    it.b0 -= debt[0] - from_shelf
    from_shelf = min(it.s1, debt[1])
    it.s1 -= from_shelf
    it.b1 -= debt[1] - from_shelf
    from_shelf = min(it.s2, debt[2])
    it.s2 -= from_shelf
    it.b2 -= debt[2] - from_shelf
    from_shelf = min(it.s3, debt[3])
    it.s3 -= from_shelf
    it.b3 -= debt[3] - from_shelf
    if table.buying >= 0:
        it.cards += 1
        it.points = table.box.cards[table.tops[table.buying // SLOTS]].points


def _step(it: Holding, count: i64) -> None:
    it.faith += count
    if it.faith > LAST_SPACE:
        it.faith = LAST_SPACE
