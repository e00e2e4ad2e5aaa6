"""Statistics: the profile of a player from their results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bottega.server.statistics import (
    FEWEST,
    Opponent,
    PlayerTally,
    leaderboard,
    met_most,
    profile,
    streak,
    tallies,
)
from bottega.server.store.base import AccountChanges, RatingRow, Store
from bottega.table.rows import ResultRow
from tests.server.services import run
from tests.server.store.rows import account, finished, people


def result(match: str, place: int, score: int, game: str = "masters", players: int = 2) -> ResultRow:
    return ResultRow(match, 0, "a", "Anna", game, players, place, score, False, 50)


def test_matches_are_counted_by_game_and_number_of_players() -> None:
    rows = [
        result("a", 1, 30),
        result("b", 2, 41),
        result("c", 2, 20),
        result("d", 3, 7, players=4),
        result("e", 1, 55, "leonardo"),
    ]
    assert tallies(rows) == [
        PlayerTally("leonardo", 2, 1, 1, 1.0, 55.0, 55),
        PlayerTally("masters", 2, 3, 1, 1.67, 30.3, 41),
        PlayerTally("masters", 4, 1, 0, 3.0, 7.0, 7),
    ]
    assert tallies([]) == []


def test_a_streak_goes_back_from_the_last_match() -> None:
    places = {"": 0, "1": 1, "112": 2, "2": -1, "3211": -2, "1112": 3, "222": -3}
    for order, length in places.items():
        assert streak([result("m", int(place), 0) for place in order]) == length


def test_opponents_are_the_people_met_most() -> None:
    def table(*places: tuple[str | None, int]) -> list[ResultRow]:
        return [replace(result("m", place, 0), account=who) for who, place in places]

    tables = [
        table(("a", 1), ("b", 2), ("c", 3)),
        table(("a", 2), ("b", 1), (None, 3)),
        table(("a", 1), ("b", 1)),
    ]
    assert met_most("a", tables) == [("b", 3, 1), ("c", 1, 1)]


# With a store


def test_a_profile_adds_everything_up(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva = await people(store, "Lisa", "Eva")
        for number in range(3):
            seats = [(lisa, 1, 10 + number), (eva, 2, 5), (None, 3, 0)]
            await finished(store, f"m{number}", seats, changed=number)
        await store.change_account(eva, AccountChanges(name="Evelyn"))
        found = await profile(store, account("Lisa"), own=False)
        assert (found.matches, found.wins, found.streak) == (3, 3, 3)
        assert found.tallies == [PlayerTally("masters", 3, 3, 3, 1.0, 11.0, 12)]
        assert found.opponents == [Opponent("Evelyn", 3, 3)], "under the name she has now"
        assert [row.match for row in found.last] == ["m2", "m1", "m0"]
        assert found.ratings == []

    run(store, use)


def test_who_sat_at_a_table_that_was_not_public_is_nobodys_business(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, eva, mona = await people(store, "Lisa", "Eva", "Mona")
        await finished(store, "secret", [(lisa, 1, 10), (eva, 2, 5)], public=False)
        await finished(store, "open", [(lisa, 1, 10), (mona, 2, 5)])
        others = await profile(store, account("Lisa"), own=False)
        assert [row.match for row in others.last] == ["open"]
        assert [each.name for each in others.opponents] == ["Mona"]
        assert others.matches == 2, "figures that name nobody count all"
        own = await profile(store, account("Lisa"), own=True)
        assert {row.match for row in own.last} == {"secret", "open"}
        assert {each.name for each in own.opponents} == {"Eva", "Mona"}

    run(store, use)


def test_a_profile_is_a_few_reads_however_many_matches_there_are(store: Store) -> None:
    async def use(store: Store) -> None:
        lisa, *others = await people(store, "Lisa", *(f"Other {number}" for number in range(12)))
        for number in range(40):
            seats: list[tuple[str | None, int, int]] = [(lisa, 1, 10), (others[number % 12], 2, 5)]
            await finished(store, f"m{number}", seats, changed=number, public=number % 2 == 0)
        reads = 0

        def counted(read: Callable[..., Any]) -> Callable[..., Any]:
            async def counting(*args: Any) -> Any:
                nonlocal reads
                reads += 1
                return await read(*args)

            return counting

        for name in ("_read", "_list"):
            setattr(store, name, counted(getattr(store, name)))
        found = await profile(store, account("Lisa"), own=False)
        assert reads <= 6
        assert [row.match for row in found.last] == [f"m{number}" for number in range(38, -1, -2)]
        assert len(found.opponents) == 6, "half of them were met at public tables"

    run(store, use)


def test_a_leaderboard_has_those_who_played_enough(store: Store) -> None:
    async def use(store: Store) -> None:
        ids = await people(store, "few", "enough", "better")
        figures = [(40.0, FEWEST - 1), (25.0, FEWEST), (30.0, FEWEST + 1)]
        for who, (mu, matches) in zip(ids, figures, strict=True):
            await finished(store, f"m-{who}", [(who, 1, 1)], ranked=True)
            rating = RatingRow(who, who, "masters", 3, mu, 1.0, matches, 1, 7)
            assert await store.rate(f"m-{who}", [rating], [None])
        assert [rating.name for rating in await leaderboard(store, "masters", 3)] == ["better", "enough"]
        assert await leaderboard(store, "masters", 2) == []

    run(store, use)
