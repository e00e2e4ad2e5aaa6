"""Ratings: the stronger stands higher, and what is told of the certainty is so."""

from __future__ import annotations

import math
import random

import pytest

from bottega.bots.ladder.ratings import Contest, DealContests, rate


def season(strengths: list[float], deals: int, seed: int) -> list[DealContests]:
    """Every pair meets twice on each deal; a difference of 1 wins 73%."""
    rng = random.Random(seed)
    found: list[DealContests] = []
    for _ in range(deals):
        deal = []
        for one in range(len(strengths)):
            for two in range(one + 1, len(strengths)):
                for _ in range(2):
                    chance = 1 / (1 + math.exp(strengths[two] - strengths[one]))
                    won = float(rng.random() < chance)
                    deal.append(Contest((one, two), (won, 1 - won)))
        found.append(deal)
    return found


def test_the_stronger_stands_higher() -> None:
    ratings = rate(4, season([0.0, 2.0, 1.0, 3.0], 40, seed=1))
    assert sorted(range(4), key=lambda i: ratings[i].value) == [0, 2, 1, 3]
    assert ratings[3].low > ratings[0].high


def test_equals_stand_level() -> None:
    one, two = rate(2, season([0.0, 0.0], 200, seed=2))
    assert one.low < two.value < one.high


def test_differences_are_those_of_the_strengths() -> None:
    """One step of the model is its c, sqrt(2) beta = 25 / 6 sqrt(2), for small uncertainties."""
    one, two = rate(2, season([0.0, 1.0], 600, seed=3))
    assert (two.value - one.value) / (math.sqrt(2) * 25 / 6) == pytest.approx(1.0, abs=0.2)


def test_early_and_late_matches_count_alike() -> None:
    deals = [*season([0.0, 2.0], 60, seed=6), *season([0.0, 0.0], 60, seed=7)]
    forwards, backwards = rate(2, deals), rate(2, [deal[::-1] for deal in reversed(deals)])
    assert [each.value for each in forwards] == pytest.approx([each.value for each in backwards])


def test_openskill_is_as_sure_as_independent_matches_make_it() -> None:
    """400 matches of equals: each tells a quarter, in units of c squared."""
    one, _ = rate(2, season([0.0, 0.0], 200, seed=8))
    assert (one.high - one.low) / 2 == pytest.approx(1.96 * math.sqrt(2) * 25 / 6 / math.sqrt(100), rel=0.15)


def test_more_matches_make_a_rating_surer() -> None:
    few, many = rate(2, season([0.0, 1.0], 10, seed=4)), rate(2, season([0.0, 1.0], 200, seed=4))
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 2


def test_a_common_luck_within_deals_makes_a_rating_less_sure() -> None:
    """The same number of victories; once each deal is won or lost as a whole."""
    rng = random.Random(5)
    results = [float(rng.random() < 0.7) for _ in range(24)]
    whole: list[DealContests] = [[Contest((0, 1), (won, 1 - won))] * 30 for won in results]
    mixed = [won for won in results for _ in range(30)]
    rng.shuffle(mixed)
    apart: list[DealContests] = [
        [Contest((0, 1), (won, 1 - won)) for won in mixed[30 * i : 30 * i + 30]] for i in range(24)
    ]
    one, two = rate(2, whole)[0], rate(2, apart)[0]
    assert one.high - one.low > 1.5 * (two.high - two.low)


def test_draws_leave_equals_where_they_are() -> None:
    ratings = rate(2, [[Contest((0, 1), (0.5, 0.5))] * 2] * 20)
    assert [rating.value for rating in ratings] == pytest.approx([25.0, 25.0])


def test_who_always_wins_has_an_interval_nevertheless() -> None:
    winner, loser = rate(2, [[Contest((0, 1), (1.0, 0.0))] * 2] * 20)
    assert winner.low > loser.high
    assert winner.high - winner.low > 1
