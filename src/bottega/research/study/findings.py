"""What the matches of a study add up to. A match is the unit: the seats of one match are not independent."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bottega.bots.ladder.adjusting import without_luck
from bottega.engine.types import Json
from bottega.research.study.plan import StudyPlan
from bottega.research.study.playing import MatchFacts, Thing
from bottega.simulate import intervals
from bottega.simulate.intervals import IntervalEstimate

#: A thing that fewer players have chosen than this gets no interval of its own: it would say nothing.
LEAST: Final = 20

#: By match: what players got together, and how many they were.
_Groups = list[tuple[float, float]]
#: The same for each thing, by the number of the match.
_ByThing = dict[Thing, dict[int, tuple[float, float]]]


@dataclass
class Finding:
    """An estimate, what it would be if nothing mattered (None where there is no such figure), and how
    surprising it is then. `holds`: after Holm's procedure over all findings of the study."""

    estimate: IntervalEstimate
    even: float | None = None
    surprise: float | None = None
    holds: bool = False

    def to_json(self) -> dict[str, Json]:
        return {
            **{
                key: value if math.isfinite(value) else None for key, value in self.estimate.to_json().items()
            },
            "even": self.even,
            "p": self.surprise,
            "holds": self.holds,
        }


@dataclass(frozen=True)
class SeatRow:
    """One seat: its part of the victories, the same without luck, and its points."""

    victories: Finding
    adjusted: IntervalEstimate
    points: IntervalEstimate


@dataclass(frozen=True)
class LineRow:
    """A line of the score on average: of the winners, and of all others (None where there are none)."""

    line: str
    winners: float
    others: float | None
    difference: IntervalEstimate | None


@dataclass(frozen=True)
class ThingRow:
    """A thing that players choose. `offered` and `chosen` are numbers of players (seats of matches);
    `victories` is how often those who chose it won, `passed` how often those did who could have and did not,
    `adjusted` is the first without luck. They are None where fewer than `LEAST` players are behind them."""

    thing: Thing
    offered: int
    chosen: int
    victories: Finding | None
    passed: IntervalEstimate | None
    adjusted: IntervalEstimate | None

    def to_json(self) -> dict[str, Json]:
        kind, key, value = self.thing
        return {
            "kind": kind,
            "key": key,
            "value": json.loads(value),
            "offered": self.offered,
            "chosen": self.chosen,
            "victories": None if self.victories is None else self.victories.to_json(),
            "passed": None if self.passed is None else self.passed.to_json(),
            "adjusted": None if self.adjusted is None else self.adjusted.to_json(),
        }


