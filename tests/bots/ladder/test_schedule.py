"""The tournament is fair: everybody meets everybody on the same deals and on every seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations, islice

from hypothesis import given
from hypothesis import strategies as st

from bottega.bots.ladder.schedule import (
    Fixture,
    TournamentPlan,
    divisions,
    fixtures,
    mirrored,
    orders,
    rotations,
)


def plan(entrants: int, players: tuple[int, ...], matches: int) -> TournamentPlan:
    return TournamentPlan("masters", tuple(f"bot{i}" for i in range(entrants)), players, matches, "s")


PLANS = st.builds(
    plan,
    st.integers(2, 6),
    st.sets(st.integers(1, 5), min_size=1).map(lambda sizes: tuple(sorted(sizes))),
    st.integers(1, 45),
)


def by_deal(found: list[Fixture]) -> dict[tuple[int, int], list[Fixture]]:
    groups: dict[tuple[int, int], list[Fixture]] = defaultdict(list)
    for fixture in found:
        groups[fixture.players, fixture.deal].append(fixture)
    return groups


@given(PLANS)
def test_no_match_is_played_twice_and_none_is_missing(plan: TournamentPlan) -> None:
    found = list(fixtures(plan))
    assert len(set(found)) == len(found)
    count = Counter(fixture.players for fixture in found)
    pairs = len(plan.entrants) * (len(plan.entrants) - 1) // 2
    for players in plan.players:
        each = plan.matches if players == 1 else plan.matches + plan.matches % 2
        assert count[players] == each * (len(plan.entrants) if players == 1 else pairs)


@given(PLANS)
def test_on_every_deal_every_pair_exchanges_all_seats(plan: TournamentPlan) -> None:
    for (players, _), matches in by_deal(list(fixtures(plan))).items():
        if players == 1:
            assert [match.seats for match in matches] == [(i,) for i in range(len(plan.entrants))]
            continue
        for pair in combinations(range(len(plan.entrants)), 2):
            one, two = [match.seats for match in matches if set(match.seats) == set(pair)]
            assert all({a, b} == set(pair) for a, b in zip(one, two, strict=True))
            assert abs(one.count(pair[0]) - one.count(pair[1])) == players % 2


@given(st.integers(2, 5), st.integers(2, 4))
def test_after_a_round_of_deals_all_ways_to_sit_have_been_played_equally_often(
    players: int, entrants: int
) -> None:
    ways = len(divisions(players))
    seen = Counter(f.seats for f in fixtures(plan(entrants, (players,), 2 * 2 * ways)))
    assert set(seen.values()) == {2}
    after = Counter((seats[i], seats[(i + 1) % players]) for seats in seen.elements() for i in range(players))
    assert all(after[a, b] == after[b, a] for a, b in after)


def test_a_division_and_its_mirror_image_are_one() -> None:
    for players, count in ((2, 1), (3, 3), (4, 3), (5, 10)):
        found = divisions(players)
        assert len(found) == count
        assert len({*found, *map(mirrored, found)}) == 2 * count


@given(PLANS, st.integers(1, 20))
def test_a_longer_tournament_begins_with_the_shorter_one(given: TournamentPlan, more: int) -> None:
    if len(given.players) == 1 and given.players[0] > 1:
        longer = plan(len(given.entrants), given.players, given.matches + more)
        short = list(fixtures(given))
        assert list(islice(fixtures(longer), len(short))) == short


@given(PLANS)
def test_whoever_stops_early_has_as_much_of_everything(plan: TournamentPlan) -> None:
    deals = [fixture.deal for fixture in fixtures(plan)]
    assert deals == sorted(deals)


def test_deals_are_the_same_for_all_pairs_and_differ_otherwise() -> None:
    given = plan(3, (2, 4), 4)
    seeds = {given.deal_seed(players, deal) for players in (2, 4) for deal in range(2)}
    assert len(seeds) == 4


# One table as it is seated


def seated(table: tuple[int, ...], matches: int) -> TournamentPlan:
    names = tuple(f"bot{i}" for i in range(max(table) + 1))
    return TournamentPlan("inventors", names, (len(table),), matches, "s", table=table)


TABLES = st.lists(st.integers(0, 2), min_size=2, max_size=5).map(
    lambda table: tuple(sorted(set(table)).index(each) for each in table)
)


@given(TABLES.filter(lambda table: len(set(table)) > 1), st.integers(1, 30))
def test_on_every_deal_each_bot_of_a_table_has_every_seat_equally_often(
    table: tuple[int, ...], matches: int
) -> None:
    plan = seated(table, matches)
    found = by_deal(list(fixtures(plan)))
    each = plan.matches_of_deal(len(table))
    assert len(found) == plan.deals(len(table)) == -(-matches // each)
    for group in found.values():
        assert len(set(group)) == len(group) == each
        for match in group:
            assert sorted(match.seats) == sorted(table)
        for seat in range(len(table)):
            held = Counter(match.seats[seat] for match in group)
            assert {bot: len(table) * count for bot, count in held.items()} == {
                bot: each * count for bot, count in Counter(table).items()
            }


def test_from_deal_to_deal_the_order_around_the_table_changes() -> None:
    assert len(orders((0, 1, 2, 3))) == 6
    assert len(rotations((0, 1, 2, 3))) == 4
    seen = {match.seats for match in fixtures(seated((0, 1, 2, 3), 24))}
    assert len(seen) == 24, "all ways to sit"
    assert orders((0, 1, 0, 1)) == ((0, 1, 1, 0),), "four matches on each deal, not two"
    assert orders((0, 1)) == ((0, 1),)


def test_equal_entrants_are_told_apart() -> None:
    equal = TournamentPlan("masters", ("greedy", "random", "greedy", "greedy"), (2,), 2, "s")
    assert equal.names == ("greedy", "random", "greedy #2", "greedy #3")
    assert len(list(fixtures(equal))) == 2 * 6
