"""Matches that are played and put into a folder."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from bottega.research.dataset.columns import Contents, columns, packed
from bottega.research.dataset.folder import DataFolder
from bottega.research.dataset.selfplay import SelfPlayPlan, play_match
from bottega.workers import LocalPool, Pool


def contents_of(plan: SelfPlayPlan) -> Contents:
    """What the rows of a plan have in common."""
    made = {"by": "selfplay", "bots": list(plan.bots), "seed": plan.seed, "options": dict(plan.options)}
    return Contents(plan.game, plan.players, made)


def fill(plan: SelfPlayPlan, folder: DataFolder, pool: Pool | None = None) -> Generator[int, None, None]:
    """Play the matches that the folder lacks and put them in; the number of each as soon as it is there. This
    process alone writes. Closing the generator stops the work; Crash if a match fails."""
    for match, rows in (pool or LocalPool(1)).run(partial(_play, plan), folder.missing, ordered=False):
        folder.add(match, rows)
        yield match


def _play(plan: SelfPlayPlan, match: int) -> tuple[int, bytes]:
    return match, packed(play_match(plan, match), columns(plan.game, plan.players))
