"""What an environment shows a person: the table in words."""

from __future__ import annotations

from bottega.engine.people.text import Book
from bottega.engine.state import State
from bottega.engine.types import Viewer


def check_mode(mode: str | None) -> str | None:
    """ValueError for a way of rendering that there is not."""
    if mode not in (None, "ansi"):
        raise ValueError(f"render_mode is None or 'ansi', not {mode!r}")
    return mode


def drawn(state: State, viewer: Viewer) -> str:
    """The table in English, as this viewer sees it."""
    names = [f"player {seat}" for seat in range(state.players)]
    return "\n".join(state.game.describe(state.view(viewer), Book(state.game, "en", names)))
