"""Matches in one process and in two on the same store: commands, news, conflicts, bots, lost referees."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bottega.engine.chance import Stream, mix
from bottega.engine.types import Json
from bottega.server.parts import Parts
from bottega.server.store.base import Account
from bottega.table.problem import Problem
from bottega.table.rows import Append
from tests.server.matches.ends import ADA, BRUNO, Ear, Wire, answer, begun, until, with_parts
from tests.server.referee.test_referees import SETTINGS
from tests.server.table.desk import START
from tests.terminal.running import PATIENCE


def test_watchers_are_told_every_entry_in_order_through_their_own_eyes(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await begun(parts)
        ada, bruno, looker = Ear("ada"), Ear("bruno"), Ear()
        await parts.matches.watch(match, ada, 0, "en", 0)
        await parts.matches.watch(match, bruno, 1, None, 0)
        await parts.matches.watch(match, looker, None, "it", 2)
        await answer(parts, match, ADA)
        await answer(parts, match, BRUNO)
        assert ada.numbers == bruno.numbers == looker.numbers == [3, 4, 5]
        assert [message["seat"] for message in (ada.last, bruno.last, looker.last)] == [0, 1, None]
        assert looker.heard[0]["events"][0]["number"] == 3, "after 2"
        parts.matches.unwatch(match, looker)
        await parts.play.command(match, BRUNO, {"op": "resign"}, "en")
        assert looker.numbers[-1] == 5
        assert ada.last["table"]["status"] == "over"

    with_parts(tmp_path, work)


def test_when_seats_change_hands_everybody_sees_the_view_of_the_new_seat(tmp_path: Path) -> None:
    """Seats are drawn at the start: nobody may go on seeing the view of their old seat."""

    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        for order in (["ada", "bruno"], ["bruno", "ada"]):
            brief = await parts.play.create(ADA, SETTINGS | {"order": "drawn"}, [{"me": "Ada"}, {}], "")
            ears = {"ada": Ear("ada"), "bruno": Ear("bruno"), None: Ear()}
            for ear in ears.values():
                await parts.matches.watch(brief.id, ear, None, None, 0)
            word = await word_for(parts, brief.id, order)
            await parts.play.command(brief.id, BRUNO, {"op": "sit", "name": "Bruno", "word": word}, "en")
            begun = await parts.play.start(brief.id, ADA)
            assert begun.accounts == tuple(order)
            for account, ear in ears.items():
                seat = next(iter(begun.seats_of(account)), None)
                assert ear.last["number"] == 3
                assert ear.last["seat"] == seat
                boards = ear.last["view"]["boards"]
                assert ["hand" in board for board in boards] == [i == seat for i in range(2)]

    with_parts(tmp_path, work)


async def word_for(parts: Parts, match: str, order: list[str]) -> str:
    """What Bruno must say so that the seats are drawn in this order. Only a test may look up the secret."""
    (created,) = await parts.site.store.entries(match)
    secret = json.loads(created.data)["secret"]
    drawn = {
        tuple(Stream("order " + mix(secret, ["", word])).shuffled(["ada", "bruno"])): word
        for word in map(str, range(100))
    }
    return drawn[tuple(order)]


def test_who_may_not_look_on_is_let_go_when_the_match_begins(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        seats: list[Json] = [{"me": "Ada"}, {}]
        brief = await parts.play.create(ADA, SETTINGS | {"spectators": False}, seats, "")
        stranger, bruno = Ear(), Ear("bruno")
        for ear in (stranger, bruno):
            await parts.matches.watch(brief.id, ear, None, None, 0)
        await parts.play.command(brief.id, BRUNO, {"op": "sit", "name": "Bruno"}, "en")
        await parts.play.start(brief.id, ADA)
        assert bruno.last["seat"] is not None
        assert bruno.last["table"]["status"] == "playing"
        with pytest.raises(Problem, match="no-such-match"):
            await parts.matches.watch(brief.id, Ear(), None, None, 0)
        assert all(message["table"]["status"] == "open" for message in stranger.heard)

    with_parts(tmp_path, work)


def test_a_reader_that_hangs_delays_no_move_and_is_started_when_it_is_needed(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await begun(parts)
        readers = parts.matches._readers
        assert readers.pids == []
        await parts.matches.read(match, "history", 0, "en", 0)
        (pid,) = readers.pids
        os.kill(pid, signal.SIGSTOP)
        reading = asyncio.create_task(parts.matches.read(match, "describe", 0, "en"))
        try:
            while not any(line is not None and line.waiting for line in readers._lines):
                await asyncio.sleep(0)
            await answer(parts, match, ADA)
            await answer(parts, match, BRUNO)
            assert not reading.done()
        finally:
            os.kill(pid, signal.SIGCONT)
        assert json.loads(await reading)["lines"]

    with_parts(tmp_path, work)


def test_an_answer_that_is_sent_again_counts_once(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await begun(parts)
        brief = await parts.matches.brief(match)
        news = json.loads(await parts.matches.news(match, "ada", None, None, 0))
        command = {
            "op": "answer",
            "decision": brief.opened[0],
            "action": news["decision"]["choices"][0]["id"],
            "key": "k",
        }
        numbers = await asyncio.gather(
            *(parts.play.command(match, ADA, dict(command), "en") for _ in range(10))
        )
        assert set(numbers) == {4}
        assert (await parts.matches.brief(match)).number == 4

    with_parts(tmp_path, work)


def test_a_command_is_finished_though_its_client_is_gone(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await begun(parts)
        ear = Ear("bruno")
        await parts.matches.watch(match, ear, 1, None, 0)
        append = parts.site.store.append
        writing, gone = asyncio.Event(), asyncio.Event()

        async def slowly(row: Append) -> bool:
            writing.set()
            await gone.wait()
            return await append(row)

        parts.site.store.append = slowly  # type: ignore[assignment, method-assign]
        asking = asyncio.create_task(answer(parts, match, ADA))
        await writing.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        gone.set()
        await until(lambda: ear.numbers == [3, 4])

    with_parts(tmp_path, work)


def test_a_lost_referee_costs_nobody_a_move(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await begun(parts)
        ear = Ear("ada")
        await parts.matches.watch(match, ear, 0, None, 0)
        for _ in range(3):
            os.kill(parts.matches._referees.pids[0], signal.SIGKILL)
            brief = await parts.matches.brief(match)
            account = ADA if 0 in brief.opened else BRUNO
            await answer(parts, match, account)
        assert ear.numbers == [3, 4, 5, 6]

    with_parts(tmp_path, work)


def test_two_processes_play_the_same_match_from_both_ends(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        one, two = found
        match = await begun(one)
        ears = [Ear("ada"), Ear("bruno")]
        await one.matches.watch(match, ears[0], 0, None, 0)
        await two.matches.watch(match, ears[1], 1, None, 0)
        await asyncio.gather(answer(one, match, ADA), answer(two, match, BRUNO))
        for _ in range(30):
            brief = await one.matches.brief(match)
            if 0 in brief.opened:
                await answer(one, match, ADA)
            else:
                await answer(two, match, BRUNO)
        brief = await one.matches.brief(match)
        await until(lambda: all(ear.numbers[-1] == brief.number for ear in ears))
        for seat, ear in enumerate(ears):
            assert ear.numbers == sorted(set(ear.numbers)), "in order, and nothing twice"
            heard = [event for message in ear.heard if message["op"] == "news" for event in message["events"]]
            # Not every decision is an event: how to pay is nobody's business.
            read = json.loads(await one.matches.read(match, "history", seat, None, 0, seated=brief))
            assert heard == read["events"]

    with_parts(tmp_path, work, count=2)


def test_both_ends_answer_at_the_same_moment(tmp_path: Path) -> None:
    """Decisions that are open at once, written from two processes: one is quicker, both count."""

    async def work(found: list[Parts], wire: Wire) -> None:
        one, two = found
        match = await begun(one)
        both = asyncio.Barrier(2)

        for parts in found:
            # Neither writes before both have proposed the same number.
            parts.site.store.append = met(parts.site.store.append, both)  # type: ignore[assignment, method-assign]
        numbers = await asyncio.gather(answer(one, match, ADA), answer(two, match, BRUNO))
        assert sorted(numbers) == [4, 5]
        conflicts = [
            parts.site.metrics.registry.get_sample_value("bottega_conflicts_total") or 0 for parts in found
        ]
        assert sorted(conflicts) == [0, 1], "one of the two came second, once"
        assert [entry.number for entry in await one.site.store.entries(match)] == [1, 2, 3, 4, 5]

    with_parts(tmp_path, work, count=2)


def met(
    append: Callable[[Append], Awaitable[bool]], both: asyncio.Barrier
) -> Callable[[Append], Awaitable[bool]]:
    """The first append waits for the first one of the other side."""
    waited = False

    async def meeting(row: Append) -> bool:
        nonlocal waited
        if not waited:
            waited = True
            await both.wait()
        return await append(row)

    return meeting


def test_without_the_bus_a_push_comes_later_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.matches._INTERVAL", 0.1)

    async def work(found: list[Parts], wire: Wire) -> None:
        one, two = found
        match = await begun(one)
        ear = Ear("bruno")
        await two.matches.watch(match, ear, 1, None, 0)
        wire.cut = True
        await answer(one, match, ADA)
        await until(lambda: ear.numbers[-1] == 4)
        assert ear.last["events"][0]["number"] == 4

    with_parts(tmp_path, work, count=2)


def test_chat_reaches_both_ends_but_not_those_who_do_not_want_to_hear(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        one, two = found
        match = await begun(one)
        ada, bruno, deaf = Ear("ada"), Ear("bruno"), Ear("bruno")
        await one.matches.watch(match, ada, 0, None, 0)
        await two.matches.watch(match, bruno, 1, None, 0)
        await one.talk.say(match, ADA, "Good luck")
        await until(lambda: any(message["op"] == "chat" for message in bruno.heard))
        assert [message["line"]["text"] for message in bruno.heard if message["op"] == "chat"] == [
            "Good luck"
        ]
        await two.talk.mute("bruno", "ada", True)
        await two.matches.watch(match, deaf, 1, None, 0)
        await one.talk.say(match, ADA, "Hello?")
        await until(lambda: sum(message["op"] == "chat" for message in ada.heard) == 2)
        await wire.quiet()
        assert not any(message["op"] == "chat" for message in deaf.heard)
        assert [line["text"] for line in await two.talk.lines(match, "bruno", 0)] == []
        stranger = Account("zoe", "Zoe", START, START)
        with pytest.raises(Problem, match="chat-players-only"):
            await one.talk.say(match, stranger, "Boo")

    with_parts(tmp_path, work, count=2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", ["inventors", "leonardo", "masters"])
def test_bots_play_a_match_to_its_end(tmp_path: Path, game: str) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await begun(parts, people=1, bots=1, game=game)
        await parts.play.command(match, ADA, {"op": "stand-in", "for": 0, "bot": "random"}, "en")
        async with asyncio.timeout(PATIENCE):
            while (await parts.matches.brief(match)).status == "playing":
                await asyncio.sleep(0.05)
        results = await parts.site.store.results(match)
        assert sorted(row.place for row in results) in ([1, 2], [1, 1])
        assert (await parts.site.store.snapshot(match)) is not None or game == "masters"

    with_parts(tmp_path, work, thinkers=1)


def test_a_bot_stops_thinking_when_nobody_wants_to_know_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # If nobody stopped it, it would think for longer than anybody waits.
    monkeypatch.setattr("bottega.server.thinking.thinkers.usual_seconds", lambda bot: 3600.0)

    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        assert parts.thinkers is not None
        brief = await parts.play.create(ADA, SETTINGS, [{"me": "Ada"}, {"bot": "maestro"}], "")
        await parts.play.start(brief.id, ADA)
        await until(lambda: parts.thinkers is not None and parts.thinkers.counts()["thinking"] == 1)
        await parts.play.command(brief.id, ADA, {"op": "resign"}, "en")
        await until(lambda: not parts.driver._driving)

    with_parts(tmp_path, work, thinkers=1)


def test_a_match_that_is_not_there_is_not_there(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        for ask in (parts.matches.brief("nowhere"), parts.matches.news("nowhere", "ada", None, "en", 0)):
            with pytest.raises(Problem, match="no-such-match"):
                await ask
        assert len(parts.matches._rooms) == 0

    with_parts(tmp_path, work)


def test_clocks_run_out_by_themselves(tmp_path: Path) -> None:
    async def work(found: list[Parts], wire: Wire) -> None:
        (parts,) = found
        match = await begun(parts, tempo={"kind": "live", "minutes": 1, "increment": 0})
        later = parts.site.now() + 61_000
        parts.site.now = lambda: later  # type: ignore[misc]
        async with asyncio.timeout(PATIENCE):
            while (await parts.matches.brief(match)).row.due is not None:
                await asyncio.sleep(0.05)
        message = json.loads(await parts.matches.news(match, "ada", None, "en", 0))
        assert [seat["flagged"] for seat in message["table"]["seats"]] == [True, True]

    with_parts(tmp_path, work)
