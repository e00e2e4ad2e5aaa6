"""What a person is asked once more."""

from __future__ import annotations

import pytest

from bottega.engine.types import Json, Viewer
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import GAME, board, play, position


def doubt(state: LeonardoState, notation: str, viewer: Viewer = 0) -> dict[str, Json] | None:
    return GAME.doubt(GAME.parse(notation), state.view(viewer))


def test_a_pass_is_doubtful_while_workers_are_free() -> None:
    state = position(board(), board())
    free = state.view(0)["boards"][0]["free"]
    assert doubt(state, "pass") == {"count": free, "left": "all"}
    assert doubt(state, "pass", viewer=None) is None, "a spectator is asked nothing"
    play(state, "master to kiln", "pass")
    assert doubt(state, "pass") == {"count": free, "left": "apprentices"}


@pytest.mark.parametrize(("weeks", "expected"), [(0, None), (4, {"lab": "small", "weeks": 4})])
def test_cancelled_work_is_doubtful_if_it_has_advanced(weeks: int, expected: Json) -> None:
    state = position(board(works={"small": (8, weeks)}), board(), stage="laboratories")
    assert doubt(state, "cancel small") == expected


def test_a_benefit_left_unused_is_doubtful() -> None:
    assert doubt(position(board(), board()), "leave it") == {}
