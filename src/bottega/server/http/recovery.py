"""Routes for somebody who has lost the password."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from bottega.server.http.accounts import MeAnswer, NewSecret
from bottega.server.http.answers import PROBLEMS
from bottega.server.http.models import Form
from bottega.server.recovery import Recovery
from bottega.server.security.asking import Asking, recognise, set_cookie, site_of
from bottega.server.texts import GivenName

router = APIRouter(prefix="/api", tags=["accounts"], responses=PROBLEMS)


async def recovery_of(request: Request) -> Recovery:
    return site_of(request).part(Recovery)


Service = Annotated[Recovery, Depends(recovery_of)]


class RecoveryForm(Form):
    """The name of an account, or an email address that it has confirmed."""

    who: GivenName


class RecoveredForm(Form):
    token: str = Field(max_length=1_000, pattern=r"^[A-Za-z0-9_.-]+$")
    password: NewSecret


class RecoveryAnswer(BaseModel):
    mail: bool = Field(description="Whether this server sends email, so that a password can be recovered.")


@router.get("/recovery", summary="Whether a lost password can be replaced")
async def look_at_recovery(service: Service) -> RecoveryAnswer:
    return RecoveryAnswer(mail=service.possible)


@router.post("/recovery", status_code=202, summary="Ask for a link to set a new password")
async def ask_recovery(form: RecoveryForm, service: Service) -> RecoveryAnswer:
    """If there is such an account, and it has confirmed an email address, the link goes there. The answer is
    the same if not."""
    await service.ask(form.who)
    return RecoveryAnswer(mail=True)


@router.post("/recovery/password", summary="Set a new password with the link")
async def recover_account(
    form: RecoveredForm, request: Request, response: Response, asking: Asking, service: Service
) -> MeAnswer:
    """A link works once. All other browsers are logged out; tokens of programs stay."""
    browser = recognise(request, response, asking.browser)
    account, secret = await service.recover(form.token, form.password, browser)
    set_cookie(request, response, secret)
    return MeAnswer.of(account)
