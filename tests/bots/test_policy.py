"""The bot that plays by the policy of its game."""

from __future__ import annotations

import pickle
import random

import pytest

import bottega
from bottega.bots.bot import Budget, outlook
from bottega.bots.greedy import Greedy
from bottega.bots.levels import level
from bottega.bots.policy import PolicyBot
from bottega.bots.registry import bot
from bottega.engine.learnt import LEARNT, insight_of, policy_of
from tests.bots.scenes import real_decision
from tests.coins.bottega_coins import Coins


@pytest.mark.parametrize("name", bottega.games())
def test_it_takes_what_the_net_thinks_most_likely(name: str) -> None:
    _, _, view = real_decision(name, 2, seed=3, after=6)
    advice = bot("policy", view.world.game, 1).decide(view, Budget(seconds=1))
    weights = insight_of(view.world.game, LEARNT).weights(view.world, view.seat, view.legal)
    best = max(range(len(weights)), key=lambda place: weights[place])
    assert advice.action is view.legal[best]
    assert advice.reasons[0].action is advice.action
    assert {reason.action for reason in advice.reasons} == set(view.legal)
    priors = [reason.prior for reason in advice.reasons]
    assert priors == sorted(priors, reverse=True)
    assert sum(priors) == pytest.approx(1.0)


def test_it_asks_the_net_with_other_editions_too() -> None:
    game = bottega.game("masters", "pictured")
    assert game.edition.changes
    state = game.start(game.deal(2, 5))
    rng = random.Random(1)
    differ = 0
    playing = PolicyBot(game, 1)
    net = policy_of(game)
    assert net is not None
    while not state.over:
        seat = state.actors[0]
        view = outlook(state, seat, rng)
        chosen = playing.decide(view, Budget(seconds=1)).action
        weights = net.weights(view.world, seat, view.legal)
        assert chosen is view.legal[weights.index(max(weights))]
        differ += chosen is not view.legal[0]
        state.play(seat, chosen)
    assert differ > 5, "without a net it would have chosen the first"


def test_a_copy_asks_the_same_insight() -> None:
    _, _, view = real_decision("masters", 2, seed=3, after=6)
    playing = PolicyBot(view.world.game, 1)
    copy = pickle.loads(pickle.dumps(playing))
    assert type(copy._insight) is type(playing._insight)
    assert copy.decide(view, Budget(seconds=1)).action is playing.decide(view, Budget(seconds=1)).action


@pytest.mark.parametrize(
    ("name", "players", "edition", "by_net"),
    [
        ("masters", 2, "standard", True),
        ("masters", 2, "pictured", False),
        ("inventors", 2, "standard", True),
        ("inventors", 5, "standard", True),
    ],
)
def test_a_journeyman_asks_the_net_where_it_was_measured(
    name: str, players: int, edition: str, by_net: bool
) -> None:
    game = bottega.game(name, edition)
    state = game.start(game.deal(players, 5))
    rng = random.Random(1)
    chosen = 0
    while not state.over:
        seat = state.actors[0]
        view = outlook(state, seat, rng)
        advice = level("journeyman").style(game, 7).decide(view, Budget(iterations=2))
        if by_net:
            assert advice.action is PolicyBot(game, 7).decide(view, Budget(iterations=2)).action
        else:
            assert advice.action is Greedy(game, 7).decide(view, Budget(iterations=2)).action
        chosen += len(view.legal) > 1
        state.play(seat, advice.action)
        if chosen == 12:
            break


def test_a_game_without_nets_has_a_journeyman_too() -> None:
    game = Coins()
    state = game.start(game.deal(2, 5))
    view = outlook(state, state.actors[0], random.Random(1))
    assert level("journeyman").style(game, 7).decide(view, Budget(iterations=2)).action in view.legal
