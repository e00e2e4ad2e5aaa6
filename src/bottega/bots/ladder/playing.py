"""The matches of a tournament. A match follows from its fixture alone, in any process and at any time."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bottega.bots.entrants import Entrant
from bottega.bots.ladder.schedule import Fixture, TournamentPlan
from bottega.bots.luck import Luck, luck_of_decisions, luck_of_match
from bottega.bots.playing import BotDecision, History, play_bots
from bottega.engine.game import Game
from bottega.engine.types import Deal, Seat
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
    """Deal and play to the end; Crash, with the match so far, if a bot or the game fails."""
    game = edited_game(plan.game, plan.edition, plan.changes)
    seed = f"{plan.deal_seed(fixture.players, fixture.deal)}/{','.join(map(str, fixture.seats))}"
    deal = game.deal(fixture.players, plan.deal_seed(fixture.players, fixture.deal), **dict(plan.options))
    entrants = [Entrant.parse(plan.entrants[number]) for number in fixture.seats]
    decisions = [0] * fixture.players
    seconds = [0.0] * fixture.players

    def count(decision: BotDecision) -> None:
        if decision.advice is not None:
            decisions[decision.seat] += 1
            seconds[decision.seat] += decision.seconds

    played = play_bots(game, deal, entrants, seed, count)
    return MatchOutcome(
        fixture,
        tuple(tuple(group) for group in played.state.ranking()),
        tuple(score["total"] for score in played.state.scores()),
        tuple(decisions),
        tuple(round(each, 6) for each in seconds),
        tuple(round(each, 6) for each in _luck(game, deal, played.history, seed)),
    )


def _luck(game: Game, deal: Deal, history: History, seed: str) -> tuple[float, ...]:
    """By seat. At a table the first deal is left out: with the seats exchanged, its luck cancels."""
    players: int = deal["players"]
    if players == 1:
        return luck_of_match(game, deal, history, _WORLDS, seed).total.chances
    return Luck.total(players, list(luck_of_decisions(game, deal, history, _WORLDS, seed))).chances
