"""What a person is asked once more: actions that give up something they may have overlooked."""

from __future__ import annotations

from bottega.engine.action import Action
from bottega.engine.types import Json
from bottega.games.inventors.actions import Done
from bottega.games.inventors.components import Box


def doubt(box: Box, action: Action, view: dict[str, Json]) -> dict[str, Json] | None:
    """The end of the final placing: a player is asked only while a token of theirs can be placed."""
    return {} if isinstance(action, Done) else None
