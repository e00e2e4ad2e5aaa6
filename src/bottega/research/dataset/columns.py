"""The form of the rows in files: the type of each column, and what a reader must know to decode them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

import bottega
from bottega.engine.game import Game
from bottega.engine.types import Json
from bottega.research.dataset.rows import Decision, encoding_of

#: Raised whenever a column changes its name, its type or its meaning.
FORMAT: Final = 1
#: The key of the metadata in every file.
KEY: Final = "bottega"

#: Rows that are compressed together and can be skipped together.
_GROUP: Final = 16_384
#: Of zstd. Higher ones take much longer and save a few bytes in a hundred.
_LEVEL: Final = 6


@dataclass(frozen=True)
class Contents:
    """What all rows of a folder have in common. `made` says how they came about."""

    game: Game
    players: int
    made: dict[str, Json]

    def head(self) -> dict[str, Json]:
        """What must be the same for two runs to fill the same folder."""
        encoding = encoding_of(self.game, self.players)
        return {
            "data": FORMAT,
            "bottega": bottega.__version__,
            "game": self.game.name,
            "rules": self.game.version,
            "edition": self.game.edition.name,
            "changes": dict(self.game.edition.changes),
            "players": self.players,
            "encoding": None if encoding is None else encoding.version,
            **self.made,
        }

    def metadata(self) -> dict[str, Json]:
        """The head, and what the numbers in the rows stand for."""
        encoding = encoding_of(self.game, self.players)
        parts = {} if encoding is None else encoding.parts
        return {
            **self.head(),
            "features": [] if encoding is None else list(encoding.names),
            "parts": {name: [part.start, part.stop] for name, part in parts.items()},
            "actions": [action.notation for action in self.game.actions],
        }


@lru_cache(maxsize=8)
def columns(game: Game, players: int) -> pa.Schema:
    """The name and the type of each column, without metadata."""
    encoding = encoding_of(game, players)
    observation = pa.binary() if encoding is None else pa.binary(encoding.size)
    types = {
        "match": pa.int64(),
        "seed": pa.string(),
        "game": pa.string(),
        "rules": pa.int32(),
        "edition": pa.string(),
        "options": pa.string(),
        "players": pa.int8(),
        "number": pa.int32(),
        "seat": pa.int8(),
        "player": pa.string(),
        "actors": _list(pa.int8()),
        "encoding": pa.int32(),
        "observation": observation,
        "legal": _list(pa.int32()),
        "visits": _list(pa.int32()),
        "value": _list(pa.float32(), nullable=True),
        "prior": _list(pa.float32()),
        "choice": pa.int32(),
        "result": pa.float32(),
        "rank": pa.int8(),
        "points": pa.int32(),
    }
    nullable = {"seed", "encoding", "observation", "visits", "value", "prior"}
    return pa.schema([pa.field(name, types[name], name in nullable) for name in Decision._fields])


def _list(of: pa.DataType, nullable: bool = False) -> pa.DataType:
    """A list as parquet names its parts, so that it comes back the same."""
    return pa.list_(pa.field("element", of, nullable))


def packed(rows: Sequence[Decision], schema: pa.Schema) -> bytes:
    """The rows of a match in a form that goes between processes and to the disk."""
    arrays = [
        pa.array(list(column), field.type)
        for column, field in zip(zip(*rows, strict=True), schema, strict=True)
    ]
    sink = pa.BufferOutputStream()
    options = pa.ipc.IpcWriteOptions(compression="lz4")
    with pa.ipc.new_file(sink, schema, options=options) as writer:
        writer.write_batch(pa.record_batch(arrays, schema=schema))
    content: bytes = sink.getvalue().to_pybytes()
    return content


def unpacked(content: bytes, schema: pa.Schema) -> pa.Table:
    """The rows that were packed; ValueError if they are not whole, or of another form."""
    table = pa.ipc.open_file(pa.py_buffer(content)).read_all()
    if table.schema != schema:
        raise ValueError("these rows are of another form")
    return table


def written(tables: Sequence[pa.Table], contents: Contents) -> memoryview:
    """A parquet file of these tables. The same rows give the same bytes."""
    text = json.dumps(contents.metadata(), ensure_ascii=False)
    table = pa.concat_tables(tables).combine_chunks()
    sink = pa.BufferOutputStream()
    with pq.ParquetWriter(
        sink,
        table.schema,
        compression="zstd",
        compression_level=_LEVEL,
        # No two observations are alike. (Of a list, this names the whole and not its elements.)
        use_dictionary=[name for name in Decision._fields if name != "observation"],
        # What parquet says of the columns is enough.
        store_schema=False,
    ) as writer:
        writer.write_table(table, row_group_size=_GROUP)
        writer.add_key_value_metadata({KEY: text})
    return memoryview(sink.getvalue())
