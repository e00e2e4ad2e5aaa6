"""What nobody can know: the coming ages and their tokens, drawn anew from what has not been seen."""

from __future__ import annotations

import random

from mypy_extensions import i64

from bottega.engine.draws import dice_of, lead, sample
from bottega.engine.state import Belief, State
from bottega.engine.types import Viewer
from bottega.games.inventors.components import AGES, KINDS, TOKENS_EACH
from bottega.games.inventors.table import Age, InventorsTable


class InventorsBelief(Belief):
    """The same for all viewers: nobody knows more than the others."""

    def __init__(self, table: InventorsTable, viewer: Viewer, rng: random.Random) -> None:
        super().__init__(table, viewer, rng)
        self._table = table
        self._dice = dice_of(rng)
        counts: list[i64] = list(table.bag)
        self._sizes: list[int] = []
        for inventions, tokens in table.coming:
            self._sizes.append(len(inventions))
            for one, two in tokens:
                counts[one] += 1
                counts[two] += 1
        #: The tokens that nobody has seen: how many of each kind, and all of them.
        self._counts = counts
        self._unseen: list[int] = [kind for kind in range(KINDS) for _ in range(counts[kind])]

    def draw(self) -> State:
        table, dice = self._table, self._dice
        world = table.clone()
        assert isinstance(world, InventorsTable)
        if not self._sizes:
            return world
        tokens = self._unseen[:]
        lead(tokens, TOKENS_EACH * sum(self._sizes), dice)
        bag = self._counts[:]
        coming: list[Age] = []
        at = 0
        age = AGES - len(self._sizes)
        for count in self._sizes:
            age += 1
            pairs: list[tuple[int, int]] = []
            for _ in range(count):
                one, two = tokens[at], tokens[at + 1]
                at += TOKENS_EACH
                bag[one] -= 1
                bag[two] -= 1
                pairs.append((one, two))
            coming.append((tuple(sample(table.box.of_age(age), count, dice)), tuple(pairs)))
        world.coming = tuple(coming)
        world.bag = tuple(bag)
        return world
