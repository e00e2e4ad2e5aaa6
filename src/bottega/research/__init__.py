"""The research layer: environments, batches, data and studies, made of the same rules as everything else.

It needs the packages of ``bottega[research]``; each function says which. They are imported when one is
called: ``from bottega import research`` needs none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, SupportsIndex

from bottega.engine.game import Game
from bottega.research.dataset.files import observations, read, write
from bottega.research.dataset.rows import Decision
from bottega.research.dataset.selfplay import play

if TYPE_CHECKING:
    from bottega.research.aec_env import AgentsEnv
    from bottega.research.batches import Batch
    from bottega.research.gym_env import SeatEnv
    from bottega.research.spiel import SpielGame

__all__ = ["Decision", "aec", "batch", "gym", "observations", "openspiel", "play", "read", "write"]


def batch(
    game: Game | str,
    players: SupportsIndex,
    *,
    count: SupportsIndex = 256,
    seed: SupportsIndex | str = 0,
    reward: str = "win",
    options: Mapping[str, str] | None = None,
) -> Batch:
    """`count` matches side by side, stepped together and restarted when they are over. It needs numpy.

    The game is a name or an object of `bottega.game`, which may have an edition. `options` are those of
    `game.deal`, `reward` is win, rank or margin (`bottega.research.rewards`).
    """
    from bottega.research.packages import needed

    with needed("research.batch", "numpy"):
        from bottega.research.batches import Batch
    return Batch(game, players, count, seed, reward, options)


def aec(
    game: Game | str,
    players: SupportsIndex,
    *,
    reward: str = "win",
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> AgentsEnv:
    """A match as an environment of PettingZoo (AEC), with an agent for each seat. It needs pettingzoo."""
    from bottega.research.packages import needed

    with needed("research.aec", "pettingzoo"):
        from bottega.research.aec_env import AgentsEnv
    return AgentsEnv(game, players, reward, options, render_mode)


def gym(
    game: Game | str,
    players: SupportsIndex,
    *,
    seat: SupportsIndex | None = 0,
    opponents: Sequence[str] | str = "random",
    reward: str = "win",
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    illegal: str = "error",
) -> SeatEnv:
    """A match as an environment of Gymnasium: one seat, and bots on the others. It needs gymnasium.

    With `seat` None, the seats are taken in turn, match by match. `opponents` are entrants as the ladder
    reads them ("greedy", "search:iterations=50"): one for all the other seats, or one for each, clockwise
    from the seat after this one.
    """
    from bottega.research.packages import needed

    with needed("research.gym", "gymnasium"):
        from bottega.research.gym_env import SeatEnv
    return SeatEnv(game, players, seat, opponents, reward, options, render_mode, illegal)


def openspiel(
    game: Game | str,
    players: SupportsIndex,
    *,
    reward: str = "win",
    options: Mapping[str, str] | None = None,
    seed: SupportsIndex = 0,
    deals: SupportsIndex = 1000,
) -> SpielGame:
    """A game of OpenSpiel, registered as ``bottega_<name>``. It needs open-spiel.

    The first node is a chance node, with `deals` equally likely deals that follow from the seed.
    """
    from bottega.research.packages import needed

    with needed("research.openspiel", "open-spiel"):
        from bottega.research.spiel import load
    return load(game, players, reward, options, seed, deals)
