"""The end of a turn (§10), the end of the match, scores and ties (§11)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.refusal import Refusal
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import (
    BRONZE,
    COPPER,
    SILVER,
    assign,
    board,
    cards,
    events_of,
    florins,
    idle,
    idle_to,
    legal,
    log,
    play,
    position,
    public,
    stage,
    weeks,
)
from tests.profiles import examples

GOLD = tuple(range(16, 26))
TYPES = {
    "iron": (1, 6, 11, 16, 21),
    "wood": (2, 7, 12, 17, 22),
    "rope": (3, 8, 13, 18, 23),
    "brick": (4, 9, 14, 19, 24),
    "glass": (5, 10, 15, 20, 25),
}


def finished(*seats: tuple[int, Sequence[int]]) -> LeonardoState:
    """The end of a match in which each seat has these florins and these cards."""
    boards = [board(florins=purse, cards=owned) for purse, owned in seats]
    state = position(*boards, stage="laboratories", turn=9, deck=[])
    while not state.over:
        idle(state)
    return state


# The end of a turn.


@pytest.mark.parametrize("turn", range(1, 8))
def test_after_turns_1_to_7_the_council_has_a_florin_more(turn: int) -> None:
    """Rulings 30."""
    state = position(board(), board(), turn=turn, council=2)
    assign(state)
    assert public(state, "council") == 3
    assert public(state, "turn") == turn + 1


def test_after_turn_8_nothing_is_added_and_nothing_turned_up() -> None:
    """Rulings 30; FAQ 1: turn 9 may see fewer inventions."""
    state = position(board(works={"small": (8, 9)}), board(), turn=8, council=2)
    assign(state, ["master to small"])
    assert public(state, "council") == 2
    assert public(state, "requested") == [1, 12, None]


def test_after_turn_7_the_display_is_filled_for_the_last_time() -> None:
    """Rulings 30."""
    state = position(board(works={"small": (8, 9)}), board(), turn=7)
    assign(state, ["master to small"])
    assert None not in public(state, "requested")


@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_every_turn_begins_with_three_four_or_five_requested_inventions(players: int, spaces: int) -> None:
    """§10."""
    two = board(works={"small": (1, 3), "large": (8, 9)}, large=4)
    state = position(two, *(board() for _ in range(players - 1)))
    assign(state, ["place 1 in small", "master to large"])
    assert len(public(state, "requested")) == spaces
    assert None not in public(state, "requested")


def test_the_display_is_filled_from_the_left_and_what_is_left_stays_in_its_space() -> None:
    """Decided."""
    two = board(works={"small": (1, 3), "large": (8, 9)}, large=4)
    state = position(two, board())
    first, second = state.dump()["deck"][:2]
    written = log(state)
    assign(state, ["place 1 in small", "master to large"])
    assert public(state, "requested") == [first, 12, second]
    assert events_of(written, "requested") == [
        ("requested", {"invention": first}),
        ("requested", {"invention": second}),
    ]


def test_a_deck_that_runs_out_leaves_spaces_empty() -> None:
    two = board(works={"small": (1, 3), "large": (8, 9)}, large=4)
    state = position(two, board(), deck=[25])
    assign(state, ["place 1 in small", "master to large"])
    assert public(state, "requested") == [25, 12, None]
    idle_to(state, "laboratories", turn=5)
    assert public(state, "requested") == [25, 12, None]


def test_a_still_working_completion_frees_no_space() -> None:
    late = board(works={"small": (9, 6)}, shown=["small"])
    state = position(late, board(cards=[9]))
    before = public(state, "requested")
    assign(state, ["place 1 in small"])
    assert public(state, "requested") == before


# Turns 8 and 9.


@pytest.mark.parametrize("turn", [8, 9])
def test_turns_8_and_9_have_no_city(turn: int) -> None:
    """Rulings 31: phases A and B, the laboratories, D."""
    state = position(board(works={"small": (8, 2)}), board(), stage="laboratories", turn=turn)
    play(state, "done", "done")
    assert legal(state) == [*(f"place {n} in small" for n in (1, 2, 3)), "master to small", "pass"]
    play(state, "master to small", "pass")
    assert weeks(state, 0, "small") == 4
    assert public(state, "leonardo") == 0


@pytest.mark.parametrize("turn", [8, 9])
def test_new_inventions_may_be_started_in_turns_8_and_9(turn: int) -> None:
    """Rulings 31; FAQ 2."""
    state = position(board(hand={"iron": 1}), board(), stage="laboratories", turn=turn)
    play(state, "start 1 in small", "done", "place 2 in small", "master to small")
    while not state.over and public(state, "turn") == turn:
        idle(state)
    assert cards(state)[0] == [1]


def test_florins_left_in_the_council_are_lost() -> None:
    """Rulings 31."""
    state = position(board(), board(), stage="laboratories", turn=8, council=7)
    while not state.over:
        idle(state)
    assert florins(state) == [3, 3]
    assert [score["total"] for score in state.scores()] == [3, 3]


# The end.


def test_the_match_ends_after_turn_9() -> None:
    state = position(board(), board(), stage="laboratories", turn=9)
    written = log(state)
    play(state, "done", "done")
    assert state.over
    assert (stage(state), state.actors) == ("over", ())
    assert events_of(written, "over") == [("over", {"seats": [0, 1]})]
    assert state.why_not(0, state.game.parse("done")) == Refusal("match-over", "end", {})


def test_a_match_that_is_not_over_has_no_ranking() -> None:
    with pytest.raises(ValueError, match="not over"):
        position(board(), board()).ranking()


@pytest.mark.parametrize(
    ("owned", "bonus"),
    [
        ([], 0),
        ([1], 0),
        ([1, 6, 11], 0),
        ([1, 2], 0),
        ([1, 2, 3], 8),
        ([1, 2, 3, 8, 13], 8),
        ([1, 2, 3, 4], 13),
        ([1, 2, 3, 4, 5], 20),
        ([1, 2, 3, 4, 5, 6, 7], 20),
    ],
)
def test_variety_is_rewarded(owned: list[int], bonus: int) -> None:
    """§11; edge case: 20, 13 or 8 florins for five, four or three types among one's cards."""
    score = finished((10, owned), (0, []))
    assert score.scores()[0]["lines"] == {"florins": 10, "variety": bonus}


