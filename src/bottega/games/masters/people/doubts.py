"""What a person is asked once more: actions that give up something they may have overlooked."""

from __future__ import annotations

from bottega.engine.action import Action
from bottega.engine.types import Json
from bottega.games.masters.actions import DiscardLeader
from bottega.games.masters.components import Box


def doubt(box: Box, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
    """A leader that is discarded is gone."""
    return action.fields() if isinstance(action, DiscardLeader) else None
