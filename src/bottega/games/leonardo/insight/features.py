"""The features of Leonardo da Vinci: what its nets look at, in positions and in actions."""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action
from bottega.engine.features import Features, SeatRows
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.leonardo.components import Box
from bottega.games.leonardo.insight.action_places import ACTION_PLACES
from bottega.games.leonardo.insight.action_rows import ActionRows
from bottega.games.leonardo.insight.position_rows import KIND_PLACES, PositionRows
from bottega.games.leonardo.insight.worth import Worth
from bottega.games.leonardo.table import LeonardoTable

#: The version of the rows: raise it when a row changes.
VERSION: Final = 1


class LeonardoFeatures(Features):
    """See `bottega.engine.features.Features`."""

    def __init__(self, box: Box) -> None:
        super().__init__(VERSION, KIND_PLACES, ACTION_PLACES)
        worth = Worth(box)
        self._positions = PositionRows(worth)
        self._actions = ActionRows(worth)

    def by_seat(self, state: State) -> SeatRows:
        assert isinstance(state, LeonardoTable)
        return self._positions.of(state)

    def actions(self, state: State, seat: Seat, legal: list[Action]) -> list[bytes]:
        assert isinstance(state, LeonardoTable)
        return self._actions.of(state, seat, legal)
