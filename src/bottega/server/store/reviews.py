"""Reviews of finished matches, in SQL."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import orjson

from bottega.server.store.sql import Gone, Sql, marks
from bottega.table.types import AccountId, MatchId, Millis

#: A decision to do better: seat, number, grade.
Mistake: TypeAlias = tuple[int, int, str]

_COLUMNS: Final = "match_id, level, at, seats, mistakes, data"


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A review of a match at a level; `data` is the JSON text of the report."""

    match: MatchId
    level: str
    at: Millis
    seats: tuple[int, ...]
    mistakes: tuple[Mistake, ...]
    data: str


@dataclass(frozen=True, slots=True)
class OwnMistakes:
    """The mistakes of an account in a match, the costliest first, as the review of this level has them."""

    match: MatchId
    level: str
    at: Millis
    mistakes: tuple[Mistake, ...]


class Reviews(Sql):
    async def review(self, match: MatchId, level: str) -> ReviewRow | None:
        sql = f"SELECT {_COLUMNS} FROM reviews WHERE match_id = ?1 AND level = ?2"
        for id, found, at, seats, mistakes, data in await self._read(sql, match, level):
            return ReviewRow(id, found, at, tuple(orjson.loads(seats)), _mistakes(mistakes), data)
        return None

    async def review_levels(self, match: MatchId) -> list[str]:
        rows = await self._read("SELECT level FROM reviews WHERE match_id = ?1 ORDER BY level", match)
        return [row[0] for row in rows]

    async def save_review(self, review: ReviewRow) -> bool:
        try:
            await self._do(
                f"INSERT INTO reviews ({_COLUMNS}) VALUES ({marks(6)})"
                " ON CONFLICT (match_id, level) DO UPDATE SET at = excluded.at, seats = excluded.seats,"
                " mistakes = excluded.mistakes, data = excluded.data",
                review.match,
                review.level,
                review.at,
                orjson.dumps(review.seats).decode(),
                orjson.dumps(review.mistakes).decode(),
                review.data,
            )
        except Gone:
            return False
        return True

    async def own_mistakes(self, account: AccountId, game: str, limit: int) -> list[OwnMistakes]:
        rows = await self._list(
            "match_id, level, at, mistakes, seat",
            "FROM (SELECT reviews.match_id AS match_id, level, at, mistakes, seat FROM reviews"
            " JOIN seats ON seats.match_id = reviews.match_id JOIN matches ON matches.id = reviews.match_id"
            " WHERE account = ?1 AND game = ?2) AS own ORDER BY at DESC, match_id, level, seat LIMIT ?3",
            account,
            game,
            limit,
        )
        found = []
        for match, level, at, mistakes, seat in rows:
            own = tuple(each for each in _mistakes(mistakes) if each[0] == seat)
            if own:
                found.append(OwnMistakes(match, level, at, own))
        return found


def _mistakes(text: str) -> tuple[Mistake, ...]:
    return tuple((seat, number, grade) for seat, number, grade in orjson.loads(text))
