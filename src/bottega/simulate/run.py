"""Many matches on a pool of workers. Every match has a seed of its own, so that neither the number of
workers nor their speed changes a result."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from bottega.engine import editions
from bottega.simulate.matches import edited_game, play_match
from bottega.simulate.tally import MatchTally
from bottega.workers import LocalPool, Pool

#: Matches in one job.
_CHUNK: Final = 50


@dataclass(frozen=True)
class SimulationPlan:
    """What to play: the number of matches for each number of players.

    The edition is given by its changes, so that a worker does not need the file.
    """

    game: str
    players: tuple[int, ...]
    matches: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    edition: str = editions.STANDARD
    changes: tuple[tuple[str, editions.Value], ...] = ()

    @property
    def total(self) -> int:
        return self.matches * len(self.players)

    def match_seed(self, players: int, number: int) -> str:
        """The seed of one match: with it, and the options, the match can be played again alone."""
        return f"{self.seed}/{players}/{number}"


#: A number of players, and the numbers of the matches to play: the first, and the first that is left out.
Chunk = tuple[int, int, int]


def _chunks(plan: SimulationPlan) -> Iterator[Chunk]:
    """The jobs. The numbers of players take turns, so that a run that is stopped early has some of each."""
    for first in range(0, plan.matches, _CHUNK):
        for players in plan.players:
            yield players, first, min(first + _CHUNK, plan.matches)


def _play(plan: SimulationPlan, chunk: Chunk) -> MatchTally:
    """One job; Crash if a match fails."""
    players, first, end = chunk
    game = edited_game(plan.game, plan.edition, plan.changes)
    options = dict(plan.options)
    tally = MatchTally(players)
    start = time.process_time()
    for number in range(first, end):
        tally.add(play_match(game, players, options, plan.match_seed(players, number)))
    tally.seconds = time.process_time() - start
    return tally


def work(plan: SimulationPlan, pool: Pool | None = None) -> Generator[MatchTally, None, None]:
    """The matches of a plan in parts, always the same parts in the same order. Without a pool, this process
    plays them. Closing the iterator stops the work."""
    return (pool or LocalPool(1)).run(partial(_play, plan), _chunks(plan))


def simulate(
    plan: SimulationPlan, pool: Pool | None = None, on_progress: Callable[[int, int], None] | None = None
) -> dict[int, MatchTally]:
    """Play all matches; a tally for each number of players. `on_progress` is called with the number of
    matches that are done and with the number of all."""
    tallies = {players: MatchTally(players) for players in plan.players}
    done = 0
    for part in work(plan, pool):
        tallies[part.players].merge(part)
        done += part.matches
        if on_progress is not None:
            on_progress(done, plan.total)
    return tallies
