"""What a viewer cannot tell apart: full tables drawn from everything they may believe."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bottega.engine.draws import sample, shuffle
from bottega.engine.rows import put
from bottega.engine.types import Seat, Viewer
from bottega.games.leonardo.actions import MOST_FLORINS
from bottega.games.leonardo.components import INVENTIONS, LABS, Box
from bottega.games.leonardo.rules import traces
from bottega.games.leonardo.table import IDLE, LeonardoTable


def redraw(table: LeonardoTable, viewer: Viewer, rng: random.Random) -> None:
    """Replace everything this viewer does not know by a draw from what is possible."""
    for seat in range(table.players):
        if seat != viewer:
            _redraw_works(table, seat, rng)
            if table.bids[seat] >= 0 and table.florins[seat]:
                table.bids = put(table.bids, seat, rng.randint(0, min(table.florins[seat], MOST_FLORINS)))
    sight = () if viewer is None else table.sight[viewer]
    _redraw_deck(table, sight, viewer is not None and table.grasp[viewer][0], rng)
    for seat in range(table.players):
        if seat != viewer:
            _redraw_sight(table, seat, rng)


def reshuffle(table: LeonardoTable, rng: random.Random) -> None:
    """Draw anew what no seat has seen: the deck below the places that the last one to look there knows."""
    _redraw_deck(table, table.deck[: table.looked], True, rng)


def _redraw_works(table: LeonardoTable, seat: Seat, rng: random.Random) -> None:
    i = LABS * seat
    if table.weeks[i] != IDLE or table.weeks[i + 1] != IDLE:
        small, large = traces.draw(table, seat, rng)
        table.under = (*table.under[:i], small, large, *table.under[i + LABS :])


def _redraw_deck(table: LeonardoTable, sight: tuple[int, ...], in_order: bool, rng: random.Random) -> None:
    """The deck by its three parts, with the cards one knows (`sight`) in their places.

    Below the places somebody has looked at, every place belongs to one part. Among those places two
    parts may be mixed: there any of their cards may lie, if what is left below is a possible part.
    """
    box = table.box
    below = len(table.deck) - table.looked
    hidden = table.in_deck & ~_mask(sight)
    unknown = [n for n in INVENTIONS if hidden >> n & 1]
    shuffle(unknown, rng)
    last = _mask(box.bottom)
    bottom = [n for n in unknown if last >> n & 1][: min(len(box.bottom), below)]
    size = sum(box.middle) + len(box.middle_gold)
    upper = [n for n in unknown if not last >> n & 1]
    middle = _draw_middle(box, upper, max(0, min(size, below - len(box.bottom))), rng)
    placed = _mask(bottom) | _mask(middle)
    above = [n for n in unknown if not placed >> n & 1]
    shuffle(above, rng)  # the first of each metal went to the middle
    window = list(sight)
    if not in_order:
        window += above[: table.looked - len(sight)]
        shuffle(window, rng)
    table.deck = (*window, *above[len(window) - len(sight) :], *middle, *bottom)


def _mask(cards: Sequence[int]) -> int:
    """A set of cards: one bit for each."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _draw_middle(box: Box, upper: list[int], count: int, rng: random.Random) -> list[int]:
    """Cards that can be (the rest of) the middle part, in random order."""
    if count == sum(box.middle) + len(box.middle_gold):
        middle = list(box.middle_gold)
        for metal, of_metal in enumerate(box.middle):
            middle += [n for n in upper if box.inventions[n].metal == metal][:of_metal]
        shuffle(middle, rng)
        return middle
    while True:
        middle = sample(upper, count, rng)
        metals = [box.inventions[n].metal for n in middle]
        if all(metals.count(metal) <= of_metal for metal, of_metal in enumerate(box.middle)):
            return middle


def _redraw_sight(table: LeonardoTable, seat: Seat, rng: random.Random) -> None:
    """What another seat may know of the top of this deck.

    A seat that looked later could work out exactly what this one still knows. We do not follow that up, so
    the draw is wider than it need be. It never excludes the truth, and only this seat's view depends on it.
    """
    in_order, fewest, most = table.grasp[seat]
    top = table.deck[: table.looked]
    known = top if in_order else tuple(sorted(sample(top, rng.randint(fewest, most), rng)))
    table.sight = put(table.sight, seat, known)
