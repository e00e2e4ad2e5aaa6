"""One server per SQLite file: a lock beside the file, which ends with its process."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path
from typing import Final

import filelock

from bottega.system import keep_private

#: Errors of a file system without locks, such as some network file systems.
_NO_LOCKS: Final = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)


class InUse(ValueError):
    """Another process (or this one) has the file."""


class FileLock:
    """Holds ``<file>.lock``, in which it says who holds it. Not inherited by child processes."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = database.with_name(database.name + ".lock").absolute()
        self._lock: filelock.BaseFileLock | None = None
        self._fd = -1

    def take(self) -> None:
        """InUse if another process has it; ValueError if the file system has no locks; OSError if the lock
        cannot be written."""
        lock = filelock.FileLock(
            self._path,
            mode=0o600,
            blocking=False,
            thread_local=False,  # taken in one thread, freed in another
            fallback_to_soft=False,  # a lock that outlives its process is worse than none
            # If it were deleted, a third process could lock a file that no longer exists.
            preserve_lock_file=True,
            on_acquired=self._sign,
        )
        try:
            lock.acquire()
        except filelock.Timeout as problem:
            raise self._in_use() from problem
        except OSError as problem:
            if problem.errno not in _NO_LOCKS:
                raise
            raise ValueError(
                f"The disk of {self._database} does not support file locks ({problem.strerror}), so that two"
                " servers could write to it at once. Put the file on a local disk, or use PostgreSQL."
            ) from problem
        keep_private(self._path)  # one that 0.1 has left
        self._lock = lock

    def free(self) -> None:
        if self._lock is not None:
            os.ftruncate(self._fd, 0)
            self._lock.release()
            self._lock = None

    def _sign(self, fd: int) -> None:
        self._fd = fd
        os.ftruncate(fd, 0)
        # On Windows other processes cannot read the first byte, which is locked.
        os.write(fd, f"\nprocess {os.getpid()} on {socket.gethostname()}\n".encode())

    def _in_use(self) -> InUse:
        try:
            with open(self._path, "rb", buffering=0) as file:
                file.seek(1)
                holder = file.read(200).decode(errors="replace").strip()
        except OSError:
            holder = ""
        return InUse(
            f"{self._database} is in use by {holder or 'another process'}. Only one server at a time can have"
            " an SQLite file: stop that one first, or use PostgreSQL (postgresql://...), which any number of"
            " processes can share."
        )
