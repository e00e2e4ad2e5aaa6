"""The laboratories work (§8), then phase D: completed inventions (§9)."""

from __future__ import annotations

import pytest

from tests.games.leonardo.positions import (
    assign,
    board,
    cards,
    components,
    events_of,
    florins,
    idle_to,
    lab,
    log,
    play,
    position,
    public,
    refusal,
    seat_board,
    stage,
    under,
    weeks,
)

FIRST = {"bronze": 5, "copper": 8, "silver": 13, "gold": 20}
LATER = {"bronze": 4, "copper": 6, "silver": 10, "gold": 16}


# Weeks.


@pytest.mark.parametrize(
    ("men", "orders", "expected"),
    [
        (0, ["place 3 in small"], 3),
        (0, ["master to small"], 2),
        (0, ["place 2 in small", "master to small"], 4),
        (1, [], 2),
        (1, ["place 3 in small", "master to small"], 7),
    ],
)
def test_apprentices_work_a_week_masters_and_mechanical_men_two(
    men: int, orders: list[str], expected: int
) -> None:
    """§8: a mechanical man works even with nobody else there."""
    state = position(board(works={"small": (16, 1)}, small=5, men={"small": men}), board())
    assign(state, orders)
    assert weeks(state, 0, "small") == 1 + expected


def test_both_laboratories_work() -> None:
    mine = board(works={"small": (16, 1), "large": (17, 2)}, small=5, large=6, men={"large": 2})
    state = position(mine, board())
    assign(state, ["place 1 in small", "master to large"])
    assert (weeks(state, 0, "small"), weeks(state, 0, "large")) == (2, 2 + 4 + 2)
    assert (seat_board(state)["free"], seat_board(state)["master"]) == (4, None)


def test_men_in_an_idle_laboratory_do_nothing() -> None:
    state = position(board(small=5, men={"small": 1}), board())
    assign(state)
    assert weeks(state, 0, "small") is None


# Completing.


def test_who_completes_a_requested_invention_alone_is_paid_and_takes_the_card() -> None:
    """§9: components go back to the shops, the counter leaves the laboratory."""
    state = position(board(works={"small": (8, 9)}), board())
    written = log(state)
    assign(state, ["master to small"])
    assert florins(state) == [3 + 13, 3]
    assert cards(state) == [[8], []]
    assert (weeks(state, 0, "small"), under(state, 0, "small", viewer=0)) == (None, None)
    assert components(state) == {}
    assert public(state, "shops") == dict.fromkeys(("iron", "glass", "wood", "brick", "rope"), 12)
    values = {"seat": 0, "invention": 8, "lab": "small", "florins": 13}
    assert events_of(written, "complete", "card") == [
        ("complete", values),
        ("card", {"seat": 0, "invention": 8}),
    ]


def test_a_week_too_few_completes_nothing() -> None:
    state = position(board(works={"small": (8, 8)}), board())
    assign(state, ["master to small"])
    assert weeks(state, 0, "small") == 10
    assert florins(state) == [3, 3]


def test_more_weeks_than_needed_are_lost() -> None:
    state = position(board(works={"small": (1, 3)}), board())
    assign(state, ["place 3 in small"])
    assert cards(state) == [[1], []]


def test_all_who_complete_it_in_the_first_turn_receive_the_higher_sum() -> None:
    """Rulings 4."""
    state = position(*(board(works={"small": (8, 9)}) for _ in range(3)))
    assign(state, *[["master to small"]] * 3)
    assert florins(state) == [16, 16, 16]


def test_to_complete_is_no_choice() -> None:
    """Edge case: it happens as soon as the weeks suffice and the card is face up."""
    state = position(board(works={"small": (8, 9)}), board())
    assign(state, ["master to small"])
    assert stage(state) == "laboratories"


