"""The matches of a tournament. A match follows from its fixture alone, in any process and at any time."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import partial

from bottega.bots.bot import outlook
from bottega.bots.entrants import Entrant
from bottega.bots.ladder.schedule import Fixture, TournamentPlan
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.records import Entry, Record
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Deal, Seat
from bottega.simulate import Crash
from bottega.simulate.matches import edited_game
from bottega.workers import LocalPool, Pool


@dataclass(frozen=True)
class MatchOutcome:
    """How a match ended; by seat, what it scored, how often it was asked, and for how long it thought.

    Only real decisions are asked and counted: where one action is legal, it is played.
    """

    fixture: Fixture
    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

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
    )
