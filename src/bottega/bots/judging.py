"""What bots have in common that ask the insight of their game."""

from __future__ import annotations

import random

from bottega.bots.bot import Bot
from bottega.engine.game import Game
from bottega.engine.insight import Insight
from bottega.engine.types import Json


class JudgingBot(Bot):
    """A bot with a generator of its own and the insight of its game, which each copy asks for anew."""

    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._insight = self.insight_of(game)
        self._rng = random.Random(seed)

    def __getstate__(self) -> dict[str, Json]:
        return {name: value for name, value in vars(self).items() if name != "_insight"}

    def __setstate__(self, state: dict[str, Json]) -> None:
        vars(self).update(state)
        self._insight = self.insight_of(self._game)

    def insight_of(self, game: Game) -> Insight:
        """The insight that this bot asks."""
        return game.insight()
