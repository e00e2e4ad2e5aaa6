"""The games as games of OpenSpiel, registered under ``bottega_<name>``: parameters say what is played.

All luck of a match is in its deal, so the first node is a chance node and there is no other. The information
state is what the seat's view tells (`State.information_string`): all that it can know of the table as it is,
not the way there. The observation string is the row of the encoding, which is made much faster.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any, Final, SupportsIndex

import numpy as np
import pyspiel
from numpy.typing import NDArray

import bottega
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.numbers import whole
from bottega.engine.state import State
from bottega.engine.types import Seat, canonical_json
from bottega.games import edited
from bottega.research.rewards import bounds, total
from bottega.research.tables import Table, chosen

#: No match is longer; random matches have some hundred decisions.
LONGEST: Final = 10_000

#: The parameters of a game of OpenSpiel, with their defaults. `options` are written as
#: ``start:expert;codex:on``, `edition` is the name of one, or what `_edition_text` makes of any other.
PARAMETERS: Final[dict[str, int | str]] = {
    "players": 2,
    "reward": "win",
    "seed": 0,
    "deals": 1000,
    "options": "",
    "edition": "",
}
_CHANGES: Final = "json-"


def load(
    game: Game | str,
    players: SupportsIndex,
    reward: str,
    options: Mapping[str, str] | None,
    seed: SupportsIndex,
    deals: SupportsIndex,
) -> SpielGame:
    """See `bottega.research.openspiel`. ValueError says which argument is wrong."""
    table = Table(game, players, reward, options)
    register(table.game)
    parameters = {
        "players": table.players,
        "reward": reward,
        "seed": _at_least("a seed of OpenSpiel", seed, 0),
        "deals": _at_least("deals", deals, 1),
        "options": ";".join(f"{name}:{choice}" for name, choice in table.options.items()),
        "edition": _edition_text(table.game),
    }
    loaded: SpielGame = pyspiel.load_game(_short_name(table.game), parameters)
    return loaded


def register(game: Game) -> None:
    """Make a game known to OpenSpiel, which keeps it until the process ends."""
    if _short_name(game) not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(game, None), _Maker(game.name))


class _Maker:
    """Makes games of OpenSpiel. It refers to itself: OpenSpiel lets go of it when Python has ended already,
    and to free it then would be a crash."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._self = self

    def __call__(self, params: Mapping[str, Any] | None = None) -> SpielGame:
        return SpielGame(params, name=self._name)


def _short_name(game: Game) -> str:
    return f"bottega_{game.name}"


def _at_least(what: str, value: SupportsIndex, least: int) -> int:
    number = whole(value)
    if type(number) is not int or not least <= number < 2**31:
        raise ValueError(f"{what}: a whole number from {least} to 2147483647, not {value!r}")
    return number


def _edition_text(game: Game) -> str:
    """An edition as a parameter. OpenSpiel has parameters in one line, without commas and brackets."""
    if not game.edition.changes:
        return ""
    told = json.dumps([game.edition.name, game.edition.changes], sort_keys=True)
    return _CHANGES + told.encode().hex()


def _game_of(name: str, edition: str) -> Game:
    if not edition.startswith(_CHANGES):
        return bottega.game(name, edition=edition or None)
    told, changes = json.loads(bytes.fromhex(edition.removeprefix(_CHANGES)))
    return edited(name, told, changes)


def _game_type(game: Game, table: Table | None) -> pyspiel.GameType:
    """The type of a game, as far as it is known without a table."""
    utility = pyspiel.GameType.Utility.GENERAL_SUM
    if table is not None and total(table.reward_name, table.players) is not None:
        utility = pyspiel.GameType.Utility.CONSTANT_SUM
    return pyspiel.GameType(
        short_name=_short_name(game),
        long_name=f"{game.name} (Bottega, rules {game.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel. `table` says what is played."""

    def __init__(self, params: Mapping[str, Any] | None = None, *, name: str) -> None:
        given = {**PARAMETERS, **(params or {})}
        options = dict(part.split(":", 1) for part in str(given["options"]).split(";") if part)
        game = _game_of(name, str(given["edition"]))
        self.table = Table(game, int(given["players"]), str(given["reward"]), options)
        self.seed = int(given["seed"])
        self.deals = int(given["deals"])
        self._outcomes = [(n, 1.0 / self.deals) for n in range(self.deals)]
        least, most = bounds(self.table.reward_name)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=least,
            max_utility=most,
            utility_sum=total(self.table.reward_name, self.table.players),
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(game, self.table), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.table, wanted, params)

    def outcomes(self) -> list[tuple[int, float]]:
        """The deals with their probabilities."""
        return self._outcomes

    # OpenSpiel's own way loses the attributes of Python.
    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (str(self),)


def _loaded(text: str) -> SpielGame:
    """The game that was pickled."""
    loaded: SpielGame = pyspiel.load_game(text)
    return loaded


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. `match` is ours, and None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match: State | None = None

    def current_player(self) -> int:
        match = self.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if match.over else match.actors[0]

    def _legal_actions(self, player: Seat) -> list[int]:
        return [action.id for action in self._offer(player)]

    def _offer(self, player: Seat) -> list[Action]:
        return [] if self.match is None else self.match.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game: SpielGame = self.get_game()
        return game.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            game: SpielGame = self.get_game()
            if not 0 <= action < game.deals:
                raise ValueError(f"there is no deal {action}: the deals are 0 to {game.deals - 1}")
            self.match = game.table.start(f"{game.seed}/{action}")
            return
        seat = self.match.actors[0]
        self.match.apply(seat, chosen(self._offer(seat), action, self.match, seat))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game: SpielGame = self.get_game()
        return game.table.game.actions[action].notation

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        game: SpielGame = self.get_game()
        if self.match is None or not self.match.over:
            return [0.0] * game.table.players
        return game.table.reward(self.match)

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpielState:
        """A state drawn from all those that this player cannot tell apart from this one. It has no history:
        that would tell what the player has not seen."""
        return self.imagined(player, random.Random(sampler()))

    def imagined(self, player: Seat, rng: random.Random) -> SpielState:
        """`resample_from_infostate` with dice of Python."""
        if self.match is None:
            raise ValueError("nothing is dealt yet: there is nothing to be drawn anew")
        game: SpielGame = self.get_game()
        other = game.new_initial_state()
        other.match = self.match.imagine(player, rng)
        return other

    def __str__(self) -> str:
        return "" if self.match is None else canonical_json(self.match.dump())


class SpielObserver:
    """What a player sees: the row of the encoding as a tensor, and a text, see above."""

    def __init__(self, table: Table, wanted: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers of Bottega have no parameters: {params}")
        if wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not wanted.public_info:
            raise ValueError("a player sees what is public and what is its own: there are no other observers")
        self._encoding = table.encoding
        self._recall = wanted.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(table.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self._encoding.observe(state.match, player), np.uint8)

    def string_from(self, state: SpielState, player: Seat) -> str:
        if state.match is None:
            return ""
        if self._recall:
            return state.match.information_string(player)
        return self._encoding.observe(state.match, player).hex()


def _register_all() -> None:
    """All games with an encoding, so that a pickled game or state finds its own."""
    for name in bottega.games():
        try:
            game = bottega.game(name)
            game.encoding(game.seats[0])
        except ValueError:  # a package of others is broken, or has no encoding: not for OpenSpiel
            continue
        register(game)


_register_all()
