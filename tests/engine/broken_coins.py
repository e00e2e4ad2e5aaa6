"""Coins with one fault each: what the conformance kit must catch."""

from __future__ import annotations

from bottega.engine.game import Game
from tests.engine.faults import choices, data, games, outcomes, rows, secrets

#: A law, and a game that breaks it.
BROKEN: list[tuple[str, Game]] = [
    *games.BROKEN,
    *choices.BROKEN,
    *outcomes.BROKEN,
    *data.BROKEN,
    *secrets.BROKEN,
    *rows.BROKEN,
]
