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

from mypy_extensions import i64, mypyc_attr, u8

from bottega.engine.game import Game
from bottega.engine.state import EVERYTHING, State
from bottega.engine.types import Json, Seat
from bottega.engine.writing import BytesWriter

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


def write_number(writer: BytesWriter, n: i64) -> None:
    """`number`, into a writer."""
    if n < MOST:
        writer.append(u8(n))
    else:
        writer.append(MOST)


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
        """For the matches of one place in a batch: see `write`."""
        return Draft()

    def write(self, state: State, seat: Seat, draft: Draft, writer: BytesWriter) -> None:
        """Add to a writer what `encode` returns. The draft is of this encoding, was used for this match since
        its beginning, or is new; and no other draft was used for it."""
        writer.write(self.encode(state, seat))

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


#: Drafts and writers that an encoding makes at once.
_STORE: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class DraftedEncoding(Encoding, metaclass=ABCMeta):
    """An encoding whose rows are joined from pieces. A draft keeps the pieces of the last row of its match.
    Of the next one, only those are made anew that show something that has changed: a tuple that was replaced,
    or a list that the rules have marked in `State.touched`. A game writes `draft`, `follow` and `join`.
    """

    def __init__(self, game: Game, players: int, version: int, parts: Sequence[Part]) -> None:
        super().__init__(game, players, version, parts)
        # Drafts and writers are in one hand at a time, also where threads share an encoding. There are some
        # in store: a list that is emptied and filled again asks for memory each time.
        self._drafts: list[Draft] = []
        self._writers: list[BytesWriter] = [BytesWriter() for _ in range(_STORE)]

    def encode(self, state: State, seat: Seat) -> bytes:
        try:
            draft = self._drafts.pop()
        except IndexError:
            draft = self.draft()
            self._drafts += [self.draft() for _ in range(_STORE)]
        # What was marked is for the draft of a batch: here, any list may have changed.
        self.follow(state, EVERYTHING, draft)
        writer = self.writer()
        self.join(state, seat, draft, writer)
        self._drafts.append(draft)
        return self.written(writer)

    def write(self, state: State, seat: Seat, draft: Draft, writer: BytesWriter) -> None:
        self.follow(state, state.touched, draft)
        state.touched = 0
        self.join(state, seat, draft, writer)

    def writer(self) -> BytesWriter:
        """An empty writer for a piece. Writers are used again: theirs have grown already."""
        try:
            return self._writers.pop()
        except IndexError:
            return BytesWriter()

    def written(self, writer: BytesWriter) -> bytes:
        """The piece in a writer that is not used any more."""
        row = writer.getvalue()
        writer.truncate(0)
        self._writers.append(writer)
        return row

    @abstractmethod
    def draft(self) -> Draft:
        """A draft of which nothing is made yet."""

    @abstractmethod
    def follow(self, state: State, touched: i64, draft: Draft) -> None:
        """Make the pieces anew that show something that has changed since the draft was used last. `touched`
        says which lists may have changed; it is `EVERYTHING` for a draft that is new."""

    @abstractmethod
    def join(self, state: State, seat: Seat, draft: Draft, writer: BytesWriter) -> None:
        """Add the row of a seat to a writer, with the pieces of a draft that has followed the match."""


def replaced(now: tuple[object, ...], before: tuple[object, ...], width: i64) -> i64:
    """Which groups of `width` objects are others than before, as a bit mask."""
    size: i64 = len(now)
    if size != len(before):
        return EVERYTHING
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
