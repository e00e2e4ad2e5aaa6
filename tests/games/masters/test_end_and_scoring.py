"""FR "Fin de la partie": what brings it about, the last round, points and ties (rulings 1, 3, 32-35)."""

from __future__ import annotations

import pytest

from bottega.engine.events import Log
from bottega.engine.refusal import Refusal
from bottega.engine.types import Json
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import (
    RESOURCES,
    board,
    faith,
    idle,
    play,
    position,
    refusal,
    stage,
    tiles,
    totals,
)

SIX_CARDS = [[1, 17, 33], [2, 18, 34], []]
SEVEN_CARDS = [[1, 17, 33], [2, 18, 34], [3]]
RICH = dict.fromkeys(RESOURCES, 12)
RED_FIRST = "RWWW BBGG YYPP W"
DISCARD_ONE = ("market row 3", "keep 2 coin 1 servant")
PASS = "market row 1"


def is_ending(state: MastersState) -> bool:
    return bool(state.view(None)["last_round"])


def test_the_seventh_card_brings_about_the_end() -> None:
    """Rulings 32."""
    state = position(board(slots=SIX_CARDS, strongbox=RICH), board())
    assert not is_ending(state)
    play(state, "buy green1 slot 3")
    assert is_ending(state)


def test_the_sixth_card_does_not() -> None:
    """Rulings 32."""
    state = position(board(slots=[[1, 17, 33], [2, 18], []], strongbox=RICH), board())
    play(state, "buy green1 slot 3")
    assert not is_ending(state)


def test_the_last_space_of_the_track_brings_about_the_end() -> None:
    """Rulings 32."""
    state = play(position(board(faith=23), board(), market=RED_FIRST), PASS)
    assert is_ending(state)
    assert tiles(state, 3) == ["kept", "lost"], "with the last report"


def test_the_round_is_finished_up_to_the_last_seat() -> None:
    """Rulings 3: the second of four brings about the end; the third and fourth still play."""
    state = position(board(), board(faith=23), board(), board(), turn=1, market=RED_FIRST)
    play(state, PASS)
    assert state.actors == (2,)
    play(state, PASS)
    assert state.actors == (3,)
    play(state, PASS)
    assert state.over
    assert len(state.actors) == 0


def test_when_the_first_seat_brings_it_about_all_others_play_once_more() -> None:
    """Rulings 3, 32: all have had the same number of turns, and who did it gets no further one."""
    state = position(board(slots=SIX_CARDS, strongbox=RICH), board(), board())
    play(state, "buy green1 slot 3", PASS, PASS)
    assert state.over


def test_when_the_last_seat_brings_it_about_the_match_ends_with_its_turn() -> None:
    """Rulings 3: FR "le jeu prend donc fin immédiatement"."""
    state = position(board(), board(), board(slots=SIX_CARDS, strongbox=RICH), turn=2)
    play(state, "buy green1 slot 3")
    assert state.over


def test_the_turn_that_brings_it_about_is_completed_with_leader_actions() -> None:
    """The first seat may still discard a leader; so may the last one before all is over."""
    state = position(board(slots=SIX_CARDS, strongbox=RICH, hand=[49]), board())
    play(state, "buy green1 slot 3")
    assert stage(state) == "end"
    play(state, "discard leader 49")
    assert faith(state) == [1, 0]


def test_the_last_seat_completes_its_turn_with_leader_actions_too() -> None:
    state = position(board(), board(slots=SIX_CARDS, strongbox=RICH, hand=[49, 50]), turn=1)
    play(state, "buy green1 slot 3")
    assert (stage(state), state.over) == ("end", False)
    play(state, "discard leader 49")
    assert not state.over
    play(state, "end turn")
    assert state.over
    assert faith(state) == [0, 1]


def test_the_last_seat_may_reach_24_by_a_leader_discarded_after_its_main_action() -> None:
    state = position(board(), board(faith=23, hand=[49]), turn=1)
    play(state, PASS, "discard leader 49")
    assert state.over
    assert tiles(state, 3) == ["lost", "kept"]


def test_a_leader_discarded_before_the_main_action_leaves_the_main_action_to_be_done() -> None:
    state = position(board(), board(faith=23, hand=[49]), turn=1)
    play(state, "discard leader 49")
    assert is_ending(state)
    assert (stage(state), state.over) == ("turn", False)
    play(state, *DISCARD_ONE)
    assert state.over
    assert faith(state) == [1, 24]


