"""The peer that the budgets are ratios to: catanatron, Settlers of Catan in pure Python."""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.contest import Contestant


def catanatron() -> Contestant:
    """Four random players in the loop of its own ``Game.play``, without accumulators."""
    return Contestant("catanatron (4)", _match)


def _match(seed: int) -> int:
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions
