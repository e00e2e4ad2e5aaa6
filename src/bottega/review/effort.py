"""How much work a review takes, in iterations and worlds: the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bottega.review.report import DEEP, LEVELS, QUICK


@dataclass(frozen=True)
class Effort:
    """`search` is the number of iterations that look for the best choice, `compare` the number of worlds in
    which it is compared with what was played, `sources` the number of worlds that are played to the end to
    say why, and `explained` how many decisions are explained."""

    search: int
    compare: int
    sources: int
    explained: int
    luck: int = 0


@dataclass(frozen=True)
class _Level:
    """`pool` is shared by all decisions of a match, so that a long match takes no longer than a short one. No
    decision gets more than `most` of it, and none less than `least`."""

    pool: int
    least: int
    most: int
    sources: int
    explained: int
    luck: int


_LEVELS: Final = {
    QUICK: _Level(200_000, 200, 4_000, 150, 8, 64),
    DEEP: _Level(2_000_000, 2_000, 40_000, 600, 20, 256),
}


def effort(level: str, decisions: int) -> Effort:
    """The work for each of the decisions of a match with something to choose, of all seats together.

    >>> effort("quick", 150).search
    666
    """
    if level not in LEVELS:
        raise ValueError(f"level is one of {', '.join(LEVELS)}, not {level!r}")
    plan = _LEVELS[level]
    each = max(plan.least, min(plan.most, plan.pool // max(1, decisions)))
    return Effort(each // 2, each // 4, plan.sources, plan.explained, plan.luck)
