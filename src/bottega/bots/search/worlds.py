"""The worlds that a search looks at. Hot code, compiled."""

from __future__ import annotations

import random

from bottega.bots.bot import Outlook
from bottega.engine.insight import Insight
from bottega.engine.state import State


class Worlds:
    """Worlds for one decision: each is the one of `draws` imagined ones where the other seats stand best."""

    __slots__ = ("_belief", "_draws", "_insight", "_seat", "_theirs")

    def __init__(self, outlook: Outlook, insight: Insight, draws: int, rng: random.Random) -> None:
        self._belief = outlook.belief(rng)
        self._insight = insight
        self._seat = outlook.seat
        self._draws = draws
        #: By what is hidden: the sum of the points that the others may expect. Few things are hidden from a
        #: seat at a table of two, so that the same come up again and again.
        self._theirs: dict[object, float] = {}

    def draw(self) -> State:
        state = self._belief.draw()
        if self._draws > 1:
            best = self._others(state)
            for _ in range(self._draws - 1):
                other = self._belief.draw()
                theirs = self._others(other)
                if theirs > best:
                    state, best = other, theirs
        return state

    def _others(self, state: State) -> float:
        hidden = self._insight.hidden(state)
        known = self._theirs.get(hidden) if hidden is not None else None
        if known is not None:
            return known
        points = self._insight.rough_points(state)
        theirs = sum(points) - points[self._seat]
        if hidden is not None:
            self._theirs[hidden] = theirs
        return theirs
