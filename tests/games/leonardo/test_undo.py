"""What can be taken back: whatever has told nobody anything, until somebody else decides."""

from __future__ import annotations

import pytest

from bottega.engine.match import Match, UndoRefused
from tests.games.leonardo.positions import GAME, deal


def match(players: int = 3, **options: str) -> Match:
    return Match(GAME, deal(players, **options), [f"Seat {seat}" for seat in range(players)])


def play(table: Match, *notations: str) -> Match:
    """The first seat that is asked makes these decisions."""
    for notation in notations:
        table.play(table.state.actors[0], GAME.parse(notation))
    return table


def refused(table: Match, seat: int) -> str:
    with pytest.raises(UndoRefused) as error:
        table.undo(seat)
    return error.value.reason


def in_council(*groups: int) -> Match:
    """Turn 1: apprentices of the first seats in the Council, all others have passed."""
    table = play(match(), "done", "done", "done")
    for group in groups:
        play(table, f"place {group} in council")
    while table.state.view(None)["stage"] == "assign":
        play(table, "pass")
    return table


def test_a_secret_start_can_be_taken_back() -> None:
    """The others have only seen that a laboratory starts, and can see it again."""
    table = match()
    before = table.state.dump()
    play(table, "start 8 in small")
    assert table.state.actors == (1,), "though the next player is asked already"
    table.undo(0)
    assert table.state.dump() == before
    play(table, "start 3 in small")


def test_it_cannot_once_somebody_else_has_decided() -> None:
    table = play(match(), "start 8 in small", "done")
    assert refused(table, 0) == "acted"


def test_a_placement_can_be_taken_back_until_somebody_else_acts() -> None:
    table = play(match(), "done", "done", "done", "place 2 in kiln")
    table.undo(0)
    assert table.state.view(None)["city"]["kiln"] == []
    play(table, "place 2 in kiln", "pass")
    assert refused(table, 0) == "acted"


def test_to_look_at_the_deck_cannot_be_taken_back() -> None:
    table = play(in_council(1), "leonardo to seat 0", "benefit 3")
    assert table.state.view(None)["stage"] == "arrange"
    assert refused(table, 0) == "revealed"


def test_the_order_of_the_deck_can_be_changed_as_long_as_one_is_still_laying() -> None:
    """What one lays back tells nobody anything, oneself included."""
    table = play(in_council(1), "leonardo to seat 0", "benefit 3")
    first, second = (str(action) for action in table.state.legal(0)[:2])
    play(table, first)
    table.undo(0)
    play(table, second)
    assert table.undo_depth(0) == 1


def test_a_decision_that_lets_another_seat_look_cannot_be_taken_back() -> None:
    """The second chooses last, and with that the first looks at the deck."""
    table = play(in_council(2, 1), "leonardo to seat 0", "benefit 3", "benefit 2")
    assert table.state.actors == (0,)
    assert refused(table, 1) == "revealed"


def test_a_move_in_the_council_can_be_taken_back() -> None:
    table = play(in_council(2), "leonardo to seat 1", "benefit 1", "lift seat 0 from council")
    play(table, "put in kiln")
    assert table.undo_depth(0) >= 4, "the move, the benefit and Leonardo"


def test_a_purchase_can_be_taken_back() -> None:
    table = play(match(), "done", "done", "done", "place 2 in kiln", "pass", "pass", "pass")
    before = table.state.dump()
    play(table, "accept")
    table.undo(0)
    assert table.state.dump() == before


def test_the_first_bid_can_be_taken_back_the_last_cannot() -> None:
    """With the last bid all are shown."""
    table = auction()
    table.play(0, GAME.parse("bid 2"))
    table.undo(0)
    table.play(0, GAME.parse("bid 3"))
    table.play(1, GAME.parse("bid 1"))
    assert refused(table, 1) == "revealed"


def auction() -> Match:
    """Two beginners work on 1 from the first turn on, and complete it together."""
    table = play(match(2), "start 1 in small", "start 1 in small", "done")
    for notation in ("place 2 in small", "place 2 in small", "master to small", "master to small"):
        play(table, notation)
    while table.state.view(None)["stage"] == "assign":
        play(table, "pass")
    assert table.state.view(None)["stage"] == "bid"
    return table


def test_what_brings_a_work_to_light_cannot_be_taken_back() -> None:
    """The last to pass lets the laboratories work: whatever is completed then has been a secret."""
    table = play(match(2), "start 1 in small", "done")
    play(table, "place 2 in small", "pass", "master to small", "pass")
    assert table.state.view(None)["boards"][0]["cards"] == [1]
    assert refused(table, 0) == "revealed"


def test_a_cancelled_work_can_be_taken_back() -> None:
    """What was cancelled stays a secret."""
    table = play(match(2), "start 8 in small", "done", "pass", "pass")
    play(table, "cancel small")
    assert table.undo_depth(0) == 1


def test_a_favour_can_be_taken_back_with_its_components() -> None:
    table = play(match(4, start="expert"), "favour components", "take iron", "take rope")
    table.undo(0, 3)
    assert table.state.dump() == match(4, start="expert").state.dump()


def test_the_record_tells_what_was_taken_back() -> None:
    table = play(match(), "start 8 in small")
    table.undo(0)
    play(table, "start 3 in small")
    again = Match.resume(table.record(), GAME)
    assert again.state.dump() == table.state.dump()
    assert [entry.notation for entry in again.entries] == ["start 8 in small", "undo 1", "start 3 in small"]
