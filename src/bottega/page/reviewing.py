"""Reviews of finished matches, and positions to practise, made in the worker that thinks."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from bottega.engine.types import Json
from bottega.page.driving import Question
from bottega.page.host import Host
from bottega.review import DEEP, LEVELS, QUICK, exercises
from bottega.review.exercises import Exercise
from bottega.review.telling import reviewable, told_review
from bottega.table.problem import Problem
from bottega.table.types import MatchId

#: The share of the usual work that is done in a page, in percent: Python is slower there.
_PERCENT: Final = 25
_SEED: Final = "bottega review"


def _name(match: MatchId, level: str) -> str:
    return f"{match}/review/{level}"


def _running(host: Host, match: MatchId) -> Question | None:
    """The review of this match that is being made."""
    found = (each for each in host.questions.values() if each.kind == "analysis" and not each.request)
    return next((each for each in found if each.match == match), None)


def start(host: Host, match: MatchId, level: str, lang: str) -> dict[str, Json]:
    """Make a review of the decisions of people, unless there is one."""
    what = reviewable(host.table(match))
    if level != QUICK:
        raise Problem("review-quick-only", 409)
    if _running(host, match) is None and _name(match, level) not in host.kept:
        args: list[Json] = [what, level, what["people"], _SEED, _PERCENT]
        host.analyse(match, "review", args, lang).level = level
    return standing(host, match, lang)


def standing(host: Host, match: MatchId, lang: str) -> dict[str, Json]:
    """How the review stands, and the review in words where there is one."""
    table = host.table(match)
    running = _running(host, match)
    levels = [level for level in LEVELS if _name(match, level) in host.kept]
    told: dict[str, Json] = {
        "status": "none",
        "level": None,
        "progress": 0.0,
        "ahead": 0,
        "levels": levels,
        "review": None,
    }
    if running is not None:
        return {**told, "status": "running", "level": running.level, "progress": running.share}
    if levels:
        kept = host.kept[_name(match, levels[-1])]
        review = told_review(table, kept["review"], lang)
        return {**told, "status": "done", "level": levels[-1], "progress": 1.0, "review": review}
    return told


def cancel(host: Host, match: MatchId) -> None:
    running = _running(host, match)
    if running is not None:
        host.withdraw(running)


def made(host: Host, question: Question, answer: dict[str, Json]) -> None:
    """An answer of `bottega.review.analysis`."""
    if "problem" in answer:
        code, status, values = answer["problem"]
        if question.request:
            host.refuse(question.request, Problem(code, status, **values), question.lang)
        return
    if "error" in answer:
        print(f"an analysis failed: {answer['error']}")
        if question.request:
            host.refuse(question.request, Problem("no-bots", 503, seconds=5), question.lang)
        return
    if question.request:
        host.reply(question.request, answer["answer"])
        return
    kept = {**answer["answer"], "at": host.clock()}
    host.keep(_name(question.match, question.level), kept)


def practice(host: Host, game: str) -> dict[str, Json]:
    """The positions of a game, and one's own mistakes."""
    positions = [
        {"id": str(each["number"]), "difficulty": each["difficulty"], "players": each["players"]}
        for each in exercises.offered(game)
    ]
    own: list[Json] = []
    for match, (row, _) in host.rows.items():
        kept = host.kept.get(_name(match, QUICK))
        if row.game == game and kept is not None:
            for _, number, grade in kept["mistakes"]:
                at: dict[str, Json] = {"match": match, "number": number, "at": kept["at"]}
                own.append({"id": f"{match}.{number}", "grade": grade, **at})
    return {"positions": positions, "own": own}


def exercise(host: Host, game: str, position: str, lang: str) -> Exercise:
    """Problem if there is no such position."""
    name = str(host.kept["me"]["name"]) if "me" in host.kept else ""
    match, dot, number = position.rpartition(".")
    if not number.isdecimal() or len(number) > 5:
        raise Problem("no-such-position", 404)
    if not dot:
        return Exercise(game, int(number), lang, name)
    for level in (DEEP, QUICK):
        kept = host.kept.get(_name(match, level))
        if kept is not None:
            return Exercise(game, int(number), lang, name, kept["review"], host.brief(match).names)
    raise Problem("no-such-position", 404)


def judge(host: Host, asked: Exercise, notation: str, lang: str, request: int) -> None:
    """How good a choice is; the request is answered when that is known."""
    host.analyse("", "answer", [asdict(asked), notation], lang, request)
