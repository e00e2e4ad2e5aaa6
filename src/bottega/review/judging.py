"""One decision, judged from what its seat knew.

A search looks for the best choice among all. Then that choice and the one that was played are tried equally
often, in the same imagined worlds, with fresh trees. So the difference depends neither on how much attention
each got in the search nor on which worlds it met, and it is not too great because the best one was chosen for
looking good.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

from bottega.bots.bot import Advice, Budget, Outlook, Reason, outlook
from bottega.bots.greedy import Greedy
from bottega.bots.search.search import Search
from bottega.bots.search.tally import ActionTrial
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.review.effort import Effort
from bottega.review.report import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE, Choice, Decision, Estimate, Value

#: The number of choices that a review lists for a decision, besides the one that was played.
LISTED: Final = 5
#: A difference is clear if it is more than this number of standard errors above 0.
CLEAR: Final = 2.5
#: The least chance to win that each grade gives away.
_GRADES: Final = ((0.10, BLUNDER), (0.05, MISTAKE), (0.02, INACCURACY))
#: The part of the compared worlds that only builds the trees and is not measured: one in this number.
_WARM: Final = 4
#: The number of worlds in which all choices are compared roughly, for what is at stake.
_ROUGH: Final = 4


class Judge:
    """Judges the decisions of one seat, one after the other. It sees outlooks, never a state of the match.

    With the same seed it judges the same decisions alike."""

    def __init__(self, game: Game, seat: Seat, effort: Effort, seed: str) -> None:
        self.seat = seat
        self.effort = effort
        self._seed = f"review:{seed}:{seat}"
        self._search = Search(game, self._seed)
        self._rough = Greedy(game, self._seed, worlds=_ROUGH)

    def outlook(self, state: State, history: Sequence[tuple[Seat, Action]]) -> Outlook:
        """What the seat knows at this moment: all that the rest of the judge is given."""
        rng = random.Random(f"{self._seed}:{len(history)}")
        return outlook(state, self.seat, rng, history)

    def judge(
        self,
        view: Outlook,
        played: Action,
        number: int,
        entry: int,
        cancelled: Callable[[], bool] | None = None,
    ) -> Decision:
        """What this choice was worth, and what the best one was worth."""
        advice = self._search.decide(view, Budget(iterations=self.effort.search, cancelled=cancelled))
        best = advice.action
        stake = self._stake(view)
        own, preferred, loss = self._compared(view, advice, played, cancelled)
        if loss.chance < 0 and best is not played:
            # What was played is better than what the search found.
            preferred = own
        return Decision(
            number=number,
            entry=entry,
            seat=self.seat,
            action=str(played),
            best=str(best),
            legal=len(view.legal),
            played=own,
            preferred=preferred,
            loss=loss,
            stake=stake,
            grade=BEST if best is played else grade(loss),
            choices=_choices(advice, played, self.seat),
        )

    def _compared(
        self, view: Outlook, advice: Advice, played: Action, cancelled: Callable[[], bool] | None
    ) -> tuple[Value, Value, Estimate]:
        """The value of what was played, of what is best, and the difference."""
        if advice.action is played:
            value = _value(advice.reasons[0], self.seat)
            return value, value, Estimate(0.0, 0.0, 0.0, 0.0)
        budget = Budget(iterations=self.effort.compare, cancelled=cancelled)
        best, own = self._search.compare(view, [advice.action, played], budget)
        return _mean(own), _mean(best), difference(best, own)

    def against(self, view: Outlook, best: Action, other: Action) -> tuple[Estimate, Value]:
        """What the first of two choices brings more than the second, and the value of the second."""
        if best is other:
            [own] = self._search.compare(view, [best], Budget(iterations=self.effort.compare))
            return Estimate(0.0, 0.0, 0.0, 0.0), _mean(own)
        first, second = self._search.compare(view, [best, other], Budget(iterations=self.effort.compare))
        return difference(first, second), _mean(second)

    def options(self, view: Outlook, best: Action) -> list[tuple[Action, Value, Estimate]]:
        """Every legal choice with its value, and what this best one brings more; all in the same worlds."""
        actions = [best, *(action for action in view.legal if action is not best)]
        trials = self._search.compare(view, actions, Budget(iterations=self.effort.compare))
        first = trials[0]
        return [(each.action, _mean(each), difference(first, each)) for each in trials]

    def _stake(self, view: Outlook) -> Value:
        """What a choice at random loses on average, roughly."""
        advice = self._rough.decide(view, Budget(iterations=_ROUGH))
        values = [_value(reason, self.seat) for reason in advice.reasons]
        return Value(
            _round(
                max(0.0, max(each.chance for each in values) - _average([each.chance for each in values]))
            ),
            _round(
                max(0.0, max(each.points for each in values) - _average([each.points for each in values]))
            ),
        )


def grade(loss: Estimate) -> str:
    """The grade of a choice that is not what the bot prefers."""
    if loss.chance <= CLEAR * loss.chance_error:
        return GOOD
    return next((name for least, name in _GRADES if loss.chance >= least), GOOD)


def difference(best: ActionTrial, other: ActionTrial) -> Estimate:
    """What the first brings more than the second, from the worlds in which both were tried."""
    chance, chance_error = _paired(_measured(best.chances), _measured(other.chances))
    points, points_error = _paired(_measured(best.points), _measured(other.points))
    return Estimate(_round(chance), _round(points), _round(chance_error), _round(points_error))


def _measured(values: list[float]) -> list[float]:
    return values[len(values) // _WARM :]


def _paired(first: list[float], second: list[float]) -> tuple[float, float]:
    """The mean of the differences, and its standard error."""
    differences = [one - other for one, other in zip(first, second, strict=True)]
    return mean_and_error(differences)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and its standard error.

    >>> mean_and_error([1.0, 3.0])
    (2.0, 1.0)
    """
    mean = _average(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def _mean(trial: ActionTrial) -> Value:
    return Value(_round(_average(_measured(trial.chances))), _round(_average(_measured(trial.points))))


def _average(values: list[float]) -> float:
    return sum(values) / len(values)


def _value(reason: Reason, seat: Seat) -> Value:
    return Value(_round(reason.chances[seat]), _round(reason.points[seat]))


def _choices(advice: Advice, played: Action, seat: Seat) -> tuple[Choice, ...]:
    listed = advice.best(LISTED)
    listed += [reason for reason in advice.reasons if reason.action is played and reason not in listed]
    return tuple(
        Choice(str(reason.action), _round(reason.attention), _value(reason, seat)) for reason in listed
    )


def _round(value: float) -> float:
    return round(value, 4)
