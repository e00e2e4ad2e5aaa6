"""The sequential test: as seldom wrong as it says, and done sooner than a test of fixed length."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from statistics import fmean, variance

import pytest

from bottega.bots.ladder import Question, SequentialTest, Standings, TournamentPlan, fixtures
from bottega.bots.ladder.playing import MatchOutcome
from bottega.bots.ladder.schedule import Fixture
from bottega.bots.ladder.sequential import Answer, decide, log_likelihood_ratio
from bottega.bots.ladder.standings import results


def deals(rng: random.Random, share: float, alike: float) -> Iterator[float]:
    """Pairs of matches. On a part of the deals the seat decides, and each of the two wins one."""
    chance = (share - alike / 2) / (1 - alike)
    while True:
        if rng.random() < alike:
            yield 0.5
        else:
            yield ((rng.random() < chance) + (rng.random() < chance)) / 2


def answers(question: Question, share: float, alike: float, runs: int) -> list[Answer]:
    rng = random.Random(f"{question}/{share}/{alike}")
    return [decide(question, deals(rng, share, alike)) for _ in range(runs)]


@pytest.mark.parametrize("alike", [0.0, 0.4])
@pytest.mark.parametrize("right", ["low", "high"])
def test_it_is_as_seldom_wrong_as_it_says_and_needs_fewer_deals(right: str, alike: float) -> None:
    """A test of fixed length with the same errors needs (2 z)^2 variance / difference^2 deals. Deals on which
    luck cancels vary less, and it notices."""
    question = Question(0.5, 0.62)
    share = {"low": 0.5, "high": 0.62}[right]
    found = answers(question, share, alike, 300)
    wrong = sum(answer.decision != right for answer in found)
    # 5 of 100, and three standard errors of 300 trials.
    assert wrong / 300 < 0.05 + 3 * math.sqrt(0.05 * 0.95 / 300)
    rng = random.Random(1)
    source = deals(rng, share, alike)
    spread = variance([next(source) for _ in range(20_000)])
    fixed = (2 * 1.645) ** 2 * spread / 0.12**2
    assert fmean(answer.deals for answer in found) < 0.75 * fixed


def test_a_smaller_error_takes_more_deals() -> None:
    usual = answers(Question(0.5, 0.65), 0.5, 0.0, 60)
    careful = answers(Question(0.5, 0.65, 0.005), 0.5, 0.0, 60)
    assert Question(0.5, 0.65, 0.005).bound == pytest.approx(math.log(199))
    assert fmean(answer.deals for answer in careful) > 1.3 * fmean(answer.deals for answer in usual)


def test_the_ratio_is_that_of_the_likelihoods_where_results_have_two_values() -> None:
    """With victories and defeats alone there is one distribution for each mean: the plain test of Wald."""
    ratio = log_likelihood_ratio([(0.0, 30.0), (1.0, 50.0)], Question(0.5, 0.6))
    assert ratio == pytest.approx(50 * math.log(0.6 / 0.5) + 30 * math.log(0.4 / 0.5))


def test_what_was_won_and_lost_mirrors_the_ratio() -> None:
    seen = [(0.0, 5.0), (0.25, 1.0), (0.5, 9.0), (1.0, 7.0)]
    mirrored = [(1 - value, count) for value, count in seen]
    one = log_likelihood_ratio(seen, Question(0.4, 0.55))
    assert log_likelihood_ratio(mirrored, Question(0.45, 0.6)) == pytest.approx(-one)


@pytest.mark.parametrize(("value", "decision"), [(0.0, "low"), (1.0, "high")])
def test_nothing_is_decided_at_first_sight(value: float, decision: str) -> None:
    test = SequentialTest(Question(0.3, 0.7))
    found = [test.add(value).decision for _ in range(25)]
    assert found[:19] == [None] * 19
    assert found[19:] == [decision] * 6
    assert test.answer.deals == 20, "later deals change nothing"


def test_an_answer_as_json() -> None:
    data = decide(Question(0.5, 0.55), [1.0, 0.5]).to_json()
    assert data["decision"] is None
    assert data["deals"] == 2
    assert data["log_likelihood_ratio"] > 0
    assert data["bounds"] == pytest.approx([-math.log(19), math.log(19)])


@pytest.mark.parametrize(("low", "high", "error"), [(0.6, 0.5, 0.05), (0, 0.5, 0.05), (0.4, 0.5, 0.5)])
def test_a_question_that_makes_no_sense_is_refused(low: float, high: float, error: float) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Question(low, high, error)


# In a tournament

PLAN = TournamentPlan("masters", ("a", "b"), (2,), 400, "s")


def outcomes(share: float) -> dict[Fixture, MatchOutcome]:
    rng = random.Random(3)
    found = {}
    for fixture in fixtures(PLAN):
        winner = fixture.seats.index(0 if rng.random() < share else 1)
        places = ((winner,), (1 - winner,))
        found[fixture] = MatchOutcome(fixture, places, (1, 1), (1, 1), (0.0, 0.0))
    return found


def test_results_come_in_the_order_of_the_deals_up_to_the_first_that_is_missing() -> None:
    found = outcomes(0.7)
    whole = list(results(PLAN, dict(reversed(found.items()))))
    assert len(whole) == 200
    assert set(whole) == {0.0, 0.5, 1.0}
    del found[Fixture(2, 7, (1, 0))]
    assert list(results(PLAN, found)) == whole[:7]
    assert list(results(PLAN, found, 4)) == whole[4:7]


def test_the_standings_are_those_of_the_deals_up_to_the_decision() -> None:
    """So that they do not depend on how many matches were under way when it was made."""
    question = Question(0.5, 0.6)
    found = outcomes(0.7)
    standings = Standings(PLAN, found, question)
    assert standings.answer is not None
    assert standings.answer.decision == "high"
    assert 20 <= standings.answer.deals < 200
    assert standings.tables[0].deals == standings.answer.deals
    data = standings.to_json()
    assert data["sprt"]["decision"] == "high"
    assert data["matches"] == 2 * standings.answer.deals
    few = {fixture: found[fixture] for fixture in found if fixture.deal < standings.answer.deals}
    assert Standings(PLAN, few, question).to_json() == data
