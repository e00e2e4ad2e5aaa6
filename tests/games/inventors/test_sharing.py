"""Completing an invention: the statue, who chooses when, and what becomes of the rest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.events import Log
from bottega.engine.types import Json, Seat
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import (
    boxed,
    busy,
    card,
    cards,
    cubes,
    legal,
    on_table,
    play,
    position,
    rewards,
    seen,
    spent,
    stage,
    team,
    tokens,
)
from tests.games.inventors.strategies import often

TWO = ("progression_2", "availability")

#: Somebody of each team who brings one cube of mathematics, and nothing else to the bow once the rest
#: is filled.
MATHEMATICIAN = ("aristotle", "oresme", "pascal", "lovelace", "einstein")


def bow(last: Seat, *owners: Seat) -> InventorsState:
    """Four of the five slots of the bow are filled by these seats; `last` is to play."""
    players = max(2, last + 1, *(owner + 1 for owner in owners))
    filled: dict[Seat, str] = {}
    for owner, letter in zip(owners, "PMMA", strict=True):
        filled[owner] = filled.get(owner, "") + letter
    return position(
        *(team() for _ in range(players)),
        inventions=[card("bow", filled, TWO)],
        turn=last,
        statue=(last + 1) % players,
    )


def complete(state: InventorsState) -> list[Seat]:
    """The seat to play fills the last slot; every seat takes what it can. The seats that chose, in order."""
    state.log = log = Log()
    play(state, f"work {MATHEMATICIAN[state.actors[0]]} on bow")
    while stage(state) == "reward":
        play(state, legal(state)[0])
    return [event.values["seat"] for event in log.events if event.kind in ("card", "token")]


def test_the_seat_that_fills_the_last_slot_takes_the_statue() -> None:
    """Rulings Completing 1."""
    state = bow(1, 0, 0, 2, 2)
    assert seen(state, "statue") == 2
    play(state, "work oresme on bow")
    assert stage(state) == "reward"
    assert seen(state, "statue") == 1


def test_an_invention_with_an_empty_slot_is_not_completed() -> None:
    state = position(team(), team(), inventions=[card("bow", {1: "PMM"})])
    play(state, "work aristotle on bow")
    assert stage(state) == "turn"
    assert seen(state, "statue") == 0


def test_most_cubes_choose_first() -> None:
    """Rulings Completing 2: not the completer."""
    assert complete(bow(0, 2, 2, 1, 2)) == [2, 0, 1]
    assert complete(bow(0, 1, 1, 2, 2)) == [1, 2, 0]


@pytest.mark.parametrize("last", range(5))
def test_in_a_tie_the_completer_chooses_first_then_clockwise(last: Seat) -> None:
    """Rulings Completing 1 and 2: that seat has the statue before the sharing. Each has one cube; the fourth
    and the fifth get nothing (Completing 3)."""
    others = [seat for seat in range(5) if seat != last]
    assert complete(bow(last, *others)) == [last, (last + 1) % 5, (last + 2) % 5]


@pytest.mark.parametrize("last", range(3))
def test_a_tie_of_the_others_goes_clockwise_from_the_statue(last: Seat) -> None:
    """Rulings Completing 2: the completer has fewest."""
    left, right = (last + 1) % 3, (last + 2) % 3
    assert complete(bow(last, left, right, left, right)) == [left, right, last]


@pytest.mark.parametrize("last", range(4))
def test_a_tie_for_the_third_place_is_broken_too(last: Seat) -> None:
    """Rulings Completing 2 and 3: two cubes, and three times one."""
    a, b, c = ((last + i) % 4 for i in (1, 2, 3))
    assert complete(bow(last, c, c, a, b)) == [c, last, a]
    assert complete(bow(last, a, b, b, c)) == [b, last, a]


def test_the_fourth_and_fifth_contributor_get_nothing() -> None:
    """Rulings Completing 3."""
    state = bow(4, 0, 1, 2, 3)
    complete(state)
    assert [(len(cards(state, seat)), len(tokens(state, seat))) for seat in range(5)] == [
        (0, 1),
        (0, 1),
        (0, 0),
        (0, 0),
        (1, 0),
    ]


def test_the_completer_may_be_the_one_who_gets_nothing() -> None:
    """Rulings Completing 3: three others have two cubes each, this seat has one."""
    filled = {1: "PM", 2: "MM", 3: "MA"}
    state = position(
        *(team() for _ in range(4)),
        inventions=[card("crossbow", filled, TWO)],
        age=2,
    )
    play(state, "work aristotle on crossbow", "take invention", "take token 1")
    assert [cards(state, seat) for seat in range(4)] == [[], ["crossbow"], [], []]
    assert [tokens(state, seat) for seat in range(4)] == [[], [], ["progression_2"], ["availability"]]
    assert seen(state, "statue") == 0


def test_each_takes_the_card_or_one_of_the_tokens() -> None:
    """Rulings Completing 3: one reward each, in their order."""
    state = bow(0, 1, 1, 1, 2)
    play(state, "work aristotle on bow")
    assert state.actors == (1,)
    assert legal(state) == ["take invention", "take token 1", "take token 2"]
    play(state, "take token 2")
    assert state.actors == (0,)
    assert legal(state) == ["take invention", "take token 1"]
    play(state, "take token 1")
    assert tokens(state, 1) == ["availability"]
    assert tokens(state, 0) == ["progression_2"]
    assert cards(state, 2) == ["bow"], "the last reward is theirs without asking"
    assert (spent(state), boxed(state)) == ([], [])


def test_the_rewards_taken_are_those_that_lie_there() -> None:
    state = bow(0, 1, 1, 1, 2)
    play(state, "work aristotle on bow", "take token 1")
    assert rewards(state, "bow") == [None, "availability"]
    play(state, "take invention")
    assert tokens(state, 2) == ["availability"]


def test_nobody_declines_a_reward() -> None:
    """Rulings Completing 5: a seat that may choose can do nothing else."""
    state = bow(0, 1, 1, 1, 2)
    play(state, "work aristotle on bow")
    assert {text.split()[0] for text in legal(state)} == {"take"}


def test_one_contributor_alone_takes_one_reward_and_two_go_to_the_box() -> None:
    """Rulings Completing 4: not to the bag."""
    state = bow(0, 0, 0, 0, 0)
    bag = state.dump()["bag"]
    play(state, "work aristotle on bow")
    assert state.actors == (0,)
    play(state, "take token 1")
    assert tokens(state, 0) == ["progression_2"]
    assert (spent(state), boxed(state)) == (["availability"], ["bow"])
    assert state.dump()["bag"] == bag
    assert state.actors == (1,)


def test_two_players_leave_a_reward() -> None:
    """Rulings Completing 4."""
    state = bow(0, 1, 1, 1, 0)
    play(state, "work aristotle on bow", "take token 2", "take invention")
    assert (tokens(state, 1), cards(state, 0)) == (["availability"], ["bow"])
    assert spent(state) == ["progression_2"]


def test_of_two_contributors_the_second_chooses_too() -> None:
    """Rulings Completing 3: two rewards are left to choose from."""
    state = bow(0, 1, 1, 1, 0)
    play(state, "work aristotle on bow", "take invention")
    assert state.actors == (0,)
    assert legal(state) == ["take token 1", "take token 2"]


def test_the_cubes_go_home_and_the_invention_is_not_replaced() -> None:
    """Rulings Turn 5, Completing 7."""
    state = bow(0, 1, 1, 1, 0)
    play(state, "work aristotle on bow")
    assert cubes(state, "bow") == [2, 3], "they lie there until all have chosen"
    play(state, "take invention", "take token 1")
    assert on_table(state)[0] is None
    assert len(on_table(state)) == 5
    assert "bow" not in on_table(state)


def test_the_cubes_on_other_inventions_stay() -> None:
    """Rulings Turn 5."""
    state = position(team(), team(), inventions=[card("bow", {0: "PMMA"}), card("axe", {0: "P", 1: "MM"})])
    play(state, "work aristotle on bow", "take invention")
    assert cubes(state, "axe") == [1, 2]


def test_an_invention_that_is_gone_is_not_worked_on() -> None:
    """Rulings Completing 7."""
    state = bow(0, 1, 1, 1, 0)
    play(state, "work aristotle on bow", "take invention", "take token 1")
    assert [str(a) for a in state.legal(1) if str(a).endswith("on 1")] == []


@pytest.mark.parametrize("last", range(3))
def test_the_player_to_the_left_of_the_statue_is_next(last: Seat) -> None:
    """Rulings Completing 6: no matter who chose last."""
    others = [seat for seat in range(3) if seat != last]
    state = bow(last, *others, *others)
    complete(state)
    assert stage(state) == "turn"
    assert state.actors == ((last + 1) % 3,)


def test_the_inventor_who_completes_is_busy() -> None:
    state = bow(0, 1, 1, 1, 0)
    play(state, "work aristotle on bow", "take invention", "take token 1")
    assert busy(state, 0) == ["aristotle"]


def test_what_happens_is_told() -> None:
    state = bow(0, 1, 1, 1, 0)
    state.log = log = Log()
    play(state, "work aristotle on bow", "take token 2", "take invention")
    told: list[tuple[str, dict[str, Json]]] = [(e.kind, e.values) for e in log.events]
    assert told[0][0] == "work"
    assert told[1:] == [
        ("complete", {"seat": 0, "invention": "bow"}),
        ("token", {"seat": 1, "token": "availability"}),
        ("card", {"seat": 0, "invention": "bow"}),
    ]


def order_by_hand(counts: list[int], statue: Seat) -> list[Seat]:
    """Again and again: of those with most cubes, the first one met when going clockwise from the statue."""
    counts = list(counts)
    order: list[Seat] = []
    while any(counts) and len(order) < 3:
        seat = statue
        while counts[seat] != max(counts):
            seat = (seat + 1) % len(counts)
        order.append(seat)
        counts[seat] = 0
    return order


@often
@given(st.data())
def test_the_order_of_sharing_is_the_one_told_off_by_hand(data: st.DataObject) -> None:
    """Rulings Completing 2 and 3, with the nine slots of an invention of age III."""
    players = data.draw(st.integers(2, 5))
    last = data.draw(st.integers(0, players - 1))
    slots = "PMMMMAACC"  # of the Gatling gun; the last one is left
    owners = data.draw(st.lists(st.integers(0, players - 1), min_size=8, max_size=8))
    filled = {
        seat: "".join(a for a, owner in zip(slots, owners, strict=False) if owner == seat)
        for seat in range(players)
    }
    chemist = ("hippocrates", "hildegard", "galileo", "lavoisier", "curie")
    state = position(
        *(team() for _ in range(players)),
        inventions=[card("gatling", filled)],
        age=3,
        turn=last,
        statue=data.draw(st.integers(0, players - 1)),
    )
    play(state, f"work {chemist[last]} on gatling")
    counts = [owners.count(seat) + (seat == last) for seat in range(players)]
    assert seen(state, "pending")["sharing"] == order_by_hand(counts, last)
