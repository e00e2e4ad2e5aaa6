"""What nobody can know: the coming ages and their tokens, drawn anew from what has not been seen."""

from __future__ import annotations

import random

from bottega.engine.draws import sample, shuffle
from bottega.games.inventors.components import AGES, KINDS
from bottega.games.inventors.table import Age, InventorsTable


def redraw(table: InventorsTable, rng: random.Random) -> None:
    unseen = [kind for kind in range(KINDS) for _ in range(table.bag[kind])]
    unseen += [kind for _, tokens in table.coming for pair in tokens for kind in pair]
    unseen.sort()
    shuffle(unseen, rng)
    coming: list[Age] = []
    first = AGES - len(table.coming) + 1
    for age, (inventions, _) in enumerate(table.coming, first):
        drawn = tuple(sample(table.box.of_age(age), len(inventions), rng))
        coming.append((drawn, tuple((unseen.pop(), unseen.pop()) for _ in drawn)))
    table.coming = tuple(coming)
    table.bag = tuple(unseen.count(kind) for kind in range(KINDS))
