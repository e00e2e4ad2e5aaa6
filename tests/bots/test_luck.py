"""Luck is zero on average for all players; a weaker player's loss is no luck; what is left varies less."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest

import bottega
from bottega.bots import luck
from bottega.bots.ladder.adjusting import without_luck
from bottega.bots.luck import Luck, luck_of_decision, luck_of_match
from bottega.bots.search import policy
from bottega.engine.action import Action
from bottega.engine.insight import Insight, shares
from bottega.engine.state import State
from bottega.engine.types import Seat
from tests.coins.bottega_coins import BID, COINS, Coins, CoinsState

#: A mean may be this number of standard errors off. By chance, that happens once in 15,000 times.
FAR = 4.0

#: Chooses for a seat.
Player = Callable[[Insight, State, Seat, random.Random], Action]


def sensible(insight: Insight, state: State, seat: Seat, rng: random.Random) -> Action:
    return policy.drawn(insight, state, seat, rng)


def careless(insight: Insight, state: State, seat: Seat, rng: random.Random) -> Action:
    return rng.choice(state.legal(seat))


@dataclass
class Sample:
    """Of many matches, what the first seat got of the victory, and the luck it had: in all, in points, and in
    its decisions alone."""

    results: list[float]
    lucks: list[float]
    points: list[float]
    in_play: list[float]

    @property
    def adjusted(self) -> list[float]:
        return [result - by_luck for result, by_luck in zip(self.results, self.lucks, strict=True)]


def play(name: str, players: int, matches: int, table: tuple[Player, ...], worlds: int = 4) -> Sample:
    game = bottega.game(name)
    insight = game.insight()
    sample = Sample([], [], [], [])
    for number in range(matches):
        seed = f"luck/{name}/{players}/{number}"
        deal, rng = game.deal(players, seed), random.Random(seed)
        state, history = game.start(deal), []
        while not state.over:
            seat = state.actors[0]
            action = table[seat % len(table)](insight, state, seat, rng)
            state.apply(seat, action)
            history.append((seat, action))
        had = luck_of_match(game, deal, history, worlds, f"test/{number}")
        sample.results.append(shares(state)[0])
        sample.lucks.append(had.total.chances[0])
        sample.points.append(had.total.points[0])
        sample.in_play.append(had.play.chances[0])
    return sample


def off(values: list[float], truth: float = 0.0) -> float:
    """How far their mean is off, in standard errors."""
    return (statistics.fmean(values) - truth) / (statistics.stdev(values) / math.sqrt(len(values)))


TABLES = [("masters", 2), ("masters", 1), ("leonardo", 2), ("inventors", 2)]
LARGEST = [("masters", 4), ("leonardo", 5), ("inventors", 5)]
#: Matches in the gate; in the exhaustive tests there are ten times as many.
MATCHES = 60


@cache
def sensible_matches(name: str, players: int, matches: int) -> Sample:
    return play(name, players, matches, (sensible,))


# The luck of many matches


def is_zero(sample: Sample) -> bool:
    assert statistics.stdev(sample.lucks) > 0.01, "there is luck"
    return all(abs(off(values)) < FAR for values in (sample.lucks, sample.points, sample.in_play))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_luck_is_zero_on_average(name: str, players: int) -> None:
    assert is_zero(sensible_matches(name, players, MATCHES))


@pytest.mark.night
@pytest.mark.parametrize(("name", "players"), [*TABLES, *LARGEST])
def test_luck_is_zero_on_average_of_hundreds(name: str, players: int) -> None:
    assert is_zero(sensible_matches(name, players, 10 * MATCHES))


@pytest.mark.exhaustive
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_bias_of_the_worlds_is_noticed(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of five worlds the best is taken for what might have come, and any for what came."""
    outcome = luck._outcome

    def hopeful(
        insight: Insight, state: State, seat: Seat, action: Action, rng: random.Random
    ) -> list[float]:
        worlds = [outcome(insight, state, seat, action, rng) for _ in range(5)]
        return max(worlds, key=lambda values: values[players])

    monkeypatch.setattr(luck, "_outcome", hopeful)
    assert off(play(name, players, 3 * MATCHES, (sensible,)).in_play) < -FAR


@pytest.mark.parametrize(("name", "players"), [("masters", 2), ("leonardo", 2), ("inventors", 2)])
def test_a_weaker_player_loses_by_skill(name: str, players: int) -> None:
    """The first seat chooses at random: it loses nearly always, and not because of the cards."""
    sample = play(name, players, MATCHES, (careless, sensible))
    assert statistics.fmean(sample.results) < 0.15
    assert abs(off(sample.lucks)) < FAR
    assert off([0.5 - each for each in sample.adjusted]) > FAR


