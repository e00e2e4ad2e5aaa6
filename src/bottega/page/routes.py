"""What a page asks, under the addresses that a server has for it (`docs/api.md`).

What only a server has is not here: accounts with passwords, rankings, chat, notices. Lists of people or of
their words are empty.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from bottega.bots.registry import bots
from bottega.engine.people.text import LANGUAGES
from bottega.engine.types import Json
from bottega.lessons import telling as lessons
from bottega.lessons.telling import OPPONENT, Place
from bottega.page import importing, live, reviewing
from bottega.page.forms import Form
from bottega.page.host import Host, problem_text
from bottega.page.outcome import Reply
from bottega.page.thinking import ABSENT, seconds_of
from bottega.review import exercises
from bottega.table import again, asking, library
from bottega.table.brief import Brief
from bottega.table.commands import AlreadyDone
from bottega.table.hosting import Refused
from bottega.table.listing import listed
from bottega.table.problem import Problem
from bottega.table.seeing import done, seat, viewer
from bottega.table.shelf import label
from bottega.table.types import ABANDONED, OPEN, OVER, PLAYING, MatchId

#: Maximum number of things that one request asks about, and of answers in a lesson.
_MOST_THINGS: Final = 60
_MOST_ANSWERS: Final = 300
#: The longest name of a person or a seat, note, and record, in characters.
_LONGEST_NAME: Final = 24
_LONGEST_NOTE: Final = 10_000
_LONGEST_RECORD: Final = 2_000_000
_STATUS: Final = {"running": (OPEN, PLAYING), "over": (OVER,), "abandoned": (ABANDONED,)}


@dataclass
class Ask:
    """A request: its number, the language of its answer, what its address names, its query and its body."""

    host: Host
    number: int
    lang: str
    named: dict[str, str]
    query: Form
    form: Form

    def __getitem__(self, name: str) -> str:
        return self.named[name]

    @property
    def match(self) -> MatchId:
        return self.named["match"]

    @property
    def spoken(self) -> str:
        """The language that the query names, or that of the page."""
        lang = self.query.maybe("lang") or self.lang
        return lang if lang in LANGUAGES else self.lang

    def eyes(self) -> int | None:
        """Through whose eyes this person sees the match."""
        return viewer(self.host.brief(self.match), self.host.account, self.query.seat())


#: What a route answers: data, which is sent as JSON; `Raw`, `Plain` or `Later`.
Route: TypeAlias = Callable[[Ask], Json]


@dataclass
class Plain:
    """An answer that is no JSON."""

    text: str


@dataclass
class Raw:
    """An answer that is JSON already."""

    text: str


@dataclass
class Later:
    """The answer comes when something has been thought about."""


_ROUTES: Final[list[tuple[str, re.Pattern[str], Route]]] = []


def route(method: str, path: str) -> Callable[[Route], Route]:
    """Answer requests to this path, in which names stand in braces."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def add(function: Route) -> Route:
        _ROUTES.append((method, pattern, function))
        return function

    return add


def answer(host: Host, request: dict[str, Json]) -> None:
    """Answer a request, in the outcome of the host."""
    lang = request["lang"] if request["lang"] in LANGUAGES else LANGUAGES[0]
    number = request["number"]
    try:
        query = Form(request["query"])
        form = Form({} if request["body"] is None else request["body"])
        for method, pattern, function in _ROUTES:
            found = pattern.fullmatch(request["path"])
            if method == request["method"] and found is not None:
                told = function(Ask(host, number, lang, found.groupdict(), query, form))
                break
        else:
            raise Problem("not-here", 404)
    except Refused as refused:
        reason = refused.refusal.get("text") or refused.refusal["code"]
        host.refuse(number, Problem("refused", 409, reason=reason, refusal=refused.refusal), lang)
    except Problem as problem:
        host.refuse(number, problem, lang)
    else:
        if isinstance(told, Plain | Raw):
            host.outcome.replies.append(Reply(number, 200, told.text, plain=isinstance(told, Plain)))
        elif not isinstance(told, Later):
            host.reply(number, told)


# The person


@route("GET", "/session")
def session(ask: Ask) -> Json:
    return ask.host.kept.get("me")


