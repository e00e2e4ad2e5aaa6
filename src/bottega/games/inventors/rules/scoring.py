"""The count (rulebook "Fin de partie"): cards, runs, points tokens, goals."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from bottega.engine.state import Score, ScorePart
from bottega.engine.types import Seat
from bottega.games.inventors.components import CLASSIFICATION, FIELDS, KINDS, TEAM_SIZE, TOKENS
from bottega.games.inventors.table import NO_TEAM, InventorsTable

NUMBERS = 6

#: A run from 0 on: for each of its numbers, whether a classification token stands there.
Run: TypeAlias = tuple[bool, ...]

#: Points, minus the tokens used for them, and how many runs reach each number.
_Reached: TypeAlias = tuple[int, int, tuple[int, ...]]


@cache
def runs(counts: tuple[int, ...], stars: int) -> int:
    """The most points from runs, given the cards of each number (0 to 5) and the classification tokens.

    A run starts at 0, has no gap and is worth its highest number; several runs may be made; a token
    stands for any number, 0 and numbers above 5 included. If r(j) runs reach number j, they are worth
    r(1) + r(2) + ... together, r never grows with j, and each run beyond the cards of a number costs
    a token.
    """
    most = max(*counts, stars) + stars
    return max(_reach(counts, stars, 0, r) for r in range(most + 1))


def _reach(counts: tuple[int, ...], stars: int, number: int, wanted: int) -> int:
    """The best that `wanted` runs, all of which shall have this number, can still add; -1: not possible."""
    cards = counts[number] if number < NUMBERS else 0
    stars -= max(0, wanted - cards)
    if stars < 0:
        return -1
    best = 0
    for r in range(1, wanted + 1):
        further = _reach(counts, stars, number + 1, r)
        if further >= 0:
            best = max(best, r + further)
    return best


@cache
def best_runs(counts: tuple[int, ...], stars: int) -> tuple[Run, ...]:
    """The runs that are worth most together, the longest first, with as few tokens as that takes.

    >>> best_runs((1, 1, 0, 1, 0, 0), 1)
    ((False, False, True, False),)
    """
    most = max(*counts, stars) + stars
    candidates = [_lay(counts, stars, 0, wanted) for wanted in range(most + 1)]
    _, _, reach = max(best for best in candidates if best is not None)
    runs = []
    for run in range(reach[0]):
        length = sum(number > run for number in reach)
        if length > 1:  # a 0 alone is worth nothing
            runs.append(tuple(n >= NUMBERS or run >= counts[n] for n in range(length)))
    return tuple(runs)


def _lay(counts: tuple[int, ...], stars: int, number: int, wanted: int) -> _Reached | None:
    """The best that `wanted` runs can do that all have this number; None: they cannot."""
    used = max(0, wanted - (counts[number] if number < NUMBERS else 0))
    if used > stars:
        return None
    best: _Reached = (0, -used, (wanted,))
    for longer in range(1, wanted + 1):
        further = _lay(counts, stars - used, number + 1, longer)
        if further is not None:
            best = max(best, (longer + further[0], further[1] - used, (wanted, *further[2])))
    return best


def run_points(table: InventorsTable, seat: Seat) -> int:
    return runs(_counts(table, seat), table.tokens[seat * KINDS + CLASSIFICATION])


def _counts(table: InventorsTable, seat: Seat) -> tuple[int, ...]:
    """How many cards of each number the seat has."""
    numbers = [table.box.inventions[index].classification for index in table.cards[seat]]
    return tuple(numbers.count(n) for n in range(NUMBERS))


def goal_met(table: InventorsTable, seat: Seat, inventor: int) -> bool:
    """Every discipline of the goal reached or exceeded."""
    goal = table.box.teams[table.team[seat]][inventor].goal
    return all(table.level(seat, inventor, d) >= goal[d] for d in range(FIELDS))


def score(table: InventorsTable, seat: Seat) -> Score:
    box = table.box
    held = table.tokens[seat * KINDS : seat * KINDS + KINDS]
    goals = 0
    if table.team[seat] != NO_TEAM:
        team = box.teams[table.team[seat]]
        goals = sum(team[i].points for i in range(TEAM_SIZE) if goal_met(table, seat, i))
    lines = {
        "inventions": sum(box.inventions[index].points for index in table.cards[seat]),
        "runs": run_points(table, seat),
        "tokens": sum(count * box.token_points[kind] for kind, count in enumerate(held)),
        "goals": goals,
    }
    return {"total": sum(lines.values()), "lines": lines, "ties": {"inventions": len(table.cards[seat])}}


def parts(table: InventorsTable, seat: Seat) -> dict[str, list[ScorePart]]:
    """Inventions, runs by their highest number, points tokens, and inventors who have reached their goals."""
    box = table.box
    held = table.tokens[seat * KINDS : seat * KINDS + KINDS]
    laid = best_runs(_counts(table, seat), held[CLASSIFICATION])
    members = box.teams[table.team[seat]] if table.team[seat] != NO_TEAM else []
    cards = [box.inventions[index] for index in table.cards[seat]]
    return {
        "inventions": [{"key": "invention", "value": card.id, "points": card.points} for card in cards],
        "runs": [{"key": "run", "value": len(run) - 1, "points": len(run) - 1} for run in laid],
        "tokens": [
            {"key": "token", "value": TOKENS[kind], "points": box.token_points[kind]}
            for kind, count in enumerate(held)
            for _ in range(count)
            if box.token_points[kind]
        ],
        "goals": [
            {"key": "inventor", "value": member.id, "points": member.points}
            for i, member in enumerate(members)
            if goal_met(table, seat, i)
        ],
    }
