"""Rows are written alike with librt and without it."""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from typing import Any

import pytest
from librt import strings

import bottega
from bottega.engine import plain_writing
from bottega.engine.playout import Dice, step

WITHOUT = """
import sys, zlib
sys.modules["librt"] = sys.modules["librt.strings"] = None
import bottega
from bottega.engine import plain_writing, writing
from bottega.engine.playout import Dice, step
assert writing.BytesWriter is plain_writing.BytesWriter
game = bottega.game(sys.argv[1])
state, dice, total = game.start(game.deal(3, 5)), Dice(5), 0
while not state.over:
    total = zlib.crc32(game.encoding(3).observe(state, 1), total)
    step(state, dice)
print(total)
"""


def written(module: Any) -> list[object]:
    writer = module.BytesWriter()
    writer.append(200)
    writer.write(b"ab")
    writer.write(bytearray(b"a longer one"))
    for n in (0, 1, -2, 32_767):
        module.write_i16_le(writer, n)
        module.write_i32_le(writer, 65_536 * n)
        module.write_i64_le(writer, 65_536**3 * n)
    writer[3] = 7
    row = writer.getvalue()
    read = [
        getattr(module, f"read_{kind}_le")(row, at)
        for kind in ("i16", "i32", "i64")
        for at in range(0, 60, 7)
    ]
    found = [row, writer[3], len(writer), *read]
    writer.truncate(2)
    return [*found, writer.getvalue(), len(writer)]


def test_both_writers_write_the_same() -> None:
    assert written(plain_writing) == written(strings)


@pytest.mark.parametrize("name", bottega.games())
def test_rows_are_the_same_without_librt(name: str) -> None:
    game = bottega.game(name)
    state, dice, total = game.start(game.deal(3, 5)), Dice(5), 0
    while not state.over:
        total = zlib.crc32(game.encoding(3).observe(state, 1), total)
        step(state, dice)
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT, name],
        env={**os.environ, "BOTTEGA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout, ran.stderr) == (f"{total}\n", "")
