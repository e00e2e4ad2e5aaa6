"""Resting: all busy inventors stand up, and that is the turn."""

from __future__ import annotations

from bottega.engine.events import Log
from tests.games.inventors.positions import busy, card, legal, members, play, position, refusal, team


def test_all_busy_inventors_stand_up_and_the_turn_is_over() -> None:
    """Rulings Turn 1."""
    state = position(team(busy=["archimedes", "hypatia"]), team(busy=["oresme"]))
    state.log = log = Log()
    play(state, "rest")
    assert busy(state, 0) == []
    assert busy(state, 1) == ["oresme"], "the others' inventors stay where they are"
    assert state.actors == (1,)
    assert [(event.kind, event.values) for event in log.events] == [("rest", {"seat": 0})]


def test_nobody_rests_when_nobody_is_busy() -> None:
    """Rulings Turn 1: at least one inventor is busy."""
    state = position(team(), team(busy=["oresme"]))
    assert legal(state, "rest") == []
    assert refusal(state, "rest").code == "nobody-busy"


def test_with_four_busy_inventors_rest_is_forced() -> None:
    """Rulings Turn 2."""
    state = position(team(busy=members("green")), team())
    assert legal(state) == ["rest"]


def test_with_fewer_busy_inventors_rest_is_a_choice() -> None:
    """Rulings Turn 2."""
    state = position(team(busy=members("green")[:3]), team(), inventions=[card("bow"), card("axe")], gone=3)
    assert legal(state) == ["work hypatia on bow", "work hypatia on axe", "rest"]


def test_rest_is_forced_when_the_available_inventor_knows_nothing_that_is_needed() -> None:
    """Rulings Turn 7."""
    state = position(
        team(busy=["archimedes", "aristotle", "hypatia"]),
        team(),
        inventions=[card("bow"), card("axe")],
        gone=3,
    )
    assert legal(state) == ["rest"]


def test_an_availability_token_takes_the_place_of_a_forced_rest() -> None:
    """Rulings Turn 2: forced unless a token is used; the turn goes on with a work."""
    state = position(
        team(busy=members("green"), tokens=["availability"]),
        team(),
        inventions=[card("bow"), card("axe")],
        gone=3,
    )
    assert legal(state, "work", "rest", "use") == ["rest", "use availability"]
    play(state, "use availability")
    assert state.actors == (0,)
    assert busy(state) == []
    play(state, "work hypatia on bow")
    assert busy(state) == ["hypatia"]
    assert state.actors == (1,)
