"""FR "Mise en place": the deal, the leaders kept, and what later seats start with (rulings 5-8)."""

from __future__ import annotations

from itertools import combinations

import pytest

from bottega.engine.match import Match, UndoRefused
from bottega.engine.refusal import Refusal
from tests.games.masters.positions import (
    GAME,
    RESOURCES,
    STACKS,
    deal,
    faith,
    legal,
    pending,
    play,
    refusal,
    stack_of,
    stage,
    tiles,
    warehouse,
)

KEEPS = ("keep leaders 49 50", "keep leaders 53 54", "keep leaders 57 58", "keep leaders 61 62")


@pytest.mark.parametrize("players", GAME.seats)
def test_everybody_is_asked_at_once_which_leaders_to_keep(players: int) -> None:
    state = GAME.start(deal(players))
    assert state.actors == tuple(range(players))
    for seat in range(players):
        four = range(49 + 4 * seat, 53 + 4 * seat)
        assert [str(a) for a in state.legal(seat)] == [
            f"keep leaders {a} {b}" for a, b in combinations(four, 2)
        ]


def test_leaders_are_kept_in_any_order_of_seats() -> None:
    state = GAME.start(deal(3))
    for seat in (2, 0, 1):
        assert seat in state.actors
        state.play(seat, GAME.parse(KEEPS[seat]))
        assert seat not in state.actors or stage(state) == "start"
    assert stage(state) == "start"


def test_the_first_seat_is_known_but_plays_only_after_all_leaders_are_kept() -> None:
    """Rulings 5: leaders are kept before anything else."""
    state = GAME.start(deal(2))
    assert refusal(state, "market row 1", 0) == Refusal("first-leaders", "setup-leaders", {})
    play(state, KEEPS[0])
    assert state.actors == (1,)
    assert refusal(state, "market row 1", 0).code == "not-your-turn"


def test_two_leaders_are_kept_and_two_put_away_unseen() -> None:
    """Rulings 5: only their owner knows either pair."""
    state = play(GAME.start(deal(2)), KEEPS[0])
    own, other = state.view(0)["boards"]
    assert (own["hand"], own["rejected"], other["hand_size"]) == ([49, 50], [51, 52], 4)
    for viewer in (1, None):
        shown = state.view(viewer)["boards"][0]
        assert shown["hand_size"] == 2
        assert not {"hand", "rejected"} & set(shown)


def test_only_leaders_that_were_dealt_to_a_seat_can_be_kept() -> None:
    state = GAME.start(deal(2))
    refused = state.why_not(0, GAME.parse("keep leaders 49 53"))
    assert refused == Refusal("leader-not-dealt", "setup-leaders", {"leader": 53})


@pytest.mark.parametrize(("players", "resources"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])])
def test_later_seats_start_with_resources_of_their_choice(players: int, resources: list[int]) -> None:
    """Rulings 6: 0, 1, 1 and 2 resources, in turn order, into the warehouse."""
    state = play(GAME.start(deal(players)), *KEEPS[:players])
    asked = []
    while stage(state) == "start":
        asked.append(state.actors[0])
        assert legal(state) == [f"start with {name}" for name in RESOURCES]
        play(state, "start with shield")
    assert asked == [seat for seat, count in enumerate(resources) for _ in range(count)]
    assert [warehouse(state, seat).get("shield", 0) for seat in range(players)] == resources
    assert (stage(state), state.actors) == ("turn", (0,))


@pytest.mark.parametrize(("players", "spaces"), [(2, [0, 0]), (3, [0, 0, 1]), (4, [0, 0, 1, 1])])
def test_the_third_and_fourth_seat_start_with_a_faith(players: int, spaces: list[int]) -> None:
    """Rulings 6."""
    assert faith(play(GAME.start(deal(players)), *KEEPS[:players])) == spaces


def test_starting_faith_brings_about_no_report() -> None:
    """Rulings 7: the nearest pope space is 8."""
    state = play(GAME.start(deal(4)), *KEEPS)
    assert state.view(None)["reports"] == 0
    assert tiles(state, 1) == ["waiting"] * 4


def test_the_fourth_seat_may_start_with_two_different_resources() -> None:
    """Rulings 6."""
    state = play(GAME.start(deal(4)), *KEEPS, "start with coin", "start with coin")
    assert pending(state)["gains"] == 2
    play(state, "start with servant", "start with stone")
    assert warehouse(state, 3) == {"servant": 1, "stone": 1}


