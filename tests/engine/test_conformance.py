"""The conformance kit passes a sound game and names the law that a broken one breaks."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from functools import partial

import pytest

from bottega.engine.conformance import ConformanceFailure, check, check_match, check_record, laws
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.records import Record
from bottega.engine.types import Seat
from bottega.workers import LocalPool
from tests.coins.bottega_coins import PASS, Coins
from tests.engine.broken_coins import BROKEN
from tests.engine.faults.outcomes import MakesACoin
from tests.engine.faults.secrets import LeakInTheView


def failure_of(game: Game, seeds: Iterable[int] = (0,)) -> ConformanceFailure:
    """The first failure. Some faults show only where two worlds look alike by chance: they may need several
    seeds."""
    for seed in seeds:
        try:
            check(game, 16, seed, thorough=1, limit=60)
        except ConformanceFailure as failure:
            return failure
    pytest.fail("the game passes")


def named(case: tuple[str, Game]) -> str:
    game = case[1]
    return game.kind.__name__ if type(game) is Coins else type(game).__name__


def test_a_sound_game_passes() -> None:
    report = check(Coins(), 40, thorough=0.3)
    assert report.matches == 40
    assert report.decisions > 40 * 2 * 3
    assert report.undone > 0


def test_every_law_holds_where_everything_is_looked_at() -> None:
    assert check(Coins(), 16, thorough=1).matches == 16


def test_what_is_played_does_not_depend_on_what_is_examined() -> None:
    everything, some = check(Coins(), 40), check(Coins(), 40, examined=0.2)
    assert everything.examined == everything.decisions == some.decisions
    assert 0.1 < some.examined / some.decisions < 0.3


def test_a_fault_is_found_where_few_decisions_are_examined() -> None:
    with pytest.raises(ConformanceFailure) as failure:
        check(Coins(LeakInTheView), 40, examined=0.05)
    assert failure.value.law == "an_imagined_world_looks_the_same"


def test_a_run_that_examined_little_does_not_ask_what_varied() -> None:
    assert check(Coins(), 16, examined=1e-9).examined == 0


def test_what_a_match_is_made_of_is_checked_at_every_decision() -> None:
    with pytest.raises(ConformanceFailure) as failure:
        check(Coins(MakesACoin), 1, examined=1e-9)
    assert failure.value.law == "nothing_is_made_or_lost"


@pytest.mark.parametrize("case", BROKEN, ids=named)
def test_a_planted_fault_is_caught_by_its_law(case: tuple[str, Game]) -> None:
    law, game = case
    assert failure_of(game, range(8)).law == law


def test_every_law_catches_something() -> None:
    # Those two are broken by a `Match` and by a record; see below.
    elsewhere = {"undo_restores_the_state", "a_record_holds_for_ever"}
    assert {law for law, _ in BROKEN} | elsewhere == set(laws())


def test_an_undo_that_restores_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(match: Match, seat: Seat, count: int = 1) -> None:
        del match.entries[-1:]

    monkeypatch.setattr(Match, "undo", forget)
    assert failure_of(Coins()).law == "undo_restores_the_state"


def test_laws_are_stated_in_words() -> None:
    for name, statement in laws().items():
        assert statement.endswith("."), name
        assert "\n" not in statement


# What a failure tells


def test_a_failure_holds_the_match_so_far_as_a_record() -> None:
    game = Coins(MakesACoin)
    failure = failure_of(game)
    match = Match.resume(Record.parse(failure.record), game)
    assert len(match.entries) == failure.decision - 1
    assert match.state.audit() != []


def test_a_failure_can_be_seen_again_from_its_seed() -> None:
    game = Coins(LeakInTheView)
    failure = failure_of(game)
    with pytest.raises(ConformanceFailure) as again:
        check_match(game, failure.players, failure.options, failure.seed, thorough=1)
    assert str(again.value) == str(failure)


def test_a_failure_says_what_where_and_which_law() -> None:
    text = str(failure_of(Coins(LeakInTheView)))
    assert "coins breaks an_imagined_world_looks_the_same" in text
    assert "(players=2, length=short, seed='0/0', decision 1)" in text
    assert "pile is" in text
    assert laws()["an_imagined_world_looks_the_same"] in text


def test_a_failure_travels_between_processes() -> None:
    failure = failure_of(Coins(LeakInTheView))
    copy = pickle.loads(pickle.dumps(failure))
    assert str(copy) == str(failure)
    assert copy.record == failure.record


# What a run looks at


def test_a_run_goes_through_all_players_and_options() -> None:
    seen: set[tuple[int, str]] = set()

    class Watched(Coins):
        def shuffle(self, players: int, seed: int | str, options: dict[str, str]) -> dict[str, object]:
            seen.add((players, options["length"]))
            return super().shuffle(players, seed, options)

    check(Watched(), 4)
    assert seen == {(2, "short"), (3, "short"), (2, "long"), (3, "long")}
    seen.clear()
    check(Watched(), 4, players=3, options={"length": "long"})
    assert seen == {(3, "long")}


def test_a_run_follows_from_its_seed() -> None:
    assert repr(check(Coins(), 12, seed=5)) == repr(check(Coins(), 12, seed=5))
    assert failure_of(Coins(MakesACoin), (5,)).record == failure_of(Coins(MakesACoin), (5,)).record
    assert failure_of(Coins(MakesACoin), (5,)).record != failure_of(Coins(MakesACoin), (6,)).record


def test_several_processes_see_what_one_sees() -> None:
    assert repr(check(Coins, 50, run=LocalPool(2).run)) == repr(check(Coins(), 50))


def test_a_failure_in_another_process_is_told() -> None:
    with pytest.raises(ConformanceFailure) as caught:
        check(partial(Coins, LeakInTheView), 50, run=LocalPool(2).run)
    assert caught.value.law == "an_imagined_world_looks_the_same"
    assert Record.parse(caught.value.record).game == "coins"


def test_several_processes_need_a_function_that_makes_the_game() -> None:
    with pytest.raises(ValueError, match="a function that makes the game"):
        check(Coins(), 10, run=LocalPool(2).run)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    check(Coins(), 3, on_progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("wrong", "problem"), [({"players": 7}, "2 to 3 players"), ({"options": {"length": "x"}}, "length")]
)
def test_a_run_of_what_the_game_does_not_have_is_refused(wrong: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        check(Coins(), 1, **wrong)  # type: ignore[arg-type]


# Records


def finished() -> Match:
    game = Coins()
    match = Match(game, game.deal(2, "record", length="short"), ["Ada", "Bruno"])
    while not match.state.over:
        seat = match.state.actors[0]
        match.play(seat, match.state.legal(seat)[-1])
    return match


def test_a_record_that_holds_passes() -> None:
    check_record(Coins(), str(finished().record()))


def test_a_record_with_another_result_is_caught() -> None:
    text = str(finished().record())
    ranking = str(finished().state.ranking())
    assert f"result: {ranking}" in text
    for wrong, problem in (
        (text.replace(f"result: {ranking}", f"result: {finished().state.ranking()[::-1]}"), "result"),
        (text[: text.index("result:")], "no result"),
        (text.replace("rules: 1", "rules: 2"), "rules"),
        (text.replace("1. 0 bid", "1. 1 bid"), "IllegalAction"),
        ("", "RecordError"),
    ):
        with pytest.raises(ConformanceFailure, match=problem) as caught:
            check_record(Coins(), wrong)
        assert caught.value.law == "a_record_holds_for_ever"


def test_a_record_that_stops_early_is_caught() -> None:
    lines = str(finished().record()).splitlines()
    last = max(i for i, line in enumerate(lines) if line.endswith(str(PASS)))
    text = "\n".join(line for i, line in enumerate(lines) if i != last)
    with pytest.raises(ConformanceFailure, match="not over"):
        check_record(Coins(), text)
