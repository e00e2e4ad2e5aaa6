"""A match as plain data, and back. Written by `make fields` from `fields.py`: change it there."""

from __future__ import annotations

from bottega.engine.fields import check_boards, check_count
from bottega.engine.types import Json, Seat
from bottega.games.masters.actions import POWERS, power_name
from bottega.games.masters.components import FAITH, MARBLES, RESOURCES, SECTIONS, SLOTS, STACKS, by_name
from bottega.games.masters.rules.market import gained_counts
from bottega.games.masters.rules.parts import count_again, gained_code, purchase_code, purchase_data
from bottega.games.masters.table import STAGES, TILES, MastersTable


def dump(table: MastersTable) -> dict[str, Json]:
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
        "market": [MARBLES[n] for n in table.market],
        "boards": [_board_data(table, seat) for seat in range(table.players)],
        "reports": table.reports,
        "pending": {
            "whites": table.whites,
            "gained": by_name(gained_counts(table)),
            "used": [power_name(power) for power in range(POWERS) if table.used >> power & 1],
            "output": {**by_name(table.output[:FAITH]), "faith": table.output[FAITH]},
            "spends": table.spends,
            "gains": table.gains,
            "buying": purchase_data(table.buying),
            "debt": dict(zip(RESOURCES, table.debt, strict=True)),
            "by_hand": table.by_hand,
        },
        "cross": table.cross,
        "removed": list(table.removed),
        "drawn": table.drawn,
        "outcome": table.outcome,
        "decks": {
            name: list(deck[gone:]) for name, deck, gone in zip(STACKS, table.decks, table.taken, strict=True)
        },
        "hands": [list(row) for row in table.hands],
        "rejected": [list(row) for row in table.rejected],
        "dropped": [list(row) for row in table.dropped],
        "tokens": [list(row) for row in table.tokens],
    }


def _board_data(table: MastersTable, seat: Seat) -> dict[str, Json]:
    return {
        "faith": table.faith[seat],
        "tiles": [TILES[n] for n in table.tiles[SECTIONS * seat : SECTIONS * seat + SECTIONS]],
        "warehouse": dict(zip(RESOURCES, table.stored[4 * seat : 4 * seat + 4], strict=True)),
        "strongbox": dict(zip(RESOURCES, table.strongbox[4 * seat : 4 * seat + 4], strict=True)),
        "slots": [list(row) for row in table.slots[SLOTS * seat : SLOTS * seat + SLOTS]],
        "leaders": list(table.perks[seat].leaders),
    }


def restore(table: MastersTable, data: dict[str, Json]) -> None:
    """Fill a table that is clear; what is wrong with the data raises any error."""
    players = table.players
    table.stage = STAGES.index(data["stage"])
    table.round = int(data["round"])
    table.current = int(data["turn"])
    table.actors = tuple([int(n) for n in data["actors"]])
    table.over = bool(data["over"])
    table.ending = bool(data["ending"])
    table.market = [MARBLES.index(name) for name in data["market"]]
    check_count(data, "boards", players, players)
    boards = data["boards"]
    table.faith = [int(board["faith"]) for board in boards]
    check_boards(boards, "tiles", SECTIONS)
    table.tiles = tuple([TILES.index(name) for board in boards for name in board["tiles"]])
    table.stored = [int(board["warehouse"][name]) for board in boards for name in RESOURCES]
    table.strongbox = [int(board["strongbox"][name]) for board in boards for name in RESOURCES]
    check_boards(boards, "slots", SLOTS)
    table.slots = tuple([tuple([int(n) for n in row]) for board in boards for row in board["slots"]])
    table.perks = tuple([table.box.perks(board["leaders"]) for board in boards])
    table.reports = int(data["reports"])
    pending = data["pending"]
    table.whites = int(pending["whites"])
    table.gained = gained_code(pending["gained"])
    table.used = sum([1 << power for power in range(POWERS) if power_name(power) in pending["used"]])
    table.output = tuple([int(pending["output"][name]) for name in (*RESOURCES, "faith")])
    table.spends = int(pending["spends"])
    table.gains = int(pending["gains"])
    table.buying = purchase_code(pending["buying"])
    table.debt = tuple([int(pending["debt"][name]) for name in RESOURCES])
    table.by_hand = bool(pending["by_hand"])
    table.cross = int(data["cross"])
    table.removed = tuple([int(n) for n in data["removed"]])
    table.drawn = int(data["drawn"])
    table.outcome = str(data["outcome"])
    table.decks = tuple([tuple([int(n) for n in data["decks"][name]]) for name in STACKS])
    check_count(data, "hands", players, players)
    table.hands = tuple([tuple(sorted(row)) for row in data["hands"]])
    check_count(data, "rejected", players, players)
    table.rejected = tuple([tuple([int(n) for n in row]) for row in data["rejected"]])
    check_count(data, "dropped", players, players)
    table.dropped = tuple([tuple([int(n) for n in row]) for row in data["dropped"]])
    table.tokens = tuple([tuple(row) for row in data["tokens"]])
    count_again(table)
