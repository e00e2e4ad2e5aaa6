"""What all games check alike: seats, options and the shape of a deal."""

from __future__ import annotations

import inspect
import pickle
import sys

import pytest

import bottega
from bottega.engine.events import Event, Log, all_but, only
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.types import SPECTATOR, Json
from tests.coins.bottega_coins import BID, PASS, Coins

# Deals


def test_options_that_are_not_named_have_their_default() -> None:
    assert Coins().deal(2, 0)["options"] == {"length": "short"}
    assert Coins().deal(2, 0, length="long")["options"] == {"length": "long"}


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"size": "big"}, "coins has no option 'size' .options: length."),
        ({"length": "endless"}, "the option “length” is one of short, long, not 'endless'"),
    ],
)
def test_an_option_that_is_not_there_is_refused(options: dict[str, str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Coins().deal(2, 0, **options)


@pytest.mark.parametrize("players", [0, 1, 4, -2])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"coins is for 2 to 3 players, not {players}"):
        Coins().deal(players, 0)


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("game", "leonardo", "this is a deal of 'leonardo', not of coins"),
        ("players", 9, "coins is for 2 to 3 players, not 9"),
        ("players", "2", "coins is for 2 to 3 players, not '2'"),
        ("options", [], "“options” is a mapping"),
        ("options", {}, "the deal must give every option: length"),
        ("options", {"length": "endless"}, "the option “length” is one of"),
        ("luck", 7, "a deal of coins has no 'luck'"),
    ],
)
def test_a_deal_with_a_fault_says_what_is_wrong(key: str, value: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Coins().start({**Coins().deal(2, 0), key: value})


@pytest.mark.parametrize("key", ["game", "players", "options", "hands", "pile"])
def test_a_deal_that_lacks_something_says_what_it_needs(key: str) -> None:
    deal = Coins().deal(2, 0)
    del deal[key]
    with pytest.raises(ValueError, match=f"the deal has no “{key}” .it needs: game, players, options, hands"):
        Coins().start(deal)


def test_what_is_no_mapping_is_no_deal() -> None:
    with pytest.raises(ValueError, match="a deal is a mapping"):
        Coins().start([])  # type: ignore[arg-type]


# Refusals and events


def test_an_illegal_action_carries_its_refusal() -> None:
    state = Coins().start(Coins().deal(2, 0))
    missing = next(coin for coin in BID if coin not in state.hands[0])
    with pytest.raises(IllegalAction) as caught:
        state.play(0, BID[missing])
    assert caught.value.refusal == Refusal("not-in-hand", "hand", {"coin": missing})
    assert caught.value.refusal.to_json() == {
        "code": "not-in-hand",
        "rule": "hand",
        "values": {"coin": missing},
    }


def test_an_illegal_action_is_a_sentence() -> None:
    state = Coins().start(Coins().deal(2, 0))
    state.play(0, state.legal(0)[0])
    with pytest.raises(IllegalAction) as caught:
        state.play(0, PASS)
    expected = "You have nothing to decide now: it is up to seat 1. (rule: turn)"
    assert str(caught.value) == expected


def test_an_illegal_action_without_a_game_is_readable_and_can_be_pickled() -> None:
    error = IllegalAction(Refusal("not-your-turn", "turn", {"seats": [1]}))
    assert str(error) == "not your turn (rule: turn; seats: [1])"
    assert pickle.loads(pickle.dumps(error)).refusal == error.refusal


def test_refusals_are_equal_when_they_say_the_same() -> None:
    one = Refusal("no", "turn", {"seats": [1]})
    assert one == Refusal("no", "turn", {"seats": [1]})
    assert len({one, Refusal("no", "turn", {"seats": [1]})}) == 1
    assert one != Refusal("no", "turn", {"seats": [2]})
    assert one != Refusal("no", "hand", {"seats": [1]})
    assert one != "no"


def test_an_event_is_for_its_audience() -> None:
    everybody, one, others = (Event("x", {}, audience) for audience in (None, only(1), all_but(1, 3)))
    viewers = [0, 1, 2, None]
    assert [everybody.seen_by(viewer) for viewer in viewers] == [True, True, True, True]
    assert [one.seen_by(viewer) for viewer in viewers] == [False, True, False, False]
    assert [others.seen_by(viewer) for viewer in viewers] == [True, False, True, True]
    assert all_but(1, 3) == (SPECTATOR, 0, 2)


def test_who_is_told_is_not_told_who_else_is() -> None:
    assert Event("x", {"coin": 1}, only(1)).to_json() == {"kind": "x", "values": {"coin": 1}}


def test_a_log_gives_what_happened_since() -> None:
    log = Log()
    log.add("one", {})
    log.add("two", {}, only(1))
    log.add("three", {})
    assert [event.kind for event in log.seen_by(1)] == ["one", "two", "three"]
    assert [event.kind for event in log.seen_by(0, since=1)] == ["three"]


@pytest.mark.parametrize("name", bottega.games())
def test_what_was_just_dealt_begins_as_a_deal_from_elsewhere_does(name: str) -> None:
    game = bottega.game(name)
    for players in game.seats:
        deal = game.deal(players, seed=3)
        assert game.begin(deal) == game.start(deal)


# The package of the games


def test_the_package_of_the_games_can_be_called_and_hides_none_of_them() -> None:
    import bottega.games.masters.components as components

    assert sys.modules["bottega.games.masters.components"] is components
    assert "masters" in bottega.games()


@pytest.mark.parametrize("name", bottega.games())
def test_help_finds_what_the_public_names_promise(name: str) -> None:
    """In the compiled build, too."""
    game = bottega.game(name)
    state = game.start(game.deal(2, 1))
    public = "legal why_not play apply clone view imagine dump scores ranking information_string"
    for thing, names in ((game, "deal start load parse encoding explain"), (state, public)):
        for each in names.split():
            assert inspect.getdoc(getattr(thing, each)), f"{each} of {type(thing).__name__}"
    assert "promises" in (inspect.getdoc(type(state)) or "")
