"""Exercises: positions to practise as a client shows them. A position is told as a table is
(`bottega.table.telling`), so that a client shows it with what it has for matches. What its choices are worth
is told after one was chosen, never before.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from bottega.engine.editions import STANDARD
from bottega.engine.match import Match
from bottega.engine.types import Json
from bottega.review import data_form
from bottega.review.practice import Position, answer, of_review, shipped
from bottega.review.report import Review
from bottega.review.telling import told_action, told_decision
from bottega.review.texts import review_book, why
from bottega.table import asking
from bottega.table.chair import Chair
from bottega.table.problem import Problem
from bottega.table.seating import PUPILS
from bottega.table.shelf import game_of, label
from bottega.table.table import Table
from bottega.table.telling import Teller
from bottega.table.tempo import Tempo

#: The account of the person at the table of a position, which no store has, and who sits at the others.
_LEARNER: Final = "learner"
_OPPONENT: Final = "apprentice"


@dataclass(frozen=True)
class Exercise:
    """A position in the words of its reader: of the set of a game (`number` counts from 1, in the order of
    the set), or the decision of this number in a review, with the names at its table."""

    game: str
    number: int
    lang: str
    name: str = ""
    review: Json = None
    names: tuple[str, ...] = ()


def offered(game: str) -> list[dict[str, Json]]:
    """The positions that come with a game, the easier ones first. Problem if there is no such game."""
    return [
        {"number": number, "difficulty": each.difficulty, "players": each.deal["players"], "seat": each.seat}
        for number, each in enumerate(_shipped(label(game, None)), 1)
    ]


def told_exercise(exercise: Exercise) -> dict[str, Json]:
    """A position, and the decision to make there. Nothing says what the choices are worth. Of one's own match
    it says what was played: that one knows."""
    position, table = _opened(exercise)
    teller = Teller(table)
    view = teller.view(position.seat)
    own = exercise.review is not None
    return {
        "difficulty": position.difficulty,
        "seat": position.seat,
        "decisions": len(position.history),
        "played": told_action(teller, position.played, view, exercise.lang) if own else None,
        "news": teller.news(position.seat, exercise.lang, 0),
    }


def told_answer(exercise: Exercise, notation: str) -> dict[str, Json]:
    """How good a choice is: its grade, what the best brings more, and why. Problem if it is not legal."""
    position, table = _opened(exercise)
    state = table.play.state
    try:
        action = table.game.parse(notation)
    except ValueError as error:
        raise Problem("no-such-action", 422, action=notation[:40], problem=str(error)) from error
    if action not in state.legal(position.seat):
        raise Problem("not-legal-here", 409)
    found = answer(position, state, str(action))
    teller = Teller(table)
    view = teller.view(position.seat)
    book = review_book(table.game, exercise.lang, [chair.name for chair in table.chairs])
    decision = found.decision(position)
    return {
        **told_decision(replace(decision, legal=len(state.legal(position.seat)))),
        "solved": found.solved,
        "action": told_action(teller, str(action), view, exercise.lang),
        "best": told_action(teller, found.best, view, exercise.lang),
        "was": told_action(teller, position.played, view, exercise.lang),
        "grade_text": book.say(f"review-grade-{decision.grade}"),
        "why": why(decision, book),
        "options": [
            {
                "action": told_action(teller, option.action, view, exercise.lang),
                "value": data_form.write(option.value),
                "loss": data_form.write(option.loss),
                "grade": option.grade,
            }
            for option in position.options
        ],
    }


def exercise_things(exercise: Exercise, targets: list[str]) -> dict[str, Json]:
    """What these things on the table of a position are; as at a table."""
    position, table = _opened(exercise)
    return asking.things(table, position.seat, targets, exercise.lang)


def exercise_why(exercise: Exercise, target: str | None, action: int | None) -> dict[str, Json]:
    """Why one may not do this here; as at a table."""
    position, table = _opened(exercise)
    return asking.why_not(table, position.seat, action, target, exercise.lang)


@cache
def _shipped(named: str) -> list[Position]:
    return shipped(game_of(named))


def _position(exercise: Exercise) -> Position:
    """Problem if there is no such position."""
    if exercise.review is None:
        found = _shipped(label(exercise.game, None))
        if not 1 <= exercise.number <= len(found):
            raise Problem("no-such-position", 404)
        return found[exercise.number - 1]
    review = Review.from_json(exercise.review)
    for position in of_review(review):
        if len(position.history) + 1 == exercise.number:
            return position
    raise Problem("no-such-position", 404)


def _opened(exercise: Exercise) -> tuple[Position, Table]:
    position = _position(exercise)
    players = position.deal["players"]
    if exercise.review is None:
        others = [name for name in PUPILS if name != exercise.name]
        names = [
            exercise.name or PUPILS[seat] if seat == position.seat else others[seat]
            for seat in range(players)
        ]
    else:
        names = list(exercise.names)
    return position, _table(position, position.match(names))


def _table(position: Position, match: Match) -> Table:
    """The position as a table at which the person is to decide."""
    chairs = [
        Chair(account=_LEARNER, name=name) if seat == position.seat else Chair(bot=_OPPONENT, name=name)
        for seat, name in enumerate(match.names)
    ]
    settings: dict[str, Json] = {
        "game": position.game,
        "edition": None if position.edition == STANDARD else position.edition,
        "options": position.deal["options"],
        "public": False,
        "spectators": False,
        "ranked": False,
        "hints": False,
        "device": False,
        "order": "fixed",
        "tempo": Tempo().to_json(),
    }
    created: dict[str, Json] = {
        "kind": "create",
        "by": _LEARNER,
        "rules": position.rules,
        "settings": settings,
        "chairs": [chair.dump() for chair in chairs],
        "secret": "",
        "promise": "",
    }
    table = Table(f"{position.game}-practice")
    table.apply(1, 0, created)
    line: list[Json] = [[seat, action.id] for seat, action in match.line]
    order: list[Json] = list(range(len(chairs)))
    table.apply(2, 0, {"kind": "start", "order": order, "nonce": "", "deal": position.deal, "line": line})
    return table
