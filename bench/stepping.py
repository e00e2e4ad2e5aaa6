"""Steps with observations: how fast a program that learns is served, ours and peers in the same run.

A step is a decision with what its seat knows as numbers, its legal actions, and a random choice among them;
matches that are over are begun anew. Ours at the largest table: in a batch, one match stepped from Python,
and through PettingZoo. Peers: games of OpenSpiel with their tensors, games of PettingZoo as it measures them.

``python -m bench.stepping GAME PLAYERS STEPS`` is a workload to count: this number of steps of a batch.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final

import numpy as np

import bottega
from bottega import research

#: Matches in a batch, seconds of a round, rounds.
COUNT: Final = 256
SECONDS: Final = 0.5
ROUNDS: Final = 3

#: Games of OpenSpiel with a tensor for what a player knows, and games of PettingZoo.
SPIEL: Final = ("backgammon", "hearts", "python_tic_tac_toe")
ZOO: Final = ("connect_four_v3", "tictactoe_v3")

#: Makes one step after the other, and says how many there were each time.
Steps = Iterator[int]


def rate(steps: Steps) -> float:
    """Steps in a second of processor time: the best of several rounds, whatever else runs."""
    best = 0.0
    gc.collect()
    for _ in range(ROUNDS):
        done, begin = 0, time.process_time()
        while time.process_time() - begin < SECONDS:
            done += next(steps)
        best = max(best, done / (time.process_time() - begin))
    return best


def batched(name: str, players: int) -> Steps:
    batch = research.batch(name, players, count=COUNT, seed=1)
    rng = np.random.default_rng(1)
    while True:
        batch.step(batch.random(rng))
        yield COUNT


def single(name: str, players: int) -> Steps:
    game = bottega.game(name)
    encoding, draw, number = game.encoding(players), random.Random(1).random, 0
    while True:
        number += 1
        state = game.start(game.deal(players, number))
        while not state.over:
            seat = state.actors[0]
            np.frombuffer(encoding.observe(state, seat), np.uint8)
            legal = state.legal(seat)
            state.apply(seat, legal[int(draw() * len(legal))])
            yield 1


def through_pettingzoo(env: Any) -> Steps:
    """As PettingZoo's own benchmark does it."""
    env.reset(seed=1)
    while True:
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            action = None
            if not (terminated or truncated):
                action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
            env.step(action)
            yield 1
        env.reset()


def of_openspiel(name: str) -> Steps:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers those in Python

    game, draw = pyspiel.load_game(name), random.Random(1).random
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pyspiel.sample_action(state.chance_outcomes(), draw())[0])
                continue
            np.array(state.observation_tensor() if name != "hearts" else state.information_state_tensor())
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            yield 1


def ours(name: str) -> list[tuple[str, float]]:
    """By way of stepping: the rate at the largest table."""
    players = bottega.game(name).seats[-1]
    ways: dict[str, Callable[[], Steps]] = {
        f"batch of {COUNT}": lambda: batched(name, players),
        "one match": lambda: single(name, players),
        "PettingZoo": lambda: through_pettingzoo(research.aec(name, players)),
    }
    return [(way, rate(steps())) for way, steps in ways.items()]


def peers() -> list[tuple[str, float | str]]:
    """The rate of each peer, or why there is none."""
    told: list[tuple[str, float | str]] = [(f"OpenSpiel {name}", rate(of_openspiel(name))) for name in SPIEL]
    for name in ZOO:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
        except ImportError as missing:
            told.append((f"PettingZoo {name}", f"left out: {missing}"))
        else:
            told.append((f"PettingZoo {name}", rate(through_pettingzoo(module.env()))))
    return told


def step_batch(name: str, players: int, steps: int) -> dict[str, int]:
    """The workload: how many decisions, and a checksum of what was seen in the end."""
    batch = research.batch(name, players, count=COUNT, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(steps):
        batch.step(batch.random(rng))
    seen = zlib.crc32(batch.observations.tobytes())
    return {"matches": COUNT, "decisions": steps * COUNT, "checksum": seen}


if __name__ == "__main__":
    print(json.dumps(step_batch(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
