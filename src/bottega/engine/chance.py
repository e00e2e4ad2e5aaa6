"""Chance that can be checked: shuffles from a seed, a promise before play, a proof after it.

A host that publishes `promise(secret)` first, then collects a word from every seat, and derives the
seed with `mix`, cannot choose the shuffle; neither can a seat, which does not know the secret. The
deal itself is bound by `commitment` before the first decision and can be checked after the last.
Everything is SHA-256 over plain text, so that it can be checked in any language.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Final, TypeVar

from bottega.engine.types import Deal, canonical_json

T = TypeVar("T")

_WORD: Final = 65536
_WORDS: Final = struct.Struct(">16H")
#: Up to this many items, one draw chooses among all their orders.
_SMALL: Final = 7
_ORDERS: Final = [list(permutations(range(n))) for n in range(_SMALL + 1)]


class Stream:
    """An endless stream of numbers from a seed: SHA-256 in counter mode, two bytes a draw.

    Unlike the random module's, its order is fixed by this text alone and stays for ever: block i is
    SHA-256 of ``bottega deal:<seed>:<i>``, read as sixteen big-endian 16-bit words; a word at or
    above the largest multiple of n up to 65536 is skipped, so that every outcome is equally likely.

    >>> Stream(7).shuffled("abcdef")
    ['a', 'c', 'f', 'b', 'e', 'd']
    """

    def __init__(self, seed: int | str) -> None:
        self._prefix = f"bottega deal:{seed}:"
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most 65536."""
        if not 0 < n <= _WORD:
            raise ValueError(f"a draw is below 1 to {_WORD}, not below {n}")
        limit = _WORD - _WORD % n
        while True:
            if not self._words:
                digest = hashlib.sha256(f"{self._prefix}{self._block}".encode()).digest()
                self._block += 1
                self._words = list(_WORDS.unpack(digest))
                self._words.reverse()
            word = self._words.pop()
            if word < limit:
                return word % n

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices."""
        return choices[self.below(len(choices))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in random order.

        Up to seven items: a draw below n! picks one of their orders, counted in lexicographic order
        of places. More: Fisher-Yates from the last place down, a draw for each.
        """
        order = list(items)
        n = len(order)
        if n <= _SMALL:
            orders = _ORDERS[n]
            return [order[i] for i in orders[self.below(len(orders))]]
        return self.sample(order, n)

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` of the items in random order: Fisher-Yates from the last place down, the first
        drawn last, and no more draws than needed."""
        order = list(items)
        n = len(order)
        if not 0 <= count <= n:
            raise ValueError(f"{count} of {n} items cannot be drawn")
        for i in range(n - 1, max(n - count - 1, 0), -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order[n - count :]


def fresh_secret() -> str:
    """256 bits nobody can guess, as hexadecimal digits."""
    return secrets.token_hex(32)


def promise(secret: str) -> str:
    """What a host publishes before it hears the seats' words."""
    return _sha256(f"bottega secret:{secret}")


def mix(secret: str, words: Sequence[str]) -> str:
    """The seed of a deal from the host's secret and a word of each seat, in seat order."""
    return _sha256("bottega seed:" + canonical_json([secret, *words]))


def commitment(nonce: str, deal: Deal) -> str:
    """What binds a host to a deal without telling it: SHA-256 of the nonce and the canonical deal."""
    return _sha256(f"{nonce}\n{canonical_json(deal)}")


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
