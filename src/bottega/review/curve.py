"""How the chances went: for all seats, at every moment at which no turn is half done.

The curve is judged from what all players together know: the cards in every hand, but not those that are still
to come. So it is one curve for the whole table, like the chances that are shown when poker is broadcast. The
estimate is the game's own (`Insight.judge`), which never looks at what nobody has seen.
"""

from __future__ import annotations

from bottega.bots.search.playout import is_under_way
from bottega.engine.insight import Insight
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.review.report import Moment


class Curve:
    """Collects the points of the curve while the match is played again."""

    def __init__(self, insight: Insight, state: State) -> None:
        self._insight = insight
        self.moments: list[Moment] = []
        self._add(state, 0, 0)

    def follow(self, state: State, seat: Seat, before: tuple[Seat, ...], number: int, entry: int) -> None:
        """This seat has decided; `before` it, these seats were to decide."""
        if state.over or not is_under_way(self._insight, state, seat, before):
            self._add(state, number, entry)

    def _add(self, state: State, number: int, entry: int) -> None:
        points, chances = self._insight.judge(state)
        self.moments.append(
            Moment(
                number,
                entry,
                tuple(round(each, 4) for each in chances),
                tuple(round(each, 3) for each in points),
            )
        )
