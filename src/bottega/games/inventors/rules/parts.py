"""Parts of a dump of Legendary Inventors that hold several fields, and what is counted again on loading."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.engine.types import Json, Seat
from bottega.games.inventors.components import (
    DISCIPLINES,
    FIELDS,
    TEAM_SIZE,
    TOKENS,
    TOKENS_EACH,
    level_code,
    token_json,
    token_kind,
)
from bottega.games.inventors.rules import setup
from bottega.games.inventors.table import NONE, PLACED, Age, InventorsTable


def inventions_data(table: InventorsTable) -> list[Json]:
    """By space: the invention with its empty slots, cubes and rewards; None where it is gone."""
    return [_invention_data(table, space) for space in range(len(table.spaces))]


def _invention_data(table: InventorsTable, space: int) -> Json:
    index = table.spaces[space]
    if index == NONE:
        return None
    i = FIELDS * space
    rewards = table.rewards[TOKENS_EACH * space : TOKENS_EACH * space + TOKENS_EACH]
    return {
        "id": table.box.inventions[index].id,
        "empty": dict(zip(DISCIPLINES, table.empty[i : i + FIELDS], strict=True)),
        "cubes": table.cubes_on(space),
        "owners": {name: table.owners_of(space, d) for d, name in enumerate(DISCIPLINES)},
        "rewards": [None if kind == NONE else token_json(kind) for kind in rewards],
    }


def read_inventions(table: InventorsTable, inventions: list[Json]) -> None:
    spaces: list[int] = []
    rewards: list[int] = []
    for data in inventions:
        if data is None:
            spaces.append(NONE)
            table.empty += [0] * FIELDS
            table.cubes += [0] * table.players
            rewards += [NONE] * TOKENS_EACH
            continue
        if len(data["cubes"]) != table.players or len(data["rewards"]) != TOKENS_EACH:
            raise ValueError(f"{data['id']} has cubes of {table.players} players and {TOKENS_EACH} rewards")
        spaces.append(table.box.index[data["id"]])
        table.empty += [int(data["empty"][name]) for name in DISCIPLINES]
        # `cubes` of the data is their sum, which a match written out again must give too.
        table.cubes += _cubes([data["owners"][name] for name in DISCIPLINES], table.players)
        rewards += [NONE if token is None else token_kind(token) for token in data["rewards"]]
    table.spaces = tuple(spaces)
    table.rewards = tuple(rewards)


def _cubes(owners: list[list[Seat]], players: int) -> list[int]:
    """The cubes of each seat, from the seats whose cubes fill the slots of each discipline."""
    cubes = [0] * players
    for d, seats in enumerate(owners):
        for seat in seats:
            if not 0 <= seat < players:
                raise ValueError(f"there is no seat {seat}")
            cubes[seat] += PLACED[d]
    return cubes


def level_rows(levels: Sequence[int]) -> list[list[int]]:
    """The levels of a team, a row per inventor."""
    return [list(levels[FIELDS * i : FIELDS * i + FIELDS]) for i in range(TEAM_SIZE)]


def flat_levels(rows: list[list[int]]) -> list[int]:
    if [len(row) for row in rows] != [FIELDS] * TEAM_SIZE:
        raise ValueError(f"a team has {TEAM_SIZE} inventors, each with {FIELDS} levels")
    return [level for row in rows for level in row]


def busy_mask(busy: list[bool]) -> int:
    if len(busy) != TEAM_SIZE:
        raise ValueError(f"a team has {TEAM_SIZE} inventors, not {len(busy)}")
    return sum([1 << i for i in range(TEAM_SIZE) if busy[i]])


def age_data(table: InventorsTable, age: Age) -> dict[str, Json]:
    inventions, tokens = age
    return {
        "inventions": [table.box.inventions[index].id for index in inventions],
        "tokens": [[TOKENS[kind] for kind in pair] for pair in tokens],
    }


def read_age(table: InventorsTable, data: dict[str, Json]) -> Age:
    return (
        tuple([table.box.index[id] for id in data["inventions"]]),
        tuple([(TOKENS.index(first), TOKENS.index(second)) for first, second in data["tokens"]]),
    )


def count_again(table: InventorsTable) -> None:
    """Everything that follows from the levels and the empty slots."""
    inventors = range(TEAM_SIZE * table.players)
    table.knows = tuple([level_code(table.levels[FIELDS * i : FIELDS * i + FIELDS]) for i in inventors])
    for space in range(len(table.spaces)):
        empty = table.empty[FIELDS * space : FIELDS * space + FIELDS]
        table.wants.append(sum([1 << d for d in range(FIELDS) if empty[d]]))
    setup.count_seeking(table)
