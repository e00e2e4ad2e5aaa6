"""Arbitrary positions and settings for property tests."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from bottega.engine.types import Json
from bottega.games.masters import Masters
from bottega.games.masters.state import MastersState
from tests.games.masters.positions import GAME, PLAIN_MARKET, RESOURCES, board, position, stack_of
from tests.profiles import examples

often: Final = examples(100)
seldom: Final = examples(25)

_BY_LEVEL: Final = {level: [c for c in range(1, 49) if stack_of(c)[-1] == str(level)] for level in (1, 2, 3)}
_DEPOT_OF: Final = {53: "stone", 54: "servant", 55: "shield", 56: "coin"}


@st.composite
def warehouses(draw: st.DrawFn, leaders: tuple[int, ...] = ()) -> dict[str, int]:
    """Contents that lie on the shelves, and in the special depots of these leaders."""
    held = dict.fromkeys(RESOURCES, 0)
    for size, name in zip((1, 2, 3), draw(st.permutations(RESOURCES)), strict=False):
        held[name] += draw(st.integers(0, size))
    for leader in leaders:
        if leader in _DEPOT_OF:
            held[_DEPOT_OF[leader]] += draw(st.integers(0, 2))
    return held


STRONGBOXES: Final = st.fixed_dictionaries({name: st.integers(0, 12) for name in RESOURCES})


@st.composite
def positions(draw: st.DrawFn, players: int = 2, game: Masters = GAME) -> MastersState:
    """The start of a turn with anything on the boards: up to six cards and two leaders each."""
    cards = {level: list(draw(st.permutations(ids))) for level, ids in _BY_LEVEL.items()}
    leaders = list(draw(st.permutations(range(49, 65))))
    return position(
        *(draw(_boards(cards, leaders[4 * seat :])) for seat in range(players)),
        game=game,
        turn=draw(st.integers(0, players - 1)),
        market="".join(draw(st.permutations(PLAIN_MARKET.replace(" ", "")))),
        tops=[cards[level].pop() for level in (1, 2, 3) if cards[level]],
    )


@st.composite
def _boards(draw: st.DrawFn, cards: dict[int, list[int]], leaders: list[int]) -> dict[str, Json]:
    heights = draw(st.lists(st.integers(0, 3), min_size=3, max_size=3).filter(lambda h: sum(h) <= 6))
    played = draw(st.integers(0, 2))
    return board(
        faith=draw(st.integers(0, 23)),
        slots=[[cards[level].pop() for level in range(1, height + 1)] for height in heights],
        leaders=leaders[:played],
        hand=leaders[played:2],
        warehouse=draw(warehouses(tuple(leaders[:played]))),
        strongbox=draw(STRONGBOXES),
    )
