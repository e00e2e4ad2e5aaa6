"""The beats of Inventors: the work, the completed invention, each reward, the end of an age."""

from __future__ import annotations

from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import GAME, _numbers, card, play, position, team
from tests.steps import Step, steps

TWO = ("progression_2", "availability")


def next_steps(state: InventorsState, text: str) -> list[Step]:
    seat = state.actors[0]
    return steps(state, seat, GAME.parse(_numbers(state, text, seat)))


def on_table(step: Step) -> list[str]:
    return [shown["id"] for shown in step.view["inventions"] if shown]


def empty(step: Step) -> int:
    """Empty slots of the first invention."""
    return sum(owners.count(None) for owners in step.view["inventions"][0]["slots"].values())


def test_work_without_a_completion_is_one_step() -> None:
    state = position(team(), team(), inventions=[card("bow")])
    assert len(next_steps(state, "work archimedes on bow")) == 1


def test_the_last_cube_lies_before_the_invention_is_complete() -> None:
    state = position(team(), team(), inventions=[card("bow", {0: "PMMA"}, TWO)])
    placed, complete = next_steps(state, "work aristotle on bow")
    assert placed.kinds == ["work"]
    assert empty(placed) == 0
    assert placed.view["pending"]["sharing"] == []
    assert placed.view["actors"] == []
    assert complete.kinds == ["complete"]
    assert complete.view["stage"] == "reward"
    assert complete.view["pending"]["sharing"] == [0]


def test_a_reward_that_is_left_over_is_a_step() -> None:
    three = [team(), team(), team()]
    state = position(*three, inventions=[card("bow", {0: "PM", 1: "M", 2: "A"}, TWO)])
    play(state, "work aristotle on bow", "take token 1")
    taken, left = next_steps(state, "take invention")
    assert taken.kinds == ["card"]
    assert taken.view["boards"][1]["cards"] == ["bow"]
    assert taken.view["boards"][2]["tokens"]["availability"] == 0
    assert "bow" in on_table(taken)
    assert left.kinds == ["token"]
    assert left.view["boards"][2]["tokens"]["availability"] == 1
    assert "bow" not in on_table(left)


def test_an_age_ends_step_by_step() -> None:
    """The last invention but one is completed: the last one is lost, and the next age begins."""
    state = position(team(), team(), inventions=[card("bow", {0: "PMMA"}, TWO), card("fire")], gone=3)
    play(state, "work aristotle on bow")
    taken, lost, age = next_steps(state, "take invention")
    assert taken.kinds == ["card"]
    assert on_table(taken) == ["fire"]
    assert taken.view["age"] == 1
    assert lost.kinds == ["lost"]
    assert on_table(lost) == []
    assert "fire" in lost.view["boxed"]
    assert age.kinds == ["age"]
    assert age.view["age"] == 2
    assert len(on_table(age)) == 5
