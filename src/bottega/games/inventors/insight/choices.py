"""What studies count in Legendary Inventors: teams, openings, inventions and rewards."""

from __future__ import annotations

from bottega.engine.action import Action
from bottega.engine.choice import Choice
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.inventors.actions import CARD, Raise, TakeReward, Work
from bottega.games.inventors.components import DISCIPLINES, TEAMS, TOKENS, TOKENS_EACH
from bottega.games.inventors.table import InventorsTable


def choices(state: State, seat: Seat, action: Action) -> list[Choice]:
    """See `bottega.engine.game.Game.choices`. A team counts with its first work, whether dealt or chosen."""
    assert isinstance(state, InventorsTable)
    if isinstance(action, Work):
        team = state.team[seat]
        invention = state.box.inventions[state.spaces[action.space]].id
        return [
            Choice("team", "team", TEAMS[team], first=True),
            Choice("first-inventor", "inventor", state.box.teams[team][action.inventor].id, first=True),
            Choice("opening", "invention", invention, first=True),
            Choice("work", "invention", invention),
        ]
    if isinstance(action, TakeReward):
        if action.reward == CARD:
            return [Choice("card", "invention", state.box.inventions[state.spaces[state.space]].id)]
        kind = state.rewards[TOKENS_EACH * state.space + action.reward - 1]
        return [Choice("token", "token", TOKENS[kind])]
    if isinstance(action, Raise):
        return [Choice("raise", "discipline", DISCIPLINES[action.discipline])]
    return []
