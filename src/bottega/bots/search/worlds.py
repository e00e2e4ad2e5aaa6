"""The worlds that a search looks at. Hot code, compiled."""

from __future__ import annotations

import random

from bottega.bots.bot import Outlook
from bottega.engine.insight import Insight
from bottega.engine.state import State


class Worlds:
    """Worlds for one decision: each is the one of `draws` imagined ones where the other seats stand best."""

    __slots__ = ("_belief", "_draws", "_insight", "_seat", "_standings")

    def __init__(self, outlook: Outlook, insight: Insight, draws: int, rng: random.Random) -> None:
        self._belief = outlook.belief(rng)
        self._insight = insight
        self._seat = outlook.seat
        self._draws = draws
        #: By seat and by what it hides: how well it stands. The same comes up again and again.
        self._standings: list[dict[object, float]] = [{} for _ in range(outlook.players)]

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
        """How well the other seats stand, in all."""
        insight = self._insight
        theirs = 0.0
        for seat in range(state.players):
            if seat == self._seat:
                continue
            hidden = insight.hidden(state, seat)
            known = self._standings[seat].get(hidden) if hidden is not None else None
            if known is None:
                known = insight.standing(state, seat)
                if hidden is not None:
                    self._standings[seat][hidden] = known
            theirs += known
        return theirs
