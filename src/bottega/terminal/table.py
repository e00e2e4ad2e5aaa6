"""The table of a match on a screen: drawn where it fits, in words otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.engine.game import Line
from bottega.engine.people.lines import length
from bottega.engine.types import Json
from bottega.terminal.screen import Screen
from bottega.terminal.voice import Voice


def show_view(screen: Screen, voice: Voice, view: dict[str, Json]) -> None:
    """All of a view. A window that is too narrow for the drawn table gets it in words."""
    game, book = voice.book.game, voice.book
    if screen.draws:
        drawn = game.board(view, book, screen.width)
        if widest(drawn) <= screen.width:
            screen.board(drawn)
            return
    for line in game.describe(view, book):
        screen.line(line)


def widest(lines: Sequence[Line]) -> int:
    return max(map(length, lines), default=0)
