"""What a viewer may believe: `imagine` keeps all that they know and draws the rest anew."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from bottega.engine.types import Json, Viewer
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import TOKENS, board, position

VIEWERS: list[Viewer] = [None, 0, 1]


def table() -> MastersState:
    return position(
        board(hand=[49, 50], slots=[[1]]), board(leaders=[53], hand=[57]), decks={"green1": [13, 5, 9]}
    )


def worlds(state: MastersState, viewer: Viewer, count: int = 60) -> list[MastersState]:
    rng = random.Random(3)
    return [state.imagine(viewer, rng) for _ in range(count)]


def seen(state: MastersState, viewer: Viewer, what: Callable[[dict[str, Json]], Json]) -> set[str]:
    """Every value that something in the dump takes in imagined worlds."""
    return {str(what(world.dump())) for world in worlds(state, viewer)}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_imagined_world_looks_the_same_and_keeps_the_laws(viewer: Viewer) -> None:
    state = table()
    for world in worlds(state, viewer):
        assert world.view(viewer) == state.view(viewer)
        assert world.audit() == []


def test_to_imagine_changes_nothing_at_the_table() -> None:
    state = table()
    before = state.dump()
    worlds(state, 0)
    assert state.dump() == before


@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_cards_below_the_top_one_may_lie_in_any_order(viewer: Viewer) -> None:
    assert seen(table(), viewer, lambda dump: dump["decks"]["green1"]) == {"[13, 5, 9]", "[13, 9, 5]"}
    assert len(seen(table(), viewer, lambda dump: dump["decks"]["green2"])) == 6


def test_the_last_card_of_a_stack_is_known_to_all() -> None:
    state = position(board(), board(), decks={"green1": [13, 5]})
    assert seen(state, None, lambda dump: dump["decks"]["green1"]) == {"[13, 5]"}


@pytest.mark.parametrize("key", ["hands", "rejected", "dropped"])
def test_ones_own_leaders_are_known_and_the_others_are_not(key: str) -> None:
    state = position(board(hand=[49]), board(hand=[57]))
    assert len(seen(state, 0, lambda dump: dump[key][0])) == 1
    assert len(seen(state, 0, lambda dump: dump[key][1])) > 5
    assert len(seen(state, None, lambda dump: dump[key][0])) > 5


def test_nobody_is_believed_to_hold_a_leader_that_one_knows_of() -> None:
    """Played ones, those in one's own hand, those one has rejected or discarded."""
    state = table()
    own = state.view(0)["boards"][0]
    known = {*own["hand"], *own["rejected"], *own["dropped"], 53}
    for world in worlds(state, 0):
        dump = world.dump()
        assert not known & {*dump["hands"][1], *dump["rejected"][1], *dump["dropped"][1]}


def test_another_player_may_hold_any_leader_that_one_does_not_know_of() -> None:
    state = table()
    own = state.view(0)["boards"][0]
    known = {*own["hand"], *own["rejected"], *own["dropped"], 53}
    held = {leader for world in worlds(state, 0, 300) for leader in world.dump()["hands"][1]}
    assert held == set(range(49, 65)) - known


DRAWS = 3000


def drawn(state: MastersState, viewer: Viewer) -> list[MastersState]:
    """Many worlds, drawn from one belief as search does it."""
    belief = state.belief(viewer, random.Random(5))
    found = [belief.draw() for _ in range(DRAWS)]
    return [world for world in found if isinstance(world, MastersState)]


def is_even(counts: Counter[Any], kinds: int) -> bool:
    """Whether there are so many kinds, none off by what happens to one of them once in a million times."""
    expected = DRAWS / kinds
    return len(counts) == kinds and all(abs(n - expected) < 4.9 * expected**0.5 for n in counts.values())


def test_every_order_of_a_stack_is_as_likely_and_independent_of_the_others() -> None:
    worlds = drawn(table(), 0)
    assert len(worlds) == DRAWS
    assert is_even(Counter(world.decks[1] for world in worlds), 6)
    assert is_even(Counter((world.decks[1], world.decks[2]) for world in worlds), 36)


@pytest.mark.parametrize("key", ["hands", "rejected"])
def test_every_leader_and_every_pair_of_them_is_as_likely(key: str) -> None:
    state = position(board(hand=[49, 50]), board(hand=[57, 58]), board(hand=[51]))
    worlds = drawn(state, 0)
    pairs = Counter(getattr(world, key)[1] for world in worlds)
    unknown = set(range(49, 65)) - {49, 50, *state.rejected[0], *state.dropped[0]}
    assert set(pairs) == set(combinations(sorted(unknown), 2))
    assert is_even(pairs, len(pairs))
    # What one holds the others do not.
    assert all(len({*w.hands[1], *w.rejected[1], *w.hands[2]}) == 5 for w in worlds)


def test_revealed_tokens_are_known_and_the_rest_of_the_pile_is_not() -> None:
    orders = [TOKENS, TOKENS[::-1], TOKENS]
    state = position(board(), tokens=orders, drawn=2)
    for world in worlds(state, 0):
        piles = world.dump()["tokens"]
        assert piles[0][:2] == ["green", "blue"]
        assert len(piles) == 3
        assert world.audit() == []
    for pile in range(3):
        assert len({str(world.dump()["tokens"][pile]) for world in worlds(state, 0)}) > 10


def test_a_match_of_several_has_no_tokens_to_imagine() -> None:
    assert seen(table(), 0, lambda dump: dump["tokens"]) == {"[]"}


# What nobody has seen


def test_a_reshuffle_leaves_all_that_some_seat_knows() -> None:
    state = table()
    rng = random.Random(3)
    drawn = [state.reshuffle(rng).dump() for _ in range(60)]
    for dump in drawn:
        for key in ("hands", "rejected", "dropped", "market"):
            assert dump[key] == state.dump()[key]
        assert dump["decks"]["green1"][0] == 13
    assert {str(dump["decks"]["green1"]) for dump in drawn} == {"[13, 5, 9]", "[13, 9, 5]"}


def test_a_reshuffle_draws_the_tokens_that_are_still_in_the_pile() -> None:
    state = position(board(), tokens=[TOKENS, TOKENS], drawn=2)
    rng = random.Random(3)
    drawn = [state.reshuffle(rng).dump()["tokens"] for _ in range(60)]
    assert {tuple(piles[0][:2]) for piles in drawn} == {("green", "blue")}
    assert len({str(piles) for piles in drawn}) > 40
