"""A test that goes on until it knows: whether an entrant's share of the victories is LOW or HIGH.

The test is the generalised sequential probability ratio test, as the testers of chess programs use it on
pairs of games. The unit is the deal: its matches have their luck in common, so they are not independent, but
deals are. What an entrant got of a deal is one of a few values. Nothing is assumed about how often each value
comes: for either hypothesis we take, of all distributions whose mean is that of the hypothesis, the one that
makes the results most likely (empirical likelihood). The logarithm of the ratio of the two likelihoods is
compared with Wald's bounds after every deal. The variance is thus learnt from the results, and paired deals,
which vary less than single matches, need fewer of them.

The distributions are known only as well as the deals so far show them. So nothing is decided before `_LEAST`
deals, and every value that a deal of two matches can have counts as seen `_PRIOR` times before the first.

Results are taken in the order of the deals, never in the order in which they are finished: quick matches are
not like slow ones, and a test that sees them first would be biased.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bottega.engine.types import Json

#: Deals before which nothing is decided.
_LEAST: Final = 20
#: Values of a deal that count as seen a little before the first result, so that no mean is out of reach.
_VALUES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_PRIOR: Final = 0.1

Decision = Literal["low", "high"]


@dataclass(frozen=True)
class Question:
    """Is the share of victories `low` (or less), or is it `high` (or more)? `error` is how often either
    answer may be wrong where the share is just that."""

    low: float
    high: float
    error: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(
                f"the shares must be above 0 and below 1, the lower first: {self.low}:{self.high}"
            )
        if not 0 < self.error < 0.5:
            raise ValueError(f"the error must be above 0 and below 0.5, not {self.error}")

    @property
    def bound(self) -> float:
        """Wald's bound: the test ends where the ratio's logarithm is above it, or below it with a minus."""
        return math.log((1 - self.error) / self.error)


@dataclass(frozen=True)
class Answer:
    """How far a test is after `deals` deals. `ratio` is the logarithm of the likelihood ratio; `decision` is
    None where it is still between the bounds."""

    question: Question
    deals: int
    ratio: float
    decision: Decision | None

    def to_json(self) -> dict[str, Json]:
        bound = self.question.bound
        return {
            "low": self.question.low,
            "high": self.question.high,
            "error": self.question.error,
            "deals": self.deals,
            "log_likelihood_ratio": self.ratio,
            "bounds": [-bound, bound],
            "decision": self.decision,
        }


class SequentialTest:
    """Takes the results of deals in their order, and stops at the first that decides."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._counts = dict.fromkeys(_VALUES, _PRIOR)
        self._deals = 0
        self.answer = Answer(question, 0, 0.0, None)

    def add(self, result: float) -> Answer:
        """The next deal, from 0 to 1. After a decision, further deals change nothing."""
        if self.answer.decision is not None:
            return self.answer
        # Shares of thirds and the like are sums of floats: one value, whatever the order of the sum.
        value = round(result, 9)
        self._counts[value] = self._counts.get(value, 0.0) + 1.0
        self._deals += 1
        ratio = log_likelihood_ratio(self._counts.items(), self.question)
        decision: Decision | None = None
        if self._deals >= _LEAST and abs(ratio) >= self.question.bound:
            decision = "high" if ratio > 0 else "low"
        self.answer = Answer(self.question, self._deals, ratio, decision)
        return self.answer


def decide(question: Question, results: Iterable[float]) -> Answer:
    """The answer to which these deals lead, in this order."""
    test = SequentialTest(question)
    for result in results:
        if test.add(result).decision is not None:
            break
    return test.answer


def log_likelihood_ratio(counts: Iterable[tuple[float, float]], question: Question) -> float:
    """Of results that came so often each: positive if the higher share explains them better."""
    seen = list(counts)
    return _likelihood(seen, question.high) - _likelihood(seen, question.low)


def _likelihood(counts: Sequence[tuple[float, float]], mean: float) -> float:
    """The logarithm of the largest likelihood among distributions with this mean, up to what all means share.

    The most likely one gives the value v the weight count / (1 + t (v - mean)), up to a factor, and t is the
    number for which its mean is right: the root of a function that falls from the one end of its range to the
    other (Owen, Empirical Likelihood, 2001, chapter 2).
    """
    low = -1.0 / (max(value for value, _ in counts) - mean)
    high = -1.0 / (min(value for value, _ in counts) - mean)
    while True:
        t = (low + high) / 2
        if t in (low, high) or high - low < 1e-10:
            break
        if sum(count * (value - mean) / (1 + t * (value - mean)) for value, count in counts) > 0:
            low = t
        else:
            high = t
    return -sum(count * math.log1p(t * (value - mean)) for value, count in counts)
