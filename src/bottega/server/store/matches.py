"""Matches in SQL: entries, the row that goes with them, seats, snapshots, and the lists of matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from bottega.server.store.base import Cursor, Snapshot
from bottega.server.store.sql import Sql, SqlRow, Work, marks
from bottega.server.store.values import check_storable, replaced
from bottega.table.rows import Append, MatchRow, ResultRow, SeatRow, StoredEntry
from bottega.table.types import ABANDONED, OPEN, OVER, PLAYING, AccountId, MatchId, Millis

_COLUMNS: Final = (
    "id, game, status, players, public, spectators, ranked, tempo, number, created, changed, waiting, due,"
    " bots, summary"
)
_LIVE: Final = (OPEN, PLAYING)
_ENDED: Final = (OVER, ABANDONED)
#: 1 for a match that waits for the account, in the lists of its own matches.
_WAITS: Final = "CASE WHEN waiting & mine <> 0 THEN 1 ELSE 0 END"
# COALESCE hides the account from its index: here rows are read by their match.
_MINE: Final = "FROM seats AS mine WHERE mine.match_id = one.match_id AND COALESCE(mine.account, '') = ?1"
#: Matches of an account, each with a bit for each of its seats.
_SEATED: Final = (
    f"FROM (SELECT match_id, ended, (SELECT SUM(1 << seat) {_MINE}) AS mine FROM seats AS one"
    f" WHERE account = ?1 AND {{}} AND NOT EXISTS (SELECT 1 {_MINE} AND mine.seat < one.seat))"
    " AS found JOIN matches ON id = match_id"
)
#: A match under way that has not changed since a time. One that waits for nobody waits for a bot, and goes on
#: by itself.
_IDLE: Final = "status = 'playing' AND waiting <> 0 AND changed < ?1"
#: Before the first match of any list.
_START: Final = Cursor(1 << 62, "", waits=True)

#: What an entry changes in the row of its match, in the order of `row_values`.
CHANGING: Final = (
    "number",
    "game",
    "status",
    "players",
    "public",
    "spectators",
    "ranked",
    "tempo",
    "changed",
    "waiting",
    "due",
    "bots",
    "summary",
)
_CREATE: Final = (
    f"INSERT INTO matches (id, {', '.join(CHANGING)}, created)"
    f" VALUES ({marks(len(CHANGING) + 2)}) ON CONFLICT DO NOTHING RETURNING 1"
)
# An entry follows the one before it or is refused: the row of the match is what two processes meet at.
_ADVANCE: Final = (
    f"UPDATE matches SET {', '.join(f'{name} = ?{at}' for at, name in enumerate(CHANGING, 2))}"
    " WHERE id = ?1 AND number = ?2 - 1 RETURNING 1"
)
_ENTRY: Final = "INSERT INTO entries (match_id, number, at, data) VALUES (?1, ?2, ?3, ?4)"
# An account that was deleted in the meantime leaves an empty seat rather than a match that is stuck.
_SEAT: Final = (
    "INSERT INTO seats (match_id, seat, account) VALUES (?1, ?2, (SELECT id FROM accounts WHERE id = ?3))"
)
_RESULT: Final = (
    "INSERT INTO results"
    " (match_id, seat, account, name, game, players, place, score, ranked, finished, decisions, rated)"
    " VALUES (?1, ?2, (SELECT id FROM accounts WHERE id = ?3), ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
)


def row_values(row: MatchRow) -> tuple[Any, ...]:
    """The id of a match and what an entry changes in its row."""
    return (
        row.id,
        row.number,
        row.game,
        row.status,
        row.players,
        int(row.public),
        int(row.spectators),
        int(row.ranked),
        row.tempo,
        row.changed,
        row.waiting,
        row.due,
        row.bots,
        orjson.dumps(row.summary).decode(),
    )


@dataclass(slots=True, eq=False)
class Prepared:
    """An append as it was when it was asked for: the row it came with may change while it waits."""

    match: MatchId
    row: tuple[Any, ...]
    entry: tuple[Any, ...]
    created: Millis
    ended: Millis | None
    seats: tuple[SeatRow, ...] | None
    results: tuple[ResultRow, ...] | None
    #: Whether it is an entry of a match under way that changes nothing but the row: nearly all are. The
    #: stores write these many at a time, on the condition that the match was under way before as well.
    plain: bool


def prepare(append: Append) -> Prepared:
    """ValueError, TypeError or Unstorable where it could not be written anyway."""
    entry, row = append.entry, append.row
    if entry.number != row.number:
        raise ValueError(
            f"The row of match {row.id} has number {row.number}, its entry {entry.number}: they must be the"
            " same."
        )
    values = row_values(row)
    check_storable((*values, entry.data))
    return Prepared(
        row.id,
        values,
        (row.id, entry.number, entry.at, entry.data),
        row.created,
        row.changed if row.status in _ENDED else None,
        append.seats,
        append.results,
        row.status == PLAYING and append.seats is None and append.results is None and entry.number > 1,
    )


def append_work(append: Prepared) -> Work[bool]:
    """Any entry, with all that changes with it; False where its number is not the next one."""
    match = append.match
    if append.entry[1] == 1:
        written = yield _CREATE, (*append.row, append.created)
    else:
        written = yield _ADVANCE, append.row
    if not written:
        return False
    yield _ENTRY, append.entry
    if append.seats is not None:
        yield "DELETE FROM seats WHERE match_id = ?1", (match,)
        for each in append.seats:
            yield _SEAT, (match, each.seat, each.account)
    yield "UPDATE seats SET ended = ?2 WHERE match_id = ?1", (match, append.ended)
    if append.results is not None:
        yield from _results_work(match, append.results)
    return True


def _results_work(match: MatchId, results: tuple[ResultRow, ...]) -> Work[None]:
    # A match counts once in the ratings, whatever is said about its results later.
    before = yield "DELETE FROM results WHERE match_id = ?1 RETURNING rated", (match,)
    rated = max((row[0] for row in before), default=0)
    for each in results:
        figures = (each.game, each.players, each.place, each.score, int(each.ranked), each.finished)
        # A name of an old match must not keep it from ending.
        name = replaced(each.name)
        yield _RESULT, (match, each.seat, each.account, name, *figures, each.decisions, rated)


def match_row(row: SqlRow) -> MatchRow:
    values = list(row[:15])
    for yes_or_no in (4, 5, 6):
        values[yes_or_no] = bool(values[yes_or_no])
    values[14] = orjson.loads(values[14])
    return MatchRow(*values)


class MatchQueries(Sql):
    async def entries(self, match: MatchId, after: int = 0) -> list[StoredEntry]:
        rows = await self._list(
            "number, at, data",
            "FROM entries WHERE match_id = ?1 AND number > ?2 ORDER BY number",
            match,
            after,
        )
        return [StoredEntry(*row) for row in rows]

    async def match(self, match: MatchId) -> MatchRow | None:
        rows = await self._read(f"SELECT {_COLUMNS} FROM matches WHERE id = ?1", match)
        return match_row(rows[0]) if rows else None

    async def seats(self, match: MatchId) -> list[SeatRow]:
        rows = await self._read("SELECT seat, account FROM seats WHERE match_id = ?1 ORDER BY seat", match)
        return [SeatRow(*row) for row in rows]

    async def reachable_seats(self, match: MatchId) -> list[SeatRow]:
        rows = await self._read(
            "SELECT seat, account FROM seats WHERE match_id = ?1"
            " AND EXISTS (SELECT 1 FROM channels WHERE channels.account = seats.account) ORDER BY seat",
            match,
        )
        return [SeatRow(*row) for row in rows]

    async def open_tables(self, game: str | None, limit: int, after: Cursor | None) -> list[MatchRow]:
        return await self._tables("status = 'open' AND public = 1", "created", game, limit, after)

    async def live_tables(self, game: str | None, limit: int, after: Cursor | None) -> list[MatchRow]:
        where = "status = 'playing' AND public = 1 AND spectators = 1"
        return await self._tables(where, "changed", game, limit, after)

    async def _tables(
        self, where: str, order: str, game: str | None, limit: int, after: Cursor | None
    ) -> list[MatchRow]:
        values: list[Any] = [limit]
        if after is not None:
            values += (after.at, after.match)
            # The first condition is there for the index.
            where += f" AND {order} <= ?2 AND ({order} < ?2 OR id > ?3)"
        if game is not None:
            values.append(game)
            where += f" AND game = ?{len(values)}"
        return await self._matches(f"WHERE {where} ORDER BY {order} DESC, id LIMIT ?1", *values)

    async def _matches(self, rest: str, *values: Any) -> list[MatchRow]:
        return [match_row(row) for row in await self._list(_COLUMNS, f"FROM matches {rest}", *values)]

    async def matches_of(
        self, account: AccountId, status: tuple[str, ...], limit: int, after: Cursor | None
    ) -> list[tuple[MatchRow, tuple[int, ...]]]:
        start = after or _START
        rows: list[SqlRow] = []
        if live := [each for each in status if each in _LIVE]:
            rows += await self._under_way(account, live, limit, start)
        if ended := [each for each in status if each in _ENDED]:
            # None of these waits for anybody: all of them follow a match that waits.
            rows += await self._ended(account, ended, limit, _START if start.waits else start)
        matches = [(match_row(row), int(row[15])) for row in rows]
        matches.sort(key=lambda each: (not each[0].waiting & each[1], -each[0].changed, each[0].id))
        return [(row, _bits(mine)) for row, mine in matches[:limit]]

    async def _under_way(
        self, account: AccountId, status: list[str], limit: int, after: Cursor
    ) -> Sequence[SqlRow]:
        return await self._list(
            f"{_COLUMNS}, mine",
            f"{_SEATED.format('ended IS NULL')} WHERE status IN ({marks(len(status), 6)})"
            f" AND ({_WAITS} < ?5 OR ({_WAITS} = ?5 AND (changed < ?3 OR (changed = ?3 AND id > ?4))))"
            f" ORDER BY {_WAITS} DESC, changed DESC, id LIMIT ?2",
            account,
            limit,
            after.at,
            after.match,
            int(after.waits),
            *status,
        )

    async def _ended(
        self, account: AccountId, status: list[str], limit: int, after: Cursor
    ) -> Sequence[SqlRow]:
        """An account may have many of these: the index gives them in order, and only `limit` are read."""
        return await self._list(
            f"{_COLUMNS}, mine",
            f"{_SEATED.format('ended <= ?3')} WHERE status IN ({marks(len(status), 5)})"
            " AND (ended < ?3 OR id > ?4) ORDER BY ended DESC, id LIMIT ?2",
            account,
            limit,
            after.at,
            after.match,
            *status,
        )

    async def due_matches(self, now: Millis, limit: int) -> list[MatchRow]:
        return await self._matches("WHERE status = 'playing' AND due <= ?1 ORDER BY due LIMIT ?2", now, limit)

    async def waiting_bots(self, before: Millis, limit: int) -> list[MatchRow]:
        rest = "WHERE status = 'playing' AND bots < ?1 ORDER BY bots LIMIT ?2"
        return await self._matches(rest, before, limit)

    async def unnotified(self, since: Millis, limit: int) -> list[MatchRow]:
        rest = "WHERE status = 'playing' AND waiting <> 0 AND changed >= ?1 ORDER BY changed LIMIT ?2"
        return await self._matches(rest, since, limit)

    async def all_matches(self, after: MatchId | None, limit: int) -> list[MatchRow]:
        return await self._matches("WHERE id > ?1 ORDER BY id LIMIT ?2", after or "", limit)

    async def stale_tables(self, before: Millis, limit: int) -> list[MatchId]:
        return await self._ids("status = 'open' AND changed < ?1", before, limit)

    async def idle_matches(self, before: Millis, limit: int) -> list[MatchId]:
        return await self._ids(_IDLE, before, limit)

    async def idle_bot_matches(self, before: Millis, limit: int) -> list[MatchId]:
        alone = "(SELECT COUNT(account) FROM seats WHERE match_id = id) < 2"
        return await self._ids(f"{_IDLE} AND {alone}", before, limit)

    async def _ids(self, where: str, before: Millis, limit: int) -> list[MatchId]:
        rest = f"FROM matches WHERE {where} ORDER BY changed LIMIT ?2"
        return [row[0] for row in await self._list("id", rest, before, limit)]

    async def delete_ended(self, match: MatchId, account: AccountId) -> bool:
        sat = "EXISTS (SELECT 1 FROM seats WHERE match_id = ?1 AND account"
        gone = await self._do(
            "DELETE FROM matches WHERE id = ?1 AND status IN ('over', 'abandoned') AND ranked = 0"
            f" AND {sat} = ?2) AND NOT {sat} <> ?2) RETURNING 1",
            match,
            account,
        )
        return bool(gone)

    async def delete_abandoned(self, before: Millis, limit: int) -> list[MatchId]:
        old = "status = 'abandoned' AND changed < ?1"
        gone = await self._do(
            f"DELETE FROM matches WHERE {old} AND id IN"
            f" (SELECT id FROM matches WHERE {old} ORDER BY changed LIMIT ?2) RETURNING id",
            before,
            limit,
        )
        return [row[0] for row in gone]

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        sql = "SELECT match_id, number, version, data FROM snapshots WHERE match_id = ?1"
        rows = await self._read(sql, match)
        return Snapshot(*rows[0]) if rows else None

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        # Of a match that is gone there is nothing to keep.
        await self._do(
            "INSERT INTO snapshots (match_id, number, version, data)"
            " SELECT id, ?2, ?3, ?4 FROM matches WHERE id = ?1"
            " ON CONFLICT (match_id) DO UPDATE SET number = excluded.number, version = excluded.version,"
            " data = excluded.data WHERE excluded.number >= snapshots.number",
            snapshot.match,
            snapshot.number,
            snapshot.version,
            snapshot.data,
        )

    async def drop_snapshots(self) -> int:
        return len(await self._do("DELETE FROM snapshots RETURNING 1"))


def _bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set.

    >>> _bits(0b1010)
    (1, 3)
    """
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)
