"""The host: the tables of a page, those who watch them, and the bots that play.

Everything that happens is one request with one outcome, one after the other. A request that needs a match
that is not in memory changes nothing and says so (`Outcome.load`).
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from itertools import count
from typing import Any, Final

from bottega.engine.people.text import LANGUAGES, Catalogue
from bottega.engine.types import Json, Seat
from bottega.page.driving import INSTEAD, Question, bot_question
from bottega.page.outcome import Outcome, Reply, written
from bottega.table import asking
from bottega.table.audience import Audience
from bottega.table.brief import Brief, brief
from bottega.table.hosting import NotLoaded, Tables, Tongue
from bottega.table.problem import Problem
from bottega.table.rows import MatchRow, StoredEntry
from bottega.table.table import Table
from bottega.table.types import PLAYING, AccountId, MatchId, Millis
from bottega.table.wording import TABLE_TEXTS, problem_data, said

#: Tables in memory.
_ROOM: Final = 12
#: Problems with the question of a bot that are none: the decision is not open any more.
_TOO_LATE: Final = ("decision-closed", "table-is-over", "table-is-abandoned", "table-is-open")


def now() -> Millis:
    return int(time.time() * 1_000)


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue([TABLE_TEXTS, files("bottega.page").joinpath("data")], lang)


def problem_text(problem: Problem, lang: str) -> str:
    return said(catalogue(lang), f"problem-{problem.code}", problem.values)


class Listener:
    """A socket of the page. What is sent to it goes into the outcome of the present request."""

    def __init__(self, number: int, host: Host) -> None:
        self.number = number
        self.account: AccountId | None = None
        self.away = False
        self._host = host

    def send(self, message: bytes) -> None:
        self._host.outcome.told.append((self.number, message.decode()))


class Host:
    """`clock` says how late it is."""

    def __init__(self, clock: Callable[[], Millis] = now) -> None:
        self.clock = clock
        self.tables = Tables(_ROOM, Tongue())
        #: The matches, and the accounts at their seats.
        self.rows: dict[MatchId, tuple[MatchRow, list[AccountId | None]]] = {}
        self.kept: dict[str, Json] = {}
        self.outcome = Outcome()
        self.audiences: dict[MatchId, Audience] = {}
        self.listeners: dict[int, Listener] = {}
        self.questions: dict[int, Question] = {}
        self._numbers = count(1)
        #: Matches whose bots are to answer at once, until a person must decide.
        self._hurried: set[MatchId] = set()
        #: The rows and what is kept as they were before the present request.
        self._before: tuple[dict[MatchId, Any], dict[str, Json]] = ({}, {})
        #: The match that a request needs and that is not in memory.
        self._missing: MatchId = ""

    # Requests

    def handle(self, text: str) -> str:
        """The outcome of a request, both as JSON."""
        request: dict[str, Json] = json.loads(text)
        last, self.outcome = self.outcome, Outcome()
        if request["op"] == "failed":
            self._take_back(last, request["code"])
            return self.outcome.text()
        self._before = (dict(self.rows), dict(self.kept))
        try:
            self._do(request)
        except NotLoaded:
            self.outcome = Outcome(load=self._missing)
        return self.outcome.text()

    def _do(self, request: dict[str, Json]) -> None:
        from bottega.page import live, routes

        match request["op"]:
            case "open":
                for id, stored in request["rows"].items():
                    self.rows[id] = (MatchRow(**stored["row"]), stored["accounts"])
                self.kept.update(request["kept"])
            case "load":
                entries = [StoredEntry(number, at, data) for number, at, data in request["entries"]]
                self.tables.load(request["match"], None, entries)
            case "ask":
                routes.answer(self, request)
            case "socket":
                live.receive(self, request)
            case "closed":
                self._close(request["socket"])
            case "thought":
                self._thought(request["number"], request["answer"])
            case "progress":
                self._progress(request["number"], request["progress"])
            case "wake":
                self.drive(brief(self.table(request["match"])))
            case other:
                raise ValueError(f"the host does not know {other!r}")

    def _take_back(self, last: Outcome, code: str) -> None:
        """What the last outcome wanted to store could not be stored: whoever asked is told why, and
        everything is as it was before."""
        self.rows, self.kept = self._before
        for id in {entry[0] for entry in last.writes.entries}:
            self.tables.forget(id)
            if id in self.audiences:
                self.audiences[id].brief = None
        for question in last.think:
            self.questions.pop(question["number"], None)
        problem = Problem(code, 507)
        for reply in last.replies:
            self.refuse(reply.request, problem)
        for socket, message in last.told:
            told = json.loads(message)
            if "key" in told:
                self.tell(socket, {**self.problem_message(problem, self.lang), "key": told["key"]})

    def reply(self, request: int, data: Json, status: int = 200) -> None:
        self.outcome.replies.append(Reply(request, status, written(data)))

    def refuse(self, request: int, problem: Problem, lang: str | None = None) -> None:
        text = problem_text(problem, lang or self.lang)
        self.reply(request, problem_data(problem, text), problem.status)

    def tell(self, socket: int, message: dict[str, Json]) -> None:
        self.outcome.told.append((socket, written(message)))

    def problem_message(self, problem: Problem, lang: str) -> dict[str, Json]:
        return {"op": "problem", **problem_data(problem, problem_text(problem, lang))}

    # The person

    @property
    def me(self) -> dict[str, Json]:
        """The person of this page; Problem if nobody has given a name yet."""
        me: dict[str, Json] | None = self.kept.get("me")
        if me is None:
            raise Problem("name-first", 401)
        return me

    @property
    def account(self) -> AccountId | None:
        me = self.kept.get("me")
        return None if me is None else str(me["id"])

    @property
    def lang(self) -> str:
        me = self.kept.get("me")
        return LANGUAGES[0] if me is None else str(me["lang"])

    def keep(self, name: str, value: Json) -> None:
        """Keep a value under a name; None deletes it."""
        if value is None:
            self.kept.pop(name, None)
        else:
            self.kept[name] = value
        self.outcome.writes.kept[name] = value

    # Tables

    def table(self, match: MatchId) -> Table:
        """Problem if there is no such match."""
        if match not in self.rows:
            raise Problem("no-such-match", 404)
        self._missing = match
        return self.tables.table(match)

    def brief(self, match: MatchId) -> Brief:
        return brief(self.table(match))

    def command(self, match: MatchId, command: dict[str, Json]) -> Brief:
        """Carry out a command. Problem, Refused, AlreadyDone."""
        if command["op"] != "create":
            self.table(match)
        audience = self.audiences.setdefault(match, Audience())
        if audience.brief is None and command["op"] != "create":
            audience.brief = self.brief(match)
        eyes = audience.eyes()
        append, after, news = self.tables.propose(match, command, self.clock(), eyes)
        accounts = list(after.accounts)
        self.rows[match] = (append.row, accounts)
        self.outcome.writes.append(match, append, accounts)
        if audience.changed_hands(after):
            audience.reseat(after)
            eyes = audience.eyes()
            _, news = self.tables.look(match, eyes, watching=True)
        audience.brief = after
        audience.send(eyes, news)
        self.drive(after)
        return after

    def create(self, command: dict[str, Json], match: MatchId | None = None) -> Brief:
        id = match or secrets.token_urlsafe(9)
        return self.command(id, {**command, "op": "create", "by": self.me["id"]})

    def go_on(
        self, settings: dict[str, Json], seats: list[dict[str, Json]], origin: dict[str, Json]
    ) -> Brief:
        """A new match that begins where another, a lesson or a record stands."""
        made = self.create({"settings": settings, "seats": seats, "word": "", "rules": origin["rules"]})
        return self.command(made.id, {"op": "start", "by": self.account, "fork": origin})

    def delete(self, match: MatchId) -> None:
        """A match with everything that belongs to it."""
        self.tables.forget(match)
        self.audiences.pop(match, None)
        del self.rows[match]
        for name in [name for name in self.kept if name.startswith(f"{match}/")]:
            self.keep(name, None)
        self.outcome.writes.deleted.append(match)

    # Sockets

    def listener(self, number: int) -> Listener:
        return self.listeners.setdefault(number, Listener(number, self))

    def _close(self, number: int) -> None:
        listener = self.listeners.pop(number, None)
        if listener is not None:
            for match in self.audiences:
                self.unwatch(match, listener)

    def unwatch(self, match: MatchId, listener: Listener) -> None:
        """Somebody leaves a table. When the last one has left, nothing is thought about there any more; the
        bots go on once somebody watches again."""
        audience = self.audiences.get(match)
        here = [] if audience is None else [key for key in audience.watchers if key[0] is listener]
        if audience is None or not here:
            return
        for key in here:
            del audience.watchers[key]
        if audience.watchers:
            return
        for question in [each for each in self.questions.values() if each.match == match]:
            if question.kind != "analysis":
                self.withdraw(question)
            if question.kind == "hint":
                self.refuse(question.request, Problem("decision-closed", 409, decision=""), question.lang)

    # Bots

    def drive(self, now: Brief) -> None:
        """Let orders and bots decide. A question whose decision is not open any more is withdrawn."""
        open_decisions = {decision for _, _, decision in now.bots}
        asked = {each.decision for each in self._decisions(now.id)}
        for question in self._decisions(now.id):
            if question.decision not in open_decisions:
                self.withdraw(question)
        if now.row.waiting or not now.bots:
            self._hurried.discard(now.id)
        if now.status != PLAYING:
            return
        if now.orders:
            order = now.orders[0]
            self.command(now.id, {"op": "answer", "by": None, **order})
            return
        for seat, bot, decision in now.bots:
            if decision not in asked:
                number = next(self._numbers)
                question = Question(number, "decision", now.id, seat, bot, decision, since=self.clock())
                self.think(question, INSTEAD[0] if now.id in self._hurried else bot)

    def _decisions(self, match: MatchId) -> list[Question]:
        return [each for each in self.questions.values() if each.kind == "decision" and each.match == match]

    def think(self, question: Question, bot: str) -> None:
        """Ask a bot about the open decision of a seat."""
        asked = asking.question(self.table(question.match), question.seat)
        self.questions[question.number] = question
        self.outcome.think.append(bot_question(question, asked, bot))

    def hint(self, match: MatchId, seat: Seat, bot: str, lang: str, request: int) -> None:
        """Ask for the advice of a bot; the request is answered when it comes."""
        question = Question(next(self._numbers), "hint", match, seat, bot, lang=lang, request=request)
        self.think(question, bot)

    def analyse(self, match: MatchId, ask: str, args: list[Json], lang: str, request: int = 0) -> Question:
        """Ask something of `bottega.review.analysis`. Without a request, it is a review that is kept, and
        nobody waits for it at a table: it is ``patient``."""
        question = Question(next(self._numbers), "analysis", match, lang=lang, request=request)
        self.questions[question.number] = question
        asked = {"number": question.number, "quick": False, "patient": not request}
        self.outcome.think.append({**asked, "ask": ask, "args": args})
        return question

    def withdraw(self, question: Question) -> None:
        self.questions.pop(question.number, None)
        self.outcome.withdraw.append(question.number)

    def hurry(self, match: MatchId) -> None:
        """Nobody waits for the bots of this match any longer: until a person must decide, a quick bot decides
        in their place. Problem where people are waited for."""
        now = self.brief(match)
        if now.row.waiting or not now.bots:
            raise Problem("hurry-nobody", 409)
        self._hurried.add(match)
        for question in self._decisions(match):
            self.withdraw(question)
        self.drive(now)

    def _thought(self, number: int, answer: dict[str, Json]) -> None:
        """An answer to a question; None of those that were withdrawn."""
        question = self.questions.get(number)
        if question is None:
            return
        if question.kind == "analysis":
            from bottega.page import reviewing

            del self.questions[number]
            reviewing.made(self, question, answer)
            return
        table = self.table(question.match)  # before anything changes: it may have to be loaded
        del self.questions[number]
        if "error" in answer:
            self._failed(question, str(answer["error"]))
        elif question.kind == "hint":
            try:
                told = asking.hint(table, question.seat, question.bot, answer, question.lang)
                self.reply(question.request, told)
            except Problem as problem:
                self.refuse(question.request, problem, question.lang)
        else:
            self._decide(question, str(answer["action"]))

    def _decide(self, question: Question, action: str) -> None:
        command = {
            "op": "answer",
            "by": None,
            "seat": question.seat,
            "decision": question.decision,
            "action": action,
            "mind": question.bot,
        }
        try:
            self.command(question.match, command)
        except Problem as problem:
            # Meanwhile the decision was taken back, or the match is over.
            if problem.code not in _TOO_LATE:
                raise

    def _failed(self, question: Question, error: str) -> None:
        """A bot has failed: another decides in its place."""
        print(f"bot {question.bot!r} failed: {error}")
        if question.kind == "hint" or question.tried >= len(INSTEAD):
            if question.request:
                self.refuse(question.request, Problem("no-bots", 503, seconds=5), question.lang)
            return
        question.number, question.tried = next(self._numbers), question.tried + 1
        self.think(question, INSTEAD[question.tried - 1])

    def _progress(self, number: int, progress: dict[str, Json]) -> None:
        """How far a bot has come, for those who watch."""
        question = self.questions.get(number)
        if question is None or question.kind == "hint":
            return
        if question.kind == "analysis":
            question.share = progress["share"]
            return
        told = {"seat": question.seat, "since": question.since, **progress}
        audience = self.audiences.get(question.match)
        for socket in {} if audience is None else {ear for ear, _ in audience.watchers}:
            if isinstance(socket, Listener):
                self.tell(socket.number, {"op": "thinking", "match": question.match, **told})
