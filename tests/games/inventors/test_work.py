"""Working: cubes by level and discipline, as many as fit, and the inventor is busy."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.events import Log
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import (
    GAME,
    LETTERS,
    TOKENS,
    busy,
    card,
    cubes,
    empty,
    empty_slots,
    legal,
    play,
    position,
    refusal,
    seat_board,
    seen,
    slots,
    stage,
    team,
)
from tests.games.inventors.strategies import often, positions


def test_a_turn_is_one_action() -> None:
    """Rulings Turn 1: work or rest, then the next player's turn."""
    state = position(team(busy=["hypatia"]), team(), team(busy=["newton"]))
    play(state, "work archimedes on axe")
    assert state.actors == (1,)
    play(state, "work gutenberg on axe")
    assert state.actors == (2,)
    play(state, "rest")
    assert state.actors == (0,)


def test_to_work_is_one_choice_even_with_tokens_in_hand() -> None:
    every = [name for name in TOKENS for _ in range(2)]
    state = position(team(busy=["hypatia"], tokens=every), team())
    play(state, "work archimedes on axe")
    assert state.actors == (1,)
    assert stage(state) == "turn"


def test_an_inventor_is_called_by_number_and_an_invention_by_its_space() -> None:
    state = position(team("green"), team(), inventions=[card("bow"), card("axe")])
    state.play(0, GAME.parse("work 2 on 1"))
    assert busy(state) == ["aristotle"]
    assert empty(state, "bow") == "MMA"


def test_cubes_go_on_slots_of_the_matching_discipline_only() -> None:
    """Rulings Turn 3: Galileo knows physics and chemistry; the bow needs no chemistry."""
    state = position(team("yellow"), team(), inventions=[card("bow")])
    play(state, "work galileo on bow")
    assert empty(state, "bow") == "MMAA"
    assert cubes(state, "bow") == [1, 0]


def test_all_cubes_go_on_the_same_invention() -> None:
    """Rulings Turn 3."""
    state = position(team("yellow"), team(), inventions=[card("bow"), card("papyrus"), card("wheel")])
    play(state, "work galileo on bow")
    assert empty(state, "papyrus") == slots("papyrus")
    assert empty(state, "wheel") == slots("wheel")


def test_cubes_go_on_empty_slots_only_and_the_excess_goes_home() -> None:
    """Rulings Turn 3."""
    tesla = team("red", levels={"tesla": "P1 M4"})
    state = position(team("green"), tesla, inventions=[card("wheel", {0: "MM"})], turn=1)
    play(state, "work tesla on wheel")
    assert empty(state, "wheel") == "A"
    assert cubes(state, "wheel") == [2, 2]


def test_at_least_one_cube_is_placed() -> None:
    """Rulings Turn 3."""
    state = position(team("green"), team(), inventions=[card("bow"), card("axe", {1: "PP"})])
    assert legal(state, "work hippocrates on bow") == []
    assert refusal(state, "work hippocrates on bow").values["disciplines"] == [
        "physics",
        "mechanics",
        "mathematics",
    ]
    assert refusal(state, "work hippocrates on axe").values["disciplines"] == ["mechanics", "mathematics"]


def test_nobody_holds_cubes_back() -> None:
    """Rulings Turn 4: there is one way to work on an invention, with as much as possible."""
    state = position(team(levels={"archimedes": "P2 M2 A2"}), team(), inventions=[card("axe")])
    assert legal(state, "work archimedes on axe") == ["work archimedes on axe"]
    play(state, "work archimedes on axe", "take invention")
    assert seen(state, "inventions")[0] is None


def test_a_busy_inventor_does_not_work() -> None:
    """Rulings Turn 1."""
    state = position(team(busy=["archimedes"]), team())
    assert legal(state, "work archimedes") == []
    assert refusal(state, "work archimedes on axe").code == "inventor-busy"


def test_cubes_are_without_limit() -> None:
    """Rulings Turn 6: green has 20 cubes on the table and places more."""
    nearly = [card("crossbow", {0: "PMMMMA"}), card("pistol", {0: "PPCCCM"}), card("windmill", {0: "PPCMMA"})]
    state = position(team(), team(), age=2, inventions=[*nearly, card("piano", {0: "PA"})])
    assert sum(cubes(state, id)[0] for id in ("crossbow", "pistol", "windmill", "piano")) == 20
    play(state, "work archimedes on piano")
    assert cubes(state, "piano") == [4, 0]


def test_a_work_is_told_with_its_cubes() -> None:
    state = position(team("green"), team(), inventions=[card("bow")])
    state.log = log = Log()
    play(state, "work archimedes on bow")
    [event] = log.events
    assert event.kind == "work"
    assert event.values["seat"] == 0
    assert event.values["invention"] == "bow"
    assert event.values["cubes"] == {"physics": 1, "chemistry": 0, "mechanics": 1, "mathematics": 0}


def laid_one_by_one(levels: dict[str, int], left: dict[str, int]) -> dict[str, int]:
    """The slots left empty when an inventor lays their cubes one after the other."""
    left = dict(left)
    for name, level in levels.items():
        for _ in range(level):
            if left[name]:
                left[name] -= 1
    return left


@often
@given(st.data())
def test_work_fills_the_slots_that_laying_cubes_one_by_one_fills(data: st.DataObject) -> None:
    """Rulings Turn 3 and 4, for any inventor on any invention of any position."""
    state = data.draw(positions())
    seat = state.actors[0]
    before = seen(state, "inventions")
    team = seat_board(state, seat)["inventors"]
    works = [action for action in state.legal(seat) if action.type == "work"]
    possible = {
        f"work {i + 1} on {space + 1}"
        for i, member in enumerate(team)
        for space, shown in enumerate(before)
        if not member["busy"]
        and shown
        and laid_one_by_one(member["levels"], empty_slots(shown)) != empty_slots(shown)
    }
    assert {str(action) for action in works} == possible
    if not works:
        return
    action = data.draw(st.sampled_from(works))
    i, space = action.fields()["inventor"] - 1, action.fields()["space"] - 1
    left = laid_one_by_one(team[i]["levels"], empty_slots(before[space]))
    state.play(seat, action)
    if not any(left.values()):
        assert stage(state) == "reward"
    assert seat_board(state, seat)["inventors"][i]["busy"]
    after = seen(state, "inventions")
    assert empty_slots(after[space]) == left
    placed = sum(empty_slots(before[space]).values()) - sum(left.values())
    assert after[space]["cubes"][seat] == before[space]["cubes"][seat] + placed
    assert [shown for s, shown in enumerate(after) if s != space] == [
        shown for s, shown in enumerate(before) if s != space
    ]


@often
@given(positions())
def test_the_seat_to_play_can_work_or_rest(state: InventorsState) -> None:
    """Rulings Turn 7."""
    assert {action.type for action in state.legal(state.actors[0])} & {"work", "rest"}


@pytest.mark.parametrize("letter", LETTERS)
def test_every_discipline_is_worked_on_by_level(letter: str) -> None:
    id = {"P": "fire", "C": "papyrus", "M": "wheel", "A": "bow"}[letter]
    state = position(team(levels={"archimedes": f"{'P1 M1'} {letter}2"}), team(), inventions=[card(id)])
    play(state, "work archimedes on " + id)
    assert slots(id).count(letter) - empty(state, id).count(letter) == 2
