"""What everybody can infer about work in a laboratory with a perfect memory.

Which components a seat owns is public: they are taken from the shops and returned to them in the
open. Only what lies under a working laboratory is secret. A trace keeps what limits it: what could
be started then, with what its owner had then, less what would have been completed or revealed since.
"""

from __future__ import annotations

import random

from bottega.engine.types import Seat
from bottega.games.leonardo.components import INVENTIONS, KINDS, LABS, Box
from bottega.games.leonardo.table import Ghost, Table, Trace

Pair = tuple[int, int]


def begin(table: Table, seat: Seat, lab: int, startable: int) -> None:
    """A laboratory has started one of these inventions (a bit mask), its owner having his goods."""
    goods = table.goods[KINDS * seat : KINDS * seat + KINDS]
    table.started += 1
    table.traces[LABS * seat + lab] = (table.started, startable, tuple(goods), ())


def cancelled(table: Table, seat: Seat, lab: int) -> None:
    """The work in one laboratory was given up unseen: what it was still limits the other one's."""
    trace = table.traces[LABS * seat + lab]
    other = table.traces[LABS * seat + 1 - lab]
    table.traces[LABS * seat + lab] = None
    if trace is None or other is None:
        return
    both = trace[2] if trace[0] > other[0] else other[2]
    table.traces[LABS * seat + 1 - lab] = (
        other[0],
        other[1],
        other[2],
        (*other[3], (trace[1], trace[2], both)),
    )


def completed(table: Table, seat: Seat, lab: int, invention: int) -> None:
    """The work in one laboratory came to light: the other one had to do without its components."""
    trace = table.traces[LABS * seat + lab]
    other = table.traces[LABS * seat + 1 - lab]
    table.traces[LABS * seat + lab] = None
    if trace is None or other is None:
        return
    used = table.box.inventions[invention].components
    later = trace if trace[0] > other[0] else other
    most = tuple(min(other[2][c], later[2][c] - used[c]) for c in range(KINDS))
    table.traces[LABS * seat + 1 - lab] = (other[0], other[1] & ~(1 << invention), most, other[3])


def narrow(table: Table, place: int, not_these: int) -> None:
    """A laboratory holds none of these inventions, or it would have shown."""
    trace = table.traces[place]
    if trace is not None:
        table.traces[place] = (trace[0], trace[1] & ~not_these, trace[2], trace[3])


def reveal(table: Table, place: int, invention: int) -> None:
    """A laboratory has shown what it works on."""
    trace = table.traces[place]
    if trace is not None:
        table.traces[place] = (trace[0], 1 << invention, trace[2], trace[3])


def alone(box: Box, trace: Trace | None) -> list[int]:
    """The inventions a laboratory may hold, looking at it alone; [0] for an idle one."""
    if trace is None:
        return [0]
    mask = trace[1]
    for c in range(KINDS):
        mask &= box.buildable[c][min(trace[2][c], box.most)]
    found = [n for n in INVENTIONS if mask >> n & 1]
    if trace[3]:
        found = [n for n in found if all(_beside(box, n, ghost) for ghost in trace[3])]
    return found


def _beside(box: Box, number: int, ghost: Ghost) -> bool:
    """Was there any work the cancelled laboratory could have held beside this invention?"""
    mask, most, both = ghost
    return any(
        mask & other.mask
        and other.number != number
        and all(n <= m for n, m in zip(other.components, most, strict=True))
        and fit(box, number, other.number, both)
        for other in box.inventions[1:]
    )


def fit(box: Box, a: int, b: int, most: tuple[int, ...]) -> bool:
    """Can both inventions have lain under laboratories, out of so many components?"""
    first, second = box.inventions[a].components, box.inventions[b].components
    return all(first[c] + second[c] <= most[c] for c in range(KINDS))


def draw(table: Table, seat: Seat, rng: random.Random) -> Pair:
    """One of the pairs of works that a seat's laboratories may hold, each equally likely."""
    small, large = table.traces[LABS * seat], table.traces[LABS * seat + 1]
    firsts, seconds = alone(table.box, small), alone(table.box, large)
    if small is None or large is None:
        return rng.choice(firsts), rng.choice(seconds)
    both = small[2] if small[0] > large[0] else large[2]
    pairs = [(a, b) for a in firsts for b in seconds if a != b and fit(table.box, a, b, both)]
    return rng.choice(pairs)
