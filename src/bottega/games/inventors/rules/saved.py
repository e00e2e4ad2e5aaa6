"""A match as plain data, and back. Written by `make fields` from `fields.py`: change it there."""

from __future__ import annotations

from bottega.engine.fields import check_count
from bottega.engine.types import Json, Seat
from bottega.games.inventors.components import FIELDS, KINDS, TEAM_SIZE, TEAMS, TOKENS
from bottega.games.inventors.rules.parts import (
    age_data,
    busy_mask,
    count_again,
    flat_levels,
    inventions_data,
    level_rows,
    read_age,
    read_inventions,
)
from bottega.games.inventors.table import NO_TEAM, STAGES, InventorsTable


def dump(table: InventorsTable) -> dict[str, Json]:
    return {
        "game": "inventors",
        "edition": table.box.edition.id,
        "options": {
            "teams": "chosen" if table.chosen_teams else "dealt",
        },
        "players": table.players,
        "stage": STAGES[table.stage],
        "age": table.age,
        "turn": table.current,
        "statue": table.statue,
        "actors": list(table.actors),
        "over": table.over,
        "final": table.final,
        "inventions": inventions_data(table),
        "boards": [_board_data(table, seat) for seat in range(table.players)],
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
        "coming": [age_data(table, age) for age in table.coming],
        "bag": dict(zip(TOKENS, table.bag, strict=True)),
    }


def _board_data(table: InventorsTable, seat: Seat) -> dict[str, Json]:
    return {
        "team": None if table.team[seat] == NO_TEAM else TEAMS[table.team[seat]],
        "levels": level_rows(
            table.levels[TEAM_SIZE * FIELDS * seat : TEAM_SIZE * FIELDS * seat + TEAM_SIZE * FIELDS]
        ),
        "busy": [bool(table.busy[seat] >> i & 1) for i in range(TEAM_SIZE)],
        "tokens": dict(zip(TOKENS, table.tokens[KINDS * seat : KINDS * seat + KINDS], strict=True)),
        "cards": [table.box.inventions[index].id for index in table.cards[seat]],
    }


def restore(table: InventorsTable, data: dict[str, Json]) -> None:
    """Fill a table that is clear; what is wrong with the data raises any error."""
    players = table.players
    options = data["options"]
    table.chosen_teams = options["teams"] == "chosen"
    table.stage = STAGES.index(data["stage"])
    table.age = int(data["age"])
    table.current = int(data["turn"])
    table.statue = int(data["statue"])
    table.actors = tuple([int(n) for n in data["actors"]])
    table.over = bool(data["over"])
    table.final = bool(data["final"])
    read_inventions(table, data["inventions"])
    check_count(data, "boards", players, players)
    boards = data["boards"]
    table.team = tuple([NO_TEAM if board["team"] is None else TEAMS.index(board["team"]) for board in boards])
    table.levels = tuple([int(n) for board in boards for n in flat_levels(board["levels"])])
    table.busy = [busy_mask(board["busy"]) for board in boards]
    table.tokens = [int(board["tokens"][name]) for board in boards for name in TOKENS]
    table.cards = tuple([tuple([table.box.index[id] for id in board["cards"]]) for board in boards])
    pending = data["pending"]
    table.inventor = int(pending["inventor"])
    table.space = int(pending["space"])
    table.extra = int(pending["extra"])
    table.discipline = int(pending["discipline"])
    table.sharing = tuple([int(n) for n in pending["sharing"]])
    table.card_left = bool(pending["card_left"])
    table.boxed = tuple([table.box.index[id] for id in data["boxed"]])
    table.spent = tuple([int(data["spent"][name]) for name in TOKENS])
    table.coming = tuple([read_age(table, age) for age in data["coming"]])
    table.bag = tuple([int(data["bag"][name]) for name in TOKENS])
    count_again(table)
