"""What never changes, whatever is played: nothing is made, nothing is lost."""

from __future__ import annotations

from collections import Counter

from bottega.engine.types import Seat
from bottega.games.inventors.components import (
    AGES,
    EXTRA_CUBES,
    EXTRA_INVENTIONS,
    FIELDS,
    KINDS,
    KNOWLEDGE,
    REWARDS,
    TEAM_SIZE,
    TOKENS_EACH,
    TOP_LEVEL,
    level_code,
)
from bottega.games.inventors.rules.sharing import contributors
from bottega.games.inventors.table import (
    CUBE,
    FINAL,
    FLIP,
    MORE,
    NO_TEAM,
    NONE,
    OVER,
    REWARD,
    TEAM,
    InventorsTable,
)


def broken(table: InventorsTable) -> list[str]:
    """The laws that do not hold here, in words."""
    laws = {
        "every reward token is in one place": _tokens(table) == list(table.box.token_counts)
        and min(*table.bag, *table.spent, *table.tokens) >= 0,
        "no invention is in two places": len(_inventions(table)) == len(set(_inventions(table))),
        "every age has its inventions": _ages(table),
        "cubes lie on the slots that are filled": all(_cubes(table, s) for s in range(len(table.spaces))),
        "rewards lie on the inventions that are not completed": all(
            _rewards(table, s) for s in range(len(table.spaces))
        ),
        "the seat asked is the one that can answer": _asked(table),
        "the age or the match ends before the last invention is completed": _playing(table),
        "what is pending belongs to the decision that is open": _pending(table),
        "each team is led by one seat": _teams(table),
        "the disciplines sought are those with an empty slot": _seeking_agrees(table),
    }
    for seat in range(table.players):
        laws[f"seat {seat}: its inventors know what their tokens say"] = _levels(table, seat)
    return [law for law, holds in laws.items() if not holds]


def _tokens(table: InventorsTable) -> list[int]:
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


def _seen(table: InventorsTable) -> list[int]:
    """The inventions that have come to light, wherever they are now."""
    shared = (
        [] if table.card_left or table.space == NONE or not table.sharing else [table.spaces[table.space]]
    )
    on_table = [index for index in table.spaces if index != NONE and index not in shared]
    return [*on_table, *(index for cards in table.cards for index in cards), *table.boxed]


def _inventions(table: InventorsTable) -> list[int]:
    return [*_seen(table), *(index for inventions, _ in table.coming for index in inventions)]


def _ages(table: InventorsTable) -> bool:
    """As many inventions as players and three more in each age, past, present or to come."""
    inventions = table.box.inventions
    count = table.players + EXTRA_INVENTIONS
    if len(table.coming) != AGES - table.age or len(table.spaces) != (count if table.age else 0):
        return False
    for age, (drawn, tokens) in enumerate(table.coming, table.age + 1):
        if [inventions[index].age for index in drawn] != [age] * count or len(tokens) != count:
            return False
    seen = Counter(inventions[index].age for index in _seen(table))
    return seen == dict.fromkeys(range(1, table.age + 1), count) and all(
        index == NONE or inventions[index].age == table.age for index in table.spaces
    )


def _cubes(table: InventorsTable, space: int) -> bool:
    empty = table.empty[FIELDS * space : FIELDS * space + FIELDS]
    cubes = table.cubes_on(space)
    index = table.spaces[space]
    slots = (0,) * FIELDS if index == NONE else table.box.inventions[index].slots
    wants = sum(1 << d for d in range(FIELDS) if empty[d])
    return (
        all(0 <= left <= total for left, total in zip(empty, slots, strict=True))
        and min(cubes) >= 0
        and sum(cubes) + sum(empty) == sum(slots)
        and wants == table.wants[space]
        and _owners(table, space) == cubes
        and all(len(table.owners_of(space, d)) == slots[d] - empty[d] for d in range(FIELDS))
    )


