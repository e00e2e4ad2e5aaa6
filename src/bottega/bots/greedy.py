"""A bot that looks one decision ahead: what would the table look like after each action?

All actions are judged in the same imagined worlds. So an action is never better only because it met
with better luck, and a handful of worlds tells them apart.
"""

from __future__ import annotations

import random
from typing import Final

from bottega.bots import policy
from bottega.bots.aim import BLEND, check_aim, rewards
from bottega.bots.bot import Advice, Bot, Budget, Outlook, Reason
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.insight import Insight
from bottega.engine.state import State
from bottega.engine.types import Seat

WORLDS: Final = 8
#: How many decisions may follow before the table is judged as it is: no turn is as long.
FOLLOW_UP: Final = 60
#: How many actions a bot gives reasons for.
REASONS: Final = 5


class Greedy(Bot):
    """One decision deep: the decisions that follow in its own turn are made by the game's policy, then
    the outcome is estimated. An iteration of the budget is a world; after `worlds` it answers."""

    def __init__(self, game: Game, seed: int | str, worlds: int = WORLDS, aim: str = BLEND) -> None:
        if worlds < 1:
            raise ValueError(f"worlds are at least 1, not {worlds!r}")
        self.worlds = worlds
        self.aim = check_aim(aim)
        self._insight = game.insight()
        self._rng = random.Random(f"greedy:{seed}")

    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        insight, seat = self._insight, outlook.seat
        tallies = [Tally(action, outlook.players) for action in outlook.legal]
        budget = budget.at_most(iterations=self.worlds if len(tallies) > 1 else 1)
        worlds = 0
        while worlds == 0 or not budget.spent(worlds):
            world = outlook.imagine(self._rng)
            luck = self._rng.getrandbits(32)
            for tally in tallies:
                after = world.clone()
                play_turn(insight, after, seat, tally.action, luck)
                points, chances = insight.points(after), insight.chances(after)
                tally.add(rewards(self.aim, points, chances)[seat], points, chances)
            worlds += 1
        return advise(tallies, worlds, budget)


def play_turn(insight: Insight, state: State, seat: Seat, action: Action, luck: int) -> None:
    """Play an action and the rest of the seat's turn by the game's policy. Where several decide at
    once, the others' choices are drawn from it, with the same luck whatever the action."""
    together = len(state.actors) - 1
    rng = random.Random(luck) if together else None
    state.apply(seat, action)
    left = FOLLOW_UP
    while left > 0 and not state.over:
        left -= 1
        if seat in state.actors:
            state.apply(seat, policy.likeliest(insight, state, seat))
        elif together > 0 and rng is not None:
            together -= 1
            other = state.actors[0]
            state.apply(other, policy.drawn(insight, state, other, rng))
        else:
            return


class Tally:
    """What was found out about one action: sums over the worlds in which it was tried."""

    __slots__ = ("action", "chances", "points", "reward", "tries")

    def __init__(self, action: Action, players: int) -> None:
        self.action = action
        self.tries = 0
        self.reward = 0.0
        self.points = [0.0] * players
        self.chances = [0.0] * players

    def add(self, reward: float, points: list[float], chances: list[float]) -> None:
        self.tries += 1
        self.reward += reward
        for seat in range(len(points)):
            self.points[seat] += points[seat]
            self.chances[seat] += chances[seat]

    def mean(self) -> float:
        return self.reward / self.tries

    def reason(self, attention: float) -> Reason:
        tries = self.tries
        return Reason(
            self.action,
            attention,
            [each / tries for each in self.points],
            [each / tries for each in self.chances],
        )


def advise(tallies: list[Tally], iterations: int, budget: Budget) -> Advice:
    """The best of the actions and why; of equal ones, the first."""
    ranked = sorted(tallies, key=Tally.mean, reverse=True)
    share = 1.0 / len(ranked)
    reasons = [tally.reason(share) for tally in ranked[:REASONS]]
    return Advice(ranked[0].action, reasons, iterations, budget.elapsed())
