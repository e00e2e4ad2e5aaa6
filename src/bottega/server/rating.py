"""Ratings of people, per game and number of players, by openskill's Plackett-Luce model.

A ranked match is a contest of the people at the table, in the order of their places; bots do not count. A
match that says nothing about how people play changes no rating, and the reason is stored (`Unrated`): fewer
than two people, an account on two seats, somebody who hardly decided anything, accounts that use the same
browser. People get better as they play, so openskill's usual drift applies.

A rating is written only if the one it was computed from is still there: of two processes that rate at once,
one fails and reads again. A match that could not be rated is rated later, by any process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from openskill.models import PlackettLuce

from bottega.server.background import Background
from bottega.server.logs import ServerLog
from bottega.server.store.base import Busy, RatingRow, Store
from bottega.server.timing import Now
from bottega.table.rows import ResultRow
from bottega.table.types import Millis

_LOG: Final = ServerLog("ratings")
_MODEL: Final = PlackettLuce()
#: The rating that people see: that of a new player, and how much each point of openskill adds. An average
#: player with many matches has about 1500.
_BASE: Final = 1000
_SCALE: Final = 24
#: With fewer matches than this, a rating is provisional.
SETTLED: Final = 10
#: With fewer decisions than this by one of the people, a match is not rated: they left at once.
FEWEST_DECISIONS: Final = 3
#: Maximum matches per round, and attempts for each.
_MANY: Final = 200
_TRIES: Final = 3
#: Seconds between rounds.
_INTERVAL: Final = 5.0


#: Why a match is not rated: ``unrated-<reason>`` in the catalogues says it.
Unrated: TypeAlias = Literal["alone", "twice", "decisions", "browser"]


def shown(mu: float, sigma: float) -> int:
    """The number beside a name: a cautious estimate, low as long as there are few matches.

    >>> shown(_MODEL.mu, _MODEL.sigma), shown(25, 1.4)
    (1000, 1499)
    """
    return round(_BASE + _SCALE * (mu - 3 * sigma))


def is_provisional(rating: RatingRow) -> bool:
    return rating.matches < SETTLED


async def rate_pending(store: Store, now: Now, many: int = _MANY) -> int:
    """Rate the matches that wait for it, oldest first; how many were rated here."""
    rated = 0
    for results in await store.unrated(many):
        for _ in range(_TRIES):
            if await _rate(store, results, now()):
                rated += 1
                break
    return rated


async def _rate(store: Store, results: Sequence[ResultRow], at: Millis) -> bool:
    people = [row for row in results if row.account is not None]
    accounts = [row.account for row in people if row.account is not None]
    match, game, players = results[0].match, results[0].game, results[0].players
    reason = unrated(people)
    if reason is None and await store.share_browser(accounts):
        reason = "browser"
    if reason is not None:
        return await store.rate(match, [], [], reason)
    expected = await store.ratings(accounts, game, players)
    return await store.rate(match, rated(people, expected, at), expected)


def unrated(people: Sequence[ResultRow]) -> Unrated | None:
    """Why a match of these people is not rated, as far as its results say."""
    if len({row.account for row in people}) < len(people):
        return "twice"
    if len(people) < 2:
        return "alone"
    if any(row.decisions is not None and row.decisions < FEWEST_DECISIONS for row in people):
        return "decisions"
    return None


def rated(people: Sequence[ResultRow], before: Sequence[RatingRow | None], at: Millis) -> list[RatingRow]:
    """The new ratings after a match; those who share a place tie."""
    if not people:
        return []
    old = [
        [_MODEL.rating() if each is None else _MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before
    ]
    new = _MODEL.rate(old, ranks=[float(row.place) for row in people])
    return [
        RatingRow(
            account=row.account or "",
            name=row.name,
            game=row.game,
            players=row.players,
            mu=rating.mu,
            sigma=rating.sigma,
            matches=(known.matches if known else 0) + 1,
            wins=(known.wins if known else 0) + (row.place == 1),
            changed=at,
        )
        for row, known, [rating] in zip(people, before, new, strict=True)
    ]


class Rater(Background):
    """The part of the site that rates finished matches, of this process and of others."""

    def __init__(self, store: Store, now: Now) -> None:
        super().__init__("ratings")
        self._store = store
        self._now = now

    async def run(self) -> None:
        while True:
            try:
                rated = await rate_pending(self._store, self._now)
                if rated:
                    _LOG.info("rated", matches=rated)
            except Busy as error:
                _LOG.warning("store-away", error=error)
            except Exception as error:
                # One match that cannot be rated must not stop the ratings of all others.
                _LOG.error("ratings-failed", error=error)
            await asyncio.sleep(_INTERVAL)