def _owners(table: InventorsTable, space: int) -> list[int]:
    """The cubes of each seat, counted slot by slot."""
    if table.spaces[space] == NONE:
        return [0] * table.players
    seats = [seat for d in range(FIELDS) for seat in table.owners_of(space, d)]
    return [seats.count(seat) for seat in range(table.players)]


def _rewards(table: InventorsTable, space: int) -> bool:
    """Two tokens lie on an invention until it is shared; then each contributor has taken one reward."""
    if table.stage == REWARD and space == table.space:
        sharing = contributors(table, space)[:REWARDS]
        chosen = len(sharing) - len(table.sharing)
        return (
            table.wants[space] == 0
            and table.sharing == sharing[chosen:]
            and _left(table, space) + table.card_left == REWARDS - chosen
        )
    there = table.spaces[space] != NONE
    return _left(table, space) == (TOKENS_EACH if there else 0) and bool(table.wants[space]) == there


def _left(table: InventorsTable, space: int) -> int:
    rewards = table.rewards[TOKENS_EACH * space : TOKENS_EACH * space + TOKENS_EACH]
    return sum(kind != NONE for kind in rewards)


def _asked(table: InventorsTable) -> bool:
    """A contributor chooses their reward; all else is decided by the seat whose turn it is."""
    seats = range(table.players)
    if table.current not in seats or table.statue not in seats or table.over != (table.stage == OVER):
        return False
    if table.over:
        return table.actors == ()
    return table.actors == (table.sharing[:1] if table.stage == REWARD else (table.current,))


def _playing(table: InventorsTable) -> bool:
    left = sum(index != NONE for index in table.spaces)
    if table.final:
        return table.age == AGES and not left and table.stage in (FLIP, FINAL, OVER)
    return table.stage not in (FINAL, OVER) and (table.stage == TEAM or left > 1)


def _pending(table: InventorsTable) -> bool:
    """Only what the open decision is about is noted, and there is an answer to it."""
    stage, seat = table.stage, table.current
    flipping, working, sharing = stage == FLIP, stage in (CUBE, MORE), stage == REWARD
    if not (
        (table.inventor in range(TEAM_SIZE) if flipping or working else table.inventor == NONE)
        and (table.space in range(len(table.spaces)) if sharing or working else table.space == NONE)
        and (table.discipline in range(FIELDS) if flipping else table.discipline == NONE)
        and (1 <= table.extra <= EXTRA_CUBES if stage == CUBE else table.extra == 0)
        and (sharing or not (table.sharing or table.card_left))
    ):
        return False
    held = table.tokens[seat * KINDS : seat * KINDS + KINDS]
    if flipping:
        return any(held) and not table.level(seat, table.inventor, table.discipline)
    if working:
        return bool(table.busy[seat] >> table.inventor & 1 and (stage == CUBE or held[KNOWLEDGE]))
    return True


def _seeking_agrees(table: InventorsTable) -> bool:
    return all(
        table.seeking[d] == sum(1 << space for space, wants in enumerate(table.wants) if wants >> d & 1)
        for d in range(FIELDS)
    )


def _teams(table: InventorsTable) -> bool:
    """Everybody leads a team; while they are chosen, those before the seat that chooses."""
    led = [team for team in table.team if team != NO_TEAM]
    choosing = table.stage == TEAM
    leaders = table.current if choosing else table.players
    return (
        len(set(led)) == len(led) == leaders
        and NO_TEAM not in table.team[:leaders]
        and choosing == (table.age == 0)
        and (table.chosen_teams or not choosing)
    )


def _levels(table: InventorsTable, seat: Seat) -> bool:
    at = seat * TEAM_SIZE
    for i in range(TEAM_SIZE):
        levels = table.levels[(at + i) * FIELDS : (at + i) * FIELDS + FIELDS]
        if table.team[seat] == NO_TEAM:
            if any(levels):
                return False
        else:
            start = table.box.teams[table.team[seat]][i].start
            if any(not s <= n <= TOP_LEVEL for s, n in zip(start, levels, strict=True)):
                return False
        if table.knows[at + i] != level_code(tuple(levels)):
            return False
    return True
