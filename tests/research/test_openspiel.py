"""OpenSpiel: its own test, copies, and its search on our games."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import bottega
from bottega import research
from bottega.bots.bot import Budget, outlook
from bottega.research.ismcts import IsMcts
from bottega.research.rewards import margin
from bottega.research.spiel import SpielGame, SpielState


def after(game: SpielGame, actions: int, seed: int = 1) -> SpielState:
    """A state after random choices."""
    rng = random.Random(seed)
    state: SpielState = game.new_initial_state()
    state.apply_action(3)
    for _ in range(actions):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    ("name", "players"), [("inventors", 2), ("leonardo", 2), ("masters", 1), ("masters", 3)]
)
def test_the_test_of_openspiel_passes(name: str, players: int) -> None:
    pyspiel.random_sim_test(
        research.openspiel(name, players, reward="rank"), num_sims=1, serialize=True, verbose=False
    )


def test_a_match_of_openspiel_is_one_of_ours() -> None:
    game = research.openspiel("masters", 2, reward="margin", seed=7)
    state = after(game, 0)
    ours = bottega.game("masters")
    match = ours.start(ours.deal(2, "7/3"))
    rng = random.Random(1)
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        assert state.current_player() == match.actors[0]
        assert state.action_to_string(action) == str(ours.actions[action])
        state.apply_action(action)
        match.play(match.actors[0], ours.actions[action])
    assert state.returns() == margin(match)
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert state.returns()[0] == -state.returns()[1]


def test_tensors_and_strings_are_what_the_seat_knows() -> None:
    state = after(research.openspiel("leonardo", 3), 10)
    assert state.match is not None
    row = state.match.game.encoding(3).observe(state.match, 1)
    assert np.array(state.observation_tensor(1), np.uint8).tobytes() == row
    assert state.information_state_tensor(1) == state.observation_tensor(1)
    assert state.information_state_string(1) == state.match.information_string(1)
    assert state.observation_string(1) == row.hex()


def test_resampled_states_look_alike_and_differ() -> None:
    state = after(research.openspiel("masters", 2), 20)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, random.Random(n).random) for n in range(5)]
    assert {world.information_state_string(player) for world in worlds} == {
        state.information_state_string(player)
    }
    assert len({str(world) for world in worlds}) == 5
    assert worlds[0].history() == []
    with pytest.raises(ValueError, match="nothing is dealt yet"):
        research.openspiel("masters", 2).new_initial_state().resample_from_infostate(0, random.random)


def test_copies_are_alike() -> None:
    game = research.openspiel("leonardo", 2, options={"start": "expert"}, reward="rank", seed=4, deals=10)
    state = after(game, 12)
    for other in (
        pickle.loads(pickle.dumps(state)),
        state.clone(),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        pyspiel.load_game(str(game)).deserialize_state(state.serialize()),
    ):
        assert str(other) == str(state)
        assert other.history() == state.history()
        other.apply_action(other.legal_actions()[0])
        assert str(other) != str(state)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_another_process_understands_a_pickled_state() -> None:
    state = after(research.openspiel("masters", 2), 5)
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).move_number())"
    done = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(state), capture_output=True, check=False
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, b"6", b"")


def test_games_are_found_by_their_names_in_openspiel() -> None:
    game = pyspiel.load_game("bottega_masters(players=3,reward=rank,seed=2)")
    assert str(game) == str(research.openspiel("masters", 3, reward="rank", seed=2))


def test_an_edition_goes_with_the_game() -> None:
    edited = bottega.game("masters", edition="pictured")
    assert edited.edition.changes
    game = research.openspiel(edited, 2)
    assert pickle.loads(pickle.dumps(game)).table.game == edited
    assert pyspiel.load_game("bottega_masters(edition=pictured)").table.game == edited


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"players": 6}, "players"),
        ({"reward": "fame"}, "'fame'"),
        ({"deals": 0}, "deals"),
        ({"seed": -1}, "-1"),
        ({"options": {"start": "never"}}, "never"),
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        research.openspiel("leonardo", **{"players": 2, **arguments})  # type: ignore[arg-type]


def test_illegal_actions_change_nothing() -> None:
    state = after(research.openspiel("masters", 2), 0)
    before = str(state)
    with pytest.raises(ValueError, match=r"action 0 \(market row 1\) is not legal for seat 0"):
        state.apply_action(0)
    assert str(state) == before
    with pytest.raises(ValueError, match="no deal 1000: the deals are 0 to 999"):
        research.openspiel("masters", 2).new_initial_state().apply_action(1000)


@pytest.mark.parametrize("name", bottega.games())
def test_its_own_search_plays_our_games(name: str) -> None:
    game = research.openspiel(name, 2)
    state = after(game, 8)
    searching = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.0, 3, -1, np.random.RandomState(2)
    )
    assert searching.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", bottega.games())
def test_the_bot_of_openspiel_decides_alike_for_a_seed(name: str) -> None:
    game = bottega.game(name)
    state = game.start(game.deal(2, 5))
    seen = outlook(state, state.actors[0], random.Random(1))
    told = [IsMcts(game, 6).decide(seen, Budget(iterations=12)) for _ in range(2)]
    assert told[0].action in seen.legal
    assert [(each.action, each.visits, each.value) for each in told[0].reasons] == [
        (each.action, each.visits, each.value) for each in told[1].reasons
    ]
    assert sum(each.visits for each in told[0].reasons) == 11  # the first simulation only opens the root
    copy = pickle.loads(pickle.dumps(IsMcts(game, 6)))
    assert copy.decide(seen, Budget(iterations=12)).action is told[0].action
