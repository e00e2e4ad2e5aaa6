"""Bottega: three Renaissance board games with every rule enforced, for play and for research.

>>> import bottega
>>> game = bottega.game("masters")
>>> state = game.start(game.deal(players=3, seed=7))
>>> state.actors
(0, 1, 2)
>>> len(state.legal(0))
6
"""

from typing import TYPE_CHECKING

from bottega import sources

sources.choose()

from bottega.engine.refusal import IllegalAction, Refusal  # noqa: E402
from bottega.games import game  # noqa: E402
from bottega.sources import compiled  # noqa: E402

if TYPE_CHECKING:
    # The package `bottega.games` can be called. A function of its name would hide the games in it.
    from bottega.games import games

__version__ = "0.1.0"

__all__ = ["IllegalAction", "Refusal", "__version__", "compiled", "game", "games"]
