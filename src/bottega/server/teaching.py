"""Lessons on a server: readers play them, and nothing of them is kept but how far an account has come."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import orjson

from bottega.engine.types import Json
from bottega.lessons.telling import OPPONENT, Place
from bottega.server import reading
from bottega.server.play import Play
from bottega.server.referee.referees import Referees
from bottega.server.store.base import Account
from bottega.table import again
from bottega.table.brief import Brief


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
        return await reading.ask(self._readers, f"lesson {game}/{lesson}", question, *args)
