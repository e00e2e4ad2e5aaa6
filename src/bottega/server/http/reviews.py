"""Routes for reviews of finished matches, and for positions to practise."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, Field

from bottega.review import DEEP
from bottega.review.exercises import Exercise
from bottega.server.http import models
from bottega.server.http.answers import PROBLEMS, Answer
from bottega.server.http.games import GameName
from bottega.server.http.matches import Id
from bottega.server.http.service import Service
from bottega.server.parts import Parts
from bottega.server.reviewing import Standing
from bottega.server.security.asking import Asker, Asking, Present
from bottega.server.texts import Notation, Thing
from bottega.table.brief import Brief
from bottega.table.problem import Problem
from bottega.table.seeing import viewer

router = APIRouter(prefix="/api", tags=["reviews"], responses=PROBLEMS)

Level = Literal["quick", "deep"]
Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
#: A position of a game's set by its number, or a decision of a match by the match and its number.
PositionId = Annotated[
    str,
    Path(
        pattern=r"^(?:[1-9][0-9]{0,3}|[A-Za-z0-9_-]{8,24}\.[1-9][0-9]{0,4})$",
        examples=["7", "k3vJx0aPq2Zw.42"],
    ),
]
#: Maximum number of things that one request asks about, and of one's own reviews whose mistakes are listed.
_MOST_THINGS: Final = 60
_MOST_REVIEWS: Final = 40


class ReviewForm(models.Form):
    """How deep, and the seats whose decisions are judged; by default those of people."""

    level: Level = "quick"
    seats: Annotated[list[models.SeatNumber], Field(min_length=1, max_length=10)] | None = None


class ValueAnswer(BaseModel):
    """What something is worth to a seat: the chance to win, 0 to 1, and the points to expect at the end."""

    chance: float
    points: float


class EstimateAnswer(ValueAnswer):
    """With the standard errors of both figures."""

    chance_error: float
    points_error: float


class NamedActionAnswer(BaseModel):
    """A choice in words, and what it touches on the table."""

    id: int
    notation: str
    text: str
    targets: list[str]


class ReviewChoiceAnswer(BaseModel):
    """One of the choices, with the share of the search that it got."""

    action: NamedActionAnswer
    attention: float
    value: ValueAnswer


class JudgedAnswer(BaseModel):
    """A choice that was judged: its value, the value of what the bot prefers, the difference, and why."""

    number: int
    seat: int
    legal: int
    grade: Grade
    grade_text: str
    played: ValueAnswer
    preferred: ValueAnswer
    loss: EstimateAnswer
    action: NamedActionAnswer
    best: NamedActionAnswer
    why: list[str]


class ReviewDecisionAnswer(JudgedAnswer):
    """A decision of a match; `choices` are the best few, where it was not the best."""

    choices: list[ReviewChoiceAnswer]


class ReviewMomentAnswer(BaseModel):
    """A point of the curve: the chances and points of all seats after a number of decisions. `text` says how
    far the match was."""

    number: int
    text: str
    chances: list[float]
    points: list[float]
    luck: list[ValueAnswer] | None


class TurningPointAnswer(BaseModel):
    kind: Literal["decision", "reveal"]
    number: int
    seat: int
    change: ValueAnswer


class SeatReportAnswer(BaseModel):
    """What a review says of a seat; null where it was not measured."""

    seat: int
    result: ValueAnswer
    decisions: int
    forced: int
    grades: dict[str, int]
    accuracy: float | None
    skill: EstimateAnswer | None
    luck: EstimateAnswer | None
    adjusted: EstimateAnswer | None


class ToldReviewAnswer(BaseModel):
    game: str
    level: Level
    seats: list[int]
    decisions: list[ReviewDecisionAnswer]
    curve: list[ReviewMomentAnswer]
    turning_points: list[TurningPointAnswer]
    table: list[SeatReportAnswer]


class ReviewAnswer(BaseModel):
    """How a review of a level stands: nobody has asked for it, it waits for its turn (`ahead`: after this
    many), it is being made (`progress`, 0 to 1), it has failed, or it is done. `levels` are those that are
    done."""

    status: Literal["none", "waiting", "running", "failed", "done"]
    level: Level | None
    progress: float
    ahead: int
    levels: list[Level]
    review: ToldReviewAnswer | None


class PositionAnswer(BaseModel):
    """A position in a list. `difficulty` is of those that come with the game; the others are one's own
    mistakes, with the grade, the match and the time of the review."""

    id: str
    difficulty: str | None = None
    players: int | None = None
    grade: Grade | None = None
    match: str | None = None
    number: int | None = None
    at: int | None = None


class PracticeAnswer(BaseModel):
    positions: list[PositionAnswer]
    own: list[PositionAnswer]


class ExerciseAnswer(BaseModel):
    """A position and the decision to make there, told as a table. `played`: what one chose in one's own
    match."""

    id: str
    difficulty: str
    seat: int
    decisions: int
    played: NamedActionAnswer | None
    news: models.NewsAnswer


class ChoiceForm(models.Form):
    action: Notation = Field(description="The notation of the choice.")


class PositionWhyForm(models.Form):
    """Something on the table, or an action."""

    target: Thing | None = None
    action: models.EntryNumber | None = None


class OptionWorthAnswer(BaseModel):
    action: NamedActionAnswer
    value: ValueAnswer
    loss: EstimateAnswer
    grade: Grade


class VerdictAnswer(JudgedAnswer):
    """How good a choice is. `was`: what was played in the match; `options`: what is known of the choices."""

    solved: bool
    was: NamedActionAnswer
    options: list[OptionWorthAnswer]


# Reviews


@router.post("/matches/{match}/review", summary="Review a finished match", response_model=ReviewAnswer)
async def start_review(
    match: Id, form: ReviewForm, account: Present, asking: Asking, parts: Service
) -> Response:
    """It is made in the background, and cancelled when nobody asks about it for 20 seconds."""
    brief = await _seen(match, asking, parts)
    seats = None if form.seats is None else tuple(form.seats)
    return await _told(match, await parts.reviews.start(brief, account.id, form.level, seats), asking, parts)


@router.get(
    "/matches/{match}/review", summary="The review of a match, or how far it is", response_model=ReviewAnswer
)
async def read_review(
    match: Id,
    asking: Asking,
    parts: Service,
    level: Annotated[
        Level | None, Query(description="Default: what is being made, or the deepest there is.")
    ] = None,
) -> Response:
    await _seen(match, asking, parts)
    account = asking.account.id if asking.account else None
    return await _told(match, await parts.reviews.standing(match, account, level), asking, parts)


@router.delete("/matches/{match}/review", status_code=204, summary="Do not wait any longer for a review")
async def cancel_review(match: Id, account: Present, asking: Asking, parts: Service) -> None:
    """It is cancelled unless others wait for it. A review that is done stays."""
    await _seen(match, asking, parts)
    parts.reviews.leave(match, account.id)


async def _seen(match: str, asking: Asker, parts: Parts) -> Brief:
    """The match, if one may see its record; Problem otherwise."""
    brief = await parts.matches.brief(match)
    viewer(brief, asking.account.id if asking.account else None, None)
    return brief


async def _told(match: str, standing: Standing, asking: Asker, parts: Parts) -> Response:
    review: Any = None
    if standing.row is not None:
        review = orjson.loads(await parts.reviews.told(match, standing.row, asking.lang))
    return Answer(
        {
            "status": standing.status,
            "level": standing.level,
            "progress": standing.progress,
            "ahead": standing.ahead,
            "levels": await parts.site.store.review_levels(match),
            "review": review,
        }
    )


# Practice


@router.get("/games/{game}/practice", summary="Positions to practise: those of the game, and my mistakes")
async def list_positions(game: GameName, asking: Asking, parts: Service) -> PracticeAnswer:
    offered = await parts.reviews.offered(game)
    positions = [
        PositionAnswer(id=str(each["number"]), difficulty=each["difficulty"], players=each["players"])
        for each in offered
    ]
    own: dict[str, PositionAnswer] = {}
    if asking.account is not None:
        found = await parts.site.store.own_mistakes(asking.account.id, game, _MOST_REVIEWS)
        deep = {each.match for each in found if each.level == DEEP}
        for each in found:
            if each.level == DEEP or each.match not in deep:
                for _, number, grade in each.mistakes:
                    id = f"{each.match}.{number}"
                    known = {"id": id, "grade": grade, "match": each.match, "number": number, "at": each.at}
                    own.setdefault(id, PositionAnswer.model_validate(known))
    return PracticeAnswer(positions=positions, own=list(own.values()))


@router.get("/games/{game}/practice/{position}", summary="A position", response_model=ExerciseAnswer)
async def read_position(game: GameName, position: PositionId, asking: Asking, parts: Service) -> Response:
    """What its choices are worth is told after one was chosen."""
    exercise = await _exercise(game, position, asking, parts)
    return Answer({"id": position, **await parts.reviews.exercise(exercise, "exercise")})


@router.post(
    "/games/{game}/practice/{position}", summary="How good a choice is", response_model=VerdictAnswer
)
async def answer_position(
    game: GameName, position: PositionId, form: ChoiceForm, asking: Asking, parts: Service
) -> Response:
    exercise = await _exercise(game, position, asking, parts)
    if parts.site.config.rate_limits:
        who = asking.account.id if asking.account else asking.counted
        parts.site.rates.ask(f"practice {who}", parts.site.config.limits.practising)
    return Answer(await parts.reviews.exercise(exercise, "answer", form.action))


@router.get(
    "/games/{game}/practice/{position}/things",
    summary="What things on the table of a position are",
    response_model=models.ThingsAnswer,
)
async def explain_position(
    game: GameName,
    position: PositionId,
    asking: Asking,
    parts: Service,
    target: Annotated[list[Thing], Query(max_length=_MOST_THINGS)] = [],  # noqa: B006
) -> Response:
    exercise = await _exercise(game, position, asking, parts)
    return Answer(await parts.reviews.exercise(exercise, "things", target))


@router.post(
    "/games/{game}/practice/{position}/why",
    summary="Why something is not possible in a position",
    response_model=models.WhyAnswer,
)
async def why_not_there(
    game: GameName, position: PositionId, form: PositionWhyForm, asking: Asking, parts: Service
) -> Response:
    exercise = await _exercise(game, position, asking, parts)
    return Answer(await parts.reviews.exercise(exercise, "why", form.target, form.action))


async def _exercise(game: str, position: str, asking: Asker, parts: Parts) -> Exercise:
    """Problem if there is no such position, or one may not see its match."""
    name = asking.account.name if asking.account else ""
    match, dot, number = position.rpartition(".")
    if not dot:
        return Exercise(game, int(position), asking.lang, name)
    brief = await _seen(match, asking, parts)
    for level in (DEEP, "quick"):
        row = await parts.site.store.review(match, level)
        if row is not None and any(int(number) == each for _, each, _ in row.mistakes):
            review = orjson.loads(row.data)
            return Exercise(brief.game, int(number), asking.lang, name, review, brief.names)
    raise Problem("no-such-position", 404)
