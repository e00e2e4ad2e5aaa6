"""What a bot may ask: an estimate that is exact at the end, and a policy for every decision."""

from __future__ import annotations

import random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.editions import changed
from bottega.engine.rows import put
from bottega.engine.state import State
from bottega.engine.types import Seat
from bottega.games.inventors.insight.insight import InventorsInsight, completions_left
from bottega.games.inventors.insight.prospects import Prospects
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import GAME, TOKENS, card, play, position, stage, team
from tests.games.inventors.scenes import scenes
from tests.games.inventors.strategies import often, positions

pytestmark = pytest.mark.exhaustive

KINDS: Final = len(TOKENS)


def insight() -> InventorsInsight:
    found = GAME.insight()
    assert isinstance(found, InventorsInsight)
    return found


def passed(state: State, rng: random.Random) -> list[State]:
    """Every position of a match played at random, the end included."""
    every = [state.clone()]
    while not state.over:
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        every.append(state.clone())
    return every


def match(players: int, teams: str = "dealt", seed: int = 1) -> list[State]:
    return passed(GAME.start(GAME.deal(players, seed=seed, teams=teams)), random.Random(seed))


def liked(state: State) -> str:
    """What the policy likes best here."""
    seat = state.actors[0]
    actions = state.legal(seat)
    weights = insight().weights(state, seat, actions)
    return str(actions[weights.index(max(weights))])


def liking(state: State, text: str) -> float:
    """The share of the policy that is for this."""
    seat = state.actors[0]
    actions = state.legal(seat)
    weights = insight().weights(state, seat, actions)
    return weights[actions.index(GAME.parse(text))] / sum(weights)


@pytest.mark.parametrize("teams", ["dealt", "chosen"])
@pytest.mark.parametrize("players", GAME.seats)
def test_every_decision_is_weighed_and_judged_without_touching_it(players: int, teams: str) -> None:
    asked = insight()
    seen = set()
    for state in [*match(players, teams, players), *scenes()]:
        assert isinstance(state, InventorsState)
        seen.add(stage(state))
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
    assert {"turn", "reward", "over"} <= seen


def test_the_rare_decisions_are_weighed_too() -> None:
    """Additional knowledge, and the tokens before the count: from a position rich in tokens."""
    asked = insight()
    seen = set()
    for seed in range(5):
        for state in passed(scenes()[1], random.Random(seed)):
            assert isinstance(state, InventorsState)
            seen.add(stage(state))
            for seat in state.actors:
                actions = state.legal(seat)
                weights = asked.weights(state, seat, actions)
                assert len(weights) == len(actions)
                assert min(weights) > 0
            assert len(asked.points(state)) == state.players
    assert {"turn", "flip", "cube", "more", "reward", "final", "over"} <= seen


def test_weights_follow_the_actions_one_is_asked_about() -> None:
    """In any order, and for some of them."""
    asked = insight()
    for state in match(2, seed=8):
        for seat in state.actors:
            actions = state.legal(seat)
            weights = asked.weights(state, seat, actions)
            assert asked.weights(state, seat, actions[::-1]) == weights[::-1]
            assert asked.weights(state, seat, actions[1::2]) == weights[1::2]


def test_an_edition_without_goals_is_weighed_too() -> None:
    """Goals out of reach and worth nothing, inventions of many slots."""
    figures = {f"inventors.{id}.points": 0 for id in GAME.edition.figures["inventors"]}
    figures |= {f"inventors.{id}.goal.chemistry": 4 for id in GAME.edition.figures["inventors"]}
    figures |= {f"inventions.{id}.slots.physics": 9 for id in GAME.edition.figures["inventions"]}
    figures |= {f"inventions.{id}.classification": 0 for id in GAME.edition.figures["inventions"]}
    game = GAME.with_edition(changed(GAME.edition.figures, GAME.figures, "plain", {**figures}))
    asked = game.insight()
    for state in passed(game.start(game.deal(2, seed=1)), random.Random(1)):
        for seat in state.actors:
            assert min(asked.weights(state, seat, state.legal(seat))) > 0
        assert sum(asked.chances(state)) == pytest.approx(1)


@pytest.mark.parametrize("players", GAME.seats)
def test_the_end_is_judged_exactly(players: int) -> None:
    end = match(players, seed=10 + players)[-1]
    assert insight().points(end) == [score["total"] for score in end.scores()]
    winners = end.ranking()[0]
    expected = [1 / len(winners) if seat in winners else 0 for seat in range(players)]
    assert insight().chances(end) == expected


def test_before_the_count_the_tokens_in_hand_are_judged_by_what_they_can_still_become() -> None:
    """Hypatia (A2) lacks mathematics 3 and mechanics 1 for her 3 points: a 3, and any token turned over."""
    nothing = position(team(), team(), stage="over")
    ready = position(
        team(tokens=["progression_3", "availability"]), team(tokens=["victory_points_1"]), stage="final"
    )
    too_late = position(team(tokens=["progression_3", "availability"]), team(), stage="over")
    assert insight().points(nothing) == [0, 0]
    assert insight().points(ready) == [3, 1]
    assert insight().points(too_late) == [0, 0]


def test_asking_the_same_again_gives_the_same_answer() -> None:
    """An insight remembers what it has judged; that must not show."""
    used = insight()
    every = match(3, seed=5)
    first = [used.points(state) for state in every]
    assert [used.points(state) for state in every] == first
    assert [insight().points(state) for state in reversed(every)] == first[::-1]


