"""What a review says of strong and weak players. The long versions run at night."""

from __future__ import annotations

import pytest

import bottega
from bottega.review import review
from bottega.review.effort import Effort
from tests.review.matches import played

GAMES = list(bottega.games())


def losses(
    name: str, players: tuple[str, ...], seeds: range, work: Effort, iterations: int
) -> tuple[float, float]:
    """What a decision of the first seat gave away on average, and the mean accuracy."""
    lost, decisions, accuracies = 0.0, 0, []
    for seed in seeds:
        game, deal, history = played(name, players, seed, iterations)
        report = review(game, deal, history, seats=[0], work=work, seed=seed).table[0]
        assert report.skill is not None
        assert report.accuracy is not None
        lost -= report.skill.chance
        decisions += report.decisions
        accuracies.append(report.accuracy)
    return lost / decisions, sum(accuracies) / len(accuracies)


def test_a_search_gives_away_less_than_a_beginner() -> None:
    work = Effort(search=60, compare=30, sources=1, explained=0)
    strong, accurate = losses("inventors", ("search", "greedy"), range(1), work, 200)
    weak, inaccurate = losses("inventors", ("apprentice", "greedy"), range(1), work, 200)
    assert strong < weak
    assert accurate > inaccurate


@pytest.mark.night
@pytest.mark.parametrize("name", GAMES)
def test_strong_players_lose_nearly_nothing_and_weak_ones_clearly(name: str) -> None:
    """The same search as in the review, with more work, against a beginner and against random choices."""
    work = Effort(search=300, compare=200, sources=1, explained=0)
    strong, accurate = losses(name, ("search", "greedy"), range(3), work, 3_000)
    weak, inaccurate = losses(name, ("apprentice", "greedy"), range(3), work, 1)
    worst, bad = losses(name, ("random", "greedy"), range(3), work, 1)
    assert strong < 0.004
    assert weak > strong + 0.002
    assert worst > 2 * strong
    assert accurate > 90 > inaccurate
    assert bad < 60
