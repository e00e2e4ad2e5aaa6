"""What a seat of Legendary Inventors knows, as a row of numbers: see `bottega.engine.encoding`.

The figures of all inventions stand in every row; the rest of it says of each, in the order of the figures,
where it is. A row tells all that a view tells, but for the order in which somebody got their inventions and
in which others left the game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.encoding import Encoding, Memory, Part, number, numbers, one_of, pair, places, some_of
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.games.inventors.components import (
    DISCIPLINES,
    EXTRA_INVENTIONS,
    FIELDS,
    KINDS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
    TOKENS_EACH,
    Box,
)
from bottega.games.inventors.rules.knowledge import levels_of
from bottega.games.inventors.table import ALL_CUBES, CUBE_BITS, NONE, STAGES, InventorsTable

#: The version of the rows: raise it when a row changes.
VERSION: Final = 1

_STAGE: Final = one_of(len(STAGES))
_FLAG: Final = (b"\x00", b"\x01")
_TOKEN: Final = one_of(KINDS)
#: Two tokens on an invention, by (kinds + 1) * the first + the second, each counted from 1.
_REWARDS: Final = [a + b for a in _TOKEN for b in _TOKEN]
_INVENTOR: Final = one_of(TEAM_SIZE)
_DISCIPLINE: Final = one_of(FIELDS)
_BUSY: Final = some_of(TEAM_SIZE)
#: By code: the levels of an inventor.
_LEVELS: Final = [bytes(levels) for levels in levels_of()]
_NO_CUBES: Final = bytes(FIELDS)

# The names of the places.
_FIGURES: Final = ["age", *(f"slots.{name}" for name in DISCIPLINES), "classification", "points"]
_BOARD: Final = [
    *(f"team.{team}" for team in TEAMS),
    *(
        f"inventor {n + 1}.{name}"
        for n in range(TEAM_SIZE)
        for name in (*(f"goal.{each}" for each in DISCIPLINES), "points")
    ),
    *(f"inventor {n + 1}.level.{name}" for n in range(TEAM_SIZE) for name in DISCIPLINES),
    *(f"inventor {n + 1}.busy" for n in range(TEAM_SIZE)),
    *(f"token.{name}" for name in TOKENS),
]


def _parts(box: Box, players: int) -> list[Part]:
    seats = [f"seat {seat}" for seat in range(players)]
    spaces = [f"space {n + 1}" for n in range(players + EXTRA_INVENTIONS)]
    ids = [invention.id for invention in box.inventions]
    return [
        ("options", ["teams chosen"]),
        ("stage", STAGES),
        ("actors", seats),
        ("turn", seats),
        ("statue", seats),
        ("course", ["age", "final", "coming"]),
        ("inventions", [f"{id}.{name}" for id in ids for name in _FIGURES]),
        ("spaces", [*ids, *(f"{space}.{name}" for space in spaces for name in _FIGURES)]),
        (
            "work",
            [
                f"{space}.{name}"
                for space in spaces
                for name in (
                    *(f"empty.{each}" for each in DISCIPLINES),
                    *(f"{seat}.{each}" for seat in seats for each in DISCIPLINES),
                    *(f"reward {n + 1}.{token}" for n in range(TOKENS_EACH) for token in TOKENS),
                )
            ],
        ),
        (
            "boards",
            [f"{seat}.{name}" for seat in seats for name in (*_BOARD, *(f"card.{id}" for id in ids))],
        ),
        (
            "pending",
            [
                *(f"inventor {n + 1}" for n in range(TEAM_SIZE)),
                *spaces,
                "extra",
                *DISCIPLINES,
                *(f"sharing.{seat}" for seat in seats),
                "card left",
            ],
        ),
        ("boxed", ids),
        ("spent", TOKENS),
        ("bag", TOKENS),
    ]


class InventorsEncoding(Encoding):
    """See `bottega.engine.encoding.Encoding`."""

    def __init__(self, game: Game, players: int) -> None:
        box: Box = game.box
        super().__init__(game, players, VERSION, _parts(box, players))
        self._count = len(box.inventions)
        self._seats = one_of(players)
        self._sets = some_of(players)
        self._spaces = one_of(players + EXTRA_INVENTIONS)
        self._figures: list[bytes] = [_figures(box, index) for index in range(self._count)]
        self._all_figures: bytes = b"".join(self._figures)
        #: By team, counted from 1; the first is for none.
        self._teams: list[bytes] = [_team(box, team) for team in range(-1, len(TEAMS))]
        self._index: dict[str, int] = box.index
        self._display = Memory()
        self._held = Memory()
        self._cubes = Memory()
        self._spent = Memory()
        self._no_sharing = bytes(players)
        self._empty_space = bytes(FIELDS * (1 + players) + TOKENS_EACH * KINDS)

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, InventorsTable)
        table: InventorsTable = state
        players: i64 = table.players
        own: i64 = seat
        acting: i64 = 0
        for actor in table.actors:
            place: i64 = actor
            acting |= 1 << (place - own + players) % players
        rows: list[bytes] = []
        space: i64 = 0
        for index in table.spaces:
            rows.append(self._empty_space if index == NONE else self._work(table, space, own))
            space += 1
        while space < players + EXTRA_INVENTIONS:
            rows.append(self._empty_space)
            space += 1
        at: i64 = own
        for _ in range(table.players):
            rows.append(self._board(table, at))
            at += 1
            if at == players:
                at = 0
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            _FLAG[table.chosen_teams],
            _STAGE[table.stage + 1],
            self._sets[acting],
            self._seats[(table.current - own + players) % players + 1],
            self._seats[(table.statue - own + players) % players + 1],
            number(table.age),
            _FLAG[table.final],
            number(len(table.coming)),
            self._all_figures,
            self._shown(table.spaces),
            b"".join(rows),
            _INVENTOR[table.inventor + 1],
            self._spaces[table.space + 1],
            number(table.extra),
            _DISCIPLINE[table.discipline + 1],
            self._sharing(table, own) if table.sharing else self._no_sharing,
            _FLAG[table.card_left],
            self._set(table.boxed),
            self._tokens_out(table.spent),
            _unseen(table),
        )

    def _shown(self, spaces: tuple[i64, ...]) -> bytes:
        row = self._display.get(spaces)
        if row is not None:
            return row
        empty = bytes(len(_FIGURES))
        figures = [empty if index == NONE else self._figures[index] for index in spaces]
        figures += [empty] * (self.players + EXTRA_INVENTIONS - len(spaces))
        return self._display.keep(spaces, b"".join([places(spaces, 0, self._count - 1), *figures]))

    def _work(self, table: InventorsTable, space: i64, own: i64) -> bytes:
        players: i64 = table.players
        empty = table.empty
        four = FIELDS * space
        two = TOKENS_EACH * space
        cubes: list[bytes] = []
        first = players * space
        at: i64 = own
        for _ in range(table.players):
            placed = table.cubes[first + at]
            cubes.append(self._placed(placed) if placed else _NO_CUBES)
            at += 1
            if at == players:
                at = 0
        return b"%b%b%b%b" % (
            pair(empty[four], empty[four + 1]),
            pair(empty[four + 2], empty[four + 3]),
            b"".join(cubes),
            _REWARDS[(KINDS + 1) * (table.rewards[two] + 1) + table.rewards[two + 1] + 1],
        )

    def _placed(self, cubes: i64) -> bytes:
        row = self._cubes.get(cubes)
        if row is not None:
            return row
        whole = int(cubes)
        counts = [whole >> CUBE_BITS * (d + 1) & ALL_CUBES for d in range(FIELDS)]
        return self._cubes.keep(whole, bytes(counts))

    def _board(self, table: InventorsTable, seat: i64) -> bytes:
        knows, tokens = table.knows, table.tokens
        four = TEAM_SIZE * seat
        nine = KINDS * seat
        return b"%b%b%b%b%b%b%b%b%b%b%b%b" % (
            self._teams[table.team[seat] + 1],
            _LEVELS[knows[four]],
            _LEVELS[knows[four + 1]],
            _LEVELS[knows[four + 2]],
            _LEVELS[knows[four + 3]],
            _BUSY[table.busy[seat]],
            pair(tokens[nine], tokens[nine + 1]),
            pair(tokens[nine + 2], tokens[nine + 3]),
            pair(tokens[nine + 4], tokens[nine + 5]),
            pair(tokens[nine + 6], tokens[nine + 7]),
            number(tokens[nine + 8]),
            self._set(table.cards[seat]),
        )

    def _set(self, inventions: tuple[i64, ...]) -> bytes:
        """For each invention, whether it is one of these."""
        row = self._held.get(inventions)
        if row is not None:
            return row
        there = set(inventions)
        return self._held.keep(inventions, bytes([int(index in there) for index in range(self._count)]))

    def _sharing(self, table: InventorsTable, own: i64) -> bytes:
        row = bytearray(table.players)
        for place, seat in enumerate(table.sharing, 1):
            row[(seat - own) % table.players] = place
        return bytes(row)

    def _tokens_out(self, spent: tuple[i64, ...]) -> bytes:
        row = self._spent.get(spent)
        return row if row is not None else self._spent.keep(spent, numbers(spent))

    def told(self, view: dict[str, Json]) -> Json:
        boards = [{**board, "cards": sorted(board["cards"])} for board in view["boards"]]
        return {**view, "edition": None, "boards": boards, "boxed": sorted(view["boxed"])}


def _figures(box: Box, index: int) -> bytes:
    card = box.inventions[index]
    return numbers([card.age, *card.slots, card.classification, card.points])


def _team(box: Box, team: int) -> bytes:
    """The colour of a team, and what its inventors strive for."""
    if team < 0:
        return bytes(len(TEAMS) + TEAM_SIZE * (FIELDS + 1))
    goals = [n for member in box.teams[team] for n in (*member.goal, member.points)]
    return one_of(len(TEAMS))[team + 1] + numbers(goals)


def _unseen(table: InventorsTable) -> bytes:
    """The tokens that nobody has seen yet, in the bag or on inventions to come."""
    unseen: list[i64] = list(table.bag)
    for _, tokens in table.coming:
        for one, two in tokens:
            unseen[one] += 1
            unseen[two] += 1
    return b"%b%b%b%b%b" % (
        pair(unseen[0], unseen[1]),
        pair(unseen[2], unseen[3]),
        pair(unseen[4], unseen[5]),
        pair(unseen[6], unseen[7]),
        number(unseen[8]),
    )
