"""`random` and `greedy`: what they choose, and what they say about it."""

from __future__ import annotations

import random

import pytest

import bottega
from bottega.bots.bot import Budget, outlook
from bottega.bots.greedy import Greedy
from bottega.bots.random import RandomBot
from bottega.bots.search.playout import finish_turn
from bottega.engine.action import Action
from bottega.engine.insight import Insight
from bottega.engine.state import State
from bottega.engine.types import Seat
from tests.bots.scenes import random_state

SOON = Budget(iterations=4)


@pytest.mark.parametrize("game", bottega.games())
def test_they_choose_what_is_legal_and_give_reasons(game: str) -> None:
    for players in bottega.game(game).seats:
        state = random_state(game, players, seed=3, decisions=15)
        for seat in state.actors:
            view = outlook(state, seat, random.Random(1))
            for bot in (RandomBot(state.game, 1), Greedy(state.game, 1)):
                advice = bot.decide(view, SOON)
                assert advice.action in state.legal(seat)
                assert advice.action is advice.reasons[0].action
                assert {reason.action for reason in advice.reasons} == set(state.legal(seat))
                assert len(advice.reasons) == len(state.legal(seat))
                for reason in advice.reasons:
                    assert len(reason.points) == len(reason.chances) == players
                    assert all(0 <= chance <= 1 for chance in reason.chances)


def test_random_does_everything_sooner_or_later() -> None:
    state = random_state("masters", 2, seed=1, decisions=10)
    seat = state.actors[0]
    bot, view = RandomBot(state.game, 1), outlook(state, seat, random.Random(1))
    chosen = {bot.decide(view, SOON).action for _ in range(30 * len(view.legal))}
    assert chosen == set(state.legal(seat))


class Wishing(Insight):
    """Thinks a seat lost unless the table looks as it does after one certain action."""

    def __init__(self, state: State, seat: Seat, wish: Action) -> None:
        wished = state.clone()
        finish_turn(Insight(), wished, seat, wish, 0)
        self.seat = seat
        self.wished = wished.view(None)

    def points(self, state: State) -> list[float]:
        points = [0.0] * state.players
        points[self.seat] = 50.0 if state.view(None) == self.wished else 0.0
        return points


def test_greedy_takes_what_promises_most() -> None:
    state = random_state("inventors", 3, seed=1, decisions=6)
    seat = state.actors[0]
    view = outlook(state, seat, random.Random(1))
    assert len(view.legal) > 5
    for favourite in view.legal:
        bot = Greedy(state.game, 1)
        bot._insight = Wishing(state, seat, favourite)
        assert bot.decide(view, SOON).action is favourite


def test_greedy_stops_when_its_budget_is_spent() -> None:
    state = random_state("masters", 2, seed=1, decisions=10)
    view = outlook(state, state.actors[0], random.Random(1))
    assert Greedy(state.game, 1, worlds=20).decide(view, Budget(iterations=3)).iterations == 3
    assert Greedy(state.game, 1, worlds=2).decide(view, Budget(iterations=3)).iterations == 2
    cancelled = Budget(iterations=100, cancelled=lambda: True)
    assert Greedy(state.game, 1, worlds=20).decide(view, cancelled).iterations == 1


def test_a_budget_can_be_narrowed_but_not_widened() -> None:
    budget = Budget(seconds=2.0, iterations=10).at_most(seconds=5.0, iterations=4)
    assert (budget.seconds, budget.iterations) == (2.0, 4)
    assert Budget(seconds=1.0).at_most(iterations=7).iterations == 7
    with pytest.raises(ValueError, match="worlds is at least 1, not 0"):
        Greedy(bottega.game("masters"), 1, worlds=0)
    with pytest.raises(ValueError, match="aim is one of chance, margin, blend, not “money”"):
        Greedy(bottega.game("masters"), 1, aim="money")
