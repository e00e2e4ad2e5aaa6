"""Version 2 of the rules, made up for the tests of upgrades: the lowest bid wins.

`coins` is what a careful release offers, with the rules of version 1 beside the new ones; `only_lowest` is
one that has dropped them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bottega.engine.editions import Edition
from bottega.engine.game import Game

from . import THROWING, Coins, CoinsState


class LowestState(CoinsState):
    __slots__ = ()

    def turn_over(self) -> None:
        winner = self.bids.index(min(self.bids))
        self.emit("bids", {"coins": list(self.bids)})
        self.discard += self.bids
        self.bids = [0] * self.players
        self.won[winner].append(self.pile.pop(0))
        self.emit("win", {"seat": winner, "coin": self.won[winner][-1]})
        self.ask(winner, THROWING)


class LowestCoins(Coins):
    def __init__(
        self, earlier: Mapping[int, Callable[[], Game]] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(LowestState, edition)
        self.version = 2
        self.earlier = earlier or {}

    def with_edition(self, edition: Edition) -> LowestCoins:
        return LowestCoins(self.earlier, edition)


def coins() -> LowestCoins:
    return LowestCoins({1: Coins})


def only_lowest() -> LowestCoins:
    return LowestCoins()
