"""FR "Règle des Entrepôts": what fits on the shelves and in special depots (rulings 14-16)."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.games.masters.rules.warehouse import FITS, arrange
from tests.games.masters.positions import (
    RESOURCES,
    board,
    faith,
    legal,
    named,
    pending,
    play,
    position,
    refusal,
    stage,
    strongbox,
    warehouse,
)
from tests.games.masters.strategies import STRONGBOXES, often, warehouses

DEPOT_STONE, DEPOT_SERVANT, DEPOT_SHIELD, DEPOT_COIN = 53, 54, 55, 56
MARBLE_COIN, MARBLE_SERVANT = 60, 57
DEPOT_OF = {"coin": DEPOT_COIN, "stone": DEPOT_STONE, "servant": DEPOT_SERVANT, "shield": DEPOT_SHIELD}


def ways_to_store(special: tuple[str, ...]) -> set[tuple[int, ...]]:
    """All contents that some assignment of resources to shelves and special depots can hold."""
    contents: set[tuple[int, ...]] = set()
    for shelves in product((None, *RESOURCES), repeat=3):
        used = [name for name in shelves if name is not None]
        if len(set(used)) < len(used):
            continue  # no type on two shelves
        room = [2 if name in special else 0 for name in RESOURCES]
        for size, name in zip((1, 2, 3), shelves, strict=True):
            if name is not None:
                room[RESOURCES.index(name)] += size
        contents.update(product(*(range(n + 1) for n in room)))
    return contents


@pytest.mark.parametrize("special", [names for n in range(5) for names in combinations(RESOURCES, n)])
def test_the_table_of_what_fits_is_a_search_over_all_assignments(special: tuple[str, ...]) -> None:
    """Rulings 14-16."""
    fitting = ways_to_store(special)
    base = [0 if name in special else 2 for name in RESOURCES]
    for counts in product(*(range(10 - n) for n in base)):
        code = sum((count + n) * 10**r for r, (count, n) in enumerate(zip(counts, base, strict=True)))
        assert bool(FITS[code]) == (counts in fitting), counts


@often
@given(st.data())
def test_one_may_keep_whatever_some_rearrangement_has_room_for(data: st.DataObject) -> None:
    """Rulings 14, 15: rearranging is free, so only the counts matter."""
    special = data.draw(st.lists(st.sampled_from(RESOURCES), max_size=2, unique=True))
    leaders = tuple(DEPOT_OF[name] for name in special)
    stored = data.draw(warehouses(leaders))
    line = data.draw(st.sampled_from(["row 1", "row 2", "row 3", "column 2", "column 4"]))
    state = position(board(leaders=leaders, warehouse=stored), board(), market="GPYY BBGW PWWR W")
    play(state, f"market {line}")
    taken = pending(state)["gained"]
    fitting = ways_to_store(tuple(special))
    parts = product(*(range(taken[name] + 1) for name in RESOURCES))
    expected = {
        part
        for part in parts
        if tuple(stored[n] + k for n, k in zip(RESOURCES, part, strict=True)) in fitting
    }
    offered = [tuple(a.to_json()["resources"].values()) for a in state.legal(0)]
    assert set(offered) == expected
    assert [sum(part) for part in offered] == sorted(map(sum, offered), reverse=True), "the most first"


def test_no_type_lies_on_two_shelves() -> None:
    """Rulings 14: a fourth coin has no place, though three shelves hold six resources."""
    state = play(position(board(warehouse={"coin": 2}), board()), "market row 3")
    assert legal(state)[0] == "keep 1 coin 2 servant"
    assert refusal(state, "keep 2 coin").code == "keep-no-room"


def test_a_shelf_holds_one_type() -> None:
    """Rulings 14: a fourth type has no place."""
    state = position(board(warehouse={"coin": 1, "stone": 1, "shield": 1}), board())
    play(state, "market row 3")
    assert legal(state) == ["keep 2 coin", "keep 1 coin", "keep nothing"]


def test_shelves_are_rearranged_to_make_room() -> None:
    """Rulings 14: three coins, two servants and a stone fit in whatever order they came."""
    state = position(
        board(warehouse={"coin": 1, "servant": 1, "stone": 1}), board(), market="YYPW BBGG WWPW R"
    )
    play(state, "market row 1", "keep 2 coin 1 servant")
    assert warehouse(state) == {"coin": 3, "servant": 2, "stone": 1}


def test_nothing_moves_between_the_warehouse_and_the_strongbox() -> None:
    """Rulings 14: no action does it, and a full warehouse stays full."""
    state = position(board(warehouse={"coin": 3, "servant": 2, "stone": 1}, strongbox={"coin": 5}), board())
    play(state, "market row 3", "keep nothing")
    assert warehouse(state) == {"coin": 3, "servant": 2, "stone": 1}
    assert strongbox(state) == {"coin": 5}


def test_the_strongbox_takes_up_no_room_in_the_warehouse() -> None:
    state = position(board(strongbox={"coin": 9, "servant": 9}), board())
    play(state, "market row 3", "keep 2 coin 2 servant")
    assert warehouse(state) == {"coin": 2, "servant": 2}


def test_a_special_depot_holds_two_more_of_its_resource() -> None:
    """Rulings 16: with the largest shelf, five."""
    state = position(board(leaders=[DEPOT_COIN], warehouse={"coin": 3}), board())
    play(state, "market row 3", "keep 2 coin 2 servant")
    assert warehouse(state) == {"coin": 5, "servant": 2}
    state = position(board(leaders=[DEPOT_COIN], warehouse={"coin": 5}), board())
    assert legal(play(state, "market row 3"))[:2] == ["keep 2 servant", "keep 1 servant"]


def test_a_special_depot_holds_no_other_resource_even_when_it_is_empty() -> None:
    """Rulings 16."""
    state = position(board(leaders=[DEPOT_COIN], warehouse={"stone": 3, "shield": 2, "servant": 1}), board())
    play(state, "market row 3")
    assert legal(state) == ["keep 2 coin", "keep 1 coin", "keep nothing"]


def test_resources_on_shelves_move_to_a_special_depot_to_make_room() -> None:
    """Rulings 15: two coins stored before the leader was played leave a shelf free."""
    before = {"coin": 2, "stone": 3, "shield": 1}
    state = position(board(warehouse=before, strongbox={"shield": 5}, hand=[DEPOT_COIN]), board())
    assert "keep 2 servant" not in legal(play(state.clone(), "market row 3"))
    play(state, "play leader 56", "market row 3")
    assert "keep 2 servant" in legal(state)
    assert "keep 1 coin 2 servant" not in legal(state)


def test_two_special_depots_of_different_resources() -> None:
    """Rulings 16: twice two places besides the shelves."""
    state = position(board(leaders=[DEPOT_COIN, DEPOT_SERVANT], warehouse={"coin": 3, "servant": 2}), board())
    play(state, "market row 3", "keep 2 coin 2 servant")
    assert warehouse(state) == {"coin": 5, "servant": 4}


def test_a_leader_of_the_same_resource_but_another_ability_gives_no_depot() -> None:
    state = position(board(leaders=[MARBLE_COIN, DEPOT_SERVANT], warehouse={"coin": 3}), board())
    play(state, "market row 1")
    assert legal(state) == ["keep nothing"]


def test_a_marble_leader_and_a_depot_leader_of_one_resource_work_together() -> None:
    state = position(board(leaders=[MARBLE_COIN, DEPOT_COIN], warehouse={"coin": 1}), board())
    play(state, "market row 1", "keep 4 coin")
    assert warehouse(state) == {"coin": 5}
    assert faith(state) == [0, 0]


def test_the_view_tells_counts_not_places() -> None:
    """Where things lie never limits anybody, so a position has no arrangement to ask about."""
    state = position(board(leaders=[DEPOT_COIN], warehouse={"coin": 4}), board())
    assert state.view(0)["boards"][0]["warehouse"] == {"coin": 4, "stone": 0, "servant": 0, "shield": 0}
    assert stage(state) == "turn"
    assert refusal(state, "keep 1 coin").code == "no-keep"


@often
@given(st.data())
def test_people_are_shown_an_arrangement_that_obeys_the_rules(data: st.DataObject) -> None:
    special = data.draw(st.lists(st.sampled_from(RESOURCES), max_size=2, unique=True))
    stored = data.draw(warehouses(tuple(DEPOT_OF[name] for name in special)))
    counts = list(stored.values())
    depots = tuple(2 if name in special else 0 for name in RESOURCES)
    in_special, shelves = arrange(counts, depots)
    shown = list(in_special)
    for size, (resource, count) in enumerate(shelves, 1):
        assert 0 <= count <= size
        assert (resource == -1) == (count == 0)
        if resource >= 0:
            shown[resource] += count
    on_shelves = [resource for resource, _ in shelves if resource >= 0]
    assert len(set(on_shelves)) == len(on_shelves)
    assert all(n <= room for n, room in zip(in_special, depots, strict=True))
    assert shown == counts


@often
@given(warehouses(), STRONGBOXES)
def test_a_position_keeps_the_stores_apart(stored: dict[str, int], boxed: dict[str, int]) -> None:
    state = position(board(warehouse=stored, strongbox=boxed), board())
    assert warehouse(state) == named(stored)
    assert strongbox(state) == named(boxed)
