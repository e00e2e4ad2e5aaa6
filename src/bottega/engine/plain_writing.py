"""What `bottega.engine.writing` takes from librt, in Python: for PyPy and for a page, which have no librt."""

from __future__ import annotations

from typing import Literal

_ORDER: Literal["little"] = "little"


class BytesWriter:
    """A row of bytes to which others are added."""

    __slots__ = ("_bytes",)

    def __init__(self) -> None:
        self._bytes = bytearray()

    def append(self, x: int, /) -> None:
        self._bytes.append(x)

    def write(self, b: bytes | bytearray, /) -> None:
        self._bytes += b

    def getvalue(self) -> bytes:
        return bytes(self._bytes)

    def truncate(self, size: int, /) -> None:
        del self._bytes[size:]

    def __len__(self) -> int:
        return len(self._bytes)

    def __getitem__(self, i: int, /) -> int:
        return self._bytes[i]

    def __setitem__(self, i: int, x: int, /) -> None:
        self._bytes[i] = x


def write_i16_le(b: BytesWriter, n: int, /) -> None:
    b.write(n.to_bytes(2, _ORDER, signed=True))


def write_i32_le(b: BytesWriter, n: int, /) -> None:
    b.write(n.to_bytes(4, _ORDER, signed=True))


def write_i64_le(b: BytesWriter, n: int, /) -> None:
    b.write(n.to_bytes(8, _ORDER, signed=True))


def read_i16_le(b: bytes, index: int, /) -> int:
    return int.from_bytes(b[index : index + 2], _ORDER, signed=True)


def read_i32_le(b: bytes, index: int, /) -> int:
    return int.from_bytes(b[index : index + 4], _ORDER, signed=True)


def read_i64_le(b: bytes, index: int, /) -> int:
    return int.from_bytes(b[index : index + 8], _ORDER, signed=True)
