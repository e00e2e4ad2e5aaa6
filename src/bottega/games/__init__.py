"""The games by name. Each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from bottega.engine import editions
from bottega.engine.game import Game

_GAMES: Final[tuple[str, ...]] = ("inventors", "leonardo", "masters")


def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return _GAMES


def game(name: str, edition: str | Path | None = None) -> Game:
    """A game, with its standard figures or with an edition: one that ships with the game by its
    name, or a file of your own by its path.

    >>> game("masters").seats
    range(1, 5)
    """
    if name not in _GAMES:
        raise ValueError(f"there is no game {name!r} (games: {', '.join(_GAMES)})")
    make: Callable[[], Game] = getattr(import_module(f"bottega.games.{name}"), name)
    standard = make()
    if edition is None or edition == editions.STANDARD:
        return standard
    shipped = shipped_editions(standard)
    if str(edition) in shipped:
        text = standard.data.joinpath("editions", f"{edition}.yaml").read_text(encoding="utf-8")
        found = editions.parse(text, f"{edition}.yaml", standard.edition.figures, standard.figures, name)
    elif Path(edition).exists():
        found = editions.read(Path(edition), standard.edition.figures, standard.figures, name)
    else:
        known = ", ".join((editions.STANDARD, *shipped))
        raise ValueError(f"there is no edition {str(edition)!r}: neither a file nor one of {known}")
    return standard.with_edition(found)


def edited(name: str, edition: str, changes: Mapping[str, editions.Value]) -> Game:
    """A game with figures that are told one by one, as in a record; without any, the standard game."""
    standard = game(name)
    if not changes:
        return standard
    figures = editions.changed(standard.edition.figures, standard.figures, edition, dict(changes))
    return standard.with_edition(figures)


def shipped_editions(game: Game) -> tuple[str, ...]:
    """The names of the editions that come with a game, besides the standard one."""
    folder = game.data.joinpath("editions")
    if not folder.is_dir():
        return ()
    return tuple(
        sorted(file.name.removesuffix(".yaml") for file in folder.iterdir() if file.name.endswith(".yaml"))
    )
