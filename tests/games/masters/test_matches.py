"""Whole matches at random: what holds at every decision, and how they end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.events import Log
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import COLOURS, GAME, faith, outcome, seat_board, stage, totals
from tests.games.masters.strategies import often, positions, seldom

pytestmark = pytest.mark.exhaustive

#: What moves a match on; at random they would be chosen too rarely.
_KEEN = ("buy", "play-leader", "activate", "by-hand", "white")


def owned(state: MastersState) -> list[int]:
    """How many development cards each seat has."""
    return [sum(map(len, seat_board(state, seat)["slots"])) for seat in range(state.players)]


def step(state: MastersState, rng: random.Random, keen: float) -> None:
    """One decision of somebody who must decide."""
    seat = rng.choice(state.actors)
    actions = state.legal(seat)
    better = [action for action in actions if action.type in _KEEN]
    state.play(seat, rng.choice(better if better and rng.random() < keen else actions))


@pytest.mark.parametrize("players", GAME.seats)
@seldom
@given(seed=st.integers(0, 10**6), keen=st.sampled_from([0.0, 0.5, 0.9]))
def test_the_laws_hold_throughout_a_match(players: int, seed: int, keen: float) -> None:
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(players, seed))
    before = faith(state)
    while not state.over:
        step(state, rng, keen)
        assert state.audit() == []
        assert all(now >= was for now, was in zip(faith(state), before, strict=True)), "nobody goes back"
        before = faith(state)


@pytest.mark.parametrize("players", [2, 3, 4])
@seldom
@given(seed=st.integers(0, 10**6))
def test_a_match_ends_when_all_have_had_as_many_turns(players: int, seed: int) -> None:
    """Rulings 3, 32: in the first round in which somebody came to 24 or to seven cards."""
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(players, seed))
    state.log = log = Log()
    while not state.over:
        if stage(state) == "turn" and state.actors == (0,):
            assert max(faith(state)) < 24
            assert max(owned(state)) < 7
        step(state, rng, 0.9)
    assert max(faith(state)) == 24 or max(owned(state)) == 7
    turns = Counter(event.values["seat"] for event in log.events if event.kind == "turn")
    assert set(turns.values()) == {state.view(None)["round"]}
    assert len(turns) == players


@seldom
@given(seed=st.integers(0, 10**6))
def test_a_ranking_holds_every_seat_the_best_score_first(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(4, seed))
    while not state.over:
        step(state, rng, 0.9)
    ranking = state.ranking()
    assert sorted(seat for group in ranking for seat in group) == [0, 1, 2, 3]
    scores = [[totals(state)[seat] for seat in group] for group in ranking]
    assert all(len(set(group)) == 1 for group in scores)
    best = [group[0] for group in scores]
    assert best == sorted(best, reverse=True)


@seldom
@given(seed=st.integers(0, 10**6))
def test_a_solo_match_is_won_or_lost(seed: int) -> None:
    """Rulings 40."""
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(1, seed))
    while not state.over:
        assert outcome(state) is None
        step(state, rng, 0.9)
    shown = state.view(None)
    won = faith(state) == [24] or owned(state) == [7]
    left = [sum(shown["stacks"][f"{colour}{level}"]["left"] for level in (1, 2, 3)) for colour in COLOURS]
    assert (outcome(state) == "won") == won
    assert (outcome(state) == "lost-cross") == (not won and shown["solo"]["cross"] == 24)
    assert (outcome(state) == "lost-colour") == (not won and shown["solo"]["cross"] < 24)
    assert won or shown["solo"]["cross"] == 24 or 0 in left


@often
@given(positions())
def test_legal_actions_and_refusals_agree_everywhere(state: MastersState) -> None:
    """With any leaders, cards and resources: random matches come to few such positions."""
    rng = random.Random(0)
    for _ in range(12):
        if state.over:
            break
        for seat in range(state.players):
            legal = state.legal(seat)
            assert legal == [action for action in GAME.actions if state.why_not(seat, action) is None]
        assert GAME.load(state.dump()).dump() == state.dump()
        step(state, rng, 0.7)
        assert state.audit() == []
