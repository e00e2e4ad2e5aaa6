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
    Draft,
    DraftedEncoding,
    Part,
    Seen,
    clockwise,
    four,
    number,
    numbers,
    one_of,
    places,
    replaced,
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
from bottega.games.inventors.table import ALL_CUBES, CUBE_BITS, NONE, STAGES, Age, InventorsTable

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
#: Most seats at a table, and most spaces for inventions.
_MOST_SEATS: Final = 5
_MOST_SPACES: Final = _MOST_SEATS + EXTRA_INVENTIONS

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


class InventorsDraft(Draft):
    """The parts of a row that change rarely, or that seldom change all at once."""

    def __init__(self, players: int) -> None:
        # What is empty is still to be made. Boards stand by seat, and behind them one that stays empty: see
        # `clockwise`. Works stand by the seat that looks on and by space.
        self.boards: list[bytes] = [b""] * (players + 1)
        self.held: list[bytes] = [b""] * players
        self.works: list[bytes] = [b""] * (_MOST_SPACES * players)
        self.display = b""
        self.away = b""
        self.gone = b""
        self.unseen = b""
        # What they were made of. Tuples are known by their identity: they are replaced and never changed.
        self.spaces: tuple[i64, ...] = ()
        self.boxed: tuple[i64, ...] = ()
        self.spent: tuple[i64, ...] = ()
        self.coming: tuple[Age, ...] = ()
        self.bag: tuple[i64, ...] = ()
        self.rewards: tuple[i64, ...] = ()
        self.team: tuple[i64, ...] = ()
        self.knows: tuple[i64, ...] = ()
        self.cards: tuple[tuple[i64, ...], ...] = ()
        self.busy = Seen()
        self.tokens = Seen()
        self.empty = Seen()
        self.cubes = Seen()


