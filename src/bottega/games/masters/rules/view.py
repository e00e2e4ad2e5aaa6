"""What a viewer may know, and the whole table as plain data.

`public` is built field by field; nothing reaches a view that is not written here. `seen_by` adds what a seat
knows of its own hidden fields.
"""

from __future__ import annotations

from bottega.engine.types import Json, Seat, Viewer
from bottega.games.masters.actions import COLUMNS, POWERS, ROWS, SLIDE, power_name
from bottega.games.masters.components import FAITH, MARBLES, SECTIONS, SLOTS, STACKS, by_name
from bottega.games.masters.rules.market import gained_counts
from bottega.games.masters.table import STAGES, TILES, MastersTable


def public(table: MastersTable) -> dict[str, Json]:
    """What a spectator may know, in the form of `schema.VIEW`."""
    return {
        "game": "masters",
        "edition": table.box.edition.id,
        "options": {},
        "players": table.players,
        "seat": None,
        "stage": STAGES[table.stage],
        "actors": list(table.actors),
        "over": table.over,
        "round": table.round,
        "turn": table.current,
        "last_round": table.ending,
        "market": _market_seen(table),
        "stacks": {
            STACKS[i]: {"top": table.tops[i] or None, "left": len(deck) - table.taken[i]}
            for i, deck in enumerate(table.decks)
        },
        "reports": table.reports,
        "boards": [_board_seen(table, seat) for seat in range(table.players)],
        "pending": _pending_seen(table),
        "solo": _solo_seen(table) if table.players == 1 else None,
    }


def seen_by(table: MastersTable, viewer: Viewer, public: dict[str, Json]) -> dict[str, Json]:
    """What this viewer may know: what is `public`, which stays as it is, and the seat's own cards."""
    if viewer is None:
        return {**public, "seat": None}
    boards = list(public["boards"])
    boards[viewer] = {
        **boards[viewer],
        "hand": list(table.hands[viewer]),
        "rejected": list(table.rejected[viewer]),
        "dropped": list(table.dropped[viewer]),
    }
    return {**public, "seat": viewer, "boards": boards}


def _market_seen(table: MastersTable) -> dict[str, Json]:
    marbles = [MARBLES[marble] for marble in table.market]
    rows = [marbles[COLUMNS * row : COLUMNS * row + COLUMNS] for row in range(ROWS)]
    return {"rows": rows, "slide": marbles[SLIDE]}


def _board_seen(table: MastersTable, seat: Seat) -> dict[str, Json]:
    tiles = table.tiles[SECTIONS * seat : SECTIONS * seat + SECTIONS]
    return {
        "faith": table.faith[seat],
        "tiles": [TILES[tile] for tile in tiles],
        "warehouse": by_name(table.stored[4 * seat : 4 * seat + 4]),
        "strongbox": by_name(table.strongbox[4 * seat : 4 * seat + 4]),
        "slots": [list(slot) for slot in table.slots[SLOTS * seat : SLOTS * seat + SLOTS]],
        "leaders": list(table.perks[seat].leaders),
        "hand_size": len(table.hands[seat]),
        "dropped_count": len(table.dropped[seat]),
    }


def _pending_seen(table: MastersTable) -> dict[str, Json]:
    return {
        "whites": table.whites,
        "gained": by_name(gained_counts(table)),
        "used": [power_name(power) for power in range(POWERS) if table.used >> power & 1],
        "output": {**by_name(table.output[:FAITH]), "faith": table.output[FAITH]},
        "spends": table.spends,
        "gains": table.gains,
        "buying": _buying(table),
        "debt": by_name(table.debt),
        "by_hand": table.by_hand,
    }


def _buying(table: MastersTable) -> dict[str, Json] | None:
    if table.buying < 0:
        return None
    stack = table.buying // SLOTS
    return {"stack": STACKS[stack], "card": table.tops[stack], "slot": table.buying % SLOTS + 1}


def _solo_seen(table: MastersTable) -> dict[str, Json]:
    return {
        "cross": table.cross,
        "removed": list(table.removed),
        "tokens": list(table.tokens[0][: table.drawn]),
        "tokens_left": len(table.tokens[0]) - table.drawn,
        "outcome": table.outcome or None,
    }
