"""From plain data to a table: the start of a match, and a match that was saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.game import restore
from bottega.engine.types import Deal, Json
from bottega.games.inventors.components import (
    AGES,
    DISCIPLINES,
    FIELDS,
    KINDS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
    TOKENS_EACH,
    level_code,
    token_kind,
)
from bottega.games.inventors.rules import setup
from bottega.games.inventors.state import InventorsState
from bottega.games.inventors.table import NO_TEAM, NONE, STAGES, TEAM, Table

if TYPE_CHECKING:
    from bottega.games.inventors.game import Inventors


def from_deal(game: Inventors, deal: Deal, kinds: list[list[tuple[int, int]]]) -> InventorsState:
    """The table before the first decision, from a deal that has been checked, with the kinds of its tokens
    by age. Seat 0 begins with the statue."""
    state = _empty(game, deal["players"], deal["options"]["teams"] == "chosen")
    box = state.box
    coming = []
    bag = list(box.token_counts)
    for age in range(AGES):
        tokens = kinds[age]
        for first, second in tokens:
            bag[first] -= 1
            bag[second] -= 1
        coming.append((tuple([box.index[id] for id in deal["ages"][age]]), tuple(tokens)))
    state.coming = tuple(coming)
    state.bag = tuple(bag)
    for seat, colour in enumerate(deal.get("teams", ())):
        setup.lead(state, seat, TEAMS.index(colour))
    setup.next_team(state)
    return state


def from_dump(game: Inventors, dump: Json) -> InventorsState:
    return restore(game, dump, _read)


def _read(game: Inventors, dump: dict[str, Json]) -> InventorsState:
    players = dump["players"]
    game.check_players(players)
    options = game.complete_options(dump["options"])
    state = _empty(game, players, options["teams"] == "chosen")
    box = state.box
    state.stage = STAGES.index(dump["stage"])
    state.age = int(dump["age"])
    state.current = int(dump["turn"])
    state.statue = int(dump["statue"])
    state.actors = tuple(int(seat) for seat in dump["actors"])
    state.over = bool(dump["over"])
    state.final = bool(dump["final"])
    _read_inventions(state, dump["inventions"])
    if len(dump["boards"]) != players:
        raise ValueError(f"{len(dump['boards'])} boards for {players} players")
    _read_boards(state, dump["boards"])
    pending = dump["pending"]
    state.inventor = int(pending["inventor"])
    state.space = int(pending["space"])
    state.extra = int(pending["extra"])
    state.discipline = int(pending["discipline"])
    state.sharing = tuple(int(seat) for seat in pending["sharing"])
    state.card_left = bool(pending["card_left"])
    state.boxed = tuple(box.index[id] for id in dump["boxed"])
    state.spent = tuple(int(dump["spent"][name]) for name in TOKENS)
    state.coming = tuple(
        (
            tuple(box.index[id] for id in age["inventions"]),
            tuple((TOKENS.index(first), TOKENS.index(second)) for first, second in age["tokens"]),
        )
        for age in dump["coming"]
    )
    state.bag = tuple(int(dump["bag"][name]) for name in TOKENS)
    return state


def _read_inventions(state: Table, inventions: list[Json]) -> None:
    spaces: list[int] = []
    rewards: list[int] = []
    for data in inventions:
        if data is None:
            spaces.append(NONE)
            state.empty += [0] * FIELDS
            state.wants.append(0)
            state.cubes += [0] * state.players
            state.owners += [0] * FIELDS
            rewards += [NONE] * TOKENS_EACH
            continue
        if len(data["cubes"]) != state.players or len(data["rewards"]) != TOKENS_EACH:
            raise ValueError(f"{data['id']} has cubes of {state.players} players and {TOKENS_EACH} rewards")
        empty = [int(data["empty"][name]) for name in DISCIPLINES]
        spaces.append(state.box.index[data["id"]])
        state.empty += empty
        state.wants.append(sum(1 << d for d in range(FIELDS) if empty[d]))
        state.cubes += [int(n) for n in data["cubes"]]
        state.owners += [_owners(data["owners"][name]) for name in DISCIPLINES]
        rewards += [NONE if token is None else token_kind(token) for token in data["rewards"]]
    state.spaces = tuple(spaces)
    state.rewards = tuple(rewards)
    setup.count_seeking(state)


def _owners(seats: list[int]) -> int:
    """The seats whose cubes fill some slots, as one number: see `Table.owners_of`."""
    owners = 0
    for seat in seats:
        owners = owners * 8 + int(seat)
    return owners


def _read_boards(state: Table, boards: list[dict[str, Json]]) -> None:
    for seat, board in enumerate(boards):
        known = [len(levels) for levels in board["levels"]]
        if known != [FIELDS] * TEAM_SIZE or len(board["busy"]) != TEAM_SIZE:
            raise ValueError(f"seat {seat} leads {TEAM_SIZE} inventors, each with {FIELDS} levels")
        state.busy[seat] = sum(1 << i for i, busy in enumerate(board["busy"]) if busy)
    state.team = tuple(NO_TEAM if b["team"] is None else TEAMS.index(b["team"]) for b in boards)
    state.levels = tuple(int(n) for board in boards for levels in board["levels"] for n in levels)
    state.knows = tuple(level_code(tuple(levels)) for board in boards for levels in board["levels"])
    state.tokens = [int(board["tokens"][name]) for board in boards for name in TOKENS]
    state.cards = tuple(tuple(state.box.index[id] for id in board["cards"]) for board in boards)


def _empty(game: Inventors, players: int, chosen_teams: bool) -> InventorsState:
    state = InventorsState.__new__(InventorsState)
    state._game = game
    state.box = game.box
    state.chosen_teams = chosen_teams
    state.players = players
    state.over = False
    state.actors = ()
    state.log = None
    state.stage = TEAM
    state.age = 0
    state.current = 0
    state.statue = 0
    state.team = (NO_TEAM,) * players
    state.levels = (0,) * (players * TEAM_SIZE * FIELDS)
    state.knows = (0,) * (players * TEAM_SIZE)
    state.busy = [0] * players
    state.tokens = [0] * (players * KINDS)
    state.cards = ((),) * players
    state.spaces = ()
    state.empty = []
    state.wants = []
    state.seeking = [0] * FIELDS
    state.cubes = []
    state.owners = []
    state.rewards = ()
    state.inventor = NONE
    state.space = NONE
    state.extra = 0
    state.discipline = NONE
    state.sharing = ()
    state.card_left = False
    state.final = False
    state.boxed = ()
    state.spent = (0,) * KINDS
    state.coming = ()
    state.bag = (0,) * KINDS
    return state
