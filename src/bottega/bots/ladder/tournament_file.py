"""The file of a tournament: a line that says what is played, then a line for each match that is over.

Lines are only ever added, each as soon as its match is over. So a tournament that was stopped, even by
force, goes on where it was; a line that was cut off in the middle is written again.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Final, TextIO

import bottega
from bottega.bots.ladder.playing import MatchOutcome
from bottega.bots.ladder.schedule import Fixture, TournamentPlan
from bottega.engine.types import Json
from bottega.simulate.kept import KeptWorkError, check_head

_FORMAT: Final = 1


class TournamentFileError(KeptWorkError):
    """A file that this tournament cannot go on with. `code` may also be ``line``, for a line that cannot be
    read (`key` is its number)."""


def head(plan: TournamentPlan) -> dict[str, Json]:
    """What must be the same for two runs to be of one tournament. The number of matches need not be:
    a tournament may be made longer."""
    return {
        "ladder": _FORMAT,
        "bottega": bottega.__version__,
        "game": plan.game,
        "rules": bottega.game(plan.game).version,
        "edition": plan.edition,
        "changes": dict(plan.changes),
        "options": dict(plan.options),
        "entrants": list(plan.entrants),
        "players": list(plan.players),
        "seed": plan.seed,
        **({"table": [plan.names[number] for number in plan.table]} if plan.table else {}),
    }


class TournamentFile:
    """The matches of a tournament that are over, in memory and on the disk.

    Open it with ``with``: OSError or TournamentFileError if the file cannot be used. `outcomes` may hold more
    than the plan asks for, if the tournament was longer before.
    """

    def __init__(self, path: Path, plan: TournamentPlan) -> None:
        self.path = path
        self.plan = plan
        self.outcomes: dict[Fixture, MatchOutcome] = {}
        self._file: TextIO | None = None

    def __enter__(self) -> TournamentFile:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        whole = self._read() if self.path.exists() else 0
        # Binary positions, so that a line that was cut off can be cut off altogether.
        with open(self.path, "ab") as file:
            file.truncate(whole)
        self._file = open(self.path, "a", encoding="utf-8", newline="\n")
        if not whole:
            self._write(head(self.plan))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, outcome: MatchOutcome) -> None:
        """Another match is over; it is in the file when this returns."""
        self.outcomes[outcome.fixture] = outcome
        self._write(_to_json(self.plan, outcome))

    def _write(self, line: Json) -> None:
        assert self._file is not None
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()

    def _read(self) -> int:
        """Read the file; the size of what is complete in it."""
        whole, newline, _ = self.path.read_bytes().rpartition(b"\n")
        lines = whole.split(b"\n") if newline else []
        for number, line in enumerate(lines, 1):
            try:
                data = json.loads(line)
            except ValueError:
                data = None
            if number == 1:
                check_head(TournamentFileError, self.path, data, head(self.plan), "ladder")
                continue
            try:
                outcome = _from_json(self.plan, data)
            except (KeyError, TypeError, ValueError) as error:
                raise TournamentFileError("line", self.path, str(number)) from error
            self.outcomes.setdefault(outcome.fixture, outcome)
        return len(whole + newline)


def _to_json(plan: TournamentPlan, outcome: MatchOutcome) -> dict[str, Json]:
    fixture = outcome.fixture
    return {
        "players": fixture.players,
        "deal": fixture.deal,
        "seats": [plan.names[number] for number in fixture.seats],
        "ranking": [list(group) for group in outcome.ranking],
        "points": list(outcome.points),
        "decisions": list(outcome.decisions),
        "seconds": list(outcome.seconds),
        "luck": None if outcome.luck is None else list(outcome.luck),
    }


def _from_json(plan: TournamentPlan, data: Json) -> MatchOutcome:
    seats = tuple(plan.names.index(name) for name in data["seats"])
    outcome = MatchOutcome(
        Fixture(int(data["players"]), int(data["deal"]), seats),
        tuple(tuple(int(seat) for seat in group) for group in data["ranking"]),
        tuple(int(each) for each in data["points"]),
        tuple(int(each) for each in data["decisions"]),
        tuple(float(each) for each in data["seconds"]),
        None if data.get("luck") is None else tuple(float(each) for each in data["luck"]),
    )
    lengths = {len(seats), len(outcome.points), len(outcome.decisions), len(outcome.seconds)}
    if outcome.luck is not None:
        lengths.add(len(outcome.luck))
    if lengths != {outcome.fixture.players} or not outcome.ranking:
        raise ValueError("not as many values as seats")
    return outcome
