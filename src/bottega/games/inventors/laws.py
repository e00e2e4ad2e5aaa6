"""What never changes, whatever is played: nothing is made, nothing is lost."""

from __future__ import annotations

from bottega.engine.types import Seat
from bottega.games.inventors.components import FIELDS, KINDS, TEAM_SIZE, TOP_LEVEL
from bottega.games.inventors.table import NO_TEAM, NONE, Table


def broken(table: Table) -> list[str]:
    """The laws that do not hold here, in words."""
    laws = {
        "every reward token is in one place": _tokens(table) == list(table.box.token_counts),
        "no invention is in two places": len(_inventions(table)) == len(set(_inventions(table))),
        "cubes lie on the slots that are filled": all(_cubes(table, s) for s in range(len(table.spaces))),
        "somebody decides unless it is over": (not table.actors) == table.over,
        "each team is led by one seat": len(set(_teams(table))) == len(_teams(table)),
    }
    for seat in range(table.players):
        laws[f"seat {seat}: its inventors know what their tokens say"] = _levels(table, seat)
    return [law for law, holds in laws.items() if not holds]


def _tokens(table: Table) -> list[int]:
    counts = [table.bag[k] + table.spent[k] for k in range(KINDS)]
    for seat in range(table.players):
        for k in range(KINDS):
            counts[k] += table.tokens[seat * KINDS + k]
    for kind in table.rewards:
        if kind != NONE:
            counts[kind] += 1
    for _, tokens in table.coming:
        for pair in tokens:
            for kind in pair:
                counts[kind] += 1
    return counts


def _inventions(table: Table) -> list[int]:
    shared = (
        [] if table.card_left or table.space == NONE or not table.sharing else [table.spaces[table.space]]
    )
    on_table = [index for index in table.spaces if index != NONE and index not in shared]
    owned = [index for cards in table.cards for index in cards]
    return [*on_table, *owned, *table.boxed, *(i for inventions, _ in table.coming for i in inventions)]


def _cubes(table: Table, space: int) -> bool:
    empty = table.empty[FIELDS * space : FIELDS * space + FIELDS]
    placed = sum(table.cubes[space * table.players : (space + 1) * table.players])
    index = table.spaces[space]
    total = 0 if index == NONE else table.box.inventions[index].total
    wants = sum(1 << d for d in range(FIELDS) if empty[d])
    return min(empty) >= 0 and placed + sum(empty) == total and wants == table.wants[space]


def _teams(table: Table) -> list[int]:
    return [team for team in table.team if team != NO_TEAM]


def _levels(table: Table, seat: Seat) -> bool:
    at = seat * TEAM_SIZE
    for i in range(TEAM_SIZE):
        levels = table.levels[(at + i) * FIELDS : (at + i) * FIELDS + FIELDS]
        if table.team[seat] != NO_TEAM:
            start = table.box.teams[table.team[seat]][i].start
            if any(not s <= n <= TOP_LEVEL for s, n in zip(start, levels, strict=True)):
                return False
        if table.skills[at + i] != sum(1 << d for d in range(FIELDS) if levels[d]):
            return False
    return all(count >= 0 for count in table.tokens[seat * KINDS : seat * KINDS + KINDS])
