"""FR "Action Leader": playing, discarding, requirements (rulings 4, 20, 21, 25)."""

from __future__ import annotations

import pytest
from hypothesis import given

from bottega.engine.match import Match, UndoRefused
from bottega.engine.refusal import Refusal
from bottega.engine.types import Json
from bottega.games.masters.rules.leaders import requirements_met
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import (
    GAME,
    RESOURCES,
    board,
    deal,
    faith,
    legal,
    play,
    position,
    refusal,
    seat_board,
    stack_of,
    stage,
    strongbox,
    tiles,
    totals,
    warehouse,
)
from tests.games.masters.strategies import often, positions

#: Asks for five stones; one green and one yellow card; a level 2 green card.
DEPOT_SERVANT, DISCOUNT_SERVANT, PRODUCTION_COIN = 54, 49, 64
#: Asks for one green and two purple cards.
MARBLE_COIN = 60


def naive_requirements(leader: int, shown: dict[str, Json]) -> bool:
    """What is printed on a leader, counted over a board as it lies there."""
    figures = GAME.edition.figures["leaders"][str(leader)]
    stored, boxed = shown["warehouse"], shown["strongbox"]
    stacks = [stack_of(card) for slot in shown["slots"] for card in slot]
    for need in figures["cards"]:
        fitting = [s for s in stacks if s[:-1] == need["colour"] and need["level"] in (None, int(s[-1]))]
        if len(fitting) < need["count"]:
            return False
    return all(stored[name] + boxed[name] >= figures["resources"][name] for name in RESOURCES)


@often
@given(positions())
def test_requirements_are_met_when_a_naive_count_says_so(state: MastersState) -> None:
    """Rulings 20, 21, for all sixteen leaders."""
    seat = state.actors[0]
    shown = seat_board(state, seat)
    for leader in range(49, 65):
        met = naive_requirements(leader, shown)
        assert requirements_met(state, seat, GAME.box.leaders[leader]) == met, leader
        if leader in state.view(seat)["boards"][seat]["hand"]:
            assert (f"play leader {leader}" in legal(state)) == met


def test_leader_actions_come_before_the_main_action() -> None:
    """Rulings 4."""
    state = position(board(slots=[[1], [4]], hand=[DISCOUNT_SERVANT, 50]), board())
    assert legal(state, "play", "discard") == ["play leader 49", "discard leader 49", "discard leader 50"]
    play(state, "play leader 49")
    assert stage(state) == "turn"
    play(state, "discard leader 50")
    assert stage(state) == "turn", "the main action is still owed"
    assert refusal(state, "end turn") == Refusal("main-action-owed", "turn", {})


def test_leader_actions_come_after_the_main_action() -> None:
    """Rulings 4."""
    state = position(board(slots=[[1], [4]], hand=[DISCOUNT_SERVANT, 50]), board())
    play(state, "market row 1")
    assert legal(state) == ["play leader 49", "discard leader 49", "discard leader 50", "end turn"]
    play(state, "discard leader 50", "play leader 49")
    assert state.actors == (1,), "with the last leader the turn ends"


def test_one_leader_action_before_and_one_after() -> None:
    """Rulings 4: in any mix."""
    state = position(board(hand=[49, 50]), board())
    play(state, "discard leader 50", "market row 1", "discard leader 49")
    assert faith(state) == [2, 0]
    assert state.actors == (1,)


def test_both_leaders_may_be_discarded_in_one_turn() -> None:
    """Rulings 4: the same action twice."""
    state = play(position(board(hand=[49, 50]), board()), "discard leader 49", "discard leader 50")
    assert faith(state) == [2, 0]


