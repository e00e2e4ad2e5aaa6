"""What a bot may ask: an estimate that is exact at the end, and a policy for every decision."""

from __future__ import annotations

import random
from typing import Final

import pytest

from bottega.engine.state import State
from bottega.games.inventors.insight import InventorsInsight
from tests.games.inventors.positions import GAME
from tests.games.inventors.scenes import scenes

OPTIONS: Final = ("dealt", "chosen")


def insight() -> InventorsInsight:
    found = GAME.insight()
    assert isinstance(found, InventorsInsight)
    return found


def states(players: int, teams: str, seed: int) -> list[State]:
    """Every position of a random match, the end included."""
    rng = random.Random(seed)
    state: State = GAME.start(GAME.deal(players, seed=seed, teams=teams))
    passed = [state.clone()]
    while not state.over:
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        passed.append(state.clone())
    return passed


@pytest.mark.parametrize("teams", OPTIONS)
@pytest.mark.parametrize("players", GAME.seats)
def test_every_decision_of_a_match_is_weighed_and_judged_without_touching_it(
    players: int, teams: str
) -> None:
    asked = insight()
    for state in [*states(players, teams, players), *scenes()]:
        before = state.dump()
        for seat in state.actors:
            actions = state.legal(seat)
            weights = asked.weights(state, seat, actions)
            assert len(weights) == len(actions)
            assert all(weight > 0 for weight in weights)
        assert len(asked.points(state)) == state.players
        assert asked.spread(state) >= 0.5
        chances = asked.chances(state)
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)
        assert state.dump() == before


@pytest.mark.parametrize("players", GAME.seats)
def test_the_end_is_judged_exactly(players: int) -> None:
    end = states(players, "dealt", 10 + players)[-1]
    assert insight().points(end) == [score["total"] for score in end.scores()]
    winners = end.ranking()[0]
    expected = [1 / len(winners) if seat in winners else 0 for seat in range(players)]
    assert insight().chances(end) == expected