@route("POST", "/guests")
def come_in(ask: Ask) -> Json:
    """The person who was here before keeps their matches, under another name."""
    me = {
        "id": secrets.token_urlsafe(9),
        "guest": True,
        "created": ask.host.clock(),
        "settings": {},
        **ask.host.kept.get("me", {}),
        "name": _name(ask.form.word("name", longest=200)),
        "lang": ask.lang,
    }
    ask.host.keep("me", me)
    return me


@route("PATCH", "/me")
def change_me(ask: Ask) -> Json:
    me = dict(ask.host.me)
    if ask.form.has("name"):
        me["name"] = _name(ask.form.word("name", longest=200))
    if ask.form.has("lang"):
        me["lang"] = _lang(ask.form.word("lang"))
    if ask.form.has("settings"):
        me["settings"] = ask.form.part("settings")
    ask.host.keep("me", me)
    return me


def _name(text: str) -> str:
    if not 1 <= len(text) <= _LONGEST_NAME:
        raise Problem("name-long", 409, longest=_LONGEST_NAME)
    return text


def _lang(text: str) -> str:
    if text not in LANGUAGES:
        raise Problem("form-invalid", 422, field="lang")
    return text


@route("GET", "/me/mutes")
def mutes(ask: Ask) -> Json:
    return {"names": []}


@route("GET", "/me/warnings")
def warnings(ask: Ask) -> Json:
    return []


# Games


@route("GET", "/games")
def all_games(ask: Ask) -> Json:
    return {"games": [_in_page(game) for game in library.offered_games(ask.spoken)]}


def _in_page(game: dict[str, Json]) -> dict[str, Json]:
    """A game with the bots that play here, and the time that they take."""
    here = [bot for bot in game["bots"] if bot["name"] not in ABSENT]
    return {**game, "bots": [{**bot, "seconds": seconds_of(bot["name"])} for bot in here]}


@route("GET", "/games/{game}/rules")
def rules(ask: Ask) -> Json:
    return library.rules(ask["game"], ask.spoken)


@route("GET", "/games/{game}/summary")
def summary(ask: Ask) -> Json:
    return library.summary(ask["game"], ask.spoken)


@route("GET", "/games/{game}/components")
def components(ask: Ask) -> Json:
    return library.components(ask["game"], ask.query.maybe("edition"), ask.spoken)


@route("GET", "/games/{game}/legend")
def legend(ask: Ask) -> Json:
    return library.legend(ask["game"], ask.query.maybe("edition"), ask.spoken)


@route("GET", "/games/{game}/words")
def words(ask: Ask) -> Json:
    return Plain(library.words(ask["game"], ask.spoken))


@route("GET", "/games/{game}/coach")
def coach(ask: Ask) -> Json:
    return Plain(library.coach(ask["game"], ask.spoken))


@route("GET", "/games/{game}/facts")
def facts(ask: Ask) -> Json:
    return library.facts(ask["game"], ask.query.maybe("edition"))


# Lessons


@route("GET", "/games/{game}/lessons")
def offered_lessons(ask: Ask) -> Json:
    return {"lessons": lessons.offered(ask["game"], ask.spoken)}


def _place(ask: Ask) -> Place:
    me = ask.host.kept.get("me")
    name = ask.form.maybe("name") if me is None else str(me["name"])
    answers = tuple(ask.form.words("answers", _MOST_ANSWERS))
    return Place(ask["game"], ask["lesson"], ask.lang, name or "–", answers)


@route("POST", "/games/{game}/lessons/{lesson}")
def take_lesson(ask: Ask) -> Json:
    known = ask.form.number("known") if ask.form.has("known") else 0
    given = ask.form.word("answer", longest=200) if ask.form.has("answer") else None
    return lessons.told(_place(ask), known, given, ask.form.flag("skip"))


@route("POST", "/games/{game}/lessons/{lesson}/why")
def why_in_lesson(ask: Ask) -> Json:
    action = ask.form.number("action") if ask.form.has("action") else None
    target = ask.form.maybe("target", 80)
    if (action is None) == (target is None):
        raise Problem("why-what", 422)
    return lessons.why_not(_place(ask), target, action)


