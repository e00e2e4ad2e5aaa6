"""The pairs that meet, on which deals and on which seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from bottega.engine import editions

#: For each seat of a table, which of two sides holds it: 0 or 1.
Arrangement = tuple[int, ...]


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament. `entrants` are written as on the command line; `matches` are for each pair of them
    at each size of table, or for each of them where it plays alone.

    The edition is given by its changes, so that a worker does not need the file.
    """

    game: str
    entrants: tuple[str, ...]
    players: tuple[int, ...]
    matches: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    edition: str = editions.STANDARD
    changes: tuple[tuple[str, editions.Value], ...] = ()

    def deals(self, players: int) -> int:
        """The number of deals: two matches of a pair share one."""
        return self.matches if players == 1 else -(-self.matches // 2)

    def deal_seed(self, players: int, deal: int) -> str:
        return f"{self.seed}/{players}/{deal}"


@dataclass(frozen=True)
class Fixture:
    """A match to be played: the number of its deal, and by seat the number of an entrant."""

    players: int
    deal: int
    seats: tuple[int, ...]


def fixtures(plan: TournamentPlan) -> Iterator[Fixture]:
    """All matches, deal by deal: if the tournament stops early, every pair has played equally often."""
    for deal in range(max(plan.deals(players) for players in plan.players)):
        for players in plan.players:
            if deal < plan.deals(players):
                yield from of_deal(len(plan.entrants), players, deal)


def of_deal(entrants: int, players: int, deal: int) -> Iterator[Fixture]:
    """The matches of one deal."""
    if players == 1:
        for entrant in range(entrants):
            yield Fixture(1, deal, (entrant,))
        return
    ways = divisions(players)
    way = ways[deal % len(ways)]
    for pair in combinations(range(entrants), 2):
        for arrangement in (way, mirrored(way)):
            yield Fixture(players, deal, tuple(pair[side] for side in arrangement))


@cache
def divisions(players: int) -> tuple[Arrangement, ...]:
    """All ways to divide a table as evenly as possible, one of each two that mirror each other.

    >>> divisions(2), divisions(4)
    (((0, 1),), ((0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)))
    """
    ways: list[Arrangement] = []
    for first in combinations(range(players), players - players // 2):
        arrangement = tuple(0 if seat in first else 1 for seat in range(players))
        if mirrored(arrangement) not in ways:
            ways.append(arrangement)
    return tuple(ways)


def mirrored(arrangement: Arrangement) -> Arrangement:
    return tuple(1 - side for side in arrangement)
