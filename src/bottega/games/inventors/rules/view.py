"""What a viewer may know, and the whole table as plain data.

Only the bag and the coming ages are hidden, from everybody alike.
"""

from __future__ import annotations

from bottega.engine.types import Json, Seat, Viewer
from bottega.games.inventors.components import (
    DISCIPLINES,
    FIELDS,
    KINDS,
    TEAMS,
    TOKENS,
    TOKENS_EACH,
)
from bottega.games.inventors.table import NO_TEAM, NONE, STAGES, InventorsTable


def public(table: InventorsTable) -> dict[str, Json]:
    """What a spectator may know, in the form of `schema.VIEW`."""
    unseen = list(table.bag)
    for _, tokens in table.coming:
        for pair in tokens:
            for kind in pair:
                unseen[kind] += 1
    return {
        "game": "inventors",
        "edition": table.box.edition.id,
        "options": {"teams": "chosen" if table.chosen_teams else "dealt"},
        "players": table.players,
        "seat": None,
        "stage": STAGES[table.stage],
        "actors": list(table.actors),
        "over": table.over,
        "age": table.age or None,
        "turn": table.current,
        "statue": table.statue,
        "final": table.final,
        "inventions": [_invention_seen(table, space) for space in range(len(table.spaces))],
        "boards": [_board_seen(table, seat) for seat in range(table.players)],
        "pending": {
            "inventor": None if table.inventor == NONE else table.inventor + 1,
            "space": None if table.space == NONE else table.space + 1,
            "extra": table.extra,
            "discipline": None if table.discipline == NONE else DISCIPLINES[table.discipline],
            "sharing": list(table.sharing),
            "card_left": table.card_left,
        },
        "boxed": [table.box.inventions[index].id for index in table.boxed],
        "spent": dict(zip(TOKENS, table.spent, strict=True)),
        "coming": len(table.coming),
        "bag": dict(zip(TOKENS, unseen, strict=True)),
    }


def seen_by(table: InventorsTable, viewer: Viewer, public: dict[str, Json]) -> dict[str, Json]:
    """What this viewer may know: what is `public`, which stays as it is. No seat knows more."""
    return {**public, "seat": viewer}


def _invention_seen(table: InventorsTable, space: int) -> Json:
    index = table.spaces[space]
    if index == NONE:
        return None
    slots: dict[str, Json] = {}
    for d, name in enumerate(DISCIPLINES):
        slots[name] = [*table.owners_of(space, d), *[None] * table.empty[FIELDS * space + d]]
    rewards = table.rewards[TOKENS_EACH * space : TOKENS_EACH * space + TOKENS_EACH]
    return {
        "id": table.box.inventions[index].id,
        "slots": slots,
        "cubes": table.cubes_on(space),
        "rewards": [None if kind == NONE else TOKENS[kind] for kind in rewards],
    }


def _board_seen(table: InventorsTable, seat: Seat) -> Json:
    team = table.team[seat]
    members = [] if team == NO_TEAM else table.box.teams[team]
    return {
        "team": None if team == NO_TEAM else TEAMS[team],
        "inventors": [
            {
                "id": member.id,
                "levels": {name: table.level(seat, i, d) for d, name in enumerate(DISCIPLINES)},
                "busy": bool(table.busy[seat] >> i & 1),
            }
            for i, member in enumerate(members)
        ],
        "tokens": dict(zip(TOKENS, table.tokens[seat * KINDS : seat * KINDS + KINDS], strict=True)),
        "cards": [table.box.inventions[index].id for index in table.cards[seat]],
    }
