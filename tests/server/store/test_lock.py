"""The lock beside an SQLite file."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from bottega.server.store.lock import FileLock, InUse


def test_one_process_cannot_have_a_file_twice_either(tmp_path: Path) -> None:
    database = tmp_path / "bottega.db"
    first, second = FileLock(database), FileLock(database)
    first.take()
    with pytest.raises(InUse, match=rf"in use by process {os.getpid()} on "):
        second.take()
    first.free()
    second.take()
    second.free()


def test_the_file_stays_and_names_nobody_once_it_is_free(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "bottega.db")
    lock.take()
    text = (tmp_path / "bottega.db.lock").read_bytes()
    # Windows lets nobody else read the byte that is locked, the first.
    assert text[:1] == b"\n"
    assert text[1:].startswith(b"process ")
    lock.free()
    lock.free()
    assert (tmp_path / "bottega.db.lock").read_bytes() == b""


def test_a_disk_without_locks_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def flock(fd: int, how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", flock)
    with pytest.raises(
        ValueError, match=r"does not support file locks \(No locks available\).*local disk"
    ) as error:
        FileLock(tmp_path / "bottega.db").take()
    assert not isinstance(error.value, InUse)