def test_an_unrequested_invention_waits() -> None:
    """Rulings 8; edge case: however many weeks it has."""
    state = position(board(works={"small": (2, 9)}), board())
    assign(state)
    assert weeks(state, 0, "small") == 9
    assert florins(state) == [3, 3]


#: A deck in which 2 comes next, for two players with 1, 12 and 8 on display.
NEXT_2 = [2, 4, 3, 6, 7, 9, 5, 10, 13, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]


def test_once_it_is_turned_up_it_is_completed_in_the_next_phase_d() -> None:
    """Edge case: not at once."""
    state = position(board(works={"small": (2, 9)}), board(works={"small": (1, 3)}), deck=NEXT_2)
    assign(state, [], ["place 1 in small"])
    assert public(state, "requested") == [2, 12, 8]
    assert florins(state) == [3, 8], "nothing yet for seat 0"
    idle_to(state, "laboratories", turn=5)
    assert florins(state) == [3 + 5, 8]
    assert cards(state) == [[2], [1]]


def test_what_is_turned_up_after_turn_7_is_completed_in_turn_8() -> None:
    """Edge case."""
    state = position(board(works={"small": (2, 9)}), board(works={"small": (1, 3)}), deck=NEXT_2, turn=7)
    assign(state, [], ["place 1 in small"])
    idle_to(state, "laboratories", turn=9)
    assert cards(state) == [[2], [1]]


def test_what_is_never_turned_up_is_worth_nothing() -> None:
    """Edge case."""
    state = position(board(works={"small": (25, 40)}), board(), turn=9)
    assign(state)
    assert state.over
    assert florins(state) == [3, 3]


def test_two_who_waited_both_complete_it_and_bid_for_the_card() -> None:
    """Edge case: both receive the higher sum."""
    waiting = board(works={"small": (2, 9)})
    state = position(waiting, waiting, board(), requested=[2, 12, 8, 3])
    assign(state)
    assert florins(state) == [8, 8, 3]
    assert (stage(state), state.actors) == ("bid", (0, 1))


def test_a_player_may_complete_two_inventions_in_one_turn() -> None:
    """Edge case."""
    mine = board(works={"small": (1, 3), "large": (8, 9)}, large=4)
    state = position(mine, board())
    assign(state, ["place 1 in small", "master to large"])
    assert florins(state) == [3 + 5 + 13, 3]
    assert cards(state) == [[1, 8], []]


def test_everybody_remembers_which_laboratory_completed_what() -> None:
    """The work is uncovered to be completed. Where both laboratories complete theirs at once, nothing else on
    the table would tell afterwards which had been in which."""
    done = [
        assign(
            position(board(works={"small": (small, 12), "large": (large, 12)}, large=4), board()),
            ["master to small", "place 2 in large"],
        )
        for small, large in ((1, 8), (8, 1))
    ]
    assert public(done[0], "completed") == [
        {"seat": 0, "lab": "small", "invention": 1},
        {"seat": 0, "lab": "large", "invention": 8},
    ]
    assert [row["invention"] for row in public(done[1], "completed")] == [8, 1]
    assert seat_board(done[0], 0) == seat_board(done[1], 0)


def test_what_was_completed_is_remembered_until_the_next_phase_d() -> None:
    state = assign(position(board(works={"small": (1, 12)}), board()), ["master to small"])
    assert len(public(state, "completed")) == 1
    state = idle_to(state, "laboratories", turn=public(state, "turn") + 1)
    assert public(state, "completed") == []


def test_declarations_and_payments_go_in_leonardos_order() -> None:
    """Rulings 26."""
    state = position(*(board(works={"small": (8, 9)}) for _ in range(3)), leonardo=1)
    written = log(state)
    assign(state, *[["master to small"]] * 3)
    assert [values["seat"] for _, values in events_of(written, "complete")] == [1, 2, 0]


