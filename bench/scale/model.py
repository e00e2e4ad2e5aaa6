"""From what a decision costs to what many people at once need.

All of it is arithmetic on measured figures (`Costs`) and on assumptions that are written down here
(`Habits`, `Limits`) and can be changed on the command line. It says what is needed and what breaks first; it
does not pretend to know a machine that was not measured.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

_HOUR: Final = 3600.0


@dataclass(frozen=True)
class Costs:
    """What was measured, per decision of a person unless it says otherwise."""

    site_ms: float
    referee_ms: float
    database_ms: float
    bus_ms: float
    #: Transactions and rows that the database wrote.
    commits: float
    rows: float
    #: What the database and its log grew by.
    stored_bytes: float
    #: To all who watch.
    sent_bytes: float
    memory_kib_per_match: float
    #: Processor time of a thinker for one decision of a bot, at the strongest level that most people play
    #: against.
    bot_ms: float

    @classmethod
    def read(cls, data: dict[str, Any]) -> Costs:
        return cls(**{each.name: float(data[each.name]) for each in fields(cls)})


@dataclass(frozen=True)
class Habits:
    """How people play: assumptions, not measurements."""

    #: Seconds between two decisions at a live table, of all people together.
    seconds_per_decision: float = 8.0
    #: People at a table of people.
    people_per_match: float = 3.0
    #: The share of people who play alone, against two bots each.
    alone: float = 0.5
    #: Decisions of bots for one of a person at such a table.
    bot_decisions: float = 2.0


@dataclass(frozen=True)
class Limits:
    """What one of each can take, as far as it may be used in daily life."""

    #: The share of a core that may be busy before answers become slow.
    busy: float = 0.6
    #: Sockets of one process.
    sockets: int = 10_000
    #: Transactions a second of one PostgreSQL on a disk of its own, with group commit.
    commits: float = 8_000.0
    #: Messages a second of one Redis.
    bus: float = 100_000.0


@dataclass(frozen=True)
class Need:
    """What a number of people who play at once needs."""

    people: int
    matches: float
    decisions: float
    site_cores: float
    referee_cores: float
    bot_cores: float
    database_cores: float
    commits: float
    databases: float
    buses: float
    memory_gib: float
    sent_mbit: float
    stored_gib_a_day: float
    processes: float


def need(people: int, costs: Costs, habits: Habits, limits: Limits) -> Need:
    """All rates are per second."""
    alone = people * habits.alone
    matches = (people - alone) / habits.people_per_match + alone
    # At a table with bots a person decides once in a round of decisions.
    rate = 1 / habits.seconds_per_decision
    of_people = (people - alone) / habits.people_per_match * rate + alone * rate
    of_bots = alone * rate * habits.bot_decisions
    decisions = of_people + of_bots
    site = decisions * costs.site_ms / 1000
    referee = decisions * costs.referee_ms / 1000
    return Need(
        people=people,
        matches=matches,
        decisions=decisions,
        site_cores=site / limits.busy,
        referee_cores=referee / limits.busy,
        bot_cores=of_bots * costs.bot_ms / 1000 / limits.busy,
        database_cores=decisions * costs.database_ms / 1000 / limits.busy,
        commits=decisions * costs.commits,
        databases=decisions * costs.commits / limits.commits,
        buses=decisions / limits.bus,
        memory_gib=matches * costs.memory_kib_per_match / 1024 / 1024,
        sent_mbit=decisions * costs.sent_bytes * 8 / 1e6,
        stored_gib_a_day=decisions * costs.stored_bytes * 24 * _HOUR / 1024**3,
        processes=max(site / limits.busy, people / limits.sockets),
    )


def hour(costs: Costs, habits: Habits, bots: bool) -> dict[str, float]:
    """What an hour of one live match costs; with `bots`, of a person against two of them."""
    of_people = _HOUR / habits.seconds_per_decision
    of_bots = of_people * habits.bot_decisions if bots else 0.0
    decisions = of_people + of_bots
    return {
        "decisions": decisions,
        "site_s": decisions * costs.site_ms / 1000,
        "referee_s": decisions * costs.referee_ms / 1000,
        "database_s": decisions * costs.database_ms / 1000,
        "bot_s": of_bots * costs.bot_ms / 1000,
        "commits": decisions * costs.commits,
        "rows": decisions * costs.rows,
        "sent_mib": decisions * costs.sent_bytes / 1024**2,
        "stored_mib": decisions * costs.stored_bytes / 1024**2,
        "memory_kib": costs.memory_kib_per_match,
    }


def first_to_break(costs: Costs, habits: Habits, limits: Limits) -> list[tuple[str, int]]:
    """For each part of which there is one at first: how many people fill it, the fewest first."""
    one = need(1_000_000, costs, habits, limits)
    per = {
        "the one process of the site": one.site_cores,
        "the sockets of one process": 1_000_000 / limits.sockets,
        "the transactions of one PostgreSQL": one.databases,
        "one core for referees": one.referee_cores,
        "one core for bots": one.bot_cores,
        "one Redis": one.buses,
    }
    return sorted(((name, int(1_000_000 / amount)) for name, amount in per.items()), key=lambda each: each[1])
