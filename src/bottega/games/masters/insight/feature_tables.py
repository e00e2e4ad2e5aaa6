"""Tables that features look things up in, made once for an edition.

Numbers stand in bytes, or several in one whole number: compiled code reads them without an object for each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.encoding import numbers
from bottega.engine.types import Seat
from bottega.games.masters.actions import LINES
from bottega.games.masters.components import COLOURS, FIRST_LEADER_ID, LEADER_IDS, MOST, STACKS, Box
from bottega.games.masters.insight.card_figures import CardFigures
from bottega.games.masters.table import MastersTable

#: Bits for each figure in a sum of powers: five times the most fits, and no table has more powers of cards.
BITS: Final = 6
LOW: Final = (1 << BITS) - 1

#: What a marble adds to a line: four bits for each resource, then for whites, then for red.
NIBBLES: Final[tuple[i64, ...]] = (1 << 16, 1 << 12, 1 << 4, 1, 1 << 8, 1 << 20)

#: What a worth is at least, in points, and at most, in half points from there.
BELOW: Final = 5.0
MOST_HALVES: Final = 60

#: Played leaders as one number: none, or one of sixteen, twice.
_PLAYED: Final = 1 + len(LEADER_IDS)


class FeatureTables:
    """What features of one edition look up. Bytes are by card, with nothing in place 0."""

    def __init__(self, box: Box) -> None:
        cards = box.cards
        self.figures = CardFigures(box)
        self.points = bytes([0, *(card.points for card in cards[1:])])
        self.cost = bytes([0, *(sum(card.cost) for card in cards[1:])])
        self.input = bytes([0, *(sum(card.input) for card in cards[1:])])
        self.output = bytes([0, *(sum(card.output[:4]) for card in cards[1:])])
        self.faith = bytes([0, *(card.output[4] for card in cards[1:])])
        #: The figures of the power, `BITS` for each: four inputs, four outputs, faith.
        self.power: list[i64] = [
            sum(n << BITS * place for place, n in enumerate((*card.input, *card.output))) for card in cards
        ]
        self.power[0] = 0
        #: By resource and by how many one has: for each card, by how many that falls short of its input.
        self.unfed = [
            [bytes([0, *(max(0, card.input[r] - have) for card in cards[1:])]) for have in range(MOST + 1)]
            for r in range(4)
        ]
        #: By the number of `played`: discounts, special depots, marbles and powers by resource, and points.
        self.perks = [_perks(box, n) for n in range(_PLAYED * _PLAYED)]


def _perks(box: Box, code: int) -> bytes:
    pair = [n + FIRST_LEADER_ID - 1 for n in (code // _PLAYED, code % _PLAYED) if n]
    if len(set(pair)) < len(pair):
        return b""  # no leader is played twice
    perks = box.perks(pair)
    marbles = [int(r in perks.marbles) for r in range(4)]
    powers = [int(r in perks.powers) for r in range(4)]
    return numbers([*perks.discount, *perks.depots, *marbles, *powers, perks.points])


def played(leaders: tuple[i64, ...]) -> i64:
    """The number of these played leaders, at most two, in `FeatureTables.perks`."""
    count = len(leaders)
    if not count:
        return 0
    first = leaders[0] - FIRST_LEADER_ID + 1
    if count == 1:
        return first
    return first * _PLAYED + leaders[1] - FIRST_LEADER_ID + 1


def few(count: i64) -> i64:
    """What one has, as an index of tables that end with the most that is ever asked for."""
    if count < 0:
        return 0
    return count if count < MOST else MOST


def between(low: i64, count: i64, high: i64) -> i64:
    if count < low:
        return low
    return count if count < high else high


def in_halves(worth: float) -> i64:
    """A worth in points as a place of a row: in half points, from a few points below 0 on."""
    if worth <= -BELOW:
        return 0
    halves: i64 = int(2.0 * (worth + BELOW))
    return halves if halves < MOST_HALVES else MOST_HALVES


def lines_of(market: list[i64]) -> list[i64]:
    """By line: what its marbles give, as a sum of `NIBBLES`."""
    lines: list[i64] = []
    for cells in LINES:
        line: i64 = 0
        for cell in cells:
            line += NIBBLES[market[cell]]
        lines.append(line)
    return lines


class Lacking:
    """What is missing of what a leader requires: cards of a colour, cards of a level, resources."""

    __slots__ = ("cards", "levels", "resources")

    def __init__(
        self,
        figures: CardFigures,
        table: MastersTable,
        seat: Seat,
        leader: i64,
        h0: i64,
        h1: i64,
        h2: i64,
        h3: i64,
    ) -> None:
        card = figures.leaders[leader]
        banners = table.banners
        colours: i64 = len(COLOURS)
        first: i64 = len(STACKS) * seat
        cards: i64 = 0
        levels: i64 = 0
        resources: i64 = 0
        for need in card.needs:
            i = first + need.colour
            if need.level:
                lacks = need.count - banners[i + colours * (need.level - 1)]
                if lacks > 0:
                    levels += lacks
            else:
                lacks = need.count - banners[i] - banners[i + colours] - banners[i + 2 * colours]
                if lacks > 0:
                    cards += lacks
        asked = card.resources
        lacks = asked[0] - h0
        if lacks > 0:
            resources += lacks
        lacks = asked[1] - h1
        if lacks > 0:
            resources += lacks
        lacks = asked[2] - h2
        if lacks > 0:
            resources += lacks
        lacks = asked[3] - h3
        if lacks > 0:
            resources += lacks
        self.cards = cards
        self.levels = levels
        self.resources = resources
