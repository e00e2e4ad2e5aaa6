"""Results and ratings, in either store."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bottega.server.store.base import AccountChanges, RatingRow, Store
from bottega.table.rows import ResultRow
from bottega.table.types import OVER
from tests.server.services import run
from tests.server.store.rows import append, finished, people


def rating(who: str, **values: object) -> RatingRow:
    base = RatingRow(who, who.removeprefix("id-"), "masters", 3, 25.1, 25 / 3, 1, 1, 7)
    return replace(base, **values)  # type: ignore[arg-type]


def test_results_come_with_the_last_entry(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await finished(store, "m", [(lisa, 1, 20), (None, 3, -4), (eva, 2, 11)], ranked=True, changed=50)
        assert await store.results("m") == [
            ResultRow("m", 0, lisa, "at seat 0", "masters", 3, 1, 20, True, 50),
            ResultRow("m", 1, None, "at seat 1", "masters", 3, 3, -4, True, 50),
            ResultRow("m", 2, eva, "at seat 2", "masters", 3, 2, 11, True, 50),
        ]
        assert await store.results("nowhere") == []

    run(store, use)


def test_the_results_of_a_person_begin_with_the_last(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        for number in range(4):
            await finished(store, f"m{number}", [(lisa, 1, number), (eva, 2, 0)], changed=number * 10)
        await finished(store, "hers", [(eva, 1, 0)])
        assert [each.match for each in await store.results_of(lisa, 3, None)] == ["m3", "m2", "m1"]
        assert [each.match for each in await store.results_of(lisa, 9, 20)] == ["m1", "m0"]

    run(store, use)


def test_ranked_matches_wait_to_be_rated_oldest_first(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        for match, changed, ranked in (("b", 30, True), ("a", 10, True), ("c", 20, True), ("no", 5, False)):
            await finished(
                store, match, [(lisa, 1, 9), (None, 2, 5), (eva, 3, 0)], changed=changed, ranked=ranked
            )
        waiting = await store.unrated(2)
        assert [[(each.match, each.seat) for each in match] for match in waiting] == [
            [("a", 0), ("a", 1), ("a", 2)],
            [("c", 0), ("c", 1), ("c", 2)],
        ]
        assert await store.rate("a", [rating(lisa)], [None])
        assert [match[0].match for match in await store.unrated(9)] == ["c", "b"]

    run(store, use)


def test_ratings_replace_what_was_expected(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva, _ = await people(store, "Lisa", "Éva", "Anna")
        for match in "abc":
            await finished(store, match, [(lisa, 1, 9), (eva, 2, 5)], ranked=True)
        first = [rating(lisa), rating(eva, mu=24.2, wins=0)]
        assert await store.rate("a", first, [None, None])
        assert await store.ratings([eva, "id-Anna", lisa], "masters", 3) == [first[1], None, first[0]]
        second = [replace(each, mu=each.mu + 0.1, matches=2) for each in first]
        # What was expected is not there: neither rating changes, and the match still waits.
        assert not await store.rate("b", second, [first[0], None])
        assert not await store.rate("b", second, [first[0], replace(first[1], mu=24.3)])
        assert await store.ratings_of(lisa) == [first[0]]
        assert len(await store.unrated(9)) == 2
        assert await store.rate("b", second, list(first))
        assert await store.ratings_of(lisa) == [second[0]]
        # A match counts once.
        assert not await store.rate("b", first, list(second))
        assert await store.ratings([], "masters", 3) == []
        assert await store.ratings([lisa], "masters", 2) == [None]

    run(store, use)


def test_two_processes_rate_a_match_once(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await finished(store, "m", [(lisa, 1, 9)], ranked=True)
        rated = await asyncio.gather(*(store.rate("m", [rating(lisa)], [None]) for _ in range(5)))
        assert sorted(rated) == [False] * 4 + [True]

    run(store, use)


def test_a_match_is_rated_although_one_of_its_players_is_gone(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Éva")
        await finished(store, "m", [(lisa, 1, 9), (eva, 2, 5)], ranked=True)
        await store.delete_account(eva)
        assert await store.rate("m", [rating(lisa), rating(eva)], [None, None])
        assert await store.ratings_of(lisa) == [rating(lisa)]
        assert await store.ratings_of(eva) == []

    run(store, use)


def test_results_told_again_do_not_count_again(store: Store) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await finished(store, "m", [(lisa, 1, 9)], ranked=True)
        assert await store.rate("m", [rating(lisa)], [None])
        assert await store.append(append("m", 4, status=OVER, results=[(lisa, 1, 9)], ranked=True))
        assert await store.unrated(9) == []

    run(store, use)


def test_leaders_are_those_of_whom_one_can_be_sure(store: Store) -> None:
    async def use(store: Store) -> None:
        ids = await people(store, "sure", "lucky", "weak", "elsewhere")
        figures = [(25.0, 1.0, 3), (30.0, 8.0, 3), (5.0, 1.0, 3), (40.0, 1.0, 2)]
        for who, (mu, sigma, players) in zip(ids, figures, strict=True):
            await finished(store, f"m-{who}", [(who, 1, 1)], ranked=True)
            new = rating(who, mu=mu, sigma=sigma, players=players)
            assert await store.rate(f"m-{who}", [new], [None])
        assert [each.name for each in await store.leaders("masters", 3, 9)] == ["sure", "lucky", "weak"]
        assert [each.name for each in await store.leaders("masters", 3, 1)] == ["sure"]
        assert await store.leaders("leonardo", 3, 9) == []
        await store.change_account(ids[0], AccountChanges(name="renamed"))
        assert (await store.leaders("masters", 3, 1))[0].name == "renamed"

    run(store, use)


@pytest.mark.parametrize("mu", [0.1 + 0.2, 1e-300, 25.000000000000004])
def test_a_rating_keeps_every_digit(store: Store, mu: float) -> None:
    async def use(store: Store) -> None:
        (lisa,) = await people(store, "Lisa")
        await finished(store, "m", [(lisa, 1, 9)], ranked=True)
        await store.rate("m", [rating(lisa, mu=mu)], [None])
        assert (await store.ratings_of(lisa))[0].mu == mu

    run(store, use)
