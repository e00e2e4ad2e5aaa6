"""Before a match and after it: rematches, chairs that are kept, tables that wait for somebody."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.server.parts import Parts
from bottega.server.play import MOST_OPEN
from bottega.server.store.base import Account, Busy
from bottega.table.listing import invited
from bottega.table.problem import Problem
from bottega.table.rows import Append
from bottega.table.types import MatchId
from tests.server.matches.ends import ADA, BRUNO, Ear, Wire, begun, until, with_parts
from tests.server.referee.test_referees import SETTINGS
from tests.server.table.desk import START


def test_a_rematch_is_one_table_for_all_who_ask(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await begun(parts)
        with pytest.raises(Problem, match="match-not-over"):
            await parts.play.rematch(match, ADA)
        await parts.play.command(match, ADA, {"op": "resign"}, "en")
        first = await parts.play.rematch(match, BRUNO)
        second = await parts.play.rematch(match, ADA)
        assert first.id == second.id
        assert second.names == ("Bruno", "Ada"), "everybody one seat further"
        assert (await parts.play.rematch(match, ADA)).number == second.number

    with_parts(tmp_path, work)


async def finished(parts: Parts) -> MatchId:
    match = await begun(parts)
    await parts.play.command(match, ADA, {"op": "resign"}, "en")
    return match


def test_watchers_of_the_old_table_hear_of_a_rematch(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        here, there = found
        match = await finished(here)
        near, far = Ear("bruno"), Ear(None)
        await here.matches.watch(match, near, None, "en", 0)
        await there.matches.watch(match, far, None, "en", 0)
        await here.talk.say(match, ADA, "Well played!")
        assert await here.play.find_rematch(match, "bruno") is None
        again = await here.play.rematch(match, ADA)
        message = {"op": "again", "match": match, "rematch": again.id}
        assert message in near.heard
        await until(lambda: message in far.heard)
        listed = await there.play.find_rematch(match, "bruno")
        assert listed is not None
        assert (listed[0].id, listed[0].summary["host"], invited(*listed)) == (again.id, "Ada", True)
        await there.play.rematch(match, BRUNO)
        assert near.heard.count(message) == 1, "joining a rematch makes no other"

    with_parts(tmp_path, work, count=2)


def test_a_chair_is_kept_for_those_who_played_and_for_nobody_else(tmp_path: Path) -> None:
    carla = Account("carla", "Carla", START, START)

    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await finished(parts)
        again = (await parts.play.rematch(match, ADA)).id
        for wanted in (None, 0):
            sit = {"op": "sit", "name": "Carla", "seat": wanted}
            with pytest.raises(Problem, match=r"seat-taken|table-full"):
                await parts.play.command(again, carla, sit, "en")
        ((row, seats),) = await parts.site.store.matches_of("bruno", ("open",), 9, None)
        assert (row.id, seats, invited(row, seats)) == (again, (0,), True)
        await parts.play.command(again, BRUNO, {"op": "leave"}, "en")
        assert await parts.site.store.matches_of("bruno", ("open",), 9, None) == []
        await parts.play.command(again, carla, {"op": "sit", "name": "Carla"}, "en")
        ear = Ear()
        await parts.matches.watch(again, ear, None, "en", 0)
        assert [event["text"] for event in ear.last["events"]] == ["Bruno is not coming.", "Carla sits down."]

    with_parts(tmp_path, work)


def test_invitations_do_not_count_as_tables_at_which_one_sits(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await finished(parts)
        await parts.play.rematch(match, ADA)
        for _ in range(MOST_OPEN - 1):
            await parts.play.create(BRUNO, SETTINGS, [{"me": "Bruno"}, {}], "")
        await parts.play.create(BRUNO, SETTINGS, [{"me": "Bruno"}, {}], "")

    with_parts(tmp_path, work)


def test_a_rematch_that_was_called_off_does_not_stand_in_the_way_of_another(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await finished(parts)
        first = await parts.play.rematch(match, ADA)
        await parts.play.command(first.id, ADA, {"op": "close"}, "en")
        assert await parts.play.find_rematch(match, "bruno") is None
        second = await parts.play.rematch(match, BRUNO)
        assert (second.status, second.host) == ("open", "bruno")

    with_parts(tmp_path, work)


def test_a_store_that_is_away_during_a_rematch_is_busy_and_not_a_missing_match(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await finished(parts)
        store = parts.site.store
        usual = store.append

        async def away(append: Append) -> bool:
            store.append = usual  # type: ignore[method-assign]
            raise Busy("away")

        store.append = away  # type: ignore[method-assign]
        with pytest.raises(Busy):
            await parts.play.rematch(match, ADA)
        assert (await parts.play.rematch(match, ADA)).status == "open", "once more, it is made"

    with_parts(tmp_path, work)


def test_nobody_fills_the_house_with_tables_that_wait(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        tables = [await parts.play.create(ADA, SETTINGS, [{"me": "Ada"}, {}], "") for _ in range(MOST_OPEN)]
        with pytest.raises(Problem, match="too-many-tables"):
            await parts.play.create(ADA, SETTINGS, [{"me": "Ada"}, {}], "")
        await parts.play.command(tables[0].id, ADA, {"op": "close"}, "en")
        await parts.play.create(ADA, SETTINGS, [{"me": "Ada"}, {}], "")

    with_parts(tmp_path, work)
