"""Routes for fair play: reports about players, warnings of the host, and whether a match was rated."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from bottega.server.http.answers import PROBLEMS
from bottega.server.http.models import LARGEST, Form
from bottega.server.http.service import Service
from bottega.server.rating import FEWEST_DECISIONS
from bottega.server.security.asking import Asking, Present
from bottega.server.store.moderation import Report
from bottega.server.texts import Complaint, Word
from bottega.server.words import say
from bottega.table.problem import Problem
from bottega.table.seeing import viewer
from bottega.table.types import Millis

router = APIRouter(prefix="/api", tags=["players"], responses=PROBLEMS)

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,24}$")]


class ReportForm(Form):
    """What a player did; where, and in which line of the chat, if it was at a table."""

    reason: Literal["chat", "name", "cheating", "leaving", "other"]
    text: Complaint = ""
    match: Word | None = None
    line: Annotated[int, Field(ge=1, le=LARGEST)] | None = None


class WarningAnswer(BaseModel):
    """A message of the host to this account."""

    id: str
    at: Millis
    text: str


class MatchRatingAnswer(BaseModel):
    """Whether a ranked match is in the ratings (null: not yet), and a sentence that says why it changed
    none."""

    rated: bool | None
    text: str | None


@router.post("/players/{name}/reports", status_code=204, summary="Report a player to the host")
async def report_player(
    name: Annotated[str, Path(max_length=200)], form: ReportForm, account: Present, parts: Service
) -> None:
    """The host reads it. The player does not learn who reported them."""
    site = parts.site
    other = await site.store.account_named(name)
    if other is None:
        raise Problem("player-unknown", 404, name=name)
    if other.id == account.id:
        raise Problem("report-self", 409)
    line = None
    if form.match is not None:
        viewer(await parts.matches.brief(form.match), account.id, None)
        line = await site.store.chat_text(form.match, form.line, other.id) if form.line else None
    site.rates.ask(f"report {account.id}", site.config.limits.reporting)
    await site.store.add_report(
        Report(
            secrets.token_urlsafe(9),
            site.now(),
            other.id,
            account.id,
            form.reason,
            form.text,
            form.match,
            line,
        )
    )


@router.get("/me/warnings", summary="Messages of the host that I have not read")
async def list_warnings(account: Present, parts: Service) -> list[WarningAnswer]:
    warnings = await parts.site.store.measures(account.id, "warn", parts.site.now())
    return [WarningAnswer(id=one.id, at=one.at, text=one.text) for one in warnings]


@router.post("/me/warnings/{id}/read", status_code=204, summary="I have read a message of the host")
async def read_warning(id: Id, account: Present, parts: Service) -> None:
    if not await parts.site.store.end_warning(account.id, id):
        raise Problem("warning-unknown", 404)


@router.get("/matches/{match}/rating", summary="Whether a ranked match was rated, and if not, why")
async def read_match_rating(match: Id, asking: Asking, parts: Service) -> MatchRatingAnswer | None:
    """Null for a match that is not ranked, or not over."""
    viewer(await parts.matches.brief(match), asking.account.id if asking.account else None, None)
    outcome = await parts.site.store.rating_outcome(match)
    if outcome is None:
        return None
    done, reason = outcome
    if not done or reason is None:
        return MatchRatingAnswer(rated=True if done else None, text=None)
    text = say(asking.lang, f"unrated-{reason}", {"count": FEWEST_DECISIONS})
    return MatchRatingAnswer(rated=False, text=text)
