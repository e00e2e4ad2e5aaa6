"""Legendary Inventors. Start reading in `game`; each part of a turn is a module of its own."""

from bottega.games.inventors.game import Inventors, inventors

__all__ = ["Inventors", "inventors"]
