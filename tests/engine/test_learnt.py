"""Insight that was learnt: it corrects the hand-made one, and only where it may."""

from __future__ import annotations

import math
import random

import pytest

import bottega
from bottega.bots.bot import Budget, outlook
from bottega.bots.errors import SettingError
from bottega.bots.search.search import Search
from bottega.engine.features import Features
from bottega.engine.game import Game
from bottega.engine.learnt import (
    Judgement,
    LearntInsight,
    NetPolicy,
    insight_of,
    judged_rows,
    kinds_of,
    policy_of,
)
from bottega.engine.nets import BadNet, Layer, RowNet, write
from bottega.engine.state import State
from bottega.engine.types import Json
from bottega.games.inventors.insight.insight import InventorsInsight
from bottega.games.masters.table import LEADERS, TURN
from tests.bots.scenes import real_decision
from tests.coins.bottega_coins import Coins

GAMES = ("inventors", "leonardo", "masters")
HIDDEN, TRUNK, ACTION = 4, 8, 4


def weights(game: Game, seed: int | None, **changes: Json) -> bytes:
    """A net of random weights; without a seed, one that corrects nothing."""
    features = game.features()
    assert features is not None
    rng = random.Random(seed)

    def some(count: int, most: int) -> list[int]:
        return [0 if seed is None else rng.randint(-most, most) for _ in range(count)]

    numbers: list[int] = []
    for _, places in kinds_of(features):
        numbers += some(len(places) * HIDDEN, 600) + some(HIDDEN, 600) + some(HIDDEN * TRUNK, 300)
    numbers += some(TRUNK, 60_000) + some(2 * (TRUNK + 1), 300)
    numbers += some(len(features.action) * ACTION, 600) + some(ACTION, 600) + some(ACTION + 1, 300)
    header: dict[str, Json] = {
        "features": features.version,
        "odds_power": 1.0,
        "tables": list(game.seats),
        "value": {
            "kinds": [[name, len(places)] for name, places in kinds_of(features)],
            "hidden": HIDDEN,
            "trunk": TRUNK,
        },
        "policy": {"places": len(features.action), "hidden": ACTION},
    }
    return write({**header, **changes}, numbers)


def positions(game: Game, players: int, seed: int = 1) -> list[State]:
    rng = random.Random(seed)
    state = game.start(game.deal(players, seed))
    found = []
    while not state.over:
        if rng.random() < 0.2:
            found.append(state.clone())
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return [*found, state]


@pytest.mark.parametrize("name", GAMES)
def test_nets_of_zeros_correct_nothing_and_prefer_nothing(name: str) -> None:
    game = bottega.game(name)
    base = game.insight()
    learnt = insight_of(game, "learnt", weights(game, None))
    for players in game.seats:
        for state in positions(game, players):
            points, chances = base.judge(state)
            said = learnt.judge(state)
            assert said[0] == pytest.approx(points)
            assert said[1] == pytest.approx(chances, abs=1e-5)
            for seat in state.actors:
                legal = state.legal(seat)
                assert learnt.weights(state, seat, legal) == [1.0] * len(legal)


@pytest.mark.parametrize("name", GAMES)
def test_some_actions_weigh_as_much_as_among_all(name: str) -> None:
    game, rng = bottega.game(name), random.Random(4)
    learnt = insight_of(game, "learnt", weights(game, 3))
    for state in positions(game, game.seats[-1]):
        for seat in state.actors:
            legal = state.legal(seat)
            places = sorted(rng.sample(range(len(legal)), rng.randint(0, len(legal))))
            every = learnt.weights(state, seat, legal)
            some = learnt.some_weights(state, seat, legal, [legal[place] for place in places])
            assert some == [every[place] for place in places]


@pytest.mark.parametrize("name", GAMES)
def test_chances_stay_chances(name: str) -> None:
    game = bottega.game(name)
    base = game.insight()
    learnt = insight_of(game, "learnt", weights(game, 3))
    changed = False
    for players in game.seats:
        for state in positions(game, players, seed=2):
            points, chances = learnt.judge(state)
            changed = changed or (points, chances) != base.judge(state)
            assert len(points) == len(chances) == players
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert all(each >= 0.0 for each in points)
            if players > 1:
                assert sum(chances) == pytest.approx(1.0)
            if state.over:
                assert (points, chances) == base.judge(state)
            for seat in state.actors:
                assert all(weight > 0.0 for weight in learnt.weights(state, seat, state.legal(seat)))
    assert changed


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_mended_by_size_of_table_and_points_are_not(name: str) -> None:
    game = bottega.game(name)
    plain = insight_of(game, "learnt", weights(game, 2))
    surer = insight_of(game, "learnt", weights(game, 2, sureness={"2": 2.0}))
    for state in positions(game, 2):
        if not state.over:
            (points, before), (again, after) = plain.judge(state), surer.judge(state)
            assert again == points
            assert math.log(after[0] / after[1]) == pytest.approx(2 * math.log(before[0] / before[1]))
    for state in positions(game, 3):
        assert surer.judge(state) == plain.judge(state)


