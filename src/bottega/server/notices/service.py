"""Notices as a part of the site: the service behind the routes, and the sweep beside them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeAlias

from bottega.server.config import Config, Rate
from bottega.server.logs import ServerLog
from bottega.server.notices import targets
from bottega.server.notices.guard import Guard, Lookup, lookup
from bottega.server.notices.mail import MailServer, mail_server
from bottega.server.notices.outbox import Count, Outbox, Sleep
from bottega.server.notices.poster import Poster
from bottega.server.notices.preferences import Preferences, preferences
from bottega.server.notices.push import VapidKeys, contact, push_keys
from bottega.server.notices.sweep import Online, Sweeper
from bottega.server.notices.targets import MailTarget, Target
from bottega.server.notices.texts import Item, Notice, notice, spoken
from bottega.server.notices.tokens import LinkClaim, LinkSigner, link_signer
from bottega.server.notices.transports import Delivery, Transports
from bottega.server.security.rates import Buckets
from bottega.server.store.base import Account, Busy, Channel, LostChannel, PendingAddress, Store
from bottega.server.timing import Now, Ticks, now, ticks
from bottega.server.words import say
from bottega.table.brief import Brief
from bottega.table.problem import Problem
from bottega.table.types import HOUR, MINUTE, OVER, SECOND, AccountId, MatchId, Millis

_LOG: Final = ServerLog("notices")
#: Seconds between sweeps, and for notices to go out when the server stops.
_EVERY: Final = 5.0
_CLOSING: Final = 3.0
#: Failed sweeps in a row after which this part is not healthy.
_PATIENCE: Final = 12
_MOST_CHANNELS: Final = 10
_MOST_LOST: Final = 5
_CONFIRMED_WITHIN: Final[Millis] = 48 * HOUR
#: Rates: how often an account may ask to confirm an address, an unconfirmed address gets an email, and an
#: account may test a channel.
_ASKING: Final = Rate(5, 20 * MINUTE)
_WRITTEN_TO: Final = Rate(2, HOUR)
_TRYING: Final = Rate(3, 20 * SECOND)

#: Called when an account has changed.
Changed: TypeAlias = Callable[[AccountId], None]


@dataclass(frozen=True, slots=True)
class Setup:
    """Settings of the host: the address of the site, a contact, the mail server, and trusted hosts (see
    `Guard`)."""

    origin: str
    contact: str
    mail: MailServer | None = None
    open_hosts: frozenset[str] = frozenset()
    #: Whether other processes have the same store.
    shared: bool = False

    @classmethod
    def of(cls, config: Config) -> Setup:
        """Problem if a setting is invalid."""
        origin = config.origins[0] if config.origins else f"http://{config.host}:{config.port}"
        mail = mail_server(config.mail.url, config.mail.sender)
        shared = config.database.startswith("postgres")
        return cls(origin, contact(config.contact, origin), mail, frozenset(config.notice_hosts), shared)


@dataclass(frozen=True, slots=True)
class Hooks:
    """What the notices need from the rest of the site."""

    online: Online = lambda account: False
    changed: Changed = lambda account: None
    count: Count = lambda kind, outcome: None
    lookup: Lookup = lookup
    sleep: Sleep = asyncio.sleep


@dataclass(frozen=True, slots=True)
class Overview:
    """The notices page of an account."""

    wishes: Preferences
    channels: list[Channel]
    pending: str | None
    lost: list[dict[str, Any]] = field(default_factory=list)


class Notices:
    def __init__(
        self,
        store: Store,
        setup: Setup,
        hooks: Hooks | None = None,
        now: Now = now,
        ticks: Ticks = ticks,
    ) -> None:
        self.setup: Final = setup
        self._store = store
        self._hooks = hooks or Hooks()
        self._now = now
        self.guard: Final = Guard(setup.open_hosts, self._hooks.lookup)
        self._poster = Poster(self.guard)
        self._rates = Buckets(ticks, 10_000)
        self.sweeper: Final = Sweeper(store, self._hooks.online, self._compose, now, setup.shared)
        self._failed = 0
        self._sweeping: asyncio.Task[None] | None = None

    # A part of the site

    async def open(self) -> None:
        """After the store."""
        await self.prepare()
        self._sweeping = asyncio.create_task(self._sweep(), name="notices")

    async def prepare(self) -> None:
        """Everything but the sweep."""
        self.signer: LinkSigner = await link_signer(self._store)
        self.keys: VapidKeys = await push_keys(self._store)
        self.transports = Transports(self._poster, self.keys, self.setup.contact, self.setup.mail, self._now)
        self.outbox = Outbox(
            self._store,
            self.transports,
            self.signer,
            self.setup.origin,
            self._lost,
            self._hooks.count,
            self._hooks.sleep,
        )

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.wait([self._sweeping])
        await self.outbox.close(_CLOSING)
        await self._poster.close()

    @property
    def healthy(self) -> bool:
        return self._failed < _PATIENCE and (self._sweeping is None or not self._sweeping.done())

    async def _sweep(self) -> None:
        while True:
            try:
                await self.sweeper.sweep()
                self._failed = 0
            except Busy as error:
                self._failed += 1
                _LOG.warning("store-away", error=error)
            except Exception as error:
                # One unexpected row must not stop the notices of all others.
                self._failed += 1
                _LOG.error("sweep-failed", error=error)
            await asyncio.sleep(_EVERY)

    def _compose(self, account: Account, wishes: Preferences, items: list[Item], waiting: int) -> None:
        self.outbox.submit(account.id, notice(account, wishes, items, waiting, self.setup.origin))

    # News from matches

    def chatted(self, match: MatchId) -> None:
        """A line of chat was written, by this process."""
        self.sweeper.chatted(match)

    def follow(self, brief: Brief) -> None:
        """A match has a new entry. Only its end matters here: the row says the rest."""
        if brief.status == OVER:
            self.sweeper.finished(brief.id)

    # Preferences

    async def overview(self, account: AccountId) -> Overview:
        owner = await self._account(account)
        pending = owner.pending
        label = None
        if pending is not None and pending.expires > self._now():
            label = targets.label(MailTarget(address=pending.address))
        return Overview(
            preferences(owner),
            await self._store.channels(account),
            label,
            [
                {
                    **asdict(lost),
                    "text": say(spoken(owner), f"notice-lost-{lost.kind}", {"label": lost.label}),
                }
                for lost in owner.lost
            ],
        )

    async def wish(self, account: AccountId, wishes: Preferences) -> None:
        """Store the preferences, and mark the sentences about lost channels as read."""
        await self._store.set_notices(account, wishes.model_dump(mode="json"))
        self._hooks.changed(account)

    # Channels

    async def add(self, account: AccountId, target: Target) -> Channel | None:
        """A new channel, or the same one that exists. None for an email address: its owner must first open
        the link that was sent there."""
        await targets.check(target, self.guard)
        channels = await self._store.channels(account)
        for channel in channels:
            if targets.load(channel.target) == target:
                return channel
        if len(channels) >= _MOST_CHANNELS:
            raise Problem("notice-channels-many", 409, most=_MOST_CHANNELS)
        if isinstance(target, MailTarget):
            await self._ask_address(account, target)
            return None
        channel = Channel(_new_id(), account, target.kind, targets.dump(target), self._now())
        await self._store.add_channel(channel)
        return channel

    async def remove(self, account: AccountId, channel: str) -> None:
        await self._store.delete_channel(account, (await self._channel(account, channel)).id)

    async def try_out(self, account: AccountId, channel: str) -> None:
        """Send a test notice through a channel; Problem if it fails."""
        chosen = await self._channel(account, channel)
        if self._rates.take(f"try {account}", _TRYING):
            raise Problem("notice-test-often", 429, seconds=60)
        lang = spoken(await self._account(account))
        title, text = say(lang, "notice-test-title"), say(lang, "notice-test-text")
        got = await self.outbox.attempt(chosen, Notice(title, text, f"{self.setup.origin}/", lang))
        if got is not Delivery.SENT:
            raise Problem("notice-test-failed", 502)
        await self._store.channel_worked(chosen.id)

    # Links in mails

    async def confirm(self, token: str) -> Account | None:
        """Confirm an address; its account, or None if the link is not valid any more."""
        claim = self.signer.read(token, "confirm", self._now())
        if claim is None:
            return None
        account = await self._store.account(claim.account)
        if account is None:
            return None
        pending = account.pending
        if pending is not None and pending.channel == claim.channel:
            target = MailTarget(address=pending.address)
            if self.signer.digest(target.address) != claim.about:
                return None
            channel = Channel(claim.channel, account.id, target.kind, targets.dump(target), self._now())
            await self._store.confirm_pending(account.id, pending, channel)
            self._hooks.changed(account.id)
        # Some people click twice, and some mail programs open links in advance: the first click confirms, and
        # all of them find the channel.
        channels = await self._store.channels(account.id)
        return account if any(channel.id == claim.channel for channel in channels) else None

    async def unsubscribe(self, token: str) -> Account | None:
        """Stop the emails of a channel; its account, or None if the link is not valid. Works any number of
        times."""
        claim = self.signer.read(token, "unsubscribe", self._now())
        account = await self._store.account(claim.account) if claim else None
        if claim is not None and account is not None:
            await self._store.delete_channel(account.id, claim.channel)
        return account

    async def _ask_address(self, account: AccountId, target: MailTarget) -> None:
        if self.setup.mail is None:
            raise Problem("notice-mail-off", 409)
        owner = await self._account(account)
        address = self.signer.digest(target.address.casefold())
        if self._rates.take(f"ask {account}", _ASKING) or self._rates.take(f"to {address}", _WRITTEN_TO):
            raise Problem("notice-mail-often", 429, seconds=HOUR // SECOND)
        channel, expires = _new_id(), self._now() + _CONFIRMED_WITHIN
        await self._store.set_pending(account, PendingAddress(channel, target.address, expires))
        self._hooks.changed(account)
        claim = LinkClaim("confirm", account, channel, expires, self.signer.digest(target.address))
        link = f"{self.setup.origin}/mail/confirm?token={self.signer.sign(claim)}"
        lang = spoken(owner)
        asked = say(lang, "notice-confirm-text", {"site": self.setup.origin})
        other = say(lang, "notice-confirm-other", {"hours": _CONFIRMED_WITHIN // HOUR})
        text = f"{asked}\n\n{link}\n\n{other}\n"
        if (
            await self.transports.mail(target, say(lang, "notice-confirm-title"), text, lang)
            is not Delivery.SENT
        ):
            raise Problem("notice-test-failed", 502)

    # Below

    async def _lost(self, channel: Channel) -> None:
        """Record a lost channel, so that the site can say so to its owner."""
        label = targets.label(targets.load(channel.target))
        lost = LostChannel(channel.kind, label, self._now())
        await self._store.add_lost(channel.account, lost, _MOST_LOST)
        self._hooks.changed(channel.account)

    async def _account(self, id: AccountId) -> Account:
        account = await self._store.account(id)
        if account is None:
            raise Problem("come-in", 401)
        return account

    async def _channel(self, account: AccountId, id: str) -> Channel:
        for channel in await self._store.channels(account):
            if channel.id == id:
                return channel
        raise Problem("notice-channel-unknown", 404)


def _new_id() -> str:
    return secrets.token_urlsafe(12)
