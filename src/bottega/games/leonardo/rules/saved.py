"""A match as plain data, and back. Written by `make fields` from `fields.py`: change it there."""

from __future__ import annotations

from bottega.engine.fields import check_boards, check_count
from bottega.engine.types import Json, Seat
from bottega.games.leonardo.components import COMPONENTS, KINDS, LAB_NAMES, LABS, PLACES
from bottega.games.leonardo.rules.parts import (
    city_data,
    count_again,
    labs_data,
    read_city,
    read_labs,
    read_trace,
    trace_data,
)
from bottega.games.leonardo.table import AT_HOME, STAGES, LeonardoTable


def dump(table: LeonardoTable) -> dict[str, Json]:
    return {
        "game": "leonardo",
        "edition": table.box.edition.id,
        "options": {
            "start": "expert" if table.expert else "beginner",
            "codex": "on" if table.codex else "off",
        },
        "players": table.players,
        "stage": STAGES[table.stage],
        "turn": table.turn,
        "current": table.current,
        "actors": list(table.actors),
        "over": table.over,
        "leonardo": table.leonardo,
        "council": table.council,
        "requested": list(table.requested),
        "boxed": list(table.boxed),
        "shops": dict(zip(COMPONENTS, table.shops, strict=True)),
        "boards": [_board_data(table, seat) for seat in range(table.players)],
        "city": city_data(table),
        "pending": {
            "area": table.area,
            "price": table.price,
            "line": list(table.line),
            "at": table.at,
            "chosen": list(table.chosen),
            "lifted": list(table.lifted),
            "lots": list(table.lots),
            "bidders": [list(row) for row in table.bidders],
            "arranged": table.arranged,
            "picks": table.picks,
            "picked": list(table.picked),
        },
        "completed": [
            {"seat": i // LABS, "lab": LAB_NAMES[i % LABS], "invention": number}
            for i, number in table.completed
        ],
        "auctions": [{"invention": number, "bids": list(bids)} for number, bids in table.auctions],
        "looked": table.looked,
        "grasp": [list(row) for row in table.grasp],
        "traces": [trace_data(trace) for trace in table.traces],
        "started": table.started,
        "under": list(table.under),
        "deck": list(table.deck),
        "sight": [list(row) for row in table.sight],
        "bids": list(table.bids),
    }


def _board_data(table: LeonardoTable, seat: Seat) -> dict[str, Json]:
    return {
        "florins": table.florins[seat],
        "components": dict(zip(COMPONENTS, table.goods[KINDS * seat : KINDS * seat + KINDS], strict=True)),
        "apprentices": table.apprentices[seat],
        "free": table.free[seat],
        "academy": table.pool[seat],
        "master": None if table.master_at[seat] == AT_HOME else PLACES[table.master_at[seat]],
        "labs": labs_data(table, seat),
        "cards": list(table.cards[seat]),
        "done": [n for n in range(1, 26) if table.done[seat] >> n & 1],
        "placed": [name for place, name in enumerate(PLACES) if table.placed[seat] >> place & 1],
        "passed": bool(table.passed >> seat & 1),
        "favours": list(table.favours[4 * seat : 4 * seat + 4]),
    }


def restore(table: LeonardoTable, data: dict[str, Json]) -> None:
    """Fill a table that is clear; what is wrong with the data raises any error."""
    players = table.players
    options = data["options"]
    table.expert = options["start"] == "expert"
    table.codex = options["codex"] == "on"
    table.stage = STAGES.index(data["stage"])
    table.turn = int(data["turn"])
    table.current = int(data["current"])
    table.actors = tuple([int(n) for n in data["actors"]])
    table.over = bool(data["over"])
    table.leonardo = int(data["leonardo"])
    table.council = int(data["council"])
    table.requested = tuple([int(n) for n in data["requested"]])
    table.boxed = tuple([int(n) for n in data["boxed"]])
    table.shops = [int(data["shops"][name]) for name in COMPONENTS]
    check_count(data, "boards", players, players)
    boards = data["boards"]
    table.florins = [int(board["florins"]) for board in boards]
    table.goods = [int(board["components"][name]) for board in boards for name in COMPONENTS]
    table.apprentices = tuple([int(board["apprentices"]) for board in boards])
    table.free = [int(board["free"]) for board in boards]
    table.pool = tuple([int(board["academy"]) for board in boards])
    table.master_at = [
        AT_HOME if board["master"] is None else PLACES.index(board["master"]) for board in boards
    ]
    read_labs(table, boards)
    table.cards = tuple([tuple([int(n) for n in board["cards"]]) for board in boards])
    table.done = tuple([sum([1 << n for n in board["done"]]) for board in boards])
    table.placed = [sum([1 << PLACES.index(name) for name in board["placed"]]) for board in boards]
    table.passed = sum([1 << seat for seat, board in enumerate(boards) if board["passed"]])
    check_boards(boards, "favours", 4)
    table.favours = tuple([int(n) for board in boards for n in board["favours"]])
    read_city(table, data["city"])
    pending = data["pending"]
    table.area = int(pending["area"])
    table.price = int(pending["price"])
    table.line = tuple([int(n) for n in pending["line"]])
    table.at = int(pending["at"])
    table.chosen = tuple([int(n) for n in pending["chosen"]])
    table.lifted = tuple([int(n) for n in pending["lifted"]])
    table.lots = tuple([int(n) for n in pending["lots"]])
    table.bidders = tuple([tuple([int(n) for n in row]) for row in pending["bidders"]])
    table.arranged = int(pending["arranged"])
    table.picks = int(pending["picks"])
    table.picked = tuple([int(n) for n in pending["picked"]])
    table.completed = tuple(
        [
            (LABS * int(row["seat"]) + LAB_NAMES.index(row["lab"]), int(row["invention"]))
            for row in data["completed"]
        ]
    )
    table.auctions = tuple(
        [(int(lot["invention"]), tuple([int(bid) for bid in lot["bids"]])) for lot in data["auctions"]]
    )
    table.looked = int(data["looked"])
    check_count(data, "grasp", players, players)
    table.grasp = tuple([(bool(a), int(b), int(c)) for a, b, c in data["grasp"]])
    check_count(data, "traces", LABS * players, players)
    table.traces = tuple([read_trace(trace) for trace in data["traces"]])
    table.started = int(data["started"])
    check_count(data, "under", LABS * players, players)
    table.under = tuple([int(n) for n in data["under"]])
    table.deck = tuple([int(n) for n in data["deck"]])
    check_count(data, "sight", players, players)
    table.sight = tuple([tuple([int(n) for n in row]) for row in data["sight"]])
    check_count(data, "bids", players, players)
    table.bids = tuple([int(n) for n in data["bids"]])
    count_again(table)
