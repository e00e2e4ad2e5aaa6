"""What a bot is, what it is given, and what it answers.

A bot never gets the state of a match. It gets an `Outlook`: the view of its seat, the legal actions,
and worlds drawn from all those its seat cannot tell apart. The outlook itself is made from one such
world, so that even a bot that looks behind it finds no secret of another seat (`tests/bots`).
"""

from __future__ import annotations

import copy
import random
import time
from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from operator import index
from typing import Final, SupportsIndex, TypeAlias

from mypy_extensions import mypyc_attr

from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.plain import Plain
from bottega.engine.state import Belief, State
from bottega.engine.types import Json, Seat

#: What stands for an action in `Outlook.seen` where the seat saw only that one was chosen.
UNSEEN: Final = -1

#: One decision as another seat saw it: the seat that decided, and the id of the action or UNSEEN.
Sighting: TypeAlias = tuple[Seat, int]


class Outlook(Plain):
    """A decision as its seat sees it. `world` is one of the worlds that fit: never the true state.

    `seen` are the decisions since the beginning of the match as this seat saw them, so that a bot may go on
    from its earlier thoughts; None where they are not known.
    """

    __slots__ = ("game", "legal", "players", "seat", "seen", "view", "world")

    def __init__(self, world: State, seat: Seat, seen: list[Sighting] | None = None) -> None:
        self.world = world
        self.seat = seat
        self.seen = seen
        self.game: Game = world.game
        self.players = world.players
        self.legal: list[Action] = world.legal(seat)
        self.view: dict[str, Json] = world.view(seat)

    def parts(self) -> tuple[object, ...]:
        return self.world, self.seat, self.seen

    def imagine(self, rng: random.Random) -> State:
        """A full state drawn from all those that this seat cannot tell apart."""
        return self.world.imagine(self.seat, rng)

    def belief(self, rng: random.Random) -> Belief:
        """Many such states."""
        return self.world.belief(self.seat, rng)


def outlook(
    state: State,
    seat: SupportsIndex,
    rng: random.Random,
    history: Sequence[tuple[Seat, Action]] | None = None,
) -> Outlook:
    """What this seat may know of the match: a world is imagined, and the state stays behind.

    `history` are the decisions so far, without those that were taken back. A bot that is given them can
    go on where it stopped thinking; without them it begins anew each time.
    """
    number = state.check_seat(seat)
    if number not in state.actors:
        raise ValueError(f"seat {number} has nothing to decide now (deciding: {list(state.actors)})")
    seen = None if history is None else sightings(state.game, number, history)
    return Outlook(state.imagine(number, rng), number, seen)


def sightings(game: Game, seat: Seat, history: Sequence[tuple[Seat, Action]]) -> list[Sighting]:
    """These decisions as this seat saw them."""
    return [
        (by, action.id if by == seat or action.type not in game.concealed else UNSEEN)
        for by, action in history
    ]


#: Once in so many iterations the other threads of the process have their turn. Compiled code gives them
#: none by itself: one that waits for the end of the parent process would wait until the bot has decided.
_TURNS: Final = 256


