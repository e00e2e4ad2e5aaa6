"""`bottega admin`: maintenance of a server, whether it is running or not.

It works on the store beside the server: entries are numbered and written once, so the two do not disturb each
other. Nothing here shows a password (but a new one), a token, an address or a hidden card.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import orjson

from bottega.engine.types import Json
from bottega.server.config import Config
from bottega.server.making import make_store
from bottega.server.proving import all_matches, faults, match_faults
from bottega.server.security.passwords import Passwords
from bottega.server.store.base import Account, Busy, NoDatabase, Store
from bottega.server.store.lock import InUse
from bottega.server.store.moderation import Measure, MeasureKind
from bottega.server.store.portable import Damaged, backup, restore_from
from bottega.server.timing import now
from bottega.server.words import say
from bottega.server.writing import append_of
from bottega.table.commands import propose
from bottega.table.problem import Problem
from bottega.table.table import Table
from bottega.table.texts import line, lines
from bottega.table.types import ABANDONED, DAY, OPEN, OVER, PLAYING, Millis

_PAGE: Final = 500


@dataclass(frozen=True)
class AdminOrder:
    """What to do: the task, its target, and whether the host is sure; for a measure against a player, what
    they are to read, and for how many days."""

    action: str
    target: str
    sure: bool
    lang: str
    write: Callable[[str], None] = print
    text: str = ""
    days: str = ""

    def say(self, id: str, **values: Json) -> None:
        self.write(say(self.lang, f"admin-{id}", values))


def admin(config: Config, order: AdminOrder) -> int:
    """Carry out an order; 0 for success, 1 if a check failed. Problem. Only `restore` makes a database."""
    if order.action not in ACTIONS:
        raise Problem("admin-action", action=order.action, actions=list(ACTIONS))
    action = ACTIONS[order.action]
    if action.target and not order.target:
        raise Problem("admin-target", action=order.action)
    if action.grave and not order.sure:
        raise Problem("admin-sure", action=order.action)
    try:
        return asyncio.run(_with_store(config, action.run, order))
    except (Busy, InUse) as error:
        raise Problem("store-away", reason=str(error)) from error


async def _with_store(
    config: Config, run: Callable[[Store, AdminOrder], Awaitable[int]], order: AdminOrder
) -> int:
    restoring = order.action == "restore"
    store = make_store(config, exclusive=restoring, create=restoring)
    try:
        await store.open()
    except NoDatabase as error:
        # The address of a PostgreSQL database may hold a password.
        shared = config.database.startswith("postgres")
        where = "PostgreSQL" if shared else config.database or str(config.data)
        raise Problem("admin-no-database", where=where) from error
    try:
        return await run(store, order)
    finally:
        await store.close()


# Looking


async def _status(store: Store, order: AdminOrder) -> int:
    for name, count in (await store.counts()).items():
        order.write(f"{name:<24} {count:>10}")
    return 0


async def _accounts(store: Store, order: AdminOrder) -> int:
    after: str | None = None
    while page := await store.accounts(after, _PAGE):
        after = page[-1].id
        for account in page:
            if order.target.casefold() in account.name.casefold():
                kind = "guest" if account.password is None else "account"
                order.say(kind, name=account.name, seen=_day(account.seen), created=_day(account.created))
    return 0


async def _tables(store: Store, order: AdminOrder) -> int:
    async for row in all_matches(store):
        if order.target in ("", row.status, row.game):
            names = [seat["name"] or "–" for seat in row.summary["seats"]]
            order.write(f"{row.id}  {row.game:<10} {row.status:<10} {row.number:>5}  {', '.join(names)}")
    return 0


async def _check(store: Store, order: AdminOrder) -> int:
    """Prove the database: print every fault."""
    count = 0
    async for fault in faults(store):
        order.say(f"fault-{fault.id}", **fault.values)
        count += 1
    if count:
        order.say("faulty", count=count)
        return 1
    counts = await store.counts()
    matches = sum(counts[status] for status in (OPEN, PLAYING, OVER, ABANDONED))
    order.say("sound", matches=matches, entries=counts["entries"], accounts=counts["accounts"])
    return 0


# Accounts


async def _reset(store: Store, order: AdminOrder) -> int:
    """Set a new password and show it once; all sessions end."""
    account = await _account(store, order.target)
    passwords = Passwords(Config().limits)
    secret = secrets.token_urlsafe(12)
    await passwords.open()
    try:
        hashed = await passwords.hash(secret)
    finally:
        await passwords.close()
    if not await store.set_password(account.id, hashed, account.password):
        raise Problem("busy", seconds=1)  # it was just changed
    await store.delete_sessions(account.id)
    order.say("reset", name=account.name, password=secret)
    return 0


async def _logout(store: Store, order: AdminOrder) -> int:
    account = await _account(store, order.target)
    order.say("logged-out", name=account.name, count=await store.delete_sessions(account.id))
    return 0


async def _delete(store: Store, order: AdminOrder) -> int:
    account = await _account(store, order.target)
    await store.delete_account(account.id)
    order.say("deleted", name=account.name)
    return 0


async def _account(store: Store, name: str) -> Account:
    account = await store.account_named(name)
    if account is None:
        raise Problem("admin-no-account", name=name)
    return account


# Players


async def _reports(store: Store, order: AdminOrder) -> int:
    """Those not dealt with yet; all about one player."""
    about = (await _account(store, order.target)).id if order.target else None
    reports = await store.reports(about)
    if not reports:
        order.say("reports-none")
    for report in reports:
        names = [await store.account(id) if id else None for id in (report.account, report.reporter)]
        name, reporter = (account.name if account else "–" for account in names)
        reason = say(order.lang, f"report-{report.reason}")
        text = line(report.text) or "–"
        order.say("report", at=_day(report.at), name=name, reporter=reporter, reason=reason, text=text)
        if report.line is not None:
            order.say("report-line", line=report.line)
        if report.match is not None:
            order.say("report-match", match=report.match)
    return 0


async def _measure(store: Store, order: AdminOrder, kind: MeasureKind) -> Account:
    """Take a measure against a player; reports about them are dealt with."""
    account = await _account(store, order.target)
    days = _days(order)
    if not line(order.text):
        raise Problem("admin-text")
    at = now()
    until = at + days * DAY if days and kind != "warn" else None
    await store.add_measure(
        Measure(secrets.token_urlsafe(9), account.id, kind, at, until, lines(order.text)[:1_000])
    )
    return account


def _days(order: AdminOrder) -> int:
    """0: for good."""
    text = order.days.strip()
    if text and not (text.isascii() and text.isdecimal() and 1 <= int(text[:6]) <= 3650):
        raise Problem("admin-days", value=text)
    return int(text or 0)


async def _warn(store: Store, order: AdminOrder) -> int:
    account = await _measure(store, order, "warn")
    order.say("warned", name=account.name, closed=await store.close_reports(account.id, now()))
    return 0


async def _silence(store: Store, order: AdminOrder) -> int:
    account = await _measure(store, order, "silence")
    await store.close_reports(account.id, now())
    order.say("silenced", name=account.name, days=_days(order))
    return 0


async def _ban(store: Store, order: AdminOrder) -> int:
    account = await _measure(store, order, "ban")
    await store.delete_sessions(account.id)
    await store.close_reports(account.id, now())
    order.say("banned", name=account.name, days=_days(order))
    return 0


async def _unban(store: Store, order: AdminOrder) -> int:
    account = await _account(store, order.target)
    ended = await store.end_measures(account.id, "ban") + await store.end_measures(account.id, "silence")
    order.say("unbanned" if ended else "not-banned", name=account.name)
    return 0 if ended else 1


# Tables


async def _close(store: Store, order: AdminOrder) -> int:
    """Close a table that has not begun, or abandon a match: an entry like any other."""
    row = await store.match(order.target)
    if row is None:
        raise Problem("no-such-match")
    table = await _folded(store, order.target)
    at = max(now(), table.changed)
    data = propose(table, {"op": "halt", "by": None}, at)
    table.apply(table.number + 1, at, data, checked=True)
    if not await store.append(append_of(table, at, data)):
        raise Problem("busy", seconds=1)
    order.say("closed", match=order.target)
    return 0


async def _folded(store: Store, match: str) -> Table:
    table = Table(match)
    for entry in await store.entries(match):
        table.apply(entry.number, entry.at, orjson.loads(entry.data))
    return table


async def _replay(store: Store, order: AdminOrder) -> int:
    """Replay every stored match, or one, each with the rules it began with; print the first difference, and
    the matches whose rules are not installed."""
    checked = missing = 0
    async for row in all_matches(store):
        if order.target in ("", row.id):
            checked += 1
            found = await match_faults(store, row)
            if found:
                order.say(f"fault-{found[0].id}", **found[0].values)
            if found and found[0].id == "rules":
                missing += 1
            elif found:
                return 1
    if order.target and not checked:
        raise Problem("no-such-match")
    order.say("replayed", count=checked - missing)
    return 1 if missing else 0


async def _snapshots(store: Store, order: AdminOrder) -> int:
    order.say("dropped", count=await store.drop_snapshots())
    return 0


# Backups


async def _backup(store: Store, order: AdminOrder) -> int:
    try:
        rows = await backup(store, order.target)
    except OSError as error:
        raise Problem("admin-file", path=order.target, reason=error.strerror or str(error)) from error
    order.say("backed-up", path=order.target, rows=rows)
    return 0


async def _restore(store: Store, order: AdminOrder) -> int:
    try:
        restored = await restore_from(store, order.target)
    except OSError as error:
        raise Problem("admin-file", path=order.target, reason=error.strerror or str(error)) from error
    except Damaged as error:
        raise Problem("admin-damaged", path=order.target, line=error.line) from error
    except ValueError as error:
        raise Problem("admin-restore", path=order.target, reason=str(error)) from error
    order.say("restored", path=order.target, rows=restored.rows)
    if not restored.checked:
        order.say("unchecked", path=order.target)
    if restored.replaced:
        order.say("replaced", rows=restored.replaced)
    return 0


def _day(at: Millis) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


@dataclass(frozen=True)
class AdminTask:
    """`target`: the task needs one. `grave`: it cannot be undone."""

    run: Callable[[Store, AdminOrder], Awaitable[int]]
    target: bool = False
    grave: bool = False


ACTIONS: Final = {
    "status": AdminTask(_status),
    "accounts": AdminTask(_accounts),
    "reset-password": AdminTask(_reset, target=True),
    "log-out": AdminTask(_logout, target=True),
    "delete-account": AdminTask(_delete, target=True, grave=True),
    "reports": AdminTask(_reports),
    "warn": AdminTask(_warn, target=True),
    "silence": AdminTask(_silence, target=True),
    "ban": AdminTask(_ban, target=True),
    "unban": AdminTask(_unban, target=True),
    "tables": AdminTask(_tables),
    "close": AdminTask(_close, target=True, grave=True),
    "replay": AdminTask(_replay),
    "check": AdminTask(_check),
    "backup": AdminTask(_backup, target=True),
    "restore": AdminTask(_restore, target=True),
    "drop-snapshots": AdminTask(_snapshots),
}
