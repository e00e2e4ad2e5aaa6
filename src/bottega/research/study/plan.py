"""What a study plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import bottega
from bottega.engine import editions
from bottega.engine.types import Json

#: An edition by its name and its changes, so that a worker does not need the file.
PlannedEdition = tuple[str, tuple[tuple[str, editions.Value], ...]]

STANDARD: PlannedEdition = (editions.STANDARD, ())


@dataclass(frozen=True)
class StudyPlan:
    """`matches` are for each bot, each size of table and each edition. Bots are written as on the command
    line. With two editions, the second is compared with the first."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    matches: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    editions: tuple[PlannedEdition, ...] = (STANDARD,)

    @property
    def total(self) -> int:
        return self.matches * len(self.bots) * len(self.players) * len(self.editions)

    def head(self) -> dict[str, Json]:
        """What a study follows from, as JSON."""
        return {
            "study": 1,
            "bottega": bottega.__version__,
            "game": self.game,
            "rules": bottega.game(self.game).version,
            "options": dict(self.options),
            "editions": [{"name": name, "changes": dict(changes)} for name, changes in self.editions],
            "bots": list(self.bots),
            "players": list(self.players),
            "matches": self.matches,
            "seed": self.seed,
        }


@dataclass(frozen=True)
class StudyJob:
    """A match to be played: numbers of the plan's edition and bot, the size of the table, and the deal's
    number."""

    edition: int
    bot: int
    players: int
    deal: int


def jobs(plan: StudyPlan) -> Iterator[StudyJob]:
    """All matches, deal by deal: a study that stops early has as much of everything."""
    for deal in range(plan.matches):
        for players in plan.players:
            for bot in range(len(plan.bots)):
                for edition in range(len(plan.editions)):
                    yield StudyJob(edition, bot, players, deal)
