"""People for a trial: accounts and their tokens, put into the store before the server starts."""

from __future__ import annotations

import asyncio
import secrets

from bottega.server.security.sessions import TOKEN, key_of
from bottega.server.store.base import Account, SessionRow, Store
from bottega.server.store.opening import open_store
from bottega.server.timing import now


def invite(database: str, count: int) -> list[str]:
    """The tokens of `count` new accounts."""
    return asyncio.run(_invite(database, count))


async def _invite(database: str, count: int) -> list[str]:
    store = open_store(database)
    await store.open()
    try:
        return list(await asyncio.gather(*(_one(store, number) for number in range(count))))
    finally:
        await store.close()


async def _one(store: Store, number: int) -> str:
    secret, at, id = TOKEN + secrets.token_urlsafe(32), now(), secrets.token_urlsafe(9)
    await store.add_account(Account(id, f"Player {number} {id[:4]}", at, at))
    await store.add_session(SessionRow(key_of(secret), id, at, at, None, "trial"))
    return secret
