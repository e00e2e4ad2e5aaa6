"""Reviews and exercises as questions and answers that are plain data, wherever they are made.

A question has ``ask``, the name of what is asked, and ``args``. An answer has the ``answer``; a ``problem``
(code, status, values); or an ``error``, as a text for developers.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from bottega.engine.types import Json
from bottega.games import edited
from bottega.review import exercises
from bottega.review.effort import Effort, effort
from bottega.review.exercises import Exercise
from bottega.review.reviewing import review
from bottega.review.telling import mistakes
from bottega.table.problem import Problem

#: Seconds between two calls that tell how far a review has come.
_TELL: Final = 0.25

#: Called with how much is done, 0 to 1.
Tell = Callable[[float], None]


def answer_to(question: dict[str, Json], tell: Tell) -> dict[str, Json]:
    try:
        return {"answer": _QUESTIONS[question["ask"]](tell, *question["args"])}
    except Problem as problem:
        return {"problem": [problem.code, problem.status, problem.values]}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def _review(
    tell: Tell, what: dict[str, Json], level: str, seats: list[int], seed: str, percent: int
) -> dict[str, Json]:
    game = edited(what["game"], what["edition"], what["changes"], what["rules"])
    history = [(seat, game.parse(notation)) for seat, notation in what["history"]]
    told = -_TELL

    def progress(done: float) -> None:
        nonlocal told
        if time.monotonic() - told >= _TELL:
            told = time.monotonic()
            tell(done)

    work = None if percent == 100 else part_of(effort(level, len(history)), percent)
    report = review(game, what["deal"], history, seats, level, seed, progress, work=work).to_json()
    return {"review": report, "mistakes": [list(each) for each in mistakes(report)]}


def part_of(work: Effort, percent: int) -> Effort:
    """This share of the work, but enough for a figure and its error."""
    return Effort(
        search=max(8, work.search * percent // 100),
        compare=max(8, work.compare * percent // 100),
        sources=max(4, work.sources * percent // 100),
        explained=work.explained,
        luck=max(4, work.luck * percent // 100),
    )


def _of_exercise(function: Callable[..., Any]) -> Callable[..., Any]:
    def ask(tell: Tell, exercise: dict[str, Json], *args: Json) -> Json:
        return function(Exercise(**{**exercise, "names": tuple(exercise["names"])}), *args)

    return ask


_QUESTIONS: Final[dict[str, Callable[..., Json]]] = {
    "review": _review,
    "offered": lambda tell, game: exercises.offered(game),
    "exercise": _of_exercise(exercises.told_exercise),
    "answer": _of_exercise(exercises.told_answer),
    "things": _of_exercise(exercises.exercise_things),
    "why": _of_exercise(exercises.exercise_why),
}