def test_discards_that_take_another_player_to_24_end_the_round_of_the_discard() -> None:
    """Rulings 31: the seat had its turn before in this round, and gets no other."""
    state = position(board(faith=23), board(), board(), turn=1)
    play(state, *DISCARD_ONE)
    assert faith(state)[0] == 24
    assert state.actors == (2,)
    play(state, "market row 1")
    assert state.over


def test_discards_of_the_last_seat_that_take_another_player_to_24_end_the_match() -> None:
    """Rulings 31, 3."""
    state = play(position(board(faith=23), board(), turn=1), *DISCARD_ONE)
    assert state.over


def test_two_ends_at_once_change_nothing() -> None:
    """Rulings 32: the discards take two players to 24 together."""
    state = position(board(), board(faith=23), board(faith=23))
    play(state, *DISCARD_ONE)
    assert faith(state) == [0, 24, 24]
    idle(idle(state))
    assert state.over


def test_a_second_end_in_the_last_round_changes_nothing() -> None:
    """Rulings 32: a seventh card after another marker has come to 24."""
    state = position(board(faith=24), board(slots=SIX_CARDS, strongbox=RICH), board(), turn=1)
    play(state, "buy green1 slot 3")
    assert state.actors == (2,)
    play(state, PASS)
    assert state.over


def test_the_last_round_is_announced_once() -> None:
    """Rulings 32."""
    state = position(board(faith=23), board(slots=SIX_CARDS, strongbox=RICH), market=RED_FIRST)
    state.log = log = Log()
    play(state, PASS, "buy green1 slot 3")
    assert [event.kind for event in log.events].count("last-round") == 1


def test_without_an_end_the_first_seat_follows_the_last() -> None:
    state = play(position(board(), board(), turn=1), PASS)
    shown = state.view(None)
    assert (shown["turn"], shown["round"]) == (0, 2)


def test_when_it_is_over_nothing_is_legal() -> None:
    state = play(position(board(), board(faith=23), turn=1, market=RED_FIRST), PASS)
    assert [state.legal(seat) for seat in (0, 1)] == [[], []]
    assert refusal(state, "market row 1", 0) == Refusal("match-over", "end", {})


def test_all_cards_score_covered_or_not() -> None:
    """Rulings 33: 1 + 5 + 9 for the three of one slot."""
    assert position(board(slots=[[1, 17, 33]]), board()).scores()[0]["lines"]["cards"] == 15


@pytest.mark.parametrize(
    ("space", "points"),
    [*enumerate([0] * 3 + [1] * 3 + [2] * 3 + [4] * 3 + [6] * 3 + [9] * 3 + [12] * 3 + [16] * 3), (24, 20)],
)
def test_the_track_scores_its_furthest_marked_space_alone(space: int, points: int) -> None:
    """Rulings 1: not summed."""
    assert position(board(faith=space), board()).scores()[0]["lines"]["track"] == points


def test_only_tiles_that_were_kept_score() -> None:
    """Rulings 33."""
    state = position(board(faith=18, tiles=["lost", "kept", "waiting"]), board())
    assert state.scores()[0]["lines"]["tiles"] == 3


def test_played_leaders_score() -> None:
    """Rulings 33: 2, 3, 5 and 4 points by ability."""
    state = position(board(leaders=[49, 53]), board(leaders=[57, 61]))
    assert [score["lines"]["leaders"] for score in state.scores()] == [5, 9]


@pytest.mark.parametrize(("count", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (24, 4)])
def test_five_resources_of_any_kind_are_a_point(count: int, points: int) -> None:
    """Rulings 33: rounded down over all stores together."""
    stored = {"coin": min(count, 3), "stone": 1 if count > 3 else 0}
    boxed = {"shield": max(0, count - 4)}
    score = position(board(warehouse=stored, strongbox=boxed), board()).scores()[0]
    assert score["lines"]["resources"] == points
    assert score["ties"] == {"resources": count}


def test_special_depots_count_among_the_resources() -> None:
    """Rulings 33."""
    state = position(board(leaders=[56], warehouse={"coin": 5}), board())
    assert state.scores()[0]["lines"]["resources"] == 1


def test_the_neighbours_resources_do_not_count() -> None:
    """Rulings 33."""
    rich = board(warehouse={"coin": 1, "stone": 2, "servant": 3}, strongbox=RICH)
    assert [score["ties"]["resources"] for score in position(rich, board(), rich).scores()] == [54, 0, 54]


