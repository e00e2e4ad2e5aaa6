"""Small nets, computed with whole numbers.

A net adds up rows of weights. Here such a row is one large Python number with a lane of 32 bits for each
weight: to add two of them, or to multiply one by a small number, is one operation of the interpreter, however
many lanes there are. So a net takes some microseconds from the sources too, needs no package, and gives the
same result to the last bit on every machine. Compiled code has the same nets with two lanes in a machine word
(`bottega.engine.word_nets`).

A lane may become negative and then borrows from the next; adding `HALF` to every lane before they are read
makes up for it.
"""

from __future__ import annotations

import json
import sys
from abc import ABCMeta, abstractmethod
from array import array
from collections.abc import Sequence
from struct import Struct
from typing import Final

from bottega.engine.types import Json

#: A file of weights begins with these bytes; the digit is the version of its form.
MAGIC: Final = b"bottega net 2\n"

#: Weights are whole numbers in units of 1 / this. First layer, layers after it.
INPUT_SCALE: Final = 1 << 12
INNER_SCALE: Final = 1 << 10
#: What comes out of a layer is kept in units of 1 / this.
SIGNAL_SCALE: Final = 1 << 6

#: No sum in a lane may become as large.
HALF: Final = 1 << 30
LANE: Final = 32
INPUT_SHIFT: Final = 6  # from INPUT_SCALE to SIGNAL_SCALE
INNER_SHIFT: Final = 10  # from SIGNAL_SCALE * INNER_SCALE to SIGNAL_SCALE
OUTPUT: Final = 1.0 / 65536.0  # of SIGNAL_SCALE * INNER_SCALE

#: Lanes of the sum that compiled code adds up together.
TOGETHER: Final = 8

#: How many rows a net keeps what it made of: some ten megabytes.
KEPT: Final = 30_000


class BadNet(ValueError):
    """A file of weights that cannot be used, and why."""


def packed(weights: Sequence[int]) -> int:
    """A row of weights as one number, the first one in the lowest lane."""
    total = 0
    for place in range(len(weights)):
        total += weights[place] << (LANE * place)
    return total


class Weights:
    """The numbers of a file of weights, read one layer after the other."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = numbers
        self._at = 0

    def take(self, count: int) -> list[int]:
        taken = list(self._numbers[self._at : self._at + count])
        if len(taken) < count:
            raise BadNet(f"{len(self._numbers)} weights are too few")
        self._at += count
        return taken

    def rest(self) -> list[int]:
        return self.take(len(self._numbers) - self._at)

    def layer(self, inputs: int, outputs: int) -> Layer:
        weights = self.take(inputs * outputs)
        return Layer(inputs, outputs, weights, self.take(outputs))

    def end(self) -> None:
        if self._at < len(self._numbers):
            raise BadNet(f"{len(self._numbers) - self._at} weights are left over")


def write(header: dict[str, Json], weights: Sequence[int]) -> bytes:
    """A file of weights: what they are for, as JSON, and the numbers, each in four bytes."""
    numbers = array("i", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    return MAGIC + json.dumps(header, sort_keys=True).encode() + b"\n" + numbers.tobytes()


def read(data: bytes) -> tuple[dict[str, Json], Weights]:
    """What `write` has written; BadNet if it is something else."""
    if not data.startswith(MAGIC):
        raise BadNet(f"a file of weights begins with {MAGIC!r}, not with {data[: len(MAGIC)]!r}")
    end = data.find(b"\n", len(MAGIC))
    try:
        header: dict[str, Json] = json.loads(data[len(MAGIC) : end])
        numbers = array("i")
        numbers.frombytes(data[end + 1 :])
    except ValueError as error:
        raise BadNet(f"a file of weights that is damaged: {error}") from error
    if sys.byteorder == "big":
        numbers.byteswap()
    return header, Weights(numbers)


class Layer:
    """Weights and biases of a layer: by input, the weights for all outputs."""

    def __init__(self, inputs: int, outputs: int, weights: list[int], biases: list[int]) -> None:
        """`weights` has the row of the first input, then that of the second, and so on."""
        if len(weights) != inputs * outputs or len(biases) != outputs:
            raise BadNet(f"a layer of {inputs} x {outputs} with {len(weights)} weights, {len(biases)} biases")
        self.outputs = outputs
        self.rows = [weights[i * outputs : (i + 1) * outputs] for i in range(inputs)]
        self.biases = biases


def check_lanes(trunk: Sequence[int]) -> None:
    """BadNet if the lanes of a net's sum are not as many as compiled code adds up together, or a multiple."""
    if len(trunk) % TOGETHER:
        raise BadNet(f"the lanes of the sum are a multiple of {TOGETHER}, not {len(trunk)}")


