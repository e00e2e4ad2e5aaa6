"""The inventions as a seat looks at them that could place cubes there, and the rows of actions that do."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.engine.encoding import four, number, pair
from bottega.games.inventors.actions import PutCube, Work
from bottega.games.inventors.components import (
    AVAILABILITY,
    EXTRA_CUBES,
    FIELDS,
    KINDS,
    TEAM_SIZE,
)
from bottega.games.inventors.insight.fits import HIGH, LOW
from bottega.games.inventors.insight.places import (
    AFTER_PLACING,
    AFTER_SLOT,
    BEFORE_PAUSE,
    NO_STAKE,
    NO_TEAM,
    NO_WORKER,
)
from bottega.games.inventors.insight.sheets import LEVELS
from bottega.games.inventors.table import ALL_CUBES, InventorsTable


class Mate:
    """An inventor of the seat: what they know, and where they could place most cubes."""

    __slots__ = ("best", "code", "second", "where")

    def __init__(self, code: i64) -> None:
        self.code: i64 = code
        #: Most cubes on an invention, which one, and most on any other.
        self.best: i64 = 0
        self.where: i64 = -1
        self.second: i64 = 0


class Spot:
    """An invention as a seat looks at it before it places cubes there."""

    __slots__ = (
        "chemistry",
        "emptier",
        "fit",
        "fittest",
        "lead",
        "left",
        "mathematics",
        "mechanics",
        "others",
        "own",
        "physics",
        "second_fit",
        "space",
        "stake",
        "threat",
    )

    def __init__(self, table: InventorsTable, seat: i64, space: i64) -> None:
        empty = table.empty
        at = FIELDS * space
        self.space: i64 = space
        self.physics: i64 = empty[at]
        self.chemistry: i64 = empty[at + 1]
        self.mechanics: i64 = empty[at + 2]
        self.mathematics: i64 = empty[at + 3]
        self.left: i64 = self.physics + self.chemistry + self.mechanics + self.mathematics
        players: i64 = table.players
        first = space * players
        own: i64 = table.cubes[first + seat] & ALL_CUBES
        most: i64 = 0
        others: i64 = 0
        for other in range(players):
            if other != seat:
                cubes: i64 = table.cubes[first + other] & ALL_CUBES
                if cubes:
                    others += 1
                    if cubes > most:
                        most = cubes
        self.own: i64 = own
        self.lead: i64 = own - most
        self.others: i64 = others
        #: Inventions with more empty slots.
        self.emptier: i64 = 0
        #: The most cubes of one's own inventors who are available, who it is, and the most of the others.
        self.fit: i64 = 0
        self.fittest: i64 = -1
        self.second_fit: i64 = 0
        #: Whether the next seat could complete it.
        self.threat: i64 = 0
        #: Its tokens and what they are worth: the rows of two blocks.
        self.stake: bytes = NO_STAKE


def foe_at(table: InventorsTable, seat: i64, space: i64) -> i64:
    """The rival with most cubes on an invention; the next to move among equals."""
    players: i64 = table.players
    if players == 2:
        return 1 - seat
    found: i64 = (seat + 1) % players
    most: i64 = table.cubes[space * players + found] & ALL_CUBES
    for n in range(2, players):
        other: i64 = (seat + n) % players
        cubes: i64 = table.cubes[space * players + other] & ALL_CUBES
        if cubes > most:
            most = cubes
            found = other
    return found


def available(table: InventorsTable, seat: i64) -> list[i64]:
    """What the available inventors of a seat know."""
    codes: list[i64] = []
    busy: i64 = table.busy[seat]
    for i in range(TEAM_SIZE):
        if not busy >> i & 1:
            codes.append(table.knows[seat * TEAM_SIZE + i])
    return codes


def reach_of(codes: list[i64], low: bytes, high: bytes) -> i64:
    """The most cubes one of these inventors could place on some slots."""
    best: i64 = 0
    for code in codes:
        fit: i64 = low[code] + high[code]
        if fit > best:
            best = fit
    return best


def _known(codes: list[i64], discipline: i64) -> i64:
    """The levels of a discipline of all of these inventors."""
    known: i64 = 0
    for code in codes:
        known += LEVELS[code][discipline]
    return known


def placing(
    table: InventorsTable, seat: i64, spot: Spot, cubes: i64, left: i64, reach: i64, rival: i64
) -> bytes:
    """How an invention stands after some cubes: the first places of the block. `reach` and `rival`: the most
    cubes that one inventor of the seat could still add, and one of the next seat."""
    lead = spot.lead + cubes
    better: i64 = 0
    if spot.others > 1:
        players: i64 = table.players
        mine = spot.own + cubes
        for other in range(players):
            if other != seat and (table.cubes[spot.space * players + other] & ALL_CUBES) > mine:
                better += 1
    elif lead < 0:
        better = 1
    if reach > left:
        reach = left
    if rival > left:
        rival = left
    return b"%b%b%b%b" % (
        four(cubes, left, 0 if left else 1, spot.own),
        four(
            lead if lead > 0 else 0,
            -lead if lead < 0 else 0,
            1 if lead > left or (not left and not lead) else 0,
            1 if spot.lead > spot.left else 0,
        ),
        four(spot.others, better, reach, rival),
        four(1 if left and rival >= left else 0, spot.threat, 0 if spot.own else 1, spot.emptier),
    )


def work(
    table: InventorsTable,
    seat: i64,
    action: Work,
    head: bytes,
    spots: list[Spot],
    mates: list[Mate],
    rivals: list[i64],
) -> bytes:
    spot = spots[action.space]
    inventor: i64 = action.inventor
    mate = mates[inventor]
    levels = LEVELS[mate.code]
    physics: i64 = spot.physics - levels[0]
    chemistry: i64 = spot.chemistry - levels[1]
    mechanics: i64 = spot.mechanics - levels[2]
    mathematics: i64 = spot.mathematics - levels[3]
    wasted: i64 = 0
    if physics < 0:
        wasted -= physics
        physics = 0
    if chemistry < 0:
        wasted -= chemistry
        chemistry = 0
    if mechanics < 0:
        wasted -= mechanics
        mechanics = 0
    if mathematics < 0:
        wasted -= mathematics
        mathematics = 0
    left: i64 = physics + chemistry + mechanics + mathematics
    if action.helped:
        left = left - EXTRA_CUBES if left > EXTRA_CUBES else 0
    reach: i64 = 0
    rival: i64 = 0
    if left:
        low = LOW[physics][chemistry]
        high = HIGH[mechanics][mathematics]
        busy: i64 = table.busy[seat]
        for i in range(TEAM_SIZE):
            if i != inventor and not busy >> i & 1:
                code = mates[i].code
                fit: i64 = low[code] + high[code]
                if fit > reach:
                    reach = fit
        rival = reach_of(rivals, low, high)
    return b"%b%b%b%b%b%b" % (
        head,
        spot.stake,
        placing(table, seat, spot, spot.left - left, left, reach, rival),
        pair(wasted, mate.second if mate.where == spot.space else mate.best),
        number(spot.second_fit if spot.fittest == inventor else spot.fit),
        AFTER_PLACING,
    )


def cube(table: InventorsTable, seat: i64, action: PutCube, head: bytes) -> bytes:
    """Without the stakes, which are the same for all choices."""
    spot = Spot(table, seat, table.space)
    d: i64 = action.discipline
    slots = [spot.physics, spot.chemistry, spot.mechanics, spot.mathematics]
    there: i64 = slots[d]
    slots[d] = there - 1
    low = LOW[slots[0]][slots[1]]
    high = HIGH[slots[2]][slots[3]]
    own = available(table, seat)
    rivals = available(table, (seat + 1) % table.players)
    reach, rival = reach_of(own, low, high), reach_of(rivals, low, high)
    return b"%b%b%b%b%b%b%b" % (
        head,
        NO_STAKE,
        placing(table, seat, spot, 1, spot.left - 1, reach, rival),
        NO_WORKER,
        pair(_known(own, d), _known(rivals, d)),
        number(there),
        AFTER_SLOT,
    )


def pause(table: InventorsTable, seat: i64, head: bytes, spots: list[Spot], mates: list[Mate]) -> bytes:
    """A rest: what those who are available could do instead, and those who are busy could do after it."""
    busy: i64 = table.busy[seat]
    available: i64 = 0
    tired: i64 = 0
    completions: i64 = 0
    threats: i64 = 0
    for i in range(TEAM_SIZE):
        fit = mates[i].best
        if busy >> i & 1:
            if fit > tired:
                tired = fit
        elif fit > available:
            available = fit
    for spot in spots:
        if spot.left:
            threats += spot.threat
            if spot.fit >= spot.left:
                completions += 1
    return b"%b%b%b%b%b" % (
        head,
        BEFORE_PAUSE,
        four(available, tired, completions, threats),
        number(table.tokens[seat * KINDS + AVAILABILITY]),
        NO_TEAM,
    )