@route("POST", "/games/{game}/lessons/{lesson}/things")
def things_in_lesson(ask: Ask) -> Json:
    return lessons.things(_place(ask), ask.form.words("targets", _MOST_THINGS))


@route("POST", "/games/{game}/lessons/{lesson}/match")
def play_on_from_lesson(ask: Ask) -> Json:
    place, me = _place(ask), ask.host.me
    origin = lessons.origin(place)
    settings = again.lesson_settings(place.game, place.lesson, origin["options"])
    seats = again.against_bots(origin["players"], origin["seat"], me["name"], OPPONENT)
    return _news(ask, _go_on(ask.host, settings, seats, origin))


@route("GET", "/me/learnt")
def learnt(ask: Ask) -> Json:
    kept = ask.host.kept.get("learnt", {})
    return {"lessons": list(kept.get("lessons", {}).values()), "cards": list(kept.get("cards", {}).values())}


@route("PUT", "/me/learnt/{game}/lessons/{lesson}")
def keep_lesson(ask: Ask) -> Json:
    progress = {"answers": ask.form.words("answers", _MOST_ANSWERS), "done": ask.form.flag("done")}
    return _learnt(ask, "lessons", {"lesson": ask["lesson"], **progress}, ask["lesson"])


@route("PUT", "/me/learnt/{game}/cards/{card}")
def keep_card(ask: Ask) -> Json:
    return _learnt(ask, "cards", {"card": ask["card"]}, ask["card"])


def _learnt(ask: Ask, kind: str, what: dict[str, Json], name: str) -> Json:
    label(ask["game"], None)
    kept = ask.host.kept.get("learnt", {})
    of_kind = {**kept.get(kind, {}), f"{ask['game']}/{name}": {"game": ask["game"], **what}}
    ask.host.keep("learnt", {**kept, kind: of_kind})
    return None


@route("DELETE", "/me/learnt/cards")
def forget_cards(ask: Ask) -> Json:
    ask.host.keep("learnt", {**ask.host.kept.get("learnt", {}), "cards": {}})
    return None


# Tables


@route("POST", "/matches")
def create(ask: Ask) -> Json:
    form, me = ask.form, ask.host.me
    device = form.flag("device")
    settings: dict[str, Json] = {
        "game": form.word("game"),
        "edition": form.maybe("edition"),
        "options": form.part("options"),
        "public": False,
        "spectators": True,
        "ranked": False,
        "hints": form.flag("hints", True),
        "device": device,
        "order": "drawn" if form.maybe("order") == "drawn" else "fixed",
        "tempo": form.part("tempo") or {"kind": "none"},
    }
    again.check_settings(settings)
    seats = []
    for each in form.forms("seats", 6):
        wanted = {"me": each.flag("me"), "bot": each.maybe("bot"), "name": each.maybe("name", _LONGEST_NAME)}
        seats.append(again.plan(wanted, me["name"], device, form.flag("confirms")))
    word = form.word("word", "", 100)
    begun = ask.host.create({"settings": settings, "seats": seats, "word": word, "rules": None})
    if form.flag("start"):
        begun = ask.host.command(begun.id, {"op": "start", "by": me["id"], "fork": None})
    return _news(ask, begun)


def _news(ask: Ask, now: Brief, after: int = 0, words: bool = True) -> Json:
    """How a match stands."""
    eyes = viewer(now, ask.host.account, ask.query.seat())
    _, news = ask.host.tables.look(now.id, [(eyes, ask.lang if words else None, after)])
    return Raw(news[0].decode())


@route("GET", "/matches")
def no_tables(ask: Ask) -> Json:
    return {"tables": [], "next": None}


@route("GET", "/me/matches")
def own_matches(ask: Ask) -> Json:
    status = _STATUS.get(ask.query.maybe("status") or "running", ())
    limit = ask.query.number("limit", 1, 100) if ask.query.has("limit") else 50
    found = []
    for row, accounts in ask.host.rows.values():
        own = tuple(at for at, account in enumerate(accounts) if account == ask.host.account)
        if row.status in status and own:
            found.append(listed(row, own, ask.lang))
    found.sort(key=lambda each: (not each["waiting"], -each["changed"], each["id"]))
    return {"tables": found[:limit], "next": None}


