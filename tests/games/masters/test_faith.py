"""FR "Le Rapport du Vatican": the track, the sections, who looks when (rulings 26-31)."""

from __future__ import annotations

import pytest

from bottega.engine.events import Log
from tests.games.masters.positions import (
    board,
    faith,
    legal,
    play,
    position,
    tiles,
)

#: Row 1 is one faith, row 3 four resources to discard.
RED_FIRST = "RWWW BBGG YYPP W"
DISCARD_FOUR = ("market row 3", "keep nothing")
DISCARD_TWO = ("market row 3", "keep 1 coin 1 servant")
DISCARD_ONE = ("market row 3", "keep 2 coin 1 servant")

SECTIONS = [(1, 5, 8), (2, 12, 16), (3, 19, 24)]


@pytest.mark.parametrize(("section", "first", "pope"), SECTIONS)
def test_a_report_takes_place_on_its_pope_space(section: int, first: int, pope: int) -> None:
    """Rulings 26: spaces 8, 16 and 24."""
    state = position(board(faith=pope - 1), board(), market=RED_FIRST)
    assert tiles(state, section)[0] == "waiting"
    play(state, "market row 1")
    assert tiles(state, section) == ["kept", "lost"]
    assert state.view(None)["reports"] == section


@pytest.mark.parametrize(("section", "first", "pope"), SECTIONS)
def test_one_space_before_the_pope_space_nothing_happens(section: int, first: int, pope: int) -> None:
    """Rulings 26."""
    state = play(position(board(faith=pope - 2), board(), market=RED_FIRST), "market row 1")
    assert tiles(state, section) == ["waiting", "waiting"]


@pytest.mark.parametrize(("section", "first", "pope"), SECTIONS)
def test_a_tile_is_kept_from_the_first_space_of_its_section(section: int, first: int, pope: int) -> None:
    """Rulings 26: sections 5-8, 12-16 and 19-24."""
    state = position(
        board(faith=pope - 1),
        board(faith=first),
        board(faith=first - 1),
        board(faith=pope - 1),
        market=RED_FIRST,
    )
    play(state, "market row 1")
    assert tiles(state, section) == ["kept", "kept", "lost", "kept"]


def test_a_player_beyond_the_section_keeps_its_tile() -> None:
    """Rulings 26, 27: the marker goes beyond the pope space in one move."""
    state = play(position(board(), board(faith=7), turn=0), *DISCARD_FOUR)
    assert faith(state) == [0, 11]
    assert tiles(state, 1) == ["lost", "kept"]


def test_each_section_takes_place_once() -> None:
    """Rulings 26: the second marker to pass space 8 changes nothing."""
    state = position(board(faith=7, tiles=["lost", "waiting", "waiting"]), board(faith=9), market=RED_FIRST)
    assert state.view(None)["reports"] == 1
    play(state, "market row 1")
    assert faith(state) == [8, 9]
    assert tiles(state, 1) == ["lost", "kept"]


def test_all_others_move_together_before_anybody_looks() -> None:
    """Rulings 27: seat 2 reaches space 5 with the same discard that takes seat 1 to space 8."""
    state = position(board(), board(faith=7), board(faith=4))
    play(state, *DISCARD_ONE)
    assert tiles(state, 1) == ["lost", "kept", "kept"]


def test_the_order_of_seats_does_not_matter_in_a_report() -> None:
    """Rulings 27: the same from the other side of the table."""
    state = play(position(board(faith=4), board(), board(faith=7), turn=1), *DISCARD_ONE)
    assert tiles(state, 1) == ["kept", "lost", "kept"]


def test_a_move_is_finished_before_anybody_looks() -> None:
    """Rulings 27: one point at a time, seat 2 would have been on space 4 when seat 1 came to 8."""
    state = position(board(), board(faith=7), board(faith=3))
    play(state, *DISCARD_TWO)
    assert tiles(state, 1) == ["lost", "kept", "kept"]


def test_the_discarding_player_looks_too() -> None:
    """Rulings 27: the marker has not moved, but stands in the section."""
    state = play(position(board(faith=6), board(faith=7)), *DISCARD_ONE)
    assert tiles(state, 1) == ["kept", "kept"]


def test_the_marker_stops_at_24() -> None:
    """Rulings 30: further points are lost."""
    state = play(position(board(), board(faith=22)), *DISCARD_FOUR)
    assert faith(state) == [0, 24]


def test_faith_on_24_is_lost_without_harm() -> None:
    """Rulings 30."""
    state = position(board(faith=24), board(), board(), turn=1)
    play(state, *DISCARD_FOUR)
    assert faith(state) == [24, 0, 4]


def test_reports_still_take_place_in_the_last_round() -> None:
    """Rulings 30: the end is due to a seventh card, and the others still move."""
    seven = [[1, 17, 33], [2, 18, 34], [3]]
    state = position(board(slots=seven), board(faith=7), board(faith=7), turn=1, market=RED_FIRST)
    play(state, "market row 1")
    assert not state.over
    assert tiles(state, 1) == ["lost", "kept", "kept"]


def test_discards_can_bring_about_the_end_for_a_player_whose_turn_it_is_not() -> None:
    """Rulings 31."""
    state = position(board(), board(faith=23), board())
    play(state, *DISCARD_ONE)
    assert faith(state)[1] == 24
    assert state.view(None)["last_round"]
    assert state.actors == (1,)


def test_a_kept_tile_scores_and_a_lost_one_does_not() -> None:
    """Rulings 26: 2, 3 and 4 points."""
    for kept, points in ((1, 2), (2, 3), (3, 4)):
        marks = ["kept" if section == kept else "lost" for section in (1, 2, 3)]
        state = position(board(faith=23, tiles=marks), board(faith=24), turn=1)
        assert state.scores()[0]["lines"]["tiles"] == points


def test_a_report_is_told_with_every_tile() -> None:
    state = position(board(faith=7), board(faith=4), market=RED_FIRST)
    state.log = log = Log()
    play(state, "market row 1")
    assert [(e.kind, e.values) for e in log.events if e.kind.startswith(("report", "tile", "faith"))] == [
        ("faith", {"seat": 0, "count": 1, "space": 8}),
        ("report", {"section": 1}),
        ("tile-kept", {"seat": 0, "section": 1, "points": 2}),
        ("tile-lost", {"seat": 1, "section": 1, "points": 2}),
    ]


def test_faith_never_pays_for_anything() -> None:
    state = position(board(faith=20), board())
    assert legal(state, "buy", "activate") == []
