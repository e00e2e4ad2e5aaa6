"""The deck of inventions (§3; rulings 3, 36): how it is built, drawn from and looked at.

Three parts lie on one another: 21 to 25 at the bottom, above them a mixture of one bronze, two
copper, three silver and 16 to 20, on top the rest.
"""

from __future__ import annotations

from bottega.engine.chance import Stream
from bottega.engine.rows import put
from bottega.engine.types import Deal, Seat
from bottega.games.leonardo.components import INVENTIONS, LOOK, METALS, Box
from bottega.games.leonardo.table import LeonardoTable


def shuffle(box: Box, players: int, seed: int | str, options: dict[str, str]) -> Deal:
    """All the luck of a match."""
    stream = Stream(seed)
    expert = options["start"] == "expert"
    first = [] if expert else box.first_requested[players]
    piles = [stream.shuffled(n for n in box.of_metal(metal) if n not in first) for metal in range(3)]
    middle = list(box.middle_gold)
    removed = []
    for metal, pile in enumerate(piles):
        middle += pile[: box.middle[metal]]
        del pile[: box.middle[metal]]
    if expert and players == 2:
        removed = [pile.pop() for pile in piles]
    top = stream.shuffled(n for pile in piles for n in pile)
    deck = [*top, *stream.shuffled(middle), *stream.shuffled(box.bottom)]
    if expert:
        first = deck[: box.requested[players]]
        del deck[: box.requested[players]]
    return {
        "game": "leonardo",
        "players": players,
        "options": options,
        "requested": list(first),
        "deck": deck,
        "removed": removed,
    }


def check(box: Box, deal: Deal) -> None:
    """ValueError says what is wrong with a deal whose keys are already known to be there."""
    players, expert = deal["players"], deal["options"]["start"] == "expert"
    for key in ("requested", "deck", "removed"):
        if not isinstance(deal[key], list) or not all(type(n) is int and n in INVENTIONS for n in deal[key]):
            raise ValueError(
                f"{key}: expected a list of numbers from 1 to {INVENTIONS[-1]}, not {deal[key]!r}"
            )
    everything = [*deal["requested"], *deal["deck"], *deal["removed"]]
    for n in INVENTIONS:
        if everything.count(n) != 1:
            raise ValueError(f"invention {n} stands in the deal {everything.count(n)} times, not once")
    if len(deal["requested"]) != box.requested[players]:
        raise ValueError(f"requested: {players} players see {box.requested[players]} inventions")
    if not expert and deal["requested"] != box.first_requested[players]:
        raise ValueError(f"requested: beginners start with {box.first_requested[players]}")
    _check_removed(box, deal["removed"], expert and players == 2)
    _check_parts(box, [*deal["requested"], *deal["deck"]] if expert else deal["deck"])


def _check_removed(box: Box, removed: list[int], any_removed: bool) -> None:
    metals = sorted(box.inventions[n].metal for n in removed)
    if metals != ([0, 1, 2] if any_removed else []):
        wanted = "one bronze, one copper and one silver" if any_removed else "none"
        raise ValueError(f"removed: expected {wanted}, not {removed}")


def _check_parts(box: Box, order: list[int]) -> None:
    bottom = order[-len(box.bottom) :]
    if sorted(bottom) != sorted(box.bottom):
        raise ValueError(f"deck: the last five are {box.bottom} in any order, not {bottom}")
    size = sum(box.middle) + len(box.middle_gold)
    middle = order[-len(box.bottom) - size : -len(box.bottom)]
    for metal, count in enumerate(box.middle):
        held = sum(box.inventions[n].metal == metal for n in middle)
        if held != count:
            raise ValueError(f"deck: the middle part holds {count} of {METALS[metal]}, not {held}")
    if not set(box.middle_gold) <= set(middle):
        raise ValueError(f"deck: the middle part holds {box.middle_gold}")


def parts_are_possible(box: Box, untouched: tuple[int, ...]) -> bool:
    """Can these cards, top first, be what lies below the places that somebody has looked at?"""
    rest = len(untouched) - len(box.bottom)
    if not set(untouched[max(0, rest) :]) <= set(box.bottom):
        return False
    size = sum(box.middle) + len(box.middle_gold)
    metals = [box.inventions[n].metal for n in untouched[max(0, rest - size) : max(0, rest)]]
    return all(metals.count(metal) <= count for metal, count in enumerate(box.middle))


def draw(table: LeonardoTable) -> int:
    """Turn up the top card."""
    card = table.deck[0]
    table.deck = table.deck[1:]
    table.in_deck ^= 1 << card
    if table.looked:
        table.looked -= 1
        for seat in range(table.players):
            _forget(table, seat, card)
    return card


def _forget(table: LeonardoTable, seat: Seat, card: int) -> None:
    """The top card is gone. A seat that knew the order knew this card; another seat may or may not have."""
    in_order, fewest, most = table.grasp[seat]
    if not most:
        return
    table.sight = put(table.sight, seat, tuple(known for known in table.sight[seat] if known != card))
    most = most - 1 if in_order else min(most, table.looked)
    table.grasp = put(table.grasp, seat, (in_order, max(0, fewest - 1), most))


def look(table: LeonardoTable, seat: Seat) -> None:
    """Somebody looks at the top cards and may lay them back in another order (§8 A 3).

    The others still know which cards they had seen there, but no longer in which order.
    """
    for other in range(table.players):
        if other != seat and table.grasp[other][0]:
            table.sight = put(table.sight, other, tuple(sorted(table.sight[other])))
            table.grasp = put(table.grasp, other, (False, *table.grasp[other][1:]))
    table.looked = min(LOOK, len(table.deck))
    table.arranged = 0
    table.grasp = put(table.grasp, seat, (True, table.looked, table.looked))
    table.sight = put(table.sight, seat, table.deck[: table.looked])


def lay_next(table: LeonardoTable, seat: Seat, card: int) -> None:
    """Of the cards looked at, this one comes next from the top."""
    top = table.deck[: table.arranged]
    rest = [other for other in table.deck[table.arranged :] if other != card]
    table.deck = (*top, card, *rest)
    table.arranged += 1
    table.sight = put(table.sight, seat, table.deck[: table.looked])