def test_inventions_completed_without_the_card_do_not_count_for_variety() -> None:
    state = position(board(done=[1, 2, 3]), board(), stage="laboratories", turn=9)
    play(state, "done", "done")
    assert state.scores()[0]["lines"]["variety"] == 0


def test_left_over_components_are_worth_nothing() -> None:
    """Edge case: florins are the score."""
    state = position(board(hand={"iron": 5}), board(), stage="laboratories", turn=9)
    play(state, "done", "done")
    assert state.scores()[0]["total"] == 3


def test_most_florins_win() -> None:
    assert finished((10, []), (12, []), (11, [])).ranking() == [[1], [2], [0]]


def test_the_bonus_counts_before_ties_are_broken() -> None:
    assert finished((10, []), (3, [1, 2, 3])).ranking() == [[1], [0]]


def test_a_tie_goes_to_most_cards_in_front() -> None:
    """Rulings 32: cards owned, not inventions completed."""
    assert finished((10, [16]), (10, [1, 6])).ranking() == [[1], [0]]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ([16, 1], [11, 12]),
        ([16, 11], [17, 6]),
        ([11, 1], [6, 7]),
        ([11, 6], [12, 2]),
        ([6, 1], [2, 3]),
    ],
)
def test_then_to_most_of_gold_silver_copper_and_bronze(better: list[int], worse: list[int]) -> None:
    """Rulings 32."""
    assert finished((10, worse), (10, better)).ranking() == [[1], [0]]


def test_seats_that_are_still_tied_share_the_victory() -> None:
    """Rulings 32."""
    state = finished((10, [1, 6]), (10, [2, 7]), (9, [3]))
    assert state.ranking() == [[0, 1], [2]]


METALS = {"gold": GOLD, "silver": SILVER, "copper": COPPER, "bronze": BRONZE}


@examples(60)
@given(data=st.data())
def test_scores_and_ranking_agree_with_a_naive_count(data: st.DataObject) -> None:
    """§11; rulings 32."""
    players = data.draw(st.integers(2, 5))
    order = data.draw(st.permutations(range(1, 26)))
    seats = []
    for _ in range(players):
        count = data.draw(st.integers(0, 5))
        seats.append((data.draw(st.integers(0, 3)), sorted(order[:count])))
        order = order[count:]
    state = finished(*seats)
    keys = []
    for seat, (purse, owned) in enumerate(seats):
        types = sum(any(n in owned for n in numbers) for numbers in TYPES.values())
        total = purse + {3: 8, 4: 13, 5: 20}.get(types, 0)
        assert state.scores()[seat]["total"] == total
        counts = {name: sum(n in owned for n in numbers) for name, numbers in METALS.items()}
        assert state.scores()[seat]["ties"] == {"cards": len(owned), **counts}
        keys.append((total, len(owned), *counts.values()))
    expected = [[s for s in range(players) if keys[s] == key] for key in sorted(set(keys), reverse=True)]
    assert state.ranking() == expected


def test_the_cards_count_together_for_variety() -> None:
    state = position(board(cards=(1, 2, 13)), board())
    assert state.score_parts(0) == {
        "variety": [{"key": "invention", "value": number, "points": None} for number in (1, 2, 13)]
    }
