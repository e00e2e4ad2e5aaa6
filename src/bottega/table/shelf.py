"""The shelf: games with their editions, by one text each (``masters``, ``leonardo/owner``)."""

from __future__ import annotations

from functools import cache

from bottega.engine import editions
from bottega.engine.game import Game
from bottega.engine.people.rulebook import Rulebook
from bottega.engine.people.rulebook import rulebook as read_rulebook
from bottega.games import game as game_named
from bottega.games import games, shipped_editions
from bottega.table.problem import Problem


@cache
def label(name: str, edition: str | None) -> str:
    """The text of a game with one of its editions; Problem if there is no such game or edition."""
    if name not in games():
        raise Problem("no-such-game", 404, game=name[:40], games=list(games()))
    if edition is None or edition == editions.STANDARD:
        return name
    if edition not in shipped_editions(game_named(name)):
        raise Problem("no-such-edition", 404, edition=edition[:40])
    return f"{name}/{edition}"


@cache
def game_of(label: str) -> Game:
    """The game of a text that `label` has made."""
    name, _, edition = label.partition("/")
    return game_named(name, edition or None)


@cache
def rulebook_of(label: str, lang: str) -> Rulebook:
    return read_rulebook(game_of(label).data, lang)
