"""What the decisions of a match say of each seat, and which of them turned it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from bottega.engine.insight import shares
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.review.report import (
    DECISION,
    ERRORS,
    GRADES,
    Decision,
    Estimate,
    SeatReport,
    TurningPoint,
    Value,
)

#: The number of turning points that a review names.
TURNING_POINTS: Final = 5


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """From 0 (no better than choices at random) to 100 (nothing given away); None without decisions.

    What the decisions gave away together, as a part of what choices at random would have given away: a
    decision at which nothing was at stake counts for nothing.
    """
    if not decisions:
        return None
    stake = sum(each.stake.chance for each in decisions)
    lost = sum(each.loss.chance for each in decisions)
    if stake <= 0:
        return 100.0
    return round(100 * min(1.0, max(0.0, 1 - lost / stake)), 1)


def skill(decisions: Sequence[Decision]) -> Estimate:
    """What the decisions gave away together, as a negative number, with its standard error."""
    return Estimate(
        round(0.0 - sum(each.loss.chance for each in decisions), 4),
        round(0.0 - sum(each.loss.points for each in decisions), 3),
        round(math.sqrt(sum(each.loss.chance_error**2 for each in decisions)), 4),
        round(math.sqrt(sum(each.loss.points_error**2 for each in decisions)), 3),
    )


def results(state: State) -> list[Value]:
    """By seat, how the match ended."""
    totals = [float(score["total"]) for score in state.scores()]
    return [Value(round(share, 4), total) for share, total in zip(shares(state), totals, strict=True)]


def seat_report(seat: Seat, result: Value, decisions: Sequence[Decision], forced: int) -> SeatReport:
    """The report of a seat whose decisions were judged."""
    return SeatReport(
        seat,
        result,
        len(decisions),
        forced,
        {grade: sum(each.grade == grade for each in decisions) for grade in GRADES},
        accuracy(decisions),
        skill(decisions),
    )


def turning_points(
    decisions: Sequence[Decision], reveals: Sequence[TurningPoint] = (), count: int = TURNING_POINTS
) -> tuple[TurningPoint, ...]:
    """What changed most: decisions that gave something away, and what came to light. In their order."""
    points = [
        TurningPoint(
            DECISION,
            each.number,
            each.entry,
            each.seat,
            Value(0.0 - each.loss.chance, 0.0 - each.loss.points),
        )
        for each in decisions
        if each.grade in ERRORS
    ]
    greatest = sorted([*points, *reveals], key=lambda point: (-abs(point.change.chance), point.number))
    return tuple(sorted(greatest[:count], key=lambda point: (point.number, point.kind)))
