"""What single operations cost, on states from the middle of random matches."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from functools import partial

from bench.ours import midgame
from bottega.engine.game import Game
from bottega.engine.state import State

STATES = 60
ROUNDS = 5
BATCH = 20

#: Makes the call to be timed, with a seed or a state that nothing was asked of yet: so whatever remembers
#: its answers gains nothing by it.
Prepare = Callable[[State], Callable[[], object]]


def costs(game: Game, players: int) -> dict[str, float]:
    """Microseconds by operation: the mean over states of the median over rounds."""
    rng = random.Random(0)
    operations: dict[str, Prepare] = {
        "deal": lambda _: partial(game.deal, players, rng.getrandbits(32)),
        "start": lambda _: partial(game.start, game.deal(players, rng.getrandbits(32))),
        "clone": lambda state: state.clone,
        "legal": lambda state: partial(state.legal, state.actors[0]),
        "view": lambda state: partial(state.view, 0),
        "imagine": lambda state: partial(state.imagine, 0, rng),
        "dump": lambda state: state.dump,
        "load": lambda state: partial(game.load, state.dump()),
    }
    states = [midgame(game, players, seed) for seed in range(STATES)]
    return {
        name: statistics.mean(statistics.median(_rounds(prepare, state)) for state in states)
        for name, prepare in operations.items()
    }


def _rounds(prepare: Prepare, state: State) -> list[float]:
    return [_microseconds([prepare(state.clone()) for _ in range(BATCH)]) for _ in range(ROUNDS)]


def _microseconds(calls: list[Callable[[], object]]) -> float:
    """The mean of these calls."""
    start = time.process_time()
    for call in calls:
        call()
    return (time.process_time() - start) / len(calls) * 1e6