class PackedLayer:
    """A layer with each row of weights packed into one number."""

    def __init__(self, layer: Layer) -> None:
        self.rows = [packed(row) for row in layer.rows]
        self.bias = packed(layer.biases) + packed([HALF] * layer.outputs)
        self.size = layer.outputs * LANE // 8
        self.lanes = Struct(f"<{layer.outputs}I").unpack

    def signals(self, places: bytes) -> list[int]:
        """What comes out of the layer for these places; not above 0 where an output says nothing."""
        total = self.bias
        for number, weights in zip(places, self.rows, strict=True):
            if number:
                total += number * weights
        lanes: tuple[int, ...] = self.lanes(total.to_bytes(self.size, "little"))
        return [lane - HALF >> INPUT_SHIFT for lane in lanes]


class PositionNet(metaclass=ABCMeta):
    """What several rows are worth together."""

    @abstractmethod
    def outputs(self, own: list[list[bytes]], shown: list[list[bytes]]) -> list[tuple[float, float]]:
        """By seat: the two results for its own rows and those that all the others show."""


class ActionNet(metaclass=ABCMeta):
    """What one row is worth."""

    @abstractmethod
    def output(self, row: bytes) -> float:
        """The result for this row."""


class Net(PositionNet):
    """What rows of numbers are worth: a layer for each kind of row, whose outputs are added up, then one that
    gives two results. `kinds` are the layers of the rows, `joins` what follows each, before the sum.

    The first byte of a row is the number of its kind.
    """

    __slots__ = ("_joins", "_kept", "_kinds", "_ones", "_trunk", "_twos")

    def __init__(
        self, kinds: list[Layer], joins: list[Layer], trunk: list[int], ones: list[int], twos: list[int]
    ) -> None:
        check_lanes(trunk)
        self._kinds = [PackedLayer(kind) for kind in kinds]
        self._joins = [PackedLayer(join) for join in joins]
        #: The sum before any row, and the weights of the results: a bias, then one for each lane.
        self._trunk = PackedLayer(Layer(0, len(trunk), [], trunk))
        self._ones = ones
        self._twos = twos
        #: By row: what it adds to the sum.
        self._kept: dict[bytes, int] = {}

    def outputs(self, own: list[list[bytes]], shown: list[list[bytes]]) -> list[tuple[float, float]]:
        theirs = [self._sum(rows) for rows in shown]
        total = self._trunk.bias + sum(theirs)
        return [self._results(total - each + self._sum(rows)) for each, rows in zip(theirs, own, strict=True)]

    def _sum(self, rows: list[bytes]) -> int:
        kept = self._kept
        total = 0
        for row in rows:
            part = kept.get(row)
            total += self._part(row) if part is None else part
        return total

    def _results(self, total: int) -> tuple[float, float]:
        lanes: tuple[int, ...] = self._trunk.lanes(total.to_bytes(self._trunk.size, "little"))
        one, two = self._ones[0], self._twos[0]
        for place, lane in enumerate(lanes, 1):
            if lane > HALF:
                signal = lane - HALF >> INNER_SHIFT
                one += signal * self._ones[place]
                two += signal * self._twos[place]
        return float(one) * OUTPUT, float(two) * OUTPUT

    def _part(self, row: bytes) -> int:
        """What a row adds to the sum."""
        kind = row[0]
        signals = self._kinds[kind].signals(row[1:])
        part = 0
        for signal, weights in zip(signals, self._joins[kind].rows, strict=True):
            if signal > 0:
                part += signal * weights
        if len(self._kept) >= KEPT:
            self._kept.clear()
        self._kept[row] = part
        return part


class RowNet(ActionNet):
    """What one row is worth: a layer and a result."""

    __slots__ = ("_kept", "_last", "_layer")

    def __init__(self, layer: Layer, last: list[int]) -> None:
        self._layer = PackedLayer(layer)
        self._last = last
        self._kept: dict[bytes, float] = {}

    def output(self, row: bytes) -> float:
        known = self._kept.get(row)
        if known is not None:
            return known
        result = self._last[0]
        for place, signal in enumerate(self._layer.signals(row), 1):
            if signal > 0:
                result += signal * self._last[place]
        if len(self._kept) >= KEPT:
            self._kept.clear()
        worth = float(result) * OUTPUT
        self._kept[row] = worth
        return worth