def test_insights_of_two_editions_do_not_mix() -> None:
    mine = GAME.with_edition(
        changed(GAME.edition.figures, GAME.figures, "mine", {"inventions.bow.points": 9})
    )
    dear = position(team(cards=["bow"]), team(), game=mine, stage="over")
    cheap = position(team(cards=["bow"]), team(), stage="over")
    assert mine.insight().points(dear) == [9, 0]
    assert insight().points(cheap) == [1, 0]


def test_what_comes_is_not_read() -> None:
    for state in match(4, seed=3)[::7]:
        one, other = (state.imagine(0, random.Random(seed)) for seed in (1, 2))
        assert insight().points(one) == insight().points(other)
        for seat in state.actors:
            actions = state.legal(seat)
            assert insight().weights(one, seat, actions) == insight().weights(other, seat, actions)


@often
@given(positions(), st.integers(0, KINDS - 1), st.integers(0, 4))
def test_another_token_is_never_worth_less(state: InventorsState, kind: int, seat: Seat) -> None:
    """This is about what one holds. The next tokens may be worth less with it, and a seat that is about to
    get many may then expect less than before. Goals take their tokens one after the other, the likeliest
    first; a token that changes their order may cost some thousandths of a point."""
    seat %= state.players
    prospects, left = Prospects(GAME.box), completions_left(state)
    before = prospects.holding(state, seat, left).value
    state.tokens[seat * KINDS + kind] += 1
    assert prospects.holding(state, seat, left).value >= before - 0.05


@often
@given(positions(), st.integers(0, 35), st.integers(0, 4))
def test_another_card_is_worth_at_least_its_points(state: InventorsState, index: int, seat: Seat) -> None:
    seat %= state.players
    before = insight().points(state)[seat]
    state.cards = put(state.cards, seat, (*state.cards[seat], index))
    assert insight().points(state)[seat] >= before + GAME.box.inventions[index].points * 0.5


@often
@given(positions(), st.integers(0, 7), st.integers(0, 4))
def test_another_cube_is_never_worth_less(state: InventorsState, space: int, seat: Seat) -> None:
    seat %= state.players
    space %= len(state.spaces)
    before = insight().points(state)
    state.cubes[space * state.players + seat] += 1
    after = insight().points(state)
    assert after[seat] >= before[seat] - 1e-6


@often
@given(positions(), st.integers(0, 4))
def test_to_be_busy_is_never_worth_more(state: InventorsState, seat: Seat) -> None:
    seat %= state.players
    before = insight().points(state)[seat]
    state.busy[seat] = 15
    assert insight().points(state)[seat] <= before + 1e-9


def margin(state: State) -> float:
    mine, other = insight().points(state)
    return mine - other


def test_a_reward_about_to_be_chosen_counts_already() -> None:
    """Archimedes completes the axe alone: it is his choice, so the points are nearly his."""
    axe = card("axe", {0: "PMA"}, ["victory_points_3", "victory_points_1"])
    before = position(team(), team(), inventions=[axe])
    sharing = play(before.clone(), "work archimedes on axe")
    taken = play(sharing.clone(), "take token 1")
    assert stage(sharing) == "reward"
    # With the choice made it is the other's turn; but for that nothing has changed.
    assert insight().points(sharing)[0] == pytest.approx(insight().points(taken)[0], abs=1)
    assert margin(sharing) > margin(before)


def test_the_policy_reaches_a_goal_before_the_count() -> None:
    state = position(team(tokens=["progression_3", "availability"]), team(), stage="final")
    assert liked(state) in ("raise 4 mathematics", "raise 4 mechanics")
    while not state.over:
        state.play(state.actors[0], GAME.parse(liked(state)))
    assert state.scores()[0]["lines"]["goals"] == 3


def test_the_policy_turns_over_no_points_for_nothing() -> None:
    state = position(team(tokens=["victory_points_3"]), team(), stage="final")
    assert liked(state) == "done"
    assert liking(state, "done") > 0.5


def test_the_policy_takes_what_it_needs() -> None:
    """A 2 is the last thing Aristotle (P2 M1 A1) lacks for 6 points."""
    nearly = team(levels={"aristotle": "P2 M1 A1"})
    axe = card("axe", {0: "PPMM"}, ["victory_points_1", "progression_2"])
    state = play(position(nearly, team(), inventions=[axe]), "work aristotle on axe")
    assert stage(state) == "reward"
    assert liked(state) == "take token 2"
    play(state, "take token 2", "rest" if state.busy[1] else "work oresme on 2")
    assert liked(state) == "raise 2 mathematics"


def test_the_policy_takes_first_place_where_it_can() -> None:
    """Each of the two inventions lacks one cube; only on the wheel the last one is worth first place."""
    wheel = card("wheel", {0: "PM", 1: "MM"})
    canoe = card("canoe", {0: "P", 1: "PAA"})
    state = position(team(), team(), inventions=[wheel, canoe], gone=3)
    assert liked(state) in ("work 2 on 1", "work 4 on 1")


def test_the_policy_works_rather_than_rests() -> None:
    state = position(team(busy=["hypatia"]), team())
    assert liking(state, "rest") < 0.1


@pytest.mark.parametrize("players", GAME.seats)
def test_the_policy_beats_chance(players: int) -> None:
    """Always what it likes best, against seats that play at random: it wins nearly all matches."""
    asked = insight()
    won = 0
    for seed in range(8):
        rng = random.Random(seed)
        me = seed % players
        state = GAME.start(GAME.deal(players, seed=seed))
        while not state.over:
            seat = state.actors[0]
            actions = state.legal(seat)
            weights = asked.weights(state, seat, actions)
            best = actions[weights.index(max(weights))]
            state.apply(seat, best if seat == me else rng.choice(actions))
        won += state.ranking()[0] == [me]
    assert won >= 7
