"""FR "Acheter une carte Développement": cost, discount, levels, empty stacks (rulings 18, 19)."""

from __future__ import annotations

import pytest
from hypothesis import given

from bottega.engine.refusal import Refusal
from bottega.games.masters.rules.buying import affordable, price
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import (
    COLOURS,
    GAME,
    RESOURCES,
    board,
    legal,
    play,
    position,
    refusal,
    seat_board,
    strongbox,
    warehouse,
)
from tests.games.masters.strategies import often, positions

DISCOUNT_SERVANT, DISCOUNT_SHIELD, DISCOUNT_STONE, DISCOUNT_COIN = 49, 50, 51, 52
RICH = dict.fromkeys(RESOURCES, 12)
DISCOUNTS = {49: "servant", 50: "shield", 51: "stone", 52: "coin"}


def naive_price(card: int, leaders: list[int]) -> dict[str, int]:
    """The cost printed on a card less one of each discounted resource it asks for."""
    cost = dict(GAME.edition.figures["cards"][str(card)]["cost"])
    for leader in leaders:
        name = DISCOUNTS.get(leader)
        if name is not None and cost[name] > 0:
            cost[name] -= 1
    return cost


def naive_buys(state: MastersState) -> set[str]:
    """Every stack and slot, tried one by one."""
    seat = state.actors[0]
    shown = seat_board(state, seat)
    held = {name: shown["warehouse"][name] + shown["strongbox"][name] for name in RESOURCES}
    found = set()
    for stack, lying in state.view(None)["stacks"].items():
        if not lying["top"]:
            continue
        cost = naive_price(lying["top"], shown["leaders"])
        if any(held[name] < cost[name] for name in RESOURCES):
            continue
        for slot, cards in enumerate(shown["slots"], 1):
            if len(cards) == int(stack[-1]) - 1:
                found.add(f"buy {stack} slot {slot}")
    return found


@often
@given(positions())
def test_what_can_be_bought_is_what_a_naive_search_finds(state: MastersState) -> None:
    """Rulings 18, 19."""
    assert set(legal(state, "buy")) == naive_buys(state)


@often
@given(positions())
def test_all_cards_that_can_be_paid_for_and_their_prices(state: MastersState) -> None:
    """Rulings 18, for all 48 cards, wherever they are."""
    seat = state.actors[0]
    shown = seat_board(state, seat)
    mask = affordable(state, seat)
    for card in range(1, 49):
        cost = naive_price(card, shown["leaders"])
        assert price(state, seat, GAME.box.cards[card]) == tuple(cost[name] for name in RESOURCES)
        enough = all(shown["warehouse"][n] + shown["strongbox"][n] >= cost[n] for n in RESOURCES)
        assert bool(mask >> card & 1) == enough, card


def test_a_card_is_paid_and_laid_down_and_the_next_one_comes_to_light() -> None:
    state = position(board(warehouse={"shield": 3}), board(), decks={"green1": [1, 5, 9]})
    play(state, "buy green1 slot 2")
    assert warehouse(state) == {"shield": 1}
    assert seat_board(state)["slots"] == [[], [1], []]
    assert state.view(None)["stacks"]["green1"] == {"top": 5, "left": 2}
    assert state.actors == (1,)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_level_one_card_goes_on_any_empty_slot(colour: str) -> None:
    """Rulings 19."""
    state = position(board(strongbox=RICH, slots=[[1], [], []]), board())
    assert legal(state, f"buy {colour}1") == [f"buy {colour}1 slot 2", f"buy {colour}1 slot 3"]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_level_two_card_goes_on_a_level_one_card_of_any_colour(colour: str) -> None:
    """Rulings 19."""
    state = position(board(strongbox=RICH, slots=[[1], [2, 17], []]), board())
    assert legal(state, f"buy {colour}2") == [f"buy {colour}2 slot 1"]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_level_three_card_goes_on_a_level_two_card_of_any_colour(colour: str) -> None:
    """Rulings 19."""
    state = position(board(strongbox=RICH, slots=[[1], [2, 17], [3, 18, 33]]), board())
    assert legal(state, f"buy {colour}3") == [f"buy {colour}3 slot 2"]


