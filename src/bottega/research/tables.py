"""What is played: a game, a number of players, options and a reward, checked once for all environments."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import SupportsIndex

import bottega
from bottega.engine.action import Action
from bottega.engine.encoding import Encoding
from bottega.engine.game import Game
from bottega.engine.numbers import seed_of, whole
from bottega.engine.state import State
from bottega.engine.types import Deal
from bottega.research.rewards import Reward, reward_of


class Table:
    """ValueError says which argument is wrong."""

    def __init__(
        self, game: Game | str, players: SupportsIndex, reward: str, options: Mapping[str, str] | None
    ) -> None:
        self.game: Game = bottega.game(game) if isinstance(game, str) else game
        self.players: int = whole(players)
        self.encoding: Encoding = self.game.encoding(self.players)
        self.options = self.game.complete_options(options or {})
        self.reward_name = reward
        self.reward: Reward = reward_of(reward)

    def start(self, seed: int | str) -> State:
        """The first decision of a match."""
        return self.game.begin(self.game.deal(self.players, seed, **self.options))

    def begin(self, deal: Deal) -> State:
        """The first decision of a match with a certain deal."""
        state = self.game.start(deal)
        if state.players != self.players:
            raise ValueError(f"this deal is for {state.players} players, not for {self.players}")
        return state


class Deals:
    """The seeds of one match after the other. `begin` with a seed fixes all that follow."""

    def __init__(self) -> None:
        self.seed: int | str = secrets.randbits(63)
        self.number = 0

    def begin(self, seed: SupportsIndex | str | None) -> None:
        """Begin anew with this seed; with None, go on."""
        if seed is not None:
            self.seed = seed_of(seed)
            self.number = 0

    def next(self) -> str:
        self.number += 1
        return f"{self.seed}/{self.number - 1}"


def chosen(legal: Sequence[Action], id: SupportsIndex, state: State, seat: int) -> Action:
    """The legal action with this id; ValueError names it if there is none."""
    number = whole(id)
    for action in legal:
        if action.id == number:
            return action
    actions = state.game.actions
    known = isinstance(number, int) and 0 <= number < len(actions)
    named = f"{number} ({actions[number].notation})" if known else f"{number!r}"
    raise ValueError(f"action {named} is not legal for seat {seat}")
