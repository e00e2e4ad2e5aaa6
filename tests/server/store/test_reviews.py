"""Reviews in a store: kept with their match, found by those who played, gone with the match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bottega.server.store.base import Account, Store
from bottega.server.store.portable import backup, restore_from
from bottega.server.store.reviews import OwnMistakes, ReviewRow
from bottega.server.store.sqlite import SqliteStore
from bottega.table.rows import Append
from tests.server.services import run
from tests.server.store.rows import append

ADA, BIA = Account("ada", "Ada", 1, 1), Account("bia", "Bia", 1, 1)
QUICK = ReviewRow("m", "quick", 10, (0, 1), ((1, 7, "blunder"), (0, 3, "mistake")), '{"format": 1}')
DEEP = replace(QUICK, level="deep", at=20, mistakes=((0, 4, "inaccuracy"),))


def ended(match: str, status: str = "over") -> Append:
    """The first and only entry of a match of Ada and Bia."""
    return append(match, status=status, seats=["ada", "bia"])


async def filled(store: Store) -> None:
    for account in (ADA, BIA):
        await store.add_account(account)
    assert await store.append(ended("m"))
    assert await store.save_review(QUICK)
    assert await store.save_review(DEEP)


def test_a_review_is_kept_by_level_and_replaced(store: Store) -> None:
    async def go(store: Store) -> None:
        await filled(store)
        assert await store.review("m", "quick") == QUICK
        assert await store.review("m", "deep") == DEEP
        assert await store.review("other", "quick") is None
        assert await store.review_levels("m") == ["deep", "quick"]
        later = replace(QUICK, at=30, seats=(1,), mistakes=(), data="{}")
        assert await store.save_review(later)
        assert await store.review("m", "quick") == later

    run(store, go)


def test_mistakes_belong_to_those_who_made_them(store: Store) -> None:
    async def go(store: Store) -> None:
        await filled(store)
        game = ended("m").row.game
        assert await store.own_mistakes("ada", game, 9) == [
            OwnMistakes("m", "deep", 20, ((0, 4, "inaccuracy"),)),
            OwnMistakes("m", "quick", 10, ((0, 3, "mistake"),)),
        ]
        assert await store.own_mistakes("bia", game, 9) == [
            OwnMistakes("m", "quick", 10, ((1, 7, "blunder"),))
        ]
        assert await store.own_mistakes("ada", "another", 9) == []
        await store.delete_account("bia")
        assert await store.own_mistakes("bia", game, 9) == []

    run(store, go)


def test_a_review_goes_with_its_match_and_needs_one(store: Store) -> None:
    async def go(store: Store) -> None:
        assert not await store.save_review(QUICK)
        for account in (ADA, BIA):
            await store.add_account(account)
        assert await store.append(ended("m", "abandoned"))
        assert await store.save_review(QUICK)
        assert await store.delete_abandoned(10**15, 10) == ["m"]
        assert await store.review("m", "quick") is None

    run(store, go)


def test_a_backup_has_reviews_and_a_check_finds_one_of_a_running_match(store: Store, tmp_path: Path) -> None:
    async def go(store: Store) -> None:
        await filled(store)
        assert "review" not in {each.what for each in await store.disagreements()}
        await backup(store, str(tmp_path / "backup.gz"))
        copy = SqliteStore(tmp_path / "copy.db")
        await copy.open()
        try:
            await restore_from(copy, str(tmp_path / "backup.gz"))
            assert await copy.review("m", "deep") == DEEP
        finally:
            await copy.close()
        running = ended("n", "playing")
        assert await store.append(running)
        await store.save_review(replace(QUICK, match="n"))
        found = [each for each in await store.disagreements() if each.what == "review"]
        assert [(each.table, each.match) for each in found] == [("reviews", "n")]

    run(store, go)
