"""State: a match at one decision. Games derive from it; everybody else only uses it."""

from __future__ import annotations

import random
from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, TypedDict

from mypy_extensions import mypyc_attr

from bottega.engine.action import Action
from bottega.engine.events import Log
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.types import Json, Seat, Viewer

if TYPE_CHECKING:
    from bottega.engine.game import Game


class Score(TypedDict):
    """What one seat has: its total, the lines that add up to it, and what breaks a tie."""

    total: int
    lines: dict[str, int]
    ties: dict[str, int]


class Prompt:
    """What a seat must decide, as data: ``prompt-<kind>`` in the catalogues says it."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: str, values: dict[str, Json]) -> None:
        self.kind = kind
        self.values = values

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, "values": self.values}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """Where a match stands. Mutable; `clone` gives an independent copy.

    `players` seats take part. `actors` are those that must decide now (several when they decide at
    once, none when the match is over). While `log` is None, events cost nothing; a clone has no log.
    """

    __slots__ = ("actors", "log", "over", "players")

    players: int
    over: bool
    actors: tuple[Seat, ...]
    log: Log | None

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game (and edition) this match is played with."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """Everything this seat may do now, in ascending order of id; [] when it is no actor.

        The list is the caller's to keep.
        """

    @abstractmethod
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """The rule that forbids this action to this seat now; None exactly when it is legal."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out an action taken from `legal(seat)`, unchecked: what search uses."""

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.apply(seat, action)

    @abstractmethod
    def clone(self) -> State:
        """An independent copy without a log."""

    @abstractmethod
    def dump(self) -> dict[str, Json]:
        """Everything, as plain JSON; `game.load` restores it."""

    @abstractmethod
    def view(self, viewer: Viewer) -> dict[str, Json]:
        """What this viewer may know, built up from nothing; ready for JSON."""

    def has_secrets(self, seat: Seat) -> bool:
        """Whether this seat knows anything now that a spectator does not know."""
        if not self.game.concealed:
            return False
        own, public = self.view(seat), self.view(None)
        return any(own[key] != public.get(key) for key in own if key != "seat")

    @abstractmethod
    def imagine(self, viewer: Viewer, rng: random.Random) -> State:
        """A full state drawn from all those this viewer cannot tell apart from this one."""

    @abstractmethod
    def prompt(self, seat: Seat) -> Prompt | None:
        """What this seat must decide now; None when it is no actor."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """A breakdown per seat, as things stand; final when the match is over."""

    @abstractmethod
    def ranking(self) -> list[list[Seat]]:
        """Seats grouped, best first; only when over (else ValueError).

        The first group are the winners. It is empty where nobody at the table won.
        """

    @abstractmethod
    def audit(self) -> list[str]:
        """The game's conservation laws that are broken here, in words; [] when all is well."""
