"""Telling: what a client shows of a lesson. It is told as a table is (`bottega.table.telling`), so that a
client shows a lesson with what it has for matches, and with what the lesson adds: what it says, points at
and waits for.

Everything is a function of the lesson and the answers so far, and is plain data. So any host can serve it,
and none has to keep anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bottega.engine.people.text import Catalogue
from bottega.engine.types import Json, Seat
from bottega.lessons.lesson import Lesson, LessonError
from bottega.lessons.reading import all_lessons, read
from bottega.lessons.texts import lesson_book, lesson_texts
from bottega.lessons.tutor import LessonRefusal, Tutor
from bottega.table import asking
from bottega.table.chair import Chair
from bottega.table.problem import Problem
from bottega.table.seating import PUPILS
from bottega.table.shelf import game_of, label, rulebook_of
from bottega.table.table import Table
from bottega.table.telling import Teller
from bottega.table.tempo import Tempo

#: The opponents in a lesson, and of those who play on from its end.
OPPONENT: Final = "apprentice"
#: The learner's account at the table of a lesson, which no store has.
_LEARNER: Final = "learner"
#: The entries of a table before its first decision.
_BEGINNING: Final = 2


@dataclass(frozen=True)
class Place:
    """A place in a lesson: the game, the lesson, the answers so far, and in which language and under which
    name the learner is told. Answers that the lesson does not take, and all after them, are left out."""

    game: str
    lesson: str
    lang: str
    name: str
    answers: tuple[str, ...] = ()


def offered(game: str, lang: str) -> list[dict[str, Json]]:
    """The lessons of a game, in the order in which they should be taken. Problem if there is no such game."""
    found = []
    for lesson in _all(label(game, None)):
        words = Catalogue(lesson_texts(lesson.game), lang)
        found.append(
            {
                "name": lesson.name,
                "title": words.say(lesson.title),
                "about": words.say(lesson.about),
                "minutes": lesson.minutes,
                "stops": sum(step.stops for step in lesson.steps),
            }
        )
    return found


def told(place: Place, known: int = 0, answer: str | None = None, skip: bool = False) -> dict[str, Json]:
    """The lesson at a place, after one more answer where one is given (a notation; "" where there is only
    something to read), or after the lesson's own choice (`skip`). An answer that does not count changes
    nothing: then `refusal` says why.

    `news` is what a client needs that has the news of entry `known` of the lesson's table: the whole, or
    what changed with each entry since, as a live match is told. They have the learner's open decision even
    where there is something to read first; `expected` is None then, else the ids of the choices that the
    lesson takes.
    """
    tutor = _tutor(place)
    refused = None
    if skip:
        tutor.skip()
    elif answer is not None:
        refused = _answered(tutor, answer)
    step, expected = tutor.step, tutor.expected
    book = lesson_book(tutor.lesson.game, place.lang, tutor.names)
    return {
        "game": place.game,
        "lesson": place.lesson,
        "title": book.say(tutor.lesson.title),
        "number": tutor.number,
        "total": tutor.total,
        "answers": list(tutor.answers),
        "done": tutor.over,
        "more": not tutor.state.over,
        "say": tutor.say(book),
        "point": [] if step is None else list(step.point),
        "rule": None if step is None else _paragraph(place, step.rule),
        "expected": None if expected is None else [action.id for action in expected],
        "refusal": None if refused is None else _refusal(refused, tutor, place),
        "news": _news(tutor, place, known),
    }


def why_not(place: Place, target: str | None, action: int | None) -> dict[str, Json]:
    """Why the learner may not do this now, by the rules of the game; as at a table."""
    tutor = _tutor(place)
    return asking.why_not(_table(tutor, place, None), tutor.seat, action, target, place.lang)


def things(place: Place, targets: list[str]) -> dict[str, Json]:
    """What these things on the table of a lesson are; as at a table."""
    tutor = _tutor(place)
    return asking.things(_table(tutor, place, None), tutor.seat, targets, place.lang)


def origin(place: Place) -> dict[str, Json]:
    """What a new match needs to go on from here with the same luck, and the learner's seat. Problem where
    the match of the lesson is over."""
    tutor = _tutor(place)
    if tutor.state.over:
        raise Problem("table-is-over", 409)
    game = tutor.lesson.game
    return {
        "rules": game.version,
        "deal": tutor.match.deal,
        "line": [[seat, action.id] for seat, action in tutor.match.line],
        "options": tutor.lesson.deal["options"],
        "players": tutor.state.players,
        "seat": tutor.seat,
    }


@cache
def _all(label: str) -> list[Lesson]:
    return all_lessons(game_of(label))


@cache
def _lesson(label: str, name: str) -> Lesson:
    return read(game_of(label), name)


def _tutor(place: Place) -> Tutor:
    """Problem if there is no such game or lesson."""
    try:
        lesson = _lesson(label(place.game, None), place.lesson)
    except LessonError as error:
        if error.code != "lesson-unknown":
            raise
        raise Problem("no-such-lesson", 404, lesson=place.lesson[:40]) from error
    return Tutor(lesson, _names(lesson, place.name), place.answers)


def _names(lesson: Lesson, own: str) -> list[str]:
    """The learner by their name, and pupils of the workshop, none of whom has the same name."""
    others = [name for name in PUPILS if name != own]
    return [own if seat == lesson.seat else others[seat] for seat in range(lesson.deal["players"])]


def _answered(tutor: Tutor, answer: str) -> LessonRefusal | None:
    """Give an answer; why it does not count."""
    if answer:
        return tutor.choose(_action(tutor, answer))
    if tutor.over or tutor.expected is not None:
        return None  # it was read before: where the lesson stands is told
    tutor.read()
    return None


def _action(tutor: Tutor, notation: str) -> Json:
    try:
        return tutor.lesson.game.parse(notation)
    except ValueError as error:
        raise Problem("no-such-action", 422, action=notation[:40], problem=str(error)) from error


def _refusal(refused: LessonRefusal, tutor: Tutor, place: Place) -> dict[str, Json]:
    """As a table tells a refusal; what is legal and not wanted here has the lesson’s own sentence."""
    book = lesson_book(tutor.lesson.game, place.lang, tutor.names)
    return {
        "code": refused.message if refused.refusal is None else refused.refusal.code,
        "rule": refused.rule,
        "values": {} if refused.refusal is None else refused.refusal.values,
        "text": refused.text(book),
        "paragraph": _paragraph(place, refused.rule),
    }


def _paragraph(place: Place, rule: str) -> dict[str, Json] | None:
    rules = rulebook_of(label(place.game, None), place.lang)
    return {"id": rule, "title": rules[rule].title, "text": rules[rule].text} if rule in rules else None


# The table of a lesson


def _news(tutor: Tutor, place: Place, known: int) -> list[dict[str, Json]]:
    """The whole news, or those of each entry after `known`."""
    last = _BEGINNING + len(tutor.match.line)
    whole = not _BEGINNING <= known <= last
    table = _table(tutor, place, None if whole else known)
    teller = Teller(table)
    news = teller.news(tutor.seat, place.lang, 0)
    if whole:
        return [news]
    steps = []
    for seat, action in tutor.match.line[known - _BEGINNING :]:
        before = teller.told
        table.beats = []
        _play(table, seat, str(action))
        teller = Teller(table)
        step = teller.step(tutor.seat, place.lang, before)
        assert step is not None, "the learner was told of every entry"
        steps.append(step)
    return steps


def _table(tutor: Tutor, place: Place, number: int | None) -> Table:
    """The table of a lesson after an entry, or the last."""
    lesson, line = tutor.lesson, tutor.match.line
    table = Table(f"{place.game}-{place.lesson}")
    table.apply(1, 0, _created(tutor))
    order = list(range(table.players))
    table.apply(2, 0, {"kind": "start", "order": order, "nonce": "", "deal": lesson.deal, "line": []})
    for seat, action in line if number is None else line[: number - _BEGINNING]:
        _play(table, seat, str(action))
    return table


def _created(tutor: Tutor) -> dict[str, Json]:
    game = tutor.lesson.game
    settings = {
        "game": game.name,
        "edition": None,
        "options": tutor.lesson.deal["options"],
        "public": False,
        "spectators": False,
        "ranked": False,
        "hints": False,
        "device": False,
        "order": "fixed",
        "tempo": Tempo().to_json(),
    }
    return {
        "kind": "create",
        "by": _LEARNER,
        "rules": game.version,
        "settings": settings,
        "chairs": [_chair(tutor, seat, tutor.names).dump() for seat in range(tutor.state.players)],
        "secret": "",
        "promise": "",
    }


def _chair(tutor: Tutor, seat: Seat, names: Sequence[str]) -> Chair:
    if seat == tutor.seat:
        return Chair(account=_LEARNER, name=names[seat])
    return Chair(bot=OPPONENT, name=names[seat])


def _play(table: Table, seat: Seat, notation: str) -> None:
    data = {"kind": "play", "seat": seat, "action": notation, "decision": table.opened.get(seat, "")}
    table.apply(table.number + 1, 0, data)