def test_leonardo_given_this_turn_already_rules_the_declarations() -> None:
    """Rulings 15."""
    state = position(*(board(works={"small": (8, 9)}) for _ in range(3)))
    assign(state, ["master to small", "place 1 in council"], ["master to small"], ["master to small"])
    written = log(state)
    play(state, "leonardo to seat 2", "benefit 2")
    assert [values["seat"] for _, values in events_of(written, "complete")] == [2, 0, 1]


# The discount.


@pytest.mark.parametrize(("owned", "needed"), [([], 11), ([3], 9), ([3, 13], 7), ([3, 13, 18], 5)])
def test_every_card_of_the_type_saves_two_weeks(owned: list[int], needed: int) -> None:
    """Rulings 28."""
    for less in (0, 1):
        worked = needed - 1 - less
        state = position(board(works={"small": (8, worked)}, cards=owned), board())
        assign(state, ["place 1 in small"])
        assert (8 in cards(state)[0]) == (not less)


def test_cards_of_other_types_save_nothing() -> None:
    state = position(board(works={"small": (8, 8)}, cards=[2, 4, 5, 6]), board())
    assign(state, ["place 1 in small"])
    assert weeks(state, 0, "small") == 9


def test_inventions_completed_without_the_card_save_nothing() -> None:
    """Rulings 28."""
    state = position(board(works={"small": (8, 8)}, done=[3, 13]), board(cards=[3, 13]))
    assign(state, ["place 1 in small"])
    assert weeks(state, 0, "small") == 9


def test_cards_of_others_save_nothing() -> None:
    state = position(board(works={"small": (8, 8)}), board(cards=[3, 13]))
    assign(state, ["place 1 in small"])
    assert weeks(state, 0, "small") == 9


def test_the_discount_counts_only_when_one_declares() -> None:
    """§9: it is not added turn by turn."""
    state = position(board(works={"small": (8, 1)}, cards=[3]), board())
    for turn in (4, 5):
        idle_to(state, "laboratories", turn=turn)
    assert weeks(state, 0, "small") == 1


def test_with_enough_cards_an_invention_is_completed_without_any_week() -> None:
    """Edge case: in the turn it is started."""
    mine = board(hand={"rope": 1}, cards=[8, 13])
    state = position(mine, board(), requested=[1, 12, 3], stage="laboratories")
    play(state, "start 3 in small")
    idle_to(state, "laboratories", turn=4)
    assert cards(state) == [[8, 13, 3], []]
    assert florins(state) == [3 + 5, 3]


def test_two_inventions_of_one_type_in_the_same_turn_do_not_help_each_other() -> None:
    """Edge case; §9: inventions of this turn give no discount."""
    mine = board(works={"small": (3, 3), "large": (8, 9)}, large=4)
    state = position(mine, board(), requested=[1, 3, 8])
    assign(state, ["place 1 in small"])
    assert cards(state) == [[3], []]
    assert weeks(state, 0, "large") == 9
    idle_to(state, "laboratories", turn=5)
    assert cards(state) == [[3, 8], []], "but from the next turn on"


# Still working.


def test_who_still_works_on_what_was_completed_has_to_show_it() -> None:
    """Rulings 27."""
    state = position(board(works={"small": (8, 9)}), board(works={"small": (8, 2)}), board())
    written = log(state)
    assign(state, ["master to small"])
    assert events_of(written, "still-working") == [
        ("still-working", {"seat": 1, "lab": "small", "invention": 8})
    ]
    assert lab(state, 1, "small")["shown"] == 8
    assert under(state, 1, "small", viewer=2) == 8


def test_who_works_on_something_else_shows_nothing() -> None:
    state = position(board(works={"small": (8, 9)}), board(works={"small": (12, 2)}))
    written = log(state)
    assign(state, ["master to small"])
    assert events_of(written, "still-working") == []
    assert under(state, 1, "small", viewer=0) is None


