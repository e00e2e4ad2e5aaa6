"""Random play of Bottega's games, legal moves included."""

from __future__ import annotations

import random

from bench.contest import Contestant
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Seat


def contestants(game: Game) -> list[Contestant]:
    """The game with each number of players it seats."""
    return [_contestant(game, players) for players in game.seats]


def _contestant(game: Game, players: int) -> Contestant:
    def match(seed: int) -> int:
        rng = random.Random(seed).random
        state = game.start(game.deal(players, seed))
        decisions = 0
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(rng() * len(legal))])
            decisions += 1
        return decisions

    return Contestant(label(game, players), match)


def label(game: Game, players: int) -> str:
    return f"{game.name} ({players})"


def midgame(game: Game, players: int, seed: int) -> State:
    """A random match stopped somewhere in the middle half of its decisions."""
    rng = random.Random(seed)
    deal = game.deal(players, seed)
    history: list[tuple[Seat, Action]] = []
    state = game.start(deal)
    while not state.over:
        seat = state.actors[0]
        action = rng.choice(state.legal(seat))
        history.append((seat, action))
        state.apply(seat, action)
    state = game.start(deal)
    for seat, action in history[: int(len(history) * rng.uniform(0.25, 0.75))]:
        state.apply(seat, action)
    return state
