"""Routes for lessons: a question has all answers so far, so the server keeps nothing. And what an account
has learnt: how far it has come in each lesson, and which cards of the coach it has seen."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from bottega.lessons.telling import Place
from bottega.server.http import models
from bottega.server.http.answers import PROBLEMS
from bottega.server.http.games import GameName, OptionalLang
from bottega.server.http.service import Service
from bottega.server.security.asking import Asker, Asking, Present, site_of
from bottega.server.store.base import Learnt
from bottega.server.texts import Notation, SeatName, Thing
from bottega.table.problem import Problem
from bottega.table.shelf import label

router = APIRouter(prefix="/api", tags=["lessons"], responses=PROBLEMS)

LessonName = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9-]+$", examples=["first"])]
CardName = Annotated[str, Path(max_length=60, pattern=r"^[a-z0-9_-]+$", examples=["market"])]
#: Maximum answers in a lesson, and things that an account keeps of a game.
_MOST_ANSWERS: Final = 300
_MOST_LEARNT: Final = 200
#: Maximum number of things that one request asks about.
_MOST_THINGS: Final = 60

Answers = Annotated[list[Notation], Field(max_length=_MOST_ANSWERS)]


class PlaceForm(models.Form):
    """Where a learner stands in a lesson: the answers so far, as the server returned them. `name` is for a
    learner without an account."""

    answers: Answers = Field(default_factory=list)
    name: SeatName | None = None

    def place(self, game: str, lesson: str, asking: Asker) -> Place:
        own = asking.account.name if asking.account else self.name
        return Place(game, lesson, asking.lang, own or "–", tuple(self.answers))


class LessonForm(PlaceForm):
    """A place in a lesson, and what is done there: an answer (the notation of a choice, or an empty text
    where there is only something to read), or nothing. With `skip` the lesson chooses."""

    answer: Notation | None = None
    skip: bool = False
    known: models.EntryNumber = Field(0, description="The entry up to which the client knows the table.")


class LessonWhyForm(PlaceForm):
    """An action by its id, or a thing on the table: one of the two."""

    action: models.EntryNumber | None = None
    target: Thing | None = None


class LessonThingsForm(PlaceForm):
    targets: list[Thing] = Field(max_length=_MOST_THINGS)


class LearntForm(models.Form):
    answers: Answers
    done: bool


class OfferedLessonAnswer(BaseModel):
    """A lesson: about how many minutes it takes, and how often it stops for the learner."""

    name: str
    title: str
    about: str
    minutes: int
    stops: int


class OfferedLessonsAnswer(BaseModel):
    lessons: list[OfferedLessonAnswer]


class LessonAnswer(BaseModel):
    """A lesson at a place. `answers` are those that count. `expected` are the ids of the choices that the
    lesson takes, null where there is something to read. `news` is as the WebSocket tells a match: the whole,
    or what has changed with each entry since the one that the client knows. `more`: the match can be played
    on."""

    game: str
    lesson: str
    title: str
    number: int
    total: int
    answers: list[str]
    done: bool
    more: bool
    say: list[str]
    point: list[str]
    rule: models.ParagraphAnswer | None
    expected: list[int] | None
    refusal: models.RefusalAnswer | None
    news: list[dict[str, Any]]


class LearntLessonAnswer(BaseModel):
    game: str
    lesson: str
    answers: list[str]
    done: bool


class LearntCardAnswer(BaseModel):
    game: str
    card: str


class LearntAnswer(BaseModel):
    lessons: list[LearntLessonAnswer]
    cards: list[LearntCardAnswer]


@router.get("/games/{game}/lessons", summary="The lessons of a game")
async def list_lessons(
    game: GameName, asking: Asking, parts: Service, lang: OptionalLang = None
) -> OfferedLessonsAnswer:
    label(game, None)
    offered = await parts.teaching.offered(game, lang or asking.lang)
    return OfferedLessonsAnswer.model_validate({"lessons": offered})


@router.post(
    "/games/{game}/lessons/{lesson}", summary="A step of a lesson, or an answer", response_model=LessonAnswer
)
async def take_lesson(
    game: GameName, lesson: LessonName, form: LessonForm, asking: Asking, parts: Service
) -> Response:
    place = form.place(game, lesson, asking)
    return _json(await parts.teaching.ask(place, "told", form.known, form.answer, form.skip))


@router.post(
    "/games/{game}/lessons/{lesson}/why",
    summary="Why something cannot be done in a lesson",
    response_model=models.WhyAnswer,
)
async def ask_why_in_lesson(
    game: GameName, lesson: LessonName, form: LessonWhyForm, asking: Asking, parts: Service
) -> Response:
    if (form.action is None) == (form.target is None):
        raise Problem("why-what", 422)
    place = form.place(game, lesson, asking)
    return _json(await parts.teaching.ask(place, "why", form.target, form.action))


@router.post(
    "/games/{game}/lessons/{lesson}/things",
    summary="What things on the table of a lesson are",
    response_model=models.ThingsAnswer,
)
async def explain_in_lesson(
    game: GameName, lesson: LessonName, form: LessonThingsForm, asking: Asking, parts: Service
) -> Response:
    return _json(await parts.teaching.ask(form.place(game, lesson, asking), "things", form.targets))


@router.post(
    "/games/{game}/lessons/{lesson}/match",
    status_code=201,
    summary="Play on from where a lesson stands, against apprentices",
    response_model=models.NewsAnswer,
)
async def play_on_from_lesson(
    game: GameName, lesson: LessonName, form: PlaceForm, account: Present, asking: Asking, parts: Service
) -> Response:
    brief = await parts.teaching.play_on(form.place(game, lesson, asking), account)
    return _json(await parts.matches.news(brief.id, account.id, None, asking.lang, 0), 201)


def _json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


# What an account has learnt


@router.get("/me/learnt", summary="How far one has come in lessons, and which cards one has seen")
async def list_learnt(account: Present, request: Request) -> LearntAnswer:
    learnt = await site_of(request).store.learnt(account.id)
    return LearntAnswer(
        lessons=[
            LearntLessonAnswer(game=each.game, lesson=each.name, answers=list(each.answers), done=each.done)
            for each in learnt
            if each.kind == "lesson"
        ],
        cards=[LearntCardAnswer(game=each.game, card=each.name) for each in learnt if each.kind == "card"],
    )


@router.put("/me/learnt/{game}/lessons/{lesson}", status_code=204, summary="Keep how far one has come")
async def keep_lesson(
    game: GameName, lesson: LessonName, form: LearntForm, account: Present, request: Request
) -> None:
    await _keep(request, account.id, Learnt(_known(game), "lesson", lesson, tuple(form.answers), form.done))


@router.put("/me/learnt/{game}/cards/{card}", status_code=204, summary="A card of the coach was shown")
async def keep_card(game: GameName, card: CardName, account: Present, request: Request) -> None:
    await _keep(request, account.id, Learnt(_known(game), "card", card))


@router.delete("/me/learnt/cards", status_code=204, summary="Let the coach show all cards again")
async def forget_cards(account: Present, request: Request) -> None:
    await site_of(request).store.forget_cards(account.id)


def _known(game: str) -> str:
    """Problem if there is no such game."""
    label(game, None)
    return game


async def _keep(request: Request, account: str, learnt: Learnt) -> None:
    if not await site_of(request).store.set_learnt(account, learnt, _MOST_LEARNT):
        raise Problem("learnt-full", 409, most=_MOST_LEARNT)
