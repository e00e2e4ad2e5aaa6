"""What a person is asked once more."""

from __future__ import annotations

import bottega


def test_only_the_discard_of_a_leader_is_doubtful() -> None:
    game = bottega.game("masters")
    view = game.start(game.deal(players=2, seed=1)).view(0)
    doubtful = {action.type for action in game.actions if game.doubt(action, view) is not None}
    assert doubtful == {"discard-leader"}
