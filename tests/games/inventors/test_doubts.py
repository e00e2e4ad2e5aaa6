"""What a person is asked once more."""

from __future__ import annotations

import bottega


def test_only_the_end_of_the_final_placing_is_doubtful() -> None:
    game = bottega.game("inventors")
    view = game.start(game.deal(players=2, seed=1)).view(0)
    assert [str(action) for action in game.actions if game.doubt(action, view) is not None] == ["done"]
