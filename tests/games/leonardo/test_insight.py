"""What a bot may ask: the estimate is exact at the end and sane before, the policy is usable anywhere."""

from __future__ import annotations

import math
import random

import pytest

from bottega.engine.action import Action
from bottega.engine.types import Seat
from bottega.games.leonardo import leonardo
from bottega.games.leonardo.insight.insight import LeonardoInsight
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import board, position
from tests.games.leonardo.scenes import scenes

pytestmark = pytest.mark.exhaustive

GAME = leonardo()
INSIGHT = GAME.insight()
CASES = [
    (players, start, codex)
    for players in GAME.seats
    for start in ("beginner", "expert")
    for codex in ("off", "on")
]


def best(state: LeonardoState, seat: Seat) -> Action:
    """What the policy would choose."""
    actions = state.legal(seat)
    weights = INSIGHT.weights(state, seat, actions)
    return actions[weights.index(max(weights))]


def a_match(players: int, start: str, codex: str, seed: int) -> list[LeonardoState]:
    """All states of a match in which most decisions are those of the policy, and the end."""
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(players, seed, start=start, codex=codex))
    states = []
    while not state.over:
        states.append(state.clone())
        seat = rng.choice(state.actors)
        state.apply(seat, best(state, seat) if rng.random() < 0.6 else rng.choice(state.legal(seat)))
    return [*states, state]


def test_the_game_offers_its_own_insight() -> None:
    assert isinstance(INSIGHT, LeonardoInsight)


@pytest.mark.parametrize(("players", "start", "codex"), CASES)
def test_the_estimate_is_exact_when_the_match_is_over(players: int, start: str, codex: str) -> None:
    end = a_match(players, start, codex, 1)[-1]
    assert INSIGHT.points(end) == [score["total"] for score in end.scores()]
    winners = end.ranking()[0]
    expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    assert INSIGHT.chances(end) == pytest.approx(expected)


@pytest.mark.parametrize(("players", "start", "codex"), CASES)
def test_every_decision_has_positive_weights_and_a_finite_estimate(
    players: int, start: str, codex: str
) -> None:
    """And asking changes nothing, nor does asking again give another answer."""
    for i, state in enumerate(a_match(players, start, codex, 2)[:-1]):
        before = state.dump() if i % 7 == 0 else None
        for seat in state.actors:
            actions = state.legal(seat)
            weights = INSIGHT.weights(state, seat, actions)
            assert len(weights) == len(actions)
            assert all(weight > 0 and math.isfinite(weight) for weight in weights)
            assert INSIGHT.weights(state, seat, actions) == weights
        points = INSIGHT.points(state)
        assert len(points) == players
        assert all(math.isfinite(each) for each in points)
        assert INSIGHT.points(state) == points
        chances = INSIGHT.chances(state)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0
        assert chances.index(max(chances)) == points.index(max(points))
        assert INSIGHT.spread(state) >= 0.5
        assert before is None or state.dump() == before


@pytest.mark.parametrize("scene", range(len(scenes())))
def test_rare_situations_are_judged_too(scene: int) -> None:
    state = scenes()[scene]
    before = state.dump()
    assert all(math.isfinite(each) for each in INSIGHT.points(state))
    for seat in state.actors:
        actions = state.legal(seat)
        assert all(weight > 0 for weight in INSIGHT.weights(state, seat, actions))
        # A part of the actions gets the same weights: each stands for itself.
        assert INSIGHT.weights(state, seat, actions[:2]) == INSIGHT.weights(state, seat, actions)[:2] or (
            len(actions[:2]) == 1
        )
    assert state.dump() == before


@pytest.mark.parametrize(("players", "start", "codex"), CASES)
def test_the_order_of_the_deck_is_not_read(players: int, start: str, codex: str) -> None:
    """Nobody knows it, so an estimate that did would make search too sure of itself."""
    rng = random.Random(players)
    for state in a_match(players, start, codex, 3)[:-1:5]:
        other = state.clone()
        known = max((len(sight) for sight in state.sight), default=0)
        rest = list(state.deck[known:])
        rng.shuffle(rest)
        other.deck = (*state.deck[:known], *rest)
        assert INSIGHT.points(other) == INSIGHT.points(state)
        for seat in state.actors:
            actions = state.legal(seat)
            if state.legal(seat) == other.legal(seat):
                assert INSIGHT.weights(other, seat, actions) == INSIGHT.weights(state, seat, actions)


@pytest.mark.parametrize("players", GAME.seats)
def test_another_florin_is_never_worth_less(players: int) -> None:
    for state in a_match(players, "beginner", "off", 4):
        before = INSIGHT.points(state)
        for seat in range(players):
            richer = state.clone()
            richer.florins[seat] += 1
            assert INSIGHT.points(richer)[seat] >= before[seat] + 0.9


@pytest.mark.parametrize("turn", range(1, 10))
def test_more_weeks_of_work_are_never_worth_less(turn: int) -> None:
    values = [
        INSIGHT.points(position(board(works={"small": (12, weeks)}), board(), turn=turn))[0]
        for weeks in range(12)
    ]
    assert values == sorted(values)
    assert values[-1] > values[0] + 1


@pytest.mark.parametrize("turn", range(1, 8))
def test_what_the_city_gives_is_worth_something(turn: int) -> None:
    plain = INSIGHT.points(position(board(small=5), board(), turn=turn))[0]
    for better in (
        board(small=5, apprentices=5),
        board(small=5, large=4),
        board(small=5, men={"small": 1}),
        board(small=5, hand={"wood": 1}),
    ):
        assert INSIGHT.points(position(better, board(), turn=turn))[0] > plain


@pytest.mark.parametrize("turn", range(2, 10))
def test_a_completed_invention_raises_the_estimate(turn: int) -> None:
    """Above that of the work on it; not below that of a work which will be completed for sure."""
    done = INSIGHT.points(
        position(board(florins=3 + 13, cards=[12]), board(), stage="laboratories", turn=turn)
    )
    for weeks in (0, 8, 11):
        working = board(works={"small": (12, weeks)})
        before = INSIGHT.points(position(working, board(), stage="laboratories", turn=turn))
        assert done[0] > before[0] or (weeks == 11 and done[0] == pytest.approx(before[0]))


def test_what_completes_the_last_work_is_chosen() -> None:
    """In the last turn nothing else counts."""
    state = position(board(apprentices=3, works={"small": (12, 7)}), board(), turn=9)
    while state.actors == (0,) or not state.over:
        seat = state.actors[0]
        state.apply(seat, best(state, seat))
    assert state.done[0] >> 12 & 1


def test_of_the_inventions_that_can_be_started_the_one_whose_components_are_there_is_preferred() -> None:
    state = position(board(hand={"wood": 2, "glass": 1}, small=5), board(), stage="laboratories", turn=4)
    actions = state.legal(0)
    weights = dict(zip(map(str, actions), INSIGHT.weights(state, 0, actions), strict=True))
    del weights["done"]
    assert len(weights) > 1
    assert max(weights, key=weights.__getitem__) == "start 12 in small"


def test_a_good_work_is_not_given_up() -> None:
    state = position(board(works={"small": (12, 9)}), board(), stage="laboratories", turn=4)
    assert str(best(state, 0)) == "done"


@pytest.mark.parametrize("players", GAME.seats)
def test_the_policy_alone_beats_random_play(players: int) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        own = seed % players
        state = GAME.start(GAME.deal(players, seed))
        while not state.over:
            seat = state.actors[0]
            state.apply(seat, best(state, seat) if seat == own else rng.choice(state.legal(seat)))
        assert state.ranking()[0] == [own]
