"""Whether new nets play better than what was before: matches on deals of their own, with a sequential
test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bottega.bots.ladder import (
    Question,
    SequentialTest,
    Standings,
    TournamentFile,
    TournamentPlan,
    fixtures,
    work,
)
from bottega.bots.ladder.schedule import Fixture
from bottega.bots.ladder.standings import results
from bottega.engine.types import Json
from bottega.learning.plan import TrainingPlan
from bottega.workers import Pool

#: Equal, or this much better at a table of two seats.
QUESTION: Final = Question(0.5, 0.6)


def prove(
    plan: TrainingPlan, new: Path, old: Path | None, file: Path, generation: int, pool: Pool
) -> Iterator[tuple[int, int]]:
    """Play what is not in the file yet, table by table, each until it is decided or `plan.proof` matches are
    played: how many are over, of how many at most. `proof` reads what came of it."""
    tables = tables_of(plan, new, old, generation)
    most = sum(each.matches for each in tables)
    done = 0
    for number, table in enumerate(tables):
        with TournamentFile(_file(file, table), table) as kept:
            for outcome in work(table, _undecided(table, kept), pool):
                kept.add(outcome)
                done += 1
                yield done, most
        done = sum(each.matches for each in tables[: number + 1])
    yield most, most


def _undecided(table: TournamentPlan, kept: TournamentFile) -> Iterator[Fixture]:
    """The matches that are missing, deal by deal, until the test has decided."""
    test = SequentialTest(QUESTION)
    counted = 0
    for number, fixture in enumerate([each for each in fixtures(table) if each not in kept.outcomes]):
        if number % table.matches_of_deal(table.players[0]) == 0:
            found = list(results(table, kept.outcomes))
            for result in found[counted:]:
                test.add(result)
            counted = len(found)
            if test.answer.decision is not None:
                return
        yield fixture


def tables_of(plan: TrainingPlan, new: Path, old: Path | None, generation: int) -> list[TournamentPlan]:
    """A tournament of two for each size of table."""
    budget = f"search:iterations={plan.proof_iterations}"
    entrants = (f"{budget}:net={new}", f"{budget}:net={old}" if old else f"{budget}:judgement=made")
    return [
        TournamentPlan(plan.game, entrants, (players,), plan.proof, f"{plan.seed}/proof/{generation}")
        for players in plan.players
        if players > 1
    ]


def proof(
    plan: TrainingPlan, new: Path, old: Path | None, file: Path, generation: int
) -> list[dict[str, Json]]:
    """By size of table: the part of the victories, what the sequential test says, the time of a decision."""
    found: list[dict[str, Json]] = []
    for table in tables_of(plan, new, old, generation):
        with TournamentFile(_file(file, table), table) as kept:
            standings = Standings(table, kept.outcomes, QUESTION)
        answer = standings.answer
        for each in standings.tables:
            share = each.versus[0, 1]
            found.append(
                {
                    "players": each.players,
                    "matches": standings.matches,
                    **share.to_json(),
                    "decision": answer.decision if answer is not None else None,
                    "milliseconds": [round(1000 * row.seconds_per_decision, 3) for row in each.rows],
                }
            )
    return found


def accepted(found: list[dict[str, Json]]) -> bool:
    """Whether the new nets take over: they win more than half of all matches, and are shown to lose
    nowhere."""
    if not found:
        return True
    matches = sum(each["matches"] for each in found)
    mean = sum(each["value"] * each["matches"] for each in found) / max(1, matches)
    return mean > 0.5 and all(each["high"] > 0.5 for each in found)


def _file(file: Path, table: TournamentPlan) -> Path:
    return file.with_name(f"{file.name}-{table.players[0]}.jsonl")
