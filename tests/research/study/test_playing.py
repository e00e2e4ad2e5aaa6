"""The matches of a study: the same in any process, and what is chosen in them is noted as it was."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import bottega
from bottega.bots import entrants
from bottega.bots.bot import Advice, Bot, Budget, Outlook
from bottega.engine.choice import Choice
from bottega.engine.game import Game
from bottega.engine.records import Record
from bottega.research.study import StudyJob, StudyPlan, jobs, play_job, work
from bottega.simulate import Crash
from bottega.workers import LocalPool

PLAN = StudyPlan("inventors", ("random",), (2, 3), 2, "s")


def test_processes_change_nothing() -> None:
    alone = list(work(PLAN, jobs(PLAN)))
    assert [match.job for match in alone] == list(jobs(PLAN))
    assert list(work(PLAN, jobs(PLAN), LocalPool(2))) == alone


def test_a_study_that_stops_early_has_as_much_of_everything() -> None:
    deals = [job.deal for job in jobs(replace(PLAN, bots=("random", "greedy"), matches=3))]
    assert deals == sorted(deals)
    assert len(deals) == replace(PLAN, bots=("random", "greedy"), matches=3).total == 12


@pytest.mark.parametrize("name", bottega.games())
def test_a_match_keeps_what_was_on_offer_and_what_was_chosen(name: str) -> None:
    plan = StudyPlan(name, ("random",), (2,), 1, "s")
    match = play_job(plan, StudyJob(0, 0, 2, 0))
    assert sum(match.victories) == pytest.approx(1.0)
    assert match.asked <= match.decisions
    assert [sum(lines.values()) for lines in match.lines] == list(match.points)
    assert match.ended is not None
    for offered, chosen in zip(match.offered, match.chosen, strict=True):
        assert chosen
        assert set(chosen) <= set(offered)


def test_of_an_opening_only_the_first_counts() -> None:
    plan = StudyPlan("inventors", ("random",), (2,), 1, "s")
    match = play_job(plan, StudyJob(0, 0, 2, 0))
    for chosen, offered in zip(match.chosen, match.offered, strict=True):
        kinds = [kind for kind, _, _ in chosen]
        assert kinds.count("opening") == kinds.count("team") == 1
        assert kinds.count("work") > 1
        first = next(value for kind, _, value in chosen if kind == "work")
        assert ("opening", "invention", first) in chosen
        assert len([kind for kind, _, _ in offered if kind == "opening"]) < len(
            [kind for kind, _, _ in offered if kind == "work"]
        )


def test_what_masters_counts_is_what_was_kept_and_bought() -> None:
    """A match by hand: the first legal action each time."""
    game = bottega.game("masters")
    state = game.start(game.deal(2, 7))
    found: list[tuple[str, object]] = []
    while not state.over and state.progress() is not None and len(found) < 40:
        seat = state.actors[0]
        legal = state.legal(seat)
        action = next((each for each in legal if each.type == "buy"), legal[0])
        for choice in game.choices(state, seat, action):
            found.append((choice.kind, choice.value))
            if choice.kind == "card":
                stack = str(action).split()[1]
                assert state.view(seat)["stacks"][stack]["top"] == choice.value
        before = state.dump()
        game.choices(state, seat, action)
        assert state.dump() == before
        state.play(seat, action)
    kinds = [kind for kind, _ in found]
    assert kinds[:4] == ["leader-kept"] * 4
    assert "card" in kinds


def test_a_game_that_says_nothing_has_its_actions_counted() -> None:
    game = bottega.game("masters")
    state = game.start(game.deal(2, 7))
    action = state.legal(0)[0]
    assert Game.choices(game, state, 0, action) == [Choice("keep-leaders", "action", str(action))]


def test_editions_and_bots_play_the_same_deals_with_the_same_dice() -> None:
    """Where a figure changes nothing, everything is the same."""
    plan = replace(PLAN, players=(2,), editions=(("standard", ()), ("Mine", ())))
    one, two = (play_job(plan, StudyJob(edition, 0, 2, 0)) for edition in (0, 1))
    assert replace(two, job=one.job) == one
    assert play_job(plan, StudyJob(0, 0, 2, 1)).chosen != one.chosen


def test_options_and_editions_are_those_of_the_plan() -> None:
    plan = StudyPlan("leonardo", ("random",), (2,), 1, "s", (("codex", "off"), ("start", "expert")))
    kinds = {kind for seat in play_job(plan, StudyJob(0, 0, 2, 0)).chosen for kind, _, _ in seat}
    assert "favour" in kinds
    beginner = replace(plan, options=(("codex", "off"), ("start", "beginner")))
    kinds = {kind for seat in play_job(beginner, StudyJob(0, 0, 2, 0)).chosen for kind, _, _ in seat}
    assert "favour" not in kinds


def test_a_bot_that_fails_is_told_with_the_match_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        def decide(self, outlook: Outlook, budget: Budget) -> Advice:
            return Advice(outlook.game.parse("rest"), [], 1, 0.0)

    monkeypatch.setattr(entrants, "bot", lambda *args, **settings: Cheat())
    with pytest.raises(Crash) as caught:
        play_job(PLAN, StudyJob(0, 0, 2, 0))
    assert "which is not legal" in caught.value.problem
    assert Record.parse(caught.value.record).names == ["random 0", "random 1"]


def test_values_of_things_are_json() -> None:
    for seat in play_job(PLAN, StudyJob(0, 0, 2, 0)).offered:
        assert all(json.loads(value) is not None for _, _, value in seat)
