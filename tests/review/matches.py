"""Finished matches, for tests of reviews."""

from __future__ import annotations

import random
from functools import cache

import bottega
from bottega.bots.bot import Budget, outlook
from bottega.bots.registry import bot
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.types import Deal, Seat
from bottega.review.effort import Effort

#: Little work, so that a review takes about a second on the sources.
LITTLE = Effort(search=24, compare=12, sources=4, explained=2)

History = tuple[tuple[Seat, Action], ...]


@cache
def played(
    name: str, players: tuple[str, ...], seed: int, iterations: int = 40
) -> tuple[Game, Deal, History]:
    """A match of these bots from its deal to its end."""
    game = bottega.game(name)
    deal = game.deal(players=len(players), seed=seed)
    state, rng = game.start(deal), random.Random(seed)
    bots = [bot(each, game, f"{seed}:{seat}") for seat, each in enumerate(players)]
    history: list[tuple[Seat, Action]] = []
    while not state.over:
        seat = state.actors[0]
        view = outlook(state, seat, rng, history)
        action = bots[seat].decide(view, Budget(iterations=iterations)).action
        state.play(seat, action)
        history.append((seat, action))
    return game, deal, tuple(history)
