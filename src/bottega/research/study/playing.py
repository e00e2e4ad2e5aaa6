"""The matches of a study. What is kept of a match follows from its job alone, in any process."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Final

from bottega.bots.entrants import Entrant
from bottega.bots.luck import luck_of_match
from bottega.bots.playing import BotDecision, play_bots
from bottega.engine.choice import Choice
from bottega.engine.game import Game
from bottega.engine.insight import shares
from bottega.engine.types import canonical_json
from bottega.research.study.plan import StudyJob, StudyPlan
from bottega.simulate.matches import edited_game
from bottega.workers import LocalPool, Pool

#: Worlds that what came to light is compared with.
_WORLDS: Final = 16

#: A thing that can be chosen: the kind of the choice, the key of its noun, and its value as JSON.
Thing = tuple[str, str, str]


@dataclass(frozen=True)
class MatchFacts:
    """What a study keeps of a match. By seat: the part of the victory, the points, the lines of the score,
    the luck in chance to win (with that of the first deal), the things on offer and those chosen. Of the
    match: all decisions, those with a choice, and the last `State.progress` before its end."""

    job: StudyJob
    victories: tuple[float, ...]
    points: tuple[int, ...]
    lines: tuple[dict[str, int], ...]
    luck: tuple[float, ...]
    offered: tuple[tuple[Thing, ...], ...]
    chosen: tuple[tuple[Thing, ...], ...]
    decisions: int
    asked: int
    ended: tuple[str, str] | None


@dataclass
class _SeatChoices:
    """The things of one seat as they come up; of a kind of which the first counts, nothing after it."""

    offered: dict[Thing, None] = field(default_factory=dict)
    chosen: dict[Thing, None] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)

    def offer(self, choice: Choice) -> None:
        if not (choice.first and choice.kind in self.closed):
            self.offered[_thing(choice)] = None

    def choose(self, choice: Choice) -> None:
        if choice.first:
            if choice.kind in self.closed:
                return
            self.closed.add(choice.kind)
        self.chosen[_thing(choice)] = None


def _thing(choice: Choice) -> Thing:
    return _shared((choice.kind, choice.key, canonical_json(choice.value)))


@cache
def _shared(thing: Thing) -> Thing:
    """The same object each time: a result holds many, and pickle keeps each object once."""
    return thing


class _Watcher:
    """Notes what is on offer and what is chosen, decision by decision."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.seats = [_SeatChoices() for _ in range(players)]
        self.decisions = 0
        self.asked = 0
        self.ended: tuple[str, str] | None = None

    def __call__(self, decision: BotDecision) -> None:
        state, seat = decision.state, decision.seat
        self.decisions += 1
        self.asked += decision.advice is not None
        for action in decision.legal:
            for choice in self.game.choices(state, seat, action):
                self.seats[seat].offer(choice)
        for choice in self.game.choices(state, seat, decision.action):
            self.seats[seat].choose(choice)
        progress = state.progress()
        self.ended = None if progress is None else (progress.kind, canonical_json(progress.values))


def work(
    plan: StudyPlan, wanted: Iterable[StudyJob], pool: Pool | None = None
) -> Generator[MatchFacts, None, None]:
    """Play these matches, and tell of them in their order. Without a pool, this process plays them. Closing
    the iterator stops the work; Crash if a match fails."""
    return (pool or LocalPool(1)).run(partial(play_job, plan), wanted)


def play_job(plan: StudyPlan, job: StudyJob) -> MatchFacts:
    """Deal and play to the end. Deal and dice depend on the seed, the size of the table and the number of the
    deal, and neither on the bot nor on the edition."""
    name, changes = plan.editions[job.edition]
    game = edited_game(plan.game, name, changes)
    seed = f"{plan.seed}/{job.players}/{job.deal}"
    deal = game.deal(job.players, seed, **dict(plan.options))
    watcher = _Watcher(game, job.players)
    entrants = [Entrant.parse(plan.bots[job.bot])] * job.players
    played = play_bots(game, deal, entrants, f"{seed}/study", watcher)
    luck = luck_of_match(game, deal, played.history, _WORLDS, f"{seed}/study").total.chances
    scores = played.state.scores()
    return MatchFacts(
        job,
        tuple(shares(played.state)),
        tuple(int(score["total"]) for score in scores),
        tuple({line: int(points) for line, points in score["lines"].items()} for score in scores),
        tuple(round(each, 6) for each in luck),
        tuple(tuple(seat.offered) for seat in watcher.seats),
        tuple(tuple(seat.chosen) for seat in watcher.seats),
        watcher.decisions,
        watcher.asked,
        watcher.ended,
    )