class Section:
    """All matches of one edition and one bot at one size of table."""

    def __init__(self, edition: str, bot: str, players: int, matches: Sequence[MatchFacts]) -> None:
        self.edition = edition
        self.bot = bot
        self.players = players
        self.matches = matches
        #: What an equal player would win; alone there is no such figure.
        self.even = 1 / players if players > 1 else None
        self.adjusted = _adjusted(players, matches)
        self.seats = [self._seat(seat) for seat in range(players)]
        self.decisions = intervals.mean([match.decisions for match in matches])
        self.asked = intervals.mean([match.asked for match in matches])
        self.points = intervals.mean([sum(match.points) / players for match in matches])
        self.lines = list(self._lines())
        self.ended = _endings(matches)
        self._chosen, self._passed, self._without = self._collect()
        found = {*self._chosen, *self._passed}
        self.things = [self._thing(thing) for thing in sorted(found, key=_order)]

    def chosen(self, thing: Thing) -> _Groups:
        """By match, the victories of those who chose a thing, and their number."""
        groups = self._chosen.get(thing, {})
        return [groups.get(number, (0.0, 0.0)) for number in range(len(self.matches))]

    def _collect(self) -> tuple[_ByThing, _ByThing, _ByThing]:
        """By thing and match, the victories of those who chose it, of those who could have and did not, and
        of the first without luck."""
        chosen: _ByThing = {}
        passed: _ByThing = {}
        without: _ByThing = {}
        for number, (match, adjusted) in enumerate(zip(self.matches, self.adjusted, strict=True)):
            for seat in range(self.players):
                took = set(match.chosen[seat])
                for thing in match.offered[seat]:
                    if thing in took:
                        _add(chosen, thing, number, match.victories[seat])
                        _add(without, thing, number, adjusted[seat])
                    else:
                        _add(passed, thing, number, match.victories[seat])
        return chosen, passed, without

    def kinds(self) -> list[str]:
        return list(dict.fromkeys(row.thing[0] for row in self.things))

    def findings(self) -> Iterator[Finding]:
        """Every interval that is compared with what it would be if nothing mattered."""
        if self.even is not None:
            yield from (seat.victories for seat in self.seats)
            yield from (row.victories for row in self.things if row.victories is not None)

    def _seat(self, seat: int) -> SeatRow:
        won = [match.victories[seat] for match in self.matches]
        plain = self._finding([(each, 1.0) for each in won])
        adjusted = intervals.share_of([(each[seat], 1.0) for each in self.adjusted])[0]
        return SeatRow(plain, adjusted, intervals.mean([match.points[seat] for match in self.matches]))

    def _finding(self, groups: _Groups) -> Finding:
        estimate, matches = intervals.share_of(groups)
        if self.even is None:
            return Finding(estimate)
        return Finding(estimate, self.even, intervals.share_surprise(estimate.value, matches, self.even))

    def _lines(self) -> Iterator[LineRow]:
        for line in self.matches[0].lines[0]:
            pairs = [_by_success(match, line) for match in self.matches]
            winners = [won for won, _ in pairs if won is not None]
            others = [lost for _, lost in pairs if lost is not None]
            both = [won - lost for won, lost in pairs if won is not None and lost is not None]
            yield LineRow(
                line,
                sum(winners) / len(winners) if winners else 0.0,
                sum(others) / len(others) if others else None,
                intervals.mean(both) if both else None,
            )

    def _thing(self, thing: Thing) -> ThingRow:
        chosen, passed, without = (
            list(groups.get(thing, {}).values()) for groups in (self._chosen, self._passed, self._without)
        )
        took, left = _count(chosen), _count(passed)
        return ThingRow(
            thing,
            took + left,
            took,
            self._finding(chosen) if took >= LEAST else None,
            intervals.share_of(passed)[0] if left >= LEAST else None,
            intervals.share_of(without)[0] if took >= LEAST else None,
        )

    def to_json(self) -> dict[str, Json]:
        return {
            "edition": self.edition,
            "bot": self.bot,
            "players": self.players,
            "matches": len(self.matches),
            "seats": [
                {
                    "seat": seat,
                    "victories": row.victories.to_json(),
                    "adjusted": row.adjusted.to_json(),
                    "points": Finding(row.points).to_json(),
                }
                for seat, row in enumerate(self.seats)
            ],
            "decisions": Finding(self.decisions).to_json(),
            "decisions_with_a_choice": Finding(self.asked).to_json(),
            "points": Finding(self.points).to_json(),
            "ended": [
                {"kind": kind, "values": json.loads(values), "matches": count}
                for (kind, values), count in self.ended.items()
            ],
            "lines": [
                {
                    "line": row.line,
                    "winners": row.winners,
                    "others": row.others,
                    "difference": None if row.difference is None else Finding(row.difference).to_json(),
                }
                for row in self.lines
            ],
            "things": [row.to_json() for row in self.things],
        }


@dataclass(frozen=True)
class ThingChange:
    """How often those who chose a thing won, in both editions, and the difference."""

    thing: Thing
    before: IntervalEstimate
    after: IntervalEstimate
    difference: Finding


class Comparison:
    """One edition compared with another: the same deals, bots and dice. Every difference is the second less
    the first; the two matches of a deal belong together."""

    def __init__(self, before: Section, after: Section) -> None:
        # A study that was stopped may have one match more of the first.
        deals = {match.job.deal for match in before.matches} & {match.job.deal for match in after.matches}
        self.before, self.after = before, after
        self._pairs = [
            [match for match in section.matches if match.job.deal in deals] for section in (before, after)
        ]
        self.seats = [self._mean(partial(_victory, seat)) for seat in range(before.players)]
        self.decisions = self._mean(lambda match: match.decisions)
        self.points = self._mean(lambda match: sum(match.points) / before.players)
        self.things = list(self._things())

    def findings(self) -> Iterator[Finding]:
        if self.before.players > 1:
            yield from self.seats
        yield from (self.decisions, self.points)
        yield from (change.difference for change in self.things)

    def _mean(self, value: Callable[[MatchFacts], float]) -> Finding:
        one, two = self._pairs
        found = intervals.mean([value(b) - value(a) for a, b in zip(one, two, strict=True)])
        return Finding(found, 0.0, intervals.surprise(found, 0.0))

    def _things(self) -> Iterator[ThingChange]:
        rows = {row.thing: row for row in self.after.things}
        one, two = (
            Section(section.edition, section.bot, section.players, matches)
            if len(matches) < len(section.matches)
            else section
            for section, matches in zip((self.before, self.after), self._pairs, strict=True)
        )
        for row in self.before.things:
            other = rows.get(row.thing)
            if row.victories is None or other is None or other.victories is None:
                continue
            found = intervals.difference(one.chosen(row.thing), two.chosen(row.thing))
            yield ThingChange(
                row.thing,
                row.victories.estimate,
                other.victories.estimate,
                Finding(found, 0.0, intervals.surprise(found, 0.0)),
            )

    def to_json(self) -> dict[str, Json]:
        return {
            "bot": self.before.bot,
            "players": self.before.players,
            "editions": [self.before.edition, self.after.edition],
            "seats": [finding.to_json() for finding in self.seats],
            "decisions": self.decisions.to_json(),
            "points": self.points.to_json(),
            "things": [
                {
                    "kind": change.thing[0],
                    "key": change.thing[1],
                    "value": json.loads(change.thing[2]),
                    "before": change.before.to_json(),
                    "after": change.after.to_json(),
                    "difference": change.difference.to_json(),
                }
                for change in self.things
            ],
        }


