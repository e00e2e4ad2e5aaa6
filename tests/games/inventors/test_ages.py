"""The ages: they end with the last invention but one, and the play goes on where it was."""

from __future__ import annotations

import pytest

from bottega.engine.events import Log
from bottega.engine.types import Seat
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import (
    GAME,
    boxed,
    busy,
    card,
    cards,
    cubes,
    empty,
    knows,
    legal,
    of_age,
    on_table,
    play,
    position,
    rewards,
    seen,
    slots,
    spent,
    stage,
    team,
    tokens,
)

#: An invention of each age with one slot of mathematics left, and the last one beside it.
PENULTIMATE = {1: ("bow", "PMMA"), 2: ("crossbow", "PMMMMA"), 3: ("gatling", "PCCMMMMA")}
LAST = {1: "axe", 2: "pistol", 3: "revolver"}


def last_but_one(age: int, players: int = 2, turn: Seat = 0) -> InventorsState:
    """Two inventions are left; seat 1 has filled all but one slot of the first, and a slot of the other.

    Everybody has a busy inventor besides.
    """
    first, filled = PENULTIMATE[age]
    busy_ones = (["archimedes"], ["gutenberg"], ["newton"], ["watt"], ["tesla"])
    return position(
        *(team(busy=busy_ones[seat]) for seat in range(players)),
        inventions=[
            card(first, {1: filled}, ("progression_2", "progression_3")),
            card(LAST[age], {1: "P"}, ("availability", "classification")),
        ],
        age=age,
        gone=players + 1,
        turn=turn,
    )


def completed(state: InventorsState) -> InventorsState:
    """Seat 0 fills the last slot of the first invention; the card and the first token are taken."""
    play(state, f"work aristotle on {on_table(state)[0]}", "take invention", "take token 1")
    return state


@pytest.mark.parametrize("age", [1, 2])
def test_the_next_age_begins_at_once_when_the_last_invention_but_one_is_shared(age: int) -> None:
    """Rulings Ages 1."""
    state = last_but_one(age)
    coming = state.dump()["coming"][0]
    completed(state)
    assert seen(state, "age") == age + 1
    shown = [id for id in on_table(state) if id]
    assert shown == coming["inventions"]
    assert len(shown) == 5
    assert set(shown) <= set(of_age(age + 1))
    assert [rewards(state, id) for id in shown] == coming["tokens"]
    assert all(empty(state, id) == slots(id) and cubes(state, id) == [0, 0] for id in shown)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_last_invention_goes_to_the_box_with_its_tokens(age: int) -> None:
    """Rulings Ages 1, Turn 5: its cubes go home. The token nobody took goes there too."""
    state = last_but_one(age)
    before = boxed(state)
    completed(state)
    assert boxed(state) == [*before, LAST[age]]
    assert sorted(spent(state)) == ["availability", "classification", "progression_3"]
    assert cards(state, 1) == [PENULTIMATE[age][0]]
    assert tokens(state, 0) == ["progression_2"]


def test_an_age_does_not_end_while_two_inventions_are_left() -> None:
    """Rulings Ages 1."""
    state = position(team(), team(), inventions=[card("bow", {1: "PMMA"}), card("axe"), card("fire")], gone=2)
    completed(state)
    assert seen(state, "age") == 1
    assert on_table(state) == [None, "axe", "fire", None, None]


def test_an_age_does_not_end_before_the_rewards_are_shared() -> None:
    """Rulings Ages 1."""
    state = last_but_one(1)
    play(state, "work aristotle on bow", "take invention")
    assert (seen(state, "age"), stage(state)) == (1, "reward")
    assert on_table(state)[:2] == ["bow", "axe"]


def test_busy_inventors_stay_busy_and_levels_and_rewards_stay() -> None:
    """Rulings Ages 2."""
    state = last_but_one(1)
    completed(state)
    assert busy(state, 0) == ["archimedes", "aristotle"]
    assert busy(state, 1) == ["gutenberg"]
    assert knows(state, "archimedes") == "P1 M1"


@pytest.mark.parametrize(("turn", "mathematician"), [(0, "aristotle"), (1, "oresme"), (2, "pascal")])
def test_the_next_age_is_begun_left_of_the_statue(turn: Seat, mathematician: str) -> None:
    """Rulings Ages 2: the statue is with the seat that completed the last invention but one."""
    state = last_but_one(1, players=3, turn=turn)
    play(state, f"work {mathematician} on bow")
    while stage(state) == "reward":
        play(state, legal(state)[0])
    assert seen(state, "age") == 2
    assert seen(state, "statue") == turn
    assert state.actors == ((turn + 1) % 3,)


def test_the_match_ends_with_the_third_age() -> None:
    """FR "Fin de partie": the last invention but one of age III has been shared."""
    state = last_but_one(3)
    play(state, "work aristotle on gatling", "take token 1", "take invention")
    assert stage(state) == "final", "seat 1 may place the token it took"
    play(state, "done")
    assert state.over
    assert state.actors == ()
    assert legal_for_all(state) == []


def legal_for_all(state: InventorsState) -> list[object]:
    return [action for seat in range(state.players) for action in state.legal(seat)]


@pytest.mark.parametrize("players", GAME.seats)
def test_all_but_one_invention_of_each_age_are_shared(players: int) -> None:
    """Rulings Ages 1 and 4: two more than players in each age; four of five with two players."""
    state = GAME.start(GAME.deal(players, seed=players))
    state.log = log = Log()
    while not state.over:
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    told = [event.kind for event in log.events if event.kind in ("complete", "lost", "age", "over")]
    one = ["complete"] * (players + 2) + ["lost"]
    assert told == [*one, "age", *one, "age", *one, "over"]
    assert log.events[-1].values == {"seats": state.ranking()[0]}
