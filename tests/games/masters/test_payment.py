"""FR "depuis n'importe quelle étagère et/ou depuis le Coffre-fort": paying, by itself or by hand."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bottega.engine.refusal import Refusal
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import (
    GAME,
    RESOURCES,
    board,
    faith,
    legal,
    pending,
    play,
    position,
    refusal,
    seat_board,
    stack_of,
    stage,
    strongbox,
    warehouse,
)
from tests.games.masters.strategies import STRONGBOXES, often, warehouses

DEPOT_SHIELD, DISCOUNT_SHIELD, PRODUCTION_COIN = 55, 50, 64


def stores(state: MastersState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    shown = seat_board(state)
    return tuple(shown["warehouse"].values()), tuple(shown["strongbox"].values())


def ends_of_paying(state: MastersState) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What the stores may hold after every way to answer the questions of a payment."""
    if stage(state) != "pay":
        return {stores(state)}
    found = set()
    for action in state.legal(0):
        after = state.clone()
        after.play(0, action)
        found |= ends_of_paying(after)
    return found


@often
@given(st.sampled_from(range(1, 17)), warehouses(), STRONGBOXES)
def test_the_warehouse_pays_first(card: int, stored: dict[str, int], boxed: dict[str, int]) -> None:
    cost = GAME.edition.figures["cards"][str(card)]["cost"]
    assume(all(stored[n] + boxed[n] >= cost[n] for n in RESOURCES))
    state = position(board(warehouse=stored, strongbox=boxed), board(), tops=[card])
    play(state, f"buy {stack_of(card)} slot 1")
    drawn = {n: min(cost[n], stored[n]) for n in RESOURCES}
    assert stores(state) == (
        tuple(stored[n] - drawn[n] for n in RESOURCES),
        tuple(boxed[n] - (cost[n] - drawn[n]) for n in RESOURCES),
    )


@often
@given(st.sampled_from(range(1, 17)), warehouses(), STRONGBOXES)
def test_by_hand_every_mix_of_the_two_stores_can_pay(
    card: int, stored: dict[str, int], boxed: dict[str, int]
) -> None:
    """Rulings 17: any mix of warehouse, special depots and strongbox."""
    cost = GAME.edition.figures["cards"][str(card)]["cost"]
    assume(all(stored[n] + boxed[n] >= cost[n] for n in RESOURCES))
    state = position(board(warehouse=stored, strongbox=boxed), board(), tops=[card])
    assume("pay by hand" in legal(state))
    play(state, "pay by hand", f"buy {stack_of(card)} slot 1")
    mixes = product(*(range(max(0, cost[n] - boxed[n]), min(cost[n], stored[n]) + 1) for n in RESOURCES))
    assert ends_of_paying(state) == {
        (
            tuple(stored[n] - k for n, k in zip(RESOURCES, mix, strict=True)),
            tuple(boxed[n] - cost[n] + k for n, k in zip(RESOURCES, mix, strict=True)),
        )
        for mix in mixes
    }


def test_by_hand_asks_resource_by_resource_the_warehouse_first() -> None:
    """Rulings 17: card 13 costs two coins and two shields."""
    state = position(
        board(warehouse={"coin": 2, "shield": 3}, strongbox={"coin": 1, "shield": 5}), board(), tops=[13]
    )
    play(state, "pay by hand", "buy green1 slot 1")
    assert pending(state)["buying"] == {"stack": "green1", "card": 13, "slot": 1}
    assert legal(state) == ["pay 2 coin from warehouse", "pay 1 coin from warehouse"]
    play(state, "pay 1 coin from warehouse")
    assert legal(state) == [f"pay {n} shield from warehouse" for n in (2, 1, 0)]
    play(state, "pay 0 shield from warehouse")
    assert warehouse(state) == {"coin": 1, "shield": 3}
    assert strongbox(state) == {"shield": 3}
    assert pending(state)["buying"] is None
    assert seat_board(state)["slots"] == [[13], [], []]
    assert state.actors == (1,)