class Study:
    """Everything a study has found, from the matches that have been played, in any order."""

    def __init__(self, plan: StudyPlan, facts: Iterable[MatchFacts]) -> None:
        self.plan = plan
        groups: dict[tuple[int, int, int], list[MatchFacts]] = {}
        for match in sorted(facts, key=lambda match: match.job.deal):
            groups.setdefault((match.job.bot, match.job.players, match.job.edition), []).append(match)
        sections = {
            (bot, players, edition): Section(
                plan.editions[edition][0], plan.bots[bot], players, groups[bot, players, edition]
            )
            for bot, players, edition in sorted(groups)
        }
        self.sections = list(sections.values())
        self.comparisons = [
            Comparison(section, sections[bot, players, 1])
            for (bot, players, edition), section in sections.items()
            if edition == 0 and (bot, players, 1) in sections
        ]
        self.findings = [finding for section in self.sections for finding in section.findings()]
        self.findings += [finding for each in self.comparisons for finding in each.findings()]
        surprises = [1.0 if each.surprise is None else each.surprise for each in self.findings]
        for finding, holds in zip(self.findings, intervals.holm(surprises), strict=True):
            finding.holds = holds

    @property
    def matches(self) -> int:
        return sum(len(section.matches) for section in self.sections)

    @property
    def holding(self) -> int:
        """The number of intervals that hold together with all others."""
        return sum(finding.holds for finding in self.findings)

    def to_json(self) -> dict[str, Json]:
        return {
            **self.plan.head(),
            "intervals": len(self.findings),
            "holding": self.holding,
            "sections": [section.to_json() for section in self.sections],
            "comparisons": [comparison.to_json() for comparison in self.comparisons],
        }


def _victory(seat: int, match: MatchFacts) -> float:
    return match.victories[seat]


def _adjusted(players: int, matches: Sequence[MatchFacts]) -> list[list[float]]:
    """By match and seat, the part of the victory less its luck. The weight of luck is fitted for each seat,
    on other matches than those it is used in."""
    by_seat = [
        without_luck([match.victories[seat] for match in matches], [match.luck[seat] for match in matches])
        for seat in range(players)
    ]
    return [list(match) for match in zip(*by_seat, strict=True)]


def _by_success(match: MatchFacts, line: str) -> tuple[float | None, float | None]:
    """The mean of a line of the score: of the winners of a match, and of the others."""
    won = [lines[line] for lines, part in zip(match.lines, match.victories, strict=True) if part]
    lost = [lines[line] for lines, part in zip(match.lines, match.victories, strict=True) if not part]
    return (sum(won) / len(won) if won else None), (sum(lost) / len(lost) if lost else None)


def _add(groups: _ByThing, thing: Thing, match: int, value: float) -> None:
    total, count = groups.setdefault(thing, {}).get(match, (0.0, 0.0))
    groups[thing][match] = total + value, count + 1


def _count(groups: _Groups) -> int:
    return int(sum(count for _, count in groups))


def _order(thing: Thing) -> tuple[str, str, bool, float, str]:
    """By kind, then by number or in alphabetical order."""
    kind, key, text = thing
    value = json.loads(text)
    number = isinstance(value, int | float)
    return kind, key, not number, value if number else 0.0, text


def _endings(matches: Sequence[MatchFacts]) -> dict[tuple[str, str], int]:
    """How far matches were when they ended, and how many of them. Kinds that count the same are one (a last
    round is a round): the more frequent kind stands for both. In the order of what they count."""
    found = Counter(match.ended for match in matches if match.ended is not None)
    named: dict[str, tuple[str, str]] = {}
    counts: Counter[tuple[str, str]] = Counter()
    for ended, count in found.most_common():
        kind, values = ended
        name = named.setdefault(values if json.loads(values) else kind, ended)
        counts[name] += count
    return {ended: counts[ended] for ended in sorted(counts, key=_ending)}


def _ending(ended: tuple[str, str]) -> tuple[list[float], str]:
    kind, values = ended
    return [value for value in json.loads(values).values() if isinstance(value, int | float)], kind
