"""What never changes, whatever is played: nothing is made, nothing is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bottega.engine.types import Seat
from bottega.games.leonardo import traces
from bottega.games.leonardo.assignment import room
from bottega.games.leonardo.components import AREAS, INVENTIONS, KINDS, LABS, SMALL
from bottega.games.leonardo.table import IDLE, Table


def broken(table: Table) -> list[str]:
    """The laws that do not hold here, in words."""
    players = range(table.players)
    laws = {
        "every invention is in one place": _inventions(table) == Counter(INVENTIONS),
        "the masks agree with display and deck": table.on_display == _mask(n for n in table.requested if n)
        and table.in_deck == _mask(table.deck),
        "the queues hold those who stand there": all(_queue_agrees(table, area) for area in range(AREAS)),
        "somebody decides unless it is over": (not table.actors) == table.over,
        "what is known of the deck is true": all(_sight_is_true(table, seat) for seat in players),
    }
    for c in range(KINDS):
        owned = sum(table.goods[KINDS * seat + c] for seat in players)
        laws[f"component {c}: none is made or lost"] = owned + table.shops[c] == table.box.components
    for seat in players:
        laws[f"seat {seat}: no debt"] = table.florins[seat] >= 0 and min(table.in_hand(seat)) >= 0
        laws[f"seat {seat}: its apprentices are where they are"] = _apprentices(table, seat)
        laws[f"seat {seat}: its laboratories hold what they can"] = _labs(table, seat)
        laws[f"seat {seat}: its works are among the possible ones"] = _works(table, seat)
    return [law for law, holds in laws.items() if not holds]


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in numbers)


def _inventions(table: Table) -> Counter[int]:
    displayed = [n for n in table.requested if n]
    return Counter([*displayed, *table.deck, *table.boxed, *(n for cards in table.cards for n in cards)])


def _queue_agrees(table: Table, area: int) -> bool:
    there = {
        seat
        for seat in range(table.players)
        if table.crew[area * table.players + seat] or table.master_at[seat] == area
    }
    return there == set(table.queue[area]) and len(there) == len(table.queue[area])


def _apprentices(table: Table, seat: Seat) -> bool:
    placed = sum(table.crew[area * table.players + seat] for area in range(AREAS))
    placed += sum(table.hired[LABS * seat : LABS * seat + LABS])
    lost = 0 if table.expert else table.box.removed[table.players]
    everybody = table.apprentices[seat] + table.pool[seat] == table.box.apprentices - lost
    return everybody and table.free[seat] + placed == table.apprentices[seat] and table.free[seat] >= 0


def _labs(table: Table, seat: Seat) -> bool:
    for lab in range(LABS):
        place = LABS * seat + lab
        spaces = table.spaces(seat, lab)
        if table.men[place] > (table.box.man_spaces[spaces] if spaces else 0):
            return False
        working = table.weeks[place] != IDLE
        if working != bool(table.under[place]) or (working and not spaces):
            return False
        busy = table.hired[place] or table.master_at[seat] == SMALL + lab
        if busy and (not working or room(table, seat, lab) < 0):
            return False
    return sum(table.men[LABS * seat : LABS * seat + LABS]) <= table.box.men


def _works(table: Table, seat: Seat) -> bool:
    for lab in range(LABS):
        place = LABS * seat + lab
        if (table.traces[place] is None) != (table.weeks[place] == IDLE):
            return False
        if table.shown[place] and table.shown[place] != table.under[place]:
            return False
    i = LABS * seat
    works = (table.under[i], table.under[i + 1])
    return works in traces.pairs(table.box, table.traces[i], table.traces[i + 1])


def _sight_is_true(table: Table, seat: Seat) -> bool:
    in_order, fewest, most = table.grasp[seat]
    top = table.deck[: table.looked]
    sight = table.sight[seat]
    if in_order:
        return sight == top and fewest == most == len(top)
    return set(sight) <= set(top) and fewest <= len(sight) <= most