class InventorsEncoding(DraftedEncoding):
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
        self._orders = clockwise(players, _MOST_SEATS)
        self._no_cubes = bytes(FIELDS * players)
        self._no_sharing = bytes(players)
        self._empty_space = bytes(FIELDS * (1 + players) + TOKENS_EACH * KINDS)

    def draft(self) -> Draft:
        return InventorsDraft(self.players)

    def encode_from(self, state: State, seat: Seat, draft: Draft) -> bytes:
        assert isinstance(state, InventorsTable)
        assert isinstance(draft, InventorsDraft)
        table: InventorsTable = state
        kept: InventorsDraft = draft
        players: i64 = table.players
        own: i64 = seat
        acting: i64 = 0
        for actor in table.actors:
            place: i64 = actor
            acting |= 1 << (place - own + players) % players
        self._follow(table, kept)
        order = self._orders[own]
        boards = kept.boards
        # Boards and works are written out for the largest table: lists and joins took half the time.
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            FLAG[table.chosen_teams],
            _STAGE[table.stage + 1],
            self._sets[acting],
            self._seats[(table.current - own + players) % players + 1],
            self._seats[(table.statue - own + players) % players + 1],
            number(table.age),
            FLAG[table.final],
            number(len(table.coming)),
            kept.display,
            self._work(table, kept, own, 0),
            self._work(table, kept, own, 1),
            self._work(table, kept, own, 2),
            self._work(table, kept, own, 3),
            self._work(table, kept, own, 4),
            self._work(table, kept, own, 5),
            self._work(table, kept, own, 6),
            self._work(table, kept, own, 7),
            boards[order[0]],
            boards[order[1]],
            boards[order[2]],
            boards[order[3]],
            boards[order[4]],
            _INVENTOR[table.inventor + 1],
            self._spaces[table.space + 1],
            number(table.extra),
            _DISCIPLINE[table.discipline + 1],
            self._sharing(table, own) if table.sharing else self._no_sharing,
            FLAG[table.card_left],
            kept.away,
            kept.gone,
            kept.unseen,
        )

    def _follow(self, table: InventorsTable, kept: InventorsDraft) -> None:
        """Make anew what has changed since the draft was used last."""
        works = kept.empty.changed(table.empty, FIELDS) | kept.cubes.changed(table.cubes, self.players)
        boards = kept.busy.changed(table.busy, 1) | kept.tokens.changed(table.tokens, KINDS)
        if table.spaces is not kept.spaces or not kept.display:
            works |= replaced(table.spaces, kept.spaces, 1)
            kept.spaces = table.spaces
            kept.display = self._display(table.spaces)
        if table.rewards is not kept.rewards:
            works |= replaced(table.rewards, kept.rewards, TOKENS_EACH)
            kept.rewards = table.rewards
        if table.team is not kept.team:
            boards |= replaced(table.team, kept.team, 1)
            kept.team = table.team
        if table.knows is not kept.knows:
            boards |= replaced(table.knows, kept.knows, TEAM_SIZE)
            kept.knows = table.knows
        acquired: i64 = 0
        if table.cards is not kept.cards:
            acquired = replaced(table.cards, kept.cards, 1)
            kept.cards = table.cards
        boards |= acquired
        if boards:
            seats: i64 = self.players
            for seat in range(seats):
                if acquired >> seat & 1:
                    kept.held[seat] = self._set(table.cards[seat])
                if boards >> seat & 1:
                    kept.boards[seat] = self._board(table, seat, kept.held[seat])
        if works:
            space: i64 = 0
            while space < _MOST_SPACES:
                if works >> space & 1:
                    for at in range(space, len(kept.works), _MOST_SPACES):
                        kept.works[at] = b""
                space += 1
        if table.boxed is not kept.boxed or not kept.away:
            kept.boxed = table.boxed
            kept.away = self._set(table.boxed)
        if table.spent is not kept.spent or not kept.gone:
            kept.spent = table.spent
            kept.gone = _tokens(table.spent)
        if table.coming is not kept.coming or table.bag is not kept.bag or not kept.unseen:
            kept.coming, kept.bag = table.coming, table.bag
            kept.unseen = _unseen(table)

    def _display(self, spaces: tuple[i64, ...]) -> bytes:
        """The figures of all inventions, and which of them lie in the spaces."""
        empty = bytes(len(_FIGURES))
        figures = [empty if index == NONE else self._figures[index] for index in spaces]
        figures += [empty] * (self.players + EXTRA_INVENTIONS - len(spaces))
        return b"".join([self._all_figures, places(spaces, 0, self._count - 1), *figures])

    def _work(self, table: InventorsTable, kept: InventorsDraft, own: i64, space: i64) -> bytes:
        """The cubes and rewards on a space; nothing for one that this table has not."""
        at = _MOST_SPACES * own + space
        row = kept.works[at]
        if not row and space < table.players + EXTRA_INVENTIONS:
            row = self._work_on(table, space, self._orders[own])
            kept.works[at] = row
        return row

    def _work_on(self, table: InventorsTable, space: i64, order: list[i64]) -> bytes:
        spaces, players = table.spaces, table.players
        if space >= len(spaces) or spaces[space] == NONE:
            return self._empty_space
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

    def _board(self, table: InventorsTable, seat: i64, held: bytes) -> bytes:
        tokens, knows = table.tokens, table.knows
        nine, four_of = KINDS * seat, TEAM_SIZE * seat
        return b"%b%b%b%b%b%b%b%b%b%b" % (
            self._teams[table.team[seat] + 1],
            _LEVELS[knows[four_of]],
            _LEVELS[knows[four_of + 1]],
            _LEVELS[knows[four_of + 2]],
            _LEVELS[knows[four_of + 3]],
            _BUSY[table.busy[seat]],
            four(tokens[nine], tokens[nine + 1], tokens[nine + 2], tokens[nine + 3]),
            four(tokens[nine + 4], tokens[nine + 5], tokens[nine + 6], tokens[nine + 7]),
            number(tokens[nine + 8]),
            held,
        )

    def _set(self, inventions: tuple[i64, ...]) -> bytes:
        """For each invention, whether it is one of these."""
        row = bytearray(self._count)
        for index in inventions:
            row[index] = 1
        return bytes(row)

    def _sharing(self, table: InventorsTable, own: i64) -> bytes:
        row, sharing = bytearray(table.players), table.sharing
        for place in range(len(sharing)):
            row[(sharing[place] - own) % table.players] = place + 1
        return bytes(row)

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
    unseen = list(table.bag)
    for _, tokens in table.coming:
        for one, two in tokens:
            unseen[one] += 1
            unseen[two] += 1
    return _tokens(tuple(unseen))


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
