"""The sweep: every few seconds each process looks whom to notify, and claims each notice before it sends it.

Nothing happens when a decision is made: the row of the match, written with the entry, says who must decide
since when. A sweep reads the rows that changed since the last one, remembers when to look into each match,
and reads more only then. Among several processes `Store.set_notified` lets one win, and the winner sends.
If it ends before that, the notice is lost and the next one follows (see `schedule`). So a notice is sent at
most once.

Notices about chat and about the end of a match depend on a call (`chatted`, `finished`) in the process
where they happened; they are lost with that process.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bottega.server.logs import ServerLog
from bottega.server.notices import schedule
from bottega.server.notices.preferences import (
    Kind,
    Preferences,
    last_digest,
    next_digest,
    preferences,
    quiet_until,
)
from bottega.server.notices.schedule import Wait, waits
from bottega.server.notices.texts import Item
from bottega.server.store.base import Account, Busy, Notified, Store
from bottega.server.timing import Now
from bottega.table.rows import MatchRow, SeatRow
from bottega.table.types import DAY, MINUTE, OVER, PLAYING, SECOND, AccountId, MatchId, Millis

_LOG: Final = ServerLog("notices")
#: Maximum rows per query, and maximum matches that one sweep looks into.
_PAGE: Final = 500
_CHECKS: Final = 500
#: Rows of this last period are read again: clocks of machines differ, and a commit takes its time.
_OVERLAP: Final[Millis] = 30 * SECOND
#: A player who is here is checked again after this time, and counts as here for a while after they left.
_AGAIN: Final[Millis] = 30 * SECOND
_JUST_HERE: Final[Millis] = 2 * MINUTE
#: With several processes, the others have this long to say that a player is there.
_GRACE: Final[Millis] = 15 * SECOND
#: How long to wait before a notice about chat, and about the beginning or the end of a match.
_CHAT: Final[Millis] = 3 * MINUTE
_NEWS: Final[Millis] = MINUTE
#: Older news is not sent.
_STALE: Final[Millis] = 2 * DAY
_LISTED: Final = 50

#: Whether an account has the site open, as far as this process knows.
Online: TypeAlias = Callable[[AccountId], bool]
#: Sends a notice: to whom, with which preferences, what, and how many matches wait for them.
Send: TypeAlias = Callable[[Account, Preferences, list[Item], int], None]


@dataclass(frozen=True, slots=True)
class Due:
    """A notice that is due: `since` is when it became due, `claim` what replaces `before` in the store."""

    kinds: tuple[Kind, ...]
    row: MatchRow
    seats: tuple[int, ...]
    since: Millis
    claim: Notified
    before: Notified | None
    deadline: Millis | None = None
    #: Does not wait for a digest.
    urgent: bool = False

    @property
    def lasting(self) -> bool:
        """Whether it stays due after the player has seen it."""
        return self.kinds[0] in ("decision", "reminder")

    def kind(self, wishes: Preferences) -> Kind | None:
        """The first of its kinds that is wanted."""
        return next((kind for kind in self.kinds if kind in wishes.kinds), None)


class Sweeper:
    """`shared`: other processes sweep the same store, and players may be connected to them."""

    def __init__(self, store: Store, online: Online, send: Send, now: Now, shared: bool = False) -> None:
        self._store = store
        self._shared = shared
        self._online = online
        self._send = send
        self._now = now
        self._since: Millis = 0
        #: The rows of the last sweep, by number: those that have not changed need not be planned again.
        self._looked: dict[MatchId, int] = {}
        self._plan: dict[MatchId, Millis] = {}
        self._queue: list[tuple[Millis, MatchId]] = []
        #: Since when there is chat that players may not have read.
        self._chats: dict[MatchId, Millis] = {}
        self._here: dict[AccountId, Millis] = {}

    # Calls from matches

    def chatted(self, match: MatchId) -> None:
        """Somebody wrote at this table."""
        self._chats.setdefault(match, self._now())
        self._at(match, self._now() + _CHAT)

    def finished(self, match: MatchId) -> None:
        """This match is over."""
        self._at(match, self._now() + _NEWS)

    # The sweep

    async def sweep(self) -> None:
        """One round. Busy where the store is away; then everything is looked at again in the next one."""
        now = self._now()
        await self._look(now)
        due = self._due(now)
        try:
            due_by_account: defaultdict[AccountId, list[Due]] = defaultdict(list)
            for match in due:
                with _alone(match):
                    await self._check(match, now, due_by_account)
            for account, dues in due_by_account.items():
                with _alone():
                    await self._notify(account, dues, now)
        except Busy:
            for match in due:
                self._at(match, now)
            raise
        self._here = {account: at for account, at in self._here.items() if now - at < _JUST_HERE}

    def _at(self, match: MatchId, when: Millis) -> None:
        """Look into this match then, or earlier."""
        planned = self._plan.get(match)
        if planned is None or when < planned:
            self._plan[match] = when
            heapq.heappush(self._queue, (when, match))

    def _due(self, now: Millis) -> list[MatchId]:
        matches: list[MatchId] = []
        while self._queue and self._queue[0][0] <= now and len(matches) < _CHECKS:
            when, match = heapq.heappop(self._queue)
            if self._plan.get(match) == when:
                del self._plan[match]
                matches.append(match)
        return matches

    async def _look(self, now: Millis) -> None:
        """Plan a look into every match that changed. The first time these are all that wait for somebody."""
        since, page, looked = self._since, _PAGE, {}
        while True:
            rows = await self._store.unnotified(since, page)
            for row in rows:
                looked[row.id] = row.number
                if self._looked.get(row.id) != row.number:
                    with _alone(row.id):
                        self._foresee(row, now)
            if len(rows) < page:
                break
            if rows[-1].changed == since:
                page *= 2
            since = rows[-1].changed
        self._looked = looked
        self._since = now - _OVERLAP

    def _foresee(self, row: MatchRow, now: Millis) -> None:
        for wait in waits(row):
            for moment in schedule.moments(wait, row.tempo)[:1]:
                self._at(row.id, max(moment, now))
        self._await_news(row, now)

    def _await_news(self, row: MatchRow, now: Millis) -> None:
        """Plan the notice about the beginning or the end of a match, if it is still to come."""
        news = _news_of(row)
        if news is not None and now < news[1] + _NEWS:
            self._at(row.id, news[1] + _NEWS)

    # One match

    async def _check(
        self, match: MatchId, now: Millis, due_by_account: defaultdict[AccountId, list[Due]]
    ) -> None:
        row = await self._store.match(match)
        if row is None or row.summary.get("device"):
            return
        # Most players have no channel: nothing is read about them.
        mine = _by_account(await self._store.reachable_seats(match))
        open_waits = waits(row) if row.status == PLAYING else []
        for wait in open_waits:
            later = schedule.next_moment(wait, row.tempo, now)
            if later is not None:
                self._at(match, later)
        self._await_news(row, now)
        chat = self._chat_of(match, now)
        for account, seats in mine.items():
            before = await self._store.notified(match, account)
            due = _decision(row, account, seats, open_waits, before, now) or _news(
                row, account, seats, before, now
            )
            if due is None and chat is not None:
                due = _chat(row, account, seats, chat, before, now)
            if due is not None:
                due_by_account[account].append(due)

    def _chat_of(self, match: MatchId, now: Millis) -> Millis | None:
        """Since when there is chat about which a notice is due now."""
        since = self._chats.get(match)
        if since is not None and now < since + _CHAT:
            self._at(match, since + _CHAT)
            return None
        return self._chats.pop(match, None)

    # One account

    async def _notify(self, id: AccountId, dues: list[Due], now: Millis) -> None:
        account = await self._store.account(id)
        if account is None:
            return
        wishes = preferences(account)
        wanted = await self._unmuted(account, [due for due in dues if due.kind(wishes) is not None])
        if not wanted or not await self._store.channels(id):
            return
        if self._is_here(account, now):
            await self._leave(wanted, now)
            return
        later = self._not_now(account, wishes, wanted, now)
        if later is not None:
            for due in wanted:
                self._at(due.row.id, later)
                if due.kinds == ("chat",):
                    self._chats.setdefault(due.row.id, due.since)
            return
        claimed = await self._claim(wanted)
        if claimed:
            items, waiting = await self._items(account, wishes, claimed)
            self._send(account, wishes, items, waiting)

    def _is_here(self, account: Account, now: Millis) -> bool:
        if not self._online(account.id) and now - account.seen >= _AGAIN:
            return False
        self._here[account.id] = now
        return True

    async def _leave(self, dues: list[Due], now: Millis) -> None:
        """A player who is here sees the news, so no notice about it is needed later. A decision stays due."""
        for due in dues:
            if not due.lasting:
                await self._store.set_notified(due.claim, due.before)
                continue
            self._at(due.row.id, now + _AGAIN)
            if self._shared:
                # Other processes learn from this time that the player is here; the rest stays as it is.
                seen = due.before or Notified(due.row.id, due.claim.account, 0, 0, now)
                await self._store.set_notified(replace(seen, at=now), due.before)

    def _not_now(self, account: Account, wishes: Preferences, dues: list[Due], now: Millis) -> Millis | None:
        """When to look again, where this is not the moment."""
        left = self._here.get(account.id)
        if left is not None and now - left < _JUST_HERE:
            return left + _JUST_HERE
        if self._shared:
            elsewhere = [due.before.at + _JUST_HERE for due in dues if due.before is not None]
            grace = [due.since + _GRACE for due in dues if due.lasting]
            if any(until > now for until in elsewhere + grace):
                return max(elsewhere + grace)
        until = quiet_until(wishes, now)
        if until is not None:
            return until
        if wishes.digest is None or any(due.urgent for due in dues):
            return None
        return (
            None if min(due.since for due in dues) <= last_digest(wishes, now) else next_digest(wishes, now)
        )

    async def _claim(self, dues: list[Due]) -> list[Due]:
        """The notices that this process may send. The process that claims the first of a list claims the
        rest: else two processes would split it into two messages."""
        claimed: list[Due] = []
        for due in sorted(dues, key=lambda due: due.row.id):
            if await self._store.set_notified(due.claim, due.before):
                claimed.append(due)
            elif not claimed:
                break
        return claimed

    async def _items(self, account: Account, wishes: Preferences, dues: list[Due]) -> tuple[list[Item], int]:
        """The items of a message, and how many matches wait. A message with several items, and a digest,
        lists all matches that wait for the player."""
        items = []
        for due in dues:
            kind = due.kind(wishes)
            assert kind is not None
            items.append(Item(kind, due.row, due.seats, due.deadline))
        if len(items) == 1 and wishes.digest is None:
            return items, 1
        listed = {item.row.id for item in items}
        mine = await self._store.matches_of(account.id, (PLAYING,), _LISTED, None)
        waiting = [(row, seats) for row, seats in mine if any(row.waiting >> seat & 1 for seat in seats)]
        items += [Item("decision", row, seats) for row, seats in waiting if row.id not in listed]
        return items, len(waiting)

    async def _unmuted(self, account: Account, dues: list[Due]) -> list[Due]:
        """Without chat that only the player or muted people wrote."""
        if not any(due.kinds == ("chat",) for due in dues):
            return dues
        silent = {account.id, *await self._store.muted_by(account.id)}
        kept = []
        for due in dues:
            if due.kinds != ("chat",):
                kept.append(due)
                continue
            lines = await self._store.chat(due.row.id)
            since = max(due.since, due.before.at if due.before else 0)
            if any(line.at >= since and line.account not in silent for line in lines):
                kept.append(due)
        return kept


@contextmanager
def _alone(match: MatchId | None = None) -> Iterator[None]:
    """Log an unexpected error of one match or account, and go on with the others."""
    try:
        yield
    except Busy:
        raise
    except Exception as error:
        _LOG.error("notice-broken", error=error, match=match)


def _by_account(seats: list[SeatRow]) -> dict[AccountId, tuple[int, ...]]:
    by_account: dict[AccountId, tuple[int, ...]] = {}
    for seat in seats:
        if seat.account is not None:
            by_account[seat.account] = (*by_account.get(seat.account, ()), seat.seat)
    return by_account


def _decision(
    row: MatchRow,
    account: AccountId,
    seats: tuple[int, ...],
    open_waits: list[Wait],
    before: Notified | None,
    now: Millis,
) -> Due | None:
    """A decision of this account about which a notice is due."""
    ours = [wait for wait in open_waits if wait.seat in seats]
    if not ours:
        return None
    wait = max(ours, key=lambda wait: wait.number)
    sent, passed = schedule.sent(wait, before), schedule.passed(wait, row.tempo, now)
    if passed <= sent:
        return None
    kinds: tuple[Kind, ...] = (
        ("reminder",) if sent else ("decision", "reminder") if passed > 1 else ("decision",)
    )
    since = schedule.moments(wait, row.tempo)[passed - 1]
    claim = Notified(row.id, account, wait.number, passed, now)
    return Due(kinds, row, seats, since, claim, before, wait.deadline, urgent=passed > 2)


def _news_of(row: MatchRow) -> tuple[Kind, Millis] | None:
    """The news of a match beside its decisions, and since when. ``summary["started"]`` is when
    it began."""
    started = row.summary.get("started")
    if row.status == OVER:
        return "over", row.changed
    if row.status == PLAYING and isinstance(started, int):
        return "begins", started
    return None


def _news(
    row: MatchRow, account: AccountId, seats: tuple[int, ...], before: Notified | None, now: Millis
) -> Due | None:
    """That the match has begun or is over, unless the account was notified of something later."""
    news = _news_of(row)
    if news is None or not _NEWS <= now - news[1] < _STALE:
        return None
    kind, since = news
    if before is not None and (kind == "begins" or before.number >= row.number):
        return None
    return Due((kind,), row, seats, since, Notified(row.id, account, row.number, 0, now), before)


def _chat(
    row: MatchRow,
    account: AccountId,
    seats: tuple[int, ...],
    since: Millis,
    before: Notified | None,
    now: Millis,
) -> Due:
    """Only the time of the claim is new: what it says about decisions stays as it is."""
    claim = replace(before, at=now) if before else Notified(row.id, account, 0, 0, now)
    return Due(("chat",), row, seats, since, claim, before)
