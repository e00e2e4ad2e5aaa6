"""FR "Activer la Production": cards, the base power, leaders, all at once (rulings 22-24)."""

from __future__ import annotations

import pytest
from hypothesis import given

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
    stage,
    strongbox,
    tiles,
    warehouse,
)
from tests.games.masters.strategies import often, positions

PRODUCTION_COIN, PRODUCTION_STONE, PRODUCTION_SERVANT, PRODUCTION_SHIELD = 64, 63, 62, 61
POWER_OF = {64: "coin", 63: "stone", 62: "servant", 61: "shield"}


def naive_powers(state: MastersState) -> set[str]:
    """Every power on the board and beside it, tried one by one."""
    shown = seat_board(state, state.actors[0])
    held = {name: shown["warehouse"][name] + shown["strongbox"][name] for name in RESOURCES}
    found = {"activate base"} if sum(held.values()) >= 2 else set()
    for slot, cards in enumerate(shown["slots"], 1):
        if cards:
            asked = GAME.edition.figures["cards"][str(cards[-1])]["input"]
            if all(held[name] >= asked[name] for name in RESOURCES):
                found.add(f"activate slot {slot}")
    for leader in shown["leaders"]:
        if leader in POWER_OF and held[POWER_OF[leader]]:
            found.add(f"activate leader {POWER_OF[leader]}")
    return found


@often
@given(positions())
def test_the_powers_offered_are_those_a_naive_search_finds(state: MastersState) -> None:
    """Rulings 22, 23: at the start, and while production goes on."""
    assert set(legal(state, "activate")) == naive_powers(state)
    used: set[str] = set()
    while powers := legal(state, "activate"):
        used.add(powers[-1])
        play(state, powers[-1])
        while stage(state) in ("spend", "gain"):
            play(state, legal(state)[0])
        if stage(state) != "produce":
            return
        assert set(legal(state, "activate")) == naive_powers(state) - used


def test_a_card_turns_its_input_into_its_output() -> None:
    """Card 13: a stone and a servant for two coins and a faith."""
    state = position(board(warehouse={"stone": 1, "servant": 1}, slots=[[13]]), board())
    play(state, "activate slot 1")
    assert warehouse(state) == {}
    assert strongbox(state) == {"coin": 2}
    assert faith(state) == [1, 0]


def test_products_go_to_the_strongbox_however_full_it_is() -> None:
    """Rulings 22, 35: no limit of number or type, and the supply never runs out."""
    state = position(board(warehouse={"shield": 1}, strongbox={"coin": 16}, slots=[[8]]), board())
    play(state, "activate slot 1", "finish production")
    assert warehouse(state) == {}
    assert strongbox(state) == {"coin": 17}


def test_only_the_uppermost_card_of_a_slot_produces() -> None:
    """Rulings 22: card 1 takes a coin, but is covered by card 17, which takes a stone."""
    state = position(board(warehouse={"coin": 1}, slots=[[1, 17]]), board())
    assert legal(state, "activate") == []
    assert refusal(state, "activate slot 1") == Refusal(
        "cannot-produce", "production", {"power": "slot 1", "resources": {"stone": 1}}
    )


def test_each_power_works_once_a_turn() -> None:
    """Rulings 22."""
    state = position(
        board(strongbox={"coin": 9, "shield": 9}, slots=[[8]], leaders=[PRODUCTION_COIN]), board()
    )
    play(state, "activate slot 1", "activate leader coin", "gain coin", "activate base")
    play(state, "spend coin", "spend coin", "gain coin")
    assert state.actors == (1,), "all have been used"
    play(state, "market row 1")
    assert legal(state, "activate") == ["activate base", "activate slot 1", "activate leader coin"]


@pytest.mark.parametrize("power", ["base", "slot 1", "leader coin"])
def test_a_used_power_is_refused(power: str) -> None:
    """Rulings 22."""
    state = position(
        board(strongbox={"coin": 9, "shield": 9}, slots=[[8]], leaders=[PRODUCTION_COIN]), board()
    )
    play(state, f"activate {power}")
    while stage(state) != "produce":
        play(state, legal(state)[0])
    assert f"activate {power}" not in legal(state)
    assert refusal(state, f"activate {power}") == Refusal("power-used", "production", {"power": power})


