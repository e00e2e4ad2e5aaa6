"""Reviewing a match: every decision of the seats asked for, the curve, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bottega.bots.luck import MatchLuck, luck_of_match
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.refusal import IllegalAction
from bottega.engine.state import State
from bottega.engine.types import Deal, Seat
from bottega.games import edited
from bottega.review.curve import Curve
from bottega.review.effort import Effort, effort
from bottega.review.errors import ReviewCancelled, ReviewError
from bottega.review.judging import Judge
from bottega.review.luck import along, reveals, with_luck
from bottega.review.report import GRADES, QUICK, Decision, Review, SeatReport, TurningPoint
from bottega.review.sources import sources
from bottega.review.summary import results, seat_report, turning_points

#: Is told how much of the work is done, 0 to 1.
Progress = Callable[[float], None]
#: Says whether the review is not wanted any more.
Cancelled = Callable[[], bool]


def review(
    game: Game,
    deal: Deal,
    history: Sequence[tuple[Seat, Action]],
    seats: Sequence[Seat] | None = None,
    level: str = QUICK,
    seed: int | str = 0,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
    entries: Sequence[int] | None = None,
    work: Effort | None = None,
) -> Review:
    """Review a match that is over; ReviewError (a ValueError) if it is not.

    `history` are the decisions that stand, `entries` the numbers by which the host knows them (1, 2, 3 ... if
    it says none), `seats` those whose decisions are judged (all if it says none). The same arguments give the
    same review. ReviewCancelled is raised soon after `cancelled` has said yes. `work` is an own effort
    instead of that of the level.
    """
    free = _check(game, deal, history)
    numbers = list(range(1, len(history) + 1)) if entries is None else list(entries)
    if len(numbers) != len(history):
        raise ReviewError("review-entries", entries=len(numbers), decisions=len(history))
    chosen = _seats(seats, deal["players"])
    usual = effort(level, free)
    run = _Run(game, deal, history, numbers, chosen, work or usual, str(seed), progress, cancelled)
    end = run.play()
    decisions = run.explained()
    luck = run.luck()
    table: list[SeatReport] = []
    for seat, result in enumerate(results(end)):
        if seat in chosen:
            own = [each for each in decisions if each.seat == seat]
            table.append(seat_report(seat, result, own, run.forced[seat]))
        else:
            table.append(SeatReport(seat, result))
    curve = run.curve.moments
    came: list[TurningPoint] = []
    if luck is not None:
        table = [with_luck(each, luck) for each in table]
        curve = along(curve, luck)
        came = reveals(luck, numbers, chosen)
    return Review(
        game=game.name,
        rules=game.version,
        edition=game.edition.name,
        figures=dict(game.edition.changes),
        deal=deal,
        history=tuple((seat, str(action)) for seat, action in history),
        level=level,
        seed=str(seed),
        seats=chosen,
        decisions=tuple(decisions),
        curve=tuple(curve),
        turning_points=turning_points(decisions, came),
        table=tuple(table),
    )


def review_match(
    match: Match,
    seats: Sequence[Seat] | None = None,
    level: str = QUICK,
    seed: int | str = 0,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Review:
    """The same for a match with its entries: what was taken back is left out, and `entry` is the number of an
    entry in the match and in its record."""
    entries = standing(match)
    return review(match.game, match.deal, match.line, seats, level, seed, progress, cancelled, entries)


def replayed(review: Review, names: Sequence[str]) -> Match:
    """The match of a review, played to its end. ReviewError if the review does not fit it: what comes from a
    file may say anything."""
    try:
        game = edited(review.game, review.edition, review.figures, review.rules)
        match = Match(game, review.deal, list(names))
        for seat, notation in review.history:
            match.play(seat, game.parse(notation))
        players = match.state.players
        fits = match.state.over and len(review.table) == players
        fits = fits and all(len(moment.chances) == players for moment in review.curve)
        for decision in review.decisions:
            seat, notation = review.history[decision.number - 1]
            fits = fits and (decision.seat, decision.action) == (seat, notation) and decision.grade in GRADES
            game.parse(decision.best)
        fits = fits and all(0 <= point.seat < players for point in review.turning_points)
        fits = fits and all(
            0 <= source.seat < players for each in review.decisions for source in each.sources
        )
    except (ValueError, LookupError, TypeError, RecursionError, IllegalAction) as error:
        raise ReviewError("review-match", problem=str(error)) from error
    if not fits:
        raise ReviewError("review-match", problem="–")
    return match


def standing(match: Match) -> list[int]:
    """For each decision that stands, the number of its entry, counted from 1."""
    numbers: list[int] = []
    for number, entry in enumerate(match.entries, 1):
        back = entry.undo or entry.takeback
        if back:
            del numbers[len(numbers) - back :]
        else:
            numbers.append(number)
    return numbers


def _check(game: Game, deal: Deal, history: Sequence[tuple[Seat, Action]]) -> int:
    """The number of decisions with something to choose. A match that is not over is refused."""
    state = game.start(deal)
    free = 0
    for seat, action in history:
        free += len(state.legal(seat)) > 1
        state.play(seat, action)
    if not state.over:
        raise ReviewError("review-running")
    return free


def _seats(seats: Sequence[Seat] | None, players: int) -> tuple[Seat, ...]:
    if seats is None:
        return tuple(range(players))
    for seat in seats:
        if seat not in range(players):
            raise ReviewError("review-seat", seat=seat, last=players - 1)
    return tuple(sorted(set(seats)))


class _Run:
    """A match played again, and what was found on the way."""

    def __init__(
        self,
        game: Game,
        deal: Deal,
        history: Sequence[tuple[Seat, Action]],
        entries: list[int],
        seats: tuple[Seat, ...],
        work: Effort,
        seed: str,
        progress: Progress | None,
        cancelled: Cancelled | None,
    ) -> None:
        self.game = game
        self.deal = deal
        self.history = list(history)
        self.entries = entries
        self.work = work
        self.seed = seed
        self.judges = {seat: Judge(game, seat, work, seed) for seat in seats}
        self.forced = [0] * deal["players"]
        self.decisions: list[Decision] = []
        self._progress = progress
        self._cancelled = cancelled
        self._total = sum(seat in self.judges for seat, _ in history) + work.explained
        self._done = 0
        self.curve = Curve(game.insight(), game.start(deal))

    def play(self) -> State:
        """Judge every decision of the seats; the state at the end."""
        state = self.game.start(self.deal)
        for place, (seat, action) in enumerate(self.history):
            judge = self.judges.get(seat)
            if judge is not None:
                if len(state.legal(seat)) > 1:
                    view = judge.outlook(state, self.history[:place])
                    self.decisions.append(
                        judge.judge(view, action, place + 1, self.entries[place], self._cancelled)
                    )
                else:
                    self.forced[seat] += 1
                self._step()
            before = state.actors
            state.apply(seat, action)
            self.curve.follow(state, seat, before, place + 1, self.entries[place])
        return state

    def explained(self) -> list[Decision]:
        """The decisions, the costliest of them with the sources of the points."""
        wrong = [each for each in self.decisions if each.loss.chance > 0 and each.action != each.best]
        wrong.sort(key=lambda each: (each.grade in ("best", "good"), -each.loss.chance, each.number))
        chosen = {each.number for each in wrong[: self.work.explained]}
        state = self.game.start(self.deal)
        told: dict[int, Decision] = {}
        for place, (seat, action) in enumerate(self.history):
            if place + 1 in chosen:
                decision = next(each for each in wrong if each.number == place + 1)
                view = self.judges[seat].outlook(state, self.history[:place])
                best = self.game.parse(decision.best)
                found = sources(view, action, best, self.work.sources, f"{self.seed}:{place + 1}")
                told[place + 1] = replace(decision, sources=found)
                self._step()
            state.apply(seat, action)
        return [told.get(each.number, each) for each in self.decisions]

    def luck(self) -> MatchLuck | None:
        """What came to light, against what was to be expected; None where it is not to be measured."""
        found = None
        self._look()
        if self.work.luck:
            found = luck_of_match(self.game, self.deal, self.history, self.work.luck, f"review:{self.seed}")
        if self._progress is not None:
            self._progress(1.0)
        return found

    def _look(self) -> None:
        if self._cancelled is not None and self._cancelled():
            raise ReviewCancelled

    def _step(self) -> None:
        self._done += 1
        self._look()
        if self._progress is not None:
            self._progress(self._done / max(1, self._total))
