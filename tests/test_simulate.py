"""Random play in bulk: the same for a seed, whatever the processes; honest statistics; loud failures."""

from __future__ import annotations

import gc
import math
import random
import statistics

import pytest

import bottega
from bottega.engine.action import Action
from bottega.engine.records import Record
from bottega.engine.types import Deal
from bottega.engine.verify import verify
from bottega.simulate import Crash, MatchTally, SimulationPlan, measure, play_match, simulate
from bottega.simulate.intervals import wilson
from bottega.simulate.run import _chunks, work
from bottega.simulate.tally import Numbers
from bottega.workers import LocalPool
from tests.coins.bottega_coins import Coins, CoinsState

PLAN = SimulationPlan("masters", players=(1, 3), matches=120, seed="s")


def as_json(tallies: dict[int, MatchTally]) -> list[object]:
    return [tally.to_json() for tally in tallies.values()]


def test_the_number_of_processes_changes_nothing() -> None:
    assert as_json(simulate(PLAN)) == as_json(simulate(PLAN, LocalPool(2)))


def test_another_seed_gives_other_matches() -> None:
    other = SimulationPlan("masters", players=(1, 3), matches=120, seed="t")
    assert as_json(simulate(PLAN)) != as_json(simulate(other))


@pytest.mark.parametrize("processes", [1, 2])
def test_the_garbage_of_the_caller_is_still_collected(processes: int) -> None:
    frozen = gc.get_freeze_count()
    simulate(PLAN, LocalPool(processes))
    assert gc.get_freeze_count() == frozen
    assert gc.isenabled()


def test_progress_reaches_the_end() -> None:
    heard: list[tuple[int, int]] = []
    simulate(PLAN, on_progress=lambda done, of: heard.append((done, of)))
    assert heard[-1] == (240, 240)
    assert heard == sorted(heard)


def test_a_tally_is_what_the_matches_add_up_to() -> None:
    game = bottega.game("masters")
    played = [play_match(game, 3, {}, PLAN.match_seed(3, i)) for i in range(120)]
    tally = simulate(PLAN)[3]
    assert tally.matches == 120
    for seat in range(3):
        scores = [match.scores[seat]["total"] for match in played]
        assert tally.seats[seat].score.mean == pytest.approx(statistics.mean(scores))
        assert tally.seats[seat].score.deviation == pytest.approx(statistics.stdev(scores))
        assert (tally.seats[seat].score.least, tally.seats[seat].score.most) == (min(scores), max(scores))
        shares = [1 / len(m.ranking[0]) if seat in m.ranking[0] else 0 for m in played]
        assert tally.seats[seat].share == pytest.approx(statistics.mean(shares))
        low, high = tally.seats[seat].interval
        assert low < tally.seats[seat].share < high
    assert sum(seat.share for seat in tally.seats) == pytest.approx(1)
    assert tally.decisions.total == sum(match.decisions for match in played)


def test_lines_add_up_to_the_score() -> None:
    for seat in simulate(PLAN)[3].seats:
        assert sum(line.mean for line in seat.lines.values()) == pytest.approx(seat.score.mean)


def test_numbers_do_not_depend_on_how_they_are_split() -> None:
    values = [random.Random(1).randrange(-50, 50) for _ in range(30)]
    whole, left, right = Numbers(), Numbers(), Numbers()
    for i, value in enumerate(values):
        whole.add(value)
        (left if i % 3 else right).add(value)
    left.merge(right)
    left.merge(Numbers())
    assert left == whole


def test_the_interval_is_wilsons() -> None:
    # Newcombe 1998, table I: 81 of 263 and 0 of 20.
    assert [round(bound, 4) for bound in wilson(81 / 263, 263)] == [0.2553, 0.3662]
    assert [round(bound, 4) for bound in wilson(0, 20)] == [0.0, 0.1611]
    assert wilson(0, 0) == (0.0, 1.0)
    assert not math.isnan(MatchTally(2).seats[0].share)


class FailsInTheSecondRound(CoinsState):
    def legal(self, seat: int) -> list[Action]:
        if self.round == 1:
            raise RuntimeError("planted")
        return super().legal(seat)


def test_a_crash_tells_the_seed_and_the_match_so_far() -> None:
    with pytest.raises(Crash) as caught:
        play_match(Coins(FailsInTheSecondRound), 2, {}, "x/2/0")
    crash = caught.value
    assert crash.seed == "x/2/0"
    assert crash.problem == "RuntimeError: planted"
    assert "planted" in crash.trace
    record = Record.parse(crash.record)
    assert not [check for check in verify(record, Coins()) if check.ok is False]
    state = Coins().start(record.deal)
    for entry in record.entries:
        assert state.round < 1
        state.play(entry.seat, Coins().parse(entry.notation))
    assert state.round == 1


class CannotBeDealt(Coins):
    def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> Deal:
        raise RuntimeError("planted")


def test_a_crash_before_the_first_decision_has_no_record() -> None:
    with pytest.raises(Crash) as caught:
        play_match(CannotBeDealt(), 2, {}, "x/2/0")
    assert (caught.value.problem, caught.value.record) == ("RuntimeError: planted", "")


@pytest.mark.parametrize("processes", [1, 2])
def test_a_crash_in_any_process_is_told_with_its_seed(processes: int) -> None:
    """The options are wrong, so that the very first deal fails, wherever it is made."""
    plan = SimulationPlan("masters", players=(2,), matches=60, seed="s", options=(("no-such-option", "1"),))
    with pytest.raises(Crash) as caught:
        list(work(plan, LocalPool(processes)))
    assert caught.value.seed == "s/2/0"
    assert "no-such-option" in caught.value.problem


def test_every_match_is_in_one_piece_of_work() -> None:
    plan = SimulationPlan("masters", players=(1, 2, 4), matches=120, seed="s")
    pieces = list(_chunks(plan))
    assert [players for players, _, _ in pieces[:3]] == [1, 2, 4], "all numbers of players in turn"
    for players in plan.players:
        assert [n for seats, first, end in pieces if seats == players for n in range(first, end)] == list(
            range(120)
        )
    assert plan.total == 360
    assert list(_chunks(SimulationPlan("masters", (2,), 0, "s"))) == []


@pytest.mark.parametrize("processes", [1, 2])
def test_closing_the_iterator_stops_the_work(processes: int) -> None:
    plan = SimulationPlan("masters", players=(1,), matches=100_000, seed="s")
    pieces = work(plan, LocalPool(processes))
    first = next(pieces)
    pieces.close()
    assert first.matches == 50
    assert list(pieces) == []


def test_speed_is_measured() -> None:
    speed = measure(bottega.game("masters"), 2, 0.01)
    assert speed.rate > 0
    assert speed.clone > 0
    assert speed.decisions > speed.matches > 0