def test_a_product_cannot_feed_another_power() -> None:
    """Rulings 22: card 8 makes a coin of a shield, card 6 would take a coin."""
    state = position(board(warehouse={"shield": 1}, slots=[[8], [6]]), board())
    play(state, "activate slot 1")
    assert state.actors == (1,)
    assert strongbox(state) == {"coin": 1}


def test_products_arrive_together_at_the_end() -> None:
    """Rulings 22: until then they are in no store."""
    state = position(board(warehouse={"shield": 1, "coin": 1}, slots=[[8], [6]]), board())
    play(state, "activate slot 1")
    assert strongbox(state) == {}
    assert pending(state)["output"] == {"coin": 1, "stone": 0, "servant": 0, "shield": 0, "faith": 0}
    play(state, "activate slot 2")
    assert strongbox(state) == {"coin": 1, "shield": 1}
    assert pending(state)["output"] == {"coin": 0, "stone": 0, "servant": 0, "shield": 0, "faith": 0}


def test_all_inputs_must_be_owned_together() -> None:
    """Rulings 22: two powers that take a coin each need two coins."""
    state = position(board(warehouse={"coin": 1}, slots=[[1], [6]]), board())
    assert legal(state, "activate") == ["activate slot 1", "activate slot 2"]
    play(state, "activate slot 1")
    assert state.actors == (1,)


def test_the_base_power_takes_two_resources_of_any_kind() -> None:
    """Rulings 22: alike or different, and gives one of any kind."""
    state = position(board(warehouse={"coin": 1, "stone": 2}, strongbox={"shield": 1}), board())
    play(state, "activate base")
    assert legal(state) == ["spend coin", "spend stone", "spend shield"]
    play(state, "spend stone")
    assert legal(state) == ["spend coin", "spend stone", "spend shield"]
    play(state, "spend stone")
    assert legal(state) == [f"gain {name}" for name in RESOURCES], "never faith"
    play(state, "gain servant")
    assert warehouse(state) == {"coin": 1}
    assert strongbox(state) == {"servant": 1, "shield": 1}
    assert faith(state) == [0, 0]


def test_the_base_power_may_give_what_it_took() -> None:
    state = position(board(warehouse={"coin": 2}), board())
    play(state, "activate base", "spend coin", "spend coin", "gain coin")
    assert (warehouse(state), strongbox(state)) == ({}, {"coin": 1})


def test_the_base_power_spends_only_what_is_there() -> None:
    state = play(position(board(warehouse={"coin": 1, "stone": 1}), board()), "activate base", "spend coin")
    assert refusal(state, "spend coin") == Refusal("spend-none", "production-base", {"resource": "coin"})
    assert legal(state) == ["spend stone"]


@pytest.mark.parametrize("held", [{}, {"coin": 1}])
def test_the_base_power_needs_two_resources(held: dict[str, int]) -> None:
    state = position(board(warehouse=held), board())
    assert legal(state, "activate") == []
    assert refusal(state, "activate base") == Refusal(
        "base-needs-two", "production-base", {"count": sum(held.values())}
    )


def test_the_two_resources_of_the_base_power_may_lie_in_different_stores() -> None:
    state = position(board(warehouse={"coin": 1}, strongbox={"coin": 1}), board())
    play(state, "activate base", "spend coin", "spend coin", "gain stone")
    assert (warehouse(state), strongbox(state)) == ({}, {"stone": 1})


def test_a_production_leader_gives_a_resource_of_choice_and_a_faith() -> None:
    """Rulings 23: the choice is one of the four resources, not faith."""
    state = position(board(strongbox={"shield": 1}, leaders=[PRODUCTION_SHIELD]), board())
    play(state, "activate leader shield")
    assert legal(state) == [f"gain {name}" for name in RESOURCES]
    assert faith(state) == [0, 0], "faith comes with the other products"
    play(state, "gain coin")
    assert strongbox(state) == {"coin": 1}
    assert faith(state) == [1, 0]


