"""Coins with a fault in the rows of numbers for programs that learn."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from bottega.engine.encoding import Encoding
from bottega.engine.game import Game
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from tests.coins.bottega_coins import Coins, CoinsEncoding, CoinsState


class NamesTwice(Coins):
    def encoding(self, players: SupportsIndex) -> Encoding:
        class Encoded(CoinsEncoding):
            def __init__(self, game: Game, players: int) -> None:
                super().__init__(game, players)
                self.names = (self.names[1], *self.names[1:])

        return Encoded(self, index(players))


class ShortRow(Coins):
    def encoding(self, players: SupportsIndex) -> Encoding:
        class Encoded(CoinsEncoding):
            def encode(self, state: State, seat: Seat) -> bytes:
                return super().encode(state, seat)[1:]

        return Encoded(self, index(players))


class RowTellsAHand(Coins):
    """Another seat's highest coin takes the place of the number of coins in its hand."""

    def encoding(self, players: SupportsIndex) -> Encoding:
        class Encoded(CoinsEncoding):
            def encode(self, state: State, seat: Seat) -> bytes:
                assert isinstance(state, CoinsState)
                row = bytearray(super().encode(state, seat))
                row[self.names.index("boards.seat 1.hand")] = max(
                    state.hands[(seat + 1) % state.players], default=0
                )
                return bytes(row)

        return Encoded(self, index(players))


class RowForgetsTheStage(Coins):
    def encoding(self, players: SupportsIndex) -> Encoding:
        class Encoded(CoinsEncoding):
            def encode(self, state: State, seat: Seat) -> bytes:
                row = bytearray(super().encode(state, seat))
                for part in ("stage", "course", "actors"):
                    row[self.parts[part]] = bytes(len(row[self.parts[part]]))
                return bytes(row)

        return Encoded(self, index(players))


class RowTellsWhatItDenies(Coins):
    """A row tells more of the view than `told` admits."""

    def encoding(self, players: SupportsIndex) -> Encoding:
        class Encoded(CoinsEncoding):
            def told(self, view: dict[str, Json]) -> Json:
                return {**view, "discard": None, "won": None, "round": None, "stage": None, "boards": None}

        return Encoded(self, index(players))


#: The law that each of them breaks.
BROKEN: list[tuple[str, Game]] = [
    ("every_place_of_a_row_has_a_name", NamesTwice()),
    ("a_row_tells_no_more_than_the_view", ShortRow()),
    ("a_row_tells_no_more_than_the_view", RowTellsAHand()),
    ("a_row_tells_what_the_view_tells", RowForgetsTheStage()),
    ("a_row_tells_what_the_view_tells", RowTellsWhatItDenies()),
]
