"""The shelf: games with their editions and the version of their rules, by one text each
(``masters/standard@1``)."""

from __future__ import annotations

from functools import cache

from bottega.engine import editions
from bottega.engine.game import Game
from bottega.engine.people.rulebook import Rulebook
from bottega.engine.people.rulebook import rulebook as read_rulebook
from bottega.games import VersionError, games, shipped_editions
from bottega.games import game as game_named
from bottega.table.problem import Problem


@cache
def label(name: str, edition: str | None, rules: int | None = None) -> str:
    """The text of a game with one of its editions and the rules of a version (without it, the newest).
    Problem if there is no such game, edition or version."""
    if name not in games():
        raise Problem("no-such-game", 404, game=name[:40], games=list(games()))
    try:
        game = game_named(name, version=rules)
    except VersionError as error:
        raise Problem(error.code, 409, **error.values) from error
    edition = edition or editions.STANDARD
    if edition != editions.STANDARD and edition not in shipped_editions(game):
        raise Problem("no-such-edition", 404, edition=edition[:40])
    return f"{name}/{edition}@{game.version}"


def unnamed_version(name: str) -> int | None:
    """The version of a match whose entries name none; None if there is no such game."""
    return game_named(name).unnamed_version if name in games() else None


@cache
def game_of(label: str) -> Game:
    """The game of a text that `label` has made."""
    named, _, rules = label.rpartition("@")
    name, _, edition = named.partition("/")
    return game_named(name, edition, int(rules))


@cache
def rulebook_of(label: str, lang: str) -> Rulebook:
    return read_rulebook(game_of(label).data, lang)