@route("POST", "/me/matches/{how}")
def clear(ask: Ask) -> Json:
    """End matches (``abandon``), or delete those that have ended (``delete``)."""
    host, finished, refused = ask.host, [], []
    wanted = list(dict.fromkeys(ask.form.words("matches", 50)))
    for match in wanted:
        if match in host.rows:
            host.table(match)  # all are loaded before anything changes
    for match in wanted:
        try:
            if ask["how"] == "abandon":
                host.command(match, {"op": "discard", "by": host.account, "lang": ask.lang})
            elif not done(host.brief(match)):
                raise Problem("match-not-over", 409)
            else:
                host.delete(match)
            finished.append(match)
        except Problem as problem:
            refused.append({"match": match, "code": problem.code, "text": problem_text(problem, ask.lang)})
    return {"done": finished, "refused": refused}


@route("POST", "/records")
def upload(ask: Ask) -> Json:
    """A record becomes a match of this page: one that is over, or one that goes on against bots."""
    settings, seats, origin = importing.of_record(ask.form.note("text", _LONGEST_RECORD), ask.host.me)
    return _news(ask, _go_on(ask.host, settings, seats, origin))


def _go_on(
    host: Host, settings: dict[str, Json], seats: list[dict[str, Json]], origin: dict[str, Json]
) -> Brief:
    """A new match that begins where another, a lesson or a record stands."""
    command = {"settings": settings, "seats": seats, "word": "", "rules": origin["rules"]}
    made = host.create(command)
    return host.command(made.id, {"op": "start", "by": host.account, "fork": origin})


@route("GET", "/matches/{match}")
def look(ask: Ask) -> Json:
    return _news(ask, ask.host.brief(ask.match), _after(ask), ask.query.flag("words", True))


def _after(ask: Ask) -> int:
    """The last entry that the client knows."""
    return ask.query.number("after") if ask.query.has("after") else 0


def _do(ask: Ask, op: str, **more: Json) -> Json:
    command = {"op": op, "by": ask.host.me["id"], "lang": ask.lang, **more}
    try:
        return {"number": ask.host.command(ask.match, command).number}
    except AlreadyDone as already:
        return {"number": already.number}


@route("POST", "/matches/{match}/start")
def start(ask: Ask) -> Json:
    fork = asking.settings(ask.host.table(ask.match)).get("fork")
    origin = None
    if fork and "match" in fork:
        origin = asking.origin(ask.host.table(fork["match"]), fork["count"])
    return _do(ask, "start", fork=origin)


@route("DELETE", "/matches/{match}")
def close(ask: Ask) -> Json:
    return _do(ask, "close")


@route("DELETE", "/matches/{match}/seats/me")
def leave(ask: Ask) -> Json:
    return _do(ask, "leave")


@route("POST", "/matches/{match}/seats")
def sit(ask: Ask) -> Json:
    word = ask.form.word("word", "", 100)
    own = {"seat": ask.form.seat(), "confirms": ask.form.flag("confirms"), "word": word}
    return _do(ask, "sit", name=ask.host.me["name"], **own)


@route("POST", "/matches/{match}/seats/new")
def add_seat(ask: Ask) -> Json:
    return _do(ask, "add-seat", bot=ask.form.maybe("bot"))


@route("PUT", "/matches/{match}/seats/{seat}")
def arrange(ask: Ask) -> Json:
    return _do(ask, "arrange", seat=_whole(ask["seat"]), bot=ask.form.maybe("bot"))


@route("DELETE", "/matches/{match}/seats/{seat}")
def remove_seat(ask: Ask) -> Json:
    return _do(ask, "remove-seat", seat=_whole(ask["seat"]))


