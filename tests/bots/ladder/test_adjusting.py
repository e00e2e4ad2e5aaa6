"""Win rates without luck: the same expectation, and surer where luck explains results."""

from __future__ import annotations

import random
from statistics import fmean, stdev

import pytest

from bottega.bots.ladder.adjusting import adjust, without_luck
from bottega.simulate import intervals


def deals(count: int, rng: random.Random, weight: float = 1.0) -> tuple[list[float], list[float]]:
    """Results of pairs of matches that are won with a chance of 0.6 and of luck, and the luck in them."""
    results, lucks = [], []
    for _ in range(count):
        luck = [rng.uniform(-0.35, 0.35) for _ in range(2)]
        results.append(fmean(float(rng.random() < 0.6 + each) for each in luck))
        lucks.append(fmean(luck) / weight)
    return results, lucks


@pytest.mark.parametrize("weight", [1.0, 3.0, 0.3])
def test_where_luck_explains_results_they_vary_less(weight: float) -> None:
    """Also where the insight sees too little in luck or too much."""
    results, lucks = deals(400, random.Random(1), weight)
    adjusted = adjust(results, lucks, 800)
    plain = intervals.share(results)
    assert adjusted.variance_ratio is not None
    assert 0.7 < adjusted.variance_ratio < 0.95
    assert adjusted.worth == pytest.approx(800 / adjusted.variance_ratio)
    assert adjusted.share.high - adjusted.share.low < 0.98 * (plain.high - plain.low)
    assert adjusted.share.low < 0.6 < adjusted.share.high


@pytest.mark.parametrize("count", [3, 12])
def test_the_expectation_stays_the_same_with_few_deals_too(count: int) -> None:
    rng = random.Random(2)
    means = [fmean(without_luck(*deals(count, rng))) for _ in range(3000)]
    assert abs(fmean(means) - 0.6) < 4 * stdev(means) / len(means) ** 0.5


def test_a_weight_fitted_on_the_same_deals_would_be_biased() -> None:
    """What cross-fitting is for: where luck and results are skewed, their own weight pulls the mean."""

    def own_weight(results: list[float], lucks: list[float]) -> float:
        mean = fmean(results)
        weight = sum(x * (r - mean) for r, x in zip(results, lucks, strict=True)) / sum(x * x for x in lucks)
        return fmean(r - weight * x for r, x in zip(results, lucks, strict=True))

    rng = random.Random(3)
    own: list[float] = []
    crossed: list[float] = []
    for _ in range(4000):
        lucks = [rng.expovariate(1.0) - 1.0 for _ in range(6)]
        results = [luck * luck for luck in lucks]
        own.append(own_weight(results, lucks))
        crossed.append(fmean(without_luck(results, lucks)))
    assert abs(fmean(own) - 1.0) > 8 * stdev(own) / len(own) ** 0.5
    assert abs(fmean(crossed) - 1.0) < 4 * stdev(crossed) / len(crossed) ** 0.5


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(4)
    held = 0
    for _ in range(600):
        share = adjust(*deals(25, rng), 50).share
        held += share.low <= 0.6 <= share.high
    assert 0.925 < held / 600 < 0.98


def test_luck_that_has_nothing_to_do_with_results_does_little_harm() -> None:
    rng = random.Random(5)
    results, lucks = deals(300, rng)
    rng.shuffle(lucks)
    ratio = adjust(results, lucks, 600).variance_ratio
    assert ratio is not None
    assert 0.97 < ratio < 1.06


def test_without_luck_nothing_changes() -> None:
    results, _ = deals(30, random.Random(6))
    adjusted = adjust(results, [0.0] * 30, 60)
    assert adjusted.share == intervals.share(results)
    assert adjusted.variance_ratio == 1.0
    assert adjusted.worth == 60


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_where_all_results_are_alike_luck_makes_nobody_surer(won: float) -> None:
    """Ten victories of ten prove no more because the cards were known."""
    adjusted = adjust([won] * 10, [0.01, -0.02, 0.01, 0.0, 0.03, -0.01, -0.02, 0.01, 0.0, -0.01], 20)
    plain = intervals.share([won] * 10)
    assert adjusted.variance_ratio is None
    assert adjusted.worth == 20
    assert adjusted.share.high - adjusted.share.low >= 0.99 * (plain.high - plain.low)
    assert 0.0 <= adjusted.share.low <= adjusted.share.high <= 1.0


def test_one_deal_proves_nothing() -> None:
    adjusted = adjust([0.5], [0.2], 2)
    assert adjusted.share.value == pytest.approx(0.3)
    assert adjusted.share.high - adjusted.share.low > 0.7


def test_the_opponents_share_is_the_rest() -> None:
    adjusted = adjust(*deals(20, random.Random(7)), 40)
    assert adjusted.reversed().share.value == 1 - adjusted.share.value
    assert adjusted.reversed().share.low == 1 - adjusted.share.high
    assert adjusted.reversed().reversed().worth == adjusted.worth
