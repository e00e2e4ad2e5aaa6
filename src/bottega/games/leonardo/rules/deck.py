"""The deck of inventions (§3; rulings 3, 36): how it is built, drawn from and looked at.

Three parts lie on one another: 21 to 25 at the bottom, above them a mixture of one bronze, two
copper, three silver and 16 to 20, on top the rest.
"""

from __future__ import annotations

from bottega.engine.chance import Stream
from bottega.engine.problem import DealError, shown
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
    """DealError says what is wrong with a deal whose keys are already known to be there."""
    players, expert = deal["players"], deal["options"]["start"] == "expert"
    for key in ("requested", "deck", "removed"):
        if not isinstance(deal[key], list):
            raise DealError("deal-list", part=key, value=shown(deal[key]))
        for item in deal[key]:
            if type(item) is not int or item not in INVENTIONS:
                raise DealError("deal-item", part=key, item=shown(item))
    everything = [*deal["requested"], *deal["deck"], *deal["removed"]]
    for n in INVENTIONS:
        if everything.count(n) != 1:
            part = "requested + deck + removed"
            raise DealError("deal-times", part=part, item=str(n), found=everything.count(n), count=1)
    if len(deal["requested"]) != box.requested[players]:
        value = shown(deal["requested"])
        raise DealError("deal-size", part="requested", count=box.requested[players], value=value)
    if not expert and deal["requested"] != box.first_requested[players]:
        first = str(box.first_requested[players])
        raise DealError("deal-part", part="requested", expected=first, value=str(deal["requested"]))
    _check_removed(box, deal["removed"], expert and players == 2)
    _check_parts(box, [*deal["requested"], *deal["deck"]] if expert else deal["deck"])


def _check_removed(box: Box, removed: list[int], any_removed: bool) -> None:
    if not any_removed and removed:
        raise DealError("deal-size", part="removed", count=0, value=shown(removed))
    for metal, name in enumerate(METALS):
        found = sum(box.inventions[n].metal == metal for n in removed)
        count = 1 if any_removed and name != "gold" else 0
        if found != count:
            raise DealError("deal-holds", part="removed", count=count, what=name, found=found)


def _check_parts(box: Box, order: list[int]) -> None:
    bottom = order[-len(box.bottom) :]
    if sorted(bottom) != sorted(box.bottom):
        part, expected = f"deck[-{len(box.bottom)}:]", str(sorted(box.bottom))
        raise DealError("deal-any-order", part=part, expected=expected, value=str(bottom))
    size = sum(box.middle) + len(box.middle_gold)
    middle = order[-len(box.bottom) - size : -len(box.bottom)]
    part = f"deck[-{len(box.bottom) + size}:-{len(box.bottom)}]"
    for metal, count in enumerate(box.middle):
        held = sum(box.inventions[n].metal == metal for n in middle)
        if held != count:
            raise DealError("deal-holds", part=part, count=count, what=METALS[metal], found=held)
    for n in box.middle_gold:
        if n not in middle:
            raise DealError("deal-missing", part=part, item=str(n))


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
