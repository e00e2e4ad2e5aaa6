"""The beats of Masters: what is stored, the faith of the others, each Vatican report, what is produced."""

from __future__ import annotations

from bottega.games.masters.state import MastersState
from tests.games.masters.positions import GAME, board, play, position
from tests.steps import Step, steps

RED_FIRST = "RWWW BBGG YYPP W"


def next_steps(state: MastersState, notation: str) -> list[Step]:
    return steps(state, state.actors[0], GAME.parse(notation))


def faith(step: Step) -> list[int]:
    return [seat["faith"] for seat in step.view["boards"]]


def test_what_is_discarded_is_faith_for_the_others_and_then_a_report() -> None:
    state = play(position(board(), board(faith=6), board(faith=4)), "market row 3")
    stored, believed, reported = next_steps(state, "keep 1 coin 1 servant")
    assert stored.kinds == ["keep", "discard"]
    assert stored.view["boards"][0]["warehouse"]["coin"] == 1
    assert faith(stored) == [0, 6, 4]
    assert stored.view["actors"] == []
    assert believed.kinds == ["faith", "faith"]
    assert faith(believed) == [0, 8, 6]
    assert believed.view["reports"] == 0
    assert reported.kinds == ["report", "tile-lost", "tile-kept", "tile-kept", "turn"]
    assert reported.view["reports"] == 1


def test_two_reports_are_two_steps() -> None:
    state = play(position(board(), board(faith=15), reports=0), "market row 3")
    told = next_steps(state, "keep nothing")
    assert [step.kinds[0] for step in told] == ["discard", "faith", "report", "report"]
    assert [step.view["reports"] for step in told] == [0, 0, 1, 2]


def test_a_red_marble_belongs_to_the_line_and_its_report_is_a_step() -> None:
    state = position(board(faith=7), board(), market=RED_FIRST)
    taken, reported = next_steps(state, "market row 1")
    assert taken.kinds == ["market", "faith"]
    assert taken.view["market"]["slide"] == "red"
    assert faith(taken) == [8, 0]
    assert reported.kinds[0] == "report"


def test_a_production_is_paid_and_then_gives() -> None:
    state = position(board(strongbox={"coin": 2}), board())
    play(state, "activate base", "spend coin", "spend coin")
    (given,) = next_steps(state, "gain stone")
    assert given.kinds == ["produce", "turn"]
    needs = GAME.edition.figures["cards"]["1"]["input"]
    state = position(board(strongbox=needs, slots=[[1]]), board())
    paid, given = next_steps(state, "activate slot 1")
    assert paid.kinds == ["activate", "pay"]
    assert not any(paid.view["boards"][0]["strongbox"].values())
    assert any(paid.view["pending"]["output"].values())
    assert given.kinds[-1] == "turn"
    assert not any(given.view["pending"]["output"].values())


def test_lorenzo_answers_in_a_step_of_his_own() -> None:
    tokens = ["cross", "green", "blue", "yellow", "purple", "cross", "shuffle"]
    state = play(position(board(), tokens=[tokens]), "market row 3")
    stored, lorenzo = next_steps(state, "keep 2 coin 2 servant")
    assert stored.kinds == ["keep"]
    assert stored.view["solo"]["cross"] == 0
    assert stored.view["solo"]["tokens"] == []
    assert stored.view["stage"] == "end"
    assert lorenzo.kinds == ["token", "cross", "round"]
    assert lorenzo.view["solo"]["cross"] == 2


def test_the_starting_faith_comes_after_the_last_choice_of_leaders() -> None:
    state = GAME.start(GAME.deal(3, seed=1))
    for seat in range(2):
        state.play(seat, state.legal(seat)[0])
    chosen, given = steps(state, 2, state.legal(2)[0])
    assert chosen.kinds == ["keep-two-leaders"]
    assert faith(chosen) == [0, 0, 0]
    assert given.kinds == ["faith"]


def test_a_purchase_is_one_step() -> None:
    rich = dict.fromkeys(("coin", "stone", "servant", "shield"), 12)
    (bought,) = next_steps(position(board(strongbox=rich), board()), "buy green1 slot 1")
    assert "buy" in bought.kinds