@pytest.mark.parametrize(
    ("begin", "code"),
    [
        (["market row 3"], "first-keep"),
        (["activate base"], "first-spend"),
        (["activate base", "spend coin", "spend coin"], "first-gain"),
        (["pay by hand", "activate base", "spend coin"], "first-pay"),
        (["activate slot 1"], "production-under-way"),
    ],
)
def test_no_leader_action_in_the_middle_of_the_main_action(begin: list[str], code: str) -> None:
    """Rulings 4."""
    rich = board(warehouse={"coin": 2}, strongbox={"coin": 3}, slots=[[1], [4]], hand=[DISCOUNT_SERVANT])
    state = play(position(rich, board()), *begin)
    assert legal(state, "play", "discard") == []
    assert refusal(state, "play leader 49").code == code
    assert refusal(state, "discard leader 49").code == code


def test_no_leader_action_while_white_marbles_wait() -> None:
    """Rulings 4. (Nobody has three leaders, so there is none in hand.)"""
    state = play(position(board(leaders=[MARBLE_COIN, 59]), board()), "market row 1")
    assert refusal(state, "discard leader 49") == Refusal("first-white", "market-white", {})


def test_a_seat_without_leaders_in_hand_is_not_asked_to_end_its_turn() -> None:
    state = play(position(board(), board()), "market row 1")
    assert state.actors == (1,)


def test_a_turn_may_end_with_leaders_in_hand() -> None:
    state = play(position(board(hand=[49]), board()), "market row 1", "end turn")
    assert state.view(0)["boards"][0]["hand"] == [49]
    assert state.actors == (1,)


def test_requirements_count_covered_cards() -> None:
    """Rulings 20: the green level 1 card is covered by a yellow one, and counts."""
    state = position(board(slots=[[1, 20]], hand=[DISCOUNT_SERVANT]), board())
    assert "play leader 49" in legal(state)


def test_a_plain_flag_counts_cards_of_any_level() -> None:
    """Rulings 20: one green and two purple cards, of levels 1 to 3."""
    state = position(board(slots=[[2, 18, 33]], hand=[MARBLE_COIN]), board())
    assert "play leader 60" in legal(state)


def test_a_level_two_flag_means_exactly_level_two() -> None:
    """Rulings 20: neither a level 1 nor a level 3 card of the colour will do."""
    state = position(board(slots=[[1, 18, 33]], hand=[PRODUCTION_COIN]), board())
    assert legal(state, "play") == []
    assert refusal(state, "play leader 64") == Refusal(
        "leader-level",
        "leader-requirements",
        {"leader": 64, "colour": "green", "level": 2, "count": 1, "have": 0},
    )
    state = position(board(slots=[[2, 17, 34]], hand=[PRODUCTION_COIN]), board())
    assert "play leader 64" in legal(state)


def test_cards_that_are_missing_are_named() -> None:
    state = position(board(slots=[[1], [2]], hand=[MARBLE_COIN]), board())
    assert refusal(state, "play leader 60") == Refusal(
        "leader-cards", "leader-requirements", {"leader": 60, "colour": "purple", "count": 2, "have": 1}
    )


def test_the_other_players_cards_do_not_count() -> None:
    state = position(board(hand=[DISCOUNT_SERVANT]), board(slots=[[1], [4]]))
    assert legal(state, "play") == []


def test_five_resources_are_counted_in_all_stores() -> None:
    """Rulings 21: warehouse, special depot and strongbox together."""
    state = position(
        board(leaders=[53], warehouse={"stone": 4}, strongbox={"stone": 1}, hand=[DEPOT_SERVANT]), board()
    )
    play(state, "play leader 54")
    assert seat_board(state)["leaders"] == [53, 54]


def test_four_resources_are_not_five() -> None:
    """Rulings 21."""
    state = position(board(warehouse={"stone": 3}, strongbox={"stone": 1}, hand=[DEPOT_SERVANT]), board())
    assert refusal(state, "play leader 54") == Refusal(
        "leader-resources", "leader-requirements", {"leader": 54, "resource": "stone", "count": 5, "have": 4}
    )


