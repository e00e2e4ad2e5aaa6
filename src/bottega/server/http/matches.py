"""Routes for tables and matches. Every change of a match goes through `Play`, as over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from bottega.bots.registry import bots
from bottega.server.http import models
from bottega.server.http.answers import PROBLEMS
from bottega.server.http.service import Service
from bottega.server.matches import MatchService
from bottega.server.parts import Parts
from bottega.server.reaching import addresses, is_loopback
from bottega.server.security.addresses import is_local
from bottega.server.security.asking import Asker, Asking, Present
from bottega.server.security.origins import host_name
from bottega.server.texts import Thing
from bottega.table import again
from bottega.table.hosting import Refused
from bottega.table.listing import listed
from bottega.table.problem import Problem
from bottega.table.seeing import seat as seat_of
from bottega.table.seeing import viewer

router = APIRouter(prefix="/api", tags=["matches"], responses=PROBLEMS)

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,24}$", examples=["k3vJx0aPq2Zw"])]
Words = Annotated[bool, Query(description="With sentences in the language of the account.")]
SeatQuery = Annotated[
    int | None, Query(ge=0, le=9, description="Through whose eyes, for an account with several seats.")
]

#: Maximum number of things that one request asks about.
_MOST_THINGS: Final = 60


# Tables


@router.post("/matches", status_code=201, summary="A new table", response_model=models.NewsAnswer)
async def create_table(form: models.TableForm, asking: Asking, account: Present, parts: Service) -> Response:
    settings = form.model_dump(exclude={"seats", "confirms", "word", "start"})
    again.check_settings(settings)
    for wanted in form.seats:
        if wanted.name is not None and (wanted.bot is not None or (wanted.me and form.device)):
            await parts.play.check_seat_name(wanted.name, account)
    plans = [again.plan(seat.model_dump(), account.name, form.device, form.confirms) for seat in form.seats]
    brief = await parts.play.create(account, settings, [*plans], form.word)
    if form.start:
        brief = await parts.play.start(brief.id, account)
    return await _news(brief.id, asking, parts.matches, status=201)


@router.get(
    "/matches/{match}",
    summary="How a match stands, and what happened since",
    response_model=models.NewsAnswer,
)
async def look_at_match(
    match: Id,
    asking: Asking,
    parts: Service,
    seat: SeatQuery = None,
    after: Annotated[int, Query(ge=0, le=models.LARGEST)] = 0,
    words: Words = True,
) -> Response:
    return await _news(match, asking, parts.matches, seat, words, after)


async def _news(
    match: str,
    asking: Asker,
    matches: MatchService,
    seat: int | None = None,
    words: bool = True,
    after: int = 0,
    status: int = 200,
) -> Response:
    account = asking.account.id if asking.account else None
    body = await matches.news(match, account, seat, asking.lang if words else None, after)
    return Response(body, status, media_type="application/json")


@router.post("/matches/{match}/seats", summary="Sit down")
async def sit_down(
    match: Id, form: models.SitForm, account: Present, asking: Asking, parts: Service
) -> models.EntryAnswer:
    await parts.play.check_room(account.id)
    command = {"op": "sit", "name": account.name, **form.model_dump()}
    return await _do(parts, match, asking, command)


@router.delete("/matches/{match}/seats/me", summary="Leave a table that has not begun")
async def leave_table(match: Id, asking: Asking, parts: Service) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "leave"})


@router.put("/matches/{match}/seats/{seat:int}", summary="Put a bot on a seat, or free it (host)")
async def arrange_seat(
    match: Id,
    seat: Annotated[int, Path(ge=0, le=9)],
    form: models.ArrangeForm,
    asking: Asking,
    parts: Service,
) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "arrange", "seat": seat, "bot": form.bot})


@router.post("/matches/{match}/seats/new", summary="Add a seat, free or with a bot (host)")
async def add_seat(match: Id, form: models.ArrangeForm, asking: Asking, parts: Service) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "add-seat", "bot": form.bot})


@router.delete("/matches/{match}/seats/{seat:int}", summary="Remove a seat that is free or a bot’s (host)")
async def remove_seat(
    match: Id, seat: Annotated[int, Path(ge=0, le=9)], asking: Asking, parts: Service
) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "remove-seat", "seat": seat})


@router.delete("/matches/{match}", summary="Close a table that has not begun (host)")
async def close_table(match: Id, asking: Asking, parts: Service) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "close"})


@router.get("/matches/{match}/addresses", summary="Where others reach this server (host, on its own machine)")
async def show_addresses(
    match: Id, request: Request, account: Present, parts: Service
) -> models.AddressesAnswer:
    """For somebody who runs the server on their own machine and opened it there by an address that leads
    nobody else to it. Nobody else may know the addresses of the machine."""
    brief = await parts.matches.brief(match)
    if brief.host != account.id:
        raise Problem("host-only", 403)
    if not (is_local(request) and is_loopback(host_name(request))):
        raise Problem("not-on-this-machine", 403)
    port = request.scope["server"][1]
    return models.AddressesAnswer(addresses=addresses(parts.site.config, port))


@router.post("/matches/{match}/start", summary="Begin, once all seats are taken")
async def start_match(match: Id, account: Present, parts: Service) -> models.EntryAnswer:
    return models.EntryAnswer(number=(await parts.play.start(match, account)).number)


@router.get("/matches/{match}/rematch", summary="The rematch of a match, if there is one")
async def look_for_rematch(match: Id, asking: Asking, parts: Service) -> models.ListedTableAnswer | None:
    rematch = await parts.play.find_rematch(match, asking.account.id if asking.account else None)
    if rematch is None:
        return None
    return models.ListedTableAnswer.model_validate(listed(*rematch, asking.lang))


@router.post(
    "/matches/{match}/rematch",
    summary="Play again, everybody one seat further",
    response_model=models.NewsAnswer,
)
async def play_again(match: Id, account: Present, asking: Asking, parts: Service) -> Response:
    brief = await parts.play.rematch(match, account)
    return await _news(brief.id, asking, parts.matches)


@router.post(
    "/matches/{match}/fork",
    status_code=201,
    summary="Play on from a moment of a finished match, against bots, with the same luck",
    response_model=models.NewsAnswer,
)
async def fork_match(
    match: Id, form: models.ForkForm, account: Present, asking: Asking, parts: Service
) -> Response:
    brief = await parts.play.fork(match, account, form.count, form.seat, form.bot)
    return await _news(brief.id, asking, parts.matches, status=201)


@router.post(
    "/records",
    status_code=201,
    summary="Go on from a record, with friends; one of a finished match becomes a finished match",
    response_model=models.NewsAnswer,
)
async def bring_record(form: models.BringForm, account: Present, asking: Asking, parts: Service) -> Response:
    brief = await parts.records.bring(form.text, account, asking.lang)
    return await _news(brief.id, asking, parts.matches, status=201)


# Play


async def _do(parts: Parts, match: str, asking: Asker, command: dict[str, Any]) -> models.EntryAnswer:
    account, _ = asking.present()
    try:
        return models.EntryAnswer(number=await parts.play.command(match, account, command, asking.lang))
    except Refused as refused:
        reason = refused.refusal.get("text") or refused.refusal["code"]
        raise Problem("refused", 409, reason=reason, refusal=refused.refusal) from refused


@router.post("/matches/{match}/answers", summary="Answer an open decision")
async def answer_decision(
    match: Id, form: models.AnswerForm, asking: Asking, parts: Service
) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "answer", **form.model_dump()})


@router.post("/matches/{match}/confirmation", summary="Confirm a turn")
async def confirm_turn(
    match: Id, form: models.ConfirmForm, asking: Asking, parts: Service
) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "confirm", **form.model_dump()})


@router.post("/matches/{match}/undo", summary="Take back my last decisions")
async def undo_decisions(
    match: Id, form: models.UndoForm, asking: Asking, parts: Service
) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "undo", **form.model_dump()})


@router.post("/matches/{match}/requests", summary="Ask the others: a takeback, or to abandon the match")
async def ask_others(
    match: Id, form: models.RequestForm, asking: Asking, parts: Service
) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "ask", **form.model_dump()})


@router.post("/matches/{match}/requests/{number}", summary="Agree to a request, or decline it")
async def answer_request(
    match: Id,
    number: Annotated[int, Path(ge=1, le=models.LARGEST)],
    form: models.ConsentForm,
    asking: Asking,
    parts: Service,
) -> models.EntryAnswer:
    op = "agree" if form.agree else "decline"
    return await _do(parts, match, asking, {"op": op, "request": number, "seat": form.seat})


@router.post("/matches/{match}/stand-in", summary="Let a bot play on for somebody who is away")
async def let_stand_in(
    match: Id, form: models.StandInForm, asking: Asking, parts: Service
) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "stand-in", "for": form.seat, "bot": form.bot})


@router.delete("/matches/{match}/stand-in", summary="Take my seat back from the bot")
async def come_back(match: Id, asking: Asking, parts: Service, seat: SeatQuery = None) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "return", "seat": seat})


@router.post("/matches/{match}/resignation", summary="Resign")
async def resign_match(
    match: Id, form: models.SeatOnlyForm, asking: Asking, parts: Service
) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "resign", "seat": form.seat})


@router.put("/matches/{match}/order", summary="Pass for the rest of this phase, or no longer")
async def give_order(match: Id, form: models.OrderForm, asking: Asking, parts: Service) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "order", "pass": form.passing, "seat": form.seat})


@router.put("/matches/{match}/preferences", summary="Whether my turns wait for confirmation")
async def prefer_confirmation(
    match: Id, form: models.PreferenceForm, asking: Asking, parts: Service
) -> models.EntryAnswer:
    return await _do(parts, match, asking, {"op": "prefer", **form.model_dump()})


# Questions


@router.get("/matches/{match}/why", summary="Why something cannot be done", response_model=models.WhyAnswer)
async def ask_why(
    match: Id, form: Annotated[models.WhyForm, Query()], account: Present, asking: Asking, parts: Service
) -> Any:
    return await parts.play.why(match, account.id, form, asking.lang)


def _as_read(body: bytes) -> Response:
    """What a reader has answered. It may be long, so it is sent as it is."""
    return Response(body, media_type="application/json")


@router.get(
    "/matches/{match}/description",
    summary="The board in words",
    response_model=models.DescriptionAnswer,
)
async def describe_board(match: Id, asking: Asking, parts: Service, seat: SeatQuery = None) -> Response:
    brief = await parts.matches.brief(match)
    eyes = viewer(brief, asking.account.id if asking.account else None, seat)
    return _as_read(await parts.matches.read(match, "describe", eyes, asking.lang, seated=brief))


@router.get(
    "/matches/{match}/things",
    summary="What things on the table are and do",
    response_model=models.ThingsAnswer,
)
async def explain_things(
    match: Id,
    asking: Asking,
    parts: Service,
    target: Annotated[
        list[Thing] | None,
        Query(max_length=_MOST_THINGS, description="The things; default: everything on the table."),
    ] = None,
    seat: SeatQuery = None,
    count: Annotated[
        int | None,
        Query(ge=0, le=100_000, description="As a finished match stood after this number of decisions."),
    ] = None,
) -> Response:
    """What is not on the table is left out. A seat of another player may look on once the match is over."""
    brief = await parts.matches.brief(match)
    account = asking.account.id if asking.account else None
    if count is None:
        eyes = viewer(brief, account, seat)
    else:
        viewer(brief, account, None)
        eyes = seat
        if seat is not None and seat >= len(brief.names):
            raise Problem("not-your-seat", 403, seat=seat)
    wanted = target or []
    return _as_read(await parts.matches.read(match, "things", eyes, wanted, asking.lang, count, seated=brief))


@router.get(
    "/matches/{match}/history",
    summary="Everything that happened, as far as I may know",
    response_model=models.EventsAnswer,
)
async def tell_history(
    match: Id,
    asking: Asking,
    parts: Service,
    seat: SeatQuery = None,
    after: Annotated[int, Query(ge=0, le=models.LARGEST)] = 0,
    words: Words = True,
) -> Response:
    brief = await parts.matches.brief(match)
    eyes = viewer(brief, asking.account.id if asking.account else None, seat)
    lang = asking.lang if words else None
    return _as_read(await parts.matches.read(match, "history", eyes, lang, after, seated=brief))


@router.get(
    "/matches/{match}/recap",
    summary="What happened since my last decision",
    response_model=models.RecapAnswer,
)
async def recap(
    match: Id,
    account: Present,
    asking: Asking,
    parts: Service,
    seat: SeatQuery = None,
    boards: Annotated[bool, Query(description="Also how the game stood after each of these moves.")] = False,
) -> Response:
    brief = await parts.matches.brief(match)
    own = seat_of(brief, account.id, seat)
    after = await parts.matches.ask(match, "acted", own, seated=brief)
    question = (own, asking.lang, after, boards)
    return _as_read(await parts.matches.read(match, "recap", *question, seated=brief))


@router.get(
    "/matches/{match}/record",
    summary="The record: complete after the match, before that what I know",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def download_record(match: Id, asking: Asking, parts: Service, seat: SeatQuery = None) -> Response:
    brief = await parts.matches.brief(match)
    eyes = viewer(brief, asking.account.id if asking.account else None, seat)
    text = orjson.loads(await parts.matches.read(match, "record", eyes, seated=brief))
    name = f"{brief.game}-{match}.bottega"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/matches/{match}/hint", summary="What a bot would do, if the table allows hints")
async def ask_hint(
    match: Id,
    account: Present,
    asking: Asking,
    parts: Service,
    bot: Annotated[str, Query(max_length=40)] = "master",
    seat: SeatQuery = None,
) -> models.HintAnswer:
    brief = await parts.matches.brief(match)
    own = seat_of(brief, account.id, seat)
    if not brief.hints or brief.row.ranked:
        raise Problem("no-hints", 403)
    if bot not in bots():
        raise Problem("no-such-bot", 404, bot=bot)
    return models.HintAnswer.model_validate(await parts.hint(brief, own, bot, asking.lang))


@router.get(
    "/matches/{match}/moments",
    summary="The decisions of a finished match",
    response_model=models.MomentsAnswer,
)
async def list_moments(match: Id, asking: Asking, parts: Service, words: Words = True) -> Response:
    viewer(await parts.matches.brief(match), asking.account.id if asking.account else None, None)
    return _as_read(await parts.matches.read(match, "moments", asking.lang if words else None))


@router.get(
    "/matches/{match}/moments/{count}",
    summary="A finished match after a number of decisions",
    response_model=models.MomentAnswer,
)
async def show_moment(
    match: Id, count: Annotated[int, Path(ge=0, le=100_000)], asking: Asking, parts: Service
) -> Response:
    """The views of all seats in order, then the spectators'."""
    brief = await parts.matches.brief(match)
    viewer(brief, asking.account.id if asking.account else None, None)
    eyes = [*range(len(brief.names)), None]
    return _as_read(await parts.matches.read(match, "moment", count, eyes))


