"""Phase A: starting and cancelling works (§6)."""

from __future__ import annotations

import pytest

from bottega.engine.refusal import Refusal
from tests.games.leonardo.positions import (
    GAME,
    asked,
    assign,
    board,
    cards,
    components,
    deal,
    events_of,
    florins,
    hand,
    idle_to,
    lab,
    legal,
    log,
    needs,
    play,
    position,
    refusal,
    stack,
    stage,
    under,
    weeks,
)

PLENTY = {"iron": 2, "glass": 2, "wood": 2, "brick": 2, "rope": 2}


def test_phase_a_is_one_round_from_leonardo_clockwise() -> None:
    """Rulings 6."""
    state = position(board(), board(), board(), stage="laboratories", leonardo=2)
    order = []
    while stage(state) == "laboratories":
        order.append(asked(state))
        play(state, "done")
    assert order == [2, 0, 1]
    assert (stage(state), asked(state)) == ("assign", 2)


def test_a_start_puts_the_counter_on_0_and_the_exact_components_under_the_laboratory() -> None:
    state = position(board(hand={"rope": 3, "brick": 1}), board(), stage="laboratories")
    play(state, "start 8 in small")
    assert weeks(state, 0, "small") == 0
    assert under(state, 0, "small", viewer=0) == 8
    assert hand(state) == {"rope": 1}
    assert components(state) == {"rope": 3, "brick": 1}, "what one has altogether stays"


def test_each_laboratory_may_start_one_invention() -> None:
    """Rulings 6: one or two inventions, one per laboratory."""
    state = position(board(hand=PLENTY, large=4), board(), stage="laboratories")
    play(state, "start 8 in small")
    assert asked(state) == 0
    assert refusal(state, "start 1 in small") == Refusal("lab-working", "phase-a", {"lab": "small"})
    play(state, "start 1 in large")
    assert asked(state) == 1, "nothing is left to settle"


def test_one_may_start_in_one_laboratory_and_leave_the_other_idle() -> None:
    state = position(board(hand=PLENTY, large=4), board(), stage="laboratories")
    play(state, "start 1 in large", "done")
    assert (weeks(state, 0, "small"), weeks(state, 0, "large")) == (None, 0)


def test_both_laboratories_never_work_on_the_same_invention() -> None:
    """§6, rules of the laboratories."""
    state = position(board(hand=PLENTY, large=4), board(), stage="laboratories")
    play(state, "start 1 in small")
    assert refusal(state, "start 1 in large") == Refusal("in-other-lab", "phase-a", {"invention": 1})


def test_a_laboratory_that_is_not_built_starts_nothing() -> None:
    state = position(board(hand=PLENTY), board(), stage="laboratories")
    assert legal(state, "start 1") == [
        f"start {n} in small" for n in (1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19)
    ]
    assert refusal(state, "start 1 in large") == Refusal("lab-missing", "workshop", {})


def test_a_start_takes_exactly_the_components_one_has_in_hand() -> None:
    """Edge case: no wrong components as a bluff; what is missing is told."""
    state = position(board(hand={"rope": 1}), board(), stage="laboratories")
    assert legal(state) == ["start 3 in small", "done"]
    lacks = {"iron": 0, "glass": 0, "wood": 0, "brick": 1, "rope": 1}
    assert refusal(state, "start 8 in small") == Refusal(
        "lacks-components", "phase-a", {"invention": 8, "components": lacks}
    )


def test_what_lies_under_one_laboratory_is_not_in_hand_for_the_other() -> None:
    state = position(board(hand={"rope": 1, "iron": 1}, large=4), board(), stage="laboratories")
    play(state, "start 3 in small")
    assert legal(state, "start") == ["start 1 in large"]


def test_no_component_can_be_added_under_a_working_laboratory() -> None:
    """FAQ 4: whatever one buys stays in hand."""
    mine = board(works={"small": (3, 1)}, hand={"rope": 1, "brick": 1})
    state = position(mine, board(), stage="laboratories")
    assert refusal(state, "start 8 in small").code == "lab-working"
    play(state, "done")
    assert under(state, 0, "small", viewer=0) == 3


