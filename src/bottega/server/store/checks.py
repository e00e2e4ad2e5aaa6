"""Whether the rows of a store agree with each other, in SQL."""

from __future__ import annotations

from typing import Final

from bottega.server.store.base import Disagreement
from bottega.server.store.sql import FAULTS, Sql

#: What refers to what: table, column, and the table whose `id` it is. A test compares it with the schema.
REFERENCES: Final = (
    ("sessions", "account", "accounts"),
    ("entries", "match_id", "matches"),
    ("seats", "match_id", "matches"),
    ("seats", "account", "accounts"),
    ("snapshots", "match_id", "matches"),
    ("results", "match_id", "matches"),
    ("results", "account", "accounts"),
    ("ratings", "account", "accounts"),
    ("chat", "match_id", "matches"),
    ("chat", "account", "accounts"),
    ("mutes", "account", "accounts"),
    ("mutes", "other", "accounts"),
    ("notes", "match_id", "matches"),
    ("notes", "account", "accounts"),
    ("channels", "account", "accounts"),
    ("notified", "match_id", "matches"),
    ("notified", "account", "accounts"),
    ("renames", "account", "accounts"),
    ("browsers", "account", "accounts"),
    ("reports", "account", "accounts"),
    ("reports", "reporter", "accounts"),
    ("measures", "account", "accounts"),
    ("learnt", "account", "accounts"),
    ("reviews", "match_id", "matches"),
)

#: Of matches: what does not agree, the table, and which matches these are.
_MATCHES: Final = (
    ("entries", "entries", FAULTS),
    (
        "ended",
        "seats",
        "SELECT DISTINCT match_id FROM seats JOIN matches ON id = match_id"
        " WHERE COALESCE(ended, -1) <> CASE WHEN status IN ('over', 'abandoned') THEN changed ELSE -1 END",
    ),
    (
        "snapshot",
        "snapshots",
        "SELECT match_id FROM snapshots JOIN matches ON id = match_id"
        " WHERE snapshots.number > matches.number",
    ),
    (
        "chat",
        "chat",
        "SELECT DISTINCT match_id FROM chat JOIN matches ON id = match_id WHERE chat.number > lines",
    ),
    (
        "results",
        "results",
        "SELECT DISTINCT match_id FROM results JOIN matches ON id = match_id WHERE status <> 'over'",
    ),
    (
        "review",
        "reviews",
        "SELECT DISTINCT match_id FROM reviews JOIN matches ON id = match_id"
        " WHERE status NOT IN ('over', 'abandoned')",
    ),
)
# Not every result that was looked at changes a rating.
_RATINGS: Final = (
    "SELECT account FROM ratings WHERE wins > matches OR matches > (SELECT COUNT(*) FROM results"
    " WHERE results.account = ratings.account AND results.game = ratings.game"
    " AND results.players = ratings.players AND ranked = 1 AND rated = 1)"
)


class Checks(Sql):
    async def disagreements(self) -> list[Disagreement]:
        found = []
        for table, column, target in REFERENCES:
            where = f"{column} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM {target} WHERE id = {column})"
            sql = f"SELECT DISTINCT {column} FROM {table} WHERE {where}"
            for (id,) in await self._read(sql):
                about = {"match": id} if target == "matches" else {"account": id}
                found.append(Disagreement("orphan", table, **about))
        for what, table, sql in _MATCHES:
            found += [Disagreement(what, table, match=row[0]) for row in await self._read(sql)]
        found += [Disagreement("ratings", "ratings", account=row[0]) for row in await self._read(_RATINGS)]
        return found
