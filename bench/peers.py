"""Peers from the package index, each in its own fastest loop of random play.

catanatron (Settlers of Catan, pure Python) is what the budgets are ratios to. python-chess is the best
known rules library in Python. OpenSpiel's games are C++ called from Python; of them we take chess (also
in python-chess, so the two can be told apart from the game), backgammon (dice, a hundred decisions) and
hearts (four players, hidden cards, a world drawn for what a player knows), which in size and kind come
nearest to ours. Its draws by chance are played, and are no decisions.

Each module is imported only by the process that measures it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

from bench.subject import Prepare, Subject, midway


class Catanatron(Subject):
    """Four random players in the loop of its own ``Game.play``, without accumulators.

    It makes the list of legal actions while it carries out an action; `legal` makes that list again.
    """

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT
        from catanatron.models.actions import generate_playable_actions

        self.version = f"catanatron {version('catanatron')}"
        self._limit = TURNS_LIMIT
        self._legal: Callable[[Any], Any] = generate_playable_actions
        self._game: Callable[..., Any] = Game
        self._player: Callable[[Any], Any] = RandomPlayer
        self._colors = list(Color)

    def _new(self, seed: int) -> Any:
        # Its seed 0 means any seed.
        return self._game([self._player(color) for color in self._colors], seed=seed + 1)

    def match(self, seed: int) -> int:
        game = self._new(seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self._limit:
            game.play_tick()
            decisions += 1
        return decisions

    def midgame(self, seed: int) -> Any:
        def step(game: Any) -> bool:
            if game.winning_color() is not None or game.state.num_turns >= self._limit:
                return False
            game.play_tick()
            return True

        return midway(lambda: self._new(seed), step, random.Random(seed).uniform(0.25, 0.75))

    def clone(self, state: Any) -> Any:
        return state.copy()

    def operations(self) -> dict[str, Prepare]:
        def choice(game: Any) -> Any:
            return random.choice(game.state.playable_actions)

        return {
            "clone": lambda game: game.copy,
            "legal": lambda game: partial(self._legal, game.state),
            "apply": lambda game: partial(game.execute, choice(game), validate_action=False),
            "play": lambda game: partial(game.execute, choice(game)),
        }


class PythonChess(Subject):
    """Random chess until the game is over by the rules or 300 half-moves are played."""

    LONGEST = 300

    def __init__(self) -> None:
        import chess

        self.version = f"python-chess {version('chess')}"
        self._board: Callable[[], Any] = chess.Board

    def match(self, seed: int) -> int:
        draw = random.Random(seed).random
        board = self._board()
        decisions = 0
        while decisions < self.LONGEST:
            legal = list(board.legal_moves)
            if not legal or board.is_insufficient_material():
                break
            board.push(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    def midgame(self, seed: int) -> Any:
        rng = random.Random()

        def start() -> Any:
            rng.seed(seed)
            return self._board()

        def step(board: Any) -> bool:
            legal = list(board.legal_moves)
            if not legal or board.is_insufficient_material() or board.ply() >= self.LONGEST:
                return False
            board.push(rng.choice(legal))
            return True

        return midway(start, step, random.Random(seed).uniform(0.25, 0.75))

    def clone(self, state: Any) -> Any:
        return state.copy(stack=False)

    def operations(self) -> dict[str, Prepare]:
        rng = random.Random(0)

        def choice(board: Any) -> Any:
            return rng.choice(list(board.legal_moves))

        def checked(board: Any, move: Any) -> None:
            if board.is_legal(move):
                board.push(move)

        return {
            "clone": lambda board: partial(board.copy, stack=False),
            "legal": lambda board: partial(list, board.legal_moves),
            "apply": lambda board: partial(board.push, choice(board)),
            "play": lambda board: partial(checked, board, choice(board)),
        }


class OpenSpiel(Subject):
    """One of OpenSpiel's games, chance included."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.version = f"OpenSpiel {version('open_spiel')}"
        self._name = name
        self._game = pyspiel.load_game(name)
        self._sample = pyspiel.sample_action

    def match(self, seed: int) -> int:
        draw = random.Random(seed).random
        sample = self._sample
        state = self._game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), draw())[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                decisions += 1
        return decisions

    def midgame(self, seed: int) -> Any:
        rng = random.Random()

        def start() -> Any:
            rng.seed(seed)
            state = self._game.new_initial_state()
            self._chance(state, rng)
            return state

        def step(state: Any) -> bool:
            if state.is_terminal():
                return False
            state.apply_action(rng.choice(state.legal_actions()))
            self._chance(state, rng)
            return True

        return midway(start, step, random.Random(seed).uniform(0.25, 0.75))

    def _chance(self, state: Any, rng: random.Random) -> None:
        while state.is_chance_node():
            state.apply_action(self._sample(state.chance_outcomes(), rng.random())[0])

    def clone(self, state: Any) -> Any:
        return state.clone()

    def operations(self) -> dict[str, Prepare]:
        rng = random.Random(0)

        def choice(state: Any) -> Any:
            return rng.choice(state.legal_actions())

        seen = "observation_tensor" if self._name != "hearts" else "information_state_tensor"
        operations: dict[str, Prepare] = {
            "clone": lambda state: state.clone,
            "legal": lambda state: state.legal_actions,
            "apply": lambda state: partial(state.apply_action, choice(state)),
            "play": lambda state: partial(state.apply_action_with_legality_check, choice(state)),
            "view": lambda state: partial(getattr(state, seen), state.current_player()),
        }
        if self._name == "hearts":
            operations["imagine"] = lambda state: partial(
                state.resample_from_infostate, state.current_player(), rng.random
            )
        return operations
