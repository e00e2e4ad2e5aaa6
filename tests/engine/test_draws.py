"""Draws for imagined worlds: every order and every selection is as likely as any other."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from bottega.engine.draws import dice_of, lead, sample, shuffle
from bottega.engine.playout import Dice

DRAWS = 12_000
#: Of 12,000 draws among 24, a count is off by this much once in a hundred million times.
FAR = 125


def test_every_order_is_as_likely_as_any_other() -> None:
    dice = Dice(1)
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(DRAWS):
        items = list("abcd")
        shuffle(items, dice)
        counts[tuple(items)] += 1
    assert set(counts) == set(itertools.permutations("abcd"))
    assert all(abs(count - DRAWS / 24) < FAR for count in counts.values())


def test_every_selection_is_as_likely_as_any_other() -> None:
    dice = Dice(2)
    items = ("a", "b", "c", "d")
    counts = Counter(tuple(sample(items, 3, dice)) for _ in range(DRAWS))
    assert set(counts) == set(itertools.permutations("abcd", 3))
    assert all(abs(count - DRAWS / 24) < FAR for count in counts.values())
    assert items == ("a", "b", "c", "d")


def test_two_draws_in_a_row_do_not_depend_on_each_other() -> None:
    """Neither the next draw nor the one after it, as worlds take several from the same dice."""
    for gap in (1, 2, 7):
        dice = Dice(3)
        rolls = [int(dice.below(6)) for _ in range(36_000)]
        counts = Counter(zip(rolls, rolls[gap:], strict=False))
        assert len(counts) == 36
        # Of 36,000 pairs, a count is off by this much once in ten million times.
        assert all(abs(count - 1000) < 170 for count in counts.values())


def test_those_drawn_stand_before_the_rest() -> None:
    items = list("abcde")
    lead(items, 2, Dice(4))
    drawn = sample("abcde", 2, Dice(4))
    assert items[:2] == drawn
    assert sorted(items) == list("abcde")


@pytest.mark.parametrize("count", [0, 1, 4])
def test_few_or_all_can_be_drawn(count: int) -> None:
    drawn = sample("abcd", count, Dice(3))
    assert len(set(drawn)) == count


@pytest.mark.parametrize("count", [-1, 5])
def test_more_than_there_are_cannot_be_drawn(count: int) -> None:
    with pytest.raises(ValueError, match=f"of 4 items, {count} cannot be drawn"):
        sample("abcd", count, Dice(3))


def test_the_same_seed_draws_the_same() -> None:
    one, two = list(range(20)), list(range(20))
    shuffle(one, dice_of(random.Random(4)))
    shuffle(two, dice_of(random.Random(4)))
    assert one == two != list(range(20))