def test_two_production_leaders_are_two_powers() -> None:
    """Rulings 23."""
    state = position(
        board(strongbox={"shield": 1, "coin": 1}, leaders=[PRODUCTION_SHIELD, PRODUCTION_COIN]), board()
    )
    assert legal(state, "activate leader") == ["activate leader coin", "activate leader shield"]
    play(state, "activate leader shield", "gain stone", "activate leader coin", "gain stone")
    assert strongbox(state) == {"stone": 2}
    assert faith(state) == [2, 0]


def test_a_production_leader_needs_its_resource() -> None:
    state = position(board(strongbox={"coin": 1}, leaders=[PRODUCTION_SHIELD]), board())
    assert legal(state, "activate") == []
    assert refusal(state, "activate leader shield") == Refusal(
        "cannot-produce", "production", {"power": "leader shield", "resources": {"shield": 1}}
    )


def test_a_power_needs_its_leader_or_its_card() -> None:
    state = position(board(strongbox={"coin": 9}, hand=[PRODUCTION_COIN]), board(leaders=[PRODUCTION_SHIELD]))
    assert refusal(state, "activate leader coin") == Refusal(
        "power-no-leader", "leader-production", {"resource": "coin"}
    )
    assert refusal(state, "activate leader shield").code == "power-no-leader"
    assert refusal(state, "activate slot 2") == Refusal("slot-empty", "production", {"slot": 2})


def test_production_begins_with_at_least_one_power() -> None:
    """Rulings 24."""
    state = position(board(strongbox={"coin": 9}), board())
    assert "finish production" not in legal(state)
    assert refusal(state, "finish production") == Refusal("no-production", "production", {})


def test_nobody_has_to_activate_all_powers() -> None:
    """FR: "les capacités de Production de votre choix"."""
    state = position(board(warehouse={"coin": 2}, slots=[[1], [6]]), board())
    play(state, "activate slot 2")
    assert legal(state) == ["activate slot 1", "finish production"]
    play(state, "finish production")
    assert faith(state) == [0, 0]
    assert strongbox(state) == {"shield": 1}


def test_production_ends_by_itself_when_no_power_is_left() -> None:
    state = position(board(warehouse={"coin": 1}, slots=[[6]], hand=[49]), board())
    play(state, "activate slot 1")
    assert stage(state) == "end"


def test_production_goes_on_as_long_as_a_power_can_be_fed() -> None:
    state = position(board(warehouse={"coin": 3}, slots=[[6]]), board())
    play(state, "activate slot 1")
    assert stage(state) == "produce"
    assert legal(state, "activate") == ["activate base"]


def test_production_once_begun_is_the_main_action() -> None:
    state = position(board(strongbox={"coin": 9}, slots=[[6]], hand=[49]), board())
    play(state, "activate slot 1")
    for notation in ("market row 1", "buy blue1 slot 2", "discard leader 49", "end turn", "play leader 49"):
        assert refusal(state, notation) == Refusal("production-under-way", "turn", {})


def test_all_faith_of_a_production_is_one_move() -> None:
    """Rulings 22, 27: nobody looks before the last power has worked."""
    state = position(
        board(faith=6, strongbox={"coin": 2}, slots=[[1]], leaders=[PRODUCTION_COIN]), board(faith=4)
    )
    play(state, "activate slot 1", "activate leader coin", "gain coin")
    assert faith(state) == [8, 4]
    assert tiles(state, 1) == ["kept", "lost"]


def test_the_other_players_products_are_untouched() -> None:
    state = position(board(warehouse={"shield": 1}, slots=[[8]]), board(strongbox={"coin": 3}))
    play(state, "activate slot 1")
    assert strongbox(state, 1) == {"coin": 3}


def test_the_prompt_says_how_much_is_still_to_choose() -> None:
    state = play(position(board(warehouse={"coin": 3}), board()), "activate base")
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.to_json() == {"kind": "spend", "values": {"seat": 0, "count": 2}}
    assert state.prompt(1) is None
