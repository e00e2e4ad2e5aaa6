"""What a bot may ask: estimates that are exact at the end, and a policy for every decision."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bottega.engine.types import Seat
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import GAME, board, legal, play, position, totals
from tests.games.masters.scenes import scenes
from tests.games.masters.strategies import often, positions, seldom

pytestmark = pytest.mark.exhaustive

INSIGHT = GAME.insight()
RICH = {"coin": 6, "stone": 6, "servant": 6, "shield": 6}


def weigh(state: MastersState, seat: Seat = 0) -> dict[str, float]:
    """The weight of each legal action, by notation."""
    actions = state.legal(seat)
    weights = INSIGHT.weights(state, seat, actions)
    return {str(action): weight for action, weight in zip(actions, weights, strict=True)}


def favourite(state: MastersState, seat: Seat = 0) -> str:
    weights = weigh(state, seat)
    return max(weights, key=weights.__getitem__)


def share(state: MastersState, *first: str, seat: Seat = 0) -> float:
    """How likely the policy does something that begins with one of these words."""
    weights = weigh(state, seat)
    return sum(w for notation, w in weights.items() if notation.startswith(first)) / sum(weights.values())


def chance(state: MastersState, seat: Seat = 0) -> float:
    return INSIGHT.chances(state)[seat]


def points(state: MastersState, seat: Seat = 0) -> float:
    return INSIGHT.points(state)[seat]


def finished(players: int, seed: int) -> MastersState:
    """A match played to its end by the policy."""
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(players, seed))
    while not state.over:
        seat = rng.choice(state.actors)
        actions = state.legal(seat)
        state.apply(seat, rng.choices(actions, INSIGHT.weights(state, seat, actions))[0])
    return state


@pytest.mark.parametrize("players", GAME.seats)
@seldom
@given(seed=st.integers(0, 10**6))
@example(seed=2061)  # against Lorenzo, it ends with two leaders in hand
def test_answers_hold_together_at_every_decision(players: int, seed: int) -> None:
    """Half of the decisions are the policy's, the others anything legal."""
    rng = random.Random(seed)
    again = GAME.insight()
    state = GAME.start(GAME.deal(players, seed))
    while not state.over:
        before = state.dump()
        estimates, chances = INSIGHT.points(state), INSIGHT.chances(state)
        assert len(estimates) == len(chances) == players
        assert all(0 <= estimate < 150 for estimate in estimates)
        assert all(0 <= each <= 1 for each in chances)
        assert players == 1 or math.isclose(sum(chances), 1)
        assert INSIGHT.spread(state) >= 0.5
        for seat in state.actors:
            actions = state.legal(seat)
            weights = INSIGHT.weights(state, seat, actions)
            assert len(weights) == len(actions)
            assert all(0 < weight < math.inf for weight in weights)
            assert again.weights(state, seat, actions) == weights
        assert again.chances(state) == chances
        assert again.points(state) == estimates
        assert state.dump() == before
        seat = rng.choice(state.actors)
        actions = state.legal(seat)
        weights = INSIGHT.weights(state, seat, actions) if rng.random() < 0.5 else [1.0] * len(actions)
        state.apply(seat, rng.choices(actions, weights)[0])


@pytest.mark.parametrize("number", range(len(scenes())))
def test_answers_hold_together_in_situations_that_are_seldom(number: int) -> None:
    state = scenes()[number]
    assert isinstance(state, MastersState)
    before = state.dump()
    assert all(0 <= each <= 1 for each in INSIGHT.chances(state))
    assert all(estimate >= 0 for estimate in INSIGHT.points(state))
    for seat in state.actors:
        assert all(weight > 0 for weight in weigh(state, seat).values())
    assert state.dump() == before


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_at_the_end_the_points_are_the_score_and_the_winners_share_the_victory(
    players: int, seed: int
) -> None:
    state = finished(players, seed)
    assert INSIGHT.points(state) == totals(state)
    winners = state.ranking()[0]
    assert INSIGHT.chances(state) == [seat in winners and 1 / len(winners) for seat in range(players)]


