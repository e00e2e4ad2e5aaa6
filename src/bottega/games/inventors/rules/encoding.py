"""What a seat of Legendary Inventors knows, as a row of numbers: see `bottega.engine.encoding`.

The figures of all inventions stand in every row; the rest of it says of each, in the order of the figures,
where it is. A row tells all that a view tells, but for the order in which somebody got their inventions and
in which others left the game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64, u8

from bottega.engine.encoding import (
    Draft,
    DraftedEncoding,
    Part,
    numbers,
    one_of,
    places,
    replaced,
    some_of,
)
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.engine.writing import BytesWriter, read_i32_le, read_i64_le, write_i32_le, write_i64_le
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
from bottega.games.inventors.table import (
    CUBE_BITS,
    NONE,
    STAGES,
    TOUCHED_BOARDS,
    TOUCHED_WORK,
    Age,
    InventorsTable,
)

#: The version of the rows: raise it when a row changes.
VERSION: Final = 1

_STAGE: Final = one_of(len(STAGES))
_TOKEN: Final = one_of(KINDS)
#: Two tokens on an invention, by (kinds + 1) * the first + the second, each counted from 1.
_REWARDS: Final = [a + b for a in _TOKEN for b in _TOKEN]
_INVENTOR: Final = one_of(TEAM_SIZE)
_DISCIPLINE: Final = one_of(FIELDS)
_BUSY: Final = some_of(TEAM_SIZE)
#: By code, four bytes each: the levels of an inventor.
_LEVELS: Final[bytes] = b"".join([bytes(levels) for levels in levels_of()])

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
    """The pieces of the last row, and the tuples that they show."""

    def __init__(self, players: int) -> None:
        # By seat, and by space: see `_board_of` and `_work_on`. No work where there is no invention.
        self.boards: list[bytes] = [b""] * players
        self.works: list[bytes] = [b""] * (players + EXTRA_INVENTIONS)
        self.tokens: list[bytes] = [b""] * (players + EXTRA_INVENTIONS)
        self.display = b""
        self.gone = b""
        self.unseen = b""
        self.spaces: tuple[i64, ...] = ()
        self.rewards: tuple[i64, ...] = ()
        self.team: tuple[i64, ...] = ()
        self.knows: tuple[i64, ...] = ()
        self.cards: tuple[tuple[i64, ...], ...] = ()
        self.boxed: tuple[i64, ...] = ()
        self.spent: tuple[i64, ...] = ()
        self.coming: tuple[Age, ...] = ()
        self.bag: tuple[i64, ...] = ()


class InventorsEncoding(DraftedEncoding):
    """See `bottega.engine.encoding.Encoding`."""

    def __init__(self, game: Game, players: int) -> None:
        box: Box = game.box
        super().__init__(game, players, VERSION, _parts(box, players))
        self._seats = one_of(players)
        self._sets = some_of(players)
        self._spaces = one_of(players + EXTRA_INVENTIONS)
        self._figures: list[bytes] = [_figures(box, index) for index in range(len(box.inventions))]
        self._all_figures: bytes = b"".join(self._figures)
        self._no_inventions = bytes(len(box.inventions))
        #: By team, counted from 1; the first is for none.
        self._teams: list[bytes] = [_team(box, team) for team in range(-1, len(TEAMS))]
        self._no_sharing = bytes(players)
        self._no_work = bytes(FIELDS * (1 + players) + TOKENS_EACH * KINDS)

    def draft(self) -> Draft:
        return InventorsDraft(self.players)

    def follow(self, state: State, touched: i64, draft: Draft) -> None:
        assert isinstance(state, InventorsTable)
        assert isinstance(draft, InventorsDraft)
        table: InventorsTable = state
        kept: InventorsDraft = draft
        players: i64 = table.players
        boards = touched & TOUCHED_BOARDS
        works = touched >> TOUCHED_WORK
        if table.spaces is not kept.spaces or not kept.display:
            works |= replaced(table.spaces, kept.spaces, 1)
            kept.spaces = table.spaces
            kept.display = self._display(table.spaces)
        if table.rewards is not kept.rewards:
            rewards = table.rewards
            taken = replaced(rewards, kept.rewards, TOKENS_EACH)
            kept.rewards = rewards
            two: i64 = 0
            while taken and two < len(rewards):
                if taken & 1:
                    kept.tokens[two // TOKENS_EACH] = _REWARDS[
                        (KINDS + 1) * (rewards[two] + 1) + rewards[two + 1] + 1
                    ]
                taken >>= 1
                two += TOKENS_EACH
        if table.team is not kept.team:
            boards |= replaced(table.team, kept.team, 1)
            kept.team = table.team
        if table.knows is not kept.knows:
            boards |= replaced(table.knows, kept.knows, TEAM_SIZE)
            kept.knows = table.knows
        if table.cards is not kept.cards:
            boards |= replaced(table.cards, kept.cards, 1)
            kept.cards = table.cards
        if table.spent is not kept.spent or table.boxed is not kept.boxed or not kept.gone:
            kept.spent, kept.boxed = table.spent, table.boxed
            kept.gone = self._gone(table)
        if table.coming is not kept.coming or table.bag is not kept.bag or not kept.unseen:
            kept.coming, kept.bag = table.coming, table.bag
            kept.unseen = _unseen(table)
        seat: i64 = 0
        while boards and seat < players:
            if boards & 1:
                kept.boards[seat] = self._board_of(table, seat)
            boards >>= 1
            seat += 1
        space: i64 = 0
        while works and space < players + EXTRA_INVENTIONS:
            if works & 1:
                kept.works[space] = self._work_on(table, space)
            works >>= 1
            space += 1

    def join(self, state: State, seat: Seat, draft: Draft, writer: BytesWriter) -> None:
        assert isinstance(state, InventorsTable)
        assert isinstance(draft, InventorsDraft)
        table: InventorsTable = state
        kept: InventorsDraft = draft
        players: i64 = table.players
        own: i64 = seat
        self._write_course(table, own, writer)
        writer.write(kept.display)
        first = FIELDS * (1 + own)
        end = first + FIELDS * players
        for space, work in enumerate(kept.works):
            if len(work) > 0:
                write_i32_le(writer, read_i32_le(work, 0))
                at = first
                while at <= end - 8:
                    write_i64_le(writer, read_i64_le(work, at))
                    at += 8
                if at < end:
                    write_i32_le(writer, read_i32_le(work, at))
                writer.write(kept.tokens[space])
            else:
                writer.write(self._no_work)
        boards = kept.boards
        at = own
        while at < players:
            writer.write(boards[at])
            at += 1
        at = 0
        while at < own:
            writer.write(boards[at])
            at += 1
        self._write_pending(table, own, writer)
        writer.write(kept.gone)
        writer.write(kept.unseen)

    def _write_course(self, table: InventorsTable, own: i64, writer: BytesWriter) -> None:
        players: i64 = table.players
        acting: i64 = 0
        for actor in table.actors:
            place: i64 = actor
            acting |= 1 << (place - own + players) % players
        writer.append(table.chosen_teams)
        writer.write(_STAGE[table.stage + 1])
        writer.write(self._sets[acting])
        writer.write(self._seats[(table.current - own + players) % players + 1])
        writer.write(self._seats[(table.statue - own + players) % players + 1])
        writer.append(u8(table.age))
        writer.append(table.final)
        writer.append(len(table.coming))

    def _write_pending(self, table: InventorsTable, own: i64, writer: BytesWriter) -> None:
        writer.write(_INVENTOR[table.inventor + 1])
        writer.write(self._spaces[table.space + 1])
        writer.append(u8(table.extra))
        writer.write(_DISCIPLINE[table.discipline + 1])
        first: i64 = len(writer)
        writer.write(self._no_sharing)
        sharing = table.sharing
        players: i64 = table.players
        for place in range(len(sharing)):
            other: i64 = sharing[place]
            writer[first + (other - own + players) % players] = u8(place + 1)
        writer.append(table.card_left)

    def _display(self, spaces: tuple[i64, ...]) -> bytes:
        """The figures of all inventions, and which of them lie in the spaces."""
        empty = bytes(len(_FIGURES))
        figures = [empty if index == NONE else self._figures[index] for index in spaces]
        figures += [empty] * (self.players + EXTRA_INVENTIONS - len(spaces))
        return b"".join([self._all_figures, places(spaces, 0, len(self._figures) - 1), *figures])

    def _work_on(self, table: InventorsTable, space: i64) -> bytes:
        """The empty slots and the cubes on an invention, by seat, and once more without the last seat. For
        any seat, those in the order in which it sees them stand side by side."""
        if space >= len(table.spaces) or table.spaces[space] == NONE:
            return b""
        empty, cubes = table.empty, table.cubes
        writer = self.writer()
        at = FIELDS * space
        write_i32_le(writer, i32(empty[at] | empty[at + 1] << 8 | empty[at + 2] << 16 | empty[at + 3] << 24))
        first = table.players * space
        end = first + table.players
        at = first
        while at < end:
            write_i32_le(writer, i32(cubes[at] >> CUBE_BITS))
            at += 1
        at = first
        while at < end - 1:
            write_i32_le(writer, i32(cubes[at] >> CUBE_BITS))
            at += 1
        return self.written(writer)

    def _board_of(self, table: InventorsTable, seat: i64) -> bytes:
        tokens, knows = table.tokens, table.knows
        writer = self.writer()
        writer.write(self._teams[table.team[seat] + 1])
        at = TEAM_SIZE * seat
        write_i32_le(writer, read_i32_le(_LEVELS, FIELDS * knows[at]))
        write_i32_le(writer, read_i32_le(_LEVELS, FIELDS * knows[at + 1]))
        write_i32_le(writer, read_i32_le(_LEVELS, FIELDS * knows[at + 2]))
        write_i32_le(writer, read_i32_le(_LEVELS, FIELDS * knows[at + 3]))
        writer.write(_BUSY[table.busy[seat]])
        at = KINDS * seat
        end = at + KINDS
        while at < end:
            writer.append(u8(tokens[at]))
            at += 1
        self._write_set(table.cards[seat], writer)
        return self.written(writer)

    def _gone(self, table: InventorsTable) -> bytes:
        """What has left the game."""
        writer = self.writer()
        self._write_set(table.boxed, writer)
        for count in table.spent:
            writer.append(u8(count))
        return self.written(writer)

    def _write_set(self, inventions: tuple[i64, ...], writer: BytesWriter) -> None:
        """For each invention, whether it is one of these."""
        first: i64 = len(writer)
        writer.write(self._no_inventions)
        for index in inventions:
            writer[first + index] = 1

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
    unseen = [int(count) for count in table.bag]
    for _, tokens in table.coming:
        for one, two in tokens:
            unseen[one] += 1
            unseen[two] += 1
    return bytes(unseen)
