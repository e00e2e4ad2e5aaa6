"""Records that people bring along: each becomes a match here."""

from __future__ import annotations

from hashlib import sha256

import orjson

from bottega.engine.types import Json
from bottega.server import reading
from bottega.server.play import Play
from bottega.server.referee.referees import Referees
from bottega.server.store.base import Account
from bottega.table import bringing
from bottega.table.brief import Brief
from bottega.table.problem import Problem


class Records:
    def __init__(self, readers: Referees, play: Play) -> None:
        self._readers = readers
        self._play = play

    async def bring(self, text: str, account: Account, lang: str) -> Brief:
        """The match of a record. One that is over can be replayed and reviewed. Any other is a table with
        free seats for friends: it begins where the record stands, once they are taken. Problem if the record
        cannot be read or played here."""
        await self._play.check_room(account.id)
        about = f"record {sha256(text.encode()).hexdigest()}"
        asked = await reading.ask(self._readers, about, "record", text, account.name, lang)
        found: dict[str, Json] = orjson.loads(asked)
        settings, origin = found["settings"], found["origin"]
        if not found["over"]:
            free: list[Json] = [*bringing.among_friends(found, account.name)]
            return await self._play.create(account, settings, free, "", origin=origin)
        found["bots"] = None  # those who played there are not here
        _, seats = bringing.among_bots(found, account.name)
        for seat in seats:
            if seat.get("name") and not await self._allowed(seat["name"], account):
                seat["name"] = None
        return await self._play.go_on(account, settings, [*seats], origin)

    async def _allowed(self, name: str, account: Account) -> bool:
        """Whether a bot may have the name that a player had in the record."""
        try:
            await self._play.check_seat_name(name, account)
        except Problem:
            return False
        return True
