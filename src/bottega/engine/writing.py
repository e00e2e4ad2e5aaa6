"""Rows of bytes, written one number after the other.

Compiled code writes a number with librt's writer in a few instructions, and makes no object for it. Where
there is no librt, the same stands there in Python.
"""

from __future__ import annotations

try:
    from librt.strings import (
        BytesWriter,
        read_i16_le,
        read_i32_le,
        read_i64_le,
        write_i16_le,
        write_i32_le,
        write_i64_le,
    )
except ImportError:
    from bottega.engine.plain_writing import (  # type: ignore[assignment]
        BytesWriter,
        read_i16_le,
        read_i32_le,
        read_i64_le,
        write_i16_le,
        write_i32_le,
        write_i64_le,
    )

__all__ = [
    "BytesWriter",
    "read_i16_le",
    "read_i32_le",
    "read_i64_le",
    "write_i16_le",
    "write_i32_le",
    "write_i64_le",
]
