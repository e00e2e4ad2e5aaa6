"""Which store an address means."""

from __future__ import annotations

from typing import Final

from bottega.server.store.base import Store
from bottega.server.store.sqlite import SqliteStore

_EXPECTED: Final = "a file (bottega.db, sqlite:///bottega.db) or postgresql://user@host/database"


def open_store(url: str, *, exclusive: bool = True, create: bool = True) -> Store:
    """The store at an address; `await store.open()` connects. ValueError for an address that means none.

    An SQLite file serves one process: `exclusive=False` is for a program beside it that makes a backup or
    looks something up. With `create=False` a store that does not exist is not made.
    """
    scheme, colon, rest = url.partition("://")
    if not colon:
        if not url or url.startswith(":"):
            raise ValueError(f"{url!r} is no database: expected {_EXPECTED}.")
        return SqliteStore(url, exclusive=exclusive, create=create)
    if scheme in ("postgresql", "postgres"):
        # A server with an SQLite file need not wait for this client to be loaded.
        from bottega.server.store.postgres import PostgresStore

        return PostgresStore(url, create=create)
    if scheme == "sqlite":
        # Three slashes and a path from here, or four and a path from the root.
        if not rest.startswith("/") or rest in ("/", "/:memory:"):
            raise ValueError(f"{url!r} names no file: expected {_EXPECTED}.")
        return SqliteStore(rest[1:], exclusive=exclusive, create=create)
    raise ValueError(f"There is no store for {scheme}:// addresses: expected {_EXPECTED}.")
