"""Routes for notices: which ones an account wants, and through which channels."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import HTMLResponse

from bottega.server.http.answers import PROBLEMS
from bottega.server.notices import targets
from bottega.server.notices.preferences import Preferences
from bottega.server.notices.service import Notices
from bottega.server.notices.targets import Target
from bottega.server.notices.texts import spoken
from bottega.server.security.asking import Asking, Present, site_of
from bottega.server.store.base import Account, Channel
from bottega.server.words import say
from bottega.table.types import Millis

router = APIRouter(prefix="/api", tags=["notices"], responses=PROBLEMS)
#: Links in emails: pages for people, logged in or not, and for mail programs, which send no JSON.
links = APIRouter(prefix="/mail", tags=["notices"], responses=PROBLEMS)


async def notices_of(request: Request) -> Notices:
    return site_of(request).part(Notices)


Service = Annotated[Notices, Depends(notices_of)]
ChannelId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,40}$")]
Token = Annotated[str, Query(max_length=1_000)]


class _Answer(BaseModel):
    model_config = ConfigDict(frozen=True)


class ChannelAnswer(_Answer):
    """A channel for notices. `label` is enough to recognise it; the address itself is never shown again."""

    id: str
    kind: Literal["push", "mail", "webhook", "ntfy"]
    label: str
    created: Millis
    failures: int = Field(description="Notices in a row that could not be delivered")

    @classmethod
    def of(cls, channel: Channel) -> ChannelAnswer:
        target = targets.load(channel.target)
        return cls(
            id=channel.id,
            kind=target.kind,
            label=targets.label(target),
            created=channel.created,
            failures=channel.failures,
        )


class LostAnswer(_Answer):
    """A channel that was given up, and a sentence about it."""

    kind: str
    label: str
    at: Millis
    text: str


class NoticesAnswer(_Answer):
    """Which notices the account wants, and its channels."""

    preferences: Preferences
    channels: list[ChannelAnswer]
    pending: str | None = Field(description="An email address that is not confirmed yet")
    lost: list[LostAnswer]
    mail: bool = Field(description="Whether this server sends email")


class AddedAnswer(_Answer):
    """The channel; null for an email address until its owner opens the link we sent."""

    channel: ChannelAnswer | None


class PushKeyAnswer(_Answer):
    key: str = Field(description="The applicationServerKey with which a browser subscribes (base64url)")


@router.get("/me/notices", summary="My notices")
async def get_notices(me: Present, service: Service) -> NoticesAnswer:
    seen = await service.overview(me.id)
    return NoticesAnswer(
        preferences=seen.wishes,
        channels=[ChannelAnswer.of(channel) for channel in seen.channels],
        pending=seen.pending,
        lost=[LostAnswer(**lost) for lost in seen.lost],
        mail=service.setup.mail is not None,
    )


@router.put("/me/notices", summary="Choose notices, and when they come")
async def set_notices(wishes: Preferences, me: Present, service: Service) -> NoticesAnswer:
    """This also marks the sentences about lost channels as read."""
    await service.wish(me.id, wishes)
    return await get_notices(me, service)


@router.post("/me/channels", status_code=201, summary="Add a channel")
async def add_channel(
    target: Annotated[Target, Field(discriminator="kind")], me: Present, service: Service
) -> AddedAnswer:
    """A browser's subscription, an email address, a webhook, or a topic of ntfy. Adding one twice has no
    effect."""
    channel = await service.add(me.id, target)
    return AddedAnswer(channel=None if channel is None else ChannelAnswer.of(channel))


@router.delete("/me/channels/{id}", status_code=204, summary="Remove a channel")
async def remove_channel(id: ChannelId, me: Present, service: Service) -> None:
    await service.remove(me.id, id)


@router.post("/me/channels/{id}/test", status_code=204, summary="Send a test notice")
async def test_channel(id: ChannelId, me: Present, service: Service) -> None:
    await service.try_out(me.id, id)


@router.get("/push-key", summary="The key with which browsers subscribe to push notices")
async def get_push_key(service: Service) -> PushKeyAnswer:
    return PushKeyAnswer(key=service.keys.public)


# Links in mails

#: A page; with `response_class=Response` a refusal is JSON, as everywhere.
_PAGE: dict[int | str, dict[str, Any]] = {200: {"content": {"text/html": {}}, "description": "A page."}}


@links.get("/confirm", summary="Confirm an email address", response_class=Response, responses=_PAGE)
async def confirm_address(token: Token, asking: Asking, service: Service) -> Response:
    """The link in our first email. It works once; a page says whether it did."""
    account = await service.confirm(token)
    return _page("confirmed" if account else "stale", account, asking.lang, service)


@links.get("/unsubscribe", summary="Unsubscribe", response_class=Response, responses=_PAGE)
async def unsubscribe(token: Token, asking: Asking, service: Service) -> Response:
    """The link in every notice. It works as often as it is opened."""
    account = await service.unsubscribe(token)
    return _page("unsubscribed" if account else "stale", account, asking.lang, service)


@links.post("/unsubscribe", status_code=204, summary="Unsubscribe by the button of a mail program")
async def unsubscribe_at_once(token: Token, service: Service) -> None:
    """As mail programs do it (RFC 8058): no page, no cookie, no question. An invalid token gets the same
    answer."""
    await service.unsubscribe(token)


def _page(name: str, account: Account | None, lang: str, service: Notices) -> Response:
    lang = spoken(account) if account else lang
    title, text = say(lang, f"notice-page-{name}-title"), say(lang, f"notice-page-{name}")
    home = say(lang, "notice-page-home")
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        f"<title>{escape(title)}</title><main><h1>{escape(title)}</h1><p>{escape(text)}</p>"
        f'<p><a href="{escape(service.setup.origin)}/">{escape(home)}</a></p></main></html>',
        headers={"content-language": lang, "referrer-policy": "no-referrer", "cache-control": "no-store"},
    )