def test_by_hand_does_not_ask_where_there_is_no_choice() -> None:
    """All three coins are needed; only the shields leave a choice (card 29: 3 coins, 3 shields)."""
    state = position(
        board(warehouse={"coin": 2, "shield": 3}, strongbox={"coin": 1, "shield": 5}, slots=[[1]]),
        board(),
        tops=[29],
    )
    play(state, "pay by hand", "buy green2 slot 1")
    assert legal(state, "pay") == [f"pay {n} shield from warehouse" for n in (3, 2, 1, 0)]
    assert strongbox(state) == {"shield": 5}, "the coins are paid"
    assert pending(state)["debt"] == {"coin": 0, "stone": 0, "servant": 0, "shield": 3}


def test_by_hand_a_purchase_without_any_choice_is_complete_at_once() -> None:
    """Card 4 costs two stones; only coins lie in both stores."""
    state = position(board(warehouse={"coin": 2, "stone": 2}, strongbox={"coin": 1}), board(), tops=[4])
    play(state, "pay by hand", "buy yellow1 slot 1")
    assert state.actors == (1,)


def test_by_hand_a_price_of_nothing_asks_nothing() -> None:
    """The discount makes the shield of card 5 free."""
    state = position(
        board(
            leaders=[DISCOUNT_SHIELD],
            warehouse={"stone": 1, "servant": 1, "shield": 1},
            strongbox={"shield": 1},
        ),
        board(),
        tops=[5],
    )
    play(state, "pay by hand", "buy green1 slot 1")
    assert (warehouse(state), strongbox(state)) == ({"shield": 1}, {"shield": 1})


def test_what_lies_in_a_special_depot_pays_like_the_warehouse() -> None:
    """Rulings 17: card 17 costs four shields."""
    state = position(
        board(leaders=[DEPOT_SHIELD], warehouse={"shield": 5}, strongbox={"shield": 2}, slots=[[1]]),
        board(),
        tops=[17],
    )
    by_itself = play(state.clone(), "buy green2 slot 1")
    assert (warehouse(by_itself), strongbox(by_itself)) == ({"shield": 1}, {"shield": 2})
    play(state, "pay by hand", "buy green2 slot 1")
    assert legal(state) == [f"pay {n} shield from warehouse" for n in (4, 3, 2)]


def test_nobody_pays_more_than_is_due_or_another_resource() -> None:
    state = position(
        board(warehouse={"coin": 2, "shield": 3}, strongbox={"coin": 1, "shield": 5}), board(), tops=[13]
    )
    play(state, "pay by hand", "buy green1 slot 1")
    expected = Refusal("pay-range", "buy-payment", {"resource": "coin", "due": 2, "low": 1, "high": 2})
    for notation in ("pay 3 coin from warehouse", "pay 0 coin from warehouse", "pay 2 shield from warehouse"):
        assert refusal(state, notation) == expected


def test_paying_by_hand_is_asked_for_once_a_turn() -> None:
    state = position(board(warehouse={"coin": 1}, strongbox={"coin": 1}), board())
    play(state, "pay by hand")
    assert "pay by hand" not in legal(state)
    assert refusal(state, "pay by hand") == Refusal("by-hand-already", "buy-payment", {})


def test_paying_by_hand_ends_with_the_turn() -> None:
    rich = board(warehouse={"coin": 1}, strongbox={"coin": 1})
    state = play(position(rich, rich), "pay by hand", "market row 1")
    assert "pay by hand" in legal(state)
    play(state, "market row 1")
    assert "pay by hand" in legal(state)


@pytest.mark.parametrize(
    ("stored", "boxed"), [({}, {}), ({"coin": 1}, {"stone": 1}), ({"coin": 3}, {}), ({}, {"coin": 9})]
)
def test_there_is_nothing_to_choose_unless_a_resource_lies_in_both_stores(
    stored: dict[str, int], boxed: dict[str, int]
) -> None:
    state = position(board(warehouse=stored, strongbox=boxed), board(warehouse={"coin": 1}))
    assert "pay by hand" not in legal(state)
    assert refusal(state, "pay by hand") == Refusal("by-hand-pointless", "buy-payment", {})


