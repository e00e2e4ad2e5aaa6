"""There is no passing in Masters of Renaissance: a turn is one main action (FR "Comment jouer")."""

from __future__ import annotations

from tests.games.masters.positions import GAME
from tests.games.masters.scenes import scenes


def test_nobody_passes_at_any_decision() -> None:
    for state in scenes():
        view = state.view(None)
        for seat in range(state.players):
            assert GAME.phase(view, seat) is None
            assert GAME.passing(view, seat) is None
