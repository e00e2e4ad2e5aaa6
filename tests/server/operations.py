"""For every operation of the API a request that succeeds.

Random requests rarely have what a success needs: a table of one's own, an open decision, the token of a mail.
So each operation has one request that is made on purpose.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeAlias

import httpx

from tests import plain
from tests.server.mailbox import Mailbox
from tests.server.visitor import Visitor, table

PASSWORD: Final = "correct horse battery"
_LESSON: Final = "/api/games/masters/lessons/first"
_NUMBERS = count(1)


class Ground:
    """A server for requests: its port and its folder, its mails, and a place for its notices."""

    def __init__(self, port: int, data: Path, mails: Mailbox, hook: str) -> None:
        self.port = port
        self.data = data
        self.mails = mails
        self.hook = hook

    def guest(self, name: str = "Dora") -> Visitor:
        return Visitor(self.port, name)

    def member(self) -> Visitor:
        person = self.guest("Emma")
        person.ask("POST", "/api/me/claim", {"password": PASSWORD})
        return person

    def two(self) -> tuple[Visitor, Visitor, str]:
        """Two people and their match under way."""
        one, other = self.guest("Flora"), self.guest("Gino")
        return one, other, table(one, other)

    def open_table(self, **settings: Any) -> tuple[Visitor, str]:
        host = self.guest("Hugo")
        form = {"game": "masters", "seats": [{"me": True}, {}], **settings}
        return host, str(host.ask("POST", "/api/matches", form)["match"])

    def finished(self) -> tuple[Visitor, Visitor, str]:
        one, other, match = self.two()
        one.answer(match)
        other.do(match, "resignation")
        return one, other, match

    def played_out(self) -> tuple[Visitor, str]:
        """Somebody whose match alone was played to its end."""
        person = self.guest("Olga")
        form = {"game": "masters", "seats": [{"me": True}], "start": True}
        match = str(person.ask("POST", "/api/matches", form)["match"])
        while person.look(match)["table"]["status"] == "playing":
            person.answer(match)
        return person, match

    def reachable(self) -> tuple[Visitor, str]:
        """A member with an address that is confirmed."""
        person, address = self.member(), f"person{next(_NUMBERS)}@example.org"
        person.ask("POST", "/api/me/channels", {"kind": "mail", "address": address})
        link = self.mails.link(address, r"(/mail/confirm\S+)")
        assert plain.get(f"http://127.0.0.1:{self.port}{link}", timeout=60).status_code == 200
        return person, address


Request: TypeAlias = Callable[[Ground], httpx.Response]


def _plain(method: str, path: str, body: Any = None) -> Request:
    """What any guest may ask at any time."""
    return lambda ground: ground.guest().http.request(method, path, json=body)


def _with(who: Visitor, method: str, path: str, body: Any = None) -> httpx.Response:
    return who.http.request(method, path, json=body)


def _of_match(method: str, what: str, body: Any = None) -> Request:
    """What a player may ask of a match under way."""

    def request(ground: Ground) -> httpx.Response:
        one, _, match = ground.two()
        return _with(one, method, f"/api/matches/{match}{what}", body)

    return request


def _of_finished(method: str, what: str, body: Any = None) -> Request:
    def request(ground: Ground) -> httpx.Response:
        one, _, match = ground.finished()
        return _with(one, method, f"/api/matches/{match}{what}", body)

    return request


def _bring(ground: Ground) -> httpx.Response:
    one, _, match = ground.finished()
    return _with(one, "POST", "/api/records", {"text": one.ask("GET", f"/api/matches/{match}/record")})


def _come_in(ground: Ground) -> httpx.Response:
    return plain.post(f"http://127.0.0.1:{ground.port}/api/guests", json={"name": f"Ida {next(_NUMBERS)}"})


def _log_in(ground: Ground) -> httpx.Response:
    form = {"name": ground.member().name, "password": PASSWORD}
    return plain.post(f"http://127.0.0.1:{ground.port}/api/login", json=form, timeout=60)


def _new_password(ground: Ground) -> httpx.Response:
    return _with(
        ground.member(), "POST", "/api/me/password", {"old": PASSWORD, "new": "another horse entirely"}
    )


def _delete_first(path: str) -> Request:
    """Delete the first of one's own."""

    def request(ground: Ground) -> httpx.Response:
        person = ground.guest()
        first = person.ask("GET", path)[0]
        return _with(person, "DELETE", f"{path}/{first['id']}")

    return request


def _close_table(ground: Ground) -> httpx.Response:
    host, match = ground.open_table()
    return _with(host, "DELETE", f"/api/matches/{match}")


