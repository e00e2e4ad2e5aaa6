"""Batches: the same matches as one by one, whatever their number; restarts, errors, copies."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import bottega
from bottega import research
from bottega.research.batches import Batch
from bottega.research.rewards import REWARDS


def played(batch: Batch, steps: int, seed: int = 5) -> list[tuple[bytes, ...]]:
    """Step with random choices; what was seen and brought at each step."""
    rng = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        seen.append(
            tuple(
                each.tobytes()
                for each in (batch.observations, batch.seats, batch.legal, batch.done, batch.rewards)
            )
        )
        batch.step(batch.random(rng))
    return seen


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("name", bottega.games())
def test_each_place_shows_its_match_and_restarts_it(name: str, reward: str) -> None:
    game = bottega.game(name)
    players = game.seats[-1]
    encoding = game.encoding(players)
    batch = research.batch(name, players, count=3, seed="x", reward=reward)
    states = [game.start(game.deal(players, f"x/{place}/0")) for place in range(3)]
    begun = [1, 1, 1]
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 4:
        for place, state in enumerate(states):
            seat = state.actors[0]
            assert batch.seats[place] == seat
            assert batch.observations[place].tobytes() == encoding.observe(state, seat)
            legal = [action.id for action in state.legal(seat)]
            first = batch.offsets[place]
            assert batch.legal[first : first + batch.counts[place]].tolist() == legal
        ids = batch.random(rng)
        batch.step(ids)
        for place, state in enumerate(states):
            state.play(state.actors[0], game.actions[ids[place]])
            assert batch.done[place] == state.over
            if state.over:
                assert batch.rewards[place].tolist() == pytest.approx(REWARDS[reward](state))
                states[place] = game.start(game.deal(players, f"x/{place}/{begun[place]}"))
                begun[place] += 1
                ended += 1
            else:
                assert not batch.rewards[place].any()


def test_masks_say_what_the_ids_say() -> None:
    batch = research.batch("leonardo", 3, count=5, seed=2)
    for place in range(5):
        first = batch.offsets[place]
        assert np.flatnonzero(batch.masks[place]).tolist() == (
            batch.legal[first : first + batch.counts[place]].tolist()
        )


def test_the_matches_of_a_place_do_not_depend_on_their_number() -> None:
    few, many = research.batch("masters", 2, count=1, seed=9), research.batch("masters", 2, count=4, seed=9)
    for _ in range(150):
        assert few.observations[0].tobytes() == many.observations[0].tobytes()
        few.step(few.legal[:1])
        many.step(many.legal[many.offsets])


def test_seeds_options_and_editions_count() -> None:
    def first(**more: str) -> bytes:
        return research.batch("leonardo", 2, count=2, options=more).observations.tobytes()

    assert len({first(), first(start="expert"), first(codex="on")}) == 3
    rows = [
        research.batch(bottega.game("masters", edition=edition), 2, count=9, seed=seed).observations.tobytes()
        for edition, seed in (("standard", 1), ("standard", 1), ("standard", 2), ("pictured", 1))
    ]
    assert rows[0] == rows[1]
    assert len(set(rows)) == 3


def test_an_illegal_action_changes_nothing() -> None:
    batch = research.batch("masters", 2, count=3, seed=1)
    before = pickle.dumps(batch._lanes)
    ids = batch.legal[batch.offsets].copy()
    ids[2] = 0
    with pytest.raises(ValueError, match=r"action 0 \(market row 1\) is not legal for seat 0 in match 2"):
        batch.step(ids)
    ids[2] = 9999
    with pytest.raises(ValueError, match="action 9999 is not legal"):
        batch.step(ids)
    with pytest.raises(ValueError, match="3 matches here, and 2"):
        batch.step(ids[:2])
    with pytest.raises(ValueError, match="whole numbers in one row, not float64"):
        batch.step([0.5, 1.0, 2.0])
    assert pickle.dumps(batch._lanes) == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"players": 9}, "players"),
        ({"count": 0}, "at least 1 match, not 0"),
        ({"reward": "fame"}, "not 'fame'"),
        ({"options": {"start": "expert"}}, "start"),
        ({"seed": 1.5}, "1.5"),
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        research.batch("masters", **{"players": 2, **arguments})  # type: ignore[arg-type]


def test_a_pickled_batch_goes_on_alike() -> None:
    batch = research.batch("inventors", 3, count=4, seed=3, reward="margin")
    played(batch, 40)
    copy = pickle.loads(pickle.dumps(batch))
    assert played(copy, 60) == played(batch, 60)


def test_numbers_of_numpy_are_taken() -> None:
    one = research.batch("masters", np.int64(2), count=np.int32(2), seed=np.int64(4))
    two = research.batch("masters", 2, count=2, seed=4)
    assert one.observations.tobytes() == two.observations.tobytes()
