"""Situations that random play seldom reaches, for tests that have to see everything."""

from __future__ import annotations

from bottega.engine.state import State
from tests.games.inventors.positions import GAME, position, team


def scenes() -> list[State]:
    return [choosing_teams(), many_tokens(), everything_known(), a_team_chosen()]


def choosing_teams() -> State:
    state: State = GAME.start(GAME.deal(3, seed=1, teams="chosen"))
    return state


def a_team_chosen() -> State:
    """The first has chosen a team, the second chooses."""
    state = choosing_teams()
    state.play(0, GAME.parse("team red"))
    return state


def many_tokens() -> State:
    """One of everything in hand, and three of additional knowledge."""
    rich = team(
        tokens=(
            "progression_2",
            "progression_4",
            "availability",
            "availability",
            "additional_knowledge",
            "additional_knowledge",
            "additional_knowledge",
            "classification",
            "victory_points_1",
        ),
        busy=("archimedes",),
    )
    return position(rich, team(tokens=("progression_3",)), team())


def everything_known() -> State:
    """Levels at the top, and tokens that do not fit."""
    master = team(
        levels={"archimedes": "P4 C4 M4 A4", "aristotle": "P1 A2"}, tokens=("progression_2", "progression_4")
    )
    return position(master, team(tokens=("classification", "classification")))
