"""Draws for imagined worlds: every order and every selection is as likely as any other."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from bottega.engine.draws import sample, shuffle

DRAWS = 12_000
#: Of 12,000 draws among 24, a count is off by this much once in a hundred million times.
FAR = 125


def test_every_order_is_as_likely_as_any_other() -> None:
    rng = random.Random(1)
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(DRAWS):
        items = list("abcd")
        shuffle(items, rng)
        counts[tuple(items)] += 1
    assert set(counts) == set(itertools.permutations("abcd"))
    assert all(abs(count - DRAWS / 24) < FAR for count in counts.values())


def test_every_selection_is_as_likely_as_any_other() -> None:
    rng = random.Random(2)
    items = ("a", "b", "c", "d")
    counts = Counter(tuple(sample(items, 3, rng)) for _ in range(DRAWS))
    assert set(counts) == set(itertools.permutations("abcd", 3))
    assert all(abs(count - DRAWS / 24) < FAR for count in counts.values())
    assert items == ("a", "b", "c", "d")


@pytest.mark.parametrize("count", [0, 1, 4])
def test_few_or_all_can_be_drawn(count: int) -> None:
    drawn = sample("abcd", count, random.Random(3))
    assert len(set(drawn)) == count


@pytest.mark.parametrize("count", [-1, 5])
def test_more_than_there_are_cannot_be_drawn(count: int) -> None:
    with pytest.raises(ValueError, match=f"of 4 items, {count} cannot be drawn"):
        sample("abcd", count, random.Random(3))


def test_the_same_seed_draws_the_same() -> None:
    one, two = list(range(20)), list(range(20))
    shuffle(one, random.Random(4))
    shuffle(two, random.Random(4))
    assert one == two != list(range(20))
