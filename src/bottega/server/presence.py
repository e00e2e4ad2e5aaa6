"""Presence: which players are at a table now. It is told to those who watch that table, and stored nowhere.

A player is *here* while somebody looks at one of their clients that watches the match, *away* while these
are all hidden or idle, and *gone* since the last of them left. Only seats of this match are told: not where a
player is instead, and nothing of those who look on.

With several processes, each tells the others what it sees at its own sockets (over the bus, by seat), again
and again: one that falls silent has ended, and its players are gone.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import count
from typing import Final, Literal, NamedTuple, TypeAlias

import orjson

from bottega.engine.types import Json, Seat
from bottega.server.background import Background
from bottega.server.bus import BusNews
from bottega.server.logs import ServerLog
from bottega.server.matches import MatchService
from bottega.server.site import Site
from bottega.table.audience import Ear
from bottega.table.brief import Brief
from bottega.table.types import SECOND, AccountId, MatchId, Millis

_LOG: Final = ServerLog("presence")
#: Seconds before a player who has left counts as gone: a page that is loaded again leaves and comes.
GRACE: Final = 6.0
#: Seconds in which several changes at a table are told as one.
PAUSE: Final = 0.3
#: Seconds between two tellings of the same to other processes, and of silence after which one has ended.
RENEWAL: Final = 20.0
SILENCE: Final = 60.0
#: Maximum players at tables that are remembered; those unseen for longest are forgotten first.
_MOST: Final = 20_000

State: TypeAlias = Literal["here", "away", "gone"]
_RANK: Final[dict[State, int]] = {"gone": 0, "away": 1, "here": 2}


class Sighting(NamedTuple):
    """How a player was seen, and since when (not where they are here)."""

    state: State
    since: Millis | None = None

    def to_json(self) -> dict[str, Json]:
        return {"state": self.state, "since": self.since}


#: Nobody has seen this player since the process began.
_UNSEEN: Final = Sighting("gone")
Sightings: TypeAlias = dict[Seat, Sighting]


class Presence(Background):
    def __init__(self, site: Site, matches: MatchService) -> None:
        super().__init__("presence")
        self._site = site
        self._matches = matches
        #: How each player was last seen here.
        self._seen: OrderedDict[tuple[MatchId, AccountId], Sighting] = OrderedDict()
        #: Who has left within the grace, and when.
        self._leaving: dict[tuple[MatchId, AccountId], Millis] = {}
        #: What other processes have said, and when, in ticks.
        self._others: dict[MatchId, dict[str, tuple[Millis, Sightings]]] = {}
        self._told: dict[MatchId, list[dict[str, Json] | None]] = {}
        self._announced: dict[MatchId, Sightings] = {}
        self._accounts: dict[MatchId, tuple[AccountId | None, ...]] = {}
        self._due: dict[MatchId, asyncio.TimerHandle] = {}
        self._graces: set[asyncio.TimerHandle] = set()
        self._number = count(1)
        site.listen("presence", self.heard)
        matches.followers.append(self.follow)

    async def close(self) -> None:
        await super().close()
        for timer in (*self._due.values(), *self._graces):
            timer.cancel()

    async def run(self) -> None:
        """Renew what others know of us, and forget those that have fallen silent."""
        while True:
            await asyncio.sleep(RENEWAL)
            self.renew()

    # What happens here

    def came(self, match: MatchId, ear: Ear, wants: bool) -> None:
        """Somebody watches a match. They are told who is there (if they want to know), and so are the
        others."""
        if ear.account is not None:
            self._leaving.pop((match, ear.account), None)
        if wants:
            seats = self._all(match)
            ear.send(orjson.dumps(self._message(match, seats)))
            self._told.setdefault(match, seats)
        self._soon(match)

    def left(self, match: MatchId, account: AccountId | None) -> None:
        """A client watches a match no longer."""
        if account is None or any(each.ear.account == account for each in self._matches.watchers(match)):
            self._soon(match)
            return
        since = self._leaving[match, account] = self._site.now()
        loop = asyncio.get_running_loop()
        timer: asyncio.TimerHandle | None = None

        def gone() -> None:
            assert timer is not None
            self._graces.discard(timer)
            if self._leaving.get((match, account)) == since:
                del self._leaving[match, account]
                self._remember(match, account, Sighting("gone", since))
                self._soon(match)

        timer = loop.call_later(GRACE, gone)
        self._graces.add(timer)

    def moved(self, matches: set[MatchId]) -> None:
        """A client that watches these matches is looked at again, or no longer."""
        for match in matches:
            self._soon(match)

    def follow(self, brief: Brief) -> None:
        """A match has a new entry: seats may have changed hands."""
        if self._accounts.get(brief.id, brief.accounts) != brief.accounts:
            self._soon(brief.id)

    # What other processes say

    async def heard(self, news: BusNews) -> None:
        match = news.match
        if not self._matches.watchers(match):
            return
        try:
            said = {int(seat): Sighting(*seen) for seat, seen in orjson.loads(news.text).items()}
        except (ValueError, TypeError, AttributeError) as error:
            _LOG.warning("presence-unreadable", error=error, match=match)
            return
        others = self._others.setdefault(match, {})
        is_new = news.sender not in others
        others[news.sender] = (self._site.clock.ticks(), said)
        if is_new:
            self._announce(match, again=True)
        self._soon(match)

    def renew(self) -> None:
        watched = set(self._matches.watched())
        for match in watched:
            self._announce(match, again=True)
        now = self._site.clock.ticks()
        for match, others in self._others.items():
            for sender, (at, said) in others.items():
                if now - at > SILENCE * SECOND and any(seen.state != "gone" for seen in said.values()):
                    left = Sighting("gone", self._site.now() - (now - at))
                    others[sender] = (
                        at,
                        {seat: seen if seen.state == "gone" else left for seat, seen in said.items()},
                    )
                    self._soon(match)
        for match in {*self._others, *self._told, *self._announced, *self._accounts} - watched:
            self._forget(match)

    # Telling

    def _soon(self, match: MatchId) -> None:
        """Tell those who watch, after a moment in which more may change."""
        if match not in self._due:
            self._due[match] = asyncio.get_running_loop().call_later(PAUSE, self._tell, match)

    def _tell(self, match: MatchId) -> None:
        self._due.pop(match, None)
        seats = self._all(match)
        self._announce(match)
        if not self._matches.watchers(match):
            self._forget(match)
        elif self._told.get(match) != seats:
            self._told[match] = seats
            self._matches.tell(match, self._message(match, seats), presence=True)

    def _message(self, match: MatchId, seats: list[dict[str, Json] | None]) -> dict[str, Json]:
        return {"op": "presence", "match": match, "seats": seats}

    def _announce(self, match: MatchId, again: bool = False) -> None:
        """Tell other processes, if it is new to them or should be said again."""
        if not self._matches.shared:
            return
        said = self._here(match)
        if again or self._announced.get(match) != said:
            self._announced[match] = said
            text = orjson.dumps({str(seat): [*seen] for seat, seen in said.items()}).decode()
            self._site.bus.publish(BusNews("presence", match, next(self._number), text))

    def _forget(self, match: MatchId) -> None:
        """Nobody watches here any more. How players were seen last is remembered."""
        for known in (self._others, self._told, self._announced, self._accounts):
            known.pop(match, None)

    # Looking

    def _all(self, match: MatchId) -> list[dict[str, Json] | None]:
        """Each seat with a player, as any process sees it best."""
        brief = self._matches.standing(match)
        if brief is None:
            return []
        self._accounts[match] = brief.accounts
        said = [self._here(match), *(said for _, said in self._others.get(match, {}).values())]
        seats: list[dict[str, Json] | None] = []
        for seat, account in enumerate(brief.accounts):
            seen = [sightings[seat] for sightings in said if seat in sightings]
            seats.append(None if account is None else max(seen, key=_later, default=_UNSEEN).to_json())
        return seats

    def _here(self, match: MatchId) -> Sightings:
        """The players as this process sees them; without those it has never seen."""
        brief = self._matches.standing(match)
        if brief is None:
            return {}
        found: Sightings = {}
        watching = self._matches.watchers(match)
        for seat, account in enumerate(brief.accounts):
            if account is not None:
                ears = [watcher.ear for watcher in watching if watcher.ear.account == account]
                seen = self._look(match, account, ears)
                if seen is not None:
                    found[seat] = seen
        return found

    def _look(self, match: MatchId, account: AccountId, ears: list[Ear]) -> Sighting | None:
        known = self._seen.get((match, account))
        if not ears:
            return known  # within the grace, as if they had not left
        if not all(ear.away for ear in ears):
            return self._remember(match, account, Sighting("here"))
        if known is not None and known.state == "away":
            return known
        return self._remember(match, account, Sighting("away", self._site.now()))

    def _remember(self, match: MatchId, account: AccountId, sighting: Sighting) -> Sighting:
        key = (match, account)
        self._seen[key] = sighting
        self._seen.move_to_end(key)
        if len(self._seen) > _MOST:
            self._seen.popitem(last=False)
        return sighting


def _later(seen: Sighting) -> tuple[int, Millis]:
    """Of what several processes say of a player, the best counts, then the latest."""
    return _RANK[seen.state], seen.since or 0
