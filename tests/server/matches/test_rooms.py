"""Rooms: one at a time is in a room, and it is kept no longer than it is of use."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from bottega.server import rooms as module
from bottega.server.rooms import Room, Rooms
from bottega.table.audience import Watcher
from tests.server.near import Ear, brief


def run(work: Awaitable[None]) -> None:
    async def go() -> None:
        await work

    asyncio.run(go())


def watched(room: Room, ear: Ear, viewer: int | None = None, lang: str | None = None) -> Ear:
    room.watchers[ear, viewer] = Watcher(ear, viewer, lang)
    return ear


# Who is in a room


def test_one_at_a_time_is_in_a_room_in_the_order_they_came() -> None:
    async def work() -> None:
        rooms, story = Rooms(), list[str]()

        async def visit(name: str) -> None:
            async with rooms.enter("m"):
                story.append(f"{name} in")
                await asyncio.sleep(0)
                story.append(f"{name} out")

        await asyncio.gather(visit("a"), visit("b"), visit("c"))
        assert story == ["a in", "a out", "b in", "b out", "c in", "c out"]

    run(work())


def test_two_matches_do_not_wait_for_each_other() -> None:
    async def work() -> None:
        rooms = Rooms()
        async with rooms.enter("m") as one, rooms.enter("n") as other:
            assert one is not other

    run(work())


def test_a_room_of_which_nothing_is_known_is_forgotten_when_everybody_has_left() -> None:
    async def work() -> None:
        rooms = Rooms()
        async with rooms.enter("m") as room:
            waiting = asyncio.create_task(enter(rooms))
            await asyncio.sleep(0)
        assert rooms.get("m") is room, "somebody is at the door"
        assert await waiting is room
        assert rooms.get("m") is None

    async def enter(rooms: Rooms) -> Room:
        async with rooms.enter("m") as room:
            return room

    run(work())


def test_a_room_is_kept_with_what_is_known_of_its_match() -> None:
    async def work() -> None:
        rooms = Rooms()
        async with rooms.enter("m") as room:
            room.brief = brief()
        async with rooms.enter("m") as again:
            assert again is room
            assert again.brief == brief()

    run(work())


def test_a_visitor_who_gives_up_at_the_door_leaves_nothing_behind() -> None:
    async def work() -> None:
        rooms = Rooms()
        async with rooms.enter("m") as room:
            waiting = asyncio.create_task(rooms.enter("m").__aenter__())
            await asyncio.sleep(0)
            assert room.users == 2
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert room.users == 1
        assert len(rooms) == 0
        async with rooms.enter("m"):
            pass  # the lock is free

    run(work())


def test_a_room_is_left_though_the_visit_fails() -> None:
    async def work() -> None:
        rooms = Rooms()
        with pytest.raises(RuntimeError):
            async with rooms.enter("m"):
                raise RuntimeError
        async with rooms.enter("m") as room:
            assert room.users == 1

    run(work())


# Which rooms are kept


def test_the_oldest_rooms_without_anybody_are_let_go_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_MOST", 4)

    async def work() -> None:
        rooms = Rooms()
        for match in "abcd":
            rooms.room(match).brief = brief()
        watched(rooms.room("a"), Ear())
        async with rooms.enter("b"):
            new = rooms.room("e")
            assert {match for match in "abcde" if rooms.get(match) is not None} == {"a", "b", "e"}
            assert rooms.get("e") is new, "the next visitor must find the same one"
        assert rooms.watched() == ["a"]

    run(work())


def test_nobody_forgets_a_room_in_which_somebody_is() -> None:
    rooms = Rooms()
    room = rooms.room("m")
    ear = watched(room, Ear())
    rooms.forget(room)
    assert rooms.get("m") is room
    del room.watchers[ear, None]
    room.users = 1
    rooms.forget(room)
    assert rooms.get("m") is room
    room.users = 0
    rooms.forget(room)
    assert rooms.get("m") is None


# Who gets what


def test_each_kind_of_watcher_is_asked_for_once_from_the_number_known_here() -> None:
    room = Room("m")
    assert room.eyes() == []
    for ear in (Ear(), Ear()):
        watched(room, ear, 0, "en")
    watched(room, Ear(), 0, "it")
    watched(room, Ear(), None, "en")
    assert sorted(room.eyes(), key=str) == [(0, "en", 0), (0, "it", 0), (None, "en", 0)]
    room.brief = brief(number=7)
    assert {after for _, _, after in room.eyes()} == {7}


def test_everybody_gets_what_was_made_for_their_own_seat_and_language() -> None:
    room = Room("m")
    ada, italian, spectator = (
        watched(room, Ear("ada"), 0, "en"),
        watched(room, Ear("ada"), 0, "it"),
        watched(room, Ear(), None, "en"),
    )
    late = watched(room, Ear(), 1, "en")
    room.send(
        [(0, "en", 3), (0, "it", 3), (None, "en", 3)],
        [b'{"op": "hers"}', b'{"op": "sua"}', b'{"op": "all"}'],
    )
    assert [ear.heard for ear in (ada, italian, spectator)] == [
        [{"op": "hers"}],
        [{"op": "sua"}],
        [{"op": "all"}],
    ]
    assert late.heard == [], "nothing was made for these eyes"


@pytest.mark.parametrize(
    ("account", "viewer", "spectators", "then"),
    [
        ("ada", 0, True, 1),  # her seat is another now
        ("bruno", 1, True, 0),
        ("carla", None, True, None),  # she looks on as before
        ("carla", 0, True, None),  # she had a seat, and has it no more
        ("ada", None, False, 1),  # she looked on before she sat down
    ],
)
def test_when_seats_change_hands_everybody_looks_through_the_eyes_of_the_new_seat(
    account: str, viewer: int | None, spectators: bool, then: int | None
) -> None:
    room = Room("m")
    ear = watched(room, Ear(account), viewer)
    room.reseat(brief(("bruno", "ada"), spectators=spectators))
    assert [(key[0], key[1], each.viewer) for key, each in room.watchers.items()] == [(ear, then, then)]


def test_around_one_device_a_seat_that_is_still_ones_own_is_kept() -> None:
    room = Room("m")
    ear = watched(room, Ear("ada"), 1)
    room.reseat(brief(("ada", "ada")))
    assert list(room.watchers) == [(ear, 1)]


@pytest.mark.parametrize("status", ["playing", "over"])
def test_without_a_seat_nobody_stays_at_a_table_without_spectators(status: str) -> None:
    room = Room("m")
    watched(room, Ear("carla"))
    watched(room, Ear(None))
    room.reseat(brief(spectators=False, status=status))
    assert room.watchers == {}


def test_at_a_table_that_waits_for_players_everybody_may_stay() -> None:
    room = Room("m")
    ear = watched(room, Ear("carla"))
    room.reseat(brief(spectators=False, status="open"))
    assert list(room.watchers) == [(ear, None)]
