"""What nobody can tell: the coming ages and the bag, imagined from what has not been seen."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bottega.engine.types import Json
from tests.games.inventors.positions import GAME, TOKENS, deal, of_age, position, team

WORLDS = 600


def imagined(seat: int | None = 0) -> list[dict[str, Json]]:
    """Many worlds that a viewer imagines at the start of a match of two."""
    state = GAME.start(deal(2))
    rng = random.Random(7)
    return [state.imagine(seat, rng).dump() for _ in range(WORLDS)]


def test_every_invention_of_an_age_to_come_is_as_likely() -> None:
    worlds = imagined()
    for age in (2, 3):
        seen = Counter(id for world in worlds for id in world["coming"][age - 2]["inventions"])
        assert set(seen) == set(of_age(age))
        assert all(abs(count / WORLDS - 5 / 12) < 0.08 for count in seen.values())


@pytest.mark.parametrize(("age", "space"), [(2, 0), (2, 4), (3, 0), (3, 4)])
def test_every_token_not_yet_seen_is_as_likely_everywhere(age: int, space: int) -> None:
    unseen = GAME.start(deal(2)).view(None)["bag"]
    assert sum(unseen.values()) == 52 - 10
    for n in (0, 1):
        there = Counter(world["coming"][age - 2]["tokens"][space][n] for world in imagined())
        assert all(abs(there[name] / WORLDS - unseen[name] / 42) < 0.08 for name in TOKENS)


def test_the_bag_holds_what_is_not_to_come() -> None:
    unseen = GAME.start(deal(2)).view(None)["bag"]
    for world in imagined(None)[:50]:
        coming = Counter(name for age in world["coming"] for pair in age["tokens"] for name in pair)
        assert {name: coming[name] + world["bag"][name] for name in TOKENS} == unseen


def test_all_viewers_imagine_alike() -> None:
    """Everything else lies open, so nobody knows more than another."""
    assert imagined(None)[:20] == imagined(0)[:20] == imagined(1)[:20]


def test_in_the_last_age_there_is_only_the_bag_left_to_imagine() -> None:
    state = position(team(), team(tokens=["classification"]), age=3)
    world = state.imagine(0, random.Random(1))
    assert world.dump() == state.dump()


def test_a_reshuffle_is_what_anybody_imagines() -> None:
    state = GAME.start(deal(2))
    rng = random.Random(7)
    assert [state.reshuffle(rng).dump() for _ in range(20)] == imagined(None)[:20]
