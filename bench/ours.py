"""Random play of Bottega's games, legal moves included."""

from __future__ import annotations

import random
import time
from functools import partial
from typing import Any, Final

import bottega
from bench.builds import running
from bench.subject import Prepare, Subject, midway
from bottega.engine.playout import Dice, play_out, step
from bottega.engine.state import State

#: Parts of a match that are measured apart.
PARTS: Final = 10
#: Matches that go through a part together, so that reading the clock costs nothing.
TOGETHER: Final = 20


class Bottega(Subject):
    """One of our games with a number of players."""

    def __init__(self, name: str, players: int) -> None:
        self.game = bottega.game(name)
        self.players = players
        self.version = f"bottega {bottega.__version__} ({running()})"
        self.rng = random.Random(0)
        self.encoding = self.game.encoding(players)

    def match(self, seed: int) -> int:
        return play_out(self.game.start(self.game.deal(self.players, seed)), Dice(seed))

    def midgame(self, seed: int) -> State:
        deal = self.game.deal(self.players, seed)
        rng = random.Random()

        def start() -> State:
            rng.seed(seed)
            return self.game.start(deal)

        def step(state: State) -> bool:
            if state.over:
                return False
            seat = state.actors[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            return True

        found: State = midway(start, step, random.Random(seed).uniform(0.25, 0.75))
        return found

    def clone(self, state: State) -> State:
        return state.clone()

    def operations(self) -> dict[str, Prepare]:
        game, players, rng = self.game, self.players, self.rng
        return {
            "clone": lambda state: state.clone,
            "legal": lambda state: partial(state.legal, state.actors[0]),
            "apply": lambda state: partial(state.apply, *self._choice(state)),
            "play": lambda state: partial(state.play, *self._choice(state)),
            "view": lambda state: partial(state.view, state.actors[0]),
            "observe": lambda state: partial(self.encoding.observe, state, state.actors[0]),
            "imagine": lambda state: partial(state.imagine, state.actors[0], rng),
            "deal": lambda _: partial(game.deal, players, rng.getrandbits(32)),
            "start": lambda _: partial(game.start, game.deal(players, rng.getrandbits(32))),
            "dump": lambda state: state.dump,
            "load": lambda state: partial(game.load, state.dump()),
        }

    def _choice(self, state: State) -> tuple[Any, Any]:
        seat = state.actors[0]
        return seat, self.rng.choice(state.legal(seat))

    def parts(self, seed: int, seconds: float) -> list[float]:
        """Microseconds per decision in each tenth of a match, over all matches that fit in the time."""
        spent, decisions = [0.0] * PARTS, [0] * PARTS
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            seeds = range(seed, seed + TOGETHER)
            lengths = [self.match(one) for one in seeds]
            dice = [Dice(one) for one in seeds]
            states = [self.game.start(self.game.deal(self.players, one)) for one in seeds]
            for part in range(PARTS):
                steps = [(n * (part + 1) // PARTS) - (n * part // PARTS) for n in lengths]
                spent[part] += _advance(states, dice, steps)
                decisions[part] += sum(steps)
            seed += TOGETHER
        return [1e6 * s / n for s, n in zip(spent, decisions, strict=True)]


def _advance(states: list[State], dice: list[Dice], steps: list[int]) -> float:
    """Play `steps[i]` more decisions of match i; returns the CPU time."""
    start = time.process_time()
    for state, own, count in zip(states, dice, steps, strict=True):
        for _ in range(count):
            step(state, own)
    return time.process_time() - start
