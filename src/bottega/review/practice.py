"""Practice: positions in which somebody went wrong, to be played again.

A position is the beginning of a match (deal and decisions), a seat, and what its choices are worth. Sets of
positions come with the games (``practice.json`` in their data, made by `making`); one's own come from
reviews.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bottega.bots.bot import Outlook, outlook
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.state import State
from bottega.engine.types import Deal, Json, Seat
from bottega.games import edited
from bottega.review import data_form
from bottega.review.effort import Effort
from bottega.review.errors import ReviewError
from bottega.review.judging import Judge, grade
from bottega.review.report import BEST, ERRORS, GOOD, Decision, Estimate, Review, Source, Value
from bottega.review.sources import sources

#: The version of the format of a set.
FORMAT: Final = 1
#: The file with the positions that come with a game, in its data.
FILE: Final = "practice.json"
#: How hard a position is: the weakest bot that finds a solution is ``journeyman``, ``master``, or none of
#: these.
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
DIFFICULTIES: Final = (EASY, MEDIUM, HARD)

#: The work for a choice that was not judged before.
_WORK: Final = Effort(search=1, compare=300, sources=120, explained=1)


@dataclass(frozen=True)
class Option:
    """One of the choices of a position: its value, what the best brings more, and its grade."""

    action: str
    value: Value
    loss: Estimate
    grade: str


@dataclass(frozen=True)
class Position:
    """Something to do better. The position is the one after the decisions of `history`.

    `played` is what somebody chose here, `best` what the bot prefers. `options` are the choices whose worth
    is known, the best first; in a set that comes with a game these are all. `sources` say why `best` is
    better than `played`. `difficulty` is "" where it was not measured.
    """

    name: str
    game: str
    rules: int
    edition: str
    figures: dict[str, Any]
    deal: Deal
    history: tuple[tuple[Seat, str], ...]
    seat: Seat
    played: str
    best: str
    options: tuple[Option, ...]
    sources: tuple[Source, ...] = ()
    difficulty: str = ""

    def match(self, names: Sequence[str]) -> Match:
        """The match at this position; ReviewError if it cannot be played that far."""
        try:
            game = edited(self.game, self.edition, self.figures, self.rules)
            match = Match(game, self.deal, list(names))
            for seat, notation in self.history:
                match.play(seat, game.parse(notation))
            if not 0 <= self.seat < match.state.players or len(match.state.legal(self.seat)) < 2:
                raise ValueError(f"seat {self.seat} has nothing to choose")
            for notation in (self.played, self.best, *(option.action for option in self.options)):
                if game.parse(notation) not in match.state.legal(self.seat):
                    raise ValueError(f"{notation!r} is not legal")
        except Exception as error:
            # A file from anywhere can be wrong in any way; what the rules say of it is the problem.
            raise ReviewError("practice-position", name=self.name, problem=str(error)) from error
        return match

    def option(self, action: str) -> Option | None:
        """What is known of this choice."""
        return next((option for option in self.options if option.action == action), None)

    def to_json(self) -> dict[str, Json]:
        return data_form.write(self)

    @classmethod
    def from_json(cls, data: Json) -> Position:
        return data_form.read(cls, data)


@dataclass(frozen=True)
class Answer:
    """How good a choice was. `solved` says whether it is the best or not clearly worse. `sources` say why the
    best is better than this choice; empty where it is solved."""

    option: Option
    solved: bool
    best: str
    sources: tuple[Source, ...] = ()

    def decision(self, position: Position) -> Decision:
        """The same as a decision of a review, for what says it in words."""
        zero = Value(0.0, 0.0)
        preferred = position.option(self.best)
        return Decision(
            number=len(position.history) + 1,
            entry=len(position.history) + 1,
            seat=position.seat,
            action=self.option.action,
            best=self.best,
            legal=0,
            played=self.option.value,
            preferred=preferred.value if preferred is not None else zero,
            loss=self.option.loss,
            stake=zero,
            grade=self.option.grade,
            sources=self.sources,
        )


def answer(position: Position, state: State, action: str, seed: str = "practice") -> Answer:
    """Judge a choice of the position. `state` is the state there. A choice that is not among the options is
    compared with the best one now, which takes a moment."""
    game = state.game
    option = position.option(action)
    view = _outlook(state, position.seat, seed)
    if option is None:
        judge = Judge(game, position.seat, _WORK, seed)
        loss, value = judge.against(view, game.parse(position.best), game.parse(action))
        option = Option(action, value, loss, _grade(action, position.best, loss))
    if option.grade not in ERRORS:
        return Answer(option, True, position.best)
    if action == position.played and position.sources:
        return Answer(option, False, position.best, position.sources)
    why = sources(view, game.parse(action), game.parse(position.best), _WORK.sources, seed)
    return Answer(option, False, position.best, why)


def options_of(judge: Judge, view: Outlook, best: Action) -> list[Option]:
    """All choices of a decision, the best first, then by what they lose."""
    judged = [
        Option(str(action), value, loss, _grade(str(action), str(best), loss))
        for action, value, loss in judge.options(view, best)
    ]
    return [judged[0], *sorted(judged[1:], key=lambda option: option.loss.chance)]


def _grade(action: str, best: str, loss: Estimate) -> str:
    return BEST if action == best else grade(loss)


def _outlook(state: State, seat: Seat, seed: str) -> Outlook:
    return outlook(state, seat, random.Random(f"practice:{seed}"))


def of_review(review: Review, seat: Seat | None = None) -> list[Position]:
    """The mistakes of a review as positions, of one seat or of all, the costliest first."""
    found: list[Position] = []
    for decision in review.errors(seat):
        options = [Option(decision.best, decision.preferred, Estimate(0.0, 0.0, 0.0, 0.0), BEST)]
        options.append(Option(decision.action, decision.played, decision.loss, decision.grade))
        found.append(
            Position(
                name=f"{review.game} {decision.number}",
                game=review.game,
                rules=review.rules,
                edition=review.edition,
                figures=review.figures,
                deal=review.deal,
                history=review.history[: decision.number - 1],
                seat=decision.seat,
                played=decision.action,
                best=decision.best,
                options=tuple(options),
                sources=decision.sources,
            )
        )
    return found


# Sets in files. The positions of one match share its deal, by its seed, and its decisions.


@dataclass(frozen=True)
class PracticeMatch:
    """The match that some positions are from. `seed` gives its deal."""

    players: int
    seed: str
    options: dict[str, str]
    history: tuple[tuple[Seat, str], ...]


#: A choice in a set: the notation; chance and points; what the best brings more, in both, and the errors of
#: that.
OptionRow = tuple[str, float, float, float, float, float, float]
#: A source in a set: the seat, the line of the score, with what was played, with the best, the error.
SourceRow = tuple[Seat, str, float, float, float]


@dataclass(frozen=True)
class Placed:
    """A position of a set: after this number of decisions of this match. Its choices and sources are rows of
    figures, which keeps the file small."""

    match: int
    after: int
    seat: Seat
    played: str
    best: str
    difficulty: str
    options: tuple[OptionRow, ...]
    sources: tuple[SourceRow, ...]

    @classmethod
    def of(
        cls,
        match: int,
        after: int,
        seat: Seat,
        played: str,
        best: str,
        difficulty: str,
        options: Sequence[Option],
        why: Sequence[Source],
    ) -> Placed:
        rows = [
            (
                each.action,
                round(each.value.chance, 3),
                round(each.value.points, 2),
                round(each.loss.chance, 3),
                round(each.loss.points, 2),
                round(each.loss.chance_error, 4),
                round(each.loss.points_error, 3),
            )
            for each in options
        ]
        told = [
            (each.seat, each.line, round(each.played, 2), round(each.best, 2), round(each.error, 2))
            for each in why
        ]
        return cls(match, after, seat, played, best, difficulty, tuple(rows), tuple(told))

    def all_options(self) -> tuple[Option, ...]:
        found: list[Option] = []
        for action, chance, points, loss, fewer, error, points_error in self.options:
            estimate = Estimate(loss, fewer, error, points_error)
            found.append(Option(action, Value(chance, points), estimate, _grade(action, self.best, estimate)))
        return tuple(found)


@dataclass(frozen=True)
class PracticeSet:
    """Positions of a game. `command` is what made the set."""

    game: str
    rules: int
    edition: str
    command: str
    matches: tuple[PracticeMatch, ...]
    positions: tuple[Placed, ...]
    format: int = FORMAT

    def all(self, game: Game) -> list[Position]:
        """Its positions, the easier ones first."""
        deals = [game.deal(each.players, each.seed, **each.options) for each in self.matches]
        found = [
            Position(
                name=f"{self.game} {number}",
                game=self.game,
                rules=self.rules,
                edition=self.edition,
                figures={},
                deal=deals[each.match],
                history=self.matches[each.match].history[: each.after],
                seat=each.seat,
                played=each.played,
                best=each.best,
                options=each.all_options(),
                sources=tuple(Source(*row) for row in each.sources),
                difficulty=each.difficulty,
            )
            for number, each in enumerate(self.positions, 1)
        ]
        return sorted(found, key=lambda each: DIFFICULTIES.index(each.difficulty))

    def to_json(self) -> dict[str, Json]:
        return data_form.write(self)

    @classmethod
    def from_json(cls, data: Json) -> PracticeSet:
        """The set in this JSON; ReviewError says what is wrong with it."""
        if not isinstance(data, dict) or "positions" not in data:
            raise ReviewError("practice-none")
        if data.get("format") != FORMAT:
            raise ReviewError("practice-format", known=FORMAT)
        found = data_form.read(cls, data)
        for place in found.positions:
            if not 0 <= place.match < len(found.matches) or place.difficulty not in DIFFICULTIES:
                raise ReviewError("practice-match", number=place.match)
        return found


def shipped(game: Game) -> list[Position]:
    """The positions that come with a game, the easier ones first; none where it has no set for these rules
    and this edition."""
    file = game.data.joinpath(FILE)
    if not file.is_file():
        return []
    found = PracticeSet.from_json(json.loads(file.read_text(encoding="utf-8")))
    same = found.rules == game.version and found.edition == game.edition.name
    return found.all(game) if same else []


def is_solution(option: Option) -> bool:
    """Whether a choice counts as found: it is the best, or not clearly worse."""
    return option.grade in (BEST, GOOD)