def test_a_slot_with_three_cards_takes_no_more() -> None:
    state = position(board(strongbox=RICH, slots=[[3, 18, 33]]), board())
    assert not [notation for notation in legal(state, "buy") if notation.endswith("slot 1")]
    for level in (1, 2, 3):
        assert refusal(state, f"buy green{level} slot 1") == Refusal(
            "slot-level", "buy-slots", {"slot": 1, "level": level, "height": 3}
        )


def test_cards_lie_on_those_they_cover() -> None:
    state = play(position(board(strongbox=RICH, slots=[[2]]), board(), tops=[17]), "buy green2 slot 1")
    assert seat_board(state)["slots"] == [[2, 17], [], []]


def test_an_empty_stack_is_never_refilled() -> None:
    """Rulings 19."""
    state = position(board(strongbox=RICH), board(), decks={"green1": [1]})
    play(state, "buy green1 slot 1")
    assert state.view(None)["stacks"]["green1"] == {"top": None, "left": 0}
    play(state, "market row 1")
    assert legal(state, "buy green1") == []
    assert refusal(state, "buy green1 slot 2") == Refusal("stack-empty", "buy", {"stack": "green1"})


def test_only_the_top_card_of_a_stack_is_for_sale() -> None:
    """Card 1 asks for two shields, but lies below card 9, which asks for three."""
    state = position(board(warehouse={"shield": 2}), board(), decks={"green1": [9, 1]})
    assert legal(state, "buy") == []
    assert refusal(state, "buy green1 slot 1") == Refusal(
        "cannot-afford", "buy-payment", {"card": 9, "resources": {"shield": 1}}
    )


def test_a_refusal_names_all_that_is_missing() -> None:
    """Card 5 costs a stone, a servant and a shield."""
    state = position(board(warehouse={"stone": 1}), board(), tops=[5])
    assert refusal(state, "buy green1 slot 1").values == {"card": 5, "resources": {"servant": 1, "shield": 1}}


def test_a_discount_is_one_less_of_its_resource() -> None:
    """Rulings 18: card 9 costs three shields, two with the discount."""
    state = position(board(leaders=[DISCOUNT_SHIELD], warehouse={"shield": 2}), board(), tops=[9])
    play(state, "buy green1 slot 1")
    assert warehouse(state) == {}


def test_a_discount_counts_only_where_the_cost_asks_for_the_resource() -> None:
    """Rulings 18: card 11 costs three coins; the shields' discount changes nothing."""
    state = position(board(leaders=[DISCOUNT_SHIELD], warehouse={"coin": 2}), board(), tops=[11])
    assert legal(state, "buy") == []
    assert refusal(state, "buy blue1 slot 1").values == {"card": 11, "resources": {"coin": 1}}


def test_a_discount_can_make_a_resource_free() -> None:
    """Rulings 18: card 5 costs a stone, a servant and a shield."""
    state = position(
        board(leaders=[DISCOUNT_STONE], warehouse={"servant": 1, "shield": 1, "coin": 1}), board(), tops=[5]
    )
    play(state, "buy green1 slot 1")
    assert warehouse(state) == {"coin": 1}


def test_two_discounts_apply_to_one_card() -> None:
    """Rulings 18: card 5 costs a stone, a servant and a shield."""
    state = position(
        board(leaders=[DISCOUNT_STONE, DISCOUNT_SERVANT], strongbox={"shield": 1}), board(), tops=[5]
    )
    play(state, "buy green1 slot 1")
    assert strongbox(state) == {}


def test_a_discount_leader_in_hand_gives_no_discount() -> None:
    state = position(board(hand=[DISCOUNT_SHIELD], warehouse={"shield": 2}), board(), tops=[9])
    assert legal(state, "buy") == []


def test_another_players_discount_is_theirs() -> None:
    state = position(board(warehouse={"shield": 2}), board(leaders=[DISCOUNT_SHIELD]), tops=[9])
    assert legal(state, "buy") == []


def test_a_card_cannot_be_bought_after_the_main_action() -> None:
    state = play(position(board(strongbox=RICH, hand=[49]), board()), "market row 1")
    assert legal(state, "buy") == []
    assert refusal(state, "buy green1 slot 1") == Refusal("main-action-done", "turn", {})


def test_more_than_nine_of_a_resource_buys_as_much_as_nine() -> None:
    """Rulings 35: the supply is unlimited, and so is the strongbox."""
    state = position(board(strongbox={"shield": 40}, slots=[[2, 18]]), board(), tops=[41])
    play(state, "buy green3 slot 1")
    assert strongbox(state) == {"shield": 33}
