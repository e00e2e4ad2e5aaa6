"""Luck in a review: what came to light, against what was to be expected before (`bottega.bots.luck`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bottega.bots.luck import Luck, MatchLuck
from bottega.engine.types import Seat
from bottega.review.judging import CLEAR
from bottega.review.report import REVEAL, Estimate, Moment, SeatReport, TurningPoint, Value

#: The least change of the chance to win that makes a reveal a turning point.
_LEAST: Final = 0.05


def with_luck(report: SeatReport, luck: MatchLuck) -> SeatReport:
    """The report of a seat with its luck, and the result without it."""
    total, seat, result = luck.total, report.seat, report.result
    own = Estimate(
        round(total.chances[seat], 4),
        round(total.points[seat], 3),
        round(total.chances_errors[seat], 4),
        round(total.points_errors[seat], 3),
    )
    adjusted = Estimate(
        round(result.chance - own.chance, 4),
        round(result.points - own.points, 3),
        own.chance_error,
        own.points_error,
    )
    return replace(report, luck=own, adjusted=adjusted)


def along(curve: Sequence[Moment], luck: MatchLuck) -> list[Moment]:
    """The curve, each point with the luck since the one before; the first with that of the deal."""
    found: list[Moment] = []
    before = 0
    for moment in curve:
        parts = luck.decisions[before : moment.number] if moment.number else (luck.deal,)
        sum = Luck.total(len(luck.deal.points), parts)
        values = zip(sum.chances, sum.points, strict=True)
        found.append(
            replace(
                moment, luck=tuple(Value(round(chance, 4), round(points, 3)) for chance, points in values)
            )
        )
        before = moment.number
    return found


def reveals(luck: MatchLuck, entries: Sequence[int], seats: Sequence[Seat]) -> list[TurningPoint]:
    """What came to light and clearly changed the chances, the greatest change first. The seat is that of
    `seats` to which it did most."""
    found: list[TurningPoint] = []
    for place, part in enumerate(luck.decisions):
        seat = max(seats, key=lambda each: abs(part.chances[each]))
        chance = part.chances[seat]
        if abs(chance) >= _LEAST and abs(chance) > CLEAR * part.chances_errors[seat]:
            change = Value(round(chance, 4), round(part.points[seat], 3))
            found.append(TurningPoint(REVEAL, place + 1, entries[place], seat, change))
    return sorted(found, key=lambda point: (-abs(point.change.chance), point.number))
