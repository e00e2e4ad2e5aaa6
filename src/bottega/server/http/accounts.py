"""Routes for accounts: guests, logging in and out, one's own data."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import BaseModel, Field

from bottega.server.accounts import Accounts
from bottega.server.http.answers import PROBLEMS
from bottega.server.http.models import Form
from bottega.server.security.asking import Asking, Present, clear_cookie, recognise, set_cookie, site_of
from bottega.server.security.passwords import LONGEST, SHORTEST
from bottega.server.security.sessions import public_id
from bottega.server.store.base import Account, AccountChanges, SessionRow
from bottega.server.texts import ClientData, GivenName, Label
from bottega.server.words import Lang
from bottega.table.problem import Problem
from bottega.table.types import Millis

router = APIRouter(prefix="/api", tags=["accounts"], responses=PROBLEMS)

Secret = Annotated[str, Field(max_length=LONGEST)]
NewSecret = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]
SessionId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


async def accounts_of(request: Request) -> Accounts:
    return site_of(request).accounts


Service = Annotated[Accounts, Depends(accounts_of)]


class GuestForm(Form):
    name: GivenName
    #: Without one: the language of the browser.
    lang: Lang | None = None


class LoginForm(Form):
    name: GivenName
    password: Secret


class ClaimForm(Form):
    password: NewSecret


class PasswordForm(Form):
    old: Secret
    new: NewSecret


class DeletionForm(Form):
    """The password, for an account that has one."""

    password: Secret | None = None


class MeForm(Form):
    """A field that is absent or null stays as it is."""

    name: GivenName | None = None
    lang: Lang | None = None
    settings: ClientData | None = Field(None, description="Any data that the client wants to keep.")


class TokenForm(Form):
    label: Label


class MeAnswer(BaseModel):
    """The account of the client. A guest has no password: without this browser's cookie the account is
    lost."""

    id: str
    name: str
    lang: Lang
    guest: bool
    created: Millis
    settings: dict[str, Any]

    @classmethod
    def of(cls, account: Account) -> MeAnswer:
        return cls(
            id=account.id,
            name=account.name,
            lang=account.lang,
            guest=account.password is None,
            created=account.created,
            settings=account.settings,
        )


class BrowserAnswer(BaseModel):
    """A browser that is logged in."""

    id: str
    created: Millis
    seen: Millis
    current: bool


class TokenAnswer(BaseModel):
    """A token of a program, which acts for the account."""

    id: str
    label: str
    created: Millis
    seen: Millis

    @classmethod
    def of(cls, session: SessionRow) -> TokenAnswer:
        return cls(
            id=public_id(session), label=session.label or "", created=session.created, seen=session.seen
        )


class FreshTokenAnswer(TokenAnswer):
    """A token with its secret, which is shown only once: send it as `Authorization: Bearer SECRET`."""

    secret: str


# Coming and going


@router.post("/guests", status_code=201, summary="Begin as a guest, with a name")
async def come_in(
    form: GuestForm, request: Request, response: Response, asking: Asking, service: Service
) -> MeAnswer:
    """No registration: the cookie in the answer is the account, until it is claimed with a password. A client
    that is logged in must log out first, so that a guest's account is not lost by mistake."""
    if asking.account is not None:
        raise Problem("in-already", 409, name=asking.account.name)
    browser = recognise(request, response, asking.browser)
    account, secret = await service.come_in(form.name, form.lang or asking.lang, browser)
    set_cookie(request, response, secret)
    return MeAnswer.of(account)


@router.post("/login", summary="Log in with name and password")
async def log_in(
    form: LoginForm, request: Request, response: Response, asking: Asking, service: Service
) -> MeAnswer:
    """A wrong name and a wrong password get the same answer."""
    browser = recognise(request, response, asking.browser)
    account, secret = await service.log_in(form.name, form.password, asking.counted, browser)
    set_cookie(request, response, secret)
    return MeAnswer.of(account)


@router.post("/logout", status_code=204, summary="Log out here")
async def log_out(request: Request, response: Response, asking: Asking, service: Service) -> None:
    """A program that logs out ends its token. Without a session, nothing happens."""
    if asking.session is not None:
        await service.log_out(asking.session)
    clear_cookie(request, response)


@router.post("/logout/everywhere", status_code=204, summary="Log out everywhere")
async def log_out_everywhere(request: Request, response: Response, me: Present, service: Service) -> None:
    """All browsers, and all tokens of programs. A guest loses the account."""
    await service.log_out_everywhere(me)
    clear_cookie(request, response)


# Oneself


@router.get("/me", summary="My account")
async def get_me(me: Present) -> MeAnswer:
    return MeAnswer.of(me)


@router.get("/session", summary="My account, or null")
async def get_session(
    request: Request, response: Response, asking: Asking, service: Service
) -> MeAnswer | None:
    """As `/me`, but null without a session, so that a page that opens without one gets no error."""
    if asking.account is not None and asking.session is not None and asking.session.label is None:
        await service.meet(asking.account, recognise(request, response, asking.browser))
    return MeAnswer.of(asking.account) if asking.account else None


@router.patch("/me", summary="Change name, language or settings")
async def change_me(form: MeForm, me: Present, service: Service) -> MeAnswer:
    return MeAnswer.of(await service.change(me, AccountChanges(form.name, form.lang, form.settings)))


@router.post("/me/claim", summary="Claim a guest's account with a password")
async def claim(form: ClaimForm, me: Present, service: Service) -> MeAnswer:
    return MeAnswer.of(await service.claim(me, form.password))


@router.post("/me/password", summary="Change the password")
async def change_password(form: PasswordForm, asking: Asking, service: Service) -> MeAnswer:
    """All other browsers are logged out; tokens of programs stay."""
    account, session = asking.present()
    return MeAnswer.of(await service.change_password(account, session, form.old, form.new))


@router.delete("/me", status_code=204, summary="Delete the account")
async def delete_me(
    request: Request, response: Response, me: Present, service: Service, form: DeletionForm | None = None
) -> None:
    """Delete for ever. Past matches stay, without the account behind the seat."""
    await service.delete(me, form.password if form else None)
    clear_cookie(request, response)


# Sessions and tokens


@router.get("/sessions", summary="Where I am logged in")
async def list_sessions(asking: Asking, service: Service) -> list[BrowserAnswer]:
    account, session = asking.present()
    return [
        BrowserAnswer(id=public_id(one), created=one.created, seen=one.seen, current=one.key == session.key)
        for one in await service.browsers(account)
    ]


@router.delete("/sessions/{id}", status_code=204, summary="Log out another browser")
async def end_session(id: SessionId, me: Present, service: Service) -> None:
    await service.end(me, id, token=False)


@router.get("/tokens", summary="Tokens of my programs")
async def list_tokens(me: Present, service: Service) -> list[TokenAnswer]:
    return [TokenAnswer.of(session) for session in await service.tokens(me)]


@router.post("/tokens", status_code=201, summary="Make a token for a program")
async def new_token(form: TokenForm, me: Present, service: Service) -> FreshTokenAnswer:
    """The secret is shown only once."""
    secret, session = await service.new_token(me, form.label)
    return FreshTokenAnswer(**TokenAnswer.of(session).model_dump(), secret=secret)


@router.delete("/tokens/{id}", status_code=204, summary="Delete a token")
async def end_token(id: SessionId, me: Present, service: Service) -> None:
    await service.end(me, id, token=True)
