"""The games by name: ours, and those that other packages install.

A game registers under the entry-point group ``bottega.games``: a name, and a function without arguments that
returns the `Game` with its newest rules and its standard edition. It is imported when it is first asked for,
so that a broken one hinders only those who want it. `docs/games.md` shows how to write one.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from bottega.engine import editions
from bottega.engine.game import Game
from bottega.engine.problem import DataError

GROUP: Final = "bottega.games"
#: The package whose games cannot be replaced by another package.
_OWN: Final = "bottega"


class GameError(ValueError):
    """A game that is not installed or cannot be used; the message names it."""


class VersionError(DataError):
    """Rules of a version that is not installed. `values` has the game, the version, those that are installed
    (`known`), the package of the game, and which release of it to look for: a ``newer``, an ``older`` or
    an ``other`` one."""


def games() -> tuple[str, ...]:
    """The names of all games that are installed, in alphabetical order."""
    return tuple(_entries())


def versions(name: str) -> tuple[int, ...]:
    """The versions of a game's rules that are installed, the newest last.

    >>> versions("masters")
    (1,)
    """
    newest = _standard(name)
    return tuple(sorted({*newest.earlier, newest.version}))


def game(name: str, edition: str | Path | None = None, version: int | None = None) -> Game:
    """A game, with its standard figures or with an edition: one that ships with the game by its
    name, or a file of your own by its path. `version` chooses the rules: without it, the newest.
    VersionError if they are not installed.

    >>> game("masters").seats
    range(1, 5)
    """
    standard = _standard(name) if version is None else _version(name, version)
    if edition is None or edition == editions.STANDARD:
        return standard
    shipped = shipped_editions(standard)
    if str(edition) in shipped:
        text = standard.data.joinpath("editions", f"{edition}.yaml").read_text(encoding="utf-8")
        figures = editions.parse(text, f"{edition}.yaml", standard.edition.figures, standard.figures, name)
    elif Path(edition).exists():
        figures = editions.read(Path(edition), standard.edition.figures, standard.figures, name)
    else:
        known = ", ".join((editions.STANDARD, *shipped))
        raise editions.EditionError("edition-unknown", name=str(edition), known=known)
    return standard.with_edition(figures)


@cache
def _entries() -> dict[str, EntryPoint]:
    """The entry points of the games, by name. Of two with one name, ours counts, or else the first."""
    entries = sorted(entry_points(group=GROUP), key=lambda each: each.dist is None or each.dist.name != _OWN)
    by_name = {entry.name: entry for entry in reversed(entries)}
    return dict(sorted(by_name.items()))


@cache
def _standard(name: str) -> Game:
    """A game with its standard edition, as its package makes it."""
    if name not in _entries():
        raise GameError(f"there is no game {name!r} (games: {', '.join(games())})")
    entry = _entries()[name]
    package = entry.dist.name if entry.dist is not None else "an unknown package"
    label = f"game {name!r} (from {package}, {entry.value})"
    try:
        made = entry.load()()
    except Exception as error:
        raise GameError(f"{label} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(made, Game):
        raise GameError(f"{label} is no game: {type(made).__name__} does not derive from Game")
    if made.name != name:
        raise GameError(f"{label} calls itself {made.name!r}; the two names must be the same")
    return made


@cache
def _version(name: str, version: int) -> Game:
    """The rules of this version, with the standard edition."""
    newest = _standard(name)
    if version == newest.version:
        return newest
    entry = _entries()[name]
    package = entry.dist.name if entry.dist is not None else name
    if version not in newest.earlier:
        known = versions(name)
        release = "newer" if version > known[-1] else "older" if version < known[0] else "other"
        raise VersionError(
            "rules-version",
            game=name,
            version=str(version),
            known=", ".join(map(str, known)),
            package=package,
            release=release,
        )
    made = newest.earlier[version]()
    if (made.name, made.version) != (name, version):
        raise GameError(
            f"game {name!r} (from {package}) has version {made.version} of {made.name!r} where its version"
            f" {version} should be"
        )
    return made


def edited(
    name: str, edition: str, changes: Mapping[str, editions.Value], version: int | None = None
) -> Game:
    """A game with figures that are listed one by one, as in a record; without any, the standard game."""
    standard = game(name, version=version)
    return standard if not changes else _edited(standard, edition, tuple(sorted(changes.items())))


@lru_cache(maxsize=8)
def _edited(standard: Game, edition: str, changes: tuple[tuple[str, editions.Value], ...]) -> Game:
    """`edited`, once for all states of it that are unpickled."""
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


class _Package(ModuleType):
    """``bottega.games`` is this package, and ``bottega.games()`` calls `games`."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Package
