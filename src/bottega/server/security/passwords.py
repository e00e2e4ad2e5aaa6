"""Passwords: argon2id, in threads, a few at a time.

A check takes the same time whether or not the account exists: without a password, a decoy is checked.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bottega.server.config import AskerLimits
from bottega.table.problem import Problem

SHORTEST: Final = 8
LONGEST: Final = 200

_T = TypeVar("_T")


def check_new(password: str, name: str) -> None:
    """Problem for a password that would be guessed first: one of the most common, the name of its account,
    or the same character again and again."""
    folded = _folded(password)
    bare = "".join(folded.split())
    if len(set(bare)) < 3:
        raise Problem("password-plain", 422)
    if bare in _common() or folded in _common():
        raise Problem("password-common", 422)
    own = "".join(_folded(name).split())
    if bare.strip("0123456789!.?") == own or bare == own + own:
        raise Problem("password-name", 422)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().strip()


@cache
def _common() -> frozenset[str]:
    """The most common passwords of at least SHORTEST characters."""
    text = files("bottega.server").joinpath("data", "passwords.txt").read_text(encoding="utf-8")
    return frozenset(map(_folded, text.split("\n")))


class Passwords:
    def __init__(self, limits: AskerLimits) -> None:
        self._hasher = PasswordHasher(limits.hash_rounds, limits.hash_memory, limits.hash_lanes)
        self._at_once = limits.hashing
        self._most = limits.hashing + limits.hash_queue
        self._threads: ThreadPoolExecutor | None = None
        self._working = 0
        self._decoy_hash: str | None = None

    async def hash(self, password: str) -> str:
        return await self._work(lambda: self._hasher.hash(password))

    async def check(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; False for None, after the same work."""
        right = await self._work(lambda: self._verify(stored or self._decoy(), password))
        return right and stored is not None

    def outdated(self, stored: str) -> bool:
        """Whether it was hashed with another cost than passwords are now."""
        return self._hasher.check_needs_rehash(stored)

    async def open(self) -> None:
        """Also makes the decoy, so that the first check takes no longer than the others."""
        self._threads = ThreadPoolExecutor(self._at_once, "passwords")
        await self._work(self._decoy)

    async def close(self) -> None:
        threads, self._threads = self._threads, None
        if threads is not None:
            await asyncio.to_thread(threads.shutdown, cancel_futures=True)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def _decoy(self) -> str:
        if self._decoy_hash is None:
            self._decoy_hash = self._hasher.hash(secrets.token_hex(16))
        return self._decoy_hash

    async def _work(self, job: Callable[[], _T]) -> _T:
        if self._threads is None or self._working >= self._most:
            raise Problem("busy", 503, seconds=2)
        self._working += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)
        finally:
            self._working -= 1
