"""What a viewer may know, and the whole table as plain data.

`public` is built field by field; nothing reaches a view that is not written here. `dump` adds the
hidden fields, `view` what the viewer knows of them.
"""

from __future__ import annotations

from bottega.engine.types import Json, Seat, Viewer
from bottega.games.masters.actions import POWERS, power_name
from bottega.games.masters.components import FAITH, MARBLES, SECTIONS, SLOTS, STACKS, by_name
from bottega.games.masters.rules.market import gained_counts
from bottega.games.masters.table import STAGES, TILES, MastersTable


def public(table: MastersTable) -> dict[str, Json]:
    return {
        "game": "masters",
        "edition": table.box.edition.id,
        "players": table.players,
        "stage": STAGES[table.stage],
        "round": table.round,
        "turn": table.current,
        "actors": list(table.actors),
        "over": table.over,
        "ending": table.ending,
        "market": [MARBLES[marble] for marble in table.market],
        "boards": [_board(table, seat) for seat in range(table.players)],
        "reports": table.reports,
        "pending": _pending(table),
        "cross": table.cross,
        "removed": list(table.removed),
        "drawn": table.drawn,
        "outcome": table.outcome,
    }


def _board(table: MastersTable, seat: Seat) -> dict[str, Json]:
    tiles = table.tiles[SECTIONS * seat : SECTIONS * seat + SECTIONS]
    return {
        "faith": table.faith[seat],
        "tiles": [TILES[tile] for tile in tiles],
        "warehouse": by_name(table.stored[4 * seat : 4 * seat + 4]),
        "strongbox": by_name(table.strongbox[4 * seat : 4 * seat + 4]),
        "slots": [list(slot) for slot in table.slots[SLOTS * seat : SLOTS * seat + SLOTS]],
        "leaders": list(table.perks[seat].leaders),
    }


def _pending(table: MastersTable) -> dict[str, Json]:
    """What the turn under way still holds."""
    return {
        "whites": table.whites,
        "gained": by_name(gained_counts(table)),
        "used": [power_name(power) for power in range(POWERS) if table.used >> power & 1],
        "output": {**by_name(table.output[:FAITH]), "faith": table.output[FAITH]},
        "spends": table.spends,
        "gains": table.gains,
        "buying": [STACKS[table.buying // SLOTS], table.buying % SLOTS + 1] if table.buying >= 0 else None,
        "debt": by_name(table.debt),
        "by_hand": table.by_hand,
    }


def view(table: MastersTable, viewer: Viewer) -> dict[str, Json]:
    """`decks`: the card face up and how many lie there. Leaders: one's own, the others' number.
    `tokens`: those revealed since the last shuffle."""
    return {
        **public(table),
        "seat": viewer,
        "decks": {
            STACKS[i]: {"top": table.tops[i], "left": len(deck) - table.taken[i]}
            for i, deck in enumerate(table.decks)
        },
        "hands": _known(table.hands, viewer),
        "rejected": _known(table.rejected, viewer),
        "dropped": _known(table.dropped, viewer),
        "tokens": list(table.tokens[0][: table.drawn]) if table.tokens else [],
    }


def _known(leaders: tuple[tuple[int, ...], ...], viewer: Viewer) -> list[Json]:
    return [list(held) if seat == viewer else len(held) for seat, held in enumerate(leaders)]
