"""What the laws look at: a match under way, one of its decisions, and what is chosen there."""

from __future__ import annotations

import copy
import json
import random
from typing import Final

from bottega.engine.action import Action
from bottega.engine.conformance.report import Report
from bottega.engine.events import Event
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.refusal import Refusal
from bottega.engine.state import State
from bottega.engine.types import Deal, Json, Seat, Viewer, canonical_json

#: How many actions are tried where the whole space would take too long.
_SAMPLE: Final = 8


class Past:
    """A decision that stands: who made it, what it was, and the dump before it."""

    __slots__ = ("action", "before", "seat")

    def __init__(self, seat: Seat, action: Action, before: dict[str, Json]) -> None:
        self.seat = seat
        self.action = action
        self.before = before


class Chronicle:
    """A match and all that was seen of it.

    `dumps` are the dump at the start and after each entry of the history; `line` are the decisions
    that have not been taken back.
    """

    def __init__(self, game: Game, deal: Deal) -> None:
        self.dealt = copy.deepcopy(deal)
        self.match = Match(game, deal, [f"Seat {seat}" for seat in range(deal["players"])])
        self.match.log.beats = []  # so that it is seen that keeping them changes nothing
        self.dumps = [self.match.state.dump()]
        self.line: list[Past] = []
        # What is reshuffled follows from the deal, so that it can be counted: it does not depend on what a
        # process has looked at before.
        self.shuffler = random.Random(f"reshuffle {canonical_json(deal)}")

    def play(self, seat: Seat, action: Action) -> list[Event]:
        before = self.dumps[-1]
        events = self.match.play(seat, action)
        self.match.log.beats = []
        self.line.append(Past(seat, action, before))
        self.dumps.append(self.match.state.dump())
        return events

    def undo(self, seat: Seat, count: int) -> list[Past]:
        """Take back the last decisions; what they were."""
        self.match.undo(seat, count)
        undone = self.line[-count:]
        del self.line[-count:]
        self.dumps.append(self.match.state.dump())
        return undone


class World:
    """What a viewer imagines at a decision."""

    __slots__ = ("dump", "state", "viewer")

    def __init__(self, viewer: Viewer, state: State) -> None:
        self.viewer = viewer
        self.state = state
        self.dump = state.dump()


class Look:
    """A decision seen from all sides when `thorough`, else from some of them.

    `dump` is the state as it was when the look began; laws hold the state against it. `seats`,
    `viewers` and `actions` are all of them, or a sample.
    """

    __slots__ = (
        "_refused",
        "_reshuffled",
        "_worlds",
        "actions",
        "chronicle",
        "dump",
        "game",
        "report",
        "rng",
        "seats",
        "state",
        "thorough",
        "viewers",
    )

    def __init__(self, chronicle: Chronicle, rng: random.Random, thorough: bool, report: Report) -> None:
        self.chronicle = chronicle
        self.game: Game = chronicle.match.game
        self.state = chronicle.match.state
        self.dump = chronicle.dumps[-1]
        self.rng = rng
        self.thorough = thorough
        self.report = report
        self.seats = self._some_seats()
        everybody: list[Viewer] = [None, *range(self.state.players)]
        self.viewers = everybody if thorough else [rng.choice(everybody)]
        space = list(self.game.actions)
        self.actions = space if thorough else rng.sample(space, min(_SAMPLE, len(space)))
        self._refused: dict[Seat, list[tuple[Action, Refusal]]] = {}
        self._worlds: list[World] = []
        self._reshuffled: State | None = None

    def _some_seats(self) -> list[Seat]:
        """All seats, or one that decides and another."""
        seats = list(range(self.state.players))
        if self.thorough or len(seats) <= 2:
            return seats
        self.rng.shuffle(seats)
        seats.sort(key=lambda seat: seat not in self.state.actors)
        return [seats[0], self.rng.choice(seats[1:])]

    def refused(self, seat: Seat) -> list[tuple[Action, Refusal]]:
        """Those of `actions` that this seat may not play, and why; asked once for all laws."""
        if seat not in self._refused:
            asked = [(action, self.state.why_not(seat, action)) for action in self.actions]
            self._refused[seat] = [(action, refusal) for action, refusal in asked if refusal is not None]
        return self._refused[seat]

    def reshuffled(self) -> State:
        """The state with what nobody has seen drawn anew, once for all laws. Not to be played on."""
        if self._reshuffled is None:
            self._reshuffled = self.state.reshuffle(self.chronicle.shuffler)
        return self._reshuffled

    def worlds(self) -> list[World]:
        """What each viewer imagines, drawn once for all the laws of secrecy. Not to be played on."""
        if not self._worlds:
            self._worlds = [World(viewer, self.state.imagine(viewer, self.rng)) for viewer in self.viewers]
        return self._worlds


class Step:
    """A decision that is being made.

    `outcome` is the dump after it where it is applied to a copy without a log, `kept` a clone of that
    copy from before. `events` are those of the match itself, once it has gone on.
    """

    __slots__ = ("action", "events", "kept", "look", "outcome", "seat")

    def __init__(self, look: Look, seat: Seat, action: Action) -> None:
        self.look = look
        self.seat = seat
        self.action = action
        self.kept: State = look.state
        self.outcome: dict[str, Json] = {}
        self.events: list[Event] = []

    def before(self) -> State:
        """A copy of the state before the decision, to play on."""
        return self.look.state.clone()


def is_plain(value: Json) -> bool:
    """Is this what it would be after a journey as JSON?"""
    try:
        return bool(json.loads(json.dumps(value, allow_nan=False)) == value)
    except (TypeError, ValueError):
        return False


def difference(one: Json, two: Json, path: str = "") -> str:
    """Where two values differ first, for a person to read."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in [*one, *(key for key in two if key not in one)]:
            if key not in one or key not in two:
                return f"only one of the two has {path}{key}"
            if one[key] != two[key]:
                return difference(one[key], two[key], f"{path}{key}.")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            if a != b:
                return difference(a, b, f"{path}{i}.")
    return f"{path.rstrip('.') or 'the value'} is {one!r} and {two!r}"
