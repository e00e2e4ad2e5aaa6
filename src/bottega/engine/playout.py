"""Random play to the end: the loop of simulations and measurements, compiled together with the rules.

Stepped from interpreted Python, a compiled game spends half its time on the way in and out.
"""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

from mypy_extensions import i64

from bottega.engine.state import State

_FACTOR: Final = 48271
_MODULUS: Final = 0x7FFFFFFF


class Dice:
    """A small, fast generator (Park and Miller's), the same compiled or not. Not for shuffling a deal:
    that is `chance.Stream`."""

    __slots__ = ("_x",)

    _x: i64

    def __init__(self, seed: SupportsIndex) -> None:
        self._x = index(seed) % (_MODULUS - 1) + 1
        self.below(1)  # a small seed shows in the first number

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is at most 65536."""
        self._x = self._x * _FACTOR % _MODULUS
        return self._x * n >> 31


def play_out(state: State, dice: Dice) -> int:
    """Every choice equally likely, to the end of the match; how many decisions that took. Where several
    seats decide at once, they do so in seat order."""
    decisions = 0
    while not state.over:
        step(state, dice)
        decisions += 1
    return decisions


def step(state: State, dice: Dice) -> None:
    """One decision of `play_out`."""
    seat = state.actors[0]
    legal = state.legal(seat)
    state.apply(seat, legal[dice.below(len(legal))])
