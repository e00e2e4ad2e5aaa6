"""The count (rulebook "Fin de partie"): cards, runs, points tokens, goals."""

from __future__ import annotations

from functools import cache

from bottega.engine.state import Score
from bottega.engine.types import Seat
from bottega.games.inventors.components import CLASSIFICATION, FIELDS, KINDS, TEAM_SIZE
from bottega.games.inventors.table import NO_TEAM, InventorsTable

NUMBERS = 6


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


def run_points(table: InventorsTable, seat: Seat) -> int:
    numbers = [table.box.inventions[index].classification for index in table.cards[seat]]
    counts = tuple(numbers.count(n) for n in range(NUMBERS))
    return runs(counts, table.tokens[seat * KINDS + CLASSIFICATION])


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
