"""One match of random choices, from its seed alone."""

from __future__ import annotations

import traceback
import zlib
from dataclasses import dataclass
from functools import lru_cache

from bottega.engine import editions
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.playout import Dice, play_out
from bottega.engine.records import Entry, Record
from bottega.engine.state import Score
from bottega.engine.types import Deal, Seat
from bottega.games import edited


@dataclass
class PlayedMatch:
    """How a match went."""

    decisions: int
    scores: list[Score]
    ranking: list[list[Seat]]


class Crash(Exception):
    """A game failed in the middle of a match: the seed of the match, the problem, the match so far."""

    def __init__(self, seed: str, problem: str, trace: str, record: str) -> None:
        super().__init__(seed, problem, trace, record)
        self.seed = seed
        self.problem = problem
        self.trace = trace
        self.record = record

    def __str__(self) -> str:
        return f"{self.problem} (in the match with seed {self.seed})"


def play_match(game: Game, players: int, options: dict[str, str], seed: str) -> PlayedMatch:
    """Deal from the seed and play to the end, every choice equally likely; Crash if the game fails.

    Where several seats decide at once, they do so in seat order.
    """
    deal: Deal | None = None
    try:
        deal = game.deal(players, seed, **options)
        state = game.begin(deal)
        return PlayedMatch(play_out(state, _dice(seed)), state.scores(), state.ranking())
    except Exception as error:
        record = ""
        if deal is not None:
            names = [f"Seat {seat}" for seat in range(players)]
            record = str(Record.of_match(game, deal, names, _retrace(game, deal, seed)))
        raise Crash(seed, f"{type(error).__name__}: {error}", traceback.format_exc(), record) from error


def _dice(seed: str) -> Dice:
    return Dice(zlib.crc32(seed.encode()))


def _retrace(game: Game, deal: Deal, seed: str) -> list[Entry]:
    """Play the same match again; the decisions up to the failure."""
    entries: list[Entry] = []
    dice = _dice(seed)
    try:
        state = game.start(deal)
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            action: Action = legal[dice.below(len(legal))]
            entries.append(Entry.of_action(seat, action))
            state.apply(seat, action)
    except Exception:
        pass  # the failure that is being reported
    return entries


@lru_cache(maxsize=8)
def edited_game(name: str, edition: str, changes: tuple[tuple[str, editions.Value], ...]) -> Game:
    """A game with the figures of a plan, made once in each process."""
    return edited(name, edition, dict(changes))