class Budget(Plain):
    """How long a bot may think: until its seconds or its iterations are used up, whichever is first,
    or until `cancelled` says so. None is no limit; at least one limit must be set. A copy begins anew."""

    __slots__ = ("cancelled", "done", "iterations", "narrower", "seconds", "started")

    def __init__(
        self,
        seconds: float | None = None,
        iterations: SupportsIndex | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        count = None if iterations is None else index(iterations)
        if seconds is None and iterations is None:
            raise ValueError("a budget is in seconds, in iterations or in both, not in neither")
        if seconds is not None and not seconds > 0:
            raise ValueError(f"seconds to think are above 0, not {seconds!r}")
        if count is not None and count < 1:
            raise ValueError(f"iterations are at least 1, not {iterations!r}")
        self.seconds = seconds
        self.iterations: int | None = count
        self.cancelled = cancelled
        self.started = time.perf_counter()
        self.done = 0  # the iterations so far
        self.narrower: Budget | None = None  # what a bot makes of it for itself

    def parts(self) -> tuple[object, ...]:
        return self.seconds, self.iterations, self.cancelled

    def at_most(self, seconds: float | None = None, iterations: int | None = None) -> Budget:
        """The same with limits that are no wider than these. It began when this one began."""
        if self.seconds is not None:
            seconds = self.seconds if seconds is None else min(seconds, self.seconds)
        if self.iterations is not None:
            iterations = self.iterations if iterations is None else min(iterations, self.iterations)
        budget = Budget(seconds, iterations, self.cancelled)
        budget.started = self.started
        self.narrower = budget
        return budget

    def elapsed(self) -> float:
        """Seconds since the thinking began."""
        return time.perf_counter() - self.started

    def spent(self, iterations: int) -> bool:
        """Whether it is time to answer after this number of iterations."""
        self.done = iterations
        if iterations % _TURNS == 0:
            time.sleep(0)
        if self.iterations is not None and iterations >= self.iterations:
            return True
        if self.seconds is not None and self.elapsed() >= self.seconds:
            return True
        return self.cancelled is not None and self.cancelled()


class Progress:
    """How far a bot has come: the iterations done, of how many (None: no limit), and the part of its budget
    that is used up, 0 to 1. It may answer earlier."""

    __slots__ = ("done", "of", "share")

    def __init__(self, budget: Budget) -> None:
        while budget.narrower is not None:
            budget = budget.narrower
        self.done = budget.done
        self.of = budget.iterations
        share = 0.0
        if budget.iterations is not None:
            share = budget.done / budget.iterations
        if budget.seconds is not None:
            share = max(share, budget.elapsed() / budget.seconds)
        self.share = min(1.0, share)

    def to_json(self) -> dict[str, Json]:
        return {"done": self.done, "of": self.of, "share": round(self.share, 3)}


class Reason(Plain):
    """One of the actions of a decision: the points and the chance to win a bot expects for every seat after
    it, and the share of its attention (0 to 1) the action got.

    `visits` is how often the action was tried, `value` what that brought on average in the bot's own measure
    (0 to 1 for search), `prior` the share of the attention (0 to 1) it was to get before anything was tried.
    An action without visits has the averages of those that were tried. A bot that does not count leaves
    `visits` at 0 and `value` at None.
    """

    __slots__ = ("action", "attention", "chances", "points", "prior", "value", "visits")

    def __init__(
        self,
        action: Action,
        attention: float,
        points: list[float],
        chances: list[float],
        visits: int = 0,
        value: float | None = None,
        prior: float = 0.0,
    ) -> None:
        self.action = action
        self.attention = attention
        self.points = points
        self.chances = chances
        self.visits = visits
        self.value = value
        self.prior = prior

    def parts(self) -> tuple[object, ...]:
        return (
            self.action,
            self.attention,
            self.points,
            self.chances,
            self.visits,
            self.value,
            self.prior,
        )

    def to_json(self) -> dict[str, Json]:
        return {
            "action": str(self.action),
            "attention": self.attention,
            "points": self.points,
            "chances": self.chances,
            "visits": self.visits,
            "value": self.value,
            "prior": self.prior,
        }


class Advice(Plain):
    """What a bot would do, and why: a reason for every legal action, best first. (A bot of another package
    may give fewer.) `iterations` and `seconds` say what the thinking took."""

    __slots__ = ("action", "iterations", "reasons", "seconds")

    def __init__(self, action: Action, reasons: list[Reason], iterations: int, seconds: float) -> None:
        self.action = action
        self.reasons = reasons
        self.iterations = iterations
        self.seconds = seconds

    def best(self, count: int) -> list[Reason]:
        """What people are shown: the best few of the actions that got any attention."""
        return [reason for reason in self.reasons if reason.attention > 0][:count]

    def parts(self) -> tuple[object, ...]:
        return self.action, self.reasons, self.iterations, self.seconds

    def __repr__(self) -> str:
        return f"<advice: {self.action} after {self.iterations} iterations, {self.seconds:.3f} s>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """One opponent in one match, at one seat. It may remember between its decisions (a tree, a mood),
    but shares nothing with other bots: no lock, no global state. With the same seed and a budget in
    iterations it plays the same.

    A bot can be copied and pickled. The copy has the same game, the same settings and a generator of its own
    in the same state. What the bot has thought so far stays behind: a search begins its trees anew.
    """

    def __copy__(self) -> Bot:
        return copy.deepcopy(self)

    # Python's own way does not see the attributes of a class that derives from a compiled one.
    def __reduce__(self) -> tuple[object, ...]:
        return _new_bot, (type(self),), self.__getstate__()

    def __getstate__(self) -> dict[str, Json]:
        return dict(vars(self))

    def __setstate__(self, state: dict[str, Json]) -> None:
        vars(self).update(state)

    @abstractmethod
    def decide(self, outlook: Outlook, budget: Budget) -> Advice:
        """Choose one of `outlook.legal`, within the budget."""


def _new_bot(kind: type[Bot]) -> Bot:
    """A bot of this class, before it gets its attributes back."""
    return kind.__new__(kind)
