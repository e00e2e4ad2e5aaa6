"""Browsers that accounts use, reports about players, and what the host does about them, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bottega.server.store.sql import Sql, first, marks
from bottega.table.types import AccountId, MatchId, Millis

#: A warning is shown to the account once; a silence keeps it from chatting; a ban keeps it out.
MeasureKind: TypeAlias = Literal["warn", "silence", "ban"]

_REPORT: Final = "id, at, account, reporter, reason, text, match_id, line, closed"
_MEASURE: Final = "id, account, kind, at, until, text"


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody says about a player. `line` is the line of chat that it is about, as it was said."""

    id: str
    at: Millis
    account: AccountId
    reporter: AccountId | None
    reason: str
    text: str
    match: MatchId | None = None
    line: str | None = None
    #: When the host dealt with it.
    closed: Millis | None = None


@dataclass(frozen=True, slots=True)
class Measure:
    """What the host did about a player; `until` None is for good."""

    id: str
    account: AccountId
    kind: MeasureKind
    at: Millis
    until: Millis | None
    text: str


class Moderation(Sql):
    # Browsers

    async def add_browser(self, account: AccountId, browser: str, seen: Millis) -> None:
        await self._do(
            "INSERT INTO browsers (account, browser, seen) VALUES (?1, ?2, ?3)"
            " ON CONFLICT (account, browser) DO UPDATE SET seen = excluded.seen",
            account,
            browser,
            seen,
        )

    async def has_browser(self, account: AccountId, browser: str) -> bool:
        sql = "SELECT 1 FROM browsers WHERE account = ?1 AND browser = ?2"
        return bool(await self._read(sql, account, browser))

    async def share_browser(self, accounts: Sequence[AccountId]) -> bool:
        """Whether two of these accounts use the same browser."""
        rows = await self._read(
            f"SELECT browser FROM browsers WHERE account IN ({marks(len(accounts))})"
            " GROUP BY browser HAVING COUNT(*) > 1 LIMIT 1",
            *accounts,
        )
        return bool(rows)

    async def forget_browsers(self, before: Millis) -> int:
        return len(await self._do("DELETE FROM browsers WHERE seen < ?1 RETURNING 1", before))

    # Reports

    async def add_report(self, report: Report) -> None:
        await self._do(
            f"INSERT INTO reports ({_REPORT}) VALUES ({marks(9)})",
            report.id,
            report.at,
            report.account,
            report.reporter,
            report.reason,
            report.text,
            report.match,
            report.line,
            report.closed,
        )

    async def reports(self, account: AccountId | None = None, limit: int = 500) -> list[Report]:
        """Those the host has not dealt with, the oldest first; about one account, all of them."""
        where = "closed IS NULL" if account is None else "account = ?2"
        rest = f"FROM reports WHERE {where} ORDER BY at, id LIMIT ?1"
        values = (limit,) if account is None else (limit, account)
        return [Report(*row) for row in await self._list(_REPORT, rest, *values)]

    async def close_reports(self, account: AccountId, at: Millis) -> int:
        """The host has dealt with all reports about this account."""
        sql = "UPDATE reports SET closed = ?2 WHERE account = ?1 AND closed IS NULL RETURNING 1"
        return len(await self._do(sql, account, at))

    async def forget_reports(self, before: Millis) -> int:
        """Delete those that were dealt with before this time."""
        return len(await self._do("DELETE FROM reports WHERE closed < ?1 RETURNING 1", before))

    async def chat_text(self, match: MatchId, number: int, account: AccountId) -> str | None:
        """What this account said in this line; None where it said nothing there."""
        sql = "SELECT line FROM chat WHERE match_id = ?1 AND number = ?2 AND account = ?3"
        text: str | None = first(await self._read(sql, match, number, account))
        return text

    # Measures

    async def add_measure(self, measure: Measure) -> None:
        """It takes the place of an earlier silence or ban of the same account."""
        if measure.kind != "warn":
            await self.end_measures(measure.account, measure.kind)
        await self._do(
            f"INSERT INTO measures ({_MEASURE}) VALUES ({marks(6)})",
            measure.id,
            measure.account,
            measure.kind,
            measure.at,
            measure.until,
            measure.text,
        )

    async def measures(self, account: AccountId, kind: MeasureKind, now: Millis) -> list[Measure]:
        """Those in force, the oldest first."""
        rest = (
            "FROM measures WHERE account = ?1 AND kind = ?2 AND (until IS NULL OR until > ?3) ORDER BY at, id"
        )
        return [Measure(*row) for row in await self._list(_MEASURE, rest, account, kind, now)]

    async def end_measures(self, account: AccountId, kind: MeasureKind) -> int:
        sql = "DELETE FROM measures WHERE account = ?1 AND kind = ?2 RETURNING 1"
        return len(await self._do(sql, account, kind))

    async def end_warning(self, account: AccountId, id: str) -> bool:
        """The account has seen it."""
        sql = "DELETE FROM measures WHERE account = ?1 AND id = ?2 AND kind = 'warn' RETURNING 1"
        return bool(await self._do(sql, account, id))

    # Counting

    async def running(self, account: AccountId) -> int:
        """The matches of this account that are open or under way."""
        sql = "SELECT COUNT(DISTINCT match_id) FROM seats WHERE account = ?1 AND ended IS NULL"
        return int(first(await self._read(sql, account)) or 0)

    async def accounts_with_mail(self, target: str, limit: int = 10) -> list[AccountId]:
        """The accounts with this target of mail, whatever its capitals."""
        rest = "FROM channels WHERE kind = 'mail' AND lower(target) = lower(?1) ORDER BY created, id LIMIT ?2"
        return [row[0] for row in await self._list("account", rest, target, limit)]
