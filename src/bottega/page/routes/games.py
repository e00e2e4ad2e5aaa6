"""What can be read about the games."""

from __future__ import annotations

from bottega.engine.types import Json
from bottega.page.routing import Ask, Plain, route
from bottega.page.thinking import ABSENT, seconds_of
from bottega.table import library


@route("GET", "/games")
def all_games(ask: Ask) -> Json:
    return {"games": [_in_page(game) for game in library.offered_games(ask.spoken)]}


def _in_page(game: dict[str, Json]) -> dict[str, Json]:
    """A game with the bots that play here, and the time that they take."""
    here = [bot for bot in game["bots"] if bot["name"] not in ABSENT]
    return {**game, "bots": [{**bot, "seconds": seconds_of(bot["name"])} for bot in here]}


@route("GET", "/games/{game}/rules")
def rules(ask: Ask) -> Json:
    return library.rules(ask["game"], ask.spoken)


@route("GET", "/games/{game}/summary")
def summary(ask: Ask) -> Json:
    return library.summary(ask["game"], ask.spoken)


@route("GET", "/games/{game}/components")
def components(ask: Ask) -> Json:
    return library.components(ask["game"], ask.query.maybe("edition"), ask.spoken)


@route("GET", "/games/{game}/legend")
def legend(ask: Ask) -> Json:
    return library.legend(ask["game"], ask.query.maybe("edition"), ask.spoken)


@route("GET", "/games/{game}/words")
def words(ask: Ask) -> Json:
    return Plain(library.words(ask["game"], ask.spoken))


@route("GET", "/games/{game}/coach")
def coach(ask: Ask) -> Json:
    return Plain(library.coach(ask["game"], ask.spoken))


@route("GET", "/games/{game}/facts")
def facts(ask: Ask) -> Json:
    return library.facts(ask["game"], ask.query.maybe("edition"))
