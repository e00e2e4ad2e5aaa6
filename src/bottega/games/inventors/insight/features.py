"""What a net of Legendary Inventors looks at: see `bottega.engine.features`.

A position is a row for each invention that is still worked on, two for each seat (its team and its hand) and
one for the course of the match. The worth of a reward is what the hand-made judge makes of it for the seat in
question (`prospects`), so that a net has to learn only where that is wrong.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.engine.action import Action
from bottega.engine.encoding import FLAG, four, number, numbers, pair
from bottega.engine.features import Features, SeatRows
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.inventors.components import (
    AGES,
    DISCIPLINES,
    FIELDS,
    KINDS,
    TEAM_SIZE,
    TOKENS_EACH,
    Box,
)
from bottega.games.inventors.insight.choosing import Choosing
from bottega.games.inventors.insight.fits import HIGH, LOW
from bottega.games.inventors.insight.insight import completions_left
from bottega.games.inventors.insight.places import ACTION_PLACES
from bottega.games.inventors.insight.prospects import Prospects
from bottega.games.inventors.insight.sheets import (
    COURSE,
    HAND_PLACES,
    INVENTION,
    QUARTERS,
    TEAM_PLACES,
    TOKEN_PLACES,
    Sheet,
    Sheets,
    tokens,
)
from bottega.games.inventors.table import (
    ALL_CUBES,
    CUBE,
    MORE,
    NONE,
    REWARD,
    TEAM,
    InventorsTable,
)

#: The version of the rows: raise it when a row changes.
VERSION: Final = 2

#: Most players at a table, and fewest.
_MOST: Final = 5
_FEWEST: Final = 2
#: More inventions than this with more empty slots make no difference, nor do more open inventions than that.
_EMPTIER: Final = 2
_OPEN: Final = 4

INVENTION_PLACES: Final[tuple[str, ...]] = (
    *TOKEN_PLACES,
    "open",
    "emptier",
    *(f"empty.{name}" for name in DISCIPLINES),
    "best",
    "next",
    "last",
    "card",
    "own",
    "most",
    "second",
    "others",
    "available",
    "fit",
    "rival available",
    "rival fit",
    "completes",
    "rival completes",
    "turn",
    "same",
    "rival best",
    "rival next",
)
COURSE_PLACES: Final[tuple[str, ...]] = (
    *(f"players.{n}" for n in range(_FEWEST, _MOST + 1)),
    *(f"age.{age}" for age in range(1, AGES + 1)),
    "final",
    "left",
    "open",
    "turn",
    "statue",
    "sharing",
)


class _Claim:
    """A seat at one invention: its cubes there, and the cubes that its best inventor could add, and the best
    of those who are available."""

    __slots__ = ("available", "best", "cubes")

    def __init__(self) -> None:
        self.cubes: i64 = 0
        self.available: i64 = 0
        self.best: i64 = 0


class InventorsFeatures(Features):
    """See `bottega.engine.features.Features` for what each method promises."""

    def __init__(self, box: Box, prospects: Prospects) -> None:
        super().__init__(
            VERSION,
            [
                ("invention", INVENTION_PLACES),
                ("team", TEAM_PLACES),
                ("hand", HAND_PLACES),
                ("rival team", TEAM_PLACES),
                ("rival hand", HAND_PLACES),
                ("course", COURSE_PLACES),
            ],
            ACTION_PLACES,
        )
        self._sheets = Sheets(box, prospects)
        self._choosing = Choosing(box, self._sheets)
        #: The first places of an invention's row, by the two tokens on it.
        self._tokens: list[bytes] = [
            bytes([INVENTION]) + tokens(box, one, two) for one in range(KINDS) for two in range(KINDS)
        ]
        #: By invention: its number, and its points in quarters.
        self._numbers = bytes([invention.classification for invention in box.inventions])
        self._points = numbers([QUARTERS * invention.points for invention in box.inventions])
        self._courses: list[bytes] = [
            _course(players, age) for players in range(_MOST + 1) for age in range(AGES + 1)
        ]

    def by_seat(self, state: State) -> SeatRows:
        assert isinstance(state, InventorsTable)
        table: InventorsTable = state
        players: i64 = table.players
        left: i64 = completions_left(table)
        rows: list[list[bytes]] = []
        shown: list[list[bytes]] = []
        open_count: i64 = 0
        for wants in table.wants:
            if wants:
                open_count += 1
        mover = mover_of(table)
        head = self._courses[players * (AGES + 1) + table.age]
        open_places = number(open_count)
        left_places = number(left)
        for seat in range(players):
            rows.append(
                [
                    b"%b%b%b%b%b%b%b"
                    % (
                        head,
                        FLAG[table.final],
                        left_places,
                        open_places,
                        number((seat - mover + players) % players),
                        number((seat - table.statue + players) % players),
                        number(_place(table.sharing, seat)),
                    )
                ]
            )
            shown.append([])
        if table.stage == TEAM:
            return SeatRows(rows, shown)
        sheets: list[Sheet] = []
        for seat in range(players):
            sheets.append(self._sheets.sheet(table, seat, left))
        for seat in range(players):
            own = rows[seat]
            own.append(sheets[seat].team.own[table.busy[seat]])
            own.append(sheets[seat].hand)
            theirs = shown[seat]
            theirs.append(sheets[seat].team.rival[table.busy[seat]])
            theirs.append(sheets[seat].rival_hand)
        if open_count > 1:
            self._inventions(table, sheets, rows, open_count, mover)
        return SeatRows(rows, shown)

    def actions(self, state: State, seat: Seat, legal: list[Action]) -> list[bytes]:
        assert isinstance(state, InventorsTable)
        return self._choosing.rows(state, seat, legal)

    def _inventions(
        self, table: InventorsTable, sheets: list[Sheet], rows: list[list[bytes]], count: i64, mover: i64
    ) -> None:
        """A row for each invention with empty slots and each seat. One that is being shared has none left."""
        players: i64 = table.players
        wants, empty = table.wants, table.empty
        open_places: i64 = count if count < _OPEN else _OPEN
        pending: i64 = table.space if table.stage in (CUBE, MORE) else NONE
        claims = [_Claim() for _ in range(players)]
        slots: list[i64] = []
        spaces: i64 = len(wants)
        at: i64 = 0
        for space in range(spaces):
            at = FIELDS * space
            slots.append(empty[at] + empty[at + 1] + empty[at + 2] + empty[at + 3])
        for space in range(spaces):
            if not wants[space]:
                continue
            slots_left: i64 = slots[space]
            emptier: i64 = 0
            for each in slots:
                if each > slots_left:
                    emptier += 1
            if emptier > _EMPTIER:
                emptier = _EMPTIER
            at = FIELDS * space
            low = LOW[empty[at]][empty[at + 1]]
            high = HIGH[empty[at + 2]][empty[at + 3]]
            _claim(table, space, low, high, claims)
            if space == pending:
                claims[table.current].cubes += table.extra if table.extra < slots_left else slots_left
            two = TOKENS_EACH * space
            index: i64 = table.spaces[space]
            one_token: i64 = table.rewards[two]
            other_token: i64 = table.rewards[two + 1]
            head = b"%b%b%b" % (
                self._tokens[one_token * KINDS + other_token],
                pair(open_places, emptier),
                four(empty[at], empty[at + 1], empty[at + 2], empty[at + 3]),
            )
            classification: i64 = self._numbers[index]
            points: i64 = self._points[index]
            for seat in range(players):
                claim = claims[seat]
                most: i64 = 0
                second: i64 = 0
                others: i64 = 0
                available: i64 = 0
                fit: i64 = 0
                top: i64 = -1
                reach: i64 = -1
                for n in range(1, players):
                    other: i64 = seat + n
                    if other >= players:
                        other -= players
                    rival = claims[other]
                    cubes: i64 = rival.cubes
                    if cubes:
                        others += 1
                    # The rival to be reckoned with: who has most cubes, then who may add most.
                    force: i64 = cubes * 64 + rival.available
                    if force > reach:
                        reach = force
                        top = other
                    if cubes > most:
                        second = most
                        most = cubes
                    elif cubes > second:
                        second = cubes
                    if rival.available > available:
                        available = rival.available
                    if rival.best > fit:
                        fit = rival.best
                sheet = sheets[seat]
                a: i64 = points + sheet.cards[classification]
                b: i64 = sheet.tokens[one_token]
                c: i64 = sheet.tokens[other_token]
                card_worth = a
                favourite: i64 = 0
                if b > a:
                    favourite = 1
                    a, b = b, a
                if c > a:
                    favourite = 2
                    a, b, c = c, a, b
                elif c > b:
                    b, c = c, b
                foe = sheets[top]
                x: i64 = points + foe.cards[classification]
                y: i64 = foe.tokens[one_token]
                z: i64 = foe.tokens[other_token]
                theirs: i64 = 0
                if y > x:
                    theirs = 1
                    x, y = y, x
                if z > x:
                    theirs = 2
                    x, y = z, x
                elif z > y:
                    y = z
                rows[seat].append(
                    b"%b%b%b%b%b%b%b"
                    % (
                        head,
                        pair(a, b),
                        pair(c, card_worth),
                        four(claim.cubes, most, second, others),
                        four(claim.available, claim.best, available, fit),
                        four(
                            1 if claim.available >= slots_left else 0,
                            1 if available >= slots_left else 0,
                            (seat - mover + players) % players,
                            1 if favourite == theirs else 0,
                        ),
                        pair(x, y),
                    )
                )


def mover_of(table: InventorsTable) -> i64:
    """The seat that takes the next turn, or is at its turn and has not worked yet."""
    stage = table.stage
    if stage == REWARD:
        return (table.statue + 1) % table.players
    if stage in (CUBE, MORE):
        return (table.current + 1) % table.players
    return table.current


def _place(sharing: tuple[Seat, ...], seat: i64) -> i64:
    """Its place among those who still choose a reward, counted from 1; 0 if it is none of them."""
    for place in range(len(sharing)):
        if sharing[place] == seat:
            return place + 1
    return 0


def _claim(table: InventorsTable, space: i64, low: bytes, high: bytes, claims: list[_Claim]) -> None:
    players: i64 = table.players
    knows = table.knows
    for seat in range(players):
        busy: i64 = table.busy[seat]
        best: i64 = 0
        available: i64 = 0
        first = seat * TEAM_SIZE
        for i in range(TEAM_SIZE):
            code: i64 = knows[first + i]
            fit: i64 = low[code] + high[code]
            if fit > available:
                if not busy >> i & 1:
                    available = fit
                if fit > best:
                    best = fit
        claim = claims[seat]
        claim.cubes = table.cubes[space * players + seat] & ALL_CUBES
        claim.available = available
        claim.best = best


def _course(players: int, age: int) -> bytes:
    table = [int(players == n) for n in range(_FEWEST, _MOST + 1)]
    return bytes([COURSE, *table, *(int(age == n) for n in range(1, AGES + 1))])
