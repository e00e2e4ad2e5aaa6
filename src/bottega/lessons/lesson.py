"""A lesson as data: what its file says, checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.problem import DataError
from bottega.engine.types import Deal, Seat

#: What a step waits for if every choice is welcome.
ANY: Final = "any"
#: The key under which a step explains all wrong choices that it does not name.
OTHER: Final = "other"


class LessonError(DataError):
    """What is wrong with a lesson: `source` and `line` say where, the values say in which step."""

    def __init__(self, code: str, *, line: int = 0, source: str = "", **values: str | int) -> None:
        values.pop("texts", None)  # a copy of an error brings them along
        super().__init__(code, line=line, source=source, texts=__package__, **values)


@dataclass(frozen=True)
class Move:
    """A decision of a certain seat."""

    seat: Seat
    action: Action


@dataclass(frozen=True)
class Played:
    """What happens at the beginning of a step: decisions, one after the other, or those of a bot for every
    other seat until it is the learner’s turn. The same seed gives the same decisions."""

    moves: tuple[Move, ...] = ()
    bot: str = ""
    seed: str = ""


@dataclass(frozen=True)
class Step:
    """One step: first the others play, then something is said and pointed at, then a choice is awaited.

    `say` names messages of the lesson, `point` targets of the view, `rule` a paragraph of the rules. `wait`
    is None where the step only tells something; with `any`, every legal choice is welcome. `wrong` has the
    messages that explain choices which are legal and not wanted here, by notation or under `OTHER`.
    """

    number: int
    line: int
    play: Played | None = None
    say: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    rule: str = ""
    wait: tuple[Action, ...] | None = None
    any: bool = False
    wrong: Mapping[str, str] = field(default_factory=dict)

    @property
    def stops(self) -> bool:
        """Whether the lesson waits for the learner here."""
        return bool(self.say) or self.waits

    @property
    def waits(self) -> bool:
        return self.any or self.wait is not None


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. `minutes` says about how long it takes, `order` its place among the lessons,
    `before` what was decided before it begins."""

    game: Game
    name: str
    minutes: int
    order: int
    deal: Deal
    seat: Seat
    before: tuple[Move, ...]
    steps: tuple[Step, ...]
    source: str

    @property
    def title(self) -> str:
        """The id of the message with its title."""
        return self.message("title")

    @property
    def about(self) -> str:
        """The id of the message that says in a sentence what one learns."""
        return self.message("about")

    def message(self, name: str) -> str:
        """The id of a message of this lesson."""
        return f"lesson-{self.name}-{name}"

    def messages(self) -> list[str]:
        """The ids of all messages that the lesson can say."""
        named = [*(id for step in self.steps for id in (*step.say, *step.wrong.values()))]
        return [self.title, self.about, *dict.fromkeys(named)]

    def error(self, code: str, step: Step, **values: str | int) -> LessonError:
        """Something that is wrong with a step."""
        return LessonError(code, line=step.line, source=self.source, step=step.number, **values)