def test_a_lone_player_is_the_first_and_starts_with_nothing() -> None:
    """Rulings 8: no resource, no faith; the black cross starts on space 0 as well."""
    state = play(GAME.start(deal(1)), KEEPS[0])
    assert (stage(state), state.actors) == ("turn", (0,))
    assert warehouse(state) == {}
    assert faith(state) == [0]
    assert state.view(None)["solo"]["cross"] == 0


@pytest.mark.parametrize("players", GAME.seats)
def test_everybody_starts_with_an_empty_board(players: int) -> None:
    """FR "Mise en place par joueurs": tiles face down, the marker on space 0."""
    state = GAME.start(deal(players))
    nothing = dict.fromkeys(RESOURCES, 0)
    assert (
        state.view(None)["boards"]
        == [
            {
                "faith": 0,
                "tiles": ["waiting"] * 3,
                "warehouse": nothing,
                "strongbox": nothing,
                "slots": [[], [], []],
                "leaders": [],
                "hand_size": 4,
                "dropped_count": 0,
            }
        ]
        * players
    )
    assert (state.view(None)["turn"], state.view(None)["round"]) == (0, 0)


def test_the_first_turn_is_the_first_seats_in_round_one() -> None:
    state = play(GAME.start(deal(2)), *KEEPS[:2], "start with coin")
    shown = state.view(None)
    assert (shown["round"], shown["turn"], shown["last_round"]) == (1, 0, False)


@pytest.mark.parametrize("players", GAME.seats)
def test_a_deal_shuffles_the_market_the_stacks_and_the_leaders(players: int) -> None:
    dealt = GAME.deal(players, seed=3)
    assert len(dealt["market"]) == 13
    assert {name: sorted(cards) for name, cards in dealt["decks"].items()} == {
        name: [card for card in range(1, 49) if stack_of(card) == name] for name in STACKS
    }
    leaders = [leader for hand in dealt["leaders"] for leader in hand]
    assert len(set(leaders)) == 4 * players
    assert dealt != GAME.deal(players, seed=4)
    assert dealt == GAME.deal(players, seed=3)


def test_all_cards_but_the_top_ones_are_hidden() -> None:
    dealt = deal(2)
    shown = GAME.start(dealt).view(0)["stacks"]
    assert shown == {name: {"top": cards[0], "left": 4} for name, cards in dealt["decks"].items()}


def test_a_choice_of_leaders_can_be_taken_back_until_another_seat_has_chosen() -> None:
    match = Match(GAME, deal(3), ["Ada", "Bruno", "Carla"])
    match.play(1, GAME.parse(KEEPS[1]))
    match.undo(1)
    assert list(match.state.actors) == [0, 1, 2]
    match.play(1, GAME.parse("keep leaders 55 56"))
    match.play(0, GAME.parse(KEEPS[0]))
    with pytest.raises(UndoRefused, match="acted"):
        match.undo(1)
    match.undo(0)
    assert list(match.state.actors) == [0, 2]
    assert match.state.view(1)["boards"][1]["hand"] == [55, 56], "the other seat's choice stands"


def test_the_last_choice_of_leaders_can_be_taken_back_although_the_first_turn_has_begun() -> None:
    match = Match(GAME, deal(2), ["Ada", "Bruno"])
    match.play(0, GAME.parse(KEEPS[0]))
    match.play(1, GAME.parse(KEEPS[1]))
    match.play(1, GAME.parse("start with coin"))
    assert match.undo_depth(1) == 2
    match.undo(1, 2)
    assert match.state.actors == (1,)
    match.play(1, GAME.parse("keep leaders 55 56"))
    assert match.state.view(1)["boards"][1]["hand"] == [55, 56]


def test_nobody_else_learns_from_the_log_which_leaders_are_kept() -> None:
    match = Match(GAME, deal(2), ["Ada", "Bruno"])
    match.play(0, GAME.parse(KEEPS[0]))
    assert [event.to_json() for event in match.events(0)] == [
        {"kind": "keep-leaders", "values": {"seat": 0, "leaders": [49, 50]}}
    ]
    for viewer in (1, None):
        assert [event.to_json() for event in match.events(viewer)] == [
            {"kind": "keep-two-leaders", "values": {"seat": 0}}
        ]
