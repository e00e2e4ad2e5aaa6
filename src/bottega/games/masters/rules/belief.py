"""What a viewer cannot tell apart: full tables drawn from everything they may believe."""

from __future__ import annotations

import random

from bottega.engine.draws import shuffle
from bottega.engine.types import Seat, Viewer
from bottega.games.masters.components import LEADER_IDS, TOKENS
from bottega.games.masters.table import MastersTable


def redraw(table: MastersTable, viewer: Viewer, rng: random.Random) -> None:
    """Replace everything this viewer does not know by a draw from what is possible.

    Which cards are in a stack and which tokens are in the pile is public, their order is not;
    leaders are unknown unless they are played or one's own.
    """
    _redraw_decks(table, rng)
    _redraw_leaders(table, viewer, rng)
    _redraw_tokens(table, rng)


def reshuffle(table: MastersTable, rng: random.Random) -> None:
    """Draw anew what no seat has seen: the order of the cards in the stacks and of the tokens in the pile."""
    _redraw_decks(table, rng)
    _redraw_tokens(table, rng)


def _redraw_decks(table: MastersTable, rng: random.Random) -> None:
    decks = list(table.decks)
    for i in range(len(decks)):
        deck = decks[i]
        known = table.taken[i] + 1
        if known + 1 < len(deck):
            below = sorted(deck[known:])
            shuffle(below, rng)
            decks[i] = (*deck[:known], *below)
    table.decks = tuple(decks)


def _redraw_leaders(table: MastersTable, viewer: Viewer, rng: random.Random) -> None:
    others: list[Seat] = [seat for seat in range(table.players) if seat != viewer]
    known = {leader for perks in table.perks for leader in perks.leaders}
    if viewer is not None:
        known.update(table.hands[viewer], table.rejected[viewer], table.dropped[viewer])
    unknown = [leader for leader in LEADER_IDS if leader not in known]
    shuffle(unknown, rng)
    hands, rejected, dropped = list(table.hands), list(table.rejected), list(table.dropped)
    for seat in others:
        hands[seat] = _draw(unknown, len(hands[seat]))
        rejected[seat] = _draw(unknown, len(rejected[seat]))
        dropped[seat] = _draw(unknown, len(dropped[seat]))
    table.hands = tuple(hands)
    table.rejected = tuple(rejected)
    table.dropped = tuple(dropped)


def _draw(unknown: list[int], count: int) -> tuple[int, ...]:
    drawn = tuple(sorted(unknown[:count]))
    del unknown[:count]
    return drawn


def _redraw_tokens(table: MastersTable, rng: random.Random) -> None:
    if not table.tokens:
        return
    first = table.tokens[0]
    rest = sorted(first[table.drawn :])
    shuffle(rest, rng)
    orders: list[tuple[str, ...]] = [(*first[: table.drawn], *rest)]
    for _ in table.tokens[1:]:
        order = list(TOKENS)
        shuffle(order, rng)
        orders.append(tuple(order))
    table.tokens = tuple(orders)
