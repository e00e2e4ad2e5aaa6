"""Telling: what a client shows of a review, in words. The report itself has none: it is told in the language
of its reader, with the names of the table. Everything is a function of a table and a report, and is plain
data, so that any host can serve it.
"""

from __future__ import annotations

from typing import Final

from bottega.engine.action import Action
from bottega.engine.types import Json, Seat
from bottega.review import data_form
from bottega.review.report import ERRORS, Decision, Review
from bottega.review.texts import review_book, why
from bottega.table.problem import Problem
from bottega.table.table import Table
from bottega.table.telling import Teller
from bottega.table.types import ABANDONED, OVER

#: What a seat brings to the table that the curve does not need.
_MOMENT: Final = ("number", "chances", "points", "luck")


def reviewable(table: Table) -> dict[str, Json]:
    """What a review is made of: the game, the deal and the decisions that stand; and the seats of people.
    Problem where the match is not over, or was not played to its end."""
    if table.match is None:
        raise Problem("table-not-begun", 409)
    if table.status not in (OVER, ABANDONED):
        raise Problem("match-not-over", 409)
    if not table.play.state.over:
        raise Problem("match-cut-short", 409)
    people = [seat for seat, chair in enumerate(table.chairs) if chair.bot is None]
    return {
        "game": table.game.name,
        "rules": table.rules,
        "edition": table.game.edition.name,
        "changes": dict(table.game.edition.changes),
        "deal": table.play.deal,
        "history": [[seat, str(action)] for seat, action in table.play.line],
        "people": people or list(range(table.players)),
    }


def told_review(table: Table, data: Json, lang: str) -> dict[str, Json]:
    """The review of a finished match, with everything in words that can be said of it."""
    review = Review.from_json(data)
    teller = Teller(table)
    book = review_book(table.game, lang, [chair.name for chair in table.chairs])
    decisions = {each.number: each for each in review.decisions}
    moments = {each.number: each for each in review.curve}
    told: list[dict[str, Json]] = []
    curve: list[dict[str, Json]] = []
    state = table.game.start(table.play.deal)
    for number in range(len(table.play.line) + 1):
        if number in moments:
            moment = data_form.write(moments[number])
            progress = teller.progress(state.progress(), lang)
            text = "" if progress is None else progress["text"]
            curve.append({**{key: moment[key] for key in _MOMENT}, "text": text})
        if number == len(table.play.line):
            break
        seat, action = table.play.line[number]
        decision = decisions.get(number + 1)
        if decision is not None:
            view = state.view(seat)
            told.append(
                {
                    **told_decision(decision),
                    "action": told_action(teller, decision.action, view, lang),
                    "best": told_action(teller, decision.best, view, lang),
                    "grade_text": book.say(f"review-grade-{decision.grade}"),
                    "why": why(decision, book),
                    "choices": [
                        {
                            "action": told_action(teller, choice.action, view, lang),
                            "attention": choice.attention,
                            "value": data_form.write(choice.value),
                        }
                        for choice in (decision.choices if decision.grade in ERRORS else ())
                    ],
                }
            )
        state.apply(seat, action)
    return {
        "game": review.game,
        "level": review.level,
        "seats": list(review.seats),
        "decisions": told,
        "curve": curve,
        "turning_points": [data_form.write(each) for each in review.turning_points],
        "table": [data_form.write(each) for each in review.table],
    }


def told_decision(decision: Decision) -> dict[str, Json]:
    """What of a decision needs no words."""
    return {
        "number": decision.number,
        "seat": decision.seat,
        "legal": decision.legal,
        "grade": decision.grade,
        "played": data_form.write(decision.played),
        "preferred": data_form.write(decision.preferred),
        "loss": data_form.write(decision.loss),
    }


def told_action(teller: Teller, notation: str, view: dict[str, Json], lang: str) -> dict[str, Json]:
    """A choice in words, with what it touches on the table."""
    action: Action = teller.table.game.parse(notation)
    return {
        "id": action.id,
        "notation": notation,
        "text": teller.action_text(action, view, lang),
        "targets": list(action.targets),
    }


def mistakes(data: Json) -> list[tuple[Seat, int, str]]:
    """The decisions of a report that were clearly not the best, the costliest first: seat, number, grade.
    They are what can be practised."""
    return [(each.seat, each.number, each.grade) for each in Review.from_json(data).errors()]
