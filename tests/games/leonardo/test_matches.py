"""Whole matches at random: what holds at every decision, and how they end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bottega.engine.events import Log
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import COMPONENTS, GAME, florins, idle, public, seat_board, stage

pytestmark = pytest.mark.exhaustive

#: Which stages follow one another within a turn.
COURSE = [
    "laboratories",
    "assign",
    "leonardo",
    "benefit",
    "lift",
    "put",
    "arrange",
    "component",
    "offer",
    "bid",
]
CASES = [
    (players, start, codex, seed)
    for seed, (players, start, codex) in enumerate(
        (players, start, codex)
        for players in GAME.seats
        for start in ("beginner", "expert")
        for codex in ("off", "on")
    )
]


def step(state: LeonardoState, rng: random.Random) -> None:
    """One decision of somebody who must decide; those that lead on are chosen more often."""
    seat = rng.choice(state.actors)
    actions = state.legal(seat)
    keen = [
        a for a in actions if a.type in ("start", "accept", "improve") or str(a).endswith(("small", "large"))
    ]
    state.play(seat, rng.choice(keen if keen and rng.random() < 0.6 else actions))


@pytest.mark.parametrize(("players", "start", "codex", "seed"), CASES)
def test_a_match_keeps_to_the_laws_and_ends_after_nine_turns(
    players: int, start: str, codex: str, seed: int
) -> None:
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(players, seed, start=start, codex=codex))
    before = (0, -1)
    while not state.over:
        step(state, rng)
        assert state.audit() == []
        if state.over:
            break
        now = stage(state)
        where = (public(state, "turn"), COURSE.index(now) if now in COURSE else -1)
        assert where >= before, "a phase does not come back"
        before = where
    assert public(state, "turn") == 9
    ranked = [seat for group in state.ranking() for seat in group]
    assert sorted(ranked) == list(range(players))
    totals = [state.scores()[seat]["total"] for seat in ranked]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("seed", range(8))
def test_florins_come_from_the_bank_and_go_there_only_by_the_rules(seed: int) -> None:
    """Every florin that anybody has or has had is told in the events."""
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(2 + seed % 4, seed))
    expected = florins(state)
    while not state.over:
        state.log = written = Log()
        step(state, rng)
        for event in written.events:
            values = event.values
            if event.kind in ("complete", "complete-later", "council-florins"):
                expected[values["seat"]] += values["florins"]
            elif event.kind == "pay":
                expected[values["seat"]] -= values["florins"]
        assert florins(state) == expected


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_made_or_lost(seed: int) -> None:
    """§1: twelve of each component, 25 inventions, nine apprentices but for those removed."""
    rng = random.Random(seed)
    players = 2 + seed % 4
    state = GAME.start(GAME.deal(players, seed))
    while not state.over:
        step(state, rng)
        view = state.view(None)
        for name in COMPONENTS:
            assert view["shops"][name] + sum(b["components"][name] for b in view["boards"]) == 12
        dump = state.dump()
        places = [n for n in dump["requested"] if n] + dump["deck"] + dump["boxed"]
        places += [n for b in view["boards"] for n in b["cards"]]
        assert sorted(places) == list(range(1, 26))
        for seat in range(players):
            mine = seat_board(state, seat)
            assert mine["apprentices"] + mine["academy"] == {2: 7, 3: 8}.get(players, 9)
            assert sum(laboratory["men"] for laboratory in mine["labs"].values()) <= 3


def test_a_match_in_which_nobody_does_anything_ends_as_it_began() -> None:
    state = GAME.start(GAME.deal(3, 1))
    decisions = Counter[str]()
    while not state.over:
        decisions[stage(state)] += 1
        idle(state)
    assert decisions == {"laboratories": 27, "assign": 21}, "in turns 8 and 9 nobody can place anybody"
    assert florins(state) == [3, 3, 3]
    assert public(state, "council") == 8
    assert state.ranking() == [[0, 1, 2]]


def test_a_clone_goes_its_own_way() -> None:
    rng = random.Random(3)
    state = GAME.start(GAME.deal(4, 3))
    for _ in range(80):
        step(state, rng)
    before = state.dump()
    other = state.clone()
    for _ in range(40):
        step(other, rng)
    assert state.dump() == before
