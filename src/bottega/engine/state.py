"""State: a match at one decision. Games derive from it; everything else only uses it."""

from __future__ import annotations

import random
from abc import ABCMeta, abstractmethod
from operator import index
from typing import TYPE_CHECKING, Final, SupportsIndex, TypeAlias, TypedDict

from mypy_extensions import i64, mypyc_attr

from bottega.engine.action import Action
from bottega.engine.events import Log
from bottega.engine.plain import Plain
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.types import Json, Seat, Viewer, canonical_json

if TYPE_CHECKING:
    from bottega.engine.game import Game

#: What the rules append legal actions to.
Offer: TypeAlias = list[Action]

#: `actors` when one seat decides alone, by seat.
ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple((seat,) for seat in range(16))

#: `touched` of a state of which no draft is made yet.
EVERYTHING: Final = -1


class Score(TypedDict):
    """What one seat has: its total, the lines that add up to it, and what breaks a tie, most important
    first. More is better."""

    total: int
    lines: dict[str, int]
    ties: dict[str, int]


class ScorePart(TypedDict):
    """Something that a line of a score is made of. `key` and `value` name it as in an event: ``card`` and 21.
    `points` is None where several things count only together."""

    key: str
    value: Json
    points: int | None


class Prompt(Plain):
    """What a seat must decide, or how far a match is, as data: ``prompt-<kind>`` or ``progress-<kind>`` in
    the catalogues says it."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: str, values: dict[str, Json]) -> None:
        self.kind = kind
        self.values = values

    def parts(self) -> tuple[object, ...]:
        return self.kind, self.values

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, "values": self.values}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """Where a match stands. Mutable; `clone` gives an independent copy.

    `players` seats take part. `stage` says what kind of decision is open, as an index of `game.stages`.
    `actors` are the seats that must decide now (several when they decide at once, none when the match is
    over). While `log` is None, events cost nothing; a clone has no log.

    Two states are equal if they are of the same game and everything in them is the same, whatever their logs.
    They change, so they have no hash. `copy.copy` and `copy.deepcopy` give a clone; `pickle` keeps the game
    and the dump, and no log. A seat may be any whole number, numpy's too.

    A game writes `offer`, `refuse`, `apply`, `score` and what the match is as data; whose turn it is, the
    moment of an action and the order of the seats are the same in all games and stand here.
    """

    __slots__ = ("_game", "actors", "log", "over", "players", "stage", "touched")

    _game: Game
    players: int
    over: bool
    actors: tuple[Seat, ...]
    stage: i64
    log: Log | None
    #: For games with drafts (`bottega.engine.encoding`): which of its lists have changed, as a bit mask.
    touched: i64

    @property
    def game(self) -> Game:
        """The game (and edition) this match is played with."""
        return self._game

    def check_seat(self, seat: SupportsIndex) -> Seat:
        """The seat as an `int`; ValueError if there is no such seat at this table."""
        number: Seat = index(seat)
        if not 0 <= number < self.players:
            raise ValueError(f"there is no seat {number} here: the seats are 0 to {self.players - 1}")
        return number

    def check_viewer(self, viewer: SupportsIndex | None) -> Viewer:
        """`check_seat` for a viewer, who may be a spectator."""
        return None if viewer is None else self.check_seat(viewer)

    # An `i64` argument of a compiled function may be any whole number, and costs no more than an `int`.
    def legal(self, seat: i64) -> list[Action]:
        """Everything this seat may do now, in ascending order of id; [] when it is no actor.

        The list is the caller's to keep. ValueError if there is no such seat.
        """
        for actor in self.actors:  # a loop, since `in` is a call into the interpreter
            if actor == seat:
                return self.offer(seat)
        self.check_seat(seat)
        return []

    @abstractmethod
    def offer(self, seat: Seat) -> list[Action]:
        """`legal` for a seat that is an actor: a new list."""

    def why_not(self, seat: SupportsIndex, action: Action) -> Refusal | None:
        """The rule that forbids this action to this seat now; None exactly when it is legal.

        ValueError if there is no such seat, or if the action is not one of `game.actions`.
        """
        number = self.check_seat(seat)
        if not isinstance(action, Action):
            raise TypeError(
                f"an action is an object of game.actions, not {action!r}; game.parse reads a notation"
            )
        if not self._game.actions.holds(action):
            raise ValueError(f"{action.notation!r} is an action of another game than {self._game.name}")
        if self.over:
            return Refusal("match-over", "end", {})
        if number not in self.actors:
            return Refusal("not-your-turn", "turn", {"seats": list(self.actors)})
        refusal = self._game.moments.refuse(self.stage, action)
        return self.refuse(number, action) if refusal is None else refusal

    @abstractmethod
    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        """`why_not` for an actor and a type of action that can be legal in this stage."""

    @abstractmethod
    def apply(self, seat: i64, action: Action) -> None:
        """Carry out an action taken from `legal(seat)`, unchecked: what search uses."""

    def play(self, seat: SupportsIndex, action: Action) -> None:
        """Carry out an action, or raise IllegalAction and change nothing. ValueError as in `why_not`."""
        number = self.check_seat(seat)
        refusal = self.why_not(number, action)
        if refusal is not None:
            raise IllegalAction(refusal, self._game)
        self.apply(number, action)

    def ask(self, seat: Seat, stage: int) -> None:
        """One seat decides next, alone."""
        self.actors = ALONE[seat]
        self.stage = stage

    def emit(self, kind: str, values: dict[str, Json], audience: tuple[Seat, ...] | None = None) -> None:
        """Add an event to the log, if there is one. Hot code asks `if self.log is not None` first."""
        if self.log is not None:
            self.log.add(kind, values, audience)

    def beat(self) -> None:
        """One thing has happened, and within the same decision another follows: a log that keeps beats keeps
        the state as it is now. Hot code asks `if self.log is not None` first."""
        log = self.log
        if log is not None and log.beats is not None:
            log.beat(self.between())

    def between(self) -> State:
        """A copy for a beat. Nobody decides there, and views of it are as `game.schema` says. A game whose
        rules go through stages that are never open sets `stage` to one that is."""
        other = self.clone()
        other.actors = ()
        return other

    @abstractmethod
    def clone(self) -> State:
        """An independent copy without a log."""

    @abstractmethod
    def dump(self) -> dict[str, Json]:
        """Everything, as plain JSON; `game.load` restores it."""

    @abstractmethod
    def view(self, viewer: Viewer) -> dict[str, Json]:
        """What this viewer may know, built up from nothing; ready for JSON. ValueError if there is no such
        seat."""

    def views(self, viewers: list[Viewer]) -> list[dict[str, Json]]:
        """The views of several viewers. A game may make what they share once: callers change none of it."""
        return [self.view(viewer) for viewer in viewers]

    def information_string(self, viewer: SupportsIndex | None) -> str:
        """What this viewer knows, as one text: the same for two states exactly when `view` is, so when the
        viewer cannot tell them apart. Tabular methods use it as a key."""
        return canonical_json(self.view(self.check_viewer(viewer)))

    def has_secrets(self, seat: SupportsIndex) -> bool:
        """Whether this seat knows anything now that a spectator does not know."""
        if not self.game.concealed:
            return False
        own, public = self.view(self.check_seat(seat)), self.view(None)
        return any(own[key] != public.get(key) for key in own if key != "seat")

    @abstractmethod
    def imagine(self, viewer: Viewer, rng: random.Random) -> State:
        """A full state drawn from all those this viewer cannot tell apart from this one."""

    def belief(self, viewer: Viewer, rng: random.Random) -> Belief:
        """Many worlds as `imagine` draws them. A game may prepare once what each of them needs."""
        return Belief(self, viewer, rng)

    @abstractmethod
    def reshuffle(self, rng: random.Random) -> State:
        """A full state drawn from all those that nobody can tell apart from this one, even if all seats put
        together what they know, each as likely as its deal: what no seat has seen is shuffled anew."""

    def prompt(self, seat: SupportsIndex) -> Prompt | None:
        """What this seat must decide now; None when it is no actor."""
        number = self.check_seat(seat)
        if number not in self.actors:
            return None
        return Prompt(self._game.stages[self.stage], {"seat": number, **self.prompt_values(number)})

    def prompt_values(self, seat: Seat) -> dict[str, Json]:
        """What the message of the prompt mentions besides the seat."""
        return {}

    def progress(self) -> Prompt | None:
        """How far the match is, such as its turn or its age: ``progress-<kind>`` in the catalogues says it
        in a few words, without names. None when it is over, or where a game does not count.

        Everybody may know it: it stands in lists of matches.
        """
        return None

    def scores(self) -> list[Score]:
        """A breakdown per seat, as things stand; final when the match is over."""
        return [self.score(seat) for seat in range(self.players)]

    @abstractmethod
    def score(self, seat: i64) -> Score:
        """The breakdown of one seat, as things stand."""

    def score_parts(self, seat: i64) -> dict[str, list[ScorePart]]:
        """What the lines of `score` are made of, where that are things one can point at: for each such line
        all of them, and their points add up to the line. For people: search never asks."""
        return {}

    def ranking(self) -> list[list[Seat]]:
        """Seats grouped, best first; only when over (else ValueError).

        The first group are the winners. It is empty where nobody at the table won.
        """
        if not self.over:
            raise ValueError("the match is not over: there is no ranking yet")
        return self.places()

    def places(self) -> list[list[Seat]]:
        """`ranking` of a match that is over: most points first, then by what breaks a tie. Seats that are
        still tied share a place."""
        standing: dict[tuple[int, ...], list[Seat]] = {}
        for seat, score in enumerate(self.scores()):
            standing.setdefault((score["total"], *score["ties"].values()), []).append(seat)
        return [standing[key] for key in sorted(standing, reverse=True)]

    @abstractmethod
    def audit(self) -> list[str]:
        """The game's conservation laws that are broken here, in words; [] when none is."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, State) and self._game == other._game and self.dump() == other.dump()

    def __repr__(self) -> str:
        game, progress = self._game, self.progress()
        words = [f"{self.players} player{'s' if self.players > 1 else ''}"]
        if game.edition.changes:
            words.append(f"edition {game.edition.name}")
        if progress is not None:
            words.append(" ".join([progress.kind, *[f"{value}" for value in progress.values.values()]]))
        if self.over:
            words.append("over")
        else:
            deciding = ", ".join([str(seat) for seat in self.actors]) or "nobody"
            words.append(f"{game.stages[self.stage]} to be decided by seat {deciding}")
        return f"<State of {game.name}: {'; '.join(words)}>"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (self._game, self.dump())


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a viewer may believe at one moment. Worlds can be drawn from it for as long as the state that it
    was made from stays as it is."""

    def __init__(self, state: State, viewer: Viewer, rng: random.Random) -> None:
        self._state = state
        self._viewer = viewer
        self._rng = rng

    def draw(self) -> State:
        """A full state, drawn from all those that the viewer cannot tell apart."""
        return self._state.imagine(self._viewer, self._rng)


def loaded(game: Game, dump: dict[str, Json]) -> State:
    """The state that was pickled."""
    return game.load(dump)
