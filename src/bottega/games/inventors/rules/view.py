"""What a viewer may know, and the whole table as plain data.

Only the bag and the coming ages are hidden, from everybody alike.
"""

from __future__ import annotations

from bottega.engine.types import Json, Seat, Viewer
from bottega.games.inventors.components import (
    DISCIPLINES,
    FIELDS,
    KINDS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
    TOKENS_EACH,
    token_json,
)
from bottega.games.inventors.table import NO_TEAM, NONE, STAGES, InventorsTable


def public(table: InventorsTable) -> dict[str, Json]:
    return {
        "game": "inventors",
        "edition": table.box.edition.id,
        "options": {"teams": "chosen" if table.chosen_teams else "dealt"},
        "players": table.players,
        "stage": STAGES[table.stage],
        "age": table.age,
        "turn": table.current,
        "statue": table.statue,
        "actors": list(table.actors),
        "over": table.over,
        "final": table.final,
        "inventions": [_invention(table, space) for space in range(len(table.spaces))],
        "boards": [_board(table, seat) for seat in range(table.players)],
        "pending": {
            "inventor": table.inventor,
            "space": table.space,
            "extra": table.extra,
            "discipline": table.discipline,
            "sharing": list(table.sharing),
            "card_left": table.card_left,
        },
        "boxed": [table.box.inventions[index].id for index in table.boxed],
        "spent": dict(zip(TOKENS, table.spent, strict=True)),
    }


def _invention(table: InventorsTable, space: int) -> Json:
    index = table.spaces[space]
    if index == NONE:
        return None
    i = FIELDS * space
    rewards = table.rewards[TOKENS_EACH * space : TOKENS_EACH * space + TOKENS_EACH]
    return {
        "id": table.box.inventions[index].id,
        "empty": dict(zip(DISCIPLINES, table.empty[i : i + FIELDS], strict=True)),
        "cubes": table.cubes[space * table.players : (space + 1) * table.players],
        "rewards": [None if kind == NONE else token_json(kind) for kind in rewards],
    }


def _board(table: InventorsTable, seat: Seat) -> Json:
    at = seat * TEAM_SIZE * FIELDS
    return {
        "team": None if table.team[seat] == NO_TEAM else TEAMS[table.team[seat]],
        "levels": [list(table.levels[at + i * FIELDS : at + i * FIELDS + FIELDS]) for i in range(TEAM_SIZE)],
        "busy": [bool(table.busy[seat] >> i & 1) for i in range(TEAM_SIZE)],
        "tokens": dict(zip(TOKENS, table.tokens[seat * KINDS : seat * KINDS + KINDS], strict=True)),
        "cards": [table.box.inventions[index].id for index in table.cards[seat]],
    }


def view(table: InventorsTable, viewer: Viewer) -> dict[str, Json]:
    """`coming`: how many ages; `bag`: how many of each token have not been seen yet."""
    unseen = list(table.bag)
    for _, tokens in table.coming:
        for pair in tokens:
            for kind in pair:
                unseen[kind] += 1
    return {
        **public(table),
        "seat": viewer,
        "coming": len(table.coming),
        "bag": dict(zip(TOKENS, unseen, strict=True)),
    }
