"""Lessons on a server: readers play them, and nothing of them is kept but how far an account has come."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

import orjson

from bottega.engine.types import Json
from bottega.lessons.telling import OPPONENT, Place
from bottega.server.play import Play
from bottega.server.referee import travel
from bottega.server.referee.referees import RefereeLost, Referees, RefereesClosed
from bottega.server.store.base import Account
from bottega.table import again
from bottega.table.brief import Brief
from bottega.table.problem import Problem

#: Maximum attempts while readers are lost.
_TRIES: Final = 5
#: Seconds after which it is worth to ask again: a server that is shut down, and one that is busy.
_RETURN: Final = 5
_AGAIN: Final = 2


class Teaching:
    def __init__(self, readers: Referees, play: Play) -> None:
        self._readers = readers
        self._play = play
        self._offered: dict[tuple[str, str], list[dict[str, Json]]] = {}

    async def offered(self, game: str, lang: str) -> list[dict[str, Json]]:
        """The lessons of a game."""
        if (game, lang) not in self._offered:
            found = await self._ask(game, "", "offered", game, lang)
            self._offered[game, lang] = orjson.loads(found)
        return self._offered[game, lang]

    async def ask(self, place: Place, question: str, *args: Any) -> bytes:
        """A question about a lesson at a place, as JSON (`bottega.lessons.telling`)."""
        return await self._ask(place.game, place.lesson, question, asdict(place), *args)

    async def play_on(self, place: Place, account: Account) -> Brief:
        """A new match from where a lesson stands, against apprentices."""
        origin: dict[str, Json] = orjson.loads(await self.ask(place, "origin"))
        settings = again.lesson_settings(place.game, place.lesson, origin["options"])
        seats: list[Json] = [*again.against_bots(origin["players"], origin["seat"], account.name, OPPONENT)]
        return await self._play.go_on(account, settings, seats, origin)

    async def _ask(self, game: str, lesson: str, question: str, *args: Any) -> bytes:
        request = travel.Teach(question, list(args))
        for _ in range(_TRIES):
            try:
                answer: bytes = await self._readers.ask(f"lesson {game}/{lesson}", request)
                return answer
            except RefereesClosed as error:
                raise Problem("closing", 503, seconds=_RETURN) from error
            except RefereeLost:
                continue  # the next request starts a new one
        raise Problem("busy", 503, seconds=_AGAIN)
