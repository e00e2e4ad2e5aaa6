"""People in SQL: accounts and sessions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import orjson

from bottega.server.store.base import Account, NameTaken, SessionRow
from bottega.server.store.names import name_key
from bottega.server.store.sql import Clash, Sql, SqlRow, marks
from bottega.table.types import AccountId, Millis

_COLUMNS: Final = "id, name, created, seen, password, email, lang, settings"
_SESSION: Final = "key, account, created, seen, expires, label"
#: Sessions that one statement asks for.
_AT_ONCE: Final = 100


def _account(row: SqlRow) -> Account:
    values = list(row)
    values[7] = orjson.loads(values[7])
    return Account(*values)


def _values(account: Account) -> tuple[Any, ...]:
    return (
        account.id,
        account.name,
        account.created,
        account.seen,
        account.password,
        account.email,
        account.lang,
        orjson.dumps(account.settings).decode(),
        name_key(account.name),
    )


def _can_be_kept(text: str) -> bool:
    """A client may ask for any name, even one that no database can hold: then no account has it."""
    return "\x00" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)


class People(Sql):
    async def add_account(self, account: Account) -> None:
        added = await self._do(
            f"INSERT INTO accounts ({_COLUMNS}, name_key) VALUES ({marks(9)})"
            " ON CONFLICT (name_key) DO NOTHING RETURNING 1",
            *_values(account),
        )
        if not added:
            raise NameTaken(account.name)

    async def account(self, account: AccountId) -> Account | None:
        rows = await self._read(f"SELECT {_COLUMNS} FROM accounts WHERE id = ?1", account)
        return _account(rows[0]) if rows else None

    async def account_named(self, name: str) -> Account | None:
        if not _can_be_kept(name):
            return None
        key = name_key(name)
        # Of several with the same key (see `names`), the one that is called exactly so, or the first.
        rows = await self._read(
            f"SELECT {_COLUMNS} FROM accounts WHERE name_key = ?1 OR (name_key > ?2 AND name_key < ?3)"
            " ORDER BY name_key",
            key,
            f"{key} ",
            f"{key}!",
        )
        named = [account for account in map(_account, rows) if account.name == name]
        return named[0] if named else _account(rows[0]) if rows else None

    async def save_account(self, account: Account) -> None:
        try:
            await self._do(
                "UPDATE accounts SET name = ?2, created = ?3, seen = ?4, password = ?5, email = ?6,"
                " lang = ?7, settings = ?8, name_key = ?9 WHERE id = ?1",
                *_values(account),
            )
        except Clash:
            raise NameTaken(account.name) from None

    async def delete_account(self, account: AccountId) -> None:
        # The rest goes by the foreign keys.
        await self._do("DELETE FROM accounts WHERE id = ?1", account)

    async def accounts(self, after: str | None, limit: int) -> list[Account]:
        rest = "FROM accounts WHERE id > ?1 ORDER BY id LIMIT ?2"
        return [_account(row) for row in await self._list(_COLUMNS, rest, after or "", limit)]

    async def forget_guests(self, before: Millis, limit: int) -> int:
        idle = "password IS NULL AND seen < ?1"
        gone = await self._do(
            f"DELETE FROM accounts WHERE {idle} AND id IN (SELECT id FROM accounts WHERE {idle}"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.account = accounts.id AND ended IS NULL)"
            " ORDER BY seen LIMIT ?2) RETURNING 1",
            before,
            limit,
        )
        return len(gone)

    async def add_session(self, session: SessionRow) -> None:
        await self._do(
            f"INSERT INTO sessions ({_SESSION}) VALUES ({marks(6)})",
            session.key,
            session.account,
            session.created,
            session.seen,
            session.expires,
            session.label,
        )

    async def session(self, key: str) -> SessionRow | None:
        rows = await self._read(f"SELECT {_SESSION} FROM sessions WHERE key = ?1", key)
        return SessionRow(*rows[0]) if rows else None

    async def living_sessions(self, keys: Collection[str], now: Millis) -> set[str]:
        # Always as many marks: a statement that is the same each time is prepared once.
        rest = f"FROM sessions WHERE key IN ({marks(_AT_ONCE, 2)}) AND (expires IS NULL OR expires > ?1)"
        living: set[str] = set()
        asked = list(keys)
        for start in range(0, len(asked), _AT_ONCE):
            some = asked[start : start + _AT_ONCE]
            some += [""] * (_AT_ONCE - len(some))
            living.update(row[0] for row in await self._list("key", rest, now, *some))
        return living

    async def touch_session(self, key: str, seen: Millis, expires: Millis | None) -> None:
        await self._do("UPDATE sessions SET seen = ?2, expires = ?3 WHERE key = ?1", key, seen, expires)

    async def sessions_of(self, account: AccountId) -> list[SessionRow]:
        rest = "FROM sessions WHERE account = ?1 ORDER BY created, key"
        return [SessionRow(*row) for row in await self._list(_SESSION, rest, account)]

    async def delete_session(self, key: str) -> None:
        await self._do("DELETE FROM sessions WHERE key = ?1", key)

    async def delete_sessions(self, account: AccountId) -> int:
        return len(await self._do("DELETE FROM sessions WHERE account = ?1 RETURNING 1", account))

    async def delete_expired(self, now: Millis) -> int:
        return len(await self._do("DELETE FROM sessions WHERE expires <= ?1 RETURNING 1", now))
