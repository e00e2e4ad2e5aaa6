"""The beats of Leonardo: each area, each work, each completed invention, each card."""

from __future__ import annotations

from bottega.engine.types import Json
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import board, florins, legal, play, position
from tests.steps import Step, steps


def next_steps(state: LeonardoState, notation: str) -> list[Step]:
    return steps(state, state.actors[0], state.game.parse(notation))


def in_the_city(step: Step) -> dict[str, list[int]]:
    """Who stands where, but for empty areas."""
    return {area: [group["seat"] for group in there] for area, there in step.view["city"].items() if there}


def at(step: Step) -> tuple[Json, Json]:
    return step.view["stage"], step.view["pending"]["area"]


def nothing_to_spend() -> LeonardoState:
    """Both have placed somebody in three areas, where nothing is left to buy. Seat 0 is to place."""
    nothing = dict.fromkeys(("iron", "glass", "wood", "brick", "rope"), 0)
    state = position(board(), board(), shops=nothing, academy={0: 0, 1: 0})
    for area in ("academy", "kiln", "ropemaker"):
        play(state, f"place 1 in {area}", f"place 1 in {area}")
    return state


def test_a_pass_resolves_area_after_area() -> None:
    state = nothing_to_spend()
    play(state, "pass")
    passed, academy, kiln, ropemaker, turn = next_steps(state, "pass")
    assert passed.kinds == ["pass"]
    assert at(passed) == ("assign", None)
    assert passed.view["boards"][1]["passed"]
    assert in_the_city(passed) == {"academy": [0, 1], "kiln": [0, 1], "ropemaker": [0, 1]}
    for step, area, left in (
        (academy, "academy", {"kiln": [0, 1], "ropemaker": [0, 1]}),
        (kiln, "kiln", {"ropemaker": [0, 1]}),
        (ropemaker, "ropemaker", {}),
    ):
        assert step.kinds == ["area", "withdraw-forced", "withdraw-forced"]
        assert step.events[0].values == {"place": area, "seats": [0, 1]}
        assert at(step) == ("offer", area)
        assert in_the_city(step) == left
        assert step.view["actors"] == []
    assert turn.kinds[-1] == "turn"
    assert turn.view == state.view(None)


def test_a_purchase_is_a_step_and_what_follows_in_the_area_is_another() -> None:
    state = position(board(florins=5), board(florins=0))
    play(state, "place 1 in kiln", "place 1 in kiln", "pass", "pass")
    bought, turn = next_steps(state, "accept")[:2]
    assert bought.kinds == ["component"], "the first price is nothing"
    assert bought.view["boards"][0]["components"]["brick"] == 1
    assert bought.view["pending"]["price"] == 2
    assert in_the_city(bought) == {"kiln": [0, 1]}
    assert turn.kinds[0] == "withdraw-forced"


def test_after_the_last_price_there_is_none() -> None:
    state = position(board(florins=20), board())
    play(state, "place 1 in kiln", "pass", "pass", "accept", "accept", "accept")
    bought = next_steps(state, "accept")[0]
    assert bought.kinds == ["pay", "component"]
    assert at(bought) == ("offer", "kiln")
    assert bought.view["pending"]["price"] is None


def test_the_benefits_of_the_council_come_one_by_one() -> None:
    state = position(board(), board(), board(), council=4)
    play(state, "place 2 in council", "place 1 in council", "pass", "pass", "pass")
    play(state, "leonardo to seat 1", "benefit 2")
    assert "benefit 3" in legal(state)
    chosen, got, looked = next_steps(state, "benefit 3")
    assert chosen.kinds == ["benefit"]
    assert at(chosen) == ("benefit", "council")
    assert chosen.view["council"] == 4
    assert got.kinds == ["council-florins"]
    assert got.view["council"] == 0
    assert got.view["boards"][0]["florins"] == 3 + 4
    assert in_the_city(got) == {"council": [0, 1]}
    assert looked.kinds == ["look-secret"]


def test_each_work_each_invention_and_each_card_is_a_step() -> None:
    """Seats 0 and 1 complete an invention each; seat 2 has to show what it works on."""
    state = position(
        board(works={"small": (1, 9)}),
        board(works={"small": (2, 9)}),
        board(works={"small": (1, 0)}),
        requested=(1, 2, 3, 4),
        turn=8,
    )
    play(state, "place 1 in small", "place 1 in small", "master to small", "pass", "pass")
    told = next_steps(state, "pass")
    assert [step.kinds for step in told] == [
        ["pass"],
        ["research", "work"],
        *([["work"]] * 2),
        *([["complete"]] * 2),
        ["still-working"],
        *([["card"]] * 2),
        ["turn"],
    ]
    weeks = [[seat["labs"]["small"]["weeks"] for seat in step.view["boards"]] for step in told[:5]]
    assert weeks == [[9, 9, 0], [10, 9, 0], [10, 10, 0], [10, 10, 2], [None, 10, 2]]
    assert told[4].view["boards"][0]["florins"] > 3
    assert told[4].view["boards"][1]["florins"] == 3
    assert [step.view["requested"] for step in told[5:9]] == [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
        [None, 2, 3, 4],
        [None, None, 3, 4],
    ]
    assert told[6].view["boards"][2]["labs"]["small"]["shown"] == 1
    assert [step.view["boards"][0]["cards"] for step in told[6:8]] == [[], [1]]
    assert all(step.view["stage"] == "bid" for step in told[1:9])


def test_the_bids_are_shown_before_the_card_changes_hands() -> None:
    state = position(
        board(florins=9, works={"small": (1, 12)}),
        board(florins=9, works={"small": (1, 12)}),
        requested=(1, 2, 3),
        turn=8,
    )
    play(state, "place 1 in small", "place 1 in small", "pass", "pass")
    before = florins(state)
    state.play(0, state.game.parse("bid 3"))
    last, shown, sold, turn = steps(state, 1, state.game.parse("bid 5"))
    assert last.kinds == ["bid-secret"]
    assert [seat["bid_made"] for seat in last.view["boards"]] == [True, True]
    assert last.view["auctions"] == []
    assert shown.kinds == ["bid-shown", "bid-shown"]
    assert shown.view["auctions"] == [{"invention": 1, "bids": [3, 5]}]
    assert shown.view["requested"][0] == 1
    assert sold.kinds == ["pay", "card"]
    assert sold.view["requested"][0] is None
    assert [seat["florins"] for seat in sold.view["boards"]] == [before[0], before[1] - 5]
    assert turn.kinds == ["turn"]


def test_a_placement_is_one_step() -> None:
    assert len(next_steps(position(board(), board()), "place 2 in kiln")) == 1
