"""People in SQL: accounts and sessions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import orjson

from bottega.server.store.around import ADD_CHANNEL, channel_values
from bottega.server.store.base import (
    Account,
    AccountChanges,
    Channel,
    Learnt,
    LostChannel,
    NameTaken,
    PendingAddress,
    SessionRow,
)
from bottega.server.store.names import name_key
from bottega.server.store.sql import Clash, Sql, SqlRow, Work, first, marks
from bottega.server.store.values import storable
from bottega.table.types import AccountId, Millis

_LEARNT: Final = "game, kind, name, answers, done"
_COLUMNS: Final = "id, name, created, seen, password, email, lang, settings, notices, pending, lost"
_SESSION: Final = "key, account, created, seen, expires, label"
#: Sessions that one statement asks for.
_AT_ONCE: Final = 100


def _account(row: SqlRow) -> Account:
    id, name, created, seen, password, email, lang, settings, notices, pending, lost = row
    return Account(
        id=id,
        name=name,
        created=created,
        seen=seen,
        password=password,
        email=email,
        lang=lang,
        settings=orjson.loads(settings),
        notices=None if notices is None else orjson.loads(notices),
        pending=None if pending is None else PendingAddress(**orjson.loads(pending)),
        lost=tuple(LostChannel(**each) for each in orjson.loads(lost)),
    )


def _json(value: Any) -> str | None:
    return None if value is None else orjson.dumps(value).decode()


def _lost_work(account: AccountId, lost: LostChannel, most: int) -> Work[None]:
    # The row is locked from here on: of two that come at once, the second adds to what the first has left.
    kept = first((yield "UPDATE accounts SET lost = lost WHERE id = ?1 RETURNING lost", (account,)))
    if kept is not None:
        new = _json([*orjson.loads(kept), lost][-most:])
        yield "UPDATE accounts SET lost = ?2 WHERE id = ?1", (account, new)


def _confirm_work(account: AccountId, pending: PendingAddress, channel: Channel) -> Work[bool]:
    sql = "UPDATE accounts SET pending = NULL WHERE id = ?1 AND pending = ?2 RETURNING 1"
    taken = yield sql, (account, _json(pending))
    if taken:
        yield ADD_CHANNEL, channel_values(channel)
    return bool(taken)


class People(Sql):
    async def add_account(self, account: Account) -> None:
        added = await self._do(
            f"INSERT INTO accounts ({_COLUMNS}, name_key) VALUES ({marks(12)})"
            " ON CONFLICT (name_key) DO NOTHING RETURNING 1",
            account.id,
            account.name,
            account.created,
            account.seen,
            account.password,
            account.email,
            account.lang,
            _json(account.settings),
            _json(account.notices),
            _json(account.pending),
            _json(account.lost),
            name_key(account.name),
        )
        if not added:
            raise NameTaken(account.name)

    async def account(self, account: AccountId) -> Account | None:
        rows = await self._read(f"SELECT {_COLUMNS} FROM accounts WHERE id = ?1", account)
        return _account(rows[0]) if rows else None

    async def account_named(self, name: str) -> Account | None:
        if not storable(name):
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

    async def change_account(self, account: AccountId, changes: AccountChanges) -> Account | None:
        try:
            rows = await self._do(
                "UPDATE accounts SET name = COALESCE(?2, name), name_key = COALESCE(?3, name_key),"
                " lang = COALESCE(?4, lang), settings = COALESCE(?5, settings)"
                f" WHERE id = ?1 RETURNING {_COLUMNS}",
                account,
                changes.name,
                None if changes.name is None else name_key(changes.name),
                changes.lang,
                _json(changes.settings),
            )
        except Clash:
            raise NameTaken(changes.name) from None
        return _account(rows[0]) if rows else None

    async def set_password(self, account: AccountId, password: str, expected: str | None) -> bool:
        # No hash is empty.
        sql = "UPDATE accounts SET password = ?2 WHERE id = ?1 AND COALESCE(password, '') = ?3 RETURNING 1"
        return bool(await self._do(sql, account, password, expected or ""))

    async def set_email(self, account: AccountId, email: str | None) -> None:
        await self._do("UPDATE accounts SET email = ?2 WHERE id = ?1", account, email)

    async def touch_account(self, account: AccountId, seen: Millis) -> None:
        await self._do("UPDATE accounts SET seen = ?2 WHERE id = ?1 AND seen < ?2", account, seen)

    async def set_notices(self, account: AccountId, notices: dict[str, Any]) -> None:
        sql = "UPDATE accounts SET notices = ?2, lost = '[]' WHERE id = ?1"
        await self._do(sql, account, _json(notices))

    async def set_pending(self, account: AccountId, pending: PendingAddress) -> None:
        await self._do("UPDATE accounts SET pending = ?2 WHERE id = ?1", account, _json(pending))

    async def confirm_pending(self, account: AccountId, pending: PendingAddress, channel: Channel) -> bool:
        return await self._write(_confirm_work, account, pending, channel)

    async def add_lost(self, account: AccountId, lost: LostChannel, most: int) -> None:
        await self._write(_lost_work, account, lost, most)

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

    async def learnt(self, account: AccountId) -> list[Learnt]:
        rest = "FROM learnt WHERE account = ?1 ORDER BY game, kind, name"
        return [
            Learnt(game, kind, name, tuple(orjson.loads(answers)), bool(done))
            for game, kind, name, answers, done in await self._list(_LEARNT, rest, account)
        ]

    async def set_learnt(self, account: AccountId, learnt: Learnt, most: int) -> bool:
        kept = await self._do(
            f"INSERT INTO learnt (account, {_LEARNT}) SELECT {marks(6)} WHERE ?7 >"
            " (SELECT COUNT(*) FROM learnt WHERE account = ?1 AND game = ?2"
            " AND NOT (kind = ?3 AND name = ?4))"
            " ON CONFLICT (account, game, kind, name)"
            " DO UPDATE SET answers = excluded.answers, done = excluded.done RETURNING 1",
            account,
            learnt.game,
            learnt.kind,
            learnt.name,
            _json(learnt.answers),
            int(learnt.done),
            most,
        )
        return bool(kept)

    async def forget_cards(self, account: AccountId) -> None:
        await self._do("DELETE FROM learnt WHERE account = ?1 AND kind = 'card'", account)

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
