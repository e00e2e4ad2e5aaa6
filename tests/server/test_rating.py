"""Ratings: what a ranked match changes for the people who played it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bottega.server.rating import FEWEST_DECISIONS, Rater, is_provisional, rate_pending, rated, shown, unrated
from bottega.server.store.base import RatingRow, Store
from bottega.table.rows import ResultRow
from tests.server.services import run
from tests.server.store.rows import finished, people


def result(account: str | None, place: int, seat: int = 0) -> ResultRow:
    return ResultRow("m", seat, account, account or "bot", "masters", 3, place, 10, True, 50)


def now() -> int:
    return 99


def mus(ratings: list[RatingRow]) -> list[float]:
    return [round(rating.mu, 6) for rating in ratings]


def test_the_first_rises_and_the_last_falls() -> None:
    new = rated([result("a", 2), result("b", 1), result("c", 3)], [None] * 3, 99)
    assert new[1].mu > new[0].mu > new[2].mu
    assert new[1].mu > 25 > new[2].mu
    assert all(rating.sigma < 25 / 3 for rating in new), "one knows more of everybody"
    assert [(rating.matches, rating.wins, rating.changed) for rating in new] == [
        (1, 0, 99),
        (1, 1, 99),
        (1, 0, 99),
    ]


def test_those_who_share_a_place_gain_the_same() -> None:
    new = rated([result("a", 1), result("b", 1), result("c", 3)], [None] * 3, 99)
    assert new[0].mu == new[1].mu > new[2].mu
    assert [rating.wins for rating in new] == [1, 1, 0]
    even = rated([result("a", 1), result("b", 1)], [None] * 2, 99)
    assert mus(even) == [25.0, 25.0]


def test_a_rating_goes_on_from_what_it_was() -> None:
    strong = RatingRow("a", "a", "masters", 3, 35.0, 2.0, 20, 12, 1)
    weak = RatingRow("b", "b", "masters", 3, 20.0, 2.0, 20, 3, 1)
    expected = rated([result("a", 1), result("b", 2)], [strong, weak], 99)
    surprise = rated([result("a", 2), result("b", 1)], [strong, weak], 99)
    assert expected[0].mu - 35 > 0
    assert 35 - surprise[0].mu > 5 * (expected[0].mu - 35), "a surprise tells more"
    assert (expected[0].matches, expected[0].wins) == (21, 13)
    assert (surprise[1].matches, surprise[1].wins) == (21, 4)


def test_bots_do_not_count() -> None:
    """The place among the people is what matters, not how many bots were ahead."""
    alone = rated([result("a", 2), result("b", 3)], [None] * 2, 99)
    assert mus(alone) == mus(rated([result("a", 1), result("b", 2)], [None] * 2, 99))
    assert [rating.wins for rating in alone] == [0, 0]


def test_a_match_against_bots_or_oneself_is_not_rated() -> None:
    assert unrated([result("a", 1)]) == "alone"
    assert unrated([result("a", 1), result("a", 2), result("b", 3)]) == "twice"
    assert unrated([result("a", 1), result("b", 2)]) is None
    assert rated([], [], 99) == []


def test_a_match_that_somebody_left_at_once_is_not_rated() -> None:
    few, enough = FEWEST_DECISIONS - 1, FEWEST_DECISIONS
    first, second = result("a", 1), result("b", 2)
    assert unrated([replace(first, decisions=40), replace(second, decisions=few)]) == "decisions"
    assert unrated([replace(first, decisions=few), replace(second, decisions=40)]) == "decisions"
    assert unrated([replace(first, decisions=enough), replace(second, decisions=enough)]) is None


def test_the_number_shown_rises_with_what_one_is_sure_of() -> None:
    assert shown(25, 25 / 3) == 1000
    assert shown(25, 2) > shown(25, 4)
    assert shown(30, 2) > shown(25, 2)
    assert is_provisional(RatingRow("a", "a", "masters", 2, 25, 8, 9, 0, 1))
    assert not is_provisional(RatingRow("a", "a", "masters", 2, 25, 8, 10, 0, 1))


# With a store


def test_pending_matches_are_rated_once_and_in_order(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Eva")
        await finished(store, "a", [(lisa, 1, 9), (eva, 2, 5)], ranked=True, changed=10)
        await finished(store, "b", [(lisa, 2, 9), (None, 1, 20), (eva, 3, 5)], ranked=True, changed=20)
        await finished(store, "alone", [(lisa, 1, 9), (None, 2, 5)], ranked=True, changed=30)
        await finished(store, "casual", [(lisa, 2, 9), (eva, 1, 5)], changed=40)
        assert await rate_pending(store, now) == 3
        assert await rate_pending(store, now) == 0
        assert await store.unrated(9) == []
        (hers,) = await store.ratings_of(lisa)
        assert (hers.matches, hers.wins, hers.game, hers.players, hers.changed) == (2, 1, "masters", 3, 99)
        first = rated([result(lisa, 1), result(eva, 2)], [None, None], 99)
        second = rated([result(lisa, 2), result(eva, 3)], first, 99)
        assert [hers.mu, (await store.ratings_of(eva))[0].mu] == [rating.mu for rating in second]

    run(store, use)


def test_accounts_that_share_a_browser_do_not_rate_each_other(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva, carla = await people(store, "Lisa", "Eva", "Carla")
        for account, browser in ((lisa, "one"), (eva, "one"), (eva, "two"), (carla, "three")):
            await store.add_browser(account, browser, 1)
        await finished(store, "same", [(lisa, 1, 9), (eva, 2, 5)], ranked=True, changed=10)
        await finished(store, "among", [(carla, 3, 1), (lisa, 1, 9), (eva, 2, 5)], ranked=True, changed=11)
        await finished(store, "fair", [(lisa, 2, 9), (carla, 1, 10)], ranked=True, changed=12)
        await finished(store, "casual", [(lisa, 2, 9), (carla, 1, 10)], changed=13)
        assert await store.rating_outcome("fair") == (False, None)
        assert await rate_pending(store, now) == 3
        assert await store.rating_outcome("same") == (True, "browser")
        assert await store.rating_outcome("among") == (True, "browser")
        assert await store.rating_outcome("fair") == (True, None)
        assert await store.rating_outcome("casual") is None
        assert await store.ratings_of(eva) == []
        assert [rating.matches for rating in await store.ratings_of(lisa)] == [1]

    run(store, use)


def test_two_processes_that_rate_at_once_count_each_match_once(store: Store) -> None:
    async def use(store: Store) -> None:
        ids = await people(store, *(f"p{i}" for i in range(4)))
        for number in range(12):
            seats: list[tuple[str | None, int, int]] = [
                (ids[(number + i) % 4], i + 1, 10 - i) for i in range(3)
            ]
            await finished(store, f"m{number:02}", seats, ranked=True, changed=number)
        while await store.unrated(1):
            await asyncio.gather(*(rate_pending(store, now) for _ in range(3)))
        ratings = [(await store.ratings_of(who))[0] for who in ids]
        assert [rating.matches for rating in ratings] == [9] * 4
        assert [rating.wins for rating in ratings] == [3] * 4

    run(store, use)


def test_the_rater_rates_while_the_site_is_open(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Eva")
        await finished(store, "a", [(lisa, 1, 9), (eva, 2, 5)], ranked=True)
        rater = Rater(store, now)
        assert not rater.healthy
        await rater.open()
        assert rater.healthy
        async with asyncio.timeout(60):
            while await store.unrated(1):
                await asyncio.sleep(0.01)
        await rater.close()
        assert not rater.healthy
        assert (await store.ratings_of(lisa))[0].wins == 1

    run(store, use)
