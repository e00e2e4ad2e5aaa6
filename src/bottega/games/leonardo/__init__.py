"""Leonardo da Vinci. Start reading in `game`; each phase of a turn is a module of its own."""

from bottega.games.leonardo.game import Leonardo, leonardo

__all__ = ["Leonardo", "leonardo"]
