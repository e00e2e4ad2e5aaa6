"""What a match brings: win, rank and margin, with ties and alone."""

from __future__ import annotations

import pytest

import bottega
from bottega.engine.playout import Dice, play_out
from bottega.engine.state import Score, State
from bottega.engine.types import Seat
from bottega.research.rewards import REWARDS, bounds, margin, rank, reward_of, total, win


class Result(State):
    """A match that is over, as far as rewards look at it."""

    def __init__(self, points: list[int], ranking: list[list[Seat]]) -> None:
        self.players = len(points)
        self._points = points
        self._ranking = ranking

    def ranking(self) -> list[list[Seat]]:
        return self._ranking

    def scores(self) -> list[Score]:
        return [{"total": points, "lines": {}, "ties": {}} for points in self._points]


Result.__abstractmethods__ = frozenset()  # nobody plays on


def over(points: list[int], ranking: list[list[Seat]]) -> State:
    return Result(points, ranking)  # type: ignore[abstract]


@pytest.mark.parametrize(
    ("points", "ranking", "wins", "ranks", "margins"),
    [
        ([30, 20], [[0], [1]], [1, 0], [1, 0], [10, -10]),
        ([9, 12, 5], [[1], [0], [2]], [0, 1, 0], [0.5, 1, 0], [-3, 3, -7]),
        # The winner by a tie-break has no margin.
        ([20, 20], [[1], [0]], [0, 1], [0, 1], [0, 0]),
        # Two first places, then one; all four tied.
        ([8, 8, 3], [[0, 1], [2]], [0.5, 0.5, 0], [0.75, 0.75, 0], [0, 0, -5]),
        ([5, 5, 5, 5], [[0, 1, 2, 3]], [0.25] * 4, [0.5] * 4, [0] * 4),
        # Alone: won, lost.
        ([14], [[0]], [1], [1], [14]),
        ([14], [[], [0]], [0], [0], [0]),
    ],
)
def test_rewards_of_a_result(
    points: list[int],
    ranking: list[list[int]],
    wins: list[float],
    ranks: list[float],
    margins: list[float],
) -> None:
    result = over(points, ranking)
    assert win(result) == wins
    assert rank(result) == ranks
    assert margin(result) == margins


@pytest.mark.parametrize("name", REWARDS)
@pytest.mark.parametrize("game", bottega.games())
def test_rewards_keep_their_bounds_and_their_total(game: str, name: str) -> None:
    played = bottega.game(game)
    for players in played.seats:
        state = played.start(played.deal(players, 3))
        play_out(state, Dice(3))
        brought = reward_of(name)(state)
        least, most = bounds(name)
        assert len(brought) == players
        assert all(least <= each <= most for each in brought)
        together = total(name, players)
        assert together is None or sum(brought) == pytest.approx(together)


def test_an_unknown_reward_is_named() -> None:
    with pytest.raises(ValueError, match="win, rank, margin, not 'score'"):
        reward_of("score")
