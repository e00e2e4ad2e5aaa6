"""The interface of a store, and its rows.

A match is a list of numbered entries. An entry is written once and never changed. Two processes cannot
write the same number, which makes any number of processes safe. The row of the match is written with the
entry, in one transaction: lobbies, clocks and reminders read it. The row and the snapshots can be computed
from the entries at any time; nothing else about a match is stored twice.

Times are whole milliseconds since 1970, in UTC. Identifiers are short random texts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from bottega.server.store.moderation import Measure, MeasureKind, Report
from bottega.server.store.reviews import OwnMistakes, ReviewRow
from bottega.table.rows import Append, MatchRow, ResultRow, SeatRow, StoredEntry
from bottega.table.types import AccountId, MatchId, Millis


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A match after the entry of this number, as data: a cache that may be deleted."""

    match: MatchId
    number: int
    version: str
    data: str


@dataclass(frozen=True, slots=True)
class PendingAddress:
    """A mail address whose owner has not opened the link yet; `channel` is the id it will have."""

    channel: str
    address: str
    expires: Millis


@dataclass(frozen=True, slots=True)
class LostChannel:
    """A channel for notices that was given up, in words for its owner."""

    kind: str
    label: str
    at: Millis


@dataclass(slots=True)
class Account:
    """A player. Without a password the account is a guest, and lost when its sessions end. Each field from
    `password` on belongs to one concern, which alone writes it: `settings` is the client's, `notices` what
    the player wants to be notified of, `pending` and `lost` the state of their channels."""

    id: AccountId
    name: str
    created: Millis
    seen: Millis
    password: str | None = None
    email: str | None = None
    lang: str = "en"
    settings: dict[str, Any] = field(default_factory=dict)
    notices: dict[str, Any] | None = None
    pending: PendingAddress | None = None
    lost: tuple[LostChannel, ...] = ()


@dataclass(frozen=True, slots=True)
class AccountChanges:
    """Changes to an account; None leaves a value as it is. `settings` are replaced as a whole."""

    name: str | None = None
    lang: str | None = None
    settings: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a list of matches goes on: after the match with this place in its order. `waits` is for one's
    own matches, of which those that wait come first; `at` is the time by which the list is ordered."""

    at: Millis
    match: MatchId
    waits: bool = False


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A browser that is logged in, or a token of a program (`label` is what its owner calls it). `key` is
    the SHA-256 of the secret: the secret itself is stored nowhere."""

    key: str
    account: AccountId
    created: Millis
    seen: Millis
    expires: Millis | None
    label: str | None


@dataclass(frozen=True, slots=True)
class Learnt:
    """Something that an account has learnt of a game: a lesson (`answers` says how far, `done` whether to
    its end), or a card of the coach, which is done when it was shown."""

    game: str
    kind: Literal["lesson", "card"]
    name: str
    answers: tuple[str, ...] = ()
    done: bool = True


@dataclass(frozen=True, slots=True)
class ChatLine:
    number: int
    at: Millis
    account: AccountId
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class RatingRow:
    """openskill's estimate for a person at a game and a size of the table."""

    account: AccountId
    name: str
    game: str
    players: int
    mu: float
    sigma: float
    matches: int
    wins: int
    changed: Millis


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel for notices: kind is push, mail, webhook or ntfy. `target` is an address or a subscription,
    as JSON; a secret of its owner."""

    id: str
    account: AccountId
    kind: str
    target: str
    created: Millis
    failures: int = 0


@dataclass(frozen=True, slots=True)
class Notified:
    """Up to which entry an account was notified about a match, and how often about its open decision."""

    match: MatchId
    account: AccountId
    number: int
    times: int
    at: Millis


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Rows that do not agree: `what` is one of the names in `checks`, `match` and `account` say where."""

    what: str
    table: str
    match: MatchId | None = None
    account: AccountId | None = None


class NameTaken(Exception):
    """There is another account of this name."""


class NoDatabase(ValueError):
    """There is nothing at this address, and nothing was made there."""


class Busy(Exception):
    """The store cannot be reached now; the caller may try again."""


