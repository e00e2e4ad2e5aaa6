"""A whole match between bots, for everything that lets them play many: the ladder, data, studies."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bottega.bots.bot import Advice, outlook
from bottega.bots.entrants import Entrant
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.records import Entry, Record
from bottega.engine.refusal import IllegalAction
from bottega.engine.state import State
from bottega.engine.types import Deal, Seat
from bottega.simulate import Crash

History = list[tuple[Seat, Action]]


@dataclass(frozen=True)
class BotDecision:
    """A decision of a match, as its watcher sees it before it is played.

    `state` is that of the match: who wants to keep it makes a clone, and nobody changes it. `advice` is what
    the bot said, and None where one action was legal and nobody was asked. `number` counts from 0.
    """

    number: int
    state: State
    seat: Seat
    legal: Sequence[Action]
    action: Action
    advice: Advice | None
    seconds: float


@dataclass(frozen=True)
class BotMatch:
    """A match that bots have played to its end."""

    deal: Deal
    history: History
    state: State

    def record(self, names: Sequence[str]) -> Record:
        """As a record, with these names on the seats."""
        entries = [Entry.of_action(*each) for each in self.history]
        return Record.of_match(self.state.game, self.deal, list(names), entries)


def play_bots(
    game: Game,
    deal: Deal,
    entrants: Sequence[Entrant],
    seed: str,
    watch: Callable[[BotDecision], None] | None = None,
) -> BotMatch:
    """Play a deal to its end, with one entrant for each seat. All their dice come from the seed.

    A bot is asked only where it has a choice: a single legal action is played at once. Where several seats
    decide at the same time, they are asked in seat order. Crash, with the match so far, if a bot or the game
    fails.
    """
    history: History = []
    try:
        return _play(game, deal, entrants, seed, watch, history)
    except Exception as error:
        names = [f"{entrant} {seat}" for seat, entrant in enumerate(entrants)]
        record = str(Record.of_match(game, deal, names, [Entry.of_action(*each) for each in history]))
        raise Crash(seed, f"{type(error).__name__}: {error}", traceback.format_exc(), record) from error


def _play(
    game: Game,
    deal: Deal,
    entrants: Sequence[Entrant],
    seed: str,
    watch: Callable[[BotDecision], None] | None,
    history: History,
) -> BotMatch:
    bots = [entrant.make(game, f"{seed}/{seat}") for seat, entrant in enumerate(entrants)]
    rng = random.Random(seed)
    state = game.start(deal)
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        action, advice, seconds = legal[0], None, 0.0
        if len(legal) > 1:
            seen = outlook(state, seat, rng, history)
            start = time.perf_counter()
            advice = bots[seat].decide(seen, entrants[seat].budget())
            seconds = time.perf_counter() - start
            action = advice.action
        if watch is not None:
            watch(BotDecision(len(history), state, seat, legal, action, advice, seconds))
        try:
            state.play(seat, action)
        except IllegalAction as illegal:
            raise ValueError(f"{entrants[seat]} has chosen {str(action)!r}, which is not legal") from illegal
        history.append((seat, action))
    return BotMatch(deal, history, state)
