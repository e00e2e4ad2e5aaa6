"""Everything that a page does, once: what this imports is what a page needs.

It runs twice: from the sources, to see which modules are used, and from the packed files, to see that none is
missing.
"""

from __future__ import annotations

import json
import random
from typing import Any

import bottega
from bottega.engine.people.text import LANGUAGES
from tests.page.tab import Refusal, Tab


def run() -> None:
    for number, game in enumerate(bottega.games()):
        everything(game, LANGUAGES[number % len(LANGUAGES)])
    review(Tab())


def everything(game: str, lang: str) -> None:
    """What there is of a game in a language."""
    tab = Tab(lang=lang)
    tab.come_in()
    described = next(each for each in tab.ask("GET", "/games")["games"] if each["name"] == game)
    for what in ("rules", "summary", "components", "legend", "facts", "practice", "lessons"):
        tab.ask("GET", f"/games/{game}/{what}")
    for what in ("words", "coach"):
        tab.text("GET", f"/games/{game}/{what}")
    lesson(tab, game)
    for edition in described["editions"]:
        begun = tab.begin(game, ["apprentice"], edition=edition, start=True)
    match = play(tab, game, begun)
    tab.ask("POST", "/me/matches/abandon", {"matches": [match]})
    tab.text("GET", f"/matches/{match}/record")
    tab.ask("GET", f"/matches/{match}/moments")
    tab.ask("POST", f"/matches/{match}/rematch")
    tab.ask("POST", "/records", {"text": tab.text("GET", f"/matches/{match}/record")})
    tab.ask("POST", f"/matches/{match}/fork", {"count": 1, "seat": 0, "bot": "random"})
    refused(tab, "POST", "/records", {"text": "no record"})
    position = tab.ask("GET", f"/games/{game}/practice")["positions"][0]["id"]
    told = tab.ask("GET", f"/games/{game}/practice/{position}")
    choice = told["news"]["decision"]["choices"][0]["action"]["notation"]
    tab.ask("POST", f"/games/{game}/practice/{position}", {"action": choice})


def review(tab: Tab) -> None:
    """A review of a whole match, of the game with the shortest ones."""
    tab.come_in()
    match = play(tab, "inventors", tab.begin("inventors", ["random"]), 10_000)
    tab.ask("POST", f"/matches/{match}/review", {"level": "quick"})
    tab.settle()
    assert tab.ask("GET", f"/matches/{match}/review")["status"] == "done"


def play(tab: Tab, game: str, match: str, most: int = 8) -> str:
    """Some decisions of a match, with questions on the way; its id."""
    rng = random.Random(game)
    tab.say(op="watch", match=match)
    for turn in range(most):
        tab.settle()
        news = tab.news(match)
        if news["decision"] is None:
            break
        choice = rng.choice(news["decision"]["choices"])["id"]
        if turn == 2:
            ask_around(tab, match, news)
        tab.say(op="answer", match=match, decision=news["decision"]["id"], action=choice)
    return match


def ask_around(tab: Tab, match: str, news: dict[str, Any]) -> None:
    tab.say(op="why", match=match, target="row:1")
    tab.say(op="answer", match=match, decision=news["decision"]["id"], action=0)
    tab.say(op="undo", match=match)
    tab.settle()
    tab.ask("GET", f"/matches/{match}/things")
    tab.ask("GET", f"/matches/{match}/description")
    tab.ask("GET", f"/matches/{match}/history")
    tab.ask("GET", f"/matches/{match}/recap", boards=True)
    tab.ask("GET", f"/matches/{match}/hint", bot="search")
    tab.ask("PUT", f"/matches/{match}/note", {"text": "a\nb"})
    refused(tab, "GET", "/nothing", None)


def refused(tab: Tab, method: str, path: str, body: Any) -> None:
    try:
        tab.ask(method, path, body)
    except Refusal:
        return
    raise AssertionError(f"{path} should have been refused")


def lesson(tab: Tab, game: str) -> None:
    path = f"/games/{game}/lessons/{tab.ask('GET', f'/games/{game}/lessons')['lessons'][0]['name']}"
    told = tab.ask("POST", path, {"answers": []})
    for _ in range(3):
        step = {"answer": ""} if told["expected"] is None else {"skip": True}
        told = tab.ask("POST", path, {"answers": told["answers"], **step})
    tab.ask("POST", f"{path}/things", {"answers": told["answers"], "targets": ["row:1"]})


def texts(lang: str) -> str:
    """What can be read about the games before Python has arrived: the answers to these requests, by their
    paths, as JSON."""
    tab = Tab(lang=lang)
    found: dict[str, str] = {"/games": tab.text("GET", "/games")}
    for game in bottega.games():
        for what in ("rules", "summary", "legend", "lessons"):
            path = f"/games/{game}/{what}"
            found[path] = tab.text("GET", path)
    return json.dumps(found, ensure_ascii=False)
