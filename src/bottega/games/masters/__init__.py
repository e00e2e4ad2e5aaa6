"""Masters of Renaissance. Start reading in `game`; each phase of a turn is a module of its own."""

from bottega.games.masters.game import Masters, masters

__all__ = ["Masters", "masters"]
