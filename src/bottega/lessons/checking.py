"""Lessons held against the rules: every way through a lesson is played, and every sentence looked up."""

from __future__ import annotations

from collections.abc import Iterator

from bottega.engine.people.text import LANGUAGES, Book
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import canonical_json
from bottega.lessons.lesson import Lesson, LessonError
from bottega.lessons.texts import lesson_book
from bottega.lessons.tutor import Tutor


def check(lesson: Lesson) -> list[LessonError]:
    """Everything that is wrong with a lesson, each as an error for people; [] where it can be taught.

    A free choice is tried with every legal action, and each choice of several: all that the lesson plays
    afterwards must be legal whatever the learner chose.
    """
    names = [f"seat {seat}" for seat in range(lesson.deal["players"])]
    books = [lesson_book(lesson.game, lang, names) for lang in LANGUAGES]
    found = [*_missing(lesson, books)]
    if not found:
        found += _Course(lesson, books[0]).problems()
    return found


def _missing(lesson: Lesson, books: list[Book]) -> Iterator[LessonError]:
    """Messages that a language lacks."""
    for book in books:
        for id in lesson.messages():
            if id not in book:
                yield LessonError(
                    "lesson-message", line=1, source=lesson.source, id=id, file=f"lessons/{book.lang}.ftl"
                )


class _Course:
    """All ways through a lesson."""

    def __init__(self, lesson: Lesson, book: Book) -> None:
        self.lesson = lesson
        self.book = book
        self.found: dict[str, LessonError] = {}
        self._seen: set[str] = set()

    def problems(self) -> list[LessonError]:
        open_ways: list[list[str]] = [[]]
        while open_ways:
            way = open_ways.pop()
            tutor = self._tutor(way)
            if tutor is None:
                continue
            place = f"{len(tutor.answers)} {canonical_json(tutor.state.dump())}"
            if place in self._seen:
                continue
            self._seen.add(place)
            self._look(tutor)
            if not tutor.over:
                legal = tutor.state.legal(tutor.seat)
                expected = tutor.expected
                nexts = [""] if expected is None else [str(action) for action in expected if action in legal]
                open_ways += [[*way, answer] for answer in nexts]
        return list(self.found.values())

    def _tutor(self, way: list[str]) -> Tutor | None:
        """The lesson after these answers; None, with an error, if it plays something illegal then."""
        try:
            return Tutor(self.lesson, answers=way)
        except IllegalAction as error:
            self._illegal(way, error)
            return None

    def _illegal(self, way: list[str], error: IllegalAction) -> None:
        step = self._step_after(len(way))
        self._add("lesson-play", step, problem=str(error))

    def _step_after(self, answers: int) -> int:
        """The place of the first step that is entered after this number of answers."""
        stops = [place for place, step in enumerate(self.lesson.steps) if step.stops]
        return 0 if answers == 0 else min(stops[answers - 1] + 1, len(self.lesson.steps) - 1)

    def _add(self, code: str, place: int, **values: str | int) -> None:
        error = self.lesson.error(code, self.lesson.steps[place], **values)
        self.found.setdefault(str(error), error)

    def _look(self, tutor: Tutor) -> None:
        """What is pointed at is there; what is awaited is legal; something wrong can be refused."""
        step = tutor.step
        if step is None:
            return
        place, view = step.number - 1, tutor.view
        legal = tutor.state.legal(tutor.seat)
        here = {*self.lesson.game.things(view), *(target for action in legal for target in action.targets)}
        for target in step.point:
            if target not in here or self.lesson.game.explain(view, target, self.book) is None:
                self._add("lesson-target", place, target=target)
        if step.waits and not legal:
            self._add("lesson-not-asked", place)
            return
        for action in step.wait or ():
            refusal = tutor.state.why_not(tutor.seat, action)
            if refusal is not None:
                reason = self.book.refusal(refusal)
                self._add("lesson-wait", place, choice=str(action), problem=reason)
        for notation in step.wrong:
            if notation in map(str, step.wait or ()):
                self._add("lesson-wrong-right", place, choice=notation)
