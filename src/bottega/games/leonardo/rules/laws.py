"""What never changes, whatever is played: nothing is made, nothing is lost, what is known is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bottega.engine.types import Seat
from bottega.games.leonardo.components import AREAS, INVENTIONS, KINDS, LABS, LOOK, SMALL
from bottega.games.leonardo.rules import course, deck, traces
from bottega.games.leonardo.rules.assignment import room
from bottega.games.leonardo.table import IDLE, LeonardoTable


def broken(table: LeonardoTable) -> list[str]:
    """The laws that do not hold here, in words."""
    players = range(table.players)
    laws = {
        "every invention is in one place": _inventions(table) == Counter(INVENTIONS),
        "every requested invention has its space": len(table.requested) == table.box.requested[table.players],
        "the deck lies in its three parts": deck.parts_are_possible(table.box, table.deck[table.looked :]),
        "the masks agree with display and deck": table.on_display == _mask(n for n in table.requested if n)
        and table.in_deck == _mask(table.deck),
        "the queues hold those who stand there": all(_queue_agrees(table, area) for area in range(AREAS)),
        "what is known of the deck is true": 0 <= table.looked <= min(LOOK, len(table.deck))
        and all(_sight_is_true(table, seat) for seat in players),
        "no florin is owed": min(table.florins) >= 0 and table.council >= 0,
        "what was completed last has been completed": all(
            0 <= place < LABS * table.players and table.done[place // LABS] >> number & 1
            for place, number in table.completed
        ),
        "auctions are of inventions that were completed": all(
            _auction(table, *lot) for lot in table.auctions
        ),
    }
    for c in range(KINDS):
        owned = [table.goods[KINDS * seat + c] for seat in players]
        laws[f"component {c}: none is made or lost"] = (
            sum(owned) + table.shops[c] == table.box.components and min(*owned, table.shops[c]) >= 0
        )
    for seat in players:
        laws[f"seat {seat}: its apprentices are where they are"] = _apprentices(table, seat)
        laws[f"seat {seat}: its laboratories hold what they can"] = _labs(table, seat)
        laws[f"seat {seat}: its works are among the possible ones"] = _works(table, seat)
        laws[f"seat {seat}: it has completed what it owns"] = _completed(table, seat)
    laws.update(course.laws(table))
    return [law for law, holds in laws.items() if not holds]


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in numbers)


def _inventions(table: LeonardoTable) -> Counter[int]:
    displayed = [n for n in table.requested if n]
    return Counter([*displayed, *table.deck, *table.boxed, *(n for cards in table.cards for n in cards)])


def _queue_agrees(table: LeonardoTable, area: int) -> bool:
    there = {
        seat
        for seat in range(table.players)
        if table.crew[area * table.players + seat] or table.master_at[seat] == area
    }
    return there == set(table.queue[area]) and len(there) == len(table.queue[area])


def _apprentices(table: LeonardoTable, seat: Seat) -> bool:
    placed = sum(table.crew[area * table.players + seat] for area in range(AREAS))
    placed += sum(table.hired[LABS * seat : LABS * seat + LABS])
    lost = 0 if table.expert else table.box.removed[table.players]
    everybody = table.apprentices[seat] + table.pool[seat] == table.box.apprentices - lost
    owed = min(table.free[seat], table.pool[seat]) < 0
    return everybody and table.free[seat] + placed == table.apprentices[seat] and not owed


def _labs(table: LeonardoTable, seat: Seat) -> bool:
    if table.small[seat] not in (3, 5) or table.large[seat] not in (0, 4, 6):
        return False
    for lab in range(LABS):
        place = LABS * seat + lab
        spaces = table.spaces(seat, lab)
        if not 0 <= table.men[place] <= (table.box.man_spaces[spaces] if spaces else 0):
            return False
        working = table.weeks[place] != IDLE
        if working != bool(table.under[place]) or (working and not spaces) or table.weeks[place] < IDLE:
            return False
        busy = table.hired[place] or table.master_at[seat] == SMALL + lab
        if busy and (not working or room(table, seat, lab) < 0):
            return False
    return sum(table.men[LABS * seat : LABS * seat + LABS]) <= table.box.men


def _works(table: LeonardoTable, seat: Seat) -> bool:
    """The truth is possible, and everything possible could be the truth: its components are there, and
    it can still be completed."""
    i = LABS * seat
    numbers = [trace[0] for trace in table.traces[i : i + LABS] if trace is not None]
    if len(set(numbers)) != len(numbers) or any(n > table.started for n in numbers):
        return False
    for place in (i, i + 1):
        trace, shown = table.traces[place], table.shown[place]
        if (trace is None) != (table.weeks[place] == IDLE) or (shown and shown != table.under[place]):
            return False
        sought = 1 << shown if shown else table.on_display | table.in_deck
        if trace is not None and (trace[1] & ~sought or trace[1] & table.done[seat]):
            return False
    possible = traces.pairs(table.box, table.traces[i], table.traces[i + 1])
    return (table.under[i], table.under[i + 1]) in possible and all(
        _has(table, seat, pair) for pair in possible
    )


def _has(table: LeonardoTable, seat: Seat, works: traces.Pair) -> bool:
    """Are there the components for both?"""
    goods = table.goods[KINDS * seat : KINDS * seat + KINDS]
    for number in works:
        if number:
            for c, needed in enumerate(table.box.inventions[number].components):
                goods[c] -= needed
    return min(goods) >= 0


def _completed(table: LeonardoTable, seat: Seat) -> bool:
    """Whatever was completed has left deck and display, unless it is still to be auctioned."""
    done = table.done[seat]
    left = (table.in_deck | table.on_display) & ~_mask(table.lots)
    return not _mask(table.cards[seat]) & ~done and not done & left


def _sight_is_true(table: LeonardoTable, seat: Seat) -> bool:
    in_order, fewest, most = table.grasp[seat]
    top = table.deck[: table.looked]
    sight = table.sight[seat]
    if in_order:
        return sight == top and fewest == most == len(top)
    in_the_top = set(sight) <= set(top) and sight == tuple(sorted(set(sight)))
    return in_the_top and 0 <= fewest <= len(sight) <= most <= table.looked


def _auction(table: LeonardoTable, number: int, bids: tuple[int, ...]) -> bool:
    if len(bids) != table.players:
        return False
    completed = [seat for seat in range(table.players) if table.done[seat] >> number & 1]
    return all(bid == -1 or (bid >= 0 and seat in completed) for seat, bid in enumerate(bids))
