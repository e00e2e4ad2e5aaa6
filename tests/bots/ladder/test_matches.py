"""Matches of a tournament: the same in any process, and loud where they fail."""

from __future__ import annotations

import multiprocessing
import random
from dataclasses import replace

import pytest

import bottega
from bottega.bots import entrants
from bottega.bots.bot import Advice, Bot, Budget, Outlook
from bottega.bots.ladder import (
    Fixture,
    MatchOutcome,
    Standings,
    TournamentPlan,
    fixtures,
    play_fixture,
    playing,
    work,
)
from bottega.bots.luck import luck_of_decisions, luck_of_match
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.records import Record
from bottega.engine.types import Deal
from bottega.engine.verify import verify
from bottega.simulate import Crash
from bottega.workers import LocalPool

PLAN = TournamentPlan("masters", ("random", "greedy:worlds=1"), (1, 2, 3), 4, "s")


def results(outcomes: list[MatchOutcome]) -> dict[Fixture, object]:
    """All but the times."""
    return {each.fixture: (each.ranking, each.points, each.decisions, each.luck) for each in outcomes}


def test_processes_change_nothing_but_the_order() -> None:
    alone, crowd = list(work(PLAN, fixtures(PLAN))), list(work(PLAN, fixtures(PLAN), LocalPool(2)))
    assert results(alone) == results(crowd)
    assert len(alone) == len(crowd) == len(list(fixtures(PLAN)))


def test_closing_the_iterator_stops_the_processes() -> None:
    going = work(replace(PLAN, matches=10_000), fixtures(replace(PLAN, matches=10_000)), LocalPool(2))
    next(going)
    children = _children()
    assert len(children) >= 2
    going.close()
    assert not _children()


def _children() -> list[object]:
    return list(multiprocessing.active_children())


