"""A review as data: what each decision was worth, how the chances went, and what that says of each player.

All of it is plain values. `to_json` and `from_json` are each other's reverse; a later version may add keys,
so readers ignore those they do not know. ``docs/review.md`` explains every part.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from bottega.engine.types import Deal, Json, Seat
from bottega.review import data_form
from bottega.review.errors import ReviewError

#: The version of the format. It changes only if a reader of the one before would go wrong.
FORMAT: Final = 1

#: How much effort a review takes.
QUICK: Final = "quick"
DEEP: Final = "deep"
LEVELS: Final = (QUICK, DEEP)

#: The grades of a decision, from the best to the worst. ``best``: what the bot prefers too; ``good``: not
#: clearly worse than that; the others are clearly worse, by more and more.
BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
#: Those that count as something to do better.
ERRORS: Final = (INACCURACY, MISTAKE, BLUNDER)

#: The kinds of turning points.
DECISION: Final = "decision"
REVEAL: Final = "reveal"


@dataclass(frozen=True)
class Value:
    """What something is worth to a seat: its chance to win, 0 to 1, and the points it may expect at the
    end."""

    chance: float
    points: float


@dataclass(frozen=True)
class Estimate:
    """A difference, with the standard errors of both figures."""

    chance: float
    points: float
    chance_error: float
    points_error: float


@dataclass(frozen=True)
class Choice:
    """One of the choices of a decision as the search saw it. `attention` is the share of the search that it
    got, 0 to 1: where that is small, the value is uncertain."""

    action: str
    attention: float
    value: Value


@dataclass(frozen=True)
class Source:
    """The points that a seat may expect at the end from one line of the score (``score-<line>`` in the
    catalogue of the game), after what was played and after what is better, and the standard error of the
    difference."""

    seat: Seat
    line: str
    played: float
    best: float
    error: float


@dataclass(frozen=True)
class Decision:
    """A decision with something to choose.

    `number` counts the decisions that stand, from 1. `entry` is the number by which the host knows it: in a
    record, that of its line. The position before it is the one after `number - 1` decisions. `action` is what
    was played, `best` what the bot prefers; both may be the same. `loss` is what `best` brings more than
    `action`, measured in the same imagined worlds; where its chance is not clearly above 0, `grade` is
    ``best`` or ``good``. `stake` is what a choice at random would have lost on average. `legal` is the number
    of choices, `choices` the best few of them and the one that was played. `sources` is empty unless the
    review explains this decision.
    """

    number: int
    entry: int
    seat: Seat
    action: str
    best: str
    legal: int
    played: Value
    preferred: Value
    loss: Estimate
    stake: Value
    grade: str
    choices: tuple[Choice, ...] = ()
    sources: tuple[Source, ...] = ()


@dataclass(frozen=True)
class Moment:
    """A point of the curve: the position after `number` decisions (`entry`: the host's number of the last of
    them, 0 at the beginning), and by seat the chance to win and the points to expect. `luck` is by seat what
    reveals have brought since the point before; None where luck was not measured."""

    number: int
    entry: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    luck: tuple[Value, ...] | None = None


@dataclass(frozen=True)
class TurningPoint:
    """One of the few things that changed most. `kind` is ``decision`` (then `number` is that of a `Decision`)
    or ``reveal`` (what came up after decision `number`). `change` is what it did to this seat."""

    kind: str
    number: int
    entry: int
    seat: Seat
    change: Value


@dataclass(frozen=True)
class SeatReport:
    """One seat. `result` is how the match ended for it: its share of the victory and its points.

    The rest is None or 0 where the seat was not asked for. `decisions` counts those with something to choose,
    `forced` the others, `grades` the decisions by grade. `accuracy` is 0 to 100. `skill` is what the
    decisions gave away together: 0 or less, but for the error of measurement. `luck` is what reveals brought
    against what was to be expected before them, and `adjusted` the result without that luck; None where luck
    was not measured.
    """

    seat: Seat
    result: Value
    decisions: int = 0
    forced: int = 0
    grades: dict[str, int] = field(default_factory=dict)
    accuracy: float | None = None
    skill: Estimate | None = None
    luck: Estimate | None = None
    adjusted: Estimate | None = None


@dataclass(frozen=True)
class Review:
    """What a match could have been. `seats` are those whose decisions were judged.

    `deal` and `history` (the decisions that stand, each as seat and notation) are those of the match, so that
    a review can show every position by itself.
    """

    game: str
    rules: int
    edition: str
    figures: dict[str, Any]
    deal: Deal
    history: tuple[tuple[Seat, str], ...]
    level: str
    seed: str
    seats: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    curve: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    table: tuple[SeatReport, ...]
    format: int = FORMAT

    def to_json(self) -> dict[str, Json]:
        return data_form.write(self)

    @classmethod
    def from_json(cls, data: Json) -> Review:
        """The review in this JSON; ReviewError says what is wrong with it."""
        if not isinstance(data, dict) or "format" not in data or "decisions" not in data:
            raise ReviewError("review-none")
        if data["format"] != FORMAT:
            raise ReviewError("review-format", known=FORMAT)
        return data_form.read(cls, data)

    def decision(self, number: int) -> Decision | None:
        """The judged decision of this number; None where it was forced or its seat was not asked for."""
        return next((each for each in self.decisions if each.number == number), None)

    def errors(self, seat: Seat | None = None) -> list[Decision]:
        """The decisions that were clearly not the best, of one seat or of all, the costliest first."""
        wrong = [each for each in self.decisions if each.grade in ERRORS and seat in (None, each.seat)]
        return sorted(wrong, key=lambda each: (-each.loss.chance, each.number))