def test_chances_alone_are_mended_too() -> None:
    game = bottega.game("masters")
    plain = insight_of(game, "learnt", weights(game, 2))
    surer = insight_of(game, "learnt", weights(game, 2, sureness={"1": 0.5}))
    for state in positions(game, 1):
        if not state.over:
            before, after = (
                math.log(p / (1 - p)) for p in (plain.chances(state)[0], surer.chances(state)[0])
            )
            assert after == pytest.approx(before / 2)


@pytest.mark.parametrize("name", GAMES)
def test_the_net_for_actions_is_the_policy(name: str) -> None:
    """Also at tables where positions are judged by hand."""
    game = bottega.game(name)
    features = game.features()
    assert features is not None
    data = weights(game, 3, tables=[])
    learnt = insight_of(game, "learnt", data)
    net = Judgement(data, features).policy
    for state in positions(game, 2):
        for seat in state.actors:
            legal = state.legal(seat)
            said = [net.output(row) for row in features.actions(state, seat, legal)]
            found = learnt.weights(state, seat, legal)
            assert [math.log(each) for each in found] == pytest.approx(said)
            assert learnt.some_weights(state, seat, legal, legal[1:]) == found[1:]
            if not learnt.quick_policy():
                assert learnt.quick_weights(state, seat, legal) == found


def test_a_weight_stays_within_bounds() -> None:
    """So that no action is impossible, and none outweighs all others beyond what numbers can tell."""

    game = bottega.game("inventors")
    features = game.features()
    assert features is not None
    state = game.start(game.deal(2, 1))
    legal = state.legal(state.actors[0])
    for sure, bound in ((1 << 30, 12), (-(1 << 30), -12)):
        places = len(features.action)
        net = RowNet(Layer(places, 2, [0] * (2 * places), [0, 0]), [sure, 0, 0])
        found = NetPolicy(features, net).weights(state, state.actors[0], legal)
        assert set(found) == {math.exp(bound)}


@pytest.mark.parametrize("name", GAMES)
def test_the_policy_is_the_same_where_positions_are_judged_by_hand(name: str) -> None:
    game = bottega.game(name)
    made, learnt = insight_of(game, "made"), insight_of(game, "learnt")
    differ = 0
    for state in positions(game, 2):
        for seat in state.actors:
            legal = state.legal(seat)
            found = learnt.weights(state, seat, legal)
            differ += len(set(found)) > 1
            assert made.weights(state, seat, legal) == found
            assert made.some_weights(state, seat, legal, legal[1:]) == found[1:]
            assert made.quick_weights(state, seat, legal) == learnt.quick_weights(state, seat, legal)
    assert differ


def test_turns_of_masters_are_closed_by_a_quicker_policy() -> None:
    """Where a turn begins, and for the leaders, there is none: the net is asked."""
    insight = bottega.game("masters").insight()
    assert insight.quick_policy()
    closing = {state.stage: False for state in positions(bottega.game("masters"), 2, 3) if not state.over}
    for state in positions(bottega.game("masters"), 2, 3):
        for seat in state.actors:
            legal = state.legal(seat)
            same = insight.quick_weights(state, seat, legal) == insight.weights(state, seat, legal)
            closing[state.stage] |= not same
    assert not any(closing.get(stage) for stage in (TURN, LEADERS))
    assert any(closing.values())


def test_without_a_net_every_action_is_as_likely_as_any_other() -> None:
    """So training can begin anew after the rows of actions have changed."""
    game = bottega.game("inventors")
    insight = InventorsInsight(game.box)
    state = game.start(game.deal(2, 1))
    legal = state.legal(0)
    assert insight.weights(state, 0, legal) == [1.0] * len(legal)
    assert insight.some_weights(state, 0, legal, legal[:3]) == [1.0] * 3


def test_a_net_that_does_not_fit_is_no_policy() -> None:
    game = bottega.game("inventors")
    assert policy_of(game) is not None
    assert policy_of(game, weights(game, 1)) is not None
    assert policy_of(game, weights(game, 1, features=99)) is None
    assert policy_of(Coins()) is None