def test_what_is_completed_is_what_was_started() -> None:
    """FAQ 5: wood and rope (7) are never declared as wood alone (2), though weeks would suffice."""
    mine = board(works={"small": (7, 4)})
    state = position(mine, board(), requested=[2, 12, 8])
    assign(state)
    idle_to(state, "laboratories", turn=4)
    assert weeks(state, 0, "small") == 4
    assert cards(state) == [[], []]


def test_all_component_sets_differ_so_that_they_name_the_invention() -> None:
    sets = [tuple(sorted(needs(n).items())) for n in range(1, 26)]
    assert len(set(sets)) == 25


@pytest.mark.parametrize("turn", range(1, 8))
def test_an_invention_still_in_the_deck_may_be_started(turn: int) -> None:
    """Rulings 5; edge case: the deck's content is known, its order is not."""
    state = position(board(hand={"iron": 2, "rope": 2}), board(), stage="laboratories", turn=turn)
    assert "start 21 in small" in legal(state)


@pytest.mark.parametrize("turn", [8, 9])
def test_in_turns_8_and_9_only_what_is_on_display_may_be_started(turn: int) -> None:
    """FAQ 2: new inventions may be started then. Decided: not those in the deck, which can never be
    requested any more."""
    state = position(board(hand=PLENTY), board(), stage="laboratories", turn=turn)
    assert legal(state, "start") == ["start 1 in small", "start 8 in small", "start 12 in small"]
    assert refusal(state, "start 21 in small") == Refusal("never-requested", "phase-a", {"invention": 21})


def test_what_another_player_took_cannot_be_started() -> None:
    """Edge case: it could never be completed."""
    state = position(board(hand=PLENTY), board(cards=[1]), stage="laboratories")
    assert refusal(state, "start 1 in small") == Refusal("never-requested", "phase-a", {"invention": 1})


def test_what_went_to_the_box_cannot_be_started() -> None:
    rest = [n for n in range(1, 26) if n not in (1, 12, 8, 3)]
    state = position(board(hand=PLENTY), board(), stage="laboratories", deck=stack(rest))
    assert refusal(state, "start 3 in small").code == "never-requested"


def test_nobody_completes_the_same_invention_twice() -> None:
    """§6."""
    state = position(board(hand=PLENTY, cards=[1], done=[12]), board(), stage="laboratories")
    for number in (1, 12):
        expected = Refusal("already-completed", "phase-a", {"invention": number})
        assert refusal(state, f"start {number} in small") == expected


def test_the_others_see_that_a_laboratory_starts_and_not_on_what() -> None:
    """Edge case: nobody announces what they start. Rulings 7."""
    state = position(board(hand=PLENTY), board(), board(), stage="laboratories")
    written = log(state)
    play(state, "start 8 in small")
    secret = ("start-secret", {"seat": 0, "lab": "small"})
    assert events_of(written, viewer=0) == [("start", {"seat": 0, "lab": "small", "invention": 8})]
    assert events_of(written, viewer=1) == events_of(written, viewer=2) == events_of(written) == [secret]
    assert under(state, 0, "small", viewer=1) is None
    own = state.view(1)["boards"][1]
    assert own["hand"] == own["components"]


def test_how_many_components_lie_under_a_laboratory_is_not_seen() -> None:
    """§6: one covered pile. A hand is never shown, only what somebody has altogether."""
    one = position(board(hand=PLENTY), board(), stage="laboratories")
    two = position(board(hand=PLENTY), board(), stage="laboratories")
    play(one, "start 1 in small")
    play(two, "start 19 in small")
    assert one.view(1) == two.view(1)


def test_a_work_started_earlier_may_be_cancelled() -> None:
    """Rulings 9: the counter is removed, the components go back to the hand."""
    state = position(board(works={"small": (8, 5)}), board(), stage="laboratories")
    written = log(state)
    assert hand(state) == {}
    play(state, "cancel small")
    assert weeks(state, 0, "small") is None
    assert hand(state) == {"rope": 2, "brick": 1}
    assert events_of(written) == [("cancel", {"seat": 0, "lab": "small", "weeks": 5})]


