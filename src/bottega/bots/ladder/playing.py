"""The matches of a tournament. A match follows from its fixture alone, in any process and at any time."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bottega.bots.bot import outlook
from bottega.bots.entrants import Entrant
from bottega.bots.ladder.schedule import Fixture, TournamentPlan
from bottega.bots.luck import Luck, luck_of_decisions, luck_of_match
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.records import Entry, Record
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Deal, Seat
from bottega.simulate import Crash
from bottega.simulate.matches import edited_game
from bottega.workers import LocalPool, Pool

#: Worlds that what came to light is compared with. More would make the luck of a match hardly more exact.
_WORLDS: Final = 16


@dataclass(frozen=True)
class MatchOutcome:
    """How a match ended; by seat, what it scored, how often it was asked, for how long it thought, and its
    luck in chance to win: at a table that of the decisions, alone with that of the first deal; None where
    it is not known.

    Only real decisions are asked and counted: where one action is legal, it is played.
    """

    fixture: Fixture
    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    luck: tuple[float, ...] | None = None

    def luck_of(self, entrant: int) -> float:
        """The luck of this entrant's seats together."""
        assert self.luck is not None
        return sum(luck for luck, by in zip(self.luck, self.fixture.seats, strict=True) if by == entrant)

    def victory(self, entrant: int) -> float:
        """The part of the victory that went to this entrant's seats; where nobody won, there is none."""
        winners = self.ranking[0]
        held = sum(1 for seat in winners if self.fixture.seats[seat] == entrant)
        return held / len(winners) if winners else 0.0


def work(
    plan: TournamentPlan, fixtures: Iterable[Fixture], pool: Pool | None = None
) -> Generator[MatchOutcome, None, None]:
    """Play these matches; each outcome as soon as it is there, so that it can be stored at once. Without a
    pool, this process plays them. Closing the iterator stops the work; Crash if a match fails."""
    return (pool or LocalPool(1)).run(partial(play_fixture, plan), fixtures, ordered=False)


def play_fixture(plan: TournamentPlan, fixture: Fixture) -> MatchOutcome:
    """Deal and play to the end; Crash, with the match so far, if a bot or the game fails.

    Where several seats decide at once, they are asked in seat order.
    """
    game = edited_game(plan.game, plan.edition, plan.changes)
    seed = f"{plan.deal_seed(fixture.players, fixture.deal)}/{','.join(map(str, fixture.seats))}"
    history: list[tuple[Seat, Action]] = []
    deal = game.deal(fixture.players, plan.deal_seed(fixture.players, fixture.deal), **dict(plan.options))
    try:
        return _play(plan, fixture, game, deal, seed, history)
    except Exception as error:
        names = [f"{plan.entrants[number]} {seat}" for seat, number in enumerate(fixture.seats)]
        record = str(Record.of_match(game, deal, names, [Entry.of_action(*each) for each in history]))
        raise Crash(seed, f"{type(error).__name__}: {error}", traceback.format_exc(), record) from error


def _play(
    plan: TournamentPlan,
    fixture: Fixture,
    game: Game,
    deal: Deal,
    seed: str,
    history: list[tuple[Seat, Action]],
) -> MatchOutcome:
    entrants = [Entrant.parse(plan.entrants[number]) for number in fixture.seats]
    bots = [entrant.make(game, f"{seed}/{seat}") for seat, entrant in enumerate(entrants)]
    decisions = [0] * fixture.players
    seconds = [0.0] * fixture.players
    rng = random.Random(seed)
    state = game.start(deal)
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            seen = outlook(state, seat, rng, history)
            start = time.perf_counter()
            action = bots[seat].decide(seen, entrants[seat].budget()).action
            seconds[seat] += time.perf_counter() - start
            decisions[seat] += 1
        try:
            state.play(seat, action)
        except IllegalAction as illegal:
            raise ValueError(f"{entrants[seat]} has chosen {str(action)!r}, which is not legal") from illegal
        history.append((seat, action))
    return MatchOutcome(
        fixture,
        tuple(tuple(group) for group in state.ranking()),
        tuple(score["total"] for score in state.scores()),
        tuple(decisions),
        tuple(round(each, 6) for each in seconds),
        tuple(round(each, 6) for each in _luck(game, deal, history, seed)),
    )


def _luck(game: Game, deal: Deal, history: list[tuple[Seat, Action]], seed: str) -> tuple[float, ...]:
    """By seat. At a table the first deal is left out: with the seats exchanged, its luck cancels."""
    players: int = deal["players"]
    if players == 1:
        return luck_of_match(game, deal, history, _WORLDS, seed).total.chances
    return Luck.total(players, list(luck_of_decisions(game, deal, history, _WORLDS, seed))).chances
