"""Whole matches: nothing is made or lost, and legal actions and refusals agree, whatever is played."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.types import Json
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import GAME, TOKENS, slots, token_name
from tests.games.inventors.strategies import often, positions, seldom

pytestmark = pytest.mark.exhaustive

#: What a match of random choices would do too seldom.
_KEEN = ("raise", "flip", "availability", "work-helped", "more")


def step(state: InventorsState, rng: random.Random, keen: float) -> None:
    """A random decision; with probability `keen` one that uses a token, where there is any."""
    seat = rng.choice(state.actors)
    actions = state.legal(seat)
    better = [action for action in actions if action.type in _KEEN]
    state.play(seat, rng.choice(better if better and rng.random() < keen else actions))


def tokens_counted(dump: dict[str, Json]) -> Counter[str]:
    """All reward tokens, wherever they are."""
    found: Counter[str] = Counter()
    for counts in (dump["bag"], dump["spent"], *(board["tokens"] for board in dump["boards"])):
        found.update(counts)
    for shown in dump["inventions"]:
        found.update(token_name(data) for data in (shown["rewards"] if shown else ()) if data)
    for age in dump["coming"]:
        found.update(name for pair in age["tokens"] for name in pair)
    return found


def inventions_counted(dump: dict[str, Json]) -> Counter[str]:
    """All inventions of the match; the card that somebody took from the table while it is shared once."""
    owned = [id for board in dump["boards"] for id in board["cards"]]
    on_table = [shown["id"] for shown in dump["inventions"] if shown and shown["id"] not in owned]
    coming = [id for age in dump["coming"] for id in age["inventions"]]
    return Counter([*owned, *on_table, *dump["boxed"], *coming])


@pytest.mark.parametrize("players", GAME.seats)
@seldom
@given(
    seed=st.integers(0, 10**6),
    keen=st.sampled_from([0.0, 0.5, 0.9]),
    teams=st.sampled_from(["dealt", "chosen"]),
)
def test_nothing_is_made_or_lost_in_a_match(players: int, seed: int, keen: float, teams: str) -> None:
    """52 tokens, the inventions of the deal, and a cube on every slot that is filled."""
    rng = random.Random(seed)
    dealt = GAME.deal(players, seed, teams=teams)
    state = GAME.start(dealt)
    all_tokens = {name: GAME.edition.figures["tokens"][name]["count"] for name in TOKENS}
    all_inventions = Counter(id for ids in dealt["ages"] for id in ids)
    assert sum(all_tokens.values()) == 52
    assert sum(all_inventions.values()) == 3 * (players + 3)
    levels = 0
    while not state.over:
        step(state, rng, keen)
        dump = state.dump()
        assert tokens_counted(dump) == all_tokens
        assert inventions_counted(dump) == all_inventions
        for shown in filter(None, dump["inventions"]):
            assert sum(shown["cubes"]) + sum(shown["empty"].values()) == len(slots(shown["id"]))
        assert state.audit() == []
        before, levels = levels, sum(sum(known) for b in dump["boards"] for known in b["levels"])
        assert levels >= before, "what has been learnt stays"
    assert [shown for shown in state.dump()["inventions"] if shown] == []


@seldom
@given(seed=st.integers(0, 10**6))
def test_a_ranking_holds_every_seat_the_best_score_first(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(5, seed))
    while not state.over:
        step(state, rng, 0.7)
    ranking = state.ranking()
    assert sorted(seat for group in ranking for seat in group) == [0, 1, 2, 3, 4]
    keys = [
        {(state.scores()[seat]["total"], state.scores()[seat]["ties"]["inventions"]) for seat in group}
        for group in ranking
    ]
    assert all(len(key) == 1 for key in keys)
    best_first = [key.pop() for key in keys]
    assert best_first == sorted(set(best_first), reverse=True)


@often
@given(positions(), st.integers(0, 10**6))
def test_legal_actions_and_refusals_agree_everywhere(state: InventorsState, seed: int) -> None:
    """With any levels, tokens and cubes: random matches come to few such positions."""
    rng = random.Random(seed)
    for _ in range(8):
        if state.over:
            break
        for seat in range(state.players):
            legal = state.legal(seat)
            assert legal == [action for action in GAME.actions if state.why_not(seat, action) is None]
        assert GAME.load(state.dump()).dump() == state.dump()
        step(state, rng, 0.7)
        assert state.audit() == []
