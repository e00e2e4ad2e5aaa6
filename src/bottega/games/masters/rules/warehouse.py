"""The warehouse (FR "Règle des Entrepôts", rulings 14-16): what fits, and how it lies.

Rearranging is free at any time of one's turn and special depots take part in it, so where a resource
lies never limits what its owner can do: only how many of each there are. The table holds those
counts. Whether they fit is a look-up in a table made once.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from mypy_extensions import i64

from bottega.engine.types import Seat
from bottega.games.masters.actions import KEEP, Keep
from bottega.games.masters.components import SPECIAL_DEPOT
from bottega.games.masters.table import MastersTable

DEPOTS: Final[tuple[i64, ...]] = (1, 2, 3)


def fits_depots(counts: list[i64]) -> bool:
    """Three shelves of 1, 2 and 3 places, one type each and no type on two shelves."""
    shelved = sorted(count for count in counts if count > 0)
    return len(shelved) <= len(DEPOTS) and all(
        count <= size for count, size in zip(reversed(shelved), reversed(DEPOTS), strict=False)
    )


def _fits_table() -> bytes:
    """FITS[code] for every code of four digits; see `room_code`."""
    table = bytearray(10_000)
    # Whoever has more of a resource than fits on the largest shelf has too much: those codes stay 0.
    digits = range(DEPOTS[-1] + SPECIAL_DEPOT + 1)
    for a, b, c, d in product(digits, repeat=4):
        counts = [a - SPECIAL_DEPOT, b - SPECIAL_DEPOT, c - SPECIAL_DEPOT, d - SPECIAL_DEPOT]
        table[a + 10 * b + 100 * c + 1000 * d] = fits_depots(counts)
    return bytes(table)


#: 1 where contents with this code fit. A digit is a count plus 2, less 2 where the resource has a
#: special depot: what lies there needs no shelf, and at most 3 + 4 new ones + 2 stays a digit.
FITS: Final = _fits_table()


def room_code(table: MastersTable, seat: Seat) -> i64:
    """The code of what lies in a seat's depots; adding a `Keep.code` gives that of both together."""
    i: i64 = 4 * seat
    stored = table.stored
    return (
        stored[i] + 10 * stored[i + 1] + 100 * stored[i + 2] + 1000 * stored[i + 3] + table.perks[seat].room
    )


def fits(table: MastersTable, seat: Seat, keep: Keep) -> bool:
    return FITS[room_code(table, seat) + keep.code] != 0


def _parts(gained: Keep) -> list[Keep]:
    return [keep for keep in KEEP if all(k <= g for k, g in zip(keep.counts, gained.counts, strict=True))]


#: By the code of what was taken: every way to keep some of it, the most first.
KEEP_OF: Final = {gained.code: _parts(gained) for gained in KEEP}


def arrange(counts: list[i64], depots: tuple[i64, ...]) -> tuple[list[i64], list[tuple[int, int]]]:
    """How contents lie, for people to look at: special depots first, the most on the largest shelf.

    Returns how many of each resource lie in special depots, and (resource, count) by shelf from the
    smallest; resource -1 for an empty shelf.
    """
    special = [min(count, depots[r]) for r, count in enumerate(counts)]
    rest = sorted(
        ((count - special[r], r) for r, count in enumerate(counts) if count > special[r]), reverse=True
    )
    shelves = [(-1, 0), (-1, 0), (-1, 0)]
    for (count, r), size in zip(rest, reversed(DEPOTS), strict=False):
        shelves[size - 1] = (r, count)
    return special, shelves
