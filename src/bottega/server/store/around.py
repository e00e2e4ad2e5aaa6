"""What belongs to a match beside its entries, in SQL: chat, mutes, notes, notices; and values for all
processes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bottega.server.store.base import Channel, ChatLine, Notified
from bottega.server.store.sql import Gone, Sql, Work, first, marks
from bottega.table.types import AccountId, MatchId, Millis

_CHANNEL: Final = "id, account, kind, target, created, failures"
ADD_CHANNEL: Final = f"INSERT INTO channels ({_CHANNEL}) VALUES ({marks(6)})"


def channel_values(channel: Channel) -> tuple[Any, ...]:
    """In the order of `ADD_CHANNEL`."""
    return (
        channel.id,
        channel.account,
        channel.kind,
        channel.target,
        channel.created,
        channel.failures,
    )


def _chat_work(match: MatchId, line: ChatLine) -> Work[int]:
    # The row of the match counts: two lines at once get two numbers.
    counted = yield "UPDATE matches SET lines = lines + 1 WHERE id = ?1 RETURNING lines", (match,)
    if not counted:
        raise Gone(f"There is no match {match} to talk at.")
    number: int = first(counted)
    sql = "INSERT INTO chat (match_id, number, at, account, line) VALUES (?1, ?2, ?3, ?4, ?5)"
    yield sql, (match, number, line.at, line.account, line.text)
    return number


def _value_work(key: str, value: str) -> Work[str]:
    yield "INSERT INTO shared (key, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING", (key, value)
    kept: str = first((yield "SELECT value FROM shared WHERE key = ?1", (key,)))
    return kept


class Around(Sql):
    async def add_chat(self, match: MatchId, line: ChatLine) -> ChatLine:
        return replace(line, number=await self._write(_chat_work, match, line))

    async def chat(self, match: MatchId, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """Authors have their current name; the author of a deleted account has neither name nor account."""
        rows = await self._list(
            "number, at, author, name, line",
            "FROM (SELECT number, at, COALESCE(account, '') AS author, COALESCE(name, '') AS name, line"
            " FROM chat LEFT JOIN accounts ON accounts.id = account"
            " WHERE match_id = ?1 AND number > ?2 ORDER BY number DESC LIMIT ?3) AS lines ORDER BY number",
            match,
            after,
            limit,
        )
        return [ChatLine(*row) for row in rows]

    async def forget_chat(self, before: Millis, limit: int) -> int:
        gone = await self._do(
            "DELETE FROM chat WHERE (match_id, number) IN (SELECT match_id, chat.number FROM chat"
            " JOIN matches ON matches.id = match_id WHERE at < ?1 AND changed < ?1"
            " AND status IN ('over', 'abandoned') ORDER BY at LIMIT ?2) RETURNING 1",
            before,
            limit,
        )
        return len(gone)

    async def mute(self, account: AccountId, other: AccountId, muted: bool) -> None:
        if muted:
            sql = "INSERT INTO mutes (account, other) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
        else:
            sql = "DELETE FROM mutes WHERE account = ?1 AND other = ?2"
        await self._do(sql, account, other)

    async def muted_by(self, account: AccountId) -> list[AccountId]:
        rows = await self._list("other", "FROM mutes WHERE account = ?1 ORDER BY other", account)
        return [row[0] for row in rows]

    async def note(self, match: MatchId, account: AccountId) -> str:
        sql = "SELECT note FROM notes WHERE match_id = ?1 AND account = ?2"
        return first(await self._read(sql, match, account)) or ""

    async def save_note(self, match: MatchId, account: AccountId, text: str) -> None:
        if not text:
            await self._do("DELETE FROM notes WHERE match_id = ?1 AND account = ?2", match, account)
            return
        await self._do(
            "INSERT INTO notes (match_id, account, note) VALUES (?1, ?2, ?3)"
            " ON CONFLICT (match_id, account) DO UPDATE SET note = excluded.note",
            match,
            account,
            text,
        )

    async def add_channel(self, channel: Channel) -> None:
        await self._do(ADD_CHANNEL, *channel_values(channel))

    async def channels(self, account: AccountId) -> list[Channel]:
        rest = "FROM channels WHERE account = ?1 ORDER BY created, id"
        return [Channel(*row) for row in await self._list(_CHANNEL, rest, account)]

    async def delete_channel(self, account: AccountId, channel: str) -> None:
        await self._do("DELETE FROM channels WHERE id = ?1 AND account = ?2", channel, account)

    async def channel_failed(self, channel: str) -> int:
        sql = "UPDATE channels SET failures = failures + 1 WHERE id = ?1 RETURNING failures"
        return first(await self._do(sql, channel)) or 0

    async def channel_worked(self, channel: str) -> None:
        await self._do("UPDATE channels SET failures = 0 WHERE id = ?1 AND failures > 0", channel)

    async def notified(self, match: MatchId, account: AccountId) -> Notified | None:
        rows = await self._read(
            "SELECT match_id, account, number, times, at FROM notified WHERE match_id = ?1 AND account = ?2",
            match,
            account,
        )
        return Notified(*rows[0]) if rows else None

    async def set_notified(self, notified: Notified, expected: Notified | None) -> bool:
        values: list[Any] = [notified.match, notified.account, notified.number, notified.times, notified.at]
        if expected is None:
            sql = (
                "INSERT INTO notified (match_id, account, number, times, at) VALUES (?1, ?2, ?3, ?4, ?5)"
                " ON CONFLICT DO NOTHING RETURNING 1"
            )
        else:
            sql = (
                "UPDATE notified SET number = ?3, times = ?4, at = ?5 WHERE match_id = ?1 AND account = ?2"
                " AND number = ?6 AND times = ?7 AND at = ?8 RETURNING 1"
            )
            values += (expected.number, expected.times, expected.at)
        try:
            return bool(await self._do(sql, *values))
        except Gone:
            # The match or the account was deleted.
            return False

    async def value(self, key: str) -> str | None:
        value: str | None = first(await self._read("SELECT value FROM shared WHERE key = ?1", key))
        return value

    async def set_value(self, key: str, value: str) -> str:
        return await self._write(_value_work, key, value)