def test_a_deal_is_the_same_whoever_sits_where(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    class Looking(Bot):
        def decide(self, outlook: Outlook, budget: Budget) -> Advice:
            seen.append(outlook.view["market"])
            return Advice(outlook.legal[0], [], 1, 0.0)

    monkeypatch.setattr(entrants, "bot", lambda *args, **settings: Looking())
    for seats in ((0, 1), (1, 0)):
        play_fixture(PLAN, Fixture(2, 0, seats))
    first = seen[: len(seen) // 2]
    assert first == seen[len(seen) // 2 :]
    before = len(seen)
    play_fixture(PLAN, Fixture(2, 1, (0, 1)))
    assert seen[before] != seen[0]


def test_only_real_decisions_are_asked_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Counting(Bot):
        def decide(self, outlook: Outlook, budget: Budget) -> Advice:
            asked.append(len(outlook.legal))
            return Advice(outlook.legal[0], [], 1, 0.0)

    monkeypatch.setattr(entrants, "bot", lambda *args, **settings: Counting())
    outcome = play_fixture(PLAN, Fixture(2, 0, (0, 1)))
    assert sum(outcome.decisions) == len(asked)
    assert min(asked) > 1


def test_a_bot_that_breaks_the_rules_is_told_with_the_match_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        def decide(self, outlook: Outlook, budget: Budget) -> Advice:
            return Advice(outlook.game.parse("end turn"), [], 1, 0.0)

    monkeypatch.setattr(entrants, "bot", lambda *args, **settings: Cheat())
    with pytest.raises(Crash) as caught:
        play_fixture(PLAN, Fixture(2, 0, (1, 0)))
    assert "greedy:worlds=1 has chosen 'end turn', which is not legal" in caught.value.problem
    record = Record.parse(caught.value.record)
    assert record.names == ["greedy:worlds=1 0", "random 1"]
    assert not [check for check in verify(record, bottega.game("masters")) if check.ok is False]


def test_a_crash_in_another_process_arrives_here() -> None:
    broken = replace(PLAN, entrants=("random", "nobody"))
    with pytest.raises(Crash, match="There is no bot “nobody”"):
        list(work(broken, fixtures(broken), LocalPool(2)))


def test_options_and_edition_are_those_of_the_plan() -> None:
    plan = TournamentPlan(
        "leonardo", ("random", "greedy:worlds=1"), (2,), 1, "s", (("codex", "on"), ("start", "expert"))
    )
    assert [outcome.fixture for outcome in work(plan, fixtures(plan))] == list(fixtures(plan))
    dear = replace(PLAN, edition="Mine", changes=(("track.tiles.1", 9), ("track.tiles.2", 9)), players=(2,))
    usual = replace(PLAN, players=(2,))
    points = [sum(sum(outcome.points) for outcome in work(each, fixtures(each))) for each in (dear, usual)]
    assert points[0] > points[1]


# What they add up to


def synthetic(plan: TournamentPlan, strength: list[int]) -> dict[Fixture, MatchOutcome]:
    """The stronger entrant always wins, by its strength in points; alone, from strength 2 on."""
    found = {}
    for fixture in fixtures(plan):
        points = tuple(10 * strength[number] for number in fixture.seats)
        best = max(points)
        winners = tuple(seat for seat, each in enumerate(points) if each == best)
        others = tuple(seat for seat in range(fixture.players) if seat not in winners)
        ranking = (winners, others) if others else (winners,)
        if fixture.players == 1 and strength[fixture.seats[0]] < 2:
            ranking = ((), (0,))
        decisions = (10,) * fixture.players
        found[fixture] = MatchOutcome(
            fixture, ranking, points, decisions, tuple(0.1 * strength[number] for number in fixture.seats)
        )
    return found


THREE = TournamentPlan("masters", ("a", "b", "c"), (1, 2, 4), 20, "s")


def test_standings_are_what_the_matches_add_up_to() -> None:
    standings = Standings(THREE, synthetic(THREE, [1, 3, 2]))
    assert standings.order() == [1, 2, 0]
    assert standings.matches == 3 * 20 + 3 * 20 + 3 * 20
    alone, two, four = standings.tables
    assert [row.victories.value for row in alone.rows] == [0.0, 1.0, 1.0]
    assert [row.rating for row in alone.rows] == [None] * 3
    for table in (two, four):
        assert table.deals == 10
        assert [row.victories.value for row in table.rows] == [0.0, 1.0, 0.5]
        assert [row.points.value for row in table.rows] == [10, 30, 20]
        assert [row.matches for row in table.rows] == [40, 40, 40]
        assert [row.seconds_per_decision for row in table.rows] == pytest.approx([0.01, 0.03, 0.02])
        assert table.rows[0].decisions == 10
        assert table.versus[1, 0].value == 1.0
        assert table.versus[0, 1].value == 0.0
        assert table.versus[0, 1].high == pytest.approx(1 - table.versus[1, 0].low)


def test_a_deal_that_not_everybody_has_played_does_not_count() -> None:
    outcomes = synthetic(THREE, [1, 3, 2])
    last = [fixture for fixture in outcomes if fixture.players == 4][-1]
    del outcomes[last]
    assert [table.deals for table in Standings(THREE, outcomes).tables] == [20, 10, 9]


def test_nothing_played_is_no_standings() -> None:
    standings = Standings(THREE, {})
    assert standings.tables == []
    assert standings.ratings == []
    assert standings.to_json()["tables"] == []


def test_the_outcomes_of_a_longer_tournament_are_left_out() -> None:
    longer = replace(THREE, matches=40)
    assert Standings(THREE, synthetic(longer, [1, 3, 2])).tables[0].deals == 20


def test_a_shared_victory_is_divided_among_its_seats() -> None:
    outcome = MatchOutcome(Fixture(4, 0, (0, 1, 1, 0)), ((0, 1, 2), (3,)), (9, 9, 9, 1), (1,) * 4, (0.0,) * 4)
    assert outcome.victory(0) == pytest.approx(1 / 3)
    assert outcome.victory(1) == pytest.approx(2 / 3)


def test_a_seat_that_always_wins_is_seen_between_equals() -> None:
    plan = TournamentPlan("masters", ("a", "a"), (4,), 12, "s")
    found = {
        each: MatchOutcome(each, ((2,), (0, 1, 3)), (0, 0, 1, 0), (1,) * 4, (0.0,) * 4)
        for each in fixtures(plan)
    }
    standings = Standings(plan, found)
    [table] = standings.tables
    assert [seat.value for seat in table.by_seat] == [0.0, 0.0, 1.0, 0.0]
    assert [row.victories.value for row in table.rows] == [0.5, 0.5]
    assert [row.entrant for row in table.rows] == ["a", "a #2"]
    assert set(standings.to_json()["ratings"]) == {"a", "a #2"}
    assert len(standings.to_json()["tables"][0]["by_seat"]) == 4


def test_a_table_is_told_by_what_each_bot_holds_and_wins() -> None:
    plan = TournamentPlan("masters", ("a", "b"), (4,), 40, "s", table=(0, 1, 1, 1))
    standings = Standings(plan, synthetic(plan, [1, 2]))
    [table] = standings.tables
    assert [row.held for row in table.rows] == [0.25, 0.75]
    assert [row.victories.value for row in table.rows] == [0.0, 1.0]
    assert [row.rating for row in table.rows] == [None, None]
    assert table.versus == {}
    assert standings.ratings == []
    assert standings.order() == [1, 0]
    assert [seat.value for seat in table.by_seat] == pytest.approx([0.25] * 4)


def test_the_best_at_a_table_wins_most_for_each_seat() -> None:
    """One seat with 40% is better than three with 60%."""
    plan = TournamentPlan("masters", ("many", "one"), (4,), 40, "s", table=(0, 0, 0, 1))
    found = {}
    for each in fixtures(plan):
        winner = each.seats.index(1 if each.deal % 5 < 2 else 0)
        others = tuple(seat for seat in range(4) if seat != winner)
        found[each] = MatchOutcome(each, ((winner,), others), (1,) * 4, (1,) * 4, (0.0,) * 4)
    assert Standings(plan, found).order() == [1, 0]


# Luck


def test_a_match_keeps_the_luck_of_each_seat() -> None:
    plan = TournamentPlan("inventors", ("random", "greedy:worlds=1"), (2, 3), 2, "s")
    for outcome in work(plan, fixtures(plan)):
        assert outcome.luck is not None
        assert len(outcome.luck) == outcome.fixture.players
        assert any(outcome.luck)
        assert sum(outcome.luck) == pytest.approx(0.0, abs=1e-5), "what one wins by luck, the others lose"


@pytest.mark.parametrize(("name", "seats"), [("masters", (1,)), ("inventors", (0, 1))])
def test_the_luck_of_the_first_deal_counts_for_those_who_play_alone_only(
    name: str, seats: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two who exchange seats have it both, one after the other."""
    kept: list[tuple[int, Action]] = []
    plan = TournamentPlan(name, PLAN.entrants, (len(seats),), 2, "s")
    choose = luck_of_decisions if len(seats) > 1 else luck_of_match

    def keep(
        game: Game, deal: Deal, history: list[tuple[int, Action]], worlds: int, seed: int | str
    ) -> object:
        kept.extend(history)
        return choose(game, deal, history, worlds, seed)

    monkeypatch.setattr(playing, choose.__name__, keep)
    outcome = play_fixture(plan, Fixture(len(seats), 0, seats))
    seed = plan.deal_seed(len(seats), 0)
    game = bottega.game(name)
    named = f"{seed}/{','.join(map(str, seats))}"
    found = luck_of_match(game, game.deal(len(seats), seed), kept, 16, named)
    assert any(found.deal.chances)
    counted = found.total if len(seats) == 1 else found.play
    assert outcome.luck == pytest.approx(counted.chances, abs=1e-6)


def test_luck_is_taken_out_of_win_rates() -> None:
    """Where the cards alone decide, nothing is left but that both are equal."""
    plan = TournamentPlan("masters", ("a", "b"), (2,), 200, "s")
    rng = random.Random(1)
    outcomes: dict[Fixture, MatchOutcome] = {}
    for fixture in fixtures(plan):
        winner = rng.randrange(2)
        luck = (0.5, -0.5) if winner == 0 else (-0.5, 0.5)
        places = ((winner,), (1 - winner,))
        outcomes[fixture] = MatchOutcome(fixture, places, (9, 9), (1, 1), (0.0, 0.0), luck)
    [table] = Standings(plan, outcomes).tables
    assert table.adjusted[0, 1].share.value == pytest.approx(0.5, abs=0.01)
    assert table.adjusted[1, 0].share.value == 1 - table.adjusted[0, 1].share.value
    assert table.adjusted[0, 1].worth > 10 * 200
    assert table.rows[0].adjusted == table.adjusted[0, 1]
    told = table.to_json(plan.entrants)["versus"][0]["adjusted"]
    assert told["worth_matches"] == table.adjusted[0, 1].worth
    assert told["low"] < 0.5 < told["high"]


def test_where_the_luck_of_a_match_is_not_known_nothing_is_adjusted() -> None:
    standings = Standings(THREE, synthetic(THREE, [1, 3, 2]))
    for table in standings.tables:
        assert table.adjusted == {}
        assert [row.adjusted for row in table.rows] == [None] * 3
    assert standings.to_json()["tables"][1]["versus"][0]["adjusted"] is None
