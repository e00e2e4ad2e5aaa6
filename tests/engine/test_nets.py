"""Nets in whole numbers: both ways to compute them against plain sums, and files of weights."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import bottega
from bottega.engine.nets import (
    HALF,
    INNER_SHIFT,
    INPUT_SHIFT,
    MAGIC,
    OUTPUT,
    ActionNet,
    BadNet,
    Layer,
    Net,
    PositionNet,
    RowNet,
    packed,
    read,
    write,
)

Numbers = list[int]
MakeNet = Callable[[list[Layer], list[Layer], Numbers, Numbers, Numbers], PositionNet]

HIDDEN, TRUNK, PLACES = 6, 8, (3, 5)


def numbers(rng: random.Random, count: int, most: int) -> Numbers:
    return [rng.randint(-most, most) for _ in range(count)]


def layer(rng: random.Random, inputs: int, outputs: int, most: int = 5000) -> Layer:
    return Layer(inputs, outputs, numbers(rng, inputs * outputs, most), numbers(rng, outputs, most))


def sums(given: Layer, row: list[int]) -> Numbers:
    return [
        given.biases[lane]
        + sum(number * weights[lane] for number, weights in zip(row, given.rows, strict=True))
        for lane in range(given.outputs)
    ]


def positive(values: Numbers, shift: int) -> Numbers:
    return [max(0, value) >> shift for value in values]


def makers() -> list[type[PositionNet]]:
    if not bottega.compiled():
        return [Net]
    from bottega.engine.word_nets import WordNet

    return [Net, WordNet]


def row_makers() -> list[type[ActionNet]]:
    if not bottega.compiled():
        return [RowNet]
    from bottega.engine.word_nets import WordRowNet

    return [RowNet, WordRowNet]


@pytest.mark.parametrize("make", makers())
@pytest.mark.parametrize("seed", range(20))
def test_a_net_is_what_its_sums_say(make: MakeNet, seed: int) -> None:
    rng = random.Random(seed)
    kinds = [layer(rng, places, HIDDEN) for places in PLACES]
    joins = [layer(rng, HIDDEN, TRUNK, 900) for _ in PLACES]
    trunk = numbers(rng, TRUNK, 1_000_000)
    ones, twos = numbers(rng, TRUNK + 1, 3000), numbers(rng, TRUNK + 1, 3000)
    net = make(kinds, joins, trunk, ones, twos)
    for _ in range(20):
        rows = [
            bytes([kind, *(rng.choice((0, 0, 1, 2, 30)) for _ in range(PLACES[kind]))]) for kind in (0, 1, 1)
        ]
        total = trunk[:]
        for row in rows:
            signals = positive(sums(kinds[row[0]], [*row[1:]]), INPUT_SHIFT)
            for lane in range(TRUNK):
                weights = joins[row[0]].rows
                total[lane] += sum(signal * weights[at][lane] for at, signal in enumerate(signals))
        assert max(map(abs, total)) < HALF, "the example must fit into the lanes"
        last = positive(total, INNER_SHIFT)
        wanted = tuple(
            (weights[0] + sum(a * b for a, b in zip(last, weights[1:], strict=True))) * OUTPUT
            for weights in (ones, twos)
        )
        assert net.outputs([rows], [[]]) == [wanted]
        assert net.outputs([rows], [[]]) == [wanted], "what is kept gives the same"
        assert net.outputs([rows[:1], rows[:2]], [rows[2:], rows[1:]]) == [wanted, wanted], "of two seats"


@pytest.mark.parametrize("make", makers())
def test_a_sum_of_other_than_a_multiple_of_eight_lanes_is_refused(make: MakeNet) -> None:
    with pytest.raises(BadNet, match="a multiple of 8, not 12"):
        make([], [], [0] * 12, [0] * 13, [0] * 13)


@pytest.mark.parametrize("make", row_makers())
@pytest.mark.parametrize("seed", range(20))
def test_a_row_is_worth_what_its_sums_say(make: Callable[[Layer, Numbers], ActionNet], seed: int) -> None:
    rng = random.Random(seed)
    first, last = layer(rng, 7, HIDDEN), numbers(rng, HIDDEN + 1, 3000)
    net = make(first, last)
    for _ in range(20):
        row = bytes(rng.choice((0, 0, 1, 5, 255)) for _ in range(7))
        signals = positive(sums(first, [*row]), INPUT_SHIFT)
        wanted = (last[0] + sum(a * b for a, b in zip(signals, last[1:], strict=True))) * OUTPUT
        assert net.output(row) == net.output(row) == wanted


def test_a_negative_lane_borrows_from_the_next() -> None:
    assert packed([1, 2]) == 1 + (2 << 32)
    assert packed([-1, 2]) == (2 << 32) - 1


def test_weights_are_read_as_they_were_written() -> None:
    header, weights = read(write({"game": "coins", "tables": [2]}, [5, -7, 1 << 20]))
    assert header == {"game": "coins", "tables": [2]}
    assert weights.take(2) == [5, -7]
    with pytest.raises(BadNet, match="1 weights are left over"):
        weights.end()
    assert weights.take(1) == [1 << 20]
    weights.end()
    with pytest.raises(BadNet, match="too few"):
        weights.take(1)


@pytest.mark.parametrize(
    ("data", "reason"),
    [(b"something else", "begins with"), (MAGIC + b"{", "damaged"), (write({}, [1])[:-1], "damaged")],
)
def test_what_is_no_file_of_weights_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadNet, match=reason):
        read(data)


def test_a_layer_has_a_weight_for_each_pair() -> None:
    with pytest.raises(BadNet, match="2 x 2 with 3 weights"):
        Layer(2, 2, [1, 2, 3], [0, 0])
