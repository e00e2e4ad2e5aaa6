"""Editions: the box of an owner who sorts two cards otherwise, and files of one's own."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import bottega
from bottega.engine import editions
from bottega.engine.conformance import check
from bottega.engine.editions import EditionError, Value
from bottega.games import shipped_editions
from bottega.games.leonardo import Leonardo
from tests.games.leonardo.positions import (
    GAME,
    assign,
    board,
    cards,
    components,
    deal,
    florins,
    idle,
    lab,
    legal,
    play,
    position,
    seat_board,
)


def read(text: str) -> Leonardo:
    """The game with the figures of this file."""
    found = editions.parse(text, "mine.yaml", GAME.edition.figures, GAME.figures, "leonardo")
    return GAME.with_edition(found)


def edition(changes: dict[str, Value]) -> Leonardo:
    return GAME.with_edition(editions.changed(GAME.edition.figures, GAME.figures, "mine", changes))


def owner() -> Leonardo:
    game = bottega.game("leonardo", edition="owner")
    assert isinstance(game, Leonardo)
    return game


def test_one_edition_comes_with_the_game() -> None:
    assert shipped_editions(GAME) == ("owner",)


def test_the_owner_swaps_the_figures_of_8_and_13() -> None:
    """One owner sorts 6 to 10 as copper and 11 to 15 as silver."""
    inventions = owner().box.inventions
    standard = GAME.box.inventions
    assert [i.number for i in inventions[1:] if i.metal == 1] == [6, 7, 8, 9, 10]
    assert [i.number for i in inventions[1:] if i.metal == 2] == [11, 12, 13, 14, 15]
    assert (inventions[8].weeks, inventions[8].first, inventions[8].later) == (7, 8, 6)
    assert (inventions[13].weeks, inventions[13].first, inventions[13].later) == (11, 13, 10)
    assert (inventions[8].type, inventions[13].type) == (standard[8].type, standard[13].type)
    assert all(inventions[n].components == standard[n].components for n in range(1, 26) if n not in (8, 13))


def test_in_the_owners_edition_8_is_started_with_a_rope_and_a_brick() -> None:
    game = owner()
    state = game.start(game.deal(3, 1))
    play(state, "start 8 in small")
    assert state.view(0)["boards"][0]["hand"] == {"iron": 1, "glass": 0, "wood": 0, "brick": 0, "rope": 1}


def test_in_the_owners_edition_8_takes_seven_weeks_and_pays_8() -> None:
    state = position(board(works={"small": (8, 5)}, hand={"rope": 1}), board(), game=owner())
    assign(state, ["master to small"])
    assert florins(state) == [3 + 8, 3]
    assert cards(state) == [[8], []]


def test_the_deck_follows_the_metals_of_the_edition() -> None:
    game = owner()
    for seed in range(10):
        for players in game.seats:
            for start in ("beginner", "expert"):
                game.start(game.deal(players, seed, start=start))
    middle = game.deal(5, 1)["deck"][-16:-5]
    assert sum(n in (6, 7, 8, 9, 10) for n in middle) == 2
    assert sum(n in (11, 12, 13, 14, 15) for n in middle) == 3


def test_the_owners_edition_obeys_every_law() -> None:
    check(owner(), 2, seed="owner", thorough=0)


def test_matches_of_two_editions_are_not_mixed_up() -> None:
    dump = owner().start(owner().deal(2, 1)).dump()
    with pytest.raises(ValueError, match="edition"):
        GAME.load(dump)
    assert owner().load(dump).dump() == dump
    assert owner().edition.provenance("inventions.8.weeks") == "edition"


def test_a_file_of_ones_own_replaces_figures() -> None:
    game = read(
        "name: My box\ngame: leonardo\ninventions:\n  1: {first: 7}\nsets:\n  b: {florins: 9, small: 5}\n"
    )
    state = game.start(deal(2))
    assert florins(state) == [3, 9]
    assert lab(state, 1, "small")["spaces"] == 5


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("inventions:\n  26: {weeks: 4}", 4, "no figure “inventions.26”"),
        ("inventions:\n  1: {weeks: 0}", 4, "from 1 to 30"),
        ("inventions:\n  1: {metal: tin}", 4, "one of bronze, copper, silver, gold"),
        ("inventions:\n  1:\n    components: {iron: 5}", 5, "from 0 to 4"),
        ("sets:\n  a: {small: 4}", 4, "one of 3, 5"),
        ("sets:\n  a: {apprentices: 1}", 4, "from 2 to 9"),
        ("expert: {florins: 4}", 3, "the rules fix it"),
        ("bonus: {5: 21}", 3, "the rules fix it"),
        ("labs:\n  3: {spaces: 4}", 4, "the rules fix it"),
    ],
)
def test_what_the_rules_fix_cannot_be_replaced(text: str, line: int, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(f"name: Bad\ngame: leonardo\n{text}\n")
    with pytest.raises(EditionError, match=problem) as error:
        editions.read(file, GAME.edition.figures, GAME.figures, "leonardo")
    assert error.value.line == line


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"inventions.16.metal": "silver"}, "the inventions of gold must stay 16 to 25"),
        ({"inventions.1.metal": "gold"}, "the inventions of gold must stay 16 to 25"),
        ({"inventions.11.metal": "copper"}, "too few inventions of silver"),
        (
            {"inventions.6.metal": "bronze", "inventions.7.metal": "bronze", "inventions.9.metal": "bronze"},
            "copper",
        ),
        ({"sets.a.men": 1}, "set a has 1 mechanical men and room for 0"),
        ({"sets.c.men": 2}, "set c has 2 mechanical men and room for 1"),
        ({f"sets.{s}.components.wood": 4 for s in "abcd"}, "the sets hold more wood than"),
    ],
)
def test_figures_with_which_no_match_can_be_set_up_are_refused(
    changes: dict[str, Value], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        edition(changes)


def test_mechanical_men_of_a_set_stand_where_there_is_room() -> None:
    game = edition(
        {"sets.a.large": 6, "sets.a.small": 5, "sets.a.men": 3, "sets.b.large": 6, "sets.b.men": 2}
    )
    state = game.start(game.deal(2, 1))
    assert [lab(state, 0, name)["men"] for name in ("small", "large")] == [1, 2]
    assert [lab(state, 1, name)["men"] for name in ("small", "large")] == [0, 2]


def test_a_set_may_leave_two_players_with_their_masters_alone() -> None:
    game = edition({"sets.a.apprentices": 2})
    state = game.start(game.deal(2, 1))
    assert seat_board(state)["apprentices"] == 0
    play(state, "done", "done")
    assert legal(state, "place") == []
    assert legal(state, "master")


STRANGE = edition(
    {
        **{f"inventions.{n}.components.glass": 0 for n in range(1, 26)},
        **{f"inventions.{n}.components.iron": 4 for n in range(1, 26, 6)},
        **{f"inventions.{n}.weeks": 1 for n in range(1, 26, 2)},
        **{f"inventions.{n}.type": "wood" for n in range(1, 26, 3)},
        **{f"inventions.{n}.first": 40 for n in range(1, 26)},
        **{f"sets.{s}.components.iron": 2 for s in "abcde"},
    }
)


@pytest.mark.parametrize("players", [2, 5])
def test_a_match_with_strange_figures_is_played_to_its_end(players: int) -> None:
    rng = random.Random(players)
    state = STRANGE.start(STRANGE.deal(players, 1))
    while not state.over:
        seat = rng.choice(state.actors)
        legal_ones = state.legal(seat)
        state.apply(seat, rng.choice([a for a in legal_ones if a.type == "start"] or legal_ones))
        assert state.audit() == []
        assert state.imagine(seat, rng).audit() == []


def test_an_invention_that_needs_nothing_can_always_be_started() -> None:
    game = edition({"inventions.1.components.iron": 0})
    state = position(board(), board(), stage="laboratories", game=game)
    assert legal(state) == ["start 1 in small", "done"]
    play(state, "start 1 in small")
    assert components(state) == {}
    idle(state)