def _sit(ground: Ground) -> httpx.Response:
    _, match = ground.open_table()
    return _with(ground.guest(), "POST", f"/api/matches/{match}/seats", {})


def _stand_up(ground: Ground) -> httpx.Response:
    host, match = ground.open_table()
    return _with(host, "DELETE", f"/api/matches/{match}/seats/me")


def _arrange(ground: Ground) -> httpx.Response:
    host, match = ground.open_table()
    return _with(host, "PUT", f"/api/matches/{match}/seats/1", {"bot": "random"})


def _of_table(method: str, what: str, body: Any = None) -> Request:
    """What the host may ask of a table that has not begun."""

    def request(ground: Ground) -> httpx.Response:
        host, match = ground.open_table(seats=[{"me": True}, {}, {"bot": "random"}])
        return _with(host, method, f"/api/matches/{match}{what}", body)

    return request


def _abandon_own(ground: Ground) -> httpx.Response:
    host, match = ground.open_table()
    return _with(host, "POST", "/api/me/matches/abandon", {"matches": [match]})


def _delete_own(ground: Ground) -> httpx.Response:
    host, match = ground.open_table()
    host.ask("POST", "/api/me/matches/abandon", {"matches": [match]})
    return _with(host, "POST", "/api/me/matches/delete", {"matches": [match]})


def _start(ground: Ground) -> httpx.Response:
    host, match = ground.open_table(seats=[{"me": True}, {"bot": "random"}])
    return _with(host, "POST", f"/api/matches/{match}/start")


def _decide(ground: Ground) -> httpx.Response:
    one, _, match = ground.two()
    decision = one.look(match)["decision"]
    answer = {"decision": decision["id"], "action": decision["choices"][0]["id"]}
    return _with(one, "POST", f"/api/matches/{match}/answers", answer)


def _confirm(ground: Ground) -> httpx.Response:
    one, _, match = ground.two()
    one.do(match, "preferences", {"confirms": True}, "PUT")
    one.answer(match)
    return _with(one, "POST", f"/api/matches/{match}/confirmation", {})


def _undo(ground: Ground) -> httpx.Response:
    one, _, match = ground.two()
    one.answer(match)
    return _with(one, "POST", f"/api/matches/{match}/undo", {})


def _consent(ground: Ground) -> httpx.Response:
    one, other, match = ground.two()
    request = one.do(match, "requests", {"what": "abandon"})["number"]
    return _with(other, "POST", f"/api/matches/{match}/requests/{request}", {"agree": False})


def _return(ground: Ground) -> httpx.Response:
    one, _, match = ground.two()
    one.do(match, "stand-in", {"seat": 0})
    return _with(one, "DELETE", f"/api/matches/{match}/stand-in")


def _order(ground: Ground) -> httpx.Response:
    one, other = ground.guest("Lea"), ground.guest("Mario")
    match = table(one, other, game="leonardo")
    for _ in range(200):  # until a phase has come in which one may pass
        answer = _with(one, "PUT", f"/api/matches/{match}/order", {"passing": True})
        if answer.is_success:
            break
        for person in (one, other):
            decision = person.look(match)["decision"]
            if decision is not None:
                person.answer(match, decision)
                break
    return answer


def _say(ground: Ground) -> httpx.Response:
    one, _, match = ground.two()
    return _with(one, "POST", f"/api/matches/{match}/chat", {"text": "Good luck!"})


def _mute(ground: Ground) -> httpx.Response:
    other = ground.guest("Nino")
    return _with(ground.guest(), "PUT", f"/api/me/mutes/{other.name}", {"muted": True})


def _profile(ground: Ground) -> httpx.Response:
    person = ground.guest()
    return _with(person, "GET", f"/api/players/{person.name}")


def _report(ground: Ground) -> httpx.Response:
    one, other, match = ground.two()
    form = {"reason": "name", "match": match}
    return _with(one, "POST", f"/api/players/{other.name}/reports", form)


def _read_warning(ground: Ground) -> httpx.Response:
    person = ground.guest()
    admin = [sys.executable, "-m", "bottega.cli", "admin", "--data", str(ground.data)]
    subprocess.run([*admin, "warn", person.name, "--text", "Be kind."], check=True, timeout=120)
    (warning,) = person.ask("GET", "/api/me/warnings")
    return _with(person, "POST", f"/api/me/warnings/{warning['id']}/read")


def _add_channel(ground: Ground) -> httpx.Response:
    return _with(ground.guest(), "POST", "/api/me/channels", {"kind": "webhook", "url": ground.hook})


def _review(ground: Ground) -> httpx.Response:
    person, match = ground.played_out()
    return _with(person, "POST", f"/api/matches/{match}/review", {"level": "quick"})