def test_the_total_is_the_sum_of_the_lines() -> None:
    state = position(board(faith=10, slots=[[1]], leaders=[57], strongbox={"coin": 7}), board(faith=3))
    assert totals(state) == [4 + 2 + 1 + 5 + 1, 1]


def finished(*boards: dict[str, Json]) -> MastersState:
    """The end of a match: the last seat goes to the market in vain."""
    return play(position(*boards, turn=len(boards) - 1), PASS)


def test_most_points_win() -> None:
    state = finished(board(faith=24), board(slots=[[1, 17, 33], [2, 18, 34]], leaders=[57, 58]), board())
    assert totals(state) == [29, 40, 0]
    assert state.ranking() == [[1], [0], [2]]


def test_of_those_tied_the_one_with_most_resources_left_wins() -> None:
    """Rulings 34: wherever they lie."""
    state = finished(board(faith=24, warehouse={"coin": 1}), board(faith=24, strongbox={"stone": 2}), board())
    assert totals(state) == [29, 29, 0]
    assert state.ranking() == [[1], [0], [2]]


def test_who_is_still_tied_shares_the_victory() -> None:
    """Rulings 34."""
    state = finished(board(faith=24, warehouse={"coin": 1}), board(), board(faith=24, strongbox={"stone": 1}))
    assert state.ranking() == [[0, 2], [1]]


def test_ties_are_broken_at_every_place() -> None:
    """Rulings 34: the first is alone, two are told apart by resources, the last two share."""
    state = finished(
        board(faith=3, warehouse={"coin": 3}),
        board(faith=24),
        board(faith=4, strongbox={"coin": 4}),
        board(faith=4, warehouse={"stone": 1}, strongbox={"stone": 2}),
    )
    assert totals(state) == [1, 29, 1, 1]
    assert state.ranking() == [[1], [2], [0, 3]]


def test_four_players_may_share_the_victory() -> None:
    """Rulings 34."""
    same = [board(faith=24, leaders=[leader]) for leader in (49, 50, 51, 52)]
    assert finished(*same).ranking() == [[0, 1, 2, 3]]


def test_the_number_of_resources_breaks_no_tie_that_points_have_broken() -> None:
    """Rulings 34: four resources are no point."""
    state = finished(board(faith=24), board(strongbox={"coin": 4}))
    assert state.ranking() == [[0], [1]]


def test_the_winners_are_told() -> None:
    state = position(board(), board(faith=23), turn=1, market=RED_FIRST)
    state.log = log = Log()
    play(state, PASS)
    assert (log.events[-1].kind, log.events[-1].values) == ("over", {"seats": [1]})


def test_there_is_no_ranking_before_the_end() -> None:
    state = position(board(), board())
    with pytest.raises(ValueError, match="not over"):
        state.ranking()


def test_resources_never_run_out() -> None:
    """Rulings 35: more than the sixteen of a kind in the box."""
    state = position(board(strongbox={"coin": 16}), board(strongbox={"coin": 16}))
    play(state, "market row 3", "keep 2 coin 2 servant")
    assert state.scores()[0]["ties"] == {"resources": 20}


def test_nobody_buys_an_eighth_card() -> None:
    """Rulings 32: the round of the seventh is the last."""
    state = position(board(slots=SEVEN_CARDS, strongbox=RICH), board(), turn=1)
    assert idle(state).over


def test_cards_tiles_and_leaders_are_counted_one_by_one() -> None:
    """Covered cards, too; a leader in hand and a lost tile bring nothing."""
    own = board(slots=[[1, 17], [2], []], leaders=[49], hand=[57], faith=8, tiles=("kept", "lost", "waiting"))
    other = board(leaders=[50], hand=[58], faith=16, tiles=("lost", "kept", "waiting"))
    state = position(own, other)
    parts = [state.score_parts(seat) for seat in range(2)]
    found = [
        {line: [(part["key"], part["value"], part["points"]) for part in board[line]] for line in board}
        for board in parts
    ]
    assert found == [
        {
            "cards": [("card", 1, 1), ("card", 17, 5), ("card", 2, 1)],
            "tiles": [("tile", 1, 2)],
            "leaders": [("leader", 49, 2)],
        },
        {"cards": [], "tiles": [("tile", 2, 3)], "leaders": [("leader", 50, 2)]},
    ]
