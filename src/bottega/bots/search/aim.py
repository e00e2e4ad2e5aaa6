"""What a bot plays for: a number from 0 to 1 for every seat, from a game's estimate of the outcome."""

from __future__ import annotations

import math
from typing import Final

from bottega.bots.settings import check_choice

#: To win, by any margin; to be ahead by many points; or both in equal parts.
CHANCE: Final = "chance"
MARGIN: Final = "margin"
BLEND: Final = "blend"
AIMS: Final = (CHANCE, MARGIN, BLEND)

#: The lead in points that is worth about three quarters of the greatest reward for a lead.
_LEAD: Final = 10.0


def check_aim(aim: str) -> str:
    return check_choice("aim", aim, AIMS)


def rewards(aim: str, points: list[float], chances: list[float]) -> list[float]:
    """By seat: how desirable an outcome is. In a match alone there is nobody to be ahead of, so
    the chance counts for every aim.

    >>> rewards("chance", [30.0, 20.0], [0.9, 0.1])
    [0.9, 0.1]
    >>> [round(each, 2) for each in rewards("margin", [30.0, 20.0], [0.9, 0.1])]
    [0.73, 0.27]
    """
    if aim == CHANCE or len(chances) == 1:
        return chances
    margins = leads(points)
    if aim == MARGIN:
        return margins
    return [(chances[i] + margins[i]) / 2 for i in range(len(margins))]


def leads(points: list[float]) -> list[float]:
    """By seat: its lead over the best other seat, from 0 (far behind) to 1 (far ahead)."""
    leader = -1
    best = second = -1e9
    for seat, own in enumerate(points):
        if own > best:
            leader = seat
            best, second = own, best
        elif own > second:
            second = own
    result: list[float] = []
    for seat, own in enumerate(points):
        ahead = own - (second if seat == leader else best)
        result.append(0.5 + 0.5 * math.tanh(ahead / (2.0 * _LEAD)))
    return result
