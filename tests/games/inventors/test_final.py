"""Before the count, tokens may be placed once more."""

from __future__ import annotations

import pytest

from bottega.engine.types import Json, Seat
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import (
    GAME,
    card,
    knows,
    legal,
    members,
    play,
    position,
    refusal,
    score,
    seen,
    spent,
    stage,
    team,
    tokens,
)


def end(*teams: dict[str, Json], turn: Seat = 0) -> InventorsState:
    """The last invention but one of the last age is completed by this seat, alone, who takes the card."""
    mathematician = ("aristotle", "oresme", "pascal", "lovelace", "einstein")[turn]
    state = position(
        *teams,
        inventions=[card("gatling", {turn: "PCCMMMMA"}), card("revolver")],
        age=3,
        gone=len(teams) + 1,
        turn=turn,
    )
    play(state, f"work {mathematician} on gatling", "take invention")
    return state


def test_a_seat_without_tokens_is_asked_nothing() -> None:
    """Rulings Decided 2: with no tokens the match is over at once."""
    assert end(team(), team()).over


@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_the_others_are_asked_from_the_left_of_the_statue(turn: Seat, order: list[Seat]) -> None:
    """Rulings Decided 2."""
    state = end(*(team(tokens=["progression_2"]) for _ in range(3)), turn=turn)
    asked = []
    while not state.over:
        assert stage(state) == "final"
        asked.append(state.actors[0])
        assert seen(state, "turn") == asked[-1]
        play(state, "done")
    assert asked == order


def test_only_those_who_can_place_a_token_are_asked() -> None:
    """Rulings Decided 2: a 4 that fits nowhere is no usable token."""
    everything = dict.fromkeys(members("blue"), "P2 C2 M2 A2")
    state = end(team(), team(levels=everything, tokens=["progression_4"]), team(tokens=["availability"]))
    assert state.actors == (2,)
    play(state, "done")
    assert state.over


@pytest.mark.parametrize(
    ("level", "token", "asked"),
    [
        ("2", "progression_3", True),
        ("2", "progression_2", False),
        ("3", "progression_4", True),
        ("4", "progression_4", False),
        ("4", "victory_points_3", False),
    ],
)
def test_a_token_is_usable_where_it_covers_the_level_below(level: str, token: str, asked: bool) -> None:
    """Rulings Decided 2, Tokens 1 and 3: nobody of blue has an empty discipline."""
    known = dict.fromkeys(members("blue"), " ".join(f"{letter}{level}" for letter in "PCMA"))
    state = end(team(), team(levels=known, tokens=[token]))
    assert state.over is not asked


def test_any_token_can_still_become_a_1() -> None:
    """Rulings Decided 2, Tokens 7: what is left over is best turned over."""
    hildegard = {"hildegard": "C3"}
    state = end(team(), team(levels=hildegard, tokens=["availability", "additional_knowledge"]))
    assert score(state, 1)["goals"] == 0
    assert legal(state, "raise hildegard") == [
        "raise hildegard physics",
        "raise hildegard mechanics",
        "raise hildegard mathematics",
    ]
    play(state, "raise hildegard physics", "flip availability")
    assert stage(state) == "final"
    assert score(state, 1)["goals"] == 3
    assert tokens(state, 1) == ["additional_knowledge"]


def test_tokens_are_placed_one_after_the_other_until_done() -> None:
    """Rulings Tokens 1: placement before the final scoring."""
    state = end(team(), team(tokens=["progression_2", "progression_3", "victory_points_1"]))
    play(state, "raise oresme mathematics", "raise oresme mathematics")
    assert knows(state, "oresme") == "P1 A3"
    assert state.actors == (1,)
    play(state, "done")
    assert state.over
    assert tokens(state, 1) == ["victory_points_1"]


def test_a_seat_that_has_placed_its_last_token_is_not_asked_again() -> None:
    """Rulings Decided 2."""
    state = end(team(), team(tokens=["progression_2"]))
    play(state, "raise oresme mathematics")
    assert state.over


def test_a_seat_that_turns_over_its_last_token_is_not_asked_again() -> None:
    """Rulings Decided 2: it is still the next one's turn to place."""
    state = end(team(tokens=["progression_2"]), team(tokens=["victory_points_1"]))
    play(state, "raise oresme chemistry")
    assert (stage(state), state.actors) == ("final", (0,))


def test_after_a_token_is_turned_over_the_next_one_is_asked_for_again() -> None:
    state = end(team(), team(tokens=["availability", "classification"]))
    play(state, "raise oresme chemistry", "flip classification", "raise oresme mechanics")
    assert state.over
    assert knows(state, "oresme") == "P1 C1 M1 A1"
    assert sorted(spent(state))[:2] == ["availability", "classification"]


def test_nobody_is_asked_twice() -> None:
    state = end(team(tokens=["progression_2"]), team(tokens=["progression_2"]))
    play(state, "done", "done")
    assert state.over


def test_nobody_works_any_more() -> None:
    """Rulings Decided 2: progression alone."""
    busy = team(tokens=["availability", "additional_knowledge"], busy=["oresme"])
    state = end(team(), busy)
    assert {text.split()[0] for text in legal(state)} == {"raise", "done"}
    for text in ("work 1 on 1", "rest", "use availability"):
        assert refusal(state, text).code == "now-final"


def test_a_goal_reached_before_the_count_decides_the_match() -> None:
    mine = team(levels={"oresme": "P2 A2"}, tokens=["progression_3"])
    state = end(team(), mine)
    assert score(state, 0)["total"] == 3
    play(state, "raise oresme mathematics")
    assert score(state, 1)["total"] == 6
    assert state.ranking() == [[1], [0]]


def test_a_match_that_is_over_is_over() -> None:
    state = end(team(), team())
    for seat in range(2):
        assert state.legal(seat) == []
        for action in GAME.actions:
            refused = state.why_not(seat, action)
            assert refused is not None
            assert refused.code == "match-over"