def _whole(text: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise Problem("form-invalid", 422, field=text[:20])
    return int(text)


@route("GET", "/matches/{match}/rematch")
def find_rematch(ask: Ask) -> Json:
    viewer(ask.host.brief(ask.match), ask.host.account, None)
    row = ask.host.rows.get(_rematch(ask.host, ask.match))
    if row is None:
        return None
    own = tuple(at for at, account in enumerate(row[1]) if account == ask.host.account)
    return listed(row[0], own, ask.lang)


def _rematch(host: Host, match: MatchId) -> MatchId:
    """The id of the rematch, whether it exists or not."""
    tried = 0
    while True:
        id = again.rematch_id(match, tried)
        if id not in host.rows or host.rows[id][0].status != ABANDONED:
            return id
        tried += 1


@route("POST", "/matches/{match}/rematch")
def rematch(ask: Ask) -> Json:
    host, me = ask.host, ask.host.me
    table, now = host.table(ask.match), host.brief(ask.match)
    seat(now, me["id"], None)  # only players may ask
    if not done(now):
        raise Problem("match-not-over", 409)
    id = _rematch(host, ask.match)
    if id in host.rows:
        return _news(ask, host.brief(id))
    settings = again.rematch_settings(asking.settings(table), ask.match)
    seats = again.rematch_seats(asking.chairs(table), me["id"], me["name"], now.device)
    word = secrets.token_hex(8)
    made = host.create({"settings": settings, "seats": seats, "word": word, "rules": None}, id)
    return _news(ask, made)


@route("POST", "/matches/{match}/fork")
def fork(ask: Ask) -> Json:
    host, me, count = ask.host, ask.host.me, ask.form.number("count", 0, 100_000)
    table, now = host.table(ask.match), host.brief(ask.match)
    viewer(now, me["id"], None)
    origin = asking.origin(table, count)
    seats = again.against_bots(
        len(now.names), ask.form.number("seat", 0, 9), me["name"], ask.form.word("bot", "master")
    )
    settings = again.fork_settings(asking.settings(table), ask.match, count)
    return _news(ask, _go_on(host, settings, seats, origin))


# Play


@route("POST", "/matches/{match}/requests")
def ask_others(ask: Ask) -> Json:
    return _do(ask, "ask", what=ask.form.word("what"), seat=ask.form.seat())


@route("POST", "/matches/{match}/requests/{request}")
def answer_request(ask: Ask) -> Json:
    op = "agree" if ask.form.flag("agree") else "decline"
    return _do(ask, op, request=_whole(ask["request"]), seat=ask.form.seat())


@route("POST", "/matches/{match}/stand-in")
def stand_in(ask: Ask) -> Json:
    bot = ask.form.word("bot", "journeyman")
    return _do(ask, "stand-in", **{"for": ask.form.number("seat", 0, 9)}, bot=bot)


@route("DELETE", "/matches/{match}/stand-in")
def come_back(ask: Ask) -> Json:
    return _do(ask, "return", seat=ask.query.seat())


@route("POST", "/matches/{match}/resignation")
def resign(ask: Ask) -> Json:
    return _do(ask, "resign", seat=ask.form.seat())


@route("PUT", "/matches/{match}/order")
def order(ask: Ask) -> Json:
    return _do(ask, "order", **{"pass": ask.form.flag("passing")}, seat=ask.form.seat())


@route("PUT", "/matches/{match}/preferences")
def prefer(ask: Ask) -> Json:
    return _do(ask, "prefer", confirms=ask.form.flag("confirms"), seat=ask.form.seat())


# Questions


@route("GET", "/matches/{match}/why")
def why(ask: Ask) -> Json:
    return live.why(ask.host, ask.match, ask.query, ask.lang)


@route("GET", "/matches/{match}/description")
def describe(ask: Ask) -> Json:
    return asking.describe(ask.host.table(ask.match), ask.eyes(), ask.lang)


@route("GET", "/matches/{match}/things")
def things(ask: Ask) -> Json:
    wanted = ask.query.words("target", _MOST_THINGS, 80)
    table, now = ask.host.table(ask.match), ask.host.brief(ask.match)
    if not ask.query.has("count"):
        return asking.things(table, ask.eyes(), wanted, ask.lang)
    eyes = ask.query.seat()
    if eyes is not None and eyes >= len(now.names):
        raise Problem("not-your-seat", 403, seat=eyes)
    return asking.things(table, eyes, wanted, ask.lang, ask.query.number("count"))


@route("GET", "/matches/{match}/history")
def history(ask: Ask) -> Json:
    return asking.history(ask.host.table(ask.match), ask.eyes(), ask.lang, _after(ask))


@route("GET", "/matches/{match}/recap")
def recap(ask: Ask) -> Json:
    table = ask.host.table(ask.match)
    own = seat(ask.host.brief(ask.match), ask.host.account, ask.query.seat())
    with_boards = ask.query.flag("boards")
    return asking.recap(table, own, ask.lang, asking.acted(table, own), with_boards)


@route("GET", "/matches/{match}/record")
def record(ask: Ask) -> Json:
    return Plain(asking.record(ask.host.table(ask.match), ask.eyes()))


@route("GET", "/matches/{match}/hint")
def hint(ask: Ask) -> Json:
    now = ask.host.brief(ask.match)
    own = seat(now, ask.host.account, ask.query.seat())
    if not now.hints:
        raise Problem("no-hints", 403)
    bot = ask.query.maybe("bot") or "master"
    if bot not in bots() or bot in ABSENT:
        raise Problem("no-such-bot", 404, bot=bot)
    ask.host.hint(ask.match, own, bot, ask.lang, ask.number)
    return Later()


@route("GET", "/matches/{match}/moments")
def moments(ask: Ask) -> Json:
    return asking.moments(ask.host.table(ask.match), ask.lang)


@route("GET", "/matches/{match}/moments/{count}")
def moment(ask: Ask) -> Json:
    table = ask.host.table(ask.match)
    return asking.moment(table, _whole(ask["count"]), [*range(table.players), None])


# Around a match


@route("GET", "/matches/{match}/chat")
def chat(ask: Ask) -> Json:
    return {"lines": []}


@route("GET", "/matches/{match}/rating")
def rating(ask: Ask) -> Json:
    return None


@route("GET", "/matches/{match}/note")
def note(ask: Ask) -> Json:
    return {"text": ask.host.kept.get(f"{ask.match}/note", "")}


@route("PUT", "/matches/{match}/note")
def keep_note(ask: Ask) -> Json:
    ask.host.brief(ask.match)
    ask.host.keep(f"{ask.match}/note", ask.form.note("text", _LONGEST_NOTE))
    return None


# Reviews and practice


@route("GET", "/matches/{match}/review")
def review(ask: Ask) -> Json:
    return reviewing.standing(ask.host, ask.match, ask.lang)


@route("POST", "/matches/{match}/review")
def start_review(ask: Ask) -> Json:
    return reviewing.start(ask.host, ask.match, ask.form.word("level", "quick"), ask.lang)


@route("DELETE", "/matches/{match}/review")
def cancel_review(ask: Ask) -> Json:
    reviewing.cancel(ask.host, ask.match)
    return None


@route("GET", "/games/{game}/practice")
def practice(ask: Ask) -> Json:
    return reviewing.practice(ask.host, ask["game"])


@route("GET", "/games/{game}/practice/{position}")
def position(ask: Ask) -> Json:
    exercise = reviewing.exercise(ask.host, ask["game"], ask["position"], ask.lang)
    return {"id": ask["position"], **exercises.told_exercise(exercise)}


@route("POST", "/games/{game}/practice/{position}")
def answer_position(ask: Ask) -> Json:
    exercise = reviewing.exercise(ask.host, ask["game"], ask["position"], ask.lang)
    reviewing.judge(ask.host, exercise, ask.form.word("action", longest=200), ask.lang, ask.number)
    return Later()


@route("GET", "/games/{game}/practice/{position}/things")
def things_in_position(ask: Ask) -> Json:
    exercise = reviewing.exercise(ask.host, ask["game"], ask["position"], ask.lang)
    return exercises.exercise_things(exercise, ask.query.words("target", _MOST_THINGS, 80))


@route("POST", "/games/{game}/practice/{position}/why")
def why_in_position(ask: Ask) -> Json:
    exercise = reviewing.exercise(ask.host, ask["game"], ask["position"], ask.lang)
    action = ask.form.number("action") if ask.form.has("action") else None
    return exercises.exercise_why(exercise, ask.form.maybe("target", 80), action)
