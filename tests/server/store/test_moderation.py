"""Names that were given up, browsers, reports and measures: what either store does with them."""

from __future__ import annotations

from typing import cast

from bottega.server.store.base import Channel, ChatLine, NameTaken, Store
from bottega.server.store.moderation import Measure, Report
from bottega.server.store.names import name_key, rekey_work
from bottega.server.store.opening import open_store
from bottega.server.store.sql import Sql
from tests.server.services import run
from tests.server.store.rows import account, finished, people, playing


def old_key(name: str) -> str:
    """As 0.1.0 made it."""
    return " ".join(name.casefold().split())


def test_accounts_of_an_older_version_keep_their_names(store_url: str) -> None:
    """Names that are one name now: the first account has the key, the others are found by their names."""
    names = ("Victim", "V ictim", "Victirn", "Éva", "Anna")

    async def before(store: Store) -> None:
        for number, name in enumerate(names):
            await store.add_account(account(f"x{number}y", id=f"id{number}", created=number))
            sql = "UPDATE accounts SET name = ?2, name_key = ?3 WHERE id = ?1"
            await cast(Sql, store)._do(sql, f"id{number}", name, old_key(name))
        await cast(Sql, store)._write(rekey_work)

    async def after(store: Store) -> None:
        for number, name in enumerate(names):
            found = await store.account_named(name)
            assert found is not None
            assert (found.id, found.name) == (f"id{number}", name)
        other = await store.account_named("VICTIM")
        assert other is not None
        assert other.id == "id0"
        rows = await cast(Sql, store)._read("SELECT name_key FROM accounts ORDER BY id")
        keys = [row[0] for row in rows]
        assert keys[0] == name_key("Victim")
        assert keys[1:3] == [f"{name_key('Victim')} id1", f"{name_key('Victim')} id2"]
        for name in ("v1ctim", "EVA"):
            try:
                await store.add_account(account(name, id="another"))
            except NameTaken:
                continue
            raise AssertionError(f"{name} is taken")

    run(open_store(store_url), before)
    for _ in range(2):  # opened again, it is the same
        run(open_store(store_url), after)


def test_a_name_that_was_given_up_is_kept_for_a_while(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await store.add_rename(lisa, "Mona", 10, 100)
        assert await store.name_kept("m0na", eva, 50)
        assert await store.name_kept("Mona", None, 99)
        assert not await store.name_kept("Mona", lisa, 50)
        assert not await store.name_kept("Mona", eva, 100)
        assert not await store.name_kept("Monna Lisa", eva, 50)
        await store.add_rename(lisa, "Gioconda", 20, 100)
        assert await store.renames(lisa, 0) == [10, 20]
        assert await store.renames(lisa, 10) == [20]
        await store.delete_rename(lisa, 20)
        assert await store.renames(lisa, 0) == [10]
        assert await store.forget_renames(100) == 0
        assert await store.forget_renames(101) == 1

    run(store, use)


def test_browsers_are_counted_by_account(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await store.add_browser(lisa, "one", 5)
        await store.add_browser(lisa, "one", 50)
        assert await store.has_browser(lisa, "one")
        assert not await store.has_browser(eva, "one")
        assert not await store.share_browser([lisa, eva])
        await store.add_browser(eva, "one", 6)
        assert await store.share_browser([lisa, eva])
        assert await store.forget_browsers(50) == 1
        assert not await store.share_browser([lisa, eva])

    run(store, use)


def test_reports_wait_until_the_host_deals_with_them(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        first = Report("a", 1, eva, lisa, "chat", "Rude.\nVery.", "m", "ciao")
        second = Report("b", 2, lisa, eva, "other", "")
        for report in (second, first):
            await store.add_report(report)
        assert await store.reports() == [first, second]
        assert await store.reports(lisa) == [second]
        assert await store.close_reports(eva, 9) == 1
        assert await store.close_reports(eva, 10) == 0
        assert await store.reports() == [second]
        assert [report.closed for report in await store.reports(eva)] == [9]
        await store.delete_account(eva)
        assert [report.reporter for report in await store.reports()] == [None]
        assert await store.forget_reports(100) == 0

    run(store, use)


def test_measures_end_by_themselves_or_by_the_host(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        for measure in (
            Measure("w1", lisa, "warn", 1, None, "Once."),
            Measure("w2", lisa, "warn", 2, None, "Twice."),
            Measure("s1", lisa, "silence", 3, 10, "Quiet."),
            Measure("s2", lisa, "silence", 4, 20, "Quieter."),
            Measure("b", lisa, "ban", 5, None, "Out."),
        ):
            await store.add_measure(measure)
        assert [one.id for one in await store.measures(lisa, "warn", 99)] == ["w1", "w2"]
        assert [one.id for one in await store.measures(lisa, "silence", 19)] == ["s2"]
        assert await store.measures(lisa, "silence", 20) == []
        assert [one.until for one in await store.measures(lisa, "ban", 99)] == [None]
        assert await store.measures(eva, "ban", 99) == []
        assert not await store.end_warning(eva, "w1")
        assert not await store.end_warning(lisa, "b"), "a ban is no warning"
        assert await store.end_warning(lisa, "w1")
        assert not await store.end_warning(lisa, "w1")
        assert await store.end_measures(lisa, "ban") == 1
        assert await store.measures(lisa, "ban", 99) == []

    run(store, use)


def test_what_a_report_and_a_limit_ask(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await playing(store, "m", seats=[lisa, lisa, eva])
        await finished(store, "over", [(lisa, 1, 9), (eva, 2, 5)])
        assert await store.running(lisa) == await store.running(eva) == 1
        assert await store.running("nobody") == 0
        await store.add_chat("m", ChatLine(0, 1, lisa, "Lisa", "ciao"))
        assert await store.chat_text("m", 1, lisa) == "ciao"
        assert await store.chat_text("m", 1, eva) is None
        assert await store.chat_text("m", 2, lisa) is None
        await store.add_channel(Channel("c", lisa, "mail", '{"kind":"mail","address":"L@Example.org"}', 1))
        await store.add_channel(Channel("d", eva, "ntfy", '{"kind":"mail","address":"l@example.org"}', 1))
        assert await store.accounts_with_mail('{"kind":"mail","address":"l@example.ORG"}') == [lisa]

    run(store, use)