# Around a match


@router.get("/matches/{match}/chat", summary="What was said at the table")
async def read_chat(
    match: Id, asking: Asking, parts: Service, after: Annotated[int, Query(ge=0, le=models.LARGEST)] = 0
) -> models.ChatAnswer:
    account = asking.account.id if asking.account else None
    viewer(await parts.matches.brief(match), account, None)
    return models.ChatAnswer.model_validate({"lines": await parts.talk.lines(match, account, after)})


@router.post("/matches/{match}/chat", status_code=201, summary="Say something")
async def say(match: Id, form: models.ChatForm, account: Present, parts: Service) -> models.ChatLineAnswer:
    return models.ChatLineAnswer(**await parts.talk.say(match, account, form.text))


@router.get("/me/mutes", summary="The players I have muted")
async def list_mutes(account: Present, parts: Service) -> models.MutesAnswer:
    store = parts.site.store
    others = [await store.account(id) for id in await store.muted_by(account.id)]
    return models.MutesAnswer(names=sorted(other.name for other in others if other is not None))


@router.put("/me/mutes/{name}", status_code=204, summary="Mute a player, or unmute them")
async def mute(
    name: Annotated[str, Path(max_length=64)], form: models.MuteForm, account: Present, parts: Service
) -> None:
    other = await parts.site.store.account_named(name)
    if other is not None:  # the answer must not reveal whether there is such a name
        await parts.talk.mute(account.id, other.id, form.muted)


@router.get("/matches/{match}/note", summary="My private note")
async def read_note(match: Id, account: Present, parts: Service) -> models.NoteAnswer:
    viewer(await parts.matches.brief(match), account.id, None)
    return models.NoteAnswer(text=await parts.site.store.note(match, account.id))


@router.put("/matches/{match}/note", status_code=204, summary="Keep a private note")
async def write_note(match: Id, form: models.NoteForm, account: Present, parts: Service) -> None:
    viewer(await parts.matches.brief(match), account.id, None)
    await parts.site.store.save_note(match, account.id, form.text)
