"""Matches under way, for tests of bots."""

from __future__ import annotations

import itertools
import random

import bottega
from bottega.bots.bot import Outlook, outlook
from bottega.engine.action import Action
from bottega.engine.state import State
from bottega.engine.types import Seat


def random_match(
    name: str, players: int, seed: int, decisions: int
) -> tuple[State, list[tuple[Seat, Action]]]:
    """A match after this number of random decisions (or at its end), and these decisions."""
    game = bottega.game(name)
    state, rng = game.start(game.deal(players=players, seed=seed)), random.Random(seed)
    history: list[tuple[Seat, Action]] = []
    while len(history) < decisions and not state.over:
        seat = rng.choice(state.actors)
        action = rng.choice(state.legal(seat))
        state.apply(seat, action)
        history.append((seat, action))
    return state, history


def random_state(name: str, players: int, seed: int, decisions: int) -> State:
    return random_match(name, players, seed, decisions)[0]


def real_decision(name: str, players: int, seed: int, after: int) -> tuple[State, Seat, Outlook]:
    """The first decision after this number at which there is something to choose, as its seat sees it."""
    while True:
        state, history = random_match(name, players, seed, after)
        for seat in state.actors:
            if len(state.legal(seat)) > 1:
                return state, seat, outlook(state, seat, random.Random(seed), history)
        assert not state.over
        after += 1


def bidding() -> State:
    """Leonardo, when several have completed the same invention and bid for it at once."""
    game = bottega.game("leonardo")
    for seed in itertools.count():
        state, rng = game.start(game.deal(players=3, seed=seed)), random.Random(seed)
        while not state.over:
            if len(state.actors) > 1 and all(len(state.legal(seat)) > 1 for seat in state.actors):
                return state
            seat = state.actors[0]
            legal = state.legal(seat)
            start = [action for action in legal if action.type == "start"]
            state.apply(seat, rng.choice(start or legal))
    raise AssertionError


#: One table of each size for each game.
TABLES = [(name, players) for name in bottega.games() for players in bottega.game(name).seats]
