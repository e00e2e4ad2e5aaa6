"""One match of random choices, from its seed alone."""

from __future__ import annotations

import traceback
import zlib
from dataclasses import dataclass

from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.playout import Dice, play_out
from bottega.engine.records import Entry, Record
from bottega.engine.state import Score
from bottega.engine.types import Deal, Seat


@dataclass
class Played:
    """How a match went."""

    decisions: int
    scores: list[Score]
    ranking: list[list[Seat]]


class Crash(Exception):
    """A game failed in the middle of a match: the match's seed, what happened, the match so far."""

    def __init__(self, seed: str, problem: str, trace: str, record: str) -> None:
        super().__init__(seed, problem, trace, record)
        self.seed = seed
        self.problem = problem
        self.trace = trace
        self.record = record


def play_match(game: Game, players: int, options: dict[str, str], seed: str) -> Played:
    """Deal from the seed and play to the end, every choice equally likely; Crash if the game fails.

    Where several seats decide at once, they do so in seat order.
    """
    deal: Deal | None = None
    try:
        deal = game.deal(players, seed, **options)
        state = game.start(deal)
        return Played(play_out(state, _dice(seed)), state.scores(), state.ranking())
    except Exception as error:
        record = "" if deal is None else str(_record(game, deal, _retrace(game, deal, seed)))
        raise Crash(seed, f"{type(error).__name__}: {error}", traceback.format_exc(), record) from error


def _dice(seed: str) -> Dice:
    return Dice(zlib.crc32(seed.encode()))


def _retrace(game: Game, deal: Deal, seed: str) -> list[tuple[Seat, Action]]:
    """The same match once more, with what was chosen until it failed."""
    history: list[tuple[Seat, Action]] = []
    dice = _dice(seed)
    try:
        state = game.start(deal)
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            history.append((seat, legal[dice.below(len(legal))]))
            state.apply(*history[-1])
    except Exception:
        pass  # the failure that is being reported
    return history


def _record(game: Game, deal: Deal, history: list[tuple[Seat, Action]]) -> Record:
    return Record(
        game=game.name,
        rules=game.version,
        edition=game.edition.name,
        changes=dict(game.edition.changes),
        names=[f"Seat {seat}" for seat in range(deal["players"])],
        deal=deal,
        entries=[Entry.of_action(seat, action) for seat, action in history],
    )
