"""A folder of rows, written and read. What needs pyarrow is imported when it is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, SupportsIndex

from bottega.engine.game import Game
from bottega.research.dataset.selfplay import SelfPlayPlan, matches_of
from bottega.research.packages import needed
from bottega.workers import Pool

if TYPE_CHECKING:
    import numpy
    from pyarrow import Array, ChunkedArray
    from pyarrow.dataset import Dataset

#: Matches in a file, where nothing else is said.
SHARD: Final = 100


def write(
    folder: str | Path,
    game: str | Game,
    bots: Sequence[str],
    *,
    matches: SupportsIndex,
    seed: SupportsIndex | str,
    players: SupportsIndex | None = None,
    options: Mapping[str, str] | None = None,
    shard: SupportsIndex = SHARD,
    pool: Pool | None = None,
) -> None:
    """`play` with its rows in a folder of parquet files, as ``bottega selfplay`` makes it. What is there
    already is not played again."""
    with needed("research.write", "pyarrow"):
        from bottega.research.dataset.filling import contents_of, fill
        from bottega.research.dataset.folder import DataFolder

    plan = SelfPlayPlan.of(game, bots, seed, players, options)
    with DataFolder(Path(folder), contents_of(plan), matches_of(matches), matches_of(shard)) as opened:
        for _ in fill(plan, opened, pool):
            pass


def read(folder: str | Path) -> Dataset:
    """The rows of a folder as a `pyarrow.dataset.Dataset`, in the order of the matches. Nothing is loaded
    yet: ``.to_table()`` loads all of it, or some of the columns and rows.

    What the numbers stand for is in ``schema.metadata[b"bottega"]``, as JSON. ValueError if this is no such
    folder, or if none of its files is complete yet.
    """
    with needed("research.read", "pyarrow"):
        from pyarrow.dataset import dataset

        from bottega.research.dataset.folder import FILES, HEAD

    path = Path(folder)
    if not (path / HEAD).is_file():
        raise ValueError(f"{path} is no folder of rows: there is no {HEAD} in it")
    files = sorted(path.glob(FILES))
    if not files:
        raise ValueError(f"no file of {path} is complete yet")
    return dataset([str(file) for file in files], format="parquet")


def observations(column: ChunkedArray | Array) -> numpy.ndarray[tuple[int, int], numpy.dtype[numpy.uint8]]:
    """The column of observations of a table, or of a batch, as an array with a row for each decision. It is
    not copied if it is in one piece."""
    with needed("research.observations", "pyarrow"):
        import numpy
        from pyarrow import ChunkedArray

    array = column.combine_chunks() if isinstance(column, ChunkedArray) else column
    width, content = array.type.byte_width, array.buffers()[1]
    if not len(array):
        return numpy.empty((0, width), numpy.uint8)
    flat = numpy.frombuffer(content, numpy.uint8, len(array) * width, array.offset * width)
    return flat.reshape(len(array), width)