def test_only_tables_that_were_measured_are_judged_by_the_net() -> None:
    game = bottega.game("inventors")
    features = game.features()
    assert isinstance(features, Features)
    nets = Judgement(weights(game, 3), features)
    base = game.insight()
    learnt = LearntInsight(game.insight(), features, nets, [3])
    for players, same in ((2, True), (3, False)):
        states = positions(game, players)
        assert all(learnt.judge(state) == base.judge(state) for state in states) is same


def test_an_edition_is_judged_by_hand_unless_one_asks_for_the_net() -> None:
    game, edition = (bottega.game("masters", edition=name) for name in ("standard", "pictured"))
    net = weights(game, 3)
    assert isinstance(insight_of(game, "auto", net), LearntInsight)
    assert not isinstance(insight_of(edition, "auto", net), LearntInsight)
    assert isinstance(insight_of(edition, "learnt", net), LearntInsight)
    assert not isinstance(insight_of(game, "made", net), LearntInsight)


def test_weights_for_other_features_are_refused() -> None:
    game = bottega.game("masters")
    with pytest.raises(BadNet, match="features 99, and these are"):
        insight_of(game, "learnt", weights(game, 1, features=99))
    with pytest.raises(BadNet, match="rows"):
        insight_of(game, "learnt", weights(bottega.game("inventors"), 1))


def test_the_row_of_what_is_judged() -> None:
    rows = judged_rows(3, [30.4, 20.0, 22.0], [0.5, 0.2, 0.3])
    assert [[*row] for row in rows] == [[3, 30, 8, 0, 20, 3], [3, 20, 0, 10, 8, 3], [3, 22, 0, 8, 12, 3]]


def test_a_search_plays_with_the_net_it_is_given(tmp_path: object) -> None:
    game = bottega.game("inventors")
    file = str(tmp_path) + "/net.bin"
    with open(file, "wb") as opened:
        opened.write(weights(game, 5))
    state = game.start(game.deal(2, 1))
    bot = Search(game, 1, net=file)
    made = Search(game, 1, judgement="made")
    seen = outlook(state, state.actors[0], random.Random(1))
    one, two = (each.decide(seen, Budget(iterations=60)) for each in (bot, made))
    assert one.reasons[0].points != two.reasons[0].points


def test_a_net_that_is_not_there_is_an_error_with_a_sentence(tmp_path: object) -> None:
    game = bottega.game("inventors")
    with pytest.raises(SettingError, match="cannot be used"):
        Search(game, 1, net=f"{tmp_path}/none.bin")


def test_bots_of_one_process_share_their_nets() -> None:
    """Not their insight, and not with another file of weights."""
    game = bottega.game("masters")
    one, two, other = (insight_of(game, "learnt", weights(game, seed)) for seed in (1, 1, 2))
    assert isinstance(one, LearntInsight)
    assert isinstance(two, LearntInsight)
    assert isinstance(other, LearntInsight)
    assert one is not two
    assert one.nets is two.nets
    assert one.nets is not other.nets


def test_a_process_keeps_the_nets_that_were_asked_for_last() -> None:
    game = bottega.game("masters")

    def nets(seed: int) -> Judgement:
        insight = insight_of(game, "learnt", weights(game, seed))
        assert isinstance(insight, LearntInsight)
        return insight.nets

    first, second = nets(100), nets(101)
    for seed in range(102, 106):
        nets(seed)
        assert nets(100) is first
    nets(106)
    assert nets(100) is first
    assert nets(101) is not second


def test_the_net_is_believed_at_its_tables_and_the_hand_made_policy_a_little_less() -> None:
    game = bottega.game("inventors")
    features = game.features()
    assert isinstance(features, Features)
    learnt = LearntInsight(game.insight(), features, Judgement(weights(game, 3), features), [2])
    assert [learnt.trust(players) for players in (2, 3)] == [1.0, 0.8]
    assert game.insight().trust(2) == 0.8


@pytest.mark.parametrize(("judgement", "trust", "other"), [("learnt", 1.0, 0.8), ("made", 0.8, 1.0)])
def test_a_search_believes_the_policy_as_far_as_the_insight_says(
    judgement: str, trust: float, other: float
) -> None:
    _, _, view = real_decision("masters", 2, seed=3, after=6)

    def tries(**settings: float) -> list[int]:
        searching = Search(view.world.game, 1, judgement=judgement, **settings)  # type: ignore[arg-type]
        return [reason.visits for reason in searching.decide(view, Budget(iterations=200)).reasons]

    assert tries() == tries(trust=trust) != tries(trust=other)
