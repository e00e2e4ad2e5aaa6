"""Routes for accounts: coming in, logging in and out, what belongs to one."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from bottega.server.accounts import Accounts, Changes, client_settings
from bottega.server.http.answers import PROBLEMS
from bottega.server.security.asking import Asking, Present, clear_cookie, set_cookie, site_of
from bottega.server.security.passwords import LONGEST, SHORTEST
from bottega.server.security.sessions import public_id
from bottega.server.store.base import Account, Session
from bottega.server.words import Lang
from bottega.table.problem import Problem
from bottega.table.types import Millis

router = APIRouter(prefix="/api", tags=["accounts"], responses=PROBLEMS)

Name = Annotated[str, Field(max_length=200, examples=["Anna"])]
Secret = Annotated[str, Field(max_length=LONGEST)]
NewSecret = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]
SessionId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


async def accounts_of(request: Request) -> Accounts:
    return site_of(request).accounts


Service = Annotated[Accounts, Depends(accounts_of)]


class _Form(BaseModel):
    """What is sent here; a field that is not known is refused rather than overlooked."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(_Form):
    name: Name
    #: Without one: the language of the browser.
    lang: Lang | None = None


class Login(_Form):
    name: Name
    password: Secret


class Claim(_Form):
    password: NewSecret


class PasswordChange(_Form):
    old: Secret
    new: NewSecret


class Deletion(_Form):
    """The password, for an account that has one."""

    password: Secret | None = None


class MeChange(_Form):
    """What is absent or null stays as it is."""

    name: Name | None = None
    lang: Lang | None = None
    settings: dict[str, Any] | None = Field(None, description="Anything the client wants to find again.")


class NewToken(_Form):
    label: str = Field(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$")


class Me(BaseModel):
    """One's own account. A guest is without a password: this browser is all he has."""

    id: str
    name: str
    lang: Lang
    guest: bool
    created: Millis
    settings: dict[str, Any]

    @classmethod
    def of(cls, account: Account) -> Me:
        return cls(
            id=account.id,
            name=account.name,
            lang=account.lang,
            guest=account.password is None,
            created=account.created,
            settings=client_settings(account),
        )


class Browser(BaseModel):
    """A place where one is logged in."""

    id: str
    created: Millis
    seen: Millis
    current: bool


class Token(BaseModel):
    """What a program shows in order to be you."""

    id: str
    label: str
    created: Millis
    seen: Millis

    @classmethod
    def of(cls, session: Session) -> Token:
        return cls(
            id=public_id(session), label=session.label or "", created=session.created, seen=session.seen
        )


class FreshToken(Token):
    """With its secret, which is told this once: send it as `Authorization: Bearer SECRET`."""

    secret: str


# Coming and going


@router.post("/guests", status_code=201, summary="Come in with a name")
async def come_in(
    form: NewGuest, request: Request, response: Response, asking: Asking, service: Service
) -> Me:
    """No registration: the cookie in the answer is the account, until it is claimed with a password. Who is
    in already must log out first, so that nobody loses a guest's account by mistake."""
    if asking.account is not None:
        raise Problem("in-already", 409, name=asking.account.name)
    account, secret = await service.come_in(form.name, form.lang or asking.lang)
    set_cookie(request, response, secret)
    return Me.of(account)


@router.post("/login", summary="Log in with name and password")
async def log_in(form: Login, request: Request, response: Response, service: Service) -> Me:
    """A wrong name and a wrong password get the same answer."""
    account, secret = await service.log_in(form.name, form.password)
    set_cookie(request, response, secret)
    return Me.of(account)


@router.post("/logout", status_code=204, summary="Log out here")
async def log_out(request: Request, response: Response, asking: Asking, service: Service) -> None:
    """A program that logs out ends its token. Who is not logged in is logged out already."""
    if asking.session is not None:
        await service.log_out(asking.session)
    clear_cookie(request, response)


@router.post("/logout/everywhere", status_code=204, summary="Log out everywhere")
async def log_out_everywhere(request: Request, response: Response, me: Present, service: Service) -> None:
    """All browsers, and all tokens of programs. A guest loses his account with it."""
    await service.log_out_everywhere(me)
    clear_cookie(request, response)


# Oneself


@router.get("/me", summary="Who I am")
async def get_me(me: Present) -> Me:
    return Me.of(me)


@router.get("/session", summary="Who I am, if anybody")
async def get_session(asking: Asking) -> Me | None:
    """As `/me`, but null for whoever has not come in: a page that opens with nobody is no error."""
    return Me.of(asking.account) if asking.account else None


@router.patch("/me", summary="Change name, language or settings")
async def change_me(form: MeChange, me: Present, service: Service) -> Me:
    return Me.of(await service.change(me, Changes(form.name, form.lang, form.settings)))


@router.post("/me/claim", summary="Claim a guest's account with a password")
async def claim(form: Claim, me: Present, service: Service) -> Me:
    return Me.of(await service.claim(me, form.password))


@router.post("/me/password", summary="Change the password")
async def change_password(form: PasswordChange, asking: Asking, service: Service) -> Me:
    """All other browsers are logged out; tokens of programs stay."""
    account, session = asking.present()
    return Me.of(await service.change_password(account, session, form.old, form.new))


@router.delete("/me", status_code=204, summary="Delete the account")
async def delete_me(
    request: Request, response: Response, me: Present, service: Service, form: Deletion | None = None
) -> None:
    """For ever. Matches that were played stay, without the name behind the seat."""
    await service.delete(me, form.password if form else None)
    clear_cookie(request, response)


# Sessions and tokens


@router.get("/sessions", summary="Where I am logged in")
async def list_sessions(asking: Asking, service: Service) -> list[Browser]:
    account, session = asking.present()
    return [
        Browser(id=public_id(one), created=one.created, seen=one.seen, current=one.key == session.key)
        for one in await service.browsers(account)
    ]


@router.delete("/sessions/{id}", status_code=204, summary="Log out another browser")
async def end_session(id: SessionId, me: Present, service: Service) -> None:
    await service.end(me, id, token=False)


@router.get("/tokens", summary="Tokens of my programs")
async def list_tokens(me: Present, service: Service) -> list[Token]:
    return [Token.of(session) for session in await service.tokens(me)]


@router.post("/tokens", status_code=201, summary="Make a token for a program")
async def new_token(form: NewToken, me: Present, service: Service) -> FreshToken:
    """The secret is shown this once."""
    secret, session = await service.new_token(me, form.label)
    return FreshToken(**Token.of(session).model_dump(), secret=secret)


@router.delete("/tokens/{id}", status_code=204, summary="Delete a token")
async def end_token(id: SessionId, me: Present, service: Service) -> None:
    await service.end(me, id, token=True)
