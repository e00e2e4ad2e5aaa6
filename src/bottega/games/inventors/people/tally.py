"""What a board is worth so far, worked out from a view: everything that scores lies open."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.engine.types import Json
from bottega.games.inventors.components import TOKENS, Box, Inventor
from bottega.games.inventors.people.names import invention, inventor
from bottega.games.inventors.rules.scoring import NUMBERS, Run, best_runs


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
