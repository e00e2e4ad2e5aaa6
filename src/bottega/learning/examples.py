"""Examples: what the nets of a game learn from, made from folders of rows (docs/data.md).

The rows tell the deal and the choices, so the matches are played again, and the features are asked at each
decision. A position is one that the seat imagines, since search judges imagined worlds. Rows of features come
up again and again: each is kept once, and an example has their numbers.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow.parquet as pq

import bottega
from bottega.engine.features import Features
from bottega.engine.game import Game
from bottega.engine.insight import Insight
from bottega.engine.learnt import judged_rows, kinds_of
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.research.dataset.folder import FILES

#: Array of numbers, of any type and shape.
Array = np.ndarray[Any, np.dtype[Any]]

_COLUMNS: Final = [
    "match",
    "seed",
    "players",
    "options",
    "number",
    "seat",
    "legal",
    "visits",
    "value",
    "choice",
]
#: Of the matches, this part is held out: the nets are measured with them, and never fitted to them.
HELD_OUT: Final = 0.1


@dataclass(frozen=True)
class PlayedMatch:
    """A match of a folder: its deal and its decisions, in order."""

    key: str
    players: int
    seed: str
    options: str
    choices: Sequence[int]
    legal: Sequence[Sequence[int]]
    visits: Sequence[Sequence[int] | None]
    values: Sequence[Sequence[float] | None]


def matches_in(folder: Path) -> Iterator[PlayedMatch]:
    """The matches of a folder that `bottega selfplay` has filled, in order."""
    for file in sorted(folder.glob(FILES)):
        table = pq.read_table(file, columns=_COLUMNS, partitioning=None)
        columns = {name: table.column(name).to_pylist() for name in _COLUMNS}
        first = 0
        count = len(columns["match"])
        while first < count:
            match = columns["match"][first]
            end = first
            while end < count and columns["match"][end] == match:
                end += 1
            yield PlayedMatch(
                f"{folder.name}/{match}",
                columns["players"][first],
                columns["seed"][first],
                columns["options"][first],
                columns["choice"][first:end],
                columns["legal"][first:end],
                columns["visits"][first:end],
                columns["value"][first:end],
            )
            first = end


class RowTable:
    """Rows of one length, each kept once, by number."""

    def __init__(self, length: int) -> None:
        self.length = length
        self._numbers: dict[bytes, int] = {}

    def number(self, row: bytes) -> int:
        if len(row) != self.length:
            raise ValueError(f"a row of {self.length} places was expected, not one of {len(row)}")
        return self._numbers.setdefault(row, len(self._numbers))

    def array(self) -> Array:
        """All rows by number; an empty one where there are none."""
        rows = np.frombuffer(b"".join(self._numbers) or bytes(self.length), np.uint8)
        return rows.reshape(max(1, len(self._numbers)), self.length)


@dataclass(frozen=True)
class Positions:
    """Examples for the net of positions, one row of each array for a position, one column for a seat.

    `rows` has by kind the numbers of the rows (position, seat, place; -1 where there is none), `tables` what
    they are. `points` and `odds` (logarithms of chances) are what the hand-made insight says. `result` and
    `final` are what came: parts of the victory and points. `value` is the chance that the search gave the
    seat `seat`, or NaN.
    """

    tables: list[Array]
    rows: list[Array]
    players: Array
    points: Array
    odds: Array
    result: Array
    final: Array
    seat: Array
    value: Array
    match: Array
    number: Array
    held: Array


@dataclass(frozen=True)
class Decisions:
    """Examples for the net of actions, flat: action after action. `decision` is the number of its decision,
    `row` that of its row in `table`, `share` its part of the visits. By decision: whether it is `held`
    out."""

    table: Array
    decision: Array
    row: Array
    share: Array
    held: Array
    players: Array


class Gatherer:
    """Plays matches again and collects the examples in them."""

    def __init__(self, game: Game, seed: str, part: float = 1.0) -> None:
        """`part` is the part of the positions that are taken: neighbours tell nearly the same."""
        features = game.features()
        if features is None:
            raise LookupError(f"{game.name} has no features to learn from")
        self.game = game
        self.features: Features = features
        self.insight: Insight = game.insight()
        self.part = part
        self.seed = seed
        self.most = game.seats[-1]
        self._kinds = kinds_of(features)
        self._tables = [RowTable(len(places)) for _, places in self._kinds]
        self._places: list[list[list[list[int]]]] = []
        self._facts: list[tuple[Any, ...]] = []
        self._table = RowTable(len(features.action))
        self._actions: list[tuple[int, int, float]] = []
        self._decisions: list[tuple[bool, int]] = []
        self._matches = 0

    def add(self, match: PlayedMatch, positions: bool, decisions: bool) -> None:
        """Play a match again, and take its examples."""
        rng = random.Random(f"{self.seed}/{match.key}/{match.seed}")
        held = rng.random() < HELD_OUT
        options = dict(each.split("=", 1) for each in match.options.split(",")) if match.options else {}
        state = self.game.start(self.game.deal(match.players, match.seed, **options))
        first = len(self._facts)
        for number, choice in enumerate(match.choices):
            seat = state.actors[0]
            visits = match.visits[number]
            if visits is not None and len(visits) > 1:
                if decisions:
                    self._add_decision(state, seat, visits, held)
                if positions and self.insight.quiet(state) and rng.random() < self.part:
                    values = match.values[number]
                    self._add_position(state, seat, _mean_value(visits, values), number, held, rng)
            state.apply(seat, self.game.actions[choice])
        if not state.over:
            raise ValueError(f"the match {match.key} is not over after its last decision")
        winners = state.ranking()[0]
        result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        final = [float(score["total"]) for score in state.scores()]
        for i in range(first, len(self._facts)):
            self._facts[i] = (*self._facts[i], result, final, self._matches)
        self._matches += 1

    def _add_decision(self, state: State, seat: Seat, visits: Sequence[int], held: bool) -> None:
        total = sum(visits)
        if not total:
            return
        legal = state.legal(seat)
        rows = self.features.actions(state, seat, legal)
        decision = len(self._decisions)
        self._decisions.append((held, state.players))
        for row, count in zip(rows, visits, strict=True):
            self._actions.append((decision, self._table.number(row), count / total))

    def _add_position(
        self, state: State, seat: Seat, value: float, number: int, held: bool, rng: random.Random
    ) -> None:
        world = self._imagined(state, seat, rng)
        points, chances = self.insight.judge(world)
        positions = self.features.positions(world)
        judged = judged_rows(len(self.features.kinds), points, chances)
        places: list[list[list[int]]] = []
        for rows, more in zip(positions, judged, strict=True):
            kinds: list[list[int]] = [[] for _ in self._kinds]
            for row in [*rows, more]:
                kinds[row[0]].append(self._tables[row[0]].number(row[1:]))
            places.append(kinds)
        self._places.append(places)
        odds = [float(np.log(chance + 1e-6)) for chance in chances]
        if state.players == 1:
            odds = [float(np.log((chances[0] + 1e-6) / (1 - chances[0] + 1e-6)))]
        self._facts.append((state.players, points, odds, seat, value, number, held))

    def _imagined(self, state: State, seat: Seat, rng: random.Random) -> State:
        """A world as search draws it: of several, the one where the others stand best."""
        best, most = state, -np.inf
        for _ in range(self.insight.draws()):
            world = state.imagine(seat, rng)
            theirs = sum(
                self.insight.standing(world, other) for other in range(world.players) if other != seat
            )
            if theirs > most:
                best, most = world, theirs
        return best

    def positions(self) -> Positions:
        """All examples for the net of positions so far."""
        count, most = len(self._facts), self.most
        rows = []
        for kind in range(len(self._kinds)):
            longest = max((len(seat[kind]) for places in self._places for seat in places), default=0)
            numbers = np.full((count, most, max(1, longest)), -1, np.int32)
            for i, places in enumerate(self._places):
                for seat, kinds in enumerate(places):
                    numbers[i, seat, : len(kinds[kind])] = kinds[kind]
            rows.append(numbers)

        def by_seat(place: int) -> Array:
            filled = np.zeros((count, most), np.float32)
            for i, facts in enumerate(self._facts):
                filled[i, : len(facts[place])] = facts[place]
            return filled

        def single(place: int, type: Any) -> Array:
            return np.array([facts[place] for facts in self._facts], type)

        return Positions(
            [table.array() for table in self._tables],
            rows,
            single(0, np.int32),
            by_seat(1),
            by_seat(2),
            by_seat(7),
            by_seat(8),
            single(3, np.int32),
            single(4, np.float32),
            single(9, np.int32),
            single(5, np.int32),
            single(6, np.bool_),
        )

    def decisions(self) -> Decisions:
        """All examples for the net of actions so far."""
        decision, row, share = zip(*self._actions, strict=True) if self._actions else ((),) * 3
        return Decisions(
            self._table.array(),
            np.array(decision, np.int32),
            np.array(row, np.int32),
            np.array(share, np.float32),
            np.array([held for held, _ in self._decisions], np.bool_),
            np.array([players for _, players in self._decisions], np.int32),
        )


def _mean_value(visits: Sequence[int], values: Sequence[float] | None) -> float:
    """What the search expected on average over its tries; NaN where it does not say."""
    if values is None:
        return float("nan")
    pairs = [
        (count, value) for count, value in zip(visits, values, strict=True) if value is not None and count
    ]
    total = sum(count for count, _ in pairs)
    return sum(count * value for count, value in pairs) / total if total else float("nan")


def game_of(folder: Path) -> Game:
    """The game of a folder of rows."""
    about = json.loads((folder / "_bottega.json").read_text(encoding="utf-8"))
    return bottega.game(about["game"])
