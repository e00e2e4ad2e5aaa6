"""Beats: how things stood within a decision, for those who follow it."""

from __future__ import annotations

from bottega.engine.events import Beat, Event, Log, beats_for, only
from bottega.engine.state import State
from tests.coins.bottega_coins import BID, Coins, CoinsState
from tests.steps import steps


def start() -> CoinsState:
    game = Coins()
    return game.start(game.deal(2, seed=1))


def events(*audiences: tuple[int, ...] | None) -> list[Event]:
    return [Event(f"e{number}", {}, audience) for number, audience in enumerate(audiences, 1)]


def told(viewer: int | None, counts: list[int], happened: list[Event]) -> list[tuple[int, int]]:
    """For the beats after these numbers of events: which one is told, after how many events that are seen."""
    states: list[State] = [start() for _ in counts]
    beats = [Beat(count, state) for count, state in zip(counts, states, strict=True)]
    counted = {id(state): count for state, count in zip(states, counts, strict=True)}
    return [(counted[id(beat.state)], beat.count) for beat in beats_for(viewer, beats, happened)]


def test_a_decision_is_told_thing_by_thing() -> None:
    state = start()
    state.play(0, BID[state.hands[0][0]])
    next_coin = state.pile[0]
    shown, won = steps(state, 1, BID[state.hands[1][0]])
    assert shown.kinds == ["bid-made", "bids"]
    assert shown.view["actors"] == []
    assert len(shown.view["discard"]) == 2
    assert shown.view["won"] == [[], []]
    assert won.kinds == ["win"]
    assert [coin for seat in won.view["won"] for coin in seat] == [next_coin]
    assert won.view == state.view(None)


def test_a_log_keeps_beats_only_if_asked_to() -> None:
    for log, kept in ((Log(), 0), (Log(beats=True), 1)):
        state = start()
        state.play(0, BID[state.hands[0][0]])
        state.log = log
        state.play(1, BID[state.hands[1][0]])
        assert len(log.take()[1]) == kept
        assert log.take() == ([], [])


def test_a_state_at_a_beat_stays_as_it_was() -> None:
    state = start()
    state.log = log = Log(beats=True)
    state.emit("one", {})
    state.beat()
    state.discard.append(7)
    (beat,) = log.take()[1]
    assert beat.state.view(None)["discard"] == []
    assert beat.state.log is None


def test_a_beat_before_anything_was_told_is_none() -> None:
    state = start()
    state.log = log = Log(beats=True)
    state.beat()
    assert log.beats == []


def test_a_beat_without_news_takes_the_place_of_the_one_before() -> None:
    state = start()
    state.log = log = Log(beats=True)
    state.emit("one", {})
    state.beat()
    state.round = 1
    state.beat()
    assert log.beats is not None
    assert [(beat.count, beat.state.view(None)["round"]) for beat in log.beats] == [(1, 1)]


def test_what_a_viewer_does_not_see_is_no_beat_for_them() -> None:
    happened = events(None, only(0), None)
    assert told(0, [1, 2], happened) == [(1, 1), (2, 2)]
    assert told(1, [1, 2], happened) == [(2, 1)], "the later of the two stands"
    assert told(None, [1], happened) == [(1, 1)]
    assert told(1, [2], events(only(0), only(0), None)) == [], "nothing to see before it"


def test_the_end_of_a_decision_is_no_beat() -> None:
    assert told(None, [1, 2], events(None, None)) == [(1, 1)]
    assert told(1, [1], events(None, only(0))) == []
    assert told(0, [1], events(None, only(0))) == [(1, 1)]
