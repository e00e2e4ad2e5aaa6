"""What a player may say in advance: to pass for the rest of a phase, where nothing secret is told by it."""

from __future__ import annotations

from bottega.engine.action import Action
from bottega.engine.types import Seat
from bottega.games.leonardo.state import LeonardoState
from tests.games.leonardo.positions import GAME, asked, assign, board, deal, play, position, stage
from tests.games.leonardo.scenes import a_bid_of_nothing, codex, experts


def phase(state: LeonardoState, seat: Seat) -> str | None:
    return GAME.phase(state.view(None), seat)


def passing(state: LeonardoState, seat: Seat) -> Action | None:
    return GAME.passing(state.view(None), seat)


def pass_by_order(state: LeonardoState, seat: Seat) -> list[str]:
    """What an order given now plays for this seat before it ends, the others doing what is offered first."""
    ordered = phase(state, seat)
    assert ordered is not None
    done = []
    while phase(state, seat) == ordered:
        if asked(state) == seat:
            action = passing(state, seat)
            assert action is not None
            done.append(str(action))
            state.play(seat, action)
        else:
            state.play(asked(state), state.legal(asked(state))[0])
    return done


def test_in_phase_a_one_may_leave_things_as_they_are() -> None:
    """§6: once round from Leonardo."""
    state = GAME.start(deal(3))
    assert [phase(state, seat) for seat in range(3)] == ["turn 1 laboratories"] * 3
    assert [str(passing(state, seat)) for seat in range(3)] == ["done", "None", "None"]
    assert pass_by_order(state, 2) == ["done"]
    assert phase(state, 2) == "turn 1 assign"


def test_a_seat_that_has_settled_its_laboratories_is_done_with_phase_a() -> None:
    """§6: one cannot come back to it."""
    state = play(GAME.start(deal(3)), "done")
    assert stage(state) == "laboratories"
    assert [phase(state, seat) for seat in range(3)] == [None, "turn 1 laboratories", "turn 1 laboratories"]


def test_in_phase_b_one_passes_once_for_the_whole_phase() -> None:
    """§7."""
    state = position(board(), board())
    assert pass_by_order(state, 1) == ["pass"]
    assert stage(state) == "assign"
    assert (phase(state, 0), phase(state, 1)) == ("turn 3 assign", None)


def test_the_first_in_the_council_must_choose_and_the_others_may_withdraw() -> None:
    """Rulings 18."""
    state = assign(
        position(board(), board(), board()), ("place 2 in council", "pass"), ("place 1 in council", "pass")
    )
    assert [phase(state, seat) for seat in range(3)] == ["turn 3 council", "turn 3 council", None]
    assert passing(state, 0) is None
    play(state, "leonardo to seat 0")
    assert passing(state, 0) is None
    play(state, "benefit 4")
    assert str(passing(state, 1)) == "withdraw"
    play(state, "withdraw")
    assert (stage(state), phase(state, 1)) == ("component", None)
    assert str(passing(state, 0)) == "leave it"


def test_an_apprentice_lifted_must_be_put_down() -> None:
    state = codex()
    assert isinstance(state, LeonardoState)
    assert stage(state) == "put"
    assert phase(state, 0) == "turn 3 council"
    assert passing(state, 0) is None


def test_a_benefit_of_the_council_that_was_chosen_can_be_left_by_order() -> None:
    """Rulings 18: benefits 1 and 4 are a "may"."""
    state = assign(
        position(board(), board(), board()), ("place 2 in council", "pass"), ("place 1 in council", "pass")
    )
    play(state, "leonardo to seat 0", "benefit 1", "benefit 4")
    assert stage(state) == "lift"
    assert pass_by_order(state, 1) == ["leave it"]


def test_each_area_of_the_city_is_a_phase_of_its_own() -> None:
    """§8; rulings 21: a seat that withdraws takes its workers back from this area, not from the next."""
    state = assign(
        position(board(), board()),
        ("place 1 in academy", "place 1 in kiln", "pass"),
        ("place 2 in academy", "place 1 in kiln", "pass"),
    )
    assert [phase(state, seat) for seat in range(2)] == ["turn 3 academy"] * 2
    assert pass_by_order(state, 0) == ["withdraw"]
    assert phase(state, 0) is None
    play(state, "withdraw")
    assert phase(state, 0) == "turn 3 kiln"


def test_a_secret_bid_is_never_made_by_order() -> None:
    """Rulings 29: an order everybody knows of would tell that one bids nothing."""
    state = a_bid_of_nothing()
    assert isinstance(state, LeonardoState)
    assert stage(state) == "bid"
    assert [phase(state, seat) for seat in state.actors] == [None] * len(state.actors)
    assert [passing(state, seat) for seat in state.actors] == [None] * len(state.actors)


def test_favours_must_be_chosen() -> None:
    state = experts(3)
    assert isinstance(state, LeonardoState)
    assert (stage(state), phase(state, 0), passing(state, 0)) == ("favour", None, None)
