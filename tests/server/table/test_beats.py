"""What viewers are told of how a decision went, thing by thing."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import pytest

import bottega
from bottega.engine import schema
from bottega.engine.types import Viewer
from bottega.server.referee.news import QUICK, EncodingTeller
from bottega.server.referee.process import Referee
from bottega.table.changes import changed, renewed
from bottega.table.hosting import Eyes
from bottega.table.telling import Told
from tests.server.table.desk import Desk
from tests.steps import steps

TABLES = [(game, players) for game in bottega.games() for players in bottega.game(game).seats]


class Followers:
    """All viewers of a table, told after each entry or after several."""

    def __init__(self, desk: Desk, lang: str | None = "en") -> None:
        self.desk = desk
        self.lang = lang
        self.viewers: list[Viewer] = [None, *range(desk.table.players)]
        teller = EncodingTeller(desk.table)
        whole = QUICK.whole_news(teller, [(viewer, lang, 0) for viewer in self.viewers])
        self.told: Told = teller.told
        self.known = {viewer: json.loads(news) for viewer, news in zip(self.viewers, whole, strict=True)}
        desk.table.beats = []

    def hear(self) -> dict[Viewer, dict[str, Any]]:
        """The news of each viewer as it was sent; `known` is what it makes of the news before."""
        eyes: list[Eyes] = [(viewer, self.lang, self.told.number) for viewer in self.viewers]
        teller = EncodingTeller(self.desk.table)
        sent = [json.loads(news) for news in QUICK.news_since(teller, eyes, self.told)]
        self.told = teller.told
        self.desk.table.beats = []
        for viewer, news in zip(self.viewers, sent, strict=True):
            self.known[viewer] = renewed(self.known[viewer], news)
        return dict(zip(self.viewers, sent, strict=True))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_viewer_is_told_the_beats_and_their_own_views(game: str, players: int) -> None:
    rng = random.Random(players)
    desk = Desk(game, people=players).begin()
    followers = Followers(desk)
    told = 0
    while desk.table.status == "playing":
        seat = rng.choice(list(desk.table.opened))
        action = rng.choice(desk.legal(seat))
        before = desk.table.play.state.clone()
        desk.answer(seat, action)
        followers.hear()
        for viewer in followers.viewers:
            expected = steps(before.clone(), seat, desk.table.game.actions[action], viewer)
            news = followers.known[viewer]
            assert [beat["view"] for beat in news["beats"]] == [step.view for step in expected[:-1]]
            counts = [0, *(beat["events"] for beat in news["beats"]), len(news["events"])]
            assert [b - a for a, b in pairwise(counts)] == [len(step.events) for step in expected]
            for beat in news["beats"]:
                assert schema.misfit(desk.table.game.view_form, beat["view"], viewer) is None
                told += 1
    assert told > 10 * players


def test_a_client_that_ignores_the_beats_has_the_same_view() -> None:
    desk = Desk("leonardo", people=3).begin()
    followers = Followers(desk)
    rng = random.Random(1)
    beats = 0
    while desk.table.status == "playing":
        before = {viewer: news["view"] for viewer, news in followers.known.items()}
        desk.play(1, rng)
        for viewer, news in followers.hear().items():
            beats += len(news.get("beats", ()))
            view = changed(before[viewer], news["changes"].get("view", {}))
            assert view == json.loads(json.dumps(desk.table.play.state.view(viewer)))
    assert beats


def test_entries_that_are_told_together_are_a_step_each() -> None:
    """As after a time in which another process wrote them."""
    desk = Desk("inventors", people=2).begin()
    followers = Followers(desk)
    views = []
    for _ in range(3):
        desk.play(1, random.Random(5))
        views.append(desk.table.play.state.view(None))
    followers.hear()
    news = followers.known[None]
    numbers = [event["number"] for event in news["events"]]
    assert sorted(set(numbers)) == [4, 5, 6]
    seen = {beat["events"]: beat["view"] for beat in news["beats"]} | {len(numbers): news["view"]}
    assert [seen[sum(number <= entry for number in numbers)] for entry in (4, 5, 6)] == views


def test_what_was_taken_back_is_seen_before_it_goes() -> None:
    desk = Desk("inventors", people=2).begin()
    followers = Followers(desk)
    start = desk.table.play.state.view(None)
    desk.play(1)
    placed = desk.table.play.state.view(None)
    desk("undo", "Ada")
    followers.hear()
    news = followers.known[None]
    assert [event["kind"] for event in news["events"]] == ["work", "undo"]
    assert [beat["view"] for beat in news["beats"]] == [placed]
    assert news["view"] == start


def test_programs_are_told_no_beats() -> None:
    desk = Desk("leonardo", people=2).begin()
    followers = Followers(desk, None)
    while desk.table.status == "playing":
        desk.play(1, random.Random(2))
        assert not any("beats" in news for news in followers.hear().values())


def test_nothing_is_kept_of_what_is_told_to_nobody() -> None:
    desk = Desk("leonardo", people=2).begin()
    assert desk.table.beats is None
    while desk.table.status == "playing":
        desk.play(1, random.Random(2))
        assert desk.table.beats is None
        assert desk.table.play.log.beats is None


def test_whole_news_have_no_beats() -> None:
    desk = Desk("leonardo", people=2).begin()
    desk.table.beats = []
    desk.play(20, random.Random(2))
    assert desk.table.beats
    assert desk.news(0, "en", 3)["beats"] == []


def test_a_referee_keeps_beats_for_people_alone() -> None:
    desk = Desk(people=2).begin()
    referee = Referee(room=10)
    referee._keep(desk.table)
    referee.look(desk.table.id, [(0, None, 0), (1, "en", 0)], watching=True)
    number = desk.table.number
    referee._expect(desk.table, [(0, None, number)])
    assert desk.table.beats is None
    referee._expect(desk.table, [(0, None, number), (1, "en", number)])
    assert desk.table.beats == []