def test_in_a_cancelled_laboratory_one_may_start_at_once() -> None:
    """Rulings 9."""
    state = position(board(works={"small": (8, 5)}), board(), stage="laboratories")
    play(state, "cancel small", "start 3 in small")
    assert under(state, 0, "small", viewer=0) == 3
    assert hand(state) == {"rope": 1, "brick": 1}
    assert asked(state) == 1


def test_the_invention_just_cancelled_may_be_started_again() -> None:
    """Decided."""
    state = position(board(works={"small": (8, 5)}), board(), stage="laboratories")
    play(state, "cancel small", "start 8 in small")
    assert weeks(state, 0, "small") == 0


def test_a_work_may_change_laboratories_by_being_cancelled() -> None:
    state = position(board(works={"small": (8, 5)}, large=4), board(), stage="laboratories")
    play(state, "cancel small", "start 8 in large")
    assert (weeks(state, 0, "small"), weeks(state, 0, "large")) == (None, 0)


def test_what_was_started_this_turn_cannot_be_cancelled() -> None:
    """Rulings 9."""
    state = position(board(hand=PLENTY, large=4), board(), stage="laboratories")
    play(state, "start 8 in small")
    assert refusal(state, "cancel small") == Refusal("lab-fresh", "cancel", {"lab": "small"})
    play(state, "done")
    idle_to(state, "laboratories", turn=4)
    assert legal(state, "cancel") == ["cancel small"]


def test_an_idle_laboratory_has_nothing_to_cancel() -> None:
    state = position(board(), board(), stage="laboratories")
    assert refusal(state, "cancel small") == Refusal("lab-idle", "cancel", {"lab": "small"})


def test_both_works_may_be_cancelled_in_one_turn() -> None:
    """Rulings 6: each settles all their laboratories."""
    mine = board(works={"small": (8, 5), "large": (1, 1)}, large=4)
    state = position(mine, board(), stage="laboratories")
    play(state, "cancel large", "cancel small")
    assert hand(state) == {"rope": 2, "brick": 1, "iron": 1}


def test_who_is_done_is_not_asked_again() -> None:
    """Rulings 6: then it is closed."""
    state = position(board(hand=PLENTY), board(), stage="laboratories")
    play(state, "done")
    assert refusal(state, "start 1 in small", seat=0) == Refusal("not-your-turn", "turn", {"seats": [1]})


def test_a_still_working_laboratory_may_be_cancelled() -> None:
    """Rulings 27: in a later phase A. What was revealed there can never be started again."""
    state = position(board(works={"small": (9, 3)}, shown=["small"]), board(cards=[9]), stage="laboratories")
    play(state, "cancel small")
    assert lab(state, 0, "small")["shown"] is None
    assert refusal(state, "start 9 in small").code == "never-requested"


def test_one_is_asked_even_when_nothing_can_be_started() -> None:
    """Decided: not to be asked would tell that one has the components for nothing."""
    state = position(board(), board(), stage="laboratories")
    assert legal(state) == ["done"]


def test_a_large_laboratory_bought_in_one_turn_starts_in_the_next() -> None:
    """Edge case."""
    state = position(board(hand=PLENTY), board(), turn=2)
    assign(state, ["place 1 in workshop"])
    play(state, "build large")
    idle_to(state, "laboratories", turn=3)
    assert "start 1 in large" in legal(state)


def test_in_the_first_turn_every_seat_can_start_what_its_set_gives() -> None:
    state = GAME.start(deal(3))
    assert legal(state) == [f"start {n} in small" for n in (1, 3, 4, 8, 13)] + ["done"]
    play(state, "start 8 in small")
    assert legal(state) == ["start 1 in small", "start 1 in large", "done"]
    assert florins(state) == [3, 3, 3]
