"""PettingZoo and Gymnasium: their own tests, and what they cannot know."""

from __future__ import annotations

import pickle
import random
import warnings
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from pettingzoo.test.seed_test import seed_test

import bottega
from bottega import research
from bottega.bots.errors import BotError
from bottega.research.aec_env import AgentsEnv
from bottega.research.gym_env import SeatEnv
from bottega.research.rewards import REWARDS

#: PettingZoo has a list of its own games whose observations are dictionaries, and warns of all others.
_DICTIONARY = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
)
TABLES = [("inventors", 3), ("leonardo", 2), ("masters", 1), ("masters", 4)]


def play_agents(env: AgentsEnv, seed: int) -> list[tuple[str, int | None, float]]:
    """To the end, with random choices."""
    rng = random.Random(seed)
    told = []
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        action = None if over else rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        told.append((agent, action, reward))
        env.step(action)
    return told


@pytest.mark.filterwarnings(*_DICTIONARY)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_tests_of_pettingzoo_pass(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(research.aec(name, players), num_cycles=100)
    seed_test(lambda: research.aec(name, players), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_the_benchmark_of_pettingzoo_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moments = iter([0.0, 1.0, 6.0, 6.0])  # it runs for five seconds of its clock
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(moments)))
    module.performance_benchmark(research.aec("masters", 3))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_agents_play_a_match_of_ours(name: str, players: int, reward: str) -> None:
    env = research.aec(name, players, reward=reward)
    env.reset(seed=4)
    told = play_agents(env, 1)
    game = bottega.game(name)
    state = game.start(game.deal(players, "4/0"))
    for agent, action, _ in told:
        if action is not None:
            assert agent == f"player_{state.actors[0]}"
            state.play(state.actors[0], game.actions[action])
    assert state.over
    last = {agent: brought for agent, action, brought in told if action is None}
    expected = REWARDS[reward](state)
    assert [last[f"player_{seat}"] for seat in range(players)] == expected


def test_an_agent_sees_its_seat_and_only_the_one_to_decide_has_a_mask() -> None:
    env = research.aec("leonardo", 3)
    env.reset(seed=1)
    encoding = env.table.encoding
    for agent in env.agents:
        seen = env.observe(agent)
        seat = env.agents.index(agent)
        assert seen["observation"].tobytes() == encoding.observe(env.match, seat)
        legal = [action.id for action in env.match.legal(seat)]
        assert np.flatnonzero(seen["action_mask"]).tolist() == (legal if seat in env.match.actors[:1] else [])


def test_matches_follow_from_the_seed_and_differ() -> None:
    env, other = research.aec("masters", 2), research.aec("masters", 2)
    first = []
    for each in (env, other):
        each.reset(seed=8)
        first.append(each.match.dump())
        each.reset()
        first.append(each.match.dump())
    assert first[0] == first[2] != first[1] == first[3]


def test_a_certain_deal_is_played() -> None:
    deal = bottega.game("masters").deal(2, "mine")
    agents, seat = research.aec("masters", 2), research.gym("masters", 2)
    agents.reset(options={"deal": deal})
    assert agents.match == bottega.game("masters").start(deal)
    seat.reset(options={"deal": deal})
    assert seat.match.players == 2
    with pytest.raises(ValueError, match="for 2 players, not for 3"):
        research.aec("masters", 3).reset(options={"deal": deal})


def test_an_illegal_action_of_an_agent_changes_nothing() -> None:
    env = research.aec("masters", 2)
    with pytest.raises(ValueError, match="call reset first"):
        env.observe("player_0")
    env.reset(seed=1)
    before = env.match.dump()
    for action, said in (
        (0, r"action 0 \(market row 1\) is not legal for seat 0"),
        (-1, "-1"),
        (None, "None"),
    ):
        with pytest.raises(ValueError, match=said):
            env.step(action)
    assert env.match.dump() == before
    assert env.agent_selection == "player_0"


def test_a_pickled_environment_goes_on_alike() -> None:
    env = research.aec("inventors", 2, reward="margin")
    env.reset(seed=3)
    for _ in range(20):
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])
    copy = pickle.loads(pickle.dumps(env))
    assert play_agents(copy, 5) == play_agents(env, 5)


def play_seat(env: SeatEnv, seed: int | None) -> tuple[float, dict[str, Any]]:
    """To the end, with the first legal action."""
    env.reset(seed=seed)
    while True:
        _, reward, over, _, info = env.step(np.flatnonzero(env.action_masks())[0])
        if over:
            return reward, info


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_test_of_gymnasium_passes(name: str, players: int) -> None:
    with warnings.catch_warnings():
        # Only an environment with an entry in Gymnasium's registry is rendered in its other modes.
        warnings.filterwarnings("ignore", message=".*Not able to test alternative render modes")
        check_env(research.gym(name, players, illegal="random"))


@pytest.mark.parametrize("opponents", ["random", ["greedy:worlds=1", "search:iterations=2"]])
def test_bots_play_the_other_seats(opponents: str | list[str]) -> None:
    env = research.gym("masters", 3, seat=1, opponents=opponents, reward="rank")
    reward, info = play_seat(env, 2)
    assert env.match.over
    assert reward == info["rewards"][1]
    assert info["rewards"] == REWARDS["rank"](env.match)
    again, told = play_seat(env, 2)
    assert (again, told["rewards"], told["points"]) == (reward, info["rewards"], info["points"])


def test_seats_are_taken_in_turn() -> None:
    env = research.gym("masters", 3, seat=None)
    seats = []
    for seed in (1, None, None, None):
        env.reset(seed=seed)
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]


def test_illegal_actions_of_a_seat() -> None:
    env = research.gym("masters", 2)
    env.reset(seed=1)
    before = env.match.dump()
    with pytest.raises(ValueError, match=r"action 0 \(market row 1\) is not legal for seat 0"):
        env.step(0)
    assert env.match.dump() == before
    loose = research.gym("masters", 2, illegal="random")
    loose.reset(seed=1)
    info = loose.step(0)[4]
    assert info["illegal"]
    assert loose.match.dump() != before
    assert "illegal" not in loose.step(np.flatnonzero(loose.action_masks())[0])[4]


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ({"seat": 2}, ValueError, "no seat 2"),
        ({"opponents": ["random", "random"]}, ValueError, "1 other seats here, and 2 opponents"),
        ({"opponents": "chess"}, BotError, "chess"),
        ({"illegal": "maybe"}, ValueError, "error or random, not 'maybe'"),
        ({"render_mode": "human"}, ValueError, "'human'"),
        ({"players": 7}, ValueError, "players"),
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, object], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        research.gym("masters", **{"players": 2, **arguments})  # type: ignore[arg-type]


def test_a_table_is_told_in_words() -> None:
    agents, seat = (make("masters", 2, render_mode="ansi") for make in (research.aec, research.gym))
    for env in (agents, seat):
        env.reset(seed=1)
        assert "player 1" in str(env.render())
    assert research.aec("masters", 2).render() is None
