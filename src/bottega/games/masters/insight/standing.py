"""What a seat has in hand, in the middle of a turn too: as if it closed the open part sensibly."""

from __future__ import annotations

from bottega.engine.types import Seat
from bottega.games.masters.components import FAITH, LAST_SPACE, SLOTS
from bottega.games.masters.rules.warehouse import FITS, KEEP_OF, room_code
from bottega.games.masters.table import END, KEEP, LEADERS, PAY, START, WHITE, MastersTable


class Standing:
    """What a seat would hold if the open part of its turn were closed."""

    __slots__ = ("cards", "extra", "faith", "held", "pending", "points", "stored", "strong")

    def __init__(self, table: MastersTable, seat: Seat) -> None:
        i = 4 * seat
        stored, strong = table.stored, table.strongbox
        self.stored: int = stored[i] + stored[i + 1] + stored[i + 2] + stored[i + 3]
        self.strong = strong[i : i + 4]
        self.held = [
            stored[i] + strong[i],
            stored[i + 1] + strong[i + 1],
            stored[i + 2] + strong[i + 2],
            stored[i + 3] + strong[i + 3],
        ]
        self.faith = table.faith[seat]
        self.cards = table.owned[seat]
        self.points = 0
        #: Resources not yet chosen, or still to be spent (below 0).
        self.extra = 0
        #: 1 while the main action of this round is still to come.
        self.pending = 0
        stage = table.stage
        if stage <= START:
            self.pending = 1
            if stage == LEADERS:
                self.extra = table.box.start_resources[seat]
                self.faith += table.box.start_faith[seat]
            elif seat > table.current:
                self.extra = table.box.start_resources[seat]
            elif seat == table.current:
                self.extra = table.gains
        elif seat > table.current or (seat == table.current and stage < WHITE):
            self.pending = 1


def standings(table: MastersTable) -> list[Standing]:
    """All seats, the one whose turn is under way as if it kept, made and paid what is open."""
    seats = [Standing(table, seat) for seat in range(table.players)]
    stage = table.stage
    if stage < WHITE or stage >= END:
        return seats
    it = seats[table.current]
    if stage in (WHITE, KEEP):
        _keep(table, seats)
        return seats
    if stage == PAY:
        for r in range(4):
            it.held[r] -= table.debt[r]
            if it.strong[r] > it.held[r]:
                it.strong[r] = it.held[r]
        if table.buying >= 0:
            card = table.tops[table.buying // SLOTS]
            it.cards += 1
            it.points = table.box.cards[card].points
        it.stored = sum(it.held) - sum(it.strong)
    output = table.output
    for r in range(4):
        it.held[r] += output[r]
        it.strong[r] += output[r]
    _step(it, output[FAITH])
    it.extra += table.gains - table.spends
    return seats


def _keep(table: MastersTable, seats: list[Standing]) -> None:
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
            for r in range(4):
                it.held[r] += keep.counts[r]
            it.stored += keep.total
            discarded = keeps[0].total - keep.total
            if discarded:
                for other in range(table.players):
                    if other != seat:
                        _step(seats[other], discarded)
            return


def _step(it: Standing, count: int) -> None:
    it.faith += count
    if it.faith > LAST_SPACE:
        it.faith = LAST_SPACE
