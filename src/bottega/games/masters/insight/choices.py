"""What studies count in Masters of Renaissance: leaders, cards, and what one starts with."""

from __future__ import annotations

from bottega.engine.action import Action
from bottega.engine.choice import Choice
from bottega.engine.state import State
from bottega.games.masters.actions import Buy, KeepLeaders, PlayLeader, StartWith
from bottega.games.masters.components import RESOURCES
from bottega.games.masters.table import MastersTable


def choices(state: State, action: Action) -> list[Choice]:
    """See `bottega.engine.game.Game.choices`."""
    assert isinstance(state, MastersTable)
    if isinstance(action, KeepLeaders):
        return [Choice("leader-kept", "leader", int(leader)) for leader in action.leaders]
    if isinstance(action, StartWith):
        return [Choice("start", "resource", RESOURCES[action.resource])]
    if isinstance(action, PlayLeader):
        return [Choice("leader-played", "leader", int(action.leader))]
    if isinstance(action, Buy):
        card = int(state.tops[action.stack])
        return [Choice("first-card", "card", card, first=True), Choice("card", "card", card)]
    return []
