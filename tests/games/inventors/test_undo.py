"""Undo: a decision can be taken back until another seat decides or something hidden comes to light."""

from __future__ import annotations

import pytest

from bottega.engine.match import Match, UndoRefused
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import GAME, busy, card, deal, knows, position, seen, stage, team


def match_at(state: InventorsState) -> Match:
    """A match that has come to this position."""
    match = Match(GAME, deal(state.players), ["Ada", "Bruno", "Chiara"][: state.players])
    match.state = state
    match.state.log = match.log
    return match


def now(match: Match) -> InventorsState:
    assert isinstance(match.state, InventorsState)
    return match.state


def test_a_work_can_be_taken_back_until_another_decides() -> None:
    match = match_at(position(team(), team()))
    before = match.state.dump()
    match.play(0, GAME.parse("work 1 on 1"))
    assert busy(now(match)) == ["archimedes"]
    match.undo(0)
    assert match.state.dump() == before
    match.play(0, GAME.parse("work 2 on 1"))
    match.play(1, GAME.parse("work 2 on 1"))
    with pytest.raises(UndoRefused, match="acted"):
        match.undo(0)


def test_a_turn_can_be_taken_back_with_all_its_tokens() -> None:
    match = match_at(position(team(tokens=["progression_2", "availability"], busy=["hypatia"]), team()))
    before = match.state.dump()
    for text in ("raise 1 chemistry", "flip progression_2", "use availability", "work 1 on 1"):
        match.play(0, GAME.parse(text))
    assert knows(now(match), "archimedes") == "P1 C1 M1"
    assert match.undo_depth(0) == 4
    match.undo(0, 4)
    assert match.state.dump() == before


def test_completing_an_invention_can_be_taken_back_as_long_as_nobody_else_has_chosen() -> None:
    match = match_at(position(team(), team(), inventions=[card("bow", {1: "PMM", 0: "A"})]))
    match.play(0, GAME.parse("work 4 on 1"))
    assert match.undo_depth(0) == 1
    match.play(1, GAME.parse("take invention"))
    assert match.undo_depth(0) == 0


@pytest.mark.parametrize("age", [1, 2])
def test_opening_a_new_age_cannot_be_taken_back(age: int) -> None:
    """Hidden inventions and tokens have come to light."""
    nearly = {1: card("bow", {0: "PMMA"}), 2: card("crossbow", {0: "PMMMMA"})}[age]
    last = card("axe" if age == 1 else "pistol")
    match = match_at(position(team(), team(), inventions=[nearly, last], age=age, gone=3))
    match.play(0, GAME.parse("work 2 on 1"))
    assert match.undo_depth(0) == 1
    match.play(0, GAME.parse("take invention"))
    assert seen(now(match), "age") == age + 1
    assert match.undo_depth(0) == 0
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo(0)


def test_the_end_of_the_last_age_reveals_nothing() -> None:
    inventions = [card("gatling", {0: "PCCMMMMA"}), card("revolver")]
    match = match_at(position(team(), team(), inventions=inventions, age=3, gone=3))
    match.play(0, GAME.parse("work 2 on 1"))
    match.play(0, GAME.parse("take invention"))
    assert match.state.over
    match.undo(0)
    assert stage(now(match)) == "reward"


def test_the_last_team_chosen_brings_the_inventions_to_light() -> None:
    match = Match(GAME, GAME.deal(2, seed=1, teams="chosen"), ["Ada", "Bruno"])
    match.play(0, GAME.parse("team red"))
    assert match.undo_depth(0) == 1
    match.play(1, GAME.parse("team blue"))
    assert match.undo_depth(1) == 0
