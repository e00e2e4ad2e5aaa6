"""Set-up: teams, inventions, tokens, the first player."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.engine.events import Log
from bottega.engine.types import Deal
from tests.games.inventors.positions import (
    COLOURS,
    DISCIPLINES,
    GAME,
    TOKENS,
    busy,
    cards,
    cubes,
    deal,
    knows,
    legal,
    members,
    of_age,
    on_table,
    play,
    refusal,
    rewards,
    seat_board,
    seen,
    stage,
    token_name,
    tokens,
)

SEATS = list(GAME.seats)


def chosen(players: int) -> Deal:
    return GAME.deal(players, seed=1, teams="chosen")


def test_two_to_five_play() -> None:
    """Rulings Conflicts 2: the box says 2 to 5."""
    assert SEATS == [2, 3, 4, 5]


@pytest.mark.parametrize("players", SEATS)
def test_three_more_inventions_than_players_lie_on_the_table_with_two_tokens_each(players: int) -> None:
    """Rulings Ages 1."""
    state = GAME.start(deal(players))
    shown = [id for id in on_table(state) if id]
    assert len(shown) == len(set(shown)) == players + 3
    assert set(shown) <= set(of_age(1))
    for id in shown:
        assert all(name in TOKENS for name in rewards(state, id))
        assert cubes(state, id) == [0] * players


@pytest.mark.parametrize("players", SEATS)
def test_each_age_is_dealt_from_its_own_pile_and_the_bag_never_runs_out(players: int) -> None:
    """Rulings Ages 3: 30, 36, 42 or 48 of 52 tokens, and at most 8 of 12 cards."""
    dealt = GAME.deal(players, seed=players)
    for age in (1, 2, 3):
        drawn = dealt["ages"][age - 1]
        assert len(set(drawn)) == players + 3 <= 8
        assert set(drawn) <= set(of_age(age))
    drawn = [token_name(data) for pairs in dealt["tokens"] for pair in pairs for data in pair]
    assert len(drawn) == {2: 30, 3: 36, 4: 42, 5: 48}[players]
    left = GAME.start(dealt).dump()["bag"]
    figures = GAME.edition.figures["tokens"]
    assert {name: drawn.count(name) + left[name] for name in TOKENS} == {
        name: figures[name]["count"] for name in TOKENS
    }


def test_every_invention_and_every_token_may_come() -> None:
    """No card and no token is left out of the shuffles, and every team is dealt to every seat."""
    drawn: Counter[str] = Counter()
    teams = set()
    for seed in range(60):
        dealt = GAME.deal(3, seed)
        drawn.update(id for ids in dealt["ages"] for id in ids)
        drawn.update(token_name(data) for pairs in dealt["tokens"] for pair in pairs for data in pair)
        teams |= set(enumerate(dealt["teams"]))
    assert set(drawn) == {*of_age(1), *of_age(2), *of_age(3), *TOKENS}
    assert teams == {(seat, colour) for seat in range(3) for colour in COLOURS}


@pytest.mark.parametrize("colour", COLOURS)
def test_an_inventor_starts_with_the_knowledge_on_their_tile(colour: str) -> None:
    """FR "Mise en place" 1."""
    other = next(c for c in COLOURS if c != colour)
    state = GAME.start(deal(2, teams=[other, colour]))
    assert seat_board(state, 1)["team"] == colour
    for id in members(colour):
        start = GAME.edition.figures["inventors"][id]["start"]
        assert knows(state, id) == " ".join(
            f"{letter}{start[name]}" for letter, name in zip("PCMA", DISCIPLINES, strict=True) if start[name]
        )


def test_at_the_start_everybody_is_available_and_nobody_has_anything() -> None:
    state = GAME.start(deal(4))
    for seat in range(4):
        assert (busy(state, seat), tokens(state, seat), cards(state, seat)) == ([], [], [])
    assert [result["total"] for result in state.scores()] == [0, 0, 0, 0]


def test_the_first_player_has_the_statue_and_begins() -> None:
    """Rulings Setup 1: the players agree on the first player, who has seat 0."""
    state = GAME.start(deal(3))
    assert seen(state, "statue") == 0
    assert state.actors == (0,)
    assert stage(state) == "turn"


def test_teams_are_dealt_unless_they_are_chosen() -> None:
    """Rulings Setup 1, Decided 1."""
    assert GAME.options["teams"].default == "dealt"
    dealt = GAME.deal(4, seed=1)
    assert len(set(dealt["teams"])) == 4
    assert "teams" not in chosen(4)


def test_teams_are_chosen_in_seat_order_each_colour_once() -> None:
    """Rulings Decided 1."""
    state = GAME.start(chosen(3))
    assert legal(state) == [f"team {colour}" for colour in COLOURS]
    play(state, "team red")
    assert state.actors == (1,)
    assert legal(state) == [f"team {colour}" for colour in COLOURS if colour != "red"]
    assert refusal(state, "team red").values == {"team": "red", "by_seat": 0}
    play(state, "team green", "team blue")
    assert [seat_board(state, seat)["team"] for seat in range(3)] == ["red", "green", "blue"]
    assert knows(state, "einstein") == "P1 A1"
    assert state.actors == (0,)
    assert stage(state) == "turn"


def test_five_players_lead_all_the_teams() -> None:
    state = GAME.start(chosen(5))
    play(state, "team red", "team green", "team blue", "team purple")
    assert legal(state) == ["team yellow"]


def test_teams_are_chosen_before_the_inventions_are_drawn() -> None:
    """FR "Mise en place" 1 and 2: nobody chooses a team for the inventions that lie there."""
    state = GAME.start(chosen(2))
    state.log = log = Log()
    assert (seen(state, "age"), seen(state, "inventions"), seen(state, "coming")) == (None, [], 3)
    play(state, "team red")
    assert seen(state, "inventions") == []
    play(state, "team blue")
    assert seen(state, "age") == 1
    assert on_table(state) == chosen(2)["ages"][0]
    assert [event.kind for event in log.events] == ["team", "team", "age"]
