"""The results of the actions in a search, and the reasons that a bot gives for them."""

from __future__ import annotations

from bottega.bots.bot import Reason
from bottega.engine.action import Action


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

    def include(self, other: ActionTally) -> None:
        """Add all results of another action."""
        self.tries += other.tries
        self.reward += other.reward
        for seat in range(len(other.points)):
            self.points[seat] += other.points[seat]
            self.chances[seat] += other.chances[seat]

    def mean(self) -> float:
        return self.reward / self.tries

    def reason(self, action: Action, attention: float, visits: int, value: float, prior: float) -> Reason:
        """A reason for this action with the averages of this tally."""
        tries = self.tries
        return Reason(
            action,
            attention,
            [each / tries for each in self.points],
            [each / tries for each in self.chances],
            visits,
            value,
            prior,
        )


def together(tallies: list[ActionTally]) -> ActionTally:
    """The results of all these actions, of which at least one was tried."""
    total = ActionTally(tallies[0].action, len(tallies[0].points))
    for tally in tallies:
        total.include(tally)
    return total


class ActionTrial:
    """The results of one action for the seat that decides, world by world: those of several actions in the
    same worlds can be compared in pairs."""

    __slots__ = ("action", "chances", "points")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.points: list[float] = []
        self.chances: list[float] = []
