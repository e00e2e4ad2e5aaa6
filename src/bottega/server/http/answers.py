"""Answers: JSON by orjson, and what every refusal looks like."""

from __future__ import annotations

from typing import Any

import orjson
from pydantic import BaseModel, Field
from starlette.responses import JSONResponse, Response

from bottega.engine.types import Json
from bottega.server.words import tell
from bottega.table.problem import Problem


class Answer(JSONResponse):
    """A value as JSON."""

    def render(self, content: Json) -> bytes:
        return orjson.dumps(content)


class ProblemAnswer(BaseModel):
    """Why something cannot be had: a code for programs, a sentence for people in their language, and the
    values that matter."""

    code: str = Field(examples=["name-taken"])
    text: str = Field(examples=["Somebody else is called “Anna”. “Anna 417” is free."])
    values: dict[str, Any]


#: For `responses=` of a route or a router: what else than the usual answer may come.
PROBLEMS: dict[int | str, dict[str, Any]] = {
    "default": {"model": ProblemAnswer, "description": "It cannot be had; the answer says why."}
}


def refusal(problem: Problem, lang: str) -> Response:
    """The answer that a problem makes."""
    content = {"code": problem.code, "text": tell(problem, lang), "values": problem.values}
    headers = {"content-language": lang}
    if "seconds" in problem.values:
        headers["retry-after"] = str(problem.values["seconds"])
    if problem.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Answer(content, problem.status, headers)
