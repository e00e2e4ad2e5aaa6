"""Setting up: what lies on the table and in the hands before the first decision (§3, appendix)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.engine.types import Json
from tests.games.leonardo.positions import (
    BOTTOM,
    BRONZE,
    COPPER,
    GAME,
    MIDDLE_GOLD,
    SILVER,
    components,
    deal,
    florins,
    idle_to,
    play,
    public,
    seat_board,
    stage,
)
from tests.profiles import examples

#: How many of bronze, copper and silver the top part of the deck holds: start, players.
TOP = {
    ("beginner", 2): (3, 3, 0),
    ("beginner", 3): (2, 3, 0),
    ("beginner", 4): (2, 2, 0),
    ("beginner", 5): (2, 2, 0),
    ("expert", 2): (3, 2, 1),
    ("expert", 3): (4, 3, 2),
    ("expert", 4): (4, 3, 2),
    ("expert", 5): (4, 3, 2),
}


def metals(numbers: list[int]) -> tuple[int, int, int]:
    """How many are of bronze, copper and silver."""
    return (
        sum(n in BRONZE for n in numbers),
        sum(n in COPPER for n in numbers),
        sum(n in SILVER for n in numbers),
    )


@pytest.mark.parametrize("players", GAME.seats)
def test_seat_0_holds_leonardo_and_takes_set_a(players: int) -> None:
    """§3: the starting player takes set a, the second set b, and so on."""
    state = GAME.start(deal(players))
    assert public(state, "leonardo") == 0
    assert components(state, 0) == {"iron": 1, "rope": 2, "brick": 1}
    assert components(state, 1) == {"iron": 1}
    assert florins(state) == [3, 3, 3, 13, 8][:players]


@pytest.mark.parametrize(("players", "removed"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_with_two_and_three_beginners_apprentices_leave_the_game(players: int, removed: int) -> None:
    """Rulings 1: out of the game, not to the Academy; 8 or 7 are the most one can have."""
    state = GAME.start(deal(players))
    for seat, apprentices in enumerate([5, 5, 4, 3, 3][:players]):
        mine = seat_board(state, seat)
        assert mine["apprentices"] == apprentices - removed
        assert mine["apprentices"] + mine["academy"] == 9 - removed


@pytest.mark.parametrize("players", GAME.seats)
def test_experts_can_have_all_nine_apprentices(players: int) -> None:
    """Rulings 1: in the expert game nothing is removed."""
    state = GAME.start(deal(players, start="expert"))
    assert [(b["apprentices"], b["academy"]) for b in public(state, "boards")] == [(3, 6)] * players


@pytest.mark.parametrize("players", GAME.seats)
def test_there_is_nothing_of_absent_colours(players: int) -> None:
    """Rulings 2."""
    view = GAME.start(deal(players)).view(None)
    assert len(view["boards"]) == players
    assert all(group["seat"] < players for groups in view["city"].values() for group in groups)


@pytest.mark.parametrize("players", GAME.seats)
def test_whatever_no_set_holds_lies_in_the_shops(players: int) -> None:
    state = GAME.start(deal(players))
    held = Counter[str]()
    for seat in range(players):
        held.update(components(state, seat))
    assert {name: 12 - held[name] for name in public(state, "shops")} == public(state, "shops")


@pytest.mark.parametrize("players", GAME.seats)
def test_the_council_starts_with_one_florin(players: int) -> None:
    assert public(GAME.start(deal(players)), "council") == 1


@pytest.mark.parametrize(
    ("players", "requested"),
    [(2, [1, 12, 8]), (3, [1, 12, 8, 3]), (4, [1, 12, 8, 3, 9]), (5, [1, 12, 8, 3, 9])],
)
def test_beginners_start_with_the_same_inventions_on_display(players: int, requested: list[int]) -> None:
    assert deal(players)["requested"] == requested
    assert public(GAME.start(deal(players)), "requested") == requested


@pytest.mark.parametrize(("start", "players"), TOP)
@examples(30)
@given(seed=st.integers(0, 10**9))
def test_the_deck_has_three_parts(start: str, players: int, seed: int) -> None:
    """Rulings 3: 21 to 25 at the bottom; a bronze, two copper, three silver and 16 to 20; the rest."""
    dealt = GAME.deal(players, seed, start=start)
    order = dealt["deck"] if start == "beginner" else [*dealt["requested"], *dealt["deck"]]
    top, middle, bottom = order[:-16], order[-16:-5], order[-5:]
    assert sorted(bottom) == list(BOTTOM)
    assert metals(middle) == (1, 2, 3)
    assert set(MIDDLE_GOLD) <= set(middle)
    assert metals(top) == TOP[start, players]
    assert len(top) == sum(TOP[start, players]), "and nothing else"


def test_every_part_of_the_deck_is_shuffled() -> None:
    decks = [GAME.deal(5, seed)["deck"] for seed in range(40)]
    assert {deck[0] for deck in decks} == {2, 4, 5, 6, 7, 10, 13}
    assert {deck[4] for deck in decks} > set(MIDDLE_GOLD)
    assert {deck[-1] for deck in decks} == set(BOTTOM)


@pytest.mark.parametrize("players", GAME.seats)
def test_experts_draw_what_is_requested_from_the_deck(players: int) -> None:
    """Appendix: the deck is built first, then three, four or five inventions are turned up."""
    shown = [tuple(GAME.deal(players, seed, start="expert")["requested"]) for seed in range(20)]
    assert {len(requested) for requested in shown} == {min(players + 1, 5)}
    assert len(set(shown)) > 15


def test_of_two_experts_three_inventions_are_set_aside_for_all_to_see() -> None:
    """Rulings 36: a bronze, a copper and a silver one, from what is left after the middle part."""
    seen = set()
    for seed in range(30):
        dealt = GAME.deal(2, seed, start="expert")
        assert metals(dealt["removed"]) == (1, 1, 1)
        assert public(GAME.start(dealt), "boxed") == dealt["removed"]
        seen |= set(dealt["removed"])
    assert seen == {*BRONZE, *COPPER, *SILVER}


@pytest.mark.parametrize(
    ("players", "start"), [(2, "beginner"), (3, "beginner"), (3, "expert"), (4, "expert"), (5, "expert")]
)
def test_otherwise_nothing_is_set_aside(players: int, start: str) -> None:
    """Rulings 36: the expert game for two only."""
    assert deal(players, start=start)["removed"] == []


def test_what_was_set_aside_cannot_be_started() -> None:
    """Rulings 36: those inventions are not used in the game."""
    dealt = GAME.deal(2, 7, start="expert")
    state = GAME.start(dealt)
    play(state, "favour components", "take iron", "take glass", "take wood", "take brick")
    idle_to(state, "laboratories")
    bronze = min(dealt["removed"])
    refused = state.why_not(0, GAME.parse(f"start {bronze} in small"))
    assert refused is not None
    assert refused.code == "never-requested"


@pytest.mark.parametrize("players", GAME.seats)
def test_experts_start_alike(players: int) -> None:
    """Appendix: the 3-space laboratory, a master, three apprentices, three florins; then favours."""
    state = GAME.start(deal(players, start="expert"))
    assert stage(state) == "favour"
    assert public(state, "turn") == 0
    lab: dict[str, Json] = {"men": 0, "weeks": None, "apprentices": 0, "shown": None, "fresh": False}
    lab["possible"] = []
    for seat in range(players):
        mine = seat_board(state, seat)
        assert (mine["florins"], mine["apprentices"], mine["master"]) == (3, 3, None)
        assert mine["labs"] == {"small": {"spaces": 3, **lab}, "large": {"spaces": None, **lab}}
        assert components(state, seat) == {}


def test_beginners_start_with_the_first_turn() -> None:
    state = GAME.start(deal(3))
    assert (stage(state), public(state, "turn"), state.actors) == ("laboratories", 1, (0,))


def test_the_same_seed_gives_the_same_deal() -> None:
    assert GAME.deal(4, 11) == GAME.deal(4, 11)
    assert GAME.deal(4, 11)["deck"] != GAME.deal(4, 12)["deck"]
