"""What a viewer cannot tell apart: full tables drawn from everything they may believe."""

from __future__ import annotations

import random
from collections.abc import Sequence

from mypy_extensions import i64

from bottega.engine.draws import dice_of, lead, sample, shuffle
from bottega.engine.playout import Dice
from bottega.engine.state import Belief, State
from bottega.engine.types import Seat, Viewer
from bottega.games.leonardo.actions import MOST_FLORINS
from bottega.games.leonardo.components import LABS, numbers_in
from bottega.games.leonardo.rules import traces
from bottega.games.leonardo.table import IDLE, LeonardoTable


class LeonardoBelief(Belief):
    """What lies under the laboratories of others, their bids, the deck, and what others know of it."""

    def __init__(self, table: LeonardoTable, viewer: Viewer, rng: random.Random) -> None:
        super().__init__(table, viewer, rng)
        self._table = table
        self._dice = dice_of(rng)
        self._others: list[Seat] = [seat for seat in range(table.players) if seat != viewer]
        #: By seat: the pairs of works that its laboratories may hold, and the highest bid; none where known.
        self._works: list[list[traces.Pair]] = [[] for _ in range(table.players)]
        self._bids: list[int] = [-1] * table.players
        for seat in self._others:
            i = LABS * seat
            if table.weeks[i] != IDLE or table.weeks[i + 1] != IDLE:
                self._works[seat] = traces.pairs(table.box, table.traces[i], table.traces[i + 1])
            if table.bids[seat] >= 0 and table.florins[seat]:
                self._bids[seat] = min(table.florins[seat], MOST_FLORINS)
        sight = () if viewer is None else table.sight[viewer]
        self._deck = DeckBelief(table, sight, viewer is not None and table.grasp[viewer][0])

    def draw(self) -> State:
        world = self._table.clone()
        assert isinstance(world, LeonardoTable)
        dice = self._dice
        under, bids, sight = list(world.under), list(world.bids), list(world.sight)
        for seat in self._others:
            works = self._works[seat]
            if works:
                under[LABS * seat], under[LABS * seat + 1] = works[dice.below(len(works))]
            if self._bids[seat] >= 0:
                bids[seat] = dice.below(self._bids[seat] + 1)
        world.under = tuple(under)
        world.bids = tuple(bids)
        world.deck = self._deck.draw(dice)
        for seat in self._others:
            sight[seat] = _sight(world, seat, dice)
        world.sight = tuple(sight)
        return world


def reshuffle(table: LeonardoTable, rng: random.Random) -> None:
    """Draw anew what no seat has seen: the deck below the places that the last one to look there knows."""
    table.deck = DeckBelief(table, table.deck[: table.looked], True).draw(dice_of(rng))


class DeckBelief:
    """The deck by its three parts, with the cards one knows (`sight`) in their places.

    Below the places somebody has looked at, every place belongs to one part. Among those places two
    parts may be mixed: there any of their cards may lie, if what is left below is a possible part.
    """

    __slots__ = (
        "_box",
        "_in_order",
        "_last",
        "_lowest",
        "_metals",
        "_middle",
        "_sight",
        "_upper",
        "_whole",
        "_window",
    )

    def __init__(self, table: LeonardoTable, sight: tuple[int, ...], in_order: bool) -> None:
        box = table.box
        self._box = box
        self._sight: list[int] = list(sight)
        self._in_order = in_order
        #: Cards one does not know in the places that somebody has looked at.
        self._window: int = table.looked - len(sight)
        below = len(table.deck) - table.looked
        unknown = numbers_in(table.in_deck & ~_mask(sight))
        #: Cards of the bottom part, and how many of them are still there for sure.
        self._last: list[int] = [n for n in unknown if n in box.bottom]
        self._lowest: int = min(len(box.bottom), below)
        #: The other cards, and how many of them are the middle part. While that is whole, it has its gold and
        #: a share of each other metal.
        self._upper: list[int] = [n for n in unknown if n not in box.bottom]
        size = sum(box.middle) + len(box.middle_gold)
        self._middle: int = max(0, min(size, below - len(box.bottom)))
        self._whole = self._middle == size
        self._metals = [
            [n for n in self._upper if box.inventions[n].metal == metal] for metal in range(len(box.middle))
        ]

    def draw(self, dice: Dice) -> tuple[int, ...]:
        bottom = self._last[:]
        shuffle(bottom, dice)
        above = bottom[self._lowest :]
        del bottom[self._lowest :]
        middle = self._draw_middle(above, dice)
        shuffle(above, dice)
        window = self._sight[:]
        if not self._in_order:
            window += above[: self._window]
            del above[: self._window]
            shuffle(window, dice)
        window += above
        window += middle
        window += bottom
        return tuple(window)

    def _draw_middle(self, above: list[int], dice: Dice) -> list[int]:
        """Cards that can be (the rest of) the middle part, in random order; the others go to `above`."""
        if self._whole:
            middle = self._box.middle_gold[:]
            for metal in range(len(self._metals)):
                share = self._box.middle[metal]
                cards = self._metals[metal][:]
                lead(cards, share, dice)
                middle += cards[:share]
                above += cards[share:]
            shuffle(middle, dice)
            return middle
        while True:
            middle = sample(self._upper, self._middle, dice)
            if self._may_be_middle(middle):
                above += [n for n in self._upper if n not in middle]
                return middle

    def _may_be_middle(self, cards: list[int]) -> bool:
        """No metal has more than its share."""
        left: list[i64] = [*self._box.middle, len(cards)]  # of gold, any number
        for n in cards:
            metal = self._box.inventions[n].metal
            left[metal] -= 1
            if left[metal] < 0:
                return False
        return True


def _mask(cards: Sequence[int]) -> int:
    """A set of cards: one bit for each."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _sight(world: LeonardoTable, seat: Seat, dice: Dice) -> tuple[int, ...]:
    """What another seat may know of the top of this deck.

    A seat that looked later could work out exactly what this one still knows. We do not follow that up, so
    the draw is wider than it need be. It never excludes the truth, and only this seat's view depends on it.
    """
    in_order, fewest, most = world.grasp[seat]
    if not world.looked:
        return ()
    top = world.deck[: world.looked]
    if in_order:
        return top
    return tuple(sorted(sample(top, fewest + dice.below(most - fewest + 1), dice)))