@pytest.mark.parametrize("name", RESOURCES)
def test_any_resource_in_both_stores_gives_a_choice(name: str) -> None:
    state = position(board(warehouse={name: 1}, strongbox={name: 1}), board())
    assert "pay by hand" in legal(state)


def test_a_production_is_paid_by_hand_too() -> None:
    """Card 12 takes two shields."""
    state = position(board(warehouse={"shield": 2}, strongbox={"shield": 2}, slots=[[12]]), board())
    play(state, "pay by hand", "activate slot 1")
    assert legal(state) == [f"pay {n} shield from warehouse" for n in (2, 1, 0)]
    play(state, "pay 0 shield from warehouse", "finish production")
    assert warehouse(state) == {"shield": 2}
    assert strongbox(state) == {"coin": 1, "stone": 1, "servant": 1}


def test_paying_by_hand_may_begin_between_two_powers() -> None:
    """Card 6 takes a coin, the coin leader another."""
    state = position(
        board(warehouse={"coin": 2}, strongbox={"coin": 2}, slots=[[6]], leaders=[PRODUCTION_COIN]), board()
    )
    play(state, "activate slot 1")
    assert warehouse(state) == {"coin": 1}
    play(state, "pay by hand", "activate leader coin")
    assert legal(state) == ["pay 1 coin from warehouse", "pay 0 coin from warehouse"]
    play(state, "pay 0 coin from warehouse", "gain stone", "finish production")
    assert warehouse(state) == {"coin": 1}
    assert strongbox(state) == {"coin": 1, "stone": 1, "shield": 1}
    assert faith(state) == [1, 0]


def test_each_resource_of_the_base_power_is_paid_by_hand() -> None:
    state = position(board(warehouse={"coin": 2}, strongbox={"coin": 2, "stone": 1}), board())
    play(state, "pay by hand", "activate base", "spend coin")
    assert legal(state) == ["pay 1 coin from warehouse", "pay 0 coin from warehouse"]
    play(state, "pay 0 coin from warehouse")
    assert legal(state) == ["spend coin", "spend stone"]
    play(state, "spend coin", "pay 1 coin from warehouse")
    assert stage(state) == "gain"
    play(state, "gain servant")
    assert warehouse(state) == {"coin": 1}
    assert strongbox(state) == {"coin": 1, "stone": 1, "servant": 1}


def test_the_base_power_between_two_cards_paid_by_hand() -> None:
    """Cards 6 (a coin) and 8 (a shield); what is produced comes only at the end."""
    state = position(
        board(warehouse={"coin": 2, "shield": 2}, strongbox={"coin": 1, "shield": 1}, slots=[[6], [8]]),
        board(),
    )
    play(state, "activate slot 1", "pay by hand", "activate base")
    play(state, "spend shield", "pay 0 shield from warehouse", "spend shield")
    assert stage(state) == "gain", "the strongbox has no shield left, so nobody is asked"
    play(state, "gain shield", "activate slot 2")
    assert stage(state) == "turn"
    assert state.actors == (1,)
    assert warehouse(state) == {"coin": 1}
    assert strongbox(state) == {"coin": 2, "shield": 2}


def test_a_strongbox_with_more_than_nine_pays_by_hand() -> None:
    """Card 41 costs seven shields."""
    state = position(
        board(warehouse={"shield": 3}, strongbox={"shield": 30}, slots=[[1, 17]]), board(), tops=[41]
    )
    play(state, "pay by hand", "buy green3 slot 1")
    assert legal(state) == [f"pay {n} shield from warehouse" for n in (3, 2, 1, 0)]
    play(state, "pay 0 shield from warehouse")
    assert (warehouse(state), strongbox(state)) == ({"shield": 3}, {"shield": 23})
