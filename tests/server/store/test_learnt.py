"""What an account has learnt: one narrow row for each lesson and each card."""

from __future__ import annotations

import asyncio

from bottega.server.store.base import Learnt, Store
from tests.server.services import run
from tests.server.store.rows import people

FIRST = Learnt("masters", "lesson", "first", ("", "end turn"), False)


def test_a_lesson_is_kept_and_replaced(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Eva")
        assert await store.set_learnt(lisa, FIRST, 9)
        done = Learnt("masters", "lesson", "first", (), True)
        assert await store.set_learnt(lisa, done, 9)
        assert await store.learnt(lisa) == [done]
        assert await store.learnt(eva) == []

    run(store, use)


def test_two_browsers_keep_different_things_at_once(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        cards = [Learnt("masters", "card", f"card-{n}") for n in range(8)]
        kept = await asyncio.gather(*(store.set_learnt(lisa, each, 50) for each in [FIRST, *cards]))
        assert all(kept)
        assert await store.learnt(lisa) == [*cards, FIRST]

    run(store, use)


def test_there_is_a_limit_for_each_game_and_what_is_kept_can_still_change(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        assert await store.set_learnt(lisa, FIRST, 1)
        assert not await store.set_learnt(lisa, Learnt("masters", "card", "market"), 1)
        assert await store.set_learnt(lisa, Learnt("masters", "lesson", "first", ("",), False), 1)
        assert await store.set_learnt(lisa, Learnt("leonardo", "card", "place"), 1)
        assert [(each.game, each.name) for each in await store.learnt(lisa)] == [
            ("leonardo", "place"),
            ("masters", "first"),
        ]

    run(store, use)


def test_cards_are_forgotten_and_lessons_are_not(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await store.set_learnt(lisa, FIRST, 9)
        await store.set_learnt(lisa, Learnt("masters", "card", "market"), 9)
        await store.forget_cards(lisa)
        assert await store.learnt(lisa) == [FIRST]
        await store.delete_account(lisa)
        assert await store.learnt(lisa) == []

    run(store, use)
