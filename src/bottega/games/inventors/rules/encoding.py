"""What a seat of Legendary Inventors knows, as a row of numbers: see `bottega.engine.encoding`.

The figures of all inventions stand in every row; the rest of it says of each, in the order of the figures,
where it is. A row tells all that a view tells, but for the order in which somebody got their inventions and
in which others left the game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.encoding import (
    FLAG,
    Encoding,
    Part,
    Recall,
    clockwise,
    four,
    number,
    numbers,
    one_of,
    places,
    some_of,
)
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
_TOKEN: Final = one_of(KINDS)
#: Two tokens on an invention, by (kinds + 1) * the first + the second, each counted from 1.
_REWARDS: Final = [a + b for a in _TOKEN for b in _TOKEN]
_INVENTOR: Final = one_of(TEAM_SIZE)
_DISCIPLINE: Final = one_of(FIELDS)
_BUSY: Final = some_of(TEAM_SIZE)
#: By code: the levels of an inventor.
_LEVELS: Final = [bytes(levels) for levels in levels_of()]

_NO_CUBES: Final = bytes(FIELDS)
#: Most seats at a table.
_MOST_SEATS: Final = 5

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
        self._display = Recall()
        self._held = Recall()
        self._leading = Recall()
        self._levels = Recall()
        self._orders = clockwise(players, _MOST_SEATS)
        self._boxed = Recall()
        self._coming = Recall()
        self._no_cubes = bytes(FIELDS * players)
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
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            FLAG[table.chosen_teams],
            _STAGE[table.stage + 1],
            self._sets[acting],
            self._seats[(table.current - own + players) % players + 1],
            self._seats[(table.statue - own + players) % players + 1],
            number(table.age),
            FLAG[table.final],
            number(len(table.coming)),
            self._all_figures,
            self._shown(table.spaces),
            self._works(table, own),
            self._boards(table, self._orders[own]),
            _INVENTOR[table.inventor + 1],
            self._spaces[table.space + 1],
            number(table.extra),
            _DISCIPLINE[table.discipline + 1],
            self._sharing(table, own) if table.sharing else self._no_sharing,
            FLAG[table.card_left],
            self._away(table.boxed),
            _tokens(table.spent),
            self._unseen(table),
        )

    def _shown(self, spaces: tuple[i64, ...]) -> bytes:
        rows = self._display.get(spaces)
        if rows is not None:
            return rows[0]
        empty = bytes(len(_FIGURES))
        figures = [empty if index == NONE else self._figures[index] for index in spaces]
        figures += [empty] * (self.players + EXTRA_INVENTIONS - len(spaces))
        row = b"".join([places(spaces, 0, self._count - 1), *figures])
        return self._display.keep(spaces, [row])[0]

    def _away(self, boxed: tuple[i64, ...]) -> bytes:
        rows = self._boxed.get(boxed)
        return rows[0] if rows is not None else self._boxed.keep(boxed, [self._set(boxed)])[0]

    # From here to `_board`, loops are written out for the largest table: lists and joins took half the time.

    def _works(self, table: InventorsTable, own: i64) -> bytes:
        order = self._orders[own]
        return b"%b%b%b%b%b%b%b%b" % (
            self._work(table, 0, order),
            self._work(table, 1, order),
            self._work(table, 2, order),
            self._work(table, 3, order),
            self._work(table, 4, order),
            self._work(table, 5, order),
            self._work(table, 6, order),
            self._work(table, 7, order),
        )

    def _work(self, table: InventorsTable, space: i64, order: list[i64]) -> bytes:
        """The cubes and rewards on a space; nothing for one that this table has not."""
        spaces, players = table.spaces, table.players
        if space >= len(spaces) or spaces[space] == NONE:
            return self._empty_space if space < players + EXTRA_INVENTIONS else b""
        empty = table.empty
        at = FIELDS * space
        two = TOKENS_EACH * space
        return b"%b%b%b" % (
            four(empty[at], empty[at + 1], empty[at + 2], empty[at + 3]),
            self._placed(table.cubes, players * space, order),
            _REWARDS[(KINDS + 1) * (table.rewards[two] + 1) + table.rewards[two + 1] + 1],
        )

    def _placed(self, cubes: list[i64], first: i64, order: list[i64]) -> bytes:
        """The cubes on an invention: those of the first seat stand at `first`."""
        at = first
        end = first + self.players
        while at < end and not cubes[at]:
            at += 1
        if at == end:
            return self._no_cubes
        return b"%b%b%b%b%b" % (
            _cubes(cubes, first, order[0]),
            _cubes(cubes, first, order[1]),
            _cubes(cubes, first, order[2]),
            _cubes(cubes, first, order[3]),
            _cubes(cubes, first, order[4]),
        )

    def _boards(self, table: InventorsTable, order: list[i64]) -> bytes:
        teams = self._leading.get(table.team)
        if teams is None:
            teams = self._leading.keep(table.team, [self._teams[team + 1] for team in table.team])
        levels = self._levels.get(table.knows)
        if levels is None:
            levels = self._levels.keep(table.knows, _levels_by_seat(table.knows))
        held = self._held.get(table.cards)
        if held is None:
            held = self._held.keep(table.cards, [self._set(cards) for cards in table.cards])
        return b"%b%b%b%b%b" % (
            self._board(table, order[0], teams, levels, held),
            self._board(table, order[1], teams, levels, held),
            self._board(table, order[2], teams, levels, held),
            self._board(table, order[3], teams, levels, held),
            self._board(table, order[4], teams, levels, held),
        )

    def _board(
        self, table: InventorsTable, seat: i64, teams: list[bytes], levels: list[bytes], held: list[bytes]
    ) -> bytes:
        if seat < 0:
            return b""
        tokens = table.tokens
        nine = KINDS * seat
        return b"%b%b%b%b%b%b%b" % (
            teams[seat],
            levels[seat],
            _BUSY[table.busy[seat]],
            four(tokens[nine], tokens[nine + 1], tokens[nine + 2], tokens[nine + 3]),
            four(tokens[nine + 4], tokens[nine + 5], tokens[nine + 6], tokens[nine + 7]),
            number(tokens[nine + 8]),
            held[seat],
        )

    def _set(self, inventions: tuple[i64, ...]) -> bytes:
        """For each invention, whether it is one of these."""
        row = bytearray(self._count)
        for index in inventions:
            row[index] = 1
        return bytes(row)

    def _sharing(self, table: InventorsTable, own: i64) -> bytes:
        row = bytearray(table.players)
        for place, seat in enumerate(table.sharing, 1):
            row[(seat - own) % table.players] = place
        return bytes(row)

    def _unseen(self, table: InventorsTable) -> bytes:
        """The tokens that nobody has seen yet, in the bag or on inventions to come. Both were drawn at once,
        and change only when an age begins."""
        if not table.coming:
            return _tokens(table.bag)
        rows = self._coming.get(table.coming)
        if rows is not None:
            return rows[0]
        unseen = list(table.bag)
        for _, tokens in table.coming:
            for one, two in tokens:
                unseen[one] += 1
                unseen[two] += 1
        return self._coming.keep(table.coming, [_tokens(tuple(unseen))])[0]

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


def _tokens(counts: tuple[i64, ...]) -> bytes:
    """Tokens by kind."""
    return b"%b%b%b" % (
        four(counts[0], counts[1], counts[2], counts[3]),
        four(counts[4], counts[5], counts[6], counts[7]),
        number(counts[8]),
    )


def _cubes(cubes: list[i64], first: i64, seat: i64) -> bytes:
    """The cubes of a seat on an invention, by discipline."""
    if seat < 0:
        return b""
    placed = cubes[first + seat]
    if not placed:
        return _NO_CUBES
    return four(
        placed >> CUBE_BITS & ALL_CUBES,
        placed >> 2 * CUBE_BITS & ALL_CUBES,
        placed >> 3 * CUBE_BITS & ALL_CUBES,
        placed >> 4 * CUBE_BITS & ALL_CUBES,
    )


def _levels_by_seat(knows: tuple[i64, ...]) -> list[bytes]:
    """By seat: the levels of its inventors."""
    each = [_LEVELS[code] for code in knows]
    return [b"".join(each[first : first + TEAM_SIZE]) for first in range(0, len(each), TEAM_SIZE)]
