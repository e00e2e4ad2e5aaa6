"""Features: what a net of a game looks at, as rows of small numbers.

An encoding tells all that a seat knows, for programs that learn from nothing. Features are fewer, and chosen
by somebody who knows the game: the figures that a judgement turns on. A net corrects with them what the
hand-made insight of the game says (`bottega.engine.learnt`).

Rows are bytes, so that what was computed for one can be kept and found again: most of a position stays the
same from one moment of a search to the next. So a position is several short rows rather than a long one, and
what changes often stands in rows of its own.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from bottega.engine.action import Action, places_of
from bottega.engine.state import State
from bottega.engine.types import Seat


class SeatRows:
    """The rows of a position, by seat: `own` are those at which this seat alone looks, `shown` those at which
    all the others do. The first byte of a row is the number of its kind, its places follow. There may be any
    number of rows of a kind, in any order: what a net makes of them is added up, so the rows of all opponents
    are one kind."""

    __slots__ = ("own", "shown")

    def __init__(self, own: list[list[bytes]], shown: list[list[bytes]]) -> None:
        self.own = own
        self.shown = shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(metaclass=ABCMeta):
    """The rows of one game. All places are numbers from 0 to 255; small ones learn best.

    `kinds` says what rows of a position there are: the name of each kind and the names of its places.
    `action` has the names of the places of an action's row. Cards and other components are told by their
    figures, so that a net serves other editions. `version` is raised whenever a row would be another.
    """

    def __init__(
        self, version: int, kinds: Sequence[tuple[str, Sequence[str]]], action: Sequence[str]
    ) -> None:
        self.version = version
        self.kinds = [(name, tuple(places)) for name, places in kinds]
        self.action = tuple(action)

    @abstractmethod
    def by_seat(self, state: State) -> SeatRows:
        """The rows of a position. The state may be an imagined one, so it is complete; of the secrets of
        another seat a row tells nothing."""

    def positions(self, state: State) -> list[list[bytes]]:
        """By seat: all the rows at which it looks, its own and those that the others show."""
        rows = self.by_seat(state)
        found: list[list[bytes]] = []
        for seat in range(len(rows.own)):
            seen = rows.own[seat][:]
            for other in range(len(rows.shown)):
                if other != seat:
                    seen.extend(rows.shown[other])
            found.append(seen)
        return found

    @abstractmethod
    def actions(self, state: State, seat: Seat, legal: list[Action]) -> list[bytes]:
        """For each of these legal actions of the seat, a row with the places of `action`. What the seat
        may not know has no influence on it."""

    def some_actions(
        self, state: State, seat: Seat, legal: list[Action], wanted: list[Action]
    ) -> list[bytes]:
        """The rows of `actions` for these of the legal actions, in the same order. A game for which that is
        less work does less."""
        rows = self.actions(state, seat, legal)
        return [rows[place] for place in places_of(legal, wanted)]
