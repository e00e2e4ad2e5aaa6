"""Statistics of many matches."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from bottega.engine.types import Json
from bottega.simulate.intervals import wilson
from bottega.simulate.matches import PlayedMatch


@dataclass
class Numbers:
    """Whole numbers, summed exactly, so that the order in which they come does not matter."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, value: int) -> None:
        self.merge(Numbers(1, value, value * value, value, value))

    def merge(self, other: Numbers) -> None:
        if not other.count:
            return
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = other.least if self.least is None else min(self.least, other.least or 0)
        self.most = other.most if self.most is None else max(self.most, other.most or 0)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The sample's standard deviation."""
        if self.count < 2:
            return 0.0
        # In whole numbers up to the division: nothing is lost where the spread is small.
        spread = self.count * self.squares - self.total * self.total
        return math.sqrt(spread / (self.count * (self.count - 1)))

    def to_json(self) -> dict[str, Json]:
        return {"mean": self.mean, "sd": self.deviation, "min": self.least, "max": self.most}


@dataclass
class SeatTally:
    """One seat's matches. A shared victory counts as a share: `wins` maps the number of winners to
    how often the seat was one of them."""

    score: Numbers = field(default_factory=Numbers)
    lines: dict[str, Numbers] = field(default_factory=dict)
    wins: dict[int, int] = field(default_factory=dict)

    def merge(self, other: SeatTally) -> None:
        self.score.merge(other.score)
        for name, numbers in other.lines.items():
            self.lines.setdefault(name, Numbers()).merge(numbers)
        for winners, count in other.wins.items():
            self.wins[winners] = self.wins.get(winners, 0) + count

    @property
    def share(self) -> float:
        """The part of all victories that went to this seat."""
        won = sum(count / winners for winners, count in sorted(self.wins.items()))
        return won / self.score.count if self.score.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95% confidence (Wilson)."""
        return wilson(self.share, self.score.count)

    def to_json(self) -> dict[str, Json]:
        low, high = self.interval
        return {
            "win_share": self.share,
            "win_share_low": low,
            "win_share_high": high,
            "score": self.score.to_json(),
            "lines": {name: numbers.mean for name, numbers in self.lines.items()},
        }


@dataclass
class MatchTally:
    """All matches of one number of players."""

    players: int
    decisions: Numbers = field(default_factory=Numbers)
    seats: list[SeatTally] = field(default_factory=list)
    #: CPU time of the play itself: not part of what a seed determines.
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if not self.seats:
            self.seats = [SeatTally() for _ in range(self.players)]

    @property
    def matches(self) -> int:
        return self.decisions.count

    def add(self, played: PlayedMatch) -> None:
        self.decisions.add(played.decisions)
        for tally, score in zip(self.seats, played.scores, strict=True):
            tally.score.add(score["total"])
            for name, points in score["lines"].items():
                tally.lines.setdefault(name, Numbers()).add(points)
        winners = played.ranking[0]
        for seat in winners:
            wins = self.seats[seat].wins
            wins[len(winners)] = wins.get(len(winners), 0) + 1

    def merge(self, other: MatchTally) -> None:
        self.decisions.merge(other.decisions)
        self.seconds += other.seconds
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)

    def to_json(self) -> dict[str, Json]:
        """All that follows from the seed: everything but the times."""
        return {
            "players": self.players,
            "matches": self.matches,
            "decisions": {"total": self.decisions.total, **self.decisions.to_json()},
            "seats": [seat.to_json() for seat in self.seats],
        }
