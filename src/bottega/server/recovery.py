"""A new password for somebody who has lost the old one: by a link in an email.

It goes to an address that the account has confirmed for its notices. The answer to the request is always the
same, and comes before an email is written, so that it reveals neither names nor addresses. A link works once:
it is bound to the password that it replaces.
"""

from __future__ import annotations

import asyncio
from typing import Final

from pydantic import ValidationError

from bottega.server.logs import ServerLog
from bottega.server.notices import targets
from bottega.server.notices.service import Notices
from bottega.server.notices.targets import MailTarget
from bottega.server.notices.texts import spoken
from bottega.server.notices.tokens import LinkClaim
from bottega.server.notices.transports import Delivery
from bottega.server.site import Site
from bottega.server.store.base import Account, Busy, Channel
from bottega.server.words import say
from bottega.table.problem import Problem
from bottega.table.types import MINUTE, Millis

_LOG: Final = ServerLog("recovery")
_VALID: Final[Millis] = 30 * MINUTE


class Recovery:
    def __init__(self, site: Site, notices: Notices) -> None:
        self._site = site
        self._notices = notices
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        """Whether this server sends email."""
        return self._notices.setup.mail is not None

    # A part of the site

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    @property
    def healthy(self) -> bool:
        return True

    async def ask(self, who: str) -> None:
        """Send a link to the account of this name, or to the accounts with this address."""
        if not self.possible:
            raise Problem("recovery-off", 409)
        task = asyncio.create_task(self._send(who))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finished(self) -> None:
        """Wait until all emails are sent."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def _send(self, who: str) -> None:
        try:
            for account, channel in await self._found(who):
                if not self._site.rates.take(
                    f"recover {account.id}", self._site.config.limits.recovering_account
                ):
                    await self._write(account, channel)
        except Busy as error:
            _LOG.warning("store-away", error=error)
        except Exception as error:
            _LOG.error("recovery-failed", error=error)

    async def _found(self, who: str) -> list[tuple[Account, Channel]]:
        """The accounts that are meant, each with the address that gets the email."""
        store = self._site.store
        address = _address(who)
        if address is None:
            account = await store.account_named(who)
            accounts = [] if account is None else [account]
        else:
            ids = await store.accounts_with_mail(targets.dump(address))
            accounts = [account for id in ids if (account := await store.account(id)) is not None]
        found = []
        for account in accounts:
            for channel in await store.channels(account.id):
                target = targets.load(channel.target)
                if isinstance(target, MailTarget) and (address is None or _same(target, address)):
                    found.append((account, channel))
                    break
        return found

    async def _write(self, account: Account, channel: Channel) -> None:
        claim = LinkClaim("recover", account.id, channel.id, self._site.now() + _VALID, self._bound(account))
        origin, lang = self._notices.setup.origin, spoken(account)
        # After the #, which browsers do not send: no log of a proxy has the token.
        link = f"{origin}/recover#{self._notices.signer.sign(claim)}"
        asked = say(lang, "recovery-text", {"site": origin, "name": account.name})
        other = say(lang, "recovery-other", {"minutes": _VALID // MINUTE})
        target = targets.load(channel.target)
        assert isinstance(target, MailTarget)
        text = f"{asked}\n\n{link}\n\n{other}\n"
        sent = await self._notices.transports.mail(target, say(lang, "recovery-title"), text, lang)
        if sent is not Delivery.SENT:
            _LOG.warning("recovery-unsent")

    async def recover(self, token: str, password: str, browser: str | None) -> tuple[Account, str]:
        """Set a new password with the token of a link; the account and the secret of its new session."""
        claim = self._notices.signer.read(token, "recover", self._site.now())
        account = await self._site.store.account(claim.account) if claim else None
        if claim is None or account is None or claim.about != self._bound(account):
            raise Problem("recovery-stale", 410)
        secret = await self._site.accounts.recover(account, password, browser)
        return account, secret

    def _bound(self, account: Account) -> str:
        """The same as long as the password is."""
        return self._notices.signer.digest(f"recover {account.id} {account.password}")


def _address(who: str) -> MailTarget | None:
    try:
        return MailTarget(address=who.strip())
    except ValidationError:
        return None


def _same(one: MailTarget, other: MailTarget) -> bool:
    return one.address.casefold() == other.address.casefold()
