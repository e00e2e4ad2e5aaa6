"""What a viewer cannot tell apart: full tables drawn from everything they may believe."""

from __future__ import annotations

import random
from itertools import permutations

from mypy_extensions import i64

from bottega.engine.draws import dice_of, shuffle
from bottega.engine.playout import Dice
from bottega.engine.state import Belief, State
from bottega.engine.types import Seat, Viewer
from bottega.games.masters.components import LEADER_IDS, TOKENS
from bottega.games.masters.table import MastersTable


class MastersBelief(Belief):
    """Which cards are in a stack and which tokens are in the pile is public, their order is not; leaders are
    unknown unless they are played or one's own."""

    def __init__(self, table: MastersTable, viewer: Viewer, rng: random.Random) -> None:
        super().__init__(table, viewer, rng)
        self._table = table
        self._dice = dice_of(rng)
        self._decks = [_orders(table.decks[i], table.taken[i] + 1) for i in range(len(table.decks))]
        self._others: list[Seat] = [seat for seat in range(table.players) if seat != viewer]
        known = {leader for perks in table.perks for leader in perks.leaders}
        if viewer is not None:
            known.update(table.hands[viewer], table.rejected[viewer], table.dropped[viewer])
        self._unknown: list[int] = [leader for leader in LEADER_IDS if leader not in known]

    def draw(self) -> State:
        world = self._table.clone()
        assert isinstance(world, MastersTable)
        _redraw_decks(world, self._decks, self._dice)
        if self._others:
            self._redraw_leaders(world)
        _redraw_tokens(world, self._dice)
        return world

    def _redraw_leaders(self, world: MastersTable) -> None:
        dice, unknown = self._dice, self._unknown[:]
        hands, rejected, dropped = list(world.hands), list(world.rejected), list(world.dropped)
        for seat in self._others:
            hands[seat] = _take(unknown, len(hands[seat]), dice)
            rejected[seat] = _take(unknown, len(rejected[seat]), dice)
            dropped[seat] = _take(unknown, len(dropped[seat]), dice)
        world.hands = tuple(hands)
        world.rejected = tuple(rejected)
        world.dropped = tuple(dropped)


def reshuffle(table: MastersTable, rng: random.Random) -> None:
    """Draw anew what no seat has seen: the order of the cards in the stacks and of the tokens in the pile."""
    dice = dice_of(rng)
    orders = [_orders(table.decks[i], table.taken[i] + 1) for i in range(len(table.decks))]
    _redraw_decks(table, orders, dice)
    _redraw_tokens(table, dice)


def _orders(deck: tuple[int, ...], known: int) -> list[tuple[int, ...]]:
    """Every order in which a stack may lie, if the first cards are known. Three are not, at most."""
    if known + 1 >= len(deck):
        return [deck]
    top = deck[:known]
    return [(*top, *below) for below in permutations(sorted(deck[known:]))]


def _redraw_decks(table: MastersTable, orders: list[list[tuple[int, ...]]], dice: Dice) -> None:
    decks: list[tuple[int, ...]] = []
    for possible in orders:
        count: i64 = len(possible)
        decks.append(possible[dice.below(count) if count > 1 else 0])
    table.decks = tuple(decks)


def _take(leaders: list[int], count: int, dice: Dice) -> tuple[int, ...]:
    """This number of leaders, drawn from these and taken away there, in ascending order."""
    if not count:
        return ()
    if count == 2:  # by far the most frequent
        one, two = _take_one(leaders, dice), _take_one(leaders, dice)
        return (one, two) if one < two else (two, one)
    return tuple(sorted([_take_one(leaders, dice) for _ in range(count)]))


def _take_one(leaders: list[int], dice: Dice) -> int:
    last = leaders.pop()
    place = dice.below(len(leaders) + 1)
    if place == len(leaders):
        return last
    leader = leaders[place]
    leaders[place] = last
    return leader


def _redraw_tokens(table: MastersTable, dice: Dice) -> None:
    if not table.tokens:
        return
    first = table.tokens[0]
    rest = sorted(first[table.drawn :])
    shuffle(rest, dice)
    orders: list[tuple[str, ...]] = [(*first[: table.drawn], *rest)]
    for _ in table.tokens[1:]:
        order = list(TOKENS)
        shuffle(order, dice)
        orders.append(tuple(order))
    table.tokens = tuple(orders)
