"""Intervals: as the books have them, and as often right as they claim."""

from __future__ import annotations

import math
import random

import pytest

from bottega.simulate import intervals
from bottega.simulate.intervals import IntervalEstimate, mean, share, student, wilson


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (120, 1.980)],
)
def test_students_t_is_that_of_the_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.0015)


def test_wilsons_interval_is_that_of_newcombe() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20 and 29 of 29.
    for won, count, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (29, 29, 0.8830, 1.0),
    ):
        assert [round(bound, 4) for bound in wilson(won / count, count)] == [low, high]


def test_a_mean_has_the_t_interval() -> None:
    # Ten values with mean 4.5 and standard deviation 3.0277.
    estimate = mean([float(i) for i in range(10)])
    assert estimate.value == 4.5
    assert estimate.high - 4.5 == pytest.approx(2.2622 * 3.02765 / math.sqrt(10), abs=0.001)
    assert 4.5 - estimate.low == pytest.approx(estimate.high - 4.5)


def test_of_one_observation_nobody_knows_how_far_off_it_is() -> None:
    assert mean([3.0]) == IntervalEstimate(3.0, -math.inf, math.inf)


def test_in_the_middle_a_share_has_the_t_interval_over_deals() -> None:
    rng = random.Random(1)
    observations = [rng.choice([0.0, 0.5, 0.5, 1.0]) for _ in range(400)]
    one, two = share(observations), mean(observations)
    assert one.low == pytest.approx(two.low, abs=0.002)
    assert one.high == pytest.approx(two.high, abs=0.002)


def test_deals_that_decide_everything_count_once() -> None:
    """Both matches of each deal go the same way: as if there were one match a deal."""
    whole = share([1.0, 0.0] * 50)
    low, high = wilson(0.5, 100)
    assert whole.low == pytest.approx(low, abs=0.003)
    assert whole.high == pytest.approx(high, abs=0.003)


def test_luck_that_cancels_makes_a_share_surer() -> None:
    cancelled = share([0.5] * 96 + [1.0, 1.0, 0.0, 0.0])
    independent = share([0.0] * 25 + [0.5] * 50 + [1.0] * 25)
    decided = share([0.0] * 50 + [1.0] * 50)
    reaches = [each.high - each.low for each in (cancelled, independent, decided)]
    assert reaches == sorted(reaches)
    assert reaches[0] < reaches[1] / 2


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_where_all_deals_agree_each_counts_as_one_match(value: float) -> None:
    estimate = share([value] * 30)
    assert (estimate.low, estimate.high) == pytest.approx(wilson(value, 30))


def test_nothing_seen_is_nothing_known() -> None:
    assert share([]) == IntervalEstimate(0.5, 0.0, 1.0)


@pytest.mark.parametrize("strength", [0.5, 0.85, 0.97])
def test_the_interval_holds_the_truth_as_often_as_it_claims(strength: float) -> None:
    """Pairs of matches with a common luck: each deal makes a victory likelier or less likely."""
    rng = random.Random(f"coverage:{strength}")
    times, held = 1000, 0
    for _ in range(times):
        observations = []
        for _ in range(60):
            luck = rng.choice([-1, 1]) * (1 - strength) * 0.8
            observations.append(sum(rng.random() < strength + luck for _ in range(2)) / 2)
        estimate = share(observations)
        held += estimate.low <= strength <= estimate.high
    assert held / times > 0.93


def test_pairs_in_which_nothing_is_counted_change_nothing() -> None:
    one, two = [(1.0, 1.0), (0.0, 1.0), (1.0, 2.0)], [(0.0, 1.0), (0.0, 2.0), (1.0, 1.0)]
    nothing = [(0.0, 0.0)] * 50
    assert intervals.difference([*one, *nothing], [*two, *nothing]) == intervals.difference(one, two)


def test_a_difference_is_that_of_the_shares_and_as_sure_as_its_pairs() -> None:
    """Where both always agree but for a constant, it is certain."""
    parts = [(float(number % 2), 1.0) for number in range(40)]
    same = intervals.difference(parts, parts)
    assert (same.value, same.low, same.high) == (0.0, 0.0, 0.0)
    assert intervals.surprise(same, 0.0) == 1.0
    other = intervals.difference(parts, [(1.0, 1.0)] * 40)
    assert other.value == 0.5
    assert other.low < 0.5 < other.high
    assert intervals.surprise(other, 0.0) < 0.001
    assert intervals.difference(parts, [(0.0, 0.0)] * 40).high == float("inf")
