"""What any viewer with a perfect memory can infer about work in a laboratory.

Which components a seat owns is public: they are taken from the shops and returned to them in the
open. Only what lies under a working laboratory is secret. A trace keeps what limits it: what could
be started then, with what its owner had then, less what would have been completed or revealed since.
"""

from __future__ import annotations

from bottega.engine.rows import put
from bottega.engine.types import Seat
from bottega.games.leonardo.components import KINDS, LABS, Box, numbers_in
from bottega.games.leonardo.table import LeonardoTable, Trace

Pair = tuple[int, int]


def begin(table: LeonardoTable, seat: Seat, lab: int, startable: int) -> None:
    """A laboratory has started one of these inventions (a bit mask), with what its owner has now."""
    goods = table.goods[KINDS * seat : KINDS * seat + KINDS]
    table.started += 1
    table.traces = put(table.traces, LABS * seat + lab, (table.started, startable, tuple(goods)))


def cancelled(table: LeonardoTable, seat: Seat, lab: int) -> None:
    """The work in one laboratory was given up unseen: what it may have been limits the other one's.

    Nothing more can ever be learnt about it, so it need not be remembered any longer.
    """
    i = LABS * seat
    other = table.traces[i + 1 - lab]
    if other is not None:
        mask = 0
        this = table.traces[i + lab]
        for work in alone(table.box, this):
            mask |= _beside(table.box, work, this, other)
        table.traces = put(table.traces, i + 1 - lab, (other[0], other[1] & mask, other[2]))
    table.traces = put(table.traces, i + lab, None)


def completed(table: LeonardoTable, seat: Seat, lab: int, invention: int) -> None:
    """The work in one laboratory came to light: the other one had to do without its components."""
    reveal(table, LABS * seat + lab, invention)
    cancelled(table, seat, lab)


def narrow(table: LeonardoTable, place: int, not_these: int) -> None:
    """A laboratory holds none of these inventions, or it would have shown."""
    trace = table.traces[place]
    if trace is not None:
        table.traces = put(table.traces, place, (trace[0], trace[1] & ~not_these, trace[2]))


def reveal(table: LeonardoTable, place: int, invention: int) -> None:
    """A laboratory has shown what it works on."""
    trace = table.traces[place]
    if trace is not None:
        table.traces = put(table.traces, place, (trace[0], 1 << invention, trace[2]))


def alone(box: Box, trace: Trace | None) -> list[int]:
    """The inventions a laboratory may hold, looking at it alone; [0] for an idle one."""
    if trace is None:
        return [0]
    mask = trace[1]
    for c in range(KINDS):
        mask &= box.buildable[c][min(trace[2][c], box.most)]
    return numbers_in(mask)


def pairs(box: Box, small: Trace | None, large: Trace | None) -> list[Pair]:
    """What the two laboratories of a seat may hold: different works, and components for both when the
    later one was started."""
    firsts, seconds = alone(box, small), alone(box, large)
    if small is None or large is None:
        return [(a, b) for a in firsts for b in seconds]
    pairs_left: list[Pair] = []
    for a in firsts:
        beside = _beside(box, a, small, large)
        pairs_left += [(a, b) for b in seconds if beside >> b & 1]
    return pairs_left


def _beside(box: Box, work: int, trace: Trace | None, other: Trace) -> int:
    """The inventions that can have lain under the other laboratory beside this work, as a bit mask."""
    mask = ~(1 << work)
    if trace is None:
        return mask
    most = trace[2] if trace[0] > other[0] else other[2]
    used = box.inventions[work].components
    for c in range(KINDS):
        left = most[c] - used[c]
        if left < 0:
            return 0
        mask &= box.buildable[c][left if left < box.most else box.most]
    return mask
