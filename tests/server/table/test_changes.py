"""Changes: with the news before, they make the news after, for every viewer, and say nothing else."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bottega
from bottega.engine.types import Viewer
from bottega.server.referee.news import QUICK, EncodingTeller
from bottega.table.changes import changed, renewed
from bottega.table.comparing import SAME, Comparison, difference
from bottega.table.hosting import Eyes
from bottega.table.problem import Problem
from bottega.table.telling import Told
from tests.server.table.desk import Desk

#: What the changes are about; the rest of the news is about one entry alone.
STANDING = ("table", "view", "decision", "own")
#: Every table in words and without. On the sources the smallest of each game are enough.
TABLES = [
    pytest.param(
        *(game, players, lang),
        marks=[] if (players, lang) == (2, None) else [pytest.mark.exhaustive],
    )
    for game in bottega.games()
    for players in bottega.game(game).seats
    if players > 1
    for lang in (None, "fr")
]


class Watching:
    """All viewers of a table. Each has the first news as a whole, and then only what has changed."""

    def __init__(self, desk: Desk, lang: str | None) -> None:
        self.desk = desk
        self.lang = lang
        self.viewers: list[Viewer] = [None, *range(desk.table.players)]
        teller = EncodingTeller(desk.table)
        whole = QUICK.whole_news(teller, [(viewer, lang, 0) for viewer in self.viewers])
        self.told: Told = teller.told
        self.known = {viewer: orjson.loads(news) for viewer, news in zip(self.viewers, whole, strict=True)}

    def step(self) -> dict[Viewer, dict[str, Any]]:
        """After an entry: each viewer's news, which is the same as the whole news would be. What they are
        made of is shared by viewers, and stays as it is."""
        kept = copy.deepcopy(self.told.views)
        eyes: list[Eyes] = [(viewer, self.lang, self.told.number) for viewer in self.viewers]
        teller = EncodingTeller(self.desk.table)
        steps = QUICK.news_since(teller, eyes, self.told)
        wholes = QUICK.whole_news(EncodingTeller(self.desk.table), eyes)
        received = {}
        self.offered = {viewer: offered_to(known) for viewer, known in self.known.items()}
        for viewer, text, whole_text in zip(self.viewers, steps, wholes, strict=True):
            step, whole = orjson.loads(text), orjson.loads(whole_text)
            assert step["base"] == self.told.number
            for name in ("match", "number", "at", "seat"):
                assert step[name] == whole[name]
            of_entry = {"number": step["number"], "at": step["at"]}
            assert [of_entry | event for event in step["events"]] == whole["events"]
            before = {name: self.known[viewer][name] for name in STANDING}
            after = {name: whole[name] for name in STANDING}
            # As text, because to Python 1 is true; and with the keys in the same order.
            made = self.known[viewer] = renewed(self.known[viewer], step)
            assert json.dumps({name: made[name] for name in STANDING}) == json.dumps(after)
            assert step["changes"] == between(before, after, self.offered[viewer]), (
                "made of this viewer's messages alone"
            )
            received[viewer] = step
        assert self.told.views == kept, "what was told before has changed"
        self.told = teller.told
        if self.desk.table.match is not None:
            state = self.desk.table.play.state
            assert self.told.views == {viewer: state.view(viewer) for viewer in self.viewers}
        return received


def offered_to(known: dict[str, Any]) -> dict[int, Any]:
    """All choices that a viewer has."""
    decision = known["decision"] or {"choices": []}
    offered: dict[int, Any] = known.get("offered", {each["id"]: each for each in decision["choices"]})
    return offered


def between(before: dict[str, Any], after: dict[str, Any], offered: dict[int, Any]) -> dict[str, Any]:
    """What the changes must be, from the texts that a viewer got. `offered`: all choices among them."""
    changes = {}
    for name in STANDING:
        if before[name] != after[name]:
            changes[name] = difference(before[name], after[name])
    if changes.get("decision") is not None:
        choices = [
            choice["id"] if offered.get(choice["id"]) == choice else choice
            for choice in after["decision"]["choices"]
        ]
        changes["decision"] = [{**after["decision"], "choices": choices}]
    return json.loads(orjson.dumps(changes, option=orjson.OPT_NON_STR_KEYS))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("game", "players", "lang"), TABLES)
def test_what_changed_makes_the_whole_for_every_viewer(game: str, players: int, lang: str | None) -> None:
    rng = random.Random(players)
    desk = Desk(game, people=players, tempo={"kind": "live", "minutes": 20, "increment": 20}).begin()
    watching = Watching(desk, lang)
    while desk.table.status == "playing":
        seat = rng.choice(list(desk.table.opened))
        desk.answer(seat, rng.choice(desk.legal(seat)), key=f"key {desk.table.number}")
        watching.step()
        if rng.random() < 0.1 and desk.table.status == "playing":
            try:
                desk("undo", desk.who(seat))
            except Problem:
                continue
            watching.step()
    assert watching.known[0]["table"]["result"]


def test_what_changed_before_the_match_and_when_it_begins() -> None:
    desk = Desk(people=3)
    watching = Watching(desk, "it")
    desk.sit("Bruno")
    watching.step()
    desk.sit("Chiara")
    watching.step()
    desk("start", "Ada")
    begun = watching.step()
    assert begun[0]["changes"]["view"][0]["seat"] == 0
    desk("resign", "Ada", seat=0)
    watching.step()
    desk("stand-in", "Bruno", **{"for": 1}, bot="random")
    assert watching.step()[2]["changes"]["table"]["seats"]["1"]["stand_in"] == "random"


def test_a_viewer_who_was_not_told_gets_the_whole() -> None:
    desk = Desk(people=2).begin()
    teller = EncodingTeller(desk.table)
    QUICK.whole_news(teller, [(0, "en", 0)])
    known = desk.table.number
    desk.play(1)
    eyes: list[Eyes] = [(0, "en", known), (1, "en", known), (0, "fr", known), (0, "en", known - 1)]
    told, *others = map(json.loads, QUICK.news_since(EncodingTeller(desk.table), eyes, teller.told))
    assert told["base"] == known
    for other in others:
        assert "base" not in other
        assert other["table"]["status"] == "playing"


def test_choices_are_told_again_once_somebody_has_come_who_may_not_know_them() -> None:
    """Two clients of one seat: the second has only the choices of its own first news."""
    rng = random.Random(3)
    desk = Desk(people=2).begin()
    watching = Watching(desk, "en")

    def go_on(decisions: int) -> list[dict[str, Any]]:
        received = []
        for _ in range(decisions):
            seat = rng.choice(list(desk.table.opened))
            desk.answer(seat, rng.choice(desk.legal(seat)), key=f"key {desk.table.number}")
            received.append(watching.step()[0])
        return received

    def ids(step: dict[str, Any]) -> bool:
        """Whether it has a choice that comes as its id."""
        asked = step["changes"].get("decision")
        return bool(asked) and any(isinstance(choice, int) for choice in asked[0]["choices"])

    assert any(map(ids, go_on(20)))
    # As a referee tells somebody who begins to watch.
    text = QUICK.whole_news(EncodingTeller(desk.table, watching.told), [(0, "en", 0)])[0]
    late = orjson.loads(text)
    watching.known[0].pop("offered", None)
    for step in go_on(20):
        late = renewed(late, step)
    assert {name: late[name] for name in STANDING} == {name: watching.known[0][name] for name in STANDING}


def test_one_viewer_gets_no_more_than_before() -> None:
    """The hand of a seat is in the changes of that seat and of nobody else."""
    desk = Desk(people=2).begin()
    watching = Watching(desk, None)
    desk.answer(0)
    received = watching.step()
    kept = json.dumps(desk.table.play.state.view(0)["boards"][0]["hand"])
    assert kept in json.dumps(received[0]["changes"])
    for viewer in (None, 1):
        boards = received[viewer]["changes"]["view"].get("boards", {})
        assert not {"hand", "rejected", "dropped"} & set(boards.get("0", {}))


PLAIN = st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=2)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


def _plain(value: Any) -> Any:
    """Without truth values, which equal numbers."""
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": None}, {"b": None}),
        ({"a": {"b": 1}}, {"a": {"c": 1}}, {"a": [{"c": 1}]}),
        ({"a": 1, "b": 2}, {"b": 3, "a": 1}, [{"b": 3, "a": 1}]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, SAME),
        ([{"a": 1}, 2], [{"a": 3}, 2], {0: {"a": 3}}),
        ([1, 2], [1, 3], [[1, 3]]),
        # A tuple is a list in JSON: as it is, it would be taken for a change of another form.
        ({"a": (1, 2)}, {"a": (1, 3)}, {"a": [(1, 3)]}),
    ],
)
def test_the_form_of_a_change(old: Any, new: Any, change: Any) -> None:
    assert difference(old, new) == Comparison().change(old, new) == change


@given(VALUES.map(_plain), VALUES.map(_plain))
def test_a_difference_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    if old == new and json.dumps(old) != json.dumps(new):
        return  # the same but for the order of keys
    kept = json.dumps(old)
    found = difference(old, new)
    assert (found is SAME) == (old == new)
    if found is not SAME:
        change = json.loads(orjson.dumps(found, option=orjson.OPT_NON_STR_KEYS))
        assert json.dumps(changed(old, change)) == json.dumps(new)
    assert json.dumps(old) == kept, "the old one stays as it is"


@given(
    st.lists(VALUES.map(_plain), min_size=2, max_size=3), st.lists(VALUES.map(_plain), min_size=2, max_size=3)
)
def test_messages_that_share_parts_have_the_same_changes_as_any_others(old: Any, new: Any) -> None:
    """Two viewers, with parts in common and in other places."""
    comparison = Comparison()
    for before, after in (
        ({"a": old[0], "b": [old[0], old[1]]}, {"a": new[0], "b": [new[0], new[1]]}),
        ({"a": old[1], "b": [old[0], old[1]]}, {"a": new[1], "b": [new[1], new[0]]}),
        ({"a": old[1], "b": [old[0], old[1]]}, {"a": new[1], "b": [new[1], new[0]]}),
    ):
        assert comparison.change(before, after) == difference(before, after)
