"""Seats that come and go while people watch the table or sit down at it."""

from __future__ import annotations

import asyncio

from bottega.table.problem import Problem
from tests.server.near import ADA, BRUNO, Ear, Near, inside


@inside()
async def test_those_who_watch_keep_their_own_seat_when_another_is_removed(near: Near) -> None:
    match = await near.table(3)
    await near.play.command(match, BRUNO, {"op": "sit", "name": "Bruno", "seat": 2}, "en")
    host, guest, stranger = Ear("ada"), Ear("bruno"), Ear(None)
    for ear in (host, guest, stranger):
        await near.matches.watch(match, ear, None, "en", 0)
    await near.play.command(match, ADA, {"op": "remove-seat", "seat": 1}, "en")
    assert [ear.of("news")[-1]["seat"] for ear in (host, guest, stranger)] == [0, 1, None]
    assert [seat["name"] for seat in stranger.of("news")[-1]["table"]["seats"]] == ["Ada", "Bruno"]
    assert [(seat.seat, seat.account) for seat in await near.store.seats(match)] == [(0, "ada"), (1, "bruno")]
    await near.play.command(match, ADA, {"op": "add-seat", "bot": "random"}, "en")
    assert guest.of("news")[-1]["seat"] == 1
    assert [seat.account for seat in await near.store.seats(match)] == ["ada", "bruno", None]
    await near.play.start(match, BRUNO)
    assert guest.of("news")[-1]["view"]["seat"] == 1


@inside(shared=True)
async def test_a_seat_is_taken_or_removed_and_never_both(near: Near) -> None:
    """Two processes: in one the host removes the last free seat, in the other somebody sits down on it."""
    other = near.another()
    for _ in range(4):
        match = await near.table(3)
        await near.play.command(match, BRUNO, {"op": "sit", "name": "Bruno", "seat": 1}, "en")
        await other.matches.brief(match)

        async def remove(match: str = match) -> str:
            try:
                await near.play.command(match, ADA, {"op": "remove-seat", "seat": 2}, "en")
            except Problem as problem:
                return problem.code
            return "done"

        async def sit(match: str = match) -> str:
            await other.play.command(match, BRUNO, {"op": "leave"}, "en")
            try:
                await other.play.command(match, BRUNO, {"op": "sit", "name": "Bruno", "seat": 2}, "en")
            except Problem as problem:
                return problem.code
            return "done"

        removed, sat = await asyncio.gather(remove(), sit())
        assert sorted((removed, sat)) == ["done", "seat-taken"]
        brief = await near.matches.brief(match)
        assert brief.accounts == (await other.matches.brief(match)).accounts
        assert brief.accounts == (("ada", None) if removed == "done" else ("ada", None, "bruno"))
    await other.matches.close()
