"""Phase D: the card of an invention that several have completed is auctioned (§9)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.refusal import Refusal
from bottega.engine.types import Json
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import (
    assign,
    bid,
    board,
    cards,
    events_of,
    florins,
    idle_to,
    lab,
    legal,
    log,
    pending,
    play,
    position,
    public,
    refusal,
    seat_board,
    stage,
)
from tests.profiles import examples


def together(*purses: int, invention: int = 8, leonardo: int = 0, others: int = 0) -> LeonardoState:
    """Everybody (but `others`) completes the same silver invention now; 13 florins are paid to each."""
    boards = [board(florins=purse, works={"small": (invention, 9)}) for purse in purses]
    state = position(*boards, *(board() for _ in range(others)), leonardo=leonardo)
    return assign(state, *[["master to small"]] * len(purses))


def auctions(state: LeonardoState) -> list[dict[str, Json]]:
    shown: list[dict[str, Json]] = public(state, "auctions")
    return shown


def lots(state: LeonardoState) -> list[int]:
    """The cards to be auctioned, the present one first."""
    return [lot["invention"] for lot in pending(state, "lots")]


def test_those_who_completed_it_bid_at_once() -> None:
    """§9: after everybody has received the higher sum."""
    state = together(3, 3, 3, others=1)
    assert florins(state) == [16, 16, 16, 3]
    assert (stage(state), state.actors) == ("bid", (0, 1, 2))
    assert lots(state) == [8]
    assert public(state, "requested")[2] == 8, "decided: the card lies on display until it is awarded"


def test_one_who_completes_it_alone_does_not_bid() -> None:
    state = together(3, others=2)
    assert cards(state) == [[8], [], []]


def test_the_highest_bid_pays_and_takes_the_card() -> None:
    """Rulings 29: the others keep their florins."""
    state = bid(together(3, 3, 3, others=1), {2: 5, 0: 4, 1: 9})
    assert florins(state) == [16, 7, 16, 3]
    assert cards(state) == [[], [8], [], []]


def test_a_tie_goes_to_the_holder_of_leonardo() -> None:
    """Rulings 29."""
    assert cards(bid(together(3, 3, 3, leonardo=1), {0: 5, 1: 5, 2: 5}))[1] == [8]


def test_a_tie_goes_to_the_nearest_clockwise_from_leonardo() -> None:
    state = bid(together(3, 3, 3, leonardo=1), {0: 5, 1: 4, 2: 5})
    assert cards(state)[2] == [8]
    state = bid(together(3, 3, leonardo=2, others=1), {0: 5, 1: 5})
    assert cards(state)[0] == [8]


def test_leonardo_given_this_turn_already_breaks_the_tie() -> None:
    """Rulings 15."""
    state = position(*(board(works={"small": (8, 9)}) for _ in range(2)), board())
    assign(state, ["place 1 in council", "master to small"], ["master to small"])
    play(state, "leonardo to seat 1", "benefit 2")
    assert cards(bid(state, {0: 5, 1: 5}))[1] == [8]


def test_a_sole_positive_bid_is_paid() -> None:
    """Edge case."""
    state = bid(together(3, 3), {0: 0, 1: 1})
    assert florins(state) == [16, 15]
    assert cards(state) == [[], [8]]


def test_if_all_bid_nothing_the_card_leaves_the_match() -> None:
    """Rulings 29: it gives no discount and counts for nobody; all have completed it."""
    state = together(3, 3)
    written = log(state)
    bid(state, {0: 0, 1: 0})
    assert cards(state) == [[], []]
    assert public(state, "boxed") == [8]
    assert 8 not in public(state, "requested")
    assert [seat_board(state, seat)["done"] for seat in (0, 1)] == [[8], [8]]
    assert ("boxed", {"invention": 8}) in events_of(written)
    assert [score["ties"]["cards"] for score in state.scores()] == [0, 0]


def test_nobody_bids_more_than_they_have_after_the_payments() -> None:
    """Rulings 29; edge case: from 0 up to one's florins."""
    state = together(2, 3)
    assert legal(state) == [f"bid {n}" for n in range(16)]
    expected = Refusal("too-few-florins", "auction", {"florins": 16, "have": 15})
    assert refusal(state, "bid 16") == expected


def test_who_has_no_florins_bids_nothing_and_is_not_asked() -> None:
    """Decided: florins are public, so the seat is not asked. With the figures of the box nobody is without
    florins here, as every reward is paid before; so they have all been spent in an earlier auction."""
    state = two_lots(0, 0)
    bid(state, {0: 18, 1: 17})
    assert cards(state)[0] == [1]
    assert (lots(state), state.actors) == ([8], (1,))
    bid(state, {1: 1})
    assert cards(state)[1] == [8]
    assert auctions(state)[-1] == {"invention": 8, "bids": [0, 1]}


def two_lots(*purses: int) -> LeonardoState:
    """Two players complete 1 and 8: 18 florins are paid to each."""
    boards = [board(florins=p, works={"small": (1, 3), "large": (8, 9)}, large=4) for p in purses]
    state = position(*boards)
    return assign(state, *[["place 1 in small", "master to large"]] * 2)


def test_several_auctions_go_from_left_to_right() -> None:
    """Decided; all rewards are paid first."""
    state = two_lots(3, 3)
    assert public(state, "requested") == [1, 12, 8]
    assert lots(state) == [1, 8]
    assert florins(state) == [21, 21]


