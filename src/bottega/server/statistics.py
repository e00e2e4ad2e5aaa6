"""The profile of a player, from the results of past matches."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from bottega.server.store.base import Account, RatingRow, Store
from bottega.table.rows import ResultRow
from bottega.table.types import AccountId

#: How many of a player's last matches count for the figures.
LONGEST: Final = 2_000
#: How many of the last matches count for opponents, and how many are listed.
_RECENT: Final = 100
LISTED: Final = 20
#: Maximum opponents in a profile.
_OPPONENTS: Final = 10
#: The fewest matches of a player on a leaderboard, and the length of a leaderboard.
FEWEST: Final = 5
LEADERS: Final = 100


@dataclass(frozen=True)
class PlayerTally:
    """A player's matches at one game with one number of players. In a solo match, place 1 is a win."""

    game: str
    players: int
    matches: int
    wins: int
    place: float
    score: float
    best: int


@dataclass(frozen=True)
class Opponent:
    """A person met at tables: how often, and how often the player was ahead of them."""

    name: str
    matches: int
    ahead: int


@dataclass(frozen=True)
class Profile:
    """The profile of a player. Others see only matches that were public; players see all of their own."""

    account: Account
    ratings: list[RatingRow]
    tallies: list[PlayerTally]
    matches: int
    wins: int
    #: Matches in a row, counted from the last one: won (above 0) or not won (below 0).
    streak: int
    opponents: list[Opponent]
    last: list[ResultRow]


def tallies(results: Iterable[ResultRow]) -> list[PlayerTally]:
    """In order of game and number of players."""
    tables: defaultdict[tuple[str, int], list[ResultRow]] = defaultdict(list)
    for row in results:
        tables[row.game, row.players].append(row)
    return [
        PlayerTally(
            game=game,
            players=players,
            matches=len(rows),
            wins=sum(row.place == 1 for row in rows),
            place=round(fmean(row.place for row in rows), 2),
            score=round(fmean(row.score for row in rows), 1),
            best=max(row.score for row in rows),
        )
        for (game, players), rows in sorted(tables.items())
    ]


def streak(results: Sequence[ResultRow]) -> int:
    """
    >>> streak([])
    0
    """
    if not results:
        return 0
    won = results[0].place == 1
    length = next((i for i, row in enumerate(results) if (row.place == 1) != won), len(results))
    return length if won else -length


def met_most(account: AccountId, tables: Iterable[Sequence[ResultRow]]) -> list[tuple[AccountId, int, int]]:
    """The people met most often at these tables: how often, and how often the player was ahead."""
    met: Counter[AccountId] = Counter()
    ahead: Counter[AccountId] = Counter()
    for table in tables:
        places = {row.account: row.place for row in table if row.account is not None}
        own = places.pop(account)
        for other, place in places.items():
            met[other] += 1
            ahead[other] += own < place
    return [(other, count, ahead[other]) for other, count in met.most_common(_OPPONENTS)]


async def _opponents(store: Store, met: Sequence[tuple[AccountId, int, int]]) -> list[Opponent]:
    """Under the names they have now."""
    names = await store.names([other for other, _, _ in met])
    return [Opponent(names[other], matches, ahead) for other, matches, ahead in met if other in names]


async def profile(store: Store, account: Account, own: bool) -> Profile:
    """`own`: the player asks for their own profile. Anybody with the address of a private table may enter it,
    and who sat there is private too: others see public ones only."""
    results = await store.results_of(account.id, LONGEST, None)
    tables = await store.tables_of(account.id, _RECENT, public=not own)
    return Profile(
        account=account,
        ratings=await store.ratings_of(account.id),
        tallies=tallies(results),
        matches=len(results),
        wins=sum(row.place == 1 for row in results),
        streak=streak(results),
        opponents=await _opponents(store, met_most(account.id, tables)),
        last=[next(row for row in table if row.account == account.id) for table in tables[:LISTED]],
    )


async def leaderboard(store: Store, game: str, players: int) -> list[RatingRow]:
    """The best players by rating; only those who have played enough matches."""
    ratings = await store.leaders(game, players, 4 * LEADERS)
    return [rating for rating in ratings if rating.matches >= FEWEST][:LEADERS]
