"""One server on one SQLite file: a lock beside it that dies with the process that holds it."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import IO

#: Files that this very process holds: the system's locks do not keep a process from itself.
_held: set[Path] = set()


class InUse(ValueError):
    """Another process (or this one) has the file."""


class FileLock:
    """Holds ``<file>.lock``, in which it says who holds it. Not inherited by child processes."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = database.with_name(database.name + ".lock").absolute()
        self._file: IO[str] | None = None

    def take(self) -> None:
        """InUse where somebody has it; OSError where the lock cannot be written."""
        if self._path in _held:
            raise self._in_use()
        file = open(self._path, "a+", encoding="utf-8")  # noqa: SIM115
        try:
            _lock(file)
        except OSError as problem:
            file.close()
            raise self._in_use() from problem
        file.truncate(0)
        file.write(f"process {os.getpid()} on {socket.gethostname()}\n")
        file.flush()
        self._file = file
        _held.add(self._path)

    def free(self) -> None:
        if self._file is not None:
            # The file stays: to delete it would let a third process lock a file that is no longer there.
            self._file.truncate(0)
            self._file.close()
            self._file = None
            _held.discard(self._path)

    def _in_use(self) -> InUse:
        try:
            holder = self._path.read_text("utf-8").strip()
        except OSError:
            holder = ""
        return InUse(
            f"{self._database} is in use by {holder or 'another process'}. Only one server at a time can have"
            " an SQLite file: stop that one first, or use PostgreSQL (postgresql://...), which any number of"
            " processes can share."
        )


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        # A byte far behind the text, so that others can still read who holds it.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        # Of the process, not of the open file: a child that outlives a killed server does not keep it.
        fcntl.lockf(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
