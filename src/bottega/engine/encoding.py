"""Encodings: what a seat knows, as a row of small numbers for programs that learn.

A row has the same length at every decision of a match, and each place has a name. It is made from what the
seat may know and from nothing else: the conformance kit checks it. A row is put together from short rows that
were made beforehand, one for each value that a thing can have: compiled code joins them faster than it could
set one place after the other.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat

#: The greatest number in a row. What is more counts as this.
MOST: Final = 255

#: By number: its row.
NUMBERS: Final[list[bytes]] = [bytes([n]) for n in range(MOST + 1)]

#: Numbers below this have a row for each pair of them.
_PAIRED: Final = 32
_PAIRS: Final[list[bytes]] = [bytes([a, b]) for a in range(_PAIRED) for b in range(_PAIRED)]

#: Numbers below this, which is 8, have a row for any four of them: three bits of an index for each.
_SMALL: Final = 1 << 3
_FOURS: Final[list[bytes]] = [
    bytes([n >> 9, n >> 6 & 7, n >> 3 & 7, n & 7]) for n in range(_SMALL * _SMALL * _SMALL * _SMALL)
]

#: No and yes. A list: see CONTRIBUTING about tuples of fixed length.
FLAG: Final[list[bytes]] = [b"\x00", b"\x01"]

#: A part of a row: its name, and the names of the places in it.
Part = tuple[str, Sequence[str]]


def number(n: i64) -> bytes:
    """One place: the number, at most `MOST`."""
    return NUMBERS[n] if n < MOST else NUMBERS[MOST]


def pair(a: i64, b: i64) -> bytes:
    """Two places."""
    if a < _PAIRED and b < _PAIRED:
        return _PAIRS[a * _PAIRED + b]
    return number(a) + number(b)


def four(a: i64, b: i64, c: i64, d: i64) -> bytes:
    """Four places."""
    if (a | b | c | d) < _SMALL:
        return _FOURS[a << 9 | b << 6 | c << 3 | d]
    return pair(a, b) + pair(c, d)


def numbers(values: Sequence[int]) -> bytes:
    """A place for each value. Not for hot places."""
    return bytes([min(value, MOST) for value in values])


def one_of(size: int) -> list[bytes]:
    """Rows of `size` places: the first is empty, the one after it has a 1 in the first place, and so on.

    >>> one_of(2)
    [b'\\x00\\x00', b'\\x01\\x00', b'\\x00\\x01']
    """
    return [bytes(size), *(bytes([int(i == place) for i in range(size)]) for place in range(size))]


def some_of(size: int) -> list[bytes]:
    """By bit mask: a row of `size` places with a 1 for each bit that is set.

    >>> some_of(2)[0b10]
    b'\\x00\\x01'
    """
    rows = [b""]
    for _ in range(size):
        rows = [row + bit for bit in (b"\x00", b"\x01") for row in rows]
    return rows


def clockwise(players: int, most: int) -> list[list[i64]]:
    """By seat: the seats in the order in which it sees them. Behind them stands -1 for each seat that there
    is not, up to `most`: code that is written out for the largest table leaves those empty.

    >>> clockwise(2, 3)
    [[0, 1, -1], [1, 0, -1]]
    """
    absent = [-1] * (most - players)
    return [[*((own + n) % players for n in range(players)), *absent] for own in range(players)]


def places(numbers: Sequence[int], first: int, last: int) -> bytes:
    """For each number from `first` to `last`: its place in the sequence, counted from 1, or 0.

    >>> places([7, 5], 5, 8)
    b'\\x02\\x00\\x01\\x00'
    """
    row = bytearray(last - first + 1)
    for place in range(len(numbers)):
        each = numbers[place]
        if first <= each <= last:
            row[each - first] = min(place + 1, MOST)
    return bytes(row)


class NoEncoding(ValueError):
    """A game that has no encoding."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft:
    """What the last row was made of: of the next one, only what has changed since is made anew."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(metaclass=ABCMeta):
    """How the knowledge of a seat becomes a row of numbers, at tables with this number of players.

    Every place of a row is a number from 0 to 255, and what is more counts as 255. `names` has a name for
    each place, `parts` the slice of each part by its name, `size` the length. Seats are relative: 0 is the
    seat that looks on, 1 the next clockwise. Cards are told by their figures: one encoding for all editions.
    `version` is raised whenever a row would be another: what was learnt from one version is for that one.

    Two encodings are equal if game, number of players and version are; they can be copied and pickled.
    """

    def __init__(self, game: Game, players: int, version: int, parts: Sequence[Part]) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.version = version
        self.parts: dict[str, slice] = {}
        names: list[str] = []
        for part, each in parts:
            self.parts[part] = slice(len(names), len(names) + len(each))
            names += [f"{part}.{name}" for name in each]
        self.names = tuple(names)
        self.size = len(names)

    def observe(self, state: State, seat: SupportsIndex) -> bytes:
        """What this seat knows of a match, as a row of `size` bytes.

        ``numpy.frombuffer(row, numpy.uint8)`` makes an array of it without a copy. ValueError if the state is
        of another game, edition or number of players, or if there is no such seat.
        """
        if state._game is not self.game and state._game != self.game:
            raise ValueError(f"this encoding is for {self.game!r}, not for {state._game!r}")
        if state.players != self.players:
            raise ValueError(f"this encoding is for {self.players} players, not for {state.players}")
        if isinstance(seat, int) and 0 <= seat < state.players:  # nearly always, and quicker
            return self.encode(state, seat)
        return self.encode(state, state.check_seat(seat))

    @abstractmethod
    def encode(self, state: State, seat: Seat) -> bytes:
        """`observe` for a state of this game and a seat of its table."""

    def draft(self) -> Draft:
        """For one match of many that are observed in turns: see `encode_from`."""
        return Draft()

    def encode_from(self, state: State, seat: Seat, draft: Draft) -> bytes:
        """`encode` with a draft of this encoding. The row is the same; it is made faster if the last one that
        this draft was used for was of the same match."""
        return self.encode(state, seat)

    def told(self, view: dict[str, Json]) -> Json:
        """What the row tells of a seat's view: two rows are equal exactly when this is. A game leaves out
        what its rows leave out, and says what that is."""
        return view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Encoding) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[Game, int, int]:
        return self.game, self.players, self.version

    def __repr__(self) -> str:
        return f"<Encoding {self.version} of {self.game.name}: {self.players} players, {self.size} numbers>"

    def __copy__(self) -> Encoding:
        return self

    def __deepcopy__(self, memo: object) -> Encoding:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _encoding, (self.game, self.players)


def _encoding(game: Game, players: int) -> Encoding:
    """The encoding that was pickled."""
    return game.encoding(players)


class Memory:
    """Rows that were made once, by what they show. It forgets everything when it has `limit` of them."""

    __slots__ = ("_limit", "_rows")

    def __init__(self, limit: int = 10_000) -> None:
        self._limit = limit
        self._rows: dict[object, bytes] = {}

    def get(self, key: object) -> bytes | None:
        return self._rows.get(key)

    def keep(self, key: object, row: bytes) -> bytes:
        if len(self._rows) >= self._limit:
            self._rows.clear()
        self._rows[key] = row
        return row


@mypyc_attr(allow_interpreted_subclasses=True)
class DraftedEncoding(Encoding, metaclass=ABCMeta):
    """An encoding that makes its rows from drafts. A game writes `draft` and `encode_from`."""

    def __init__(self, game: Game, players: int, version: int, parts: Sequence[Part]) -> None:
        super().__init__(game, players, version, parts)
        self._drafts: list[Draft] = []

    def encode(self, state: State, seat: Seat) -> bytes:
        # A draft is in one hand at a time, also where threads share an encoding.
        try:
            draft = self._drafts.pop()
        except IndexError:
            draft = self.draft()
        row = self.encode_from(state, seat, draft)
        self._drafts.append(draft)
        return row

    @abstractmethod
    def draft(self) -> Draft:
        """A draft of which nothing is made yet."""

    @abstractmethod
    def encode_from(self, state: State, seat: Seat, draft: Draft) -> bytes:
        """See `Encoding.encode_from`."""


#: A mask with a bit for every group.
ALL: Final = -1


class Seen:
    """A list of a table as it was when rows were made of it last."""

    __slots__ = ("_numbers",)

    def __init__(self) -> None:
        self._numbers: list[i64] = []

    def changed(self, now: list[i64], width: i64) -> i64:
        """Which groups of `width` numbers have changed since this was asked last, as a bit mask."""
        before = self._numbers
        if now == before:  # nearly always, and quick: the numbers are the same objects
            return 0
        self._numbers = now[:]
        size: i64 = len(now)
        if size != len(before):
            return ALL
        groups: i64 = 0
        at: i64 = 0
        while at < size:
            if now[at] == before[at]:
                at += 1
            else:
                group = at // width
                groups |= 1 << group
                at = (group + 1) * width
        return groups


def replaced(now: tuple[object, ...], before: tuple[object, ...], width: i64) -> i64:
    """Which groups of `width` objects are others than before, as a bit mask."""
    size: i64 = len(now)
    if size != len(before):
        return ALL
    groups: i64 = 0
    at: i64 = 0
    while at < size:
        if now[at] is before[at]:
            at += 1
        else:
            group = at // width
            groups |= 1 << group
            at = (group + 1) * width
    return groups
