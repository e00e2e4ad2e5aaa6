"""The tutor plays a lesson: it says, points, waits for a choice, and plays for the others.

Where a lesson stands follows from the answers that were given so far, one for each stop. So progress is a
short list of texts, going back is one answer less, and the same answers always lead to the same table.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bottega.bots.bot import Budget, outlook
from bottega.bots.registry import bot
from bottega.engine.action import Action
from bottega.engine.events import Event
from bottega.engine.match import Match
from bottega.engine.people.text import Book
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.lessons.lesson import OTHER, Lesson, Step

#: The answer to a stop that only tells something.
_READ: Final = ""
#: Iterations for a decision of a bot. A limit in seconds would not always give the same decision.
_THOUGHT: Final = 64
#: The bot that decides for a learner who skips a free choice.
_HELPER: Final = "greedy"


@dataclass(frozen=True)
class LessonRefusal:
    """Why a choice does not count: the rule that forbids it (`refusal`), or the lesson’s own message. `rule`
    is the paragraph to read on in, "" for none."""

    message: str
    rule: str = ""
    refusal: Refusal | None = None

    def text(self, book: Book) -> str:
        return book.say(self.message) if self.refusal is None else book.refusal(self.refusal)


class Tutor:
    """A lesson under way. `answers` are those that were given before, as `progress` returned them; one that
    the lesson does not take any more, and all after it, are left out."""

    def __init__(self, lesson: Lesson, names: Sequence[str] = (), answers: Sequence[Json] = ()) -> None:
        self.lesson = lesson
        players = lesson.deal["players"]
        self.names = list(names) or [f"seat {seat}" for seat in range(players)]
        #: The answers so far: a notation, or "" where something was only read.
        self.answers: list[str] = []
        self._begin()
        for answer in answers:
            if self.over or not self._repeat(answer):
                break

    # How it stands

    @property
    def over(self) -> bool:
        """Whether the lesson is at its end."""
        return self._at == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step at which the lesson has stopped; None at its end."""
        return None if self.over else self.lesson.steps[self._at]

    @property
    def number(self) -> int:
        """The number of this stop, from 1 to `total`; at the end one more."""
        return len(self.answers) + 1

    @property
    def total(self) -> int:
        return sum(step.stops for step in self.lesson.steps)

    @property
    def seat(self) -> Seat:
        return self.lesson.seat

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def view(self) -> dict[str, Json]:
        """What the learner sees."""
        return self.state.view(self.seat)

    @property
    def events(self) -> list[Event]:
        """What has happened since the last answer, as the learner may know it."""
        return self.match.events(self.seat, self._since)

    @property
    def expected(self) -> list[Action] | None:
        """The choices that the lesson takes now; None where there is only something to read."""
        step = self.step
        if step is None or not step.waits:
            return None
        return self.state.legal(self.seat) if step.any else list(step.wait or ())

    def say(self, book: Book) -> list[str]:
        """What the lesson says here."""
        return [] if self.step is None else [book.say(id) for id in self.step.say]

    def progress(self) -> dict[str, Json]:
        """What is to be kept so that the lesson can go on later."""
        return {"answers": list(self.answers), "done": self.over}

    # What a learner can do

    def read(self) -> None:
        """Go on where there is only something to read; ValueError where a choice is awaited."""
        if self.over or self.expected is not None:
            raise ValueError("the lesson waits for a choice here" if not self.over else "the lesson is over")
        self._since = len(self.match.log.events)
        self._answered(_READ)

    def choose(self, action: Action) -> LessonRefusal | None:
        """Make a choice. If it does not count, nothing changes, and the answer says why."""
        step = self.step
        if step is None or not step.waits:
            return LessonRefusal("lesson-read-first")
        refusal = self.state.why_not(self.seat, action)
        if refusal is not None:
            return LessonRefusal(f"refusal-{refusal.code}", refusal.rule, refusal)
        if step.wait is not None and action not in step.wait:
            message = step.wrong.get(str(action)) or step.wrong.get(OTHER) or "lesson-another-choice"
            return LessonRefusal(message, step.rule)
        self._since = len(self.match.log.events)
        self.match.play(self.seat, action)
        self._answered(str(action))
        return None

    def skip(self) -> None:
        """Go on without an own answer: the lesson makes its first choice. At the end nothing happens.
        IllegalAction if that choice is not legal: such a lesson does not pass `check`."""
        step = self.step
        if step is None:
            return
        if not step.waits:
            self.read()
            return
        action = self._thought(_HELPER, "", self.seat) if step.wait is None else step.wait[0]
        refused = self.choose(action)
        if refused is not None and refused.refusal is not None:
            raise IllegalAction(refused.refusal, self.lesson.game)

    def back(self) -> None:
        """Go back to the stop before this one. At the first nothing happens."""
        answers = self.answers[:-1]
        self._begin()
        for answer in answers:
            self._repeat(answer)

    # How it goes on

    def _begin(self) -> None:
        self.match = Match(self.lesson.game, self.lesson.deal, self.names)
        self.answers = []
        for move in self.lesson.before:
            self.match.play(move.seat, move.action)
        self._at = 0
        self._since = len(self.match.log.events)
        self._go_on()

    def _repeat(self, answer: Json) -> bool:
        """Give an answer of an earlier time again; False if the lesson does not take it."""
        if self.expected is None:
            if answer != _READ:
                return False
            self.read()
            return True
        action = next((each for each in self.state.legal(self.seat) if str(each) == answer), None)
        return action is not None and self.choose(action) is None

    def _answered(self, answer: str) -> None:
        self.answers.append(answer)
        self._at += 1
        self._go_on()

    def _go_on(self) -> None:
        """Enter steps up to the next one that stops."""
        while self._at < len(self.lesson.steps):
            step = self.lesson.steps[self._at]
            self._play(step)
            if step.stops:
                return
            self._at += 1

    def _play(self, step: Step) -> None:
        if step.play is None:
            return
        for move in step.play.moves:
            self.match.play(move.seat, move.action)
        if step.play.bot:
            while not self.state.over and self.seat not in self.state.actors:
                seat = self.state.actors[0]
                self.match.play(seat, self._thought(step.play.bot, step.play.seed, seat))

    def _thought(self, name: str, seed: str, seat: Seat) -> Action:
        """What a bot decides here. It is made anew each time: so it does not matter what was asked before."""
        seed = f"{seed}:{seat}:{len(self.match.entries)}"
        made = bot(name, self.lesson.game, seed)
        seen = outlook(self.state, seat, random.Random(seed), self.match.line)
        return made.decide(seen, Budget(iterations=_THOUGHT)).action
