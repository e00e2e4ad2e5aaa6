"""The market (FR "Prendre des Ressources du Marché"; rulings 9-16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.refusal import Refusal
from bottega.engine.state import Offer
from bottega.engine.types import Seat
from bottega.games.masters.actions import LINES, SLIDE, TURN_WHITE, Keep, TakeLine, TurnWhite
from bottega.games.masters.components import FAITH, GIVES, MARBLES, RESOURCES, by_name
from bottega.games.masters.rules import faith
from bottega.games.masters.rules.warehouse import FITS, KEEP_OF, fits, room_code
from bottega.games.masters.table import DONE, KEEP, TOUCHED_MARKET, WHITE, MastersTable

#: The place of a resource in a code with a decimal digit per resource.
_DIGIT: Final[tuple[i64, ...]] = (1, 10, 100, 1000)


def take_line(table: MastersTable, seat: Seat, action: TakeLine) -> None:
    """Everything of the line is taken, then the slide's marble pushes it on (rulings 9).

    The red marble moves the marker at once, before anything is discarded (rulings 28).
    """
    market = table.market
    cells = LINES[action.line]
    whites: i64 = 0
    red = False
    gained: i64 = 0
    for cell in cells:
        gives = GIVES[market[cell]]
        if gives < 0:
            whites += 1
        elif gives == FAITH:
            red = True
        else:
            gained += _DIGIT[gives]
    if table.log is not None:
        _tell_line(table, seat, action)
    _push(market, cells)
    table.touched |= TOUCHED_MARKET
    table.gained = gained
    if red:
        faith.advance(table, seat, 1)
    if whites:
        _turn_whites(table, seat, whites)
    else:
        ask_what_to_keep(table)


def _push(market: list[i64], cells: tuple[i64, ...]) -> None:
    """Rows are entered from the right, columns from below; the marble at the other end drops out."""
    dropped = market[cells[0]]
    for i in range(len(cells) - 1):
        market[cells[i]] = market[cells[i + 1]]
    market[cells[-1]] = market[SLIDE]
    market[SLIDE] = dropped


def _tell_line(table: MastersTable, seat: Seat, action: TakeLine) -> None:
    marbles = [MARBLES[table.market[cell]] for cell in LINES[action.line]]
    counts = {name: marbles.count(name) for name in MARBLES if name in marbles}
    table.emit("market", {"seat": seat, "axis": action.axis, "number": action.number, "marbles": counts})


def _turn_whites(table: MastersTable, seat: Seat, whites: i64) -> None:
    """Nothing without a marble leader; the leader's resource with one, which cannot be refused; a choice for
    each marble with two (rulings 10)."""
    marbles = table.perks[seat].marbles
    if len(marbles) == 2:
        table.whites = whites
        table.stage = WHITE
        return
    if marbles:
        table.gained += whites * _DIGIT[marbles[0]]
        if table.log is not None:
            values = {"seat": seat, "count": whites, "resource": RESOURCES[marbles[0]]}
            table.emit("white", values)
    ask_what_to_keep(table)


def offer_white(table: MastersTable, seat: Seat, offer: Offer) -> None:
    for r in table.perks[seat].marbles:
        offer.append(TURN_WHITE[r])


def refuse_white(table: MastersTable, seat: Seat, action: TurnWhite) -> Refusal | None:
    if action.resource in table.perks[seat].marbles:
        return None
    offered = {RESOURCES[r]: 1 for r in table.perks[seat].marbles}
    return Refusal(
        "white-resource", "market-white", {"resource": RESOURCES[action.resource], "resources": offered}
    )


def turn_white(table: MastersTable, seat: Seat, action: TurnWhite) -> None:
    table.gained += _DIGIT[action.resource]
    table.whites -= 1
    if table.log is not None:
        table.emit("white", {"seat": seat, "count": 1, "resource": RESOURCES[action.resource]})
    if table.whites == 0:
        ask_what_to_keep(table)


def ask_what_to_keep(table: MastersTable) -> None:
    if table.gained:
        table.stage = KEEP
    else:
        table.stage = DONE


def offer_keep(table: MastersTable, seat: Seat, offer: Offer) -> None:
    code = room_code(table, seat)
    for keep in KEEP_OF[table.gained]:
        if FITS[code + keep.code]:
            offer.append(keep)


def refuse_keep(table: MastersTable, seat: Seat, action: Keep) -> Refusal | None:
    taken = gained_counts(table)
    if any(kept > there for kept, there in zip(action.counts, taken, strict=True)):
        return Refusal("keep-not-taken", "discard", {"resources": by_name(taken)})
    if not fits(table, seat, action):
        stored = table.stored[4 * seat : 4 * seat + 4]
        return Refusal(
            "keep-no-room", "warehouse", {"resources": by_name(action.counts), "stored": by_name(stored)}
        )
    return None


def keep(table: MastersTable, seat: Seat, action: Keep) -> None:
    """What is kept goes to the depots; each discarded one is a faith for all the others (rulings 11-13)."""
    i: i64 = 4 * seat
    counts = action.counts
    table.touched |= 1 << seat
    stored = table.stored
    for r in range(4):
        if counts[r]:
            stored[i + r] = stored[i + r] + counts[r]
    if table.log is not None and action.total:
        table.emit("keep", {"seat": seat, "resources": by_name(counts)})
    discarded = table.gained - action.code
    table.gained = 0
    if discarded:
        count = discarded % 10 + discarded // 10 % 10 + discarded // 100 % 10 + discarded // 1000
        if table.log is not None:
            table.emit("discard", {"seat": seat, "count": count})
            table.beat()
        faith.advance_others(table, seat, count)
    table.stage = DONE


def gained_counts(table: MastersTable) -> tuple[i64, ...]:
    gained = table.gained
    return (gained % 10, gained // 10 % 10, gained // 100 % 10, gained // 1000)
