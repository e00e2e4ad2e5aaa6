"""How fast a game is on this machine: a few seconds' measurement of one process's CPU time."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.simulate.matches import play_match

#: States that the single operations are measured on, and calls on each.
_STATES: Final = 25
_CALLS: Final = 20


@dataclass
class Speed:
    """Random play: decisions per second of CPU time; single operations: microseconds each."""

    players: int
    matches: int
    decisions: int
    seconds: float
    clone: float
    legal: float
    view: float
    imagine: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def measure(game: Game, players: int, seconds: float) -> Speed:
    """Play at random for this number of seconds, then measure single operations."""
    matches = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not matches:
        decisions += play_match(game, players, {}, f"speed/{players}/{matches}").decisions
        matches += 1
    spent = time.process_time() - start
    states = [_midway(game, players, f"midway/{players}/{i}") for i in range(_STATES)]
    rng = random.Random(0)
    return Speed(
        players,
        matches,
        decisions,
        spent,
        clone=_microseconds(states, lambda state: state.clone()),
        legal=_microseconds(states, lambda state: state.legal(state.actors[0])),
        view=_microseconds(states, lambda state: state.view(state.actors[0])),
        imagine=_microseconds(states, lambda state: state.imagine(state.actors[0], rng)),
    )


def _midway(game: Game, players: int, seed: str) -> State:
    """A state somewhere on the way through a random match."""
    rng = random.Random(seed)
    length = play_match(game, players, {}, seed).decisions
    state = game.begin(game.deal(players, seed))
    for _ in range(int(length * rng.uniform(0.2, 0.8))):
        if state.over:
            break
        seat = state.actors[0]
        following = state.clone()
        following.apply(seat, rng.choice(state.legal(seat)))
        if following.over:
            break
        state = following
    return state


def _microseconds(states: list[State], call: Callable[[State], object]) -> float:
    """The mean cost of one call, each on a copy that nothing was asked of before."""
    copies = [state.clone() for state in states for _ in range(_CALLS)]
    start = time.process_time()
    for state in copies:
        call(state)
    return (time.process_time() - start) / len(copies) * 1e6
