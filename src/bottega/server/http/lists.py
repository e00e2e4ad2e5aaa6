"""Routes for lists of tables, and for what players do with their own: end them, delete them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query

from bottega.server.http import models
from bottega.server.http.answers import PROBLEMS
from bottega.server.http.service import Service
from bottega.server.security.asking import Asking, Present
from bottega.server.store.base import Cursor
from bottega.server.words import problem_text
from bottega.table.listing import listed
from bottega.table.problem import Problem
from bottega.table.rows import MatchRow
from bottega.table.types import ABANDONED, OPEN, OVER, PLAYING

router = APIRouter(prefix="/api", tags=["matches"], responses=PROBLEMS)

Limit = Annotated[int, Query(ge=1, le=100)]
Before = Annotated[
    str | None,
    Query(
        pattern=r"^[01]\.[0-9]{1,15}\.[A-Za-z0-9_-]{1,24}$",
        description="The `next` of an answer: the tables that follow in the same list.",
    ),
]
#: What a player may ask for of their own matches.
_STATUS: Final = {"running": (OPEN, PLAYING), "over": (OVER,), "abandoned": (ABANDONED,)}


@router.get("/matches", summary="Tables to join, or matches to watch")
async def list_tables(
    asking: Asking,
    parts: Service,
    status: Literal["open", "playing"] = "open",
    game: Annotated[str | None, Query(max_length=40)] = None,
    limit: Limit = 50,
    before: Before = None,
) -> models.TablesAnswer:
    store, after = parts.site.store, _cursor(before)
    if status == "open":
        rows = await store.open_tables(game, limit + 1, after)
        places = [Cursor(row.created, row.id) for row in rows]
    else:
        rows = await store.live_tables(game, limit + 1, after)
        places = [Cursor(row.changed, row.id) for row in rows]
    return _page([_listed(row, (), asking.lang) for row in rows], places, limit)


@router.get("/me/matches", summary="My matches, those that wait for me first")
async def list_own(
    account: Present,
    asking: Asking,
    parts: Service,
    status: Literal["running", "over", "abandoned"] = "running",
    limit: Limit = 50,
    before: Before = None,
) -> models.TablesAnswer:
    rows = await parts.site.store.matches_of(account.id, _STATUS[status], limit + 1, _cursor(before))
    tables = [_listed(row, seats, asking.lang) for row, seats in rows]
    places = [Cursor(table.changed, table.id, table.waiting) for table in tables]
    return _page(tables, places, limit)


@router.post("/me/matches/abandon", summary="End matches against bots, or tables where nobody else sits")
async def abandon_own(
    form: models.OwnMatchesForm, account: Present, asking: Asking, parts: Service
) -> models.OwnMatchesAnswer:
    answer = models.OwnMatchesAnswer(done=[], refused=[])
    for match in dict.fromkeys(form.matches):
        try:
            await parts.play.command(match, account, {"op": "discard"}, asking.lang)
            answer.done.append(match)
        except Problem as problem:
            answer.refused.append(_refused(match, problem, asking.lang))
    return answer


@router.post("/me/matches/delete", summary="Delete matches that have ended and that only I and bots played")
async def delete_own(
    form: models.OwnMatchesForm, account: Present, asking: Asking, parts: Service
) -> models.OwnMatchesAnswer:
    """Their replays and results are deleted too."""
    answer = models.OwnMatchesAnswer(done=[], refused=[])
    for match in dict.fromkeys(form.matches):
        try:
            await parts.play.delete(match, account)
            answer.done.append(match)
        except Problem as problem:
            answer.refused.append(_refused(match, problem, asking.lang))
    return answer


def _refused(match: str, problem: Problem, lang: str) -> models.MatchRefusedAnswer:
    return models.MatchRefusedAnswer(match=match, code=problem.code, text=problem_text(problem, lang))


def _page(tables: list[models.ListedTableAnswer], places: list[Cursor], limit: int) -> models.TablesAnswer:
    """At most `limit` of these tables, and where the list goes on if there are more."""
    more = len(tables) > limit
    return models.TablesAnswer(tables=tables[:limit], next=_text(places[limit - 1]) if more else None)


def _text(cursor: Cursor) -> str:
    return f"{int(cursor.waits)}.{cursor.at}.{cursor.match}"


def _cursor(text: str | None) -> Cursor | None:
    if text is None:
        return None
    waits, at, match = text.split(".")
    return Cursor(int(at), match, waits == "1")


def _listed(row: MatchRow, own: tuple[int, ...], lang: str) -> models.ListedTableAnswer:
    return models.ListedTableAnswer.model_validate(listed(row, own, lang))
