"""What a board is worth so far, worked out from a view: everything that scores lies open."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from bottega.engine.types import Json
from bottega.games.inventors.components import TOKENS, Box, Inventor
from bottega.games.inventors.people.names import invention, inventor
from bottega.games.inventors.rules.scoring import NUMBERS

#: A run from 0 on: for each of its numbers, whether a classification token stands there.
Run: TypeAlias = tuple[bool, ...]

#: Points, minus the tokens used for them, and how many runs reach each number.
_Reached: TypeAlias = tuple[int, int, tuple[int, ...]]


def points(box: Box, board: dict[str, Json]) -> dict[str, int]:
    """The lines of a seat's score, as `scoring` counts them."""
    team = [(inventor(box, shown["id"]), shown["levels"]) for shown in board["inventors"]]
    return {
        "inventions": sum(invention(box, id).points for id in board["cards"]),
        "runs": sum(len(run) - 1 for run in runs_of(box, board)),
        "tokens": sum(board["tokens"][name] * box.token_points[k] for k, name in enumerate(TOKENS)),
        "goals": sum(member.points for member, levels in team if reached(member, levels)),
    }


def reached(member: Inventor, levels: Mapping[str, int]) -> bool:
    """Has the inventor reached their goal with these levels?"""
    return all(level >= goal for level, goal in zip(levels.values(), member.goal, strict=True))


def runs_of(box: Box, board: dict[str, Json]) -> tuple[Run, ...]:
    numbers = [invention(box, id).classification for id in board["cards"]]
    counts = tuple(numbers.count(number) for number in range(NUMBERS))
    return best_runs(counts, board["tokens"]["classification"])


@cache
def best_runs(counts: tuple[int, ...], stars: int) -> tuple[Run, ...]:
    """The runs that are worth most together, the longest first, with as few tokens as that takes.

    >>> best_runs((1, 1, 0, 1, 0, 0), 1)
    ((False, False, True, False),)
    """
    most = max(*counts, stars) + stars
    candidates = [_reach(counts, stars, 0, wanted) for wanted in range(most + 1)]
    _, _, reach = max(best for best in candidates if best is not None)
    runs = []
    for run in range(reach[0]):
        length = sum(number > run for number in reach)
        if length > 1:  # a 0 alone is worth nothing
            runs.append(tuple(n >= NUMBERS or run >= counts[n] for n in range(length)))
    return tuple(runs)


def _reach(counts: tuple[int, ...], stars: int, number: int, wanted: int) -> _Reached | None:
    """The best that `wanted` runs can do that all have this number; None: they cannot."""
    used = max(0, wanted - (counts[number] if number < NUMBERS else 0))
    if used > stars:
        return None
    best: _Reached = (0, -used, (wanted,))
    for longer in range(1, wanted + 1):
        further = _reach(counts, stars - used, number + 1, longer)
        if further is not None:
            best = max(best, (longer + further[0], further[1] - used, (wanted, *further[2])))
    return best