def test_left_to_right_is_by_the_spaces_not_by_the_numbers() -> None:
    boards = [board(works={"small": (1, 3), "large": (8, 9)}, large=4) for _ in range(2)]
    state = position(*boards, requested=[8, 12, 1])
    assign(state, *[["place 1 in small", "master to large"]] * 2)
    assert lots(state) == [8, 1]


def test_florins_spent_are_gone_for_the_next_auction() -> None:
    """Edge case."""
    state = bid(two_lots(3, 3), {0: 20, 1: 6})
    assert florins(state) == [1, 21]
    assert refusal(state, "bid 2").values == {"florins": 2, "have": 1}
    bid(state, {0: 1, 1: 1})
    assert cards(state) == [[1, 8], []]
    assert florins(state) == [0, 21]


def test_with_all_florins_spent_the_second_auction_settles_itself() -> None:
    state = two_lots(0, 0)
    bid(state, {0: 18, 1: 18})
    assert florins(state) == [0, 18]
    state = bid(state, {1: 0})
    assert public(state, "boxed") == [8]


def test_cards_completed_alone_and_together_in_one_turn() -> None:
    mine = board(works={"small": (1, 3), "large": (8, 9)}, large=4)
    state = position(mine, board(works={"small": (8, 9)}))
    assign(state, ["place 1 in small", "master to large"], ["master to small"])
    assert cards(state) == [[1], []]
    assert lots(state) == [8]
    assert public(state, "requested") == [None, 12, 8]


def test_a_card_won_gives_its_discount_from_the_next_turn_on() -> None:
    """Rulings 28: an auction comes after all declarations."""
    mine = board(works={"small": (8, 9), "large": (13, 5)}, large=4)
    state = position(mine, board(works={"small": (8, 9)}), requested=[13, 12, 8])
    assign(state, ["master to small"], ["master to small"])
    bid(state, {0: 1, 1: 0})
    assert cards(state) == [[8], []]
    idle_to(state, "laboratories", turn=5)
    assert cards(state) == [[8, 13], []]


def test_the_display_is_filled_after_the_last_auction() -> None:
    state = two_lots(3, 3)
    bid(state, {0: 0, 1: 0})
    assert public(state, "requested") == [None, 12, 8]
    bid(state, {0: 0, 1: 0})
    assert None not in public(state, "requested")


def test_still_working_laboratories_are_shown_before_the_bids() -> None:
    """Decided."""
    boards = [board(works={"small": (8, 9)}), board(works={"small": (8, 9)}), board(works={"small": (8, 1)})]
    state = position(*boards)
    assign(state, ["master to small"], ["master to small"])
    assert stage(state) == "bid"
    assert lab(state, 2, "small")["shown"] == 8


def test_bids_are_hidden_until_all_are_in() -> None:
    """§9: they are revealed at the same time."""
    state = together(3, 3, 3)
    written = log(state)
    state.play(1, state.game.parse("bid 7"))
    assert state.actors == (0, 2)
    assert state.view(1)["boards"][1]["bid"] == 7
    for viewer in (0, 2, None):
        assert [shown["bid_made"] for shown in state.view(viewer)["boards"]] == [False, True, False]
        assert "bid" not in state.view(viewer)["boards"][1]
        assert events_of(written, viewer=viewer) == [("bid-secret", {"seat": 1})]
    assert events_of(written, viewer=1) == [("bid", {"seat": 1, "florins": 7})]


def test_once_all_are_in_everybody_sees_all_bids() -> None:
    state = together(3, 3, 3, leonardo=2, others=1)
    written = log(state)
    bid(state, {1: 7, 0: 2, 2: 4})
    assert events_of(written, "bid-shown", "pay", "card") == [
        ("bid-shown", {"seat": 2, "florins": 4}),
        ("bid-shown", {"seat": 0, "florins": 2}),
        ("bid-shown", {"seat": 1, "florins": 7}),
        ("pay", {"seat": 1, "florins": 7}),
        ("card", {"seat": 1, "invention": 8}),
    ]
    assert state.view(3)["auctions"] == [{"invention": 8, "bids": [2, 7, 4, None]}]


def test_the_bids_of_the_last_phase_d_stay_known_until_the_next() -> None:
    state = bid(together(3, 3), {0: 2, 1: 7})
    idle_to(state, "assign", turn=4)
    assert auctions(state) == [{"invention": 8, "bids": [2, 7]}]
    idle_to(state, "laboratories", turn=5)
    assert auctions(state) == []


def test_a_bid_is_made_once() -> None:
    state = bid(together(3, 3, 3), {1: 7})
    expected = Refusal("not-your-turn", "turn", {"seats": [0, 2]})
    assert refusal(state, "bid 8", seat=1) == expected


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@examples(30)
@given(data=st.data())
def test_the_winner_is_who_a_naive_count_says(players: int, data: st.DataObject) -> None:
    """Rulings 29, and nobody else pays."""
    leonardo = data.draw(st.integers(0, players - 1))
    bids = data.draw(st.lists(st.integers(0, 4), min_size=players, max_size=players))
    state = bid(together(*[0] * players, leonardo=leonardo), dict(enumerate(bids)))
    best = max(bids)
    clockwise = [(leonardo + i) % players for i in range(players)]
    winner = next(seat for seat in clockwise if bids[seat] == best)
    assert cards(state) == [[8] if seat == winner and best else [] for seat in range(players)]
    assert florins(state) == [13 - best if seat == winner else 13 for seat in range(players)]
    assert public(state, "boxed") == ([] if best else [8])
