"""Answers: JSON by orjson, and the form of every refusal."""

from __future__ import annotations

from typing import Any, Final, assert_never

import orjson
from pydantic import BaseModel, Field
from starlette.responses import JSONResponse, Response

from bottega.engine.types import Json
from bottega.server.store.base import Busy
from bottega.server.store.sql import Gone
from bottega.server.store.values import Unstorable
from bottega.server.words import problem_text
from bottega.table.problem import Problem
from bottega.table.wording import problem_data


class Answer(JSONResponse):
    """A value as JSON."""

    def render(self, content: Json) -> bytes:
        return orjson.dumps(content)


class ProblemAnswer(BaseModel):
    """Why a request was refused: a code for programs, a sentence for people in their language, and the values
    that matter."""

    code: str = Field(examples=["name-taken"])
    text: str = Field(examples=["The name “Anna” is taken. “Anna 417” is free."])
    values: dict[str, Any]


#: For `responses=` of a route or a router: the answer in place of the usual one.
PROBLEMS: dict[int | str, dict[str, Any]] = {
    "default": {"model": ProblemAnswer, "description": "The request was refused; the answer says why."}
}


#: What a store raises that is no fault of the server.
STORE_ERRORS: Final = (Busy, Gone, Unstorable)


def store_problem(error: Busy | Gone | Unstorable) -> Problem:
    """What a client is told of it."""
    match error:
        case Busy():
            return Problem("busy", 503, seconds=2)
        case Gone():
            return Problem("gone", 404)
        case Unstorable():
            return Problem("unstorable", 422)
        case _:
            assert_never(error)


def refusal(problem: Problem, lang: str) -> Response:
    """The answer that a problem makes."""
    content = problem_data(problem, problem_text(problem, lang))
    headers = {"content-language": lang}
    if "seconds" in problem.values:
        headers["retry-after"] = str(problem.values["seconds"])
    if problem.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Answer(content, problem.status, headers)