def test_at_the_end_of_a_match_with_lorenzo_the_chance_is_all_or_nothing() -> None:
    won = play(
        position(board(slots=[[1, 17, 41], [2, 18, 42]], strongbox=RICH), tops=[3]), "buy blue1 slot 3"
    )
    assert won.over
    assert INSIGHT.chances(won) == [1]
    assert INSIGHT.points(won) == totals(won)
    lost = play(position(board(), cross=23, drawn=0, tokens=[_CROSS_FIRST]), "market row 1")
    assert lost.over
    assert INSIGHT.chances(lost) == [0]


_CROSS_FIRST = ("cross", "cross", "green", "blue", "yellow", "purple", "shuffle")


@often
@given(state=positions(), seed=st.integers(0, 10**6))
def test_what_a_stack_hides_changes_nothing(state: MastersState, seed: int) -> None:
    """Nor does what nobody can know of the leaders that others have put away."""
    other = state.clone()
    rng = random.Random(seed)
    other.decks = tuple(
        (*deck[: n + 1], *rng.sample(deck[n + 1 :], len(deck[n + 1 :])))
        for deck, n in zip(state.decks, state.taken, strict=True)
    )
    other.rejected = ((), ())
    assert INSIGHT.points(other) == INSIGHT.points(state)
    assert INSIGHT.chances(other) == INSIGHT.chances(state)
    assert weigh(other, state.current) == weigh(state, state.current)


def test_the_order_of_lorenzos_tokens_changes_nothing() -> None:
    there = position(board(), cross=22, tokens=[_CROSS_FIRST])
    other = position(board(), cross=22, tokens=[tuple(reversed(_CROSS_FIRST))])
    assert INSIGHT.chances(there) == INSIGHT.chances(other)


@often
@given(state=positions(), resource=st.integers(0, 3))
def test_a_resource_more_does_no_harm(state: MastersState, resource: int) -> None:
    for seat in range(2):
        richer = state.clone()
        richer.strongbox[4 * seat + resource] += 1
        assert chance(richer, seat) >= chance(state, seat) - 0.03


@often
@given(state=positions())
def test_a_step_of_faith_does_no_harm(state: MastersState) -> None:
    """Short of a report, where a step of one brings something to the others too."""
    for seat in range(2):
        if state.faith[seat] + 1 in (8, 16, 24):
            continue
        further = state.clone()
        further.faith[seat] += 1
        assert chance(further, seat) >= chance(state, seat) - 0.02


def test_points_on_the_board_count_in_full() -> None:
    poor = position(board(slots=[[1], [2]]), board())
    better = position(board(slots=[[13], [14]]), board())
    assert points(better) > points(poor) + 3


def test_what_a_card_costs_is_worth_more_when_it_is_there() -> None:
    """Card 16 asks for two stones and two shields."""
    without = position(board(warehouse={"coin": 1}), board(), tops=[16])
    with_it = position(board(warehouse={"stone": 2, "shield": 2}), board(), tops=[16])
    assert points(with_it) > points(without)
    assert chance(with_it) > chance(without)


def test_a_tile_within_reach_is_worth_something_before_the_report() -> None:
    behind = position(board(faith=3), board(faith=7))
    inside = position(board(faith=5), board(faith=7))
    assert points(inside) > points(behind) + 1


def test_in_the_last_turn_a_small_lead_is_enough() -> None:
    """29 points against 25, and the red marble is not to be had."""
    state = position(board(faith=24), board(faith=23), turn=1)
    assert totals(state) == [29, 25]
    assert chance(state) > 0.9


def test_the_nearer_the_end_the_surer_the_points() -> None:
    start = position(board(), board())
    late = position(board(slots=[[1, 17, 33], [2, 18, 34]], strongbox=RICH), board())
    last = position(board(faith=24), board(), turn=1)
    assert INSIGHT.spread(start) > INSIGHT.spread(late) > INSIGHT.spread(last)


def test_in_the_last_round_what_can_still_be_bought_counts() -> None:
    """Card 13 (four points) asks for two coins and two shields, of which one has all but a shield."""
    ready = position(board(faith=24), board(warehouse={"coin": 2, "shield": 2}), turn=1, tops=[13])
    short = position(board(faith=24), board(warehouse={"coin": 3, "shield": 1}), turn=1, tops=[13])
    assert points(ready, 1) > points(short, 1) + 2