def test_a_still_working_laboratory_completes_later_for_the_lower_sum_and_no_card() -> None:
    """Rulings 27: in whatever turn, though it is no longer requested."""
    late = board(works={"small": (8, 9)}, shown=["small"])
    state = position(late, board(cards=[8]))
    written = log(state)
    assign(state, ["master to small"])
    assert florins(state) == [3 + 10, 3]
    assert cards(state) == [[], [8]]
    assert seat_board(state)["done"] == [8]
    values = {"seat": 0, "invention": 8, "lab": "small", "florins": 10}
    assert events_of(written, "complete-later", "card") == [("complete-later", values)]


@pytest.mark.parametrize(
    ("number", "metal", "needed"), [(1, "bronze", 4), (6, "copper", 7), (11, "silver", 11), (16, "gold", 15)]
)
def test_every_metal_has_a_higher_and_a_lower_sum(number: int, metal: str, needed: int) -> None:
    """§4, §9."""
    works = {"small": (number, needed - 1)}
    state = position(board(works=works), board(), requested=[number, 12, 8])
    assign(state, ["place 1 in small"])
    assert florins(state)[0] == 3 + FIRST[metal]
    state = position(board(works=works, shown=["small"]), board(cards=[number]))
    assign(state, ["place 1 in small"])
    assert florins(state)[0] == 3 + LATER[metal]


def test_a_later_completion_has_the_discount_too() -> None:
    late = board(works={"small": (8, 7)}, shown=["small"], cards=[3])
    state = position(late, board(cards=[8]))
    assign(state, ["master to small"])
    assert seat_board(state)["done"] == [3, 8]


def test_a_later_completion_is_no_source_of_discounts() -> None:
    """Rulings 27, 28."""
    late = board(works={"small": (3, 3), "large": (8, 8)}, large=4, shown=["small"])
    state = position(late, board(cards=[3]))
    assign(state, ["place 1 in small", "place 1 in large"])
    assert seat_board(state)["done"] == [3]
    assert weeks(state, 0, "large") == 9
    idle_to(state, "laboratories", turn=5)
    assert weeks(state, 0, "large") == 9


def test_requested_and_later_inventions_are_completed_in_the_same_turn() -> None:
    """Edge case: both; the order is irrelevant."""
    mine = board(works={"small": (1, 3), "large": (8, 9)}, large=4, shown=["large"])
    state = position(mine, board(cards=[8]))
    assign(state, ["place 1 in small", "master to large"])
    assert florins(state) == [3 + 5 + 10, 3]
    assert cards(state) == [[1], [8]]


def test_it_is_shown_even_if_the_card_goes_to_the_box() -> None:
    """Rulings 27."""
    done = board(works={"small": (8, 9)}, florins=0)
    state = position(done, done, board(works={"small": (8, 2)}), board(works={"small": (12, 2)}))
    assign(state, ["master to small"], ["master to small"])
    assert lab(state, 2, "small")["shown"] == 8, "decided: before the bids"
    while stage(state) == "bid":
        play(state, "bid 0")
    assert public(state, "boxed") == [8]
    for turn in (4, 5, 6):
        assign(idle_to(state, "assign", turn=turn), [], [], ["place 3 in small"])
    assert florins(state)[2] == 3 + 10
    assert cards(state) == [[], [], [], []]


def test_any_number_of_laboratories_may_be_still_working() -> None:
    """Rulings 40: the four arrows are a reminder, no limit."""
    two = board(works={"small": (1, 1), "large": (8, 1)}, large=4)
    first = board(works={"small": (1, 3), "large": (8, 9)}, large=4)
    state = position(first, two, two, two, board())
    written = log(state)
    assign(state, ["place 1 in small", "master to large"])
    assert len(events_of(written, "still-working")) == 6


def test_in_a_still_working_laboratory_nothing_else_is_started() -> None:
    late = board(works={"small": (8, 2)}, shown=["small"], hand={"iron": 1})
    state = position(late, board(cards=[8]), stage="laboratories")
    assert refusal(state, "start 1 in small").code == "lab-working"