def test_playing_a_leader_costs_nothing() -> None:
    """Rulings 21."""
    state = position(board(warehouse={"stone": 3}, strongbox={"stone": 2}, hand=[DEPOT_SERVANT]), board())
    play(state, "play leader 54")
    assert (warehouse(state), strongbox(state)) == ({"stone": 3}, {"stone": 2})


def test_a_leader_works_from_the_moment_it_is_played() -> None:
    """The marble leader is played before the market is visited in the same turn."""
    state = position(board(slots=[[1], [2], [6]], hand=[MARBLE_COIN]), board())
    play(state, "play leader 60", "market row 1", "keep 3 coin")
    assert warehouse(state) == {"coin": 3}


def test_a_discarded_leader_gives_a_faith_at_once() -> None:
    """Rulings 25."""
    assert faith(play(position(board(hand=[49]), board()), "discard leader 49")) == [1, 0]


def test_a_discarded_leader_can_bring_about_a_report() -> None:
    """Rulings 25."""
    state = position(board(faith=7, hand=[49]), board(faith=4), board(faith=5))
    play(state, "discard leader 49")
    assert tiles(state, 1) == ["kept", "lost", "kept"]


def test_only_leaders_in_hand_can_be_played_or_discarded() -> None:
    """Rulings 25."""
    state = position(board(leaders=[49], hand=[50]), board(hand=[51]))
    for verb in ("play", "discard"):
        assert refusal(state, f"{verb} leader 49") == Refusal("leader-played", "leaders", {"leader": 49})
        assert refusal(state, f"{verb} leader 51") == Refusal("leader-not-in-hand", "leaders", {"leader": 51})
    play(state, "discard leader 50")
    assert refusal(state, "discard leader 50").code == "leader-not-in-hand"


def test_leaders_in_hand_and_discarded_ones_score_nothing() -> None:
    """Rulings 25."""
    state = position(board(hand=[57, 58]), board(leaders=[57 + 2]))
    assert totals(state) == [0, 5]
    play(state, "discard leader 57")
    assert totals(state) == [0, 5]


def test_a_discarded_leader_is_laid_aside_face_down() -> None:
    """The others learn that one is gone, not which."""
    state = play(position(board(hand=[49, 50]), board()), "discard leader 50")
    assert state.view(0)["boards"][0]["dropped"] == [50]
    assert state.view(0)["boards"][1]["dropped_count"] == 2
    for viewer in (1, None):
        shown = state.view(viewer)["boards"][0]
        assert (shown["dropped_count"], shown["hand_size"]) == (1, 1)
        assert not {"hand", "dropped", "rejected"} & set(shown)


def test_the_log_tells_only_its_owner_which_leader_was_discarded() -> None:
    match = Match(GAME, deal(2), ["Ada", "Bruno"])
    for seat, notation in [(0, "keep leaders 49 50"), (1, "keep leaders 53 54"), (1, "start with coin")]:
        match.play(seat, GAME.parse(notation))
    first = len(match.log.events)
    match.play(0, GAME.parse("discard leader 49"))
    assert match.events(0, first)[0].to_json() == {
        "kind": "discard-leader",
        "values": {"seat": 0, "leader": 49},
    }
    for viewer in (1, None):
        told = [event.to_json() for event in match.events(viewer, first)]
        assert told[0] == {"kind": "discard-a-leader", "values": {"seat": 0}}
        assert "49" not in str(told)


def test_a_discard_can_be_taken_back_but_a_leader_shown_cannot() -> None:
    match = Match(GAME, deal(2), ["Ada", "Bruno"])
    match.state = position(board(slots=[[1], [4]], hand=[49, 50]), board())
    match.state.log = match.log
    match.play(0, GAME.parse("discard leader 50"))
    match.undo(0)
    assert faith(position_of(match)) == [0, 0]
    match.play(0, GAME.parse("play leader 49"))
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo(0)


def position_of(match: Match) -> MastersState:
    assert isinstance(match.state, MastersState)
    return match.state
