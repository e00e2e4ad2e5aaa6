"""FR "Prendre des Ressources du Marché": lines, the push, white marbles, discards (rulings 9-13)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.refusal import Refusal
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import (
    PLAIN_MARKET,
    board,
    faith,
    legal,
    market,
    named,
    pending,
    play,
    position,
    refusal,
    stage,
    tiles,
    warehouse,
)
from tests.games.masters.strategies import often

LINES = [*(f"row {n}" for n in (1, 2, 3)), *(f"column {n}" for n in (1, 2, 3, 4))]
MARBLE_COIN, MARBLE_STONE, MARBLE_SERVANT, MARBLE_SHIELD = 60, 59, 57, 58


def gained(state: MastersState) -> dict[str, int]:
    return named(pending(state)["gained"])


def test_every_line_of_the_market_can_always_be_taken() -> None:
    """Rulings 24: so there is always a main action."""
    assert legal(position(board(), board()), "market") == [f"market {line}" for line in LINES]


@pytest.mark.parametrize(
    ("marble", "gives"), [("B", "shield"), ("G", "stone"), ("Y", "coin"), ("P", "servant")]
)
def test_a_coloured_marble_gives_its_resource(marble: str, gives: str) -> None:
    others = "WRBBGGYYPP".replace(marble, "", 1)
    state = play(position(board(), board(), market=f"WWW{marble} {others}"), "market row 1")
    assert gained(state) == {gives: 1}


def test_a_red_marble_gives_a_faith_at_once() -> None:
    state = play(position(board(), board(), market="WWWR BBGG YYPP W"), "market row 1")
    assert faith(state) == [1, 0]
    assert stage(state) == "turn", "there is nothing to store"


def test_white_marbles_alone_give_nothing() -> None:
    state = play(position(board(), board()), "market row 1")
    assert warehouse(state) == {}
    assert state.actors == (1,)


def test_a_row_is_entered_from_the_right_and_drops_its_left_marble() -> None:
    """Rulings 9."""
    state = play(position(board(), board(), market="PBYG BGWW WYPW R"), "market row 2")
    assert market(state) == "PBYG GWWR WYPW B"


def test_a_column_is_entered_from_below_and_drops_its_top_marble() -> None:
    """Rulings 9."""
    state = play(position(board(), board(), market="PBYG BGWW WYPW R"), "market column 2")
    assert market(state) == "PGYG BYWW WRPW B"


def test_the_marble_of_the_slide_comes_in_only_after_the_line_is_taken() -> None:
    """Rulings 9: the red marble in the slide gives nothing."""
    state = play(position(board(), board()), "market row 3")
    assert gained(state) == {"coin": 2, "servant": 2}
    assert faith(state) == [0, 0]


MARKETS = st.permutations(PLAIN_MARKET.replace(" ", "")).map("".join)


@often
@given(MARKETS, st.sampled_from(LINES))
def test_a_push_moves_one_line_and_loses_no_marble(letters: str, line: str) -> None:
    state = play(position(board(), board(), market=letters), f"market {line}")
    after = market(state).replace(" ", "")
    cells = [4 * (int(line[-1]) - 1) + i for i in range(4)]
    if line.startswith("column"):
        cells = [int(line[-1]) - 1 + 4 * i for i in range(3)]
    ring = [letters[cell] for cell in cells] + [letters[12]]
    assert [after[cell] for cell in cells] + [after[12]] == ring[1:] + ring[:1], "a ring turned by one"
    assert [after[i] for i in range(12) if i not in cells] == [
        letters[i] for i in range(12) if i not in cells
    ]


@often
@given(MARKETS, st.sampled_from(LINES))
def test_a_line_pushed_round_is_as_it_was(letters: str, line: str) -> None:
    state = position(board(), board(), market=letters)
    before = market(state)
    for _ in range(5 if line.startswith("row") else 4):
        play(state, f"market {line}")
        if stage(state) == "keep":
            play(state, "keep nothing")
    assert market(state) == before


def test_one_marble_leader_turns_every_white_marble_like_it_or_not() -> None:
    """Rulings 10: it gives the resource; nobody is asked."""
    state = play(position(board(leaders=[MARBLE_COIN]), board()), "market row 1")
    assert stage(state) == "keep"
    assert gained(state) == {"coin": 4}


def test_what_a_white_marble_gives_can_be_discarded_like_anything_else() -> None:
    """Rulings 10, 11."""
    state = play(position(board(leaders=[MARBLE_COIN]), board()), "market row 1", "keep 1 coin")
    assert warehouse(state) == {"coin": 1}
    assert faith(state) == [0, 3]


def test_a_marble_leader_in_hand_turns_nothing() -> None:
    state = play(position(board(hand=[MARBLE_COIN]), board()), "market row 1")
    assert stage(state) == "end"


def test_another_players_marble_leader_turns_nothing() -> None:
    state = play(position(board(), board(leaders=[MARBLE_COIN])), "market row 1")
    assert state.actors == (1,)


def test_two_marble_leaders_let_one_choose_for_each_white_marble() -> None:
    """Rulings 10: one of the two resources for each, never both."""
    state = position(board(leaders=[MARBLE_STONE, MARBLE_COIN]), board(), market="WWYR BBGG WYPP W")
    play(state, "market row 1")
    assert faith(state) == [1, 0]
    assert legal(state) == ["white coin", "white stone"]
    play(state, "white stone")
    assert legal(state) == ["white coin", "white stone"]
    assert pending(state)["whites"] == 1
    play(state, "white coin")
    assert stage(state) == "keep"
    assert gained(state) == {"coin": 2, "stone": 1}


def test_two_marble_leaders_may_turn_four_white_marbles_alike() -> None:
    """Rulings 10."""
    state = position(board(leaders=[MARBLE_SERVANT, MARBLE_SHIELD]), board())
    play(state, "market row 1", *["white shield"] * 4)
    assert gained(state) == {"shield": 4}
    play(state, "keep 3 shield")
    assert warehouse(state) == {"shield": 3}
    assert faith(state) == [0, 1]


def test_a_white_marble_only_becomes_what_the_leaders_offer() -> None:
    state = play(position(board(leaders=[MARBLE_STONE, MARBLE_COIN]), board()), "market row 1")
    assert refusal(state, "white shield") == Refusal(
        "white-resource", "market-white", {"resource": "shield", "resources": {"stone": 1, "coin": 1}}
    )


def test_a_line_without_white_marbles_asks_two_marble_leaders_nothing() -> None:
    state = play(position(board(leaders=[MARBLE_STONE, MARBLE_COIN]), board()), "market row 2")
    assert stage(state) == "keep"


def test_resources_that_would_fit_may_be_discarded() -> None:
    """Rulings 11: "cannot or do not want to"."""
    state = play(position(board(), board()), "market row 3")
    assert "keep nothing" in legal(state)
    play(state, "keep nothing")
    assert warehouse(state) == {}
    assert faith(state) == [0, 4]


def test_what_is_already_stored_cannot_make_room() -> None:
    """Rulings 12: only resources just taken are discarded."""
    state = position(board(warehouse={"coin": 3, "stone": 2, "shield": 1}), board())
    play(state, "market row 3")
    assert legal(state) == ["keep nothing"]
    play(state, "keep nothing")
    assert warehouse(state) == {"coin": 3, "stone": 2, "shield": 1}


def test_nothing_can_be_kept_that_was_not_taken() -> None:
    """Rulings 12."""
    state = play(position(board(warehouse={"stone": 1}), board()), "market row 3")
    taken = {"coin": 2, "stone": 0, "servant": 2, "shield": 0}
    for notation in ("keep 1 stone", "keep 3 coin", "keep 2 coin 1 shield"):
        assert refusal(state, notation) == Refusal("keep-not-taken", "discard", {"resources": taken})


def test_nothing_can_be_kept_that_does_not_fit() -> None:
    state = play(position(board(warehouse={"stone": 3}), board()), "market row 3")
    assert refusal(state, "keep 2 coin 2 servant") == Refusal(
        "keep-no-room",
        "warehouse",
        {
            "resources": {"coin": 2, "stone": 0, "servant": 2, "shield": 0},
            "stored": {"coin": 0, "stone": 3, "servant": 0, "shield": 0},
        },
    )
    assert legal(state)[:2] == ["keep 2 coin 1 servant", "keep 1 coin 2 servant"]


def test_every_other_player_receives_a_faith_for_each_discarded_resource() -> None:
    """Rulings 13."""
    state = position(board(), board(faith=2), board(), board(faith=1), turn=2)
    play(state, "market row 3", "keep 1 coin")
    assert faith(state) == [3, 5, 0, 4]


def test_nobody_receives_faith_when_all_is_kept() -> None:
    """Rulings 13."""
    state = play(position(board(), board()), "market row 3", "keep 2 coin 2 servant")
    assert faith(state) == [0, 0]


def test_the_red_marble_cannot_be_discarded() -> None:
    """Rulings 13: its faith is the taker's and counts for nothing among the discards."""
    state = position(board(), board(), market="RYYP BBGG PWWW W")
    play(state, "market row 1", "keep nothing")
    assert faith(state) == [1, 3]


def test_the_own_red_marble_comes_before_the_others_discard_faith() -> None:
    """Rulings 28: the report that the red marble brings about does not wait for the discards."""
    state = position(board(faith=7), board(faith=4), market="RYYP BBGG PWWW W")
    play(state, "market row 1")
    assert tiles(state, 1) == ["kept", "lost"]
    play(state, "keep nothing")
    assert faith(state) == [8, 7]
    assert tiles(state, 1) == ["kept", "lost"]


def test_taking_a_second_line_is_not_a_leader_action() -> None:
    state = play(position(board(hand=[49]), board()), "market row 1")
    assert refusal(state, "market row 2") == Refusal("main-action-done", "turn", {})
