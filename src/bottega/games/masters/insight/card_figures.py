"""What the cards of an edition are worth to a judge: figures made once, read at every decision.

For the cards face up one wants to know at once what a seat still lacks for each. Counts of resources are few,
so for each resource and each count a row holds, in a byte per card, what is missing; four look-ups and three
sums answer for a card. Compiled, a number is read from bytes without an object for it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from bottega.games.masters.components import (
    FAITH,
    LAST_SPACE,
    MOST,
    SLOTS,
    STACKS,
    Box,
    Card,
    LeaderCard,
    stack_level,
)
from bottega.games.masters.rules.warehouse import DEPOTS

#: Points that a net resource, and a step of faith, of a power bring in each turn that remains.
ENGINE_RESOURCE: Final = 0.26
ENGINE_FAITH: Final = 0.29
#: ... and each resource that goes through a power into the strongbox.
ENGINE_FLOW: Final = 0.07

#: The order of leaders' abilities among the traits.
ABILITIES: Final = ("discount", "depot", "marble", "production")


class CardFigures:
    """Tables over the cards, leaders and spaces of one edition; lists are indexed by id or space."""

    def __init__(self, box: Box) -> None:
        cards = box.cards
        self.points: list[float] = [float(card.points) for card in cards]
        self.cost: list[float] = [float(sum(card.cost)) for card in cards]
        self.net: list[float] = [float(sum(card.output[:FAITH]) - sum(card.input)) for card in cards]
        self.flow: list[float] = [float(sum(card.output[:FAITH])) for card in cards]
        self.faith: list[float] = [float(card.output[FAITH]) for card in cards]
        self.engine: list[float] = [
            ENGINE_RESOURCE * self.net[i] + ENGINE_FAITH * self.faith[i] + ENGINE_FLOW * self.flow[i]
            for i in range(len(cards))
        ]
        self.points[0] = self.cost[0] = self.net[0] = self.flow[0] = self.faith[0] = self.engine[0] = 0.0
        self.shelves = [_shelves(card) for card in cards]
        self.missing = [_short(cards, [c.cost[r] for c in cards]) for r in range(4)]
        self.beyond = [
            _short(cards, [max(0, c.cost[r] - self.shelves[c.id][r]) for c in cards]) for r in range(4)
        ]
        self.open_stacks = _open_stacks()
        self.track = _smooth([float(p) for p in box.track_points])
        self.ability: list[int] = [ABILITIES.index(leader.ability) for leader in box.leaders]
        self.leader_points: list[float] = [float(leader.points) for leader in box.leaders]
        self.leaders: list[LeaderCard] = box.leaders


def _shelves(card: Card) -> tuple[int, ...]:
    """How much of each resource of its cost the shelves can hold, the most on the largest."""
    order = sorted(range(4), key=lambda r: -card.cost[r])
    places = [0, 0, 0, 0]
    for r, size in zip(order, reversed(DEPOTS), strict=False):
        places[r] = size
    return tuple(places)


def _short(cards: list[Card], asked: list[int]) -> list[bytes]:
    """By how many one has: for each card in its byte, by how many that falls short of what is asked; nothing
    for index 0, which is no card."""
    return [bytes([0, *(max(0, asked[card.id] - have) for card in cards[1:])]) for have in range(MOST + 1)]


def _open_stacks() -> list[list[int]]:
    """By the heights of the three slots (a code of base 4): the stacks whose cards have a place there."""
    return [
        [s for s in range(len(STACKS)) if stack_level(s) - 1 in (code // 16, code // 4 % 4, code % 4)]
        for code in range(4**SLOTS)
    ]


def _smooth(points: list[float]) -> list[float]:
    """The track without its steps: from one marked space to the next in equal parts."""
    marked = [0, *(space for space in range(1, LAST_SPACE + 1) if points[space] != points[space - 1])]
    smooth = list(points)
    for first, last in pairwise(marked):
        for space in range(first, last):
            smooth[space] = points[first] + (points[last] - points[first]) * (space - first) / (last - first)
    return smooth
