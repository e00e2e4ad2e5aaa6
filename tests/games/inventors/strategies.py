"""Arbitrary positions and settings for property tests."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from bottega.engine.types import Json
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import (
    COLOURS,
    GAME,
    LETTERS,
    TOKENS,
    card,
    members,
    of_age,
    position,
    slots,
    team,
)
from tests.profiles import examples

often: Final = examples(100)
seldom: Final = examples(10)

TOKEN_COUNTS: Final = {name: figures["count"] for name, figures in GAME.edition.figures["tokens"].items()}

#: Many know nothing of a discipline.
LEVELS: Final = st.sampled_from([0, 0, 0, 0, 1, 2, 3, 4])


@st.composite
def positions(draw: st.DrawFn, hold: str = "") -> InventorsState:
    """The start of a turn with anything on the tiles and anything on the table.

    The seat whose turn it is holds a token `hold`, if told.
    """
    players = draw(st.integers(2, 5))
    age = draw(st.integers(1, 3))
    gone = draw(st.integers(0, players + 1))
    colours = draw(st.permutations(COLOURS))
    ids = draw(st.permutations(of_age(age)))
    turn = draw(st.integers(0, players - 1))
    spare = sum(TOKEN_COUNTS.values()) - 2 * (players + 3) * (4 - age) + 2 * gone
    drawn = draw(st.lists(st.sampled_from(TOKENS), max_size=min(4 * players, spare - 1)))
    tokens: list[list[str]] = [[] for _ in range(players)]
    for i, name in enumerate([hold, *drawn] if hold else drawn):
        if sum(held.count(name) for held in tokens) < TOKEN_COUNTS[name]:
            tokens[(turn + i) % players].append(name)
    return position(
        *(_team(draw, colours[seat], tokens[seat]) for seat in range(players)),
        inventions=[_card(draw, id, players) for id in ids[: players + 3 - gone]],
        age=age,
        gone=gone,
        turn=turn,
        statue=draw(st.integers(0, players - 1)),
    )


def _team(draw: st.DrawFn, colour: str, tokens: list[str]) -> dict[str, Json]:
    levels = {}
    for id in members(colour):
        start = GAME.edition.figures["inventors"][id]["start"].values()
        known = [max(level, draw(LEVELS)) for level in start]
        levels[id] = " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, known, strict=True))
    busy = draw(st.lists(st.sampled_from(members(colour)), unique=True))
    return team(colour, levels=levels, busy=busy, tokens=tokens)


def _card(draw: st.DrawFn, id: str, players: int) -> dict[str, Json]:
    """An invention with at least one empty slot."""
    letters = slots(id)
    owners = draw(st.lists(st.integers(-1, players - 1), min_size=len(letters), max_size=len(letters)))
    if -1 not in owners:
        owners[0] = -1
    return card(
        id,
        {
            seat: "".join(letter for letter, owner in zip(letters, owners, strict=True) if owner == seat)
            for seat in range(players)
        },
    )
