"""The results of one action in a search, and the reason that a bot gives for it."""

from __future__ import annotations

from typing import Final

from bottega.bots.bot import Reason
from bottega.engine.action import Action

#: The number of actions that a bot gives reasons for.
REASONS: Final = 5


class ActionTally:
    """The results of one action: sums over the worlds in which it was tried."""

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