def _practise(ground: Ground) -> httpx.Response:
    person, path = ground.guest(), "/api/games/masters/practice/1"
    choices = person.ask("GET", path)["news"]["decision"]["choices"]
    return _with(person, "POST", path, {"action": choices[0]["action"]["notation"]})


def _of_channel(method: str, what: str) -> Request:
    def request(ground: Ground) -> httpx.Response:
        person = ground.guest()
        made = person.ask("POST", "/api/me/channels", {"kind": "webhook", "url": ground.hook})
        return _with(person, method, f"/api/me/channels/{made['channel']['id']}{what}")

    return request


def _recover(ground: Ground) -> httpx.Response:
    person, address = ground.reachable()
    person.ask("POST", "/api/recovery", {"who": person.name})
    token = ground.mails.link(address, r"/recover#(\S+)")
    form = {"token": token, "password": "another horse entirely"}
    return plain.post(f"http://127.0.0.1:{ground.port}/api/recovery/password", json=form, timeout=60)


SUCCEEDS: Final[dict[str, Request]] = {
    "POST /api/guests": _come_in,
    "POST /api/login": _log_in,
    "POST /api/logout": _plain("POST", "/api/logout"),
    "POST /api/logout/everywhere": _plain("POST", "/api/logout/everywhere"),
    "GET /api/me": _plain("GET", "/api/me"),
    "DELETE /api/me": _plain("DELETE", "/api/me"),
    "PATCH /api/me": _plain("PATCH", "/api/me", {"lang": "fr"}),
    "GET /api/session": _plain("GET", "/api/session"),
    "POST /api/me/claim": _plain("POST", "/api/me/claim", {"password": PASSWORD}),
    "POST /api/me/password": _new_password,
    "GET /api/sessions": _plain("GET", "/api/sessions"),
    "DELETE /api/sessions/{id}": _delete_first("/api/sessions"),
    "GET /api/tokens": _plain("GET", "/api/tokens"),
    "POST /api/tokens": _plain("POST", "/api/tokens", {"label": "bot"}),
    "DELETE /api/tokens/{id}": _delete_first("/api/tokens"),
    "GET /api/games": _plain("GET", "/api/games"),
    "GET /api/games/{game}/rules": _plain("GET", "/api/games/masters/rules"),
    "GET /api/games/{game}/summary": _plain("GET", "/api/games/masters/summary"),
    "GET /api/games/{game}/components": _plain("GET", "/api/games/leonardo/components"),
    "GET /api/games/{game}/legend": _plain("GET", "/api/games/leonardo/legend"),
    "GET /api/games/{game}/words": _plain("GET", "/api/games/inventors/words"),
    "GET /api/games/{game}/coach": _plain("GET", "/api/games/inventors/coach"),
    "GET /api/games/{game}/facts": _plain("GET", "/api/games/masters/facts"),
    "GET /api/games/{game}/lessons": _plain("GET", "/api/games/masters/lessons"),
    "POST /api/games/{game}/lessons/{lesson}": _plain("POST", _LESSON, {"answer": ""}),
    "POST /api/games/{game}/lessons/{lesson}/why": _plain("POST", f"{_LESSON}/why", {"target": "row:1"}),
    "POST /api/games/{game}/lessons/{lesson}/things": _plain(
        "POST", f"{_LESSON}/things", {"targets": ["row:1"]}
    ),
    "POST /api/games/{game}/lessons/{lesson}/match": _plain("POST", f"{_LESSON}/match", {}),
    "GET /api/me/learnt": _plain("GET", "/api/me/learnt"),
    "PUT /api/me/learnt/{game}/lessons/{lesson}": _plain(
        "PUT", "/api/me/learnt/masters/lessons/first", {"answers": [""], "done": False}
    ),
    "PUT /api/me/learnt/{game}/cards/{card}": _plain("PUT", "/api/me/learnt/masters/cards/market"),
    "DELETE /api/me/learnt/cards": _plain("DELETE", "/api/me/learnt/cards"),
    "GET /api/matches": _plain("GET", "/api/matches"),
    "POST /api/matches": _plain("POST", "/api/matches", {"game": "masters", "seats": [{"me": True}, {}]}),
    "GET /api/me/matches": _plain("GET", "/api/me/matches"),
    "POST /api/me/matches/abandon": _abandon_own,
    "POST /api/me/matches/delete": _delete_own,
    "GET /api/matches/{match}": _of_match("GET", ""),
    "DELETE /api/matches/{match}": _close_table,
    "POST /api/matches/{match}/seats": _sit,
    "DELETE /api/matches/{match}/seats/me": _stand_up,
    "PUT /api/matches/{match}/seats/{seat}": _arrange,
    "POST /api/matches/{match}/seats/new": _of_table("POST", "/seats/new", {"bot": "random"}),
    "DELETE /api/matches/{match}/seats/{seat}": _of_table("DELETE", "/seats/2"),
    "GET /api/matches/{match}/addresses": _of_table("GET", "/addresses"),
    "POST /api/matches/{match}/start": _start,
    "GET /api/matches/{match}/rematch": _of_finished("GET", "/rematch"),
    "POST /api/matches/{match}/rematch": _of_finished("POST", "/rematch"),
    "POST /api/matches/{match}/fork": _of_finished("POST", "/fork", {"count": 1, "seat": 0, "bot": "random"}),
    "POST /api/records": _bring,
    "POST /api/matches/{match}/answers": _decide,
    "POST /api/matches/{match}/confirmation": _confirm,
    "POST /api/matches/{match}/undo": _undo,
    "POST /api/matches/{match}/requests": _of_match("POST", "/requests", {"what": "abandon"}),
    "POST /api/matches/{match}/requests/{number}": _consent,
    "POST /api/matches/{match}/stand-in": _of_match("POST", "/stand-in", {"seat": 0}),
    "DELETE /api/matches/{match}/stand-in": _return,
    "POST /api/matches/{match}/resignation": _of_match("POST", "/resignation", {}),
    "PUT /api/matches/{match}/order": _order,
    "PUT /api/matches/{match}/preferences": _of_match("PUT", "/preferences", {"confirms": True}),
    "GET /api/matches/{match}/why": _of_match("GET", "/why?action=0"),
    "GET /api/matches/{match}/description": _of_match("GET", "/description"),
    "GET /api/matches/{match}/things": _of_match("GET", "/things?target=leader:49"),
    "GET /api/matches/{match}/history": _of_match("GET", "/history"),
    "GET /api/matches/{match}/recap": _of_match("GET", "/recap"),
    "GET /api/matches/{match}/record": _of_match("GET", "/record"),
    "GET /api/matches/{match}/hint": _of_match("GET", "/hint?bot=greedy"),
    "GET /api/matches/{match}/moments": _of_finished("GET", "/moments"),
    "GET /api/matches/{match}/moments/{count}": _of_finished("GET", "/moments/1"),
    "POST /api/matches/{match}/review": _review,
    "GET /api/matches/{match}/review": _of_finished("GET", "/review"),
    "DELETE /api/matches/{match}/review": _of_finished("DELETE", "/review"),
    "GET /api/games/{game}/practice": _plain("GET", "/api/games/masters/practice"),
    "GET /api/games/{game}/practice/{position}": _plain("GET", "/api/games/masters/practice/1"),
    "POST /api/games/{game}/practice/{position}": _practise,
    "GET /api/games/{game}/practice/{position}/things": _plain(
        "GET", "/api/games/masters/practice/1/things?target=row:1"
    ),
    "POST /api/games/{game}/practice/{position}/why": _plain(
        "POST", "/api/games/masters/practice/1/why", {"target": "row:1"}
    ),
    "GET /api/matches/{match}/chat": _of_match("GET", "/chat"),
    "POST /api/matches/{match}/chat": _say,
    "GET /api/me/mutes": _plain("GET", "/api/me/mutes"),
    "PUT /api/me/mutes/{name}": _mute,
    "GET /api/matches/{match}/note": _of_match("GET", "/note"),
    "PUT /api/matches/{match}/note": _of_match("PUT", "/note", {"text": "Watch the shields."}),
    "GET /api/players/{name}": _profile,
    "GET /api/leaderboards/{game}/{players}": _plain("GET", "/api/leaderboards/masters/2"),
    "POST /api/players/{name}/reports": _report,
    "GET /api/me/warnings": _plain("GET", "/api/me/warnings"),
    "POST /api/me/warnings/{id}/read": _read_warning,
    "GET /api/matches/{match}/rating": _of_match("GET", "/rating"),
    "GET /api/me/notices": _plain("GET", "/api/me/notices"),
    "PUT /api/me/notices": _plain("PUT", "/api/me/notices", {}),
    "POST /api/me/channels": _add_channel,
    "DELETE /api/me/channels/{id}": _of_channel("DELETE", ""),
    "POST /api/me/channels/{id}/test": _of_channel("POST", "/test"),
    "GET /api/push-key": _plain("GET", "/api/push-key"),
    "GET /api/recovery": _plain("GET", "/api/recovery"),
    "POST /api/recovery": _plain("POST", "/api/recovery", {"who": "Nobody"}),
    "POST /api/recovery/password": _recover,
}