class Store(Protocol):
    """Everything is asynchronous and safe to call from many tasks at once. A call that returns has its
    effect on disk. `Busy` where the database is away; then nothing is known to be written."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date (one process at a time does it). NoDatabase where there
        is none and none is to be made."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raise Busy unless it can write some pages more than it has."""

    def on_failure(self, failed: Callable[[Busy], None]) -> None:
        """Call this, in the event loop, whenever something fails because of the database itself."""

    # Matches

    async def append(self, append: Append) -> bool:
        """Write an entry and what goes with it; False (and nothing written) where its number is taken.
        Appends that arrive together share one commit. The first entry (number 1) makes the match."""

    async def entries(self, match: MatchId, after: int = 0) -> list[StoredEntry]: ...

    async def match(self, match: MatchId) -> MatchRow | None: ...

    async def seats(self, match: MatchId) -> list[SeatRow]: ...

    async def reachable_seats(self, match: MatchId) -> list[SeatRow]:
        """The seats of accounts with a channel for notices."""

    async def open_tables(self, game: str | None, limit: int, after: Cursor | None) -> list[MatchRow]:
        """Public tables that still wait for people, the newest first."""

    async def live_tables(self, game: str | None, limit: int, after: Cursor | None) -> list[MatchRow]:
        """Public matches under way that may be watched, the last changed first."""

    async def matches_of(
        self, account: AccountId, status: tuple[str, ...], limit: int, after: Cursor | None
    ) -> list[tuple[MatchRow, tuple[int, ...]]]:
        """Matches with the seats this account has there: those that wait for it first, then the last
        changed."""

    async def due_matches(self, now: Millis, limit: int) -> list[MatchRow]:
        """Matches under way whose `due` has come."""

    async def waiting_bots(self, before: Millis, limit: int) -> list[MatchRow]:
        """Matches under way in which bots have had to answer since before this time."""

    async def unnotified(self, since: Millis, limit: int) -> list[MatchRow]:
        """Matches under way, changed since then, in which somebody must decide."""

    async def all_matches(self, after: MatchId | None, limit: int) -> list[MatchRow]:
        """Every match in order of id, from the one after `after` on."""

    async def stale_tables(self, before: Millis, limit: int) -> list[MatchId]:
        """Tables, public or private, that have not begun and have not changed since then."""

    async def idle_matches(self, before: Millis, limit: int) -> list[MatchId]:
        """Matches under way that wait for somebody and have not changed since then."""

    async def idle_bot_matches(self, before: Millis, limit: int) -> list[MatchId]:
        """Those of them in which one seat has an account: all others are bots, or were left by an account
        that is gone."""

    async def delete_ended(self, match: MatchId, account: AccountId) -> bool:
        """Delete a match that has ended, with all that belongs to it, if this account has a seat there and no
        other account has; False, and nothing deleted, otherwise. Ranked matches stay."""

    async def delete_abandoned(self, before: Millis, limit: int) -> list[MatchId]:
        """Delete matches that were abandoned before then, with all that belongs to them; which they were."""

    async def snapshot(self, match: MatchId) -> Snapshot | None: ...

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keeps the newest one of a match."""

    async def drop_snapshots(self) -> int: ...

    # People

    async def add_account(self, account: Account) -> None:
        """NameTaken where another account has this name, or one that looks like it (see `names`)."""

    async def account(self, account: AccountId) -> Account | None: ...

    async def account_named(self, name: str) -> Account | None: ...

    async def change_account(self, account: AccountId, changes: AccountChanges) -> Account | None:
        """All of these changes or none; the account as it is then, None where there is none. NameTaken where
        the new name is another's."""

    async def set_password(self, account: AccountId, password: str, expected: str | None) -> bool:
        """Put a new hash in place of the expected one (None: no password yet); False, and nothing written,
        where there is another one by now."""

    async def set_email(self, account: AccountId, email: str | None) -> None: ...

    async def touch_account(self, account: AccountId, seen: Millis) -> None:
        """The account was here at this time; a later time stays."""

    async def delete_account(self, account: AccountId) -> None:
        """With sessions, tokens, channels, notes, mutes, ratings, what it learnt. Its seats and results in
        past matches lose the account and keep the match; lines of chat lose their author."""

    async def accounts(self, after: str | None, limit: int) -> list[Account]:
        """In order of id."""

    async def forget_guests(self, before: Millis, limit: int) -> int:
        """Delete guests not seen since then who sit at no match that is open or under way."""

    async def learnt(self, account: AccountId) -> list[Learnt]:
        """In order of game, kind and name."""

    async def set_learnt(self, account: AccountId, learnt: Learnt, most: int) -> bool:
        """Keep this, in place of what was kept of the same thing; False where the account would have more
        than `most` of a game."""

    async def forget_cards(self, account: AccountId) -> None:
        """No card of the coach was shown."""

    async def add_session(self, session: SessionRow) -> None: ...

    async def session(self, key: str) -> SessionRow | None: ...

    async def living_sessions(self, keys: Collection[str], now: Millis) -> set[str]:
        """Those of these that have not ended."""

    async def touch_session(self, key: str, seen: Millis, expires: Millis | None) -> None: ...

    async def sessions_of(self, account: AccountId) -> list[SessionRow]: ...

    async def delete_session(self, key: str) -> None: ...

    async def delete_sessions(self, account: AccountId) -> int:
        """Browsers and tokens alike."""

    async def delete_expired(self, now: Millis) -> int: ...

    # Around a match

    async def add_chat(self, match: MatchId, line: ChatLine) -> ChatLine:
        """The line with the number it got (from 1, per match); `line.number` is ignored."""

    async def chat(self, match: MatchId, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The last lines after this number, oldest first."""

    async def forget_chat(self, before: Millis, limit: int) -> int:
        """Delete lines of matches that ended before then; how many."""

    async def mute(self, account: AccountId, other: AccountId, muted: bool) -> None: ...

    async def muted_by(self, account: AccountId) -> list[AccountId]: ...

    async def note(self, match: MatchId, account: AccountId) -> str: ...

    async def save_note(self, match: MatchId, account: AccountId, text: str) -> None: ...

    # Reviews of finished matches

    async def review(self, match: MatchId, level: str) -> ReviewRow | None: ...

    async def review_levels(self, match: MatchId) -> list[str]:
        """The levels of which there is a review."""

    async def save_review(self, review: ReviewRow) -> bool:
        """It takes the place of an earlier one of the same match and level; False where the match is gone."""

    async def own_mistakes(self, account: AccountId, game: str, limit: int) -> list[OwnMistakes]:
        """The mistakes of an account in its matches of a game, by review, the newest first."""

    # Names that were given up

    async def name_kept(self, name: str, account: AccountId | None, now: Millis) -> bool:
        """Whether this was the name of another account until lately."""

    async def renames(self, account: AccountId, since: Millis) -> list[Millis]:
        """When this account changed its name since then, the oldest first."""

    async def add_rename(self, account: AccountId, name: str, at: Millis, until: Millis) -> None:
        """The account gives up this name, which is kept for it until then."""

    async def delete_rename(self, account: AccountId, at: Millis) -> None: ...

    async def forget_renames(self, before: Millis) -> int: ...

    # Browsers, reports, measures of the host

    async def add_browser(self, account: AccountId, browser: str, seen: Millis) -> None:
        """The account uses this browser; `browser` is a hash."""

    async def has_browser(self, account: AccountId, browser: str) -> bool: ...

    async def share_browser(self, accounts: Sequence[AccountId]) -> bool:
        """Whether two of these accounts use the same browser."""

    async def forget_browsers(self, before: Millis) -> int: ...

    async def add_report(self, report: Report) -> None: ...

    async def reports(self, account: AccountId | None = None, limit: int = 500) -> list[Report]:
        """Those the host has not dealt with, the oldest first; about one account, all of them."""

    async def close_reports(self, account: AccountId, at: Millis) -> int: ...

    async def forget_reports(self, before: Millis) -> int: ...

    async def chat_text(self, match: MatchId, number: int, account: AccountId) -> str | None:
        """What this account said in this line; None where it said nothing there."""

    async def add_measure(self, measure: Measure) -> None:
        """It takes the place of an earlier silence or ban of the same account."""

    async def measures(self, account: AccountId, kind: MeasureKind, now: Millis) -> list[Measure]:
        """Those in force, the oldest first."""

    async def end_measures(self, account: AccountId, kind: MeasureKind) -> int: ...

    async def end_warning(self, account: AccountId, id: str) -> bool:
        """The account has seen it."""

    async def running(self, account: AccountId) -> int:
        """The matches of this account that are open or under way."""

    async def accounts_with_mail(self, target: str, limit: int = 10) -> list[AccountId]:
        """The accounts with this target of mail, whatever its capitals."""

    # Results

    async def unrated(self, limit: int) -> list[list[ResultRow]]:
        """Ranked matches whose results are not in the ratings yet, oldest first, by seat."""

    async def rate(
        self,
        match: MatchId,
        ratings: list[RatingRow],
        expected: list[RatingRow | None],
        unrated: str | None = None,
    ) -> bool:
        """Put new ratings in place of the expected ones and mark the match as rated; False (and nothing
        written) where another process was quicker. `unrated` says why there are none."""

    async def ratings_of(self, account: AccountId) -> list[RatingRow]: ...

    async def ratings(self, accounts: list[AccountId], game: str, players: int) -> list[RatingRow | None]: ...

    async def leaders(self, game: str, players: int, limit: int) -> list[RatingRow]:
        """By mu - 3 sigma, best first."""

    async def results_of(self, account: AccountId, limit: int, before: Millis | None) -> list[ResultRow]:
        """The last finished first."""

    async def tables_of(self, account: AccountId, limit: int, public: bool) -> list[list[ResultRow]]:
        """The last matches of an account, the last finished first: the results of all seats. `public`: only
        of public tables."""

    async def names(self, accounts: Collection[AccountId]) -> dict[AccountId, str]:
        """The names that these accounts have now; without those that are gone."""

    async def results(self, match: MatchId) -> list[ResultRow]: ...

    async def rating_outcome(self, match: MatchId) -> tuple[bool, str | None] | None:
        """Whether the ratings have a ranked match, and why it changed none; None for a match without
        results, or one that is not ranked."""

    # Notices

    async def set_notices(self, account: AccountId, notices: dict[str, Any]) -> None:
        """What the player wants. The channels they have lost count as read."""

    async def set_pending(self, account: AccountId, pending: PendingAddress) -> None:
        """It replaces an address that was pending before."""

    async def confirm_pending(self, account: AccountId, pending: PendingAddress, channel: Channel) -> bool:
        """Make a pending address a channel; False, and nothing written, where it is not pending any more."""

    async def add_lost(self, account: AccountId, lost: LostChannel, most: int) -> None:
        """Add to the channels that the account has lost, of which the last `most` are kept."""

    async def add_channel(self, channel: Channel) -> None: ...

    async def channels(self, account: AccountId) -> list[Channel]: ...

    async def delete_channel(self, account: AccountId, channel: str) -> None: ...

    async def channel_failed(self, channel: str) -> int:
        """How often it has failed in a row, with this time."""

    async def channel_worked(self, channel: str) -> None: ...

    async def notified(self, match: MatchId, account: AccountId) -> Notified | None: ...

    async def set_notified(self, notified: Notified, expected: Notified | None) -> bool:
        """False where another process was quicker: then the notice is its business."""

    # The server itself

    async def value(self, key: str) -> str | None:
        """A setting that all processes share, e.g. the keys of push notices."""

    async def set_value(self, key: str, value: str) -> str:
        """Keep it unless there is one; what there is now."""

    async def backup(self, path: str) -> None:
        """A consistent copy while everything runs, as a file that `bottega admin restore` reads."""

    async def counts(self) -> dict[str, int]:
        """Accounts, matches by status, entries: for metrics and `bottega admin`."""

    async def damages(self) -> list[str]:
        """What is wrong with the files of the database, as the database says it; reads all of them."""

    async def disagreements(self) -> list[Disagreement]:
        """Rows that do not agree with each other, as far as no entry has to be read."""
