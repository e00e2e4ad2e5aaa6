"""Results and ratings in SQL."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby
from typing import Final

from bottega.server.store.base import RatingRow
from bottega.server.store.sql import Sql, SqlRow, Undo, Work, marks
from bottega.table.rows import ResultRow
from bottega.table.types import ABANDONED, OPEN, OVER, PLAYING, AccountId, MatchId, Millis

_RESULT: Final = "match_id, seat, account, name, game, players, place, score, ranked, finished, decisions"
# The name is the one the account has today.
_RATING: Final = (
    "SELECT account, name, game, players, mu, sigma, matches, wins, changed"
    " FROM ratings JOIN accounts ON accounts.id = account"
)
_NEW_RATING: Final = (
    "INSERT INTO ratings (account, game, players, mu, sigma, matches, wins, changed)"
    f" SELECT id, {marks(7, 2)} FROM accounts WHERE id = ?1 ON CONFLICT DO NOTHING RETURNING 1"
)
_NEXT_RATING: Final = (
    "UPDATE ratings SET mu = ?4, sigma = ?5, matches = ?6, wins = ?7, changed = ?8"
    " WHERE account = ?1 AND game = ?2 AND players = ?3"
    " AND mu = ?9 AND sigma = ?10 AND matches = ?11 RETURNING 1"
)


def _result(row: SqlRow) -> ResultRow:
    values = list(row)
    values[8] = bool(values[8])
    return ResultRow(*values)


def _rate_work(
    match: MatchId, ratings: list[RatingRow], expected: list[RatingRow | None], unrated: str | None
) -> Work[bool]:
    marked = yield (
        "UPDATE results SET rated = 1, unrated = ?2 WHERE match_id = ?1 AND rated = 0 RETURNING 1",
        (match, unrated),
    )
    if not marked:
        raise Undo
    for new, old in zip(ratings, expected, strict=True):
        key = (new.account, new.game, new.players)
        figures = (new.mu, new.sigma, new.matches, new.wins, new.changed)
        if old is None:
            written = yield _NEW_RATING, (*key, *figures)
        else:
            written = yield _NEXT_RATING, (*key, *figures, old.mu, old.sigma, old.matches)
        # Accounts that were deleted meanwhile are left out; the others get their ratings.
        if not written and (yield "SELECT 1 FROM accounts WHERE id = ?1", (new.account,)):
            raise Undo
    return True


class Results(Sql):
    async def unrated(self, limit: int) -> list[list[ResultRow]]:
        rows = await self._list(
            _RESULT,
            "FROM results WHERE match_id IN (SELECT match_id FROM"
            " (SELECT DISTINCT finished, match_id FROM results WHERE ranked = 1 AND rated = 0"
            " ORDER BY finished, match_id LIMIT ?1) AS oldest)"
            " ORDER BY finished, match_id, seat",
            limit,
        )
        return [list(each) for _, each in groupby(map(_result, rows), key=lambda result: result.match)]

    async def rate(
        self,
        match: MatchId,
        ratings: list[RatingRow],
        expected: list[RatingRow | None],
        unrated: str | None = None,
    ) -> bool:
        try:
            return await self._write(_rate_work, match, ratings, expected, unrated)
        except Undo:
            return False

    async def ratings_of(self, account: AccountId) -> list[RatingRow]:
        rows = await self._read(f"{_RATING} WHERE account = ?1 ORDER BY game, players", account)
        return [RatingRow(*row) for row in rows]

    async def ratings(self, accounts: list[AccountId], game: str, players: int) -> list[RatingRow | None]:
        if not accounts:
            return []
        where = f"game = ?1 AND players = ?2 AND account IN ({marks(len(accounts), 3)})"
        rows = await self._read(f"{_RATING} WHERE {where}", game, players, *accounts)
        ratings = {row[0]: RatingRow(*row) for row in rows}
        return [ratings.get(account) for account in accounts]

    async def leaders(self, game: str, players: int, limit: int) -> list[RatingRow]:
        rows = await self._read(
            f"{_RATING} WHERE game = ?1 AND players = ?2 ORDER BY mu - 3 * sigma DESC LIMIT ?3",
            game,
            players,
            limit,
        )
        return [RatingRow(*row) for row in rows]

    async def results_of(self, account: AccountId, limit: int, before: Millis | None) -> list[ResultRow]:
        earlier = "" if before is None else " AND finished < ?3"
        rows = await self._list(
            _RESULT,
            f"FROM results WHERE account = ?1{earlier} ORDER BY finished DESC LIMIT ?2",
            account,
            limit,
            *(() if before is None else (before,)),
        )
        return [_result(row) for row in rows]

    async def tables_of(self, account: AccountId, limit: int, public: bool) -> list[list[ResultRow]]:
        # Who sat at a table that was not public is private, so the filter comes before the limit.
        seen = " AND match_id IN (SELECT id FROM matches WHERE public = 1)" if public else ""
        rows = await self._list(
            _RESULT,
            "FROM results WHERE match_id IN (SELECT match_id FROM"
            f" (SELECT DISTINCT finished, match_id FROM results WHERE account = ?1{seen}"
            " ORDER BY finished DESC, match_id LIMIT ?2) AS last)"
            " ORDER BY finished DESC, match_id, seat",
            account,
            limit,
        )
        return [list(each) for _, each in groupby(map(_result, rows), key=lambda result: result.match)]

    async def names(self, accounts: Collection[AccountId]) -> dict[AccountId, str]:
        if not accounts:
            return {}
        sql = f"SELECT id, name FROM accounts WHERE id IN ({marks(len(accounts))})"
        return {row[0]: row[1] for row in await self._read(sql, *accounts)}

    async def results(self, match: MatchId) -> list[ResultRow]:
        rows = await self._read(f"SELECT {_RESULT} FROM results WHERE match_id = ?1 ORDER BY seat", match)
        return [_result(row) for row in rows]

    async def rating_outcome(self, match: MatchId) -> tuple[bool, str | None] | None:
        sql = "SELECT rated, unrated FROM results WHERE match_id = ?1 AND ranked = 1 LIMIT 1"
        rows = await self._read(sql, match)
        return (bool(rows[0][0]), rows[0][1]) if rows else None

    async def counts(self) -> dict[str, int]:
        (accounts,) = (await self._read("SELECT COUNT(*) FROM accounts"))[0]
        counted = dict.fromkeys((OPEN, PLAYING, OVER, ABANDONED), 0)
        # Entries are numbered from 1 without a gap: the last number of each match is how many it has.
        entries = 0
        sql = "SELECT status, COUNT(*), SUM(number) FROM matches GROUP BY status"
        for status, matches, numbers in await self._read(sql):
            counted[status] = matches
            entries += numbers
        return {"accounts": accounts, **counted, "entries": entries}
