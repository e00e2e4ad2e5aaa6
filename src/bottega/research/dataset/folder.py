"""A folder of rows: parquet files of some matches each, and matches that are not yet in one of them.

    _bottega.json              what all rows have in common: written first
    matches-00000000.parquet   the matches 0 to 99
    matches-00000100.parquet   ...
    .pending/00000205.arrow    a match that is over and waits for the others of its file

A match is on the disk as soon as it is over, and a file is there whole or not at all. So work that was
stopped, even by force, goes on where it was, and the files are the same as if it had never been stopped.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from bottega.engine.types import Json
from bottega.research.dataset.columns import Contents, columns, unpacked, written
from bottega.simulate.kept import KeptWorkError, check_head
from bottega.system import write_whole

HEAD: Final = "_bottega.json"
#: What the files of rows are called.
FILES: Final = "matches-*.parquet"
_PENDING: Final = ".pending"


class DataFolderError(KeptWorkError):
    """A folder that cannot be filled. `code` may also be ``file``, for a file in it that cannot be read."""


class DataFolder:
    """A folder with the rows of the matches from 0 to `matches`, or with a part of them.

    Open it with ``with``: OSError or DataFolderError if it cannot be used. It is for one process at a time.
    It may hold more matches than it is opened for.
    """

    def __init__(self, path: Path, contents: Contents, matches: int, shard: int) -> None:
        self.path = path
        self.contents = contents
        self.matches = matches
        self.shard = shard
        #: The numbers of the matches that are in the folder.
        self.done: set[int] = set()
        self._schema = columns(contents.game, contents.players)
        #: By the first match of a file: the rows, packed, of the matches that wait to be put into it.
        self._waiting: dict[int, dict[int, bytes]] = {}

    def __enter__(self) -> DataFolder:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except FileExistsError as error:
            raise DataFolderError("foreign", self.path) from error
        self._check_head()
        for file in self.path.glob(FILES):
            self.done.update(_held(file))
        self._read_pending()
        self._tidy()
        for first in list(self._waiting):
            self._write_full(first)
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing to do: whatever was added is on the disk."""

    @property
    def missing(self) -> list[int]:
        """The numbers of the matches that are still to be played."""
        return [match for match in range(self.matches) if match not in self.done]

    @property
    def rows(self) -> int:
        """The number of rows in the files."""
        return sum(pq.read_metadata(file).num_rows for file in self.path.glob(FILES))

    @property
    def size(self) -> int:
        """The number of bytes in the files."""
        return sum(file.stat().st_size for file in self.path.glob(FILES))

    def add(self, match: int, rows: bytes) -> None:
        """The packed rows of a match that is over. They are on the disk when this returns, and in their file
        once all matches of that file are there."""
        pending = self._pending(match)
        pending.parent.mkdir(exist_ok=True)
        # After a power cut it may be missing; then the match is played again.
        write_whole(pending, rows, lasting=False)
        self._wait(match, rows)
        self._write_full(self._first(match))

    def _first(self, match: int) -> int:
        """The first match of the file that this match belongs to."""
        return match - match % self.shard

    def _wait(self, match: int, rows: bytes) -> None:
        self.done.add(match)
        self._waiting.setdefault(self._first(match), {})[match] = rows

    def _write_full(self, first: int) -> None:
        """Write the file that begins with this match, if all its matches are there."""
        if not all(match in self.done for match in range(first, min(first + self.shard, self.matches))):
            return
        waiting = self._waiting.pop(first)
        file = self.path / f"matches-{first:08}.parquet"
        # A file of a shorter run is written again, with the matches that have come since.
        tables = [pq.read_table(file, partitioning=None).cast(self._schema)] if file.exists() else []
        tables += [unpacked(waiting[match], self._schema) for match in sorted(waiting)]
        write_whole(file, written(tables, self.contents))
        for match in waiting:
            self._pending(match).unlink(missing_ok=True)
        self._tidy()

    def _tidy(self) -> None:
        """Remove the folder of waiting matches, unless some wait in it."""
        with contextlib.suppress(OSError):
            (self.path / _PENDING).rmdir()

    def _pending(self, match: int) -> Path:
        return self.path / _PENDING / f"{match:08}.arrow"

    def _check_head(self) -> None:
        ours = {**self.contents.head(), "shard": self.shard}
        file = self.path / HEAD
        if file.exists():
            theirs: Json = None
            with contextlib.suppress(ValueError):
                theirs = json.loads(file.read_bytes())
            check_head(DataFolderError, self.path, theirs, ours, "data")
        elif any(not each.name.startswith(f".{HEAD}.") for each in self.path.iterdir()):
            raise DataFolderError("foreign", self.path)
        else:
            write_whole(file, (json.dumps(ours, indent=1, ensure_ascii=False) + "\n").encode())
        # What a run was writing when it was stopped by force.
        for pattern in (f".{HEAD}.*", f".{FILES}.*", f"{_PENDING}/.*"):
            for left in self.path.glob(pattern):
                left.unlink()

    def _read_pending(self) -> None:
        for file in sorted((self.path / _PENDING).glob("*.arrow")):
            match, rows = int(file.stem), file.read_bytes()
            if match in self.done:
                file.unlink()
            elif match < self.matches:
                try:
                    unpacked(rows, self._schema)
                except (pa.ArrowException, ValueError):
                    file.unlink()
                else:
                    self._wait(match, rows)


def _held(file: Path) -> range:
    """The matches in a file: they begin with the one in its name, and none is left out."""
    try:
        first = int(file.stem.removeprefix("matches-"))
        groups = pq.read_metadata(file)
        last = groups.row_group(groups.num_row_groups - 1).column(0).statistics.max
        return range(first, int(last) + 1)
    except (pa.ArrowException, ValueError, IndexError, AttributeError) as error:
        raise DataFolderError("file", file) from error