@pytest.mark.night
@pytest.mark.parametrize(("name", "players"), [("leonardo", 2), ("masters", 1), ("inventors", 2)])
def test_without_luck_results_vary_less(name: str, players: int) -> None:
    sample = sensible_matches(name, players, 10 * MATCHES)
    adjusted = without_luck(sample.results, sample.lucks)
    assert statistics.variance(adjusted) < 0.99 * statistics.variance(sample.results)


# The luck of one decision


def last_bid(pile: list[int]) -> CoinsState:
    """Coins: seat 0 has bid 20, and as soon as seat 1 bids too, seat 0 wins the first coin of this pile."""
    state = Coins().start(Coins().deal(2, 0))
    rest = [coin for coin in COINS if coin not in pile and coin != 20]
    state.hands, state.bids, state.pile = [rest[:4], rest[4:9]], [20, 0], pile
    state.discard = rest[9:]
    state.actors = (1,)
    return state


def of_bid(state: CoinsState, worlds: int = 2000) -> Luck:
    return luck_of_decision(Insight(), state, 1, BID[state.hands[1][0]], worlds, random.Random(7))


@pytest.mark.parametrize(("pile", "points"), [([3, 7, 11], -4.0), ([11, 3, 7], 4.0), ([7, 11, 3], 0.0)])
def test_the_luck_of_a_draw_is_what_it_brings_beyond_the_mean(pile: list[int], points: float) -> None:
    found = of_bid(last_bid(pile))
    assert abs(found.points[0] - points) < FAR * found.points_errors[0]
    assert found.points[1] == found.points_errors[1] == 0.0
    assert found.points_errors[0] == pytest.approx(3.27 / math.sqrt(2000), rel=0.05)
    assert found.chances[0] == pytest.approx(-found.chances[1])


def test_where_nothing_comes_to_light_there_is_no_luck() -> None:
    state = last_bid([3, 7, 11])
    state.actors = (0, 1)
    state.hands[0].append(state.bids[0])
    state.bids[0] = 0
    assert not of_bid(state)


def test_the_last_coin_is_no_surprise() -> None:
    assert not of_bid(last_bid([3]))


class Clairvoyant(Insight):
    """It reads what nobody has seen: the next coin of the pile belongs to the first seat already."""

    def points(self, state: State) -> list[float]:
        assert isinstance(state, CoinsState)
        points = super().points(state)
        points[0] += state.pile[0] if state.pile else 0
        return points


def test_a_value_that_reads_the_unseen_counts_a_coin_once() -> None:
    """Before the coin is turned up, that it lies on top is nobody's luck yet."""
    state = last_bid([20, 1, 2, 3])
    state.bids[0], state.hands[0] = 0, [19, *state.hands[0]]
    state.actors = (0, 1)
    found = [
        luck_of_decision(Clairvoyant(), state, 0, BID[19], 200, random.Random(seed)).points[0]
        for seed in range(30)
    ]
    assert abs(off(found)) < FAR


def test_a_decision_is_looked_at_and_not_played() -> None:
    state = last_bid([3, 7, 11])
    before = state.dump()
    of_bid(state, 10)
    assert state.dump() == before


# The luck of one match


def test_luck_follows_from_the_seed() -> None:
    game = bottega.game("inventors")
    deal, rng = game.deal(2, "seed"), random.Random(1)
    state, history = game.start(deal), []
    while not state.over:
        seat = state.actors[0]
        history.append((seat, sensible(game.insight(), state, seat, rng)))
        state.apply(*history[-1])
    one = luck_of_match(game, deal, history, 4, "a")
    assert one == luck_of_match(game, deal, history, 4, "a")
    assert one != luck_of_match(game, deal, history, 4, "b")
    assert len(one.decisions) == len(history)
    assert sum(map(bool, one.decisions)) == 2, "two more ages come to light"
    assert one.total.chances[0] == pytest.approx(one.deal.chances[0] + one.play.chances[0])
    errors = [each.chances_errors[0] for each in (one.deal, *one.decisions)]
    assert one.total.chances_errors[0] == pytest.approx(math.sqrt(sum(error**2 for error in errors)))


def test_the_deal_of_teams_is_luck() -> None:
    """At Inventors a team is worth more than another: what a seat was dealt is luck of the deal."""
    game = bottega.game("inventors")
    of_team: dict[str, list[float]] = {}
    for seed in range(60):
        deal = game.deal(2, seed)
        found = luck_of_match(game, deal, [], 8, f"teams/{seed}").deal
        of_team.setdefault(deal["teams"][0], []).append(found.points[0])
    means = {team: statistics.fmean(values) for team, values in of_team.items()}
    assert max(means.values()) - min(means.values()) > 1.0
    assert abs(off([value for values in of_team.values() for value in values])) < FAR
