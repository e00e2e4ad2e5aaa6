"""The results of a tournament."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import fmean

from bottega.bots.ladder.adjusting import AdjustedShare, adjust
from bottega.bots.ladder.playing import MatchOutcome
from bottega.bots.ladder.ratings import Contest, rate
from bottega.bots.ladder.schedule import Fixture, TournamentPlan, of_deal
from bottega.bots.ladder.sequential import Answer, Question, decide
from bottega.bots.ladder.tournament_file import head
from bottega.engine.types import Json, Seat
from bottega.simulate import intervals
from bottega.simulate.intervals import IntervalEstimate

#: What was played on one deal, all of it.
Deal = list[MatchOutcome]


@dataclass(frozen=True)
class EntrantRow:
    """One entrant at one size of table: against all others, or alone."""

    entrant: str
    matches: int
    #: The part of the seats that it held, which is the part of the victories that an equal would have.
    held: float
    #: None where it plays alone, and at a table that is not divided between pairs.
    rating: IntervalEstimate | None
    victories: IntervalEstimate
    #: None where the luck of a match is not known.
    adjusted: AdjustedShare | None
    points: IntervalEstimate
    #: Real decisions in a match, for each seat.
    decisions: float
    seconds_per_decision: float

    def to_json(self) -> dict[str, Json]:
        return {
            "entrant": self.entrant,
            "matches": self.matches,
            "seats_held": self.held,
            "rating": None if self.rating is None else self.rating.to_json(),
            "victories": self.victories.to_json(),
            "adjusted": None if self.adjusted is None else self.adjusted.to_json(),
            "points": _finite(self.points),
            "decisions_per_match": self.decisions,
            "seconds_per_decision": self.seconds_per_decision,
        }


@dataclass(frozen=True)
class TableStandings:
    """One size of table. `versus` has the part of all victories that an entrant took from another, `adjusted`
    the same without luck: nothing where the luck of a match is not known. `by_seat` has the part of all
    victories that went to each seat, whoever sat there: every entrant sits on each as often as on any
    other."""

    players: int
    deals: int
    rows: list[EntrantRow]
    versus: dict[tuple[int, int], IntervalEstimate]
    adjusted: dict[tuple[int, int], AdjustedShare]
    by_seat: list[IntervalEstimate]

    def to_json(self, entrants: tuple[str, ...]) -> dict[str, Json]:
        return {
            "players": self.players,
            "deals": self.deals,
            "entrants": [row.to_json() for row in self.rows],
            "versus": [
                {
                    "entrant": entrants[one],
                    "opponent": entrants[two],
                    **estimate.to_json(),
                    "adjusted": self.adjusted[one, two].to_json() if self.adjusted else None,
                }
                for (one, two), estimate in self.versus.items()
            ],
            "by_seat": [estimate.to_json() for estimate in self.by_seat],
        }


class Standings:
    """The tables of a tournament, and the ratings over all tables with more than one seat.

    Only deals on which every match has been played count: nothing else is balanced. With a `question` about
    the first entrant, those up to the one that decides it count, and `answer` says how it was decided. So the
    standings are the same whatever was played beyond it.
    """

    def __init__(
        self,
        plan: TournamentPlan,
        outcomes: Mapping[Fixture, MatchOutcome],
        question: Question | None = None,
    ) -> None:
        self.answer: Answer | None = None
        if question is not None:
            self.answer = decide(question, results(plan, outcomes))
            plan = replace(plan, matches=self.answer.deals * plan.matches_of_deal(plan.players[0]))
        self.plan = plan
        self.entrants = plan.names
        complete = {players: _complete(plan, players, outcomes) for players in plan.players}
        self.matches = sum(len(deal) for deals in complete.values() for deal in deals)
        self.tables = [self._table(players, deals) for players, deals in complete.items() if deals]
        together = [deals for players, deals in complete.items() if players > 1]
        #: By entrant; empty where nobody has met anybody.
        self.ratings = self._ratings([deal for deals in _in_turn(together) for deal in deals])

    def order(self) -> list[int]:
        """The entrants, best first: by rating, or by victories for each seat where there are no ratings."""
        if self.ratings:
            values = [rating.value for rating in self.ratings]
        else:
            rows = [[table.rows[number] for table in self.tables] for number in self._numbers()]
            values = [fmean([row.victories.value / row.held for row in own] or [0.0]) for own in rows]
        return sorted(self._numbers(), key=lambda number: -values[number])

    def to_json(self) -> dict[str, Json]:
        return {
            **head(self.plan),
            "matches": self.plan.matches,
            "ratings": {
                entrant: rating.to_json()
                for entrant, rating in zip(self.entrants, self.ratings, strict=False)
            },
            "tables": [table.to_json(self.entrants) for table in self.tables],
            **({} if self.answer is None else {"sprt": self.answer.to_json()}),
            "cpus": os.cpu_count(),
        }

    def _numbers(self) -> range:
        return range(len(self.entrants))

    def _table(self, players: int, deals: list[Deal]) -> TableStandings:
        ratings = self._ratings(deals) if players > 1 else []
        by_seat = [intervals.share([_mean_of_seat(seat, deal) for deal in deals]) for seat in range(players)]
        rows = []
        for number, entrant in enumerate(self.entrants):
            own = [[outcome for outcome in deal if number in outcome.fixture.seats] for deal in deals]
            outcomes = [outcome for deal in own for outcome in deal]
            asked = sum(_of(number, outcome, outcome.decisions) for outcome in outcomes)
            thought = sum(_of(number, outcome, outcome.seconds) for outcome in outcomes)
            seats = sum(outcome.fixture.seats.count(number) for outcome in outcomes)
            rows.append(
                EntrantRow(
                    entrant,
                    len(outcomes),
                    seats / (players * len(outcomes)),
                    ratings[number] if ratings else None,
                    intervals.share([_mean_victory(number, deal) for deal in own if deal]),
                    _adjusted(number, [deal for deal in own if deal]),
                    intervals.mean([_mean_points(number, deal) for deal in own if deal]),
                    asked / seats if seats else 0.0,
                    thought / asked if asked else 0.0,
                )
            )
        table = TableStandings(players, len(deals), rows, {}, {}, by_seat if players > 1 else [])
        for one, two in combinations(self._numbers(), 2) if players > 1 and not self.plan.table else ():
            met = [[o for o in deal if set(o.fixture.seats) == {one, two}] for deal in deals]
            estimate = intervals.share([_mean_victory(one, deal) for deal in met])
            table.versus[one, two], table.versus[two, one] = estimate, estimate.reversed()
            adjusted = _adjusted(one, met)
            if adjusted is not None:
                table.adjusted[one, two], table.adjusted[two, one] = adjusted, adjusted.reversed()
        return table

    def _ratings(self, deals: list[Deal]) -> list[IntervalEstimate]:
        if not deals or len(self.entrants) < 2 or self.plan.table:
            return []
        return rate(len(self.entrants), [[_contest(outcome) for outcome in deal] for deal in deals])


def results(
    plan: TournamentPlan, outcomes: Mapping[Fixture, MatchOutcome], first: int = 0
) -> Iterator[float]:
    """What the first entrant got of each deal from `first` on, in their order, until one is not complete.
    The tournament has one size of table, and two entrants unless it is played alone or at one table."""
    [players] = plan.players
    for number in range(first, plan.deals(players)):
        deal = _played(plan, players, number, outcomes)
        if deal is None:
            return
        yield _mean_victory(0, [outcome for outcome in deal if 0 in outcome.fixture.seats])


def _complete(plan: TournamentPlan, players: int, outcomes: Mapping[Fixture, MatchOutcome]) -> list[Deal]:
    deals = (_played(plan, players, number, outcomes) for number in range(plan.deals(players)))
    return [deal for deal in deals if deal]


def _played(
    plan: TournamentPlan, players: int, number: int, outcomes: Mapping[Fixture, MatchOutcome]
) -> Deal | None:
    """The matches of one deal; None if one is missing."""
    fixtures = list(of_deal(plan, players, number))
    return [outcomes[each] for each in fixtures] if all(each in outcomes for each in fixtures) else None


def _in_turn(tables: list[list[Deal]]) -> Iterable[list[Deal]]:
    """The first deal of each table, then the second of each."""
    for number in range(max((len(deals) for deals in tables), default=0)):
        yield [deals[number] for deals in tables if number < len(deals)]


def _contest(outcome: MatchOutcome) -> Contest:
    one, two = sorted(set(outcome.fixture.seats))
    return Contest((one, two), (outcome.victory(one), outcome.victory(two)))


def _of(number: int, outcome: MatchOutcome, values: tuple[float, ...]) -> float:
    """The sum of these values over the seats of an entrant."""
    return sum(value for seat, value in enumerate(values) if outcome.fixture.seats[seat] == number)


def _mean_victory(number: int, deal: Deal) -> float:
    return fmean(outcome.victory(number) for outcome in deal)


def _mean_of_seat(seat: Seat, deal: Deal) -> float:
    """The part of the victories of a deal that went to this seat."""
    winners = [outcome.ranking[0] for outcome in deal]
    return fmean(1 / len(group) if seat in group else 0.0 for group in winners)


def _adjusted(number: int, deals: list[Deal]) -> AdjustedShare | None:
    """The share of victories of an entrant without its luck; None if that of some match is not known."""
    if not deals or any(outcome.luck is None for deal in deals for outcome in deal):
        return None
    results = [_mean_victory(number, deal) for deal in deals]
    lucks = [fmean(outcome.luck_of(number) for outcome in deal) for deal in deals]
    return adjust(results, lucks, sum(len(deal) for deal in deals))


def _mean_points(number: int, deal: Deal) -> float:
    seats = sum(outcome.fixture.seats.count(number) for outcome in deal)
    return sum(_of(number, outcome, outcome.points) for outcome in deal) / seats


def _finite(estimate: IntervalEstimate) -> dict[str, Json]:
    """JSON has no infinity: an interval without an end gets null."""
    return {key: value if math.isfinite(value) else None for key, value in estimate.to_json().items()}
