"""Many matches, spread over processes. Every match has a seed of its own, so that neither their number
nor their order changes anything."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final

from bottega.engine import editions
from bottega.engine.game import Game
from bottega.games import edited
from bottega.simulate.matches import play_match
from bottega.simulate.tally import Tally
from bottega.system import enter_pool

#: Matches in one piece of work.
_CHUNK: Final = 50
#: Pieces of work that wait for each process: enough that none is idle.
_AHEAD: Final = 8


@dataclass(frozen=True)
class Plan:
    """What to play: the number of matches for each number of players.

    The edition is told by its changes, so that a process can have it without the file.
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


@lru_cache
def _game(name: str, edition: str, changes: tuple[tuple[str, editions.Value], ...]) -> Game:
    game = edited(name, edition, dict(changes))
    # The tables of a game stay for good: the collector of garbage need not visit them match after match.
    gc.collect()
    gc.freeze()
    return game


def _chunks(plan: Plan) -> Iterator[tuple[int, range]]:
    """All numbers of players in turn: whoever stops early has some of each."""
    for first in range(0, plan.matches, _CHUNK):
        for players in plan.players:
            yield players, range(first, min(first + _CHUNK, plan.matches))


def _play(plan: Plan, players: int, numbers: range) -> Tally:
    """One piece of work; Crash if a match fails."""
    game = _game(plan.game, plan.edition, plan.changes)
    options = dict(plan.options)
    tally = Tally(players)
    start = time.process_time()
    for number in numbers:
        tally.add(play_match(game, players, options, plan.match_seed(players, number)))
    tally.seconds = time.process_time() - start
    return tally


def work(plan: Plan, jobs: int = 1) -> Iterator[Tally]:
    """The pieces of work in their order, as they are done, on `jobs` processes.

    Closing the iterator stops the work.
    """
    chunks = _chunks(plan)
    if jobs == 1:
        for players, numbers in chunks:
            yield _play(plan, players, numbers)
        return
    # An interrupt from the keyboard reaches all processes; only the first decides what to do.
    with ProcessPoolExecutor(jobs, initializer=enter_pool) as pool:
        waiting: list[Future[Tally]] = []
        try:
            for players, numbers in islice(chunks, _AHEAD * jobs):
                waiting.append(pool.submit(_play, plan, players, numbers))
            while waiting:
                done = waiting.pop(0).result()
                for players, numbers in islice(chunks, 1):
                    waiting.append(pool.submit(_play, plan, players, numbers))
                yield done
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def simulate(
    plan: Plan, jobs: int = 1, on_progress: Callable[[int, int], None] | None = None
) -> dict[int, Tally]:
    """Play it all; a tally for each number of players. `on_progress` hears how many matches are done,
    of how many."""
    tallies = {players: Tally(players) for players in plan.players}
    done = 0
    for part in work(plan, jobs):
        tallies[part.players].merge(part)
        done += part.matches
        if on_progress is not None:
            on_progress(done, plan.total)
    return tallies
