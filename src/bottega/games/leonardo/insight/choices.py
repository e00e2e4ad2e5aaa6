"""What studies count in Leonardo da Vinci: favours, openings, inventions, improvements and benefits."""

from __future__ import annotations

from bottega.engine.action import Action
from bottega.engine.choice import Choice
from bottega.games.leonardo.actions import Benefit, Favour, Improve, Place, PlaceMaster, Start
from bottega.games.leonardo.components import PLACES


def choices(action: Action) -> list[Choice]:
    """See `bottega.engine.game.Game.choices`."""
    if isinstance(action, Favour):
        return [Choice("favour", "favour", action.fields()["favour"])]
    if isinstance(action, Place):
        return [Choice("opening", "place", PLACES[action.place], first=True)]
    if isinstance(action, PlaceMaster):
        return [Choice("opening", "place", PLACES[action.place], first=True)]
    if isinstance(action, Start):
        number = int(action.invention)
        return [
            Choice("first-invention", "invention", number, first=True),
            Choice("invention", "invention", number),
        ]
    if isinstance(action, Improve):
        return [Choice("improvement", "improvement", action.fields()["improvement"])]
    if isinstance(action, Benefit):
        return [Choice("benefit", "benefit", action.fields()["benefit"])]
    return []