def test_against_lorenzo_a_card_more_helps_and_his_step_harms() -> None:
    state = position(board(slots=[[1, 17], [2, 18]]), cross=12)
    assert chance(position(board(slots=[[1, 17, 33], [2, 18]]), cross=12)) > chance(state)
    assert chance(position(board(slots=[[1, 17], [2, 18]]), cross=14)) < chance(state)


def test_against_lorenzo_it_counts_which_tokens_are_out() -> None:
    """With the cross on 22, each of the two crosses in the pile would end the match."""
    none_out = position(board(), cross=22, tokens=[_CROSS_FIRST])
    both_out = position(board(), cross=22, tokens=[_CROSS_FIRST], drawn=2)
    assert chance(both_out) > chance(none_out)


def test_against_lorenzo_a_colour_that_runs_out_harms() -> None:
    state = position(board(slots=[[1, 17], [2, 18]]), cross=12)
    rare = position(
        board(slots=[[1, 17], [2, 18]]), cross=12, decks={"blue1": [], "blue2": [], "blue3": [35]}
    )
    assert chance(rare) < chance(state)


def test_what_is_taken_counts_before_it_is_kept() -> None:
    """Of two stones and two shields, all but one find room; the other seat has the faith of that one."""
    state = position(board(warehouse={"stone": 1, "shield": 1}), board(), tops=[16])
    taken = play(state, "market row 2")
    kept = play(taken.clone(), legal(taken)[0])
    assert math.isclose(chance(taken), chance(kept), abs_tol=0.001)
    assert chance(taken) > chance(play(taken.clone(), "keep nothing")) + 0.01


def test_what_is_made_counts_before_production_ends() -> None:
    state = position(
        board(slots=[[9], [10]], warehouse={"servant": 2}, strongbox={"coin": 2}), board(), turn=0
    )
    made = play(state, "activate slot 1")
    done = play(made.clone(), "finish production")
    assert math.isclose(points(made), points(done), abs_tol=1)


def test_the_policy_plays_a_leader_that_it_can_play() -> None:
    state = position(board(slots=[[1], [4]], hand=(49,)), board())
    assert favourite(state) == "play leader 49"


def test_the_policy_gives_up_a_leader_only_when_it_is_too_late_to_play_it() -> None:
    early = position(board(hand=(57,)), board())
    assert share(early, "discard leader") < 0.02
    last = position(board(hand=(57,)), board(faith=24), turn=0)
    play(last, "market row 1")
    assert favourite(last) == "discard leader 57"


def test_the_policy_hardly_ever_pays_by_hand() -> None:
    state = position(board(warehouse={"coin": 2}, strongbox={"coin": 3}, slots=[[1]]), board())
    assert share(state, "pay by hand") < 0.1
    assert favourite(state).startswith("buy")


def test_the_policy_keeps_what_it_can() -> None:
    state = play(position(board(), board()), "market row 2")
    assert favourite(state) == "keep 2 stone 2 shield"
    assert share(state, "keep nothing") < 0.02


def test_the_policy_does_not_take_what_it_has_no_room_for() -> None:
    full = {"stone": 3, "shield": 2, "coin": 1}
    state = position(board(warehouse=full), board(), market="WWWY BBGG YPPW R")
    assert weigh(state)["market row 2"] < weigh(state)["market row 1"]


def test_against_lorenzo_the_card_that_wins_is_bought_the_sooner_the_nearer_he_is() -> None:
    """While he is far off there is time to gain some points before."""
    just_enough = {"coin": 2, "stone": 1, "servant": 1, "shield": 1}
    seventh = board(slots=[[1, 17, 41], [2, 18, 42]], strongbox=just_enough, faith=12)
    far, near = (share(position(seventh, tops=[3], cross=cross), "buy") for cross in (5, 23))
    assert near > 2 * far > 0.2


def test_the_policy_pays_from_the_warehouse_first() -> None:
    state = position(board(warehouse={"coin": 2}, strongbox={"coin": 3}), board(), tops=[3])
    play(state, "pay by hand", "buy blue1 slot 1")
    assert favourite(state) == "pay 2 coin from warehouse"
