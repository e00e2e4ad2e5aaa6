"""Who meets whom, on which deals and on which seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

from bottega.engine import editions

#: For each seat of a table, which of two sides holds it: 0 or 1.
Arrangement = tuple[int, ...]


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament. `entrants` are written as on the command line, and may be equal; `matches` are for each
    pair of them at each size of table, or for each of them where it plays alone.

    With a `table`, there are no pairs: all matches are at that table, which has by seat the number of an
    entrant. An entrant may hold several seats of it. `players` is then its size alone.

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
    table: tuple[int, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants, told apart: the second of two equal ones is ``greedy #2``."""
        return tuple(
            f"{entrant} #{earlier + 1}" if (earlier := self.entrants[:number].count(entrant)) else entrant
            for number, entrant in enumerate(self.entrants)
        )

    def matches_of_deal(self, players: int) -> int:
        """How many matches a pair plays on one deal; or a table, or somebody alone."""
        if self.table:
            return len(rotations(orders(self.table)[0]))
        return 1 if players == 1 else 2

    def deals(self, players: int) -> int:
        return -(-self.matches // self.matches_of_deal(players))

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
                yield from of_deal(plan, players, deal)


def of_deal(plan: TournamentPlan, players: int, deal: int) -> Iterator[Fixture]:
    """The matches of one deal."""
    entrants = range(len(plan.entrants))
    if plan.table:
        rounds = orders(plan.table)
        for seats in rotations(rounds[deal % len(rounds)]):
            yield Fixture(players, deal, seats)
        return
    if players == 1:
        for entrant in entrants:
            yield Fixture(1, deal, (entrant,))
        return
    ways = divisions(players)
    way = ways[deal % len(ways)]
    for pair in combinations(entrants, 2):
        for arrangement in (way, mirrored(way)):
            yield Fixture(players, deal, tuple(pair[side] for side in arrangement))


def rotations(seats: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All ways to turn a table: everybody moves up by one seat, then by one more, and so on.

    >>> rotations((0, 1, 1))
    ((0, 1, 1), (1, 1, 0), (1, 0, 1))
    """
    return tuple(dict.fromkeys(seats[turn:] + seats[:turn] for turn in range(len(seats))))


@cache
def orders(seats: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All orders around a table, one of those that a turn makes the same.

    An order that repeats itself (A B A B) has fewer rotations and is left out where there are others: every
    deal has the same number of matches.

    >>> orders((0, 1, 2)), orders((0, 0, 1, 1))
    (((0, 1, 2), (0, 2, 1)), ((0, 0, 1, 1),))
    """
    found: list[tuple[int, ...]] = []
    seen: set[tuple[int, ...]] = set()
    for order in permutations(seats):
        if order not in seen:
            seen.update(rotations(order))
            found.append(order)
    most = max(len(rotations(order)) for order in found)
    return tuple(order for order in found if len(rotations(order)) == most)


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
