"""What a player may say in advance: in a turn nothing, before the final count to place no tokens."""

from __future__ import annotations

from tests.games.inventors.positions import GAME, play, position, stage, team
from tests.games.inventors.test_final import end


def test_nobody_can_pass_in_a_turn() -> None:
    """Rules, Your turn: work or rest."""
    view = position(team(), team()).view(None)
    assert [GAME.phase(view, seat) for seat in range(2)] == [None, None]
    assert [GAME.passing(view, seat) for seat in range(2)] == [None, None]


def test_before_the_final_count_one_may_place_no_tokens() -> None:
    """Rulings Decided 2: asked one after the other from the left of the statue."""
    state = end(*(team(tokens=["progression_2"]) for _ in range(3)))
    view = state.view(None)
    assert [GAME.phase(view, seat) for seat in range(3)] == ["final"] * 3
    assert [str(GAME.passing(view, seat)) for seat in range(3)] == ["None", "done", "None"]
    play(state, "done")
    view = state.view(None)
    assert [GAME.phase(view, seat) for seat in range(3)] == ["final", None, "final"]
    play(state, "done", "done")
    view = state.view(None)
    assert [GAME.phase(view, seat) for seat in range(3)] == [None] * 3


def test_a_token_being_turned_over_must_be_named() -> None:
    """Only a token of several kinds is asked for: the level was promised."""
    state = end(team(), team(tokens=["progression_2", "classification"]))
    raises = [str(action) for action in state.legal(1) if str(action).startswith("raise")]
    for notation in raises:
        after = state.clone()
        play(after, notation)
        if stage(after) == "flip":
            view = after.view(None)
            assert (GAME.phase(view, 1), GAME.passing(view, 1)) == ("final", None)
            return
    raise AssertionError(f"none of {raises} asks for a token")
