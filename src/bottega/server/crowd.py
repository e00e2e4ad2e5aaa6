"""How many sockets may be open: of an account, of an address, and of all clients together.

Every socket is a file of this process. Some files are kept for the rest of the server, and of the others a
part for clients with an account: people who only watch cannot shut out those who play.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from bottega.server.config import Config
from bottega.server.logs import ServerLog
from bottega.system import file_limit
from bottega.table.problem import Problem
from bottega.table.types import AccountId

_LOG: Final = ServerLog("live")
#: Files for everything but sockets: the store, pipes to processes, requests.
_RESERVE: Final = 128
#: Of the sockets, the share that clients without an account may have.
_ANONYMOUS: Final = 0.75
#: Seconds between two lines in the log.
_QUIET: Final = 60.0

Limit: TypeAlias = Literal["account", "address", "server"]


def socket_limit(files: int | None) -> int | None:
    """How many sockets a process may have that may open `files` files; None: no limit."""
    return None if files is None else max(8, min(files - _RESERVE, files * 3 // 4))


def crowd_of(config: Config) -> Crowd:
    """Without rate limits, only the files of this process are a limit."""
    most = socket_limit(file_limit())
    if not config.rate_limits:
        return Crowd(None, None, most)
    return Crowd(config.limits.sockets, config.address_sockets, most)


class Crowd:
    """Counts sockets. `most` is the limit of this process. None is no limit."""

    def __init__(
        self,
        account: int | None,
        address: int | None,
        most: int | None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._account = account
        self._address = address
        self._most = most
        self._clock = clock
        self._accounts: Counter[AccountId] = Counter()
        self._addresses: Counter[str] = Counter()
        self._all = 0
        self._said = float("-inf")
        self._refused = 0

    def enter(self, account: AccountId | None, address: str) -> None:
        """Count one more; Problem (and nothing counted) where there is no room for it."""
        limit = self._full(account, address)
        if limit is not None:
            self._say(limit)
            raise Problem("too-many-sockets", 429, by=limit, seconds=30)
        self._all += 1
        if account is not None:
            self._accounts[account] += 1
        self._addresses[address] += 1

    def leave(self, account: AccountId | None, address: str) -> None:
        self._all -= 1
        if account is not None:
            _less(self._accounts, account)
        _less(self._addresses, address)

    def _full(self, account: AccountId | None, address: str) -> Limit | None:
        if self._most is not None and self._all >= self._most * (_ANONYMOUS if account is None else 1):
            return "server"
        if account is not None and self._account is not None and self._accounts[account] >= self._account:
            return "account"
        if self._address is not None and self._addresses[address] >= self._address:
            return "address"
        return None

    def _say(self, limit: Limit) -> None:
        """One line a minute: who is refused may come back at once, many times."""
        self._refused += 1
        if self._clock() - self._said >= _QUIET:
            _LOG.warning("sockets-refused", by=limit, refused=self._refused, open=self._all)
            self._said, self._refused = self._clock(), 0


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
