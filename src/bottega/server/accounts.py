"""Accounts: guests with a name, accounts with a password, logging in and out, changes, deletion.

A wrong name and a wrong password get the same answer after the same work, so the answer does not reveal
whether a name has an account.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any, Final

import orjson

from bottega.engine.people.text import LANGUAGES
from bottega.server.config import AskerLimits
from bottega.server.names import LONGEST, clean_name
from bottega.server.security.passwords import Passwords, check_new
from bottega.server.security.rates import Attempts, seconds
from bottega.server.security.sessions import Sessions, public_id
from bottega.server.store.base import Account, AccountChanges, NameTaken, SessionRow, Store
from bottega.server.store.names import name_key
from bottega.server.timing import SiteClock
from bottega.table.problem import Problem
from bottega.table.types import DAY, AccountId, Millis

_TRIES: Final = 5
#: Wrong passwords for one name from anywhere, before attempts from browsers that the account has not used
#: must wait: enough that one address, which waits much earlier, never gets there.
_FREE_ANYWHERE: Final = 100


class Accounts:
    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        passwords: Passwords,
        clock: SiteClock,
        limits: AskerLimits,
        keep_names: Millis = 90 * DAY,
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._passwords = passwords
        self._now = clock.now
        self._limits = limits
        self._keep_names = keep_names
        self._attempts = Attempts(clock.ticks, limits.buckets)
        self._anywhere = Attempts(clock.ticks, limits.buckets, _FREE_ANYWHERE)

    # Coming in

    async def come_in(self, name: str, lang: str, browser: str | None = None) -> tuple[Account, str]:
        """A new guest, and the secret of the guest's session."""
        now = self._now()
        account = Account(secrets.token_urlsafe(9), clean_name(name), now, now, lang=_spoken(lang))
        if await self._store.name_kept(account.name, None, now):
            raise await self._taken(account.name)
        try:
            await self._store.add_account(account)
        except NameTaken:
            raise await self._taken(account.name) from None
        return account, await self.enter(account, browser)

    async def log_in(
        self, name: str, password: str, address: str = "", browser: str | None = None
    ) -> tuple[Account, str]:
        """The account of this name and password, and the secret of a new session.

        Wrong passwords are counted by name and address, so that nobody can keep others from logging in; and
        by name alone, which hampers those who guess from many addresses. A browser that the account has used
        is counted by itself: others cannot lock it out."""
        account = await self._store.account_named(name) if len(name) <= 8 * LONGEST else None
        wanted = f"name {name_key(name[: 8 * LONGEST])}"
        here = f"{wanted} {address}"
        known = account and browser and await self._store.has_browser(account.id, browser)
        if account and known:
            here = f"browser {account.id} {browser}"
            self._attempts.begin(here)
        else:
            self._anywhere.check(wanted)
            self._attempts.begin(here)
            self._anywhere.begin(wanted)
        stored = account.password if account else None
        if not await self._passwords.check(stored, password) or account is None or stored is None:
            raise Problem("wrong-login", 401)
        self._attempts.forgive(here)
        if not known:
            self._anywhere.uncount(wanted)
        await self.check_ban(account)
        if self._passwords.outdated(stored):
            hashed = await self._passwords.hash(password)
            if await self._store.set_password(account.id, hashed, stored):
                stored = hashed
        secret, session = await self._begin(account, browser)
        now = await self._store.account(account.id)
        # A password that was changed meanwhile ends all sessions of the old one: this one, too. (Another
        # log-in may have made a new hash of the same password.)
        if now is None or not (now.password == stored or await self._passwords.check(now.password, password)):
            await self._store.delete_session(session.key)
            raise Problem("wrong-login", 401)
        return now, secret

    async def enter(self, account: Account, browser: str | None) -> str:
        """The secret of a new session in this browser."""
        secret, _ = await self._begin(account, browser)
        return secret

    async def _begin(self, account: Account, browser: str | None) -> tuple[str, SessionRow]:
        await self._make_room(account.id)
        if browser is not None:
            await self._store.add_browser(account.id, browser, self._now())
        return await self._sessions.start(account.id)

    async def meet(self, account: Account, browser: str) -> None:
        """The account is used in this browser, though it did not log in there since browsers are kept."""
        if not await self._store.has_browser(account.id, browser):
            await self._store.add_browser(account.id, browser, self._now())

    async def check_ban(self, account: Account) -> None:
        """Problem while the host keeps this account out."""
        for ban in await self._store.measures(account.id, "ban", self._now()):
            if ban.until is None:
                raise Problem("banned-for-good", 403, reason=ban.text)
            raise Problem("banned", 403, until=ban.until, reason=ban.text)

    async def log_out(self, session: SessionRow) -> None:
        await self._store.delete_session(session.key)
        self._sessions.forget(session.account)

    async def log_out_everywhere(self, account: Account) -> None:
        """Browsers and programs alike."""
        await self._store.delete_sessions(account.id)
        self._sessions.forget(account.id)

    # What belongs to an account

    async def change(self, account: Account, changes: AccountChanges) -> Account:
        """All changes or none."""
        if changes.name is not None:
            changes = replace(changes, name=clean_name(changes.name))
        if changes.lang is not None:
            _spoken(changes.lang)
        if changes.settings is not None:
            self._check_settings(changes.settings)
        before = await self._fresh(account)
        renamed = None
        if changes.name is not None and changes.name != before.name:
            renamed = await self._rename(before, changes.name)
        try:
            changed = await self._store.change_account(account.id, changes)
        except NameTaken:
            if renamed is not None:
                await self._store.delete_rename(account.id, renamed)
            raise await self._taken(changes.name or "") from None
        self._sessions.forget(account.id)
        if changed is None:
            raise Problem("come-in", 401)
        return changed

    async def _rename(self, account: Account, name: str) -> Millis:
        """Count a change of the name and keep the old one for its account; when it was. Problem where the
        name is kept for somebody else, or where the account has changed its name too often."""
        now = self._now()
        if await self._store.name_kept(name, account.id, now):
            raise await self._taken(name)
        span = self._limits.rename_days * DAY
        times = await self._store.renames(account.id, now - span)
        if len(times) >= self._limits.renames:
            wait = times[-self._limits.renames] + span - now
            raise Problem(
                "name-often",
                429,
                count=self._limits.renames,
                days=self._limits.rename_days,
                seconds=seconds(wait),
                wait=-(-wait // DAY),
            )
        await self._store.add_rename(account.id, account.name, now, now + self._keep_names)
        return now

    def _check_settings(self, settings: dict[str, Any]) -> None:
        try:
            size = len(orjson.dumps(settings))
        except TypeError:
            # JSON allows numbers of any size; orjson does not.
            raise Problem("settings-number", 422) from None
        if size > self._limits.settings:
            raise Problem("settings-size", 413, most=self._limits.settings)

    async def claim(self, account: Account, password: str) -> Account:
        """Give a guest a password, so that they can log in from elsewhere."""
        if (await self._fresh(account)).password is not None:
            raise Problem("claimed-already", 409)
        hashed = await self._hashed(account, password)
        if not await self._store.set_password(account.id, hashed, None):
            raise Problem("claimed-already", 409)
        self._sessions.forget(account.id)
        return await self._fresh(account)

    async def change_password(self, account: Account, session: SessionRow, old: str, new: str) -> Account:
        """End all other sessions: a person who knew only the old password is logged out."""
        proved = await self._prove(account, old)
        if not await self._store.set_password(account.id, await self._hashed(account, new), proved):
            # Another request has just changed it: the old password is not valid any more.
            raise Problem("wrong-password", 403)
        for other in await self._store.sessions_of(account.id):
            if other.key != session.key and other.label is None:
                await self._store.delete_session(other.key)
        self._sessions.forget(account.id)
        return await self._fresh(account)

    async def delete(self, account: Account, password: str | None) -> None:
        """Delete for ever. The seats in past matches stay, without the account."""
        if (await self._fresh(account)).password is not None:
            await self._prove(account, password or "")
        await self._store.delete_account(account.id)
        self._sessions.forget(account.id)

    # Sessions and tokens

    async def browsers(self, account: Account) -> list[SessionRow]:
        """The browsers that are logged in, the last seen first."""
        browsers = [session for session in await self._alive(account.id) if session.label is None]
        return sorted(browsers, key=lambda session: -session.seen)

    async def tokens(self, account: Account) -> list[SessionRow]:
        """The tokens of programs, the newest first."""
        tokens = [session for session in await self._alive(account.id) if session.label is not None]
        return sorted(tokens, key=lambda session: -session.created)

    async def new_token(self, account: Account, label: str) -> tuple[str, SessionRow]:
        """A new token. Its secret is not stored."""
        if len(await self.tokens(account)) >= self._limits.tokens:
            raise Problem("tokens-many", 409, most=self._limits.tokens)
        return await self._sessions.start(account.id, label)

    async def end(self, account: Account, id: str, token: bool) -> None:
        """End a session or token of this account, by its id in the list."""
        for session in await self._store.sessions_of(account.id):
            if public_id(session) == id and (session.label is not None) == token:
                await self._store.delete_session(session.key)
                self._sessions.forget(account.id)
                return
        raise Problem("session-unknown", 404)

    # Parts

    async def _fresh(self, account: Account) -> Account:
        """The account as the store has it now, not as it was cached."""
        stored = await self._store.account(account.id)
        if stored is None:
            raise Problem("come-in", 401)
        return stored

    async def recover(self, account: Account, password: str, browser: str | None) -> str:
        """A new password for somebody who has lost the old one; the secret of a new session. The others
        end."""
        await self.check_ban(account)
        lost = (await self._fresh(account)).password
        if not await self._store.set_password(account.id, await self._hashed(account, password), lost):
            raise Problem("busy", 503, seconds=1)  # it was just changed
        for session in await self._store.sessions_of(account.id):
            if session.label is None:
                await self._store.delete_session(session.key)
        self._sessions.forget(account.id)
        self._anywhere.forgive(f"name {name_key(account.name)}")
        return await self.enter(account, browser)

    async def _hashed(self, account: Account, password: str) -> str:
        """The hash of a new password; Problem if it is too easy to guess."""
        check_new(password, account.name)
        return await self._passwords.hash(password)

    async def _prove(self, account: Account, password: str) -> str | None:
        """Check the password: Problem unless it is right. The hash that proves it."""
        attempt = f"account {account.id}"
        self._attempts.begin(attempt)
        stored = (await self._fresh(account)).password
        if not await self._passwords.check(stored, password):
            raise Problem("wrong-password", 403)
        self._attempts.forgive(attempt)
        return stored

    async def _alive(self, account: AccountId) -> list[SessionRow]:
        now = self._now()
        sessions = await self._store.sessions_of(account)
        return [session for session in sessions if session.expires is None or session.expires > now]

    async def _make_room(self, account: AccountId) -> None:
        """End the sessions unused for longest where there are too many."""
        alive = [session for session in await self._alive(account) if session.label is None]
        alive.sort(key=lambda session: -session.seen)
        for session in alive[self._limits.sessions - 1 :]:
            await self._store.delete_session(session.key)
            self._sessions.forget(account)

    async def _taken(self, name: str) -> Problem:
        """The problem of a name that another account has, with a free name if there is one."""
        for _ in range(_TRIES):
            number = str(secrets.randbelow(900) + 100)
            other = f"{name[: LONGEST - len(number) - 1].rstrip()} {number}"
            if await self._store.account_named(other) is None:
                return Problem("name-taken", 409, name=name, suggestion=other)
        return Problem("name-taken-all", 409, name=name)


def _spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Problem("language", 422, lang=lang, languages=list(LANGUAGES))
    return lang
